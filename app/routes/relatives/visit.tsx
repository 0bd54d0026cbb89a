import { useTranslation } from 'react-i18next'
import { href, redirect } from 'react-router'
import { type KnownReport, reportFor } from '#app/features/deaths/report.server.ts'
import { RUNNING } from '#app/features/deaths/states.ts'
import { readingOf } from '#app/features/contacts/rules-form.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { visitForm } from '#app/features/relatives/reading/visit-form.ts'
import { partsNow } from '#app/features/relatives/reading/reading.server.ts'
import { askForVisit, endVisit } from '#app/features/relatives/reading/visits.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { visitCookie, visitorCookie } from '#app/platform/http/cookies.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { answerForm, refuseTooOften } from '../kit/answer-form.server.ts'
import { hasTyped } from '../deaths/kept-typed.server.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { requirePromise } from './promised.server.ts'
import { readersHere, type ReaderHere, visitTokenOf } from './reader.server.ts'
import { AskedPage, AskPage, type ListedReader, ListPage } from './visit-parts.tsx'
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
    hasVisit: (await visitTokenOf(request)) !== null,
    readers: people && (await Promise.all(people.map((one) => listed(one, people)))),
  }
}

/** What a list says of somebody, by how far it is; `all`: everybody who is on it. */
async function listed(one: ReaderHere, all: readonly ReaderHere[]): Promise<ListedReader> {
  const { id, card, reader, copy, isOver } = one
  const name = nameOf(card.owner)
  const isTwice = all.some((other) => other !== one && nameOf(other.card.owner) === name)
  const who = {
    id,
    name,
    called: card.owner.firstName || name,
    as: isTwice ? card.firstName || card.lastName : '',
  }
  const given = reader !== null && partsNow(reader).length > 0
  if (copy) {
    const { allAt, copiesUntil } = copy.report
    if (allAt && allAt > new Date()) return { ...who, state: 'first', from: allAt, given }
    return { ...who, state: 'all', until: copiesUntil ?? new Date() }
  }
  if (isOver) return { ...who, state: 'over' }
  if (reader?.isGoing) return { ...who, state: 'closed' }
  const report = reader && (await reportFor(reader))
  const now = given && readingOf(reader.rules) === 'now' ? 'nowAll' : 'now'
  return { ...who, state: given ? now : 'later', report: saidOf(report), by: byOf(report, id) }
}

/** Who let us know first, by name; empty for who did so themselves. */
const byOf = (report: KnownReport | null, reader: string): string => {
  const [first] = report?.said ?? []
  return first && first.relativeId !== reader ? first.name : ''
}

/** What a list says of a report: that it runs, or that it was stopped. */
function saidOf(report: KnownReport | null): 'runs' | 'stopped' | null {
  if (RUNNING.some((state) => state === report?.state)) return 'runs'
  return report?.state === 'stopped' ? 'stopped' : null
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
    const headers = { 'set-cookie': await visitorCookie().serialize(browser) }
    return redirect(`${PAGE}?gevraagd=1`, { status: 303, headers })
  })
}

async function leave(request: Request) {
  const token = await visitTokenOf(request)
  if (token) await endVisit(token)
  const headers = { 'set-cookie': await visitCookie().serialize('', { maxAge: 0 }) }
  return redirect(PAGE, { status: 303, headers })
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
