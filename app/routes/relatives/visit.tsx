import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { visitForm } from '#app/features/relatives/reading/visit-form.ts'
import { askForVisit, endVisit } from '#app/features/relatives/reading/visits.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { visitCookie, visitorCookie } from '#app/platform/http/cookies.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { answerForm, refuseTooOften } from '../kit/answer-form.server.ts'
import { hasTyped } from '../deaths/kept-typed.server.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { requirePromise } from './promised.server.ts'
import { readersHere, visitTokenOf } from './reader.server.ts'
import { listed, ownersOf } from './reading/visit-list.server.ts'
import { AskedPage, AskPage, ListPage } from './visit-parts.tsx'
import { browserOf } from './visitor.server.ts'
import type { Route } from './+types/visit.ts'

export { headers } from '../kit/attempt.server.ts'

const PAGE = href('/contactpersoon')

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const people = await readersHere({ request, context })
  return {
    asked: url.searchParams.has('gevraagd'),
    stopped: url.searchParams.has('gestopt'),
    kept: await hasTyped(request),
    hasVisit: (await visitTokenOf(request)) !== undefined,
    owners: ownersOf(people ?? []),
    readers: people && (await Promise.all(people.map((one) => listed(one, people)))),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requirePromise()
  const form = await readForm(request)
  if (form.get('intent') === 'uit') return leave(request)
  const submission = parseForm(visitForm, form)
  return answerForm({ request, context }, submission, 'signIn', async ({ email }) => {
    const browser = (await browserOf(request)) ?? randomToken()
    const wait = await askForVisit(email, browser, context.get(requestFacts).network)
    if (wait !== undefined) return refuseTooOften(submission, wait)
    const headers = new Headers({ 'set-cookie': await visitorCookie().serialize(browser) })
    return redirectWithFlash(
      `${PAGE}?gevraagd=1`,
      { key: 'visitAsked', values: { email } },
      headers,
    )
  })
}

async function leave(request: Request) {
  const token = await visitTokenOf(request)
  if (token) await endVisit(token)
  const headers = new Headers({ 'set-cookie': await visitCookie().serialize('', { maxAge: 0 }) })
  return redirectWithFlash(PAGE, { key: 'visitLeft' }, headers)
}

export const handle = lampHandle

/** Where a contact asks to read, and sees for whom they may. */
export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('relativesReading')
  const { asked, readers } = loaderData
  return (
    <>
      <meta name="robots" content="noindex" />
      {readers ? (
        <>
          <PageTitle title={t('visit.listTitle')} />
          <ListPage {...loaderData} readers={readers} />
        </>
      ) : asked && !actionData ? (
        <>
          <PageTitle title={t('visit.askedTitle')} />
          <AskedPage />
        </>
      ) : (
        <AskPage reply={actionData} kept={loaderData.kept} />
      )}
    </>
  )
}
