import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { callbackForm } from '#app/features/callbacks/callback-form.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { requestCallback, tooManyCallbacks } from '#app/features/callbacks/callbacks.server.ts'
import { head } from '#app/features/content/head.server.ts'
import { breadcrumbs, webPage } from '#app/features/content/structured-data.server.ts'
import { callbacks } from '#app/locales/nl/callbacks.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { textsOf } from '#app/middleware/i18n.server.ts'
import { requestFacts } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { PageHead } from '#app/routes/public/page-head.tsx'
import { Breadcrumb, Lead, Narrow } from '#app/ui/index.ts'
import { Problems } from '../problems.tsx'
import type { Route } from './+types/callback.ts'
import { CallbackForm } from './callback-form.tsx'

export function loader() {
  const { title, description } = callbacks
  const path = href('/uitvaartondernemers/terugbellen')
  const places = [{ href: '/uitvaartondernemers', text: callbacks.directors }, { text: title }]
  const graph = [webPage(path, title, description), breadcrumbs(places, path)]
  return { places, head: head({ path, title, description, graph }) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const t = textsOf(context)
  const { typed, errors, complete } = parseForm(callbackForm, form)
  if (!complete) return data({ typed, errors, message: null }, { status: 422 })
  const again = (message: string, status: number) =>
    data({ typed, errors: {}, message }, { status })
  return orElse(
    { request, context },
    async () => {
      const wait = await tooManyCallbacks(context.get(requestFacts).network)
      if (wait !== undefined)
        return again(t('validation.tooOften', { count: Math.ceil(wait / 60) }), 429)
      await requestCallback(complete)
      return redirectWithFlash(href('/uitvaartondernemers/terugbellen'), { key: 'callbackAsked' })
    },
    () => again(t('validation.failed'), 503),
  )
}

/** Funeral directors ask to be called back (specification 3). */
export default function Callback({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['callbacks', 'common'])
  const { typed, errors, message } = actionData ?? {}
  const failed = actionData !== undefined
  return (
    <Narrow>
      <PageHead head={loaderData.head} failed={failed} />
      <Breadcrumb label={t('common:nav.you')} items={loaderData.places} />
      <Problems
        errors={errors}
        labelOf={(name) => callbacks.fields[name as 'email'].label}
        last={message ? [{ href: '#companyName', text: message }] : []}
      />
      <h1>{t('title')}</h1>
      <Lead>{t('lead')}</Lead>
      <CallbackForm typed={typed} errors={errors} />
    </Narrow>
  )
}
