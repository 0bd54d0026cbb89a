import { data, href } from 'react-router'
import { applicationForm } from '#app/features/guild/application-form.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { articleAt } from '#app/features/content/articles.server.ts'
import { apply, tooManyApplications } from '#app/features/guild/application.server.ts'
import { site } from '#app/locales/nl/site.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { textsOf } from '#app/middleware/i18n.server.ts'
import { requestFacts } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { Problems } from '../problems.tsx'
import { TextPage } from '../public/article-page.tsx'
import type { Route } from './+types/application.ts'
import { ApplicationForm } from './application-form.tsx'

const PATH = '/uitvaartondernemers/aanmeldformulier'

export function loader() {
  const article = articleAt(PATH)
  if (!article) throw data('path', { status: 404 })
  return { article }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const t = textsOf(context)
  const { typed, errors, complete } = parseForm(applicationForm, form)
  if (!complete) return data({ typed, errors, message: null }, { status: 422 })
  const again = (message: string, status: number) =>
    data({ typed, errors: {}, message }, { status })
  return orElse(
    { request, context },
    async () => {
      const wait = await tooManyApplications(context.get(requestFacts).network)
      if (wait !== undefined)
        return again(t('validation.tooOften', { count: Math.ceil(wait / 60) }), 429)
      await apply(complete)
      return redirectWithFlash(href('/uitvaartondernemers/aanmeldformulier'), { key: 'applied' })
    },
    () => again(t('validation.failed'), 503),
  )
}

/** A business applies to become a guild member: what that means, and the form. */
export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, errors, message } = actionData ?? {}
  const failed = actionData !== undefined
  return (
    <TextPage
      article={loaderData.article}
      failed={failed}
      problems={
        <Problems
          errors={errors}
          labelOf={(name) => site.apply.fields[name as 'email'].label}
          last={message ? [{ href: '#companyName', text: message }] : []}
        />
      }
    >
      <ApplicationForm typed={typed} errors={errors} />
    </TextPage>
  )
}
