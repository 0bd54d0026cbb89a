import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { readingAt } from '#app/features/content/reading.server.ts'
import {
  apply,
  applicationSchema,
  tooManyApplications,
} from '#app/features/guild/application.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { textsOf } from '#app/middleware/i18n.server.ts'
import { requestFacts } from '#app/platform/context.server.ts'
import { checkFields } from '#app/platform/fields.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { ErrorSummary } from '#app/ui/index.ts'
import { problemsOf } from '../problems.ts'
import { TextPage } from '../public/reading.tsx'
import type { Route } from './+types/application.ts'
import { ApplicationForm } from './application-form.tsx'

const PATH = '/uitvaartondernemers/aanmeldformulier'

export function loader() {
  const reading = readingAt(PATH)
  if (!reading) throw data('path', { status: 404 })
  return { reading }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const t = textsOf(context)
  const { typed, errors, value } = checkFields(form, applicationSchema(t))
  if (!value) return data({ typed, errors, message: null }, { status: 422 })
  const again = (message: string, status: number) =>
    data({ typed, errors: {}, message }, { status })
  return orElse(
    { request, context },
    async () => {
      const wait = await tooManyApplications(context.get(requestFacts).network)
      if (wait !== undefined)
        return again(t('validation.tooOften', { count: Math.ceil(wait / 60) }), 429)
      await apply(value)
      return redirectWithFlash(href('/uitvaartondernemers/aanmeldformulier'), { key: 'applied' })
    },
    () => again(t('validation.failed'), 503),
  )
}

/** A business applies to become a guild member: what that means, and the form. */
export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['common', 'site'])
  const { typed, errors = {}, message } = actionData ?? {}
  const items = problemsOf(errors, (name) => t(`site:apply.${name as 'email'}`))
  if (message) items.push({ href: '#companyName', text: message })
  return (
    <TextPage
      reading={loaderData.reading}
      failed={items.length > 0}
      problems={<ErrorSummary title={t('form.errorTitle')} items={items} />}
    >
      <ApplicationForm {...(typed && { typed, errors })} />
    </TextPage>
  )
}
