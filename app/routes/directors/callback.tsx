import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { callbackForm } from '#app/features/callbacks/callback-form.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { requestCallback, tooManyCallbacks } from '#app/features/callbacks/callbacks.server.ts'
import { head } from '#app/features/content/head.server.ts'
import { breadcrumbs, webPage } from '#app/features/content/structured-data.server.ts'
import { callbacks } from '#app/features/callbacks/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { PageHead } from '#app/routes/public/page-head.tsx'
import { Breadcrumb, Lead, Narrow } from '#app/ui/index.ts'
import { answerForm, refuseTooOften } from '../kit/answer-form.server.ts'
import type { Route } from './+types/callback.ts'
import { CallbackForm } from './callback-form.tsx'
import { FormProblems } from './problems.tsx'

const PATH = href('/uitvaartondernemers/terugbellen')

export function loader({ url }: Route.LoaderArgs) {
  const { title, description } = callbacks
  const places = [
    { href: href('/uitvaartondernemers'), text: callbacks.directors },
    { text: title },
  ]
  const graph = [webPage(PATH, title, description), breadcrumbs(places, PATH)]
  const isSent = url.searchParams.has('gelukt')
  return { isSent, places, head: head({ path: PATH, title, description, graph }) }
}

export { headers } from '../kit/attempt.server.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseForm(callbackForm, await readForm(request))
  return answerForm({ request, context }, submission, 'sending', async (answers) => {
    const wait = await tooManyCallbacks(context.get(requestFacts).network)
    if (wait !== undefined) return refuseTooOften(submission, wait)
    await requestCallback(answers)
    return redirectWithFlash(`${PATH}?gelukt=`, { key: 'callbackAsked' })
  })
}

/** Funeral directors ask to be called back (specification 3), once. */
export default function Callback({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['callbacks', 'common'])
  const { typed, errors } = actionData ?? {}
  const failed = actionData !== undefined
  return (
    <Narrow>
      <PageHead head={loaderData.head} failed={failed} />
      <Breadcrumb label={t('common:nav.you')} items={loaderData.places} />
      <FormProblems reply={actionData} texts={callbacks.fields} />
      <h1>{t('title')}</h1>
      {loaderData.isSent ? (
        <p>
          <a href={PATH}>{t('another')}</a>
        </p>
      ) : (
        <>
          <Lead>{t('lead')}</Lead>
          <CallbackForm typed={typed} errors={errors} />
        </>
      )}
    </Narrow>
  )
}
