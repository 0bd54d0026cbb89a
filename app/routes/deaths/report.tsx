import { data, href, redirect } from 'react-router'
import { reportFor } from '#app/features/deaths/report.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { readerHandle } from '../first-days/lamp-frame.tsx'
import { orSay } from '../kit/answer-form.server.ts'
import { Failure } from '../kit/failure.tsx'
import { requireReader } from '../relatives/reader.server.ts'
import type { Route } from './+types/report.ts'
import { AGAIN, againFor, askedAgain, giveAnswer } from './answering.server.ts'
import { forgetTyped, keepTyped, readerOrKeep, typedBefore, typedOf } from './kept-typed.server.ts'
import { Shown, type ShownProps } from './report-parts.tsx'
import { canTell, standingFor, takingBack, whoIsHere } from './standing.server.ts'
import { tell, tellingAt } from './telling.server.ts'
import { pageOf, QUESTION, TAKE_BACK, takeBackPageOf } from './who.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const reader = await requireReader(asked, asked.params.relative)
  // Nothing is told of who deletes their account: the page about them says so.
  if (reader.isGoing)
    throw redirect(href('/contactpersoon/:relative', { relative: reader.id }), 303)
  const now = new Date()
  const shown = await standingFor(reader, now)
  const typed = canTell(shown) ? await typedBefore(asked.request, reader.id) : null
  const { searchParams: query } = asked.url
  const at = { wanted: query.get(QUESTION), fault: query.get(FAULT) }
  const who = whoIsHere(reader)
  const back = query.get(QUESTION) === TAKE_BACK || query.get(AGAIN) === 'unsure'
  const takes = back && takingBack(shown)
  if (takes) return { who, shown: takes }
  const question = shown.page === 'waiting' ? shown.question : shown
  const again = question?.page === 'question' ? await againFor(asked, reader, question) : null
  if (again?.problem) return { who, shown: again }
  return { who, shown: typed ? await tellingAt(reader, typed, at, now) : shown }
}

const FAULT = 'fout'

/** Each step posts what was typed before, and leads to the next one: a browser's way back asks nothing then. */
export async function action(asked: Route.ActionArgs) {
  const { request, context, params } = asked
  const form = await readForm(request)
  const reader = await readerOrKeep(asked, params.relative, form)
  const { reference } = context.get(requestFacts)
  const run = form.has('antwoord') ? answer : letKnow
  return orSay({ request, context }, 'sending', () => run(reader, form, reference), typedOf(form))
}

type Reply = Promise<ReturnType<typeof data<ShownProps>> | Response>

const pageFor = ({ id }: Reader) => pageOf({ relative: id })

const stands = (reader: Reader, more: ResponseInit = {}) =>
  redirect(pageFor(reader), { status: 303, ...more })

async function letKnow(reader: Reader, form: FormData, reference: string): Reply {
  const told = await tell(reader, form, { now: new Date(), reference })
  if (told.done && told.withPaper)
    return redirect(href('/contactpersoon/:relative/papier', { relative: reader.id }), {
      status: 303,
      headers: await forgetTyped(),
    })
  if (told.done) return stands(reader, { headers: await forgetTyped() })
  if ('next' in told) {
    const { next, fault, typed } = told
    const query = new URLSearchParams({ [QUESTION]: next, ...(fault && { [FAULT]: fault }) })
    // Who calls us first finds their day when they come back.
    const headers = await keepTyped(reader.id, typed)
    return redirect(`${pageFor(reader)}?${query}`, { status: 303, headers })
  }
  const { shown, status } = told
  return data<ShownProps>({ who: whoIsHere(reader), shown }, { status })
}

/** What another contact says. Of a report that was stopped meanwhile the page says how it stands. */
async function answer(reader: Reader, form: FormData, reference: string): Reply {
  const report = await reportFor(reader)
  if (!report || report.id !== form.get('bericht')) return stands(reader)
  const given = await giveAnswer(reader, report, form, reference)
  // A no after others began to read: the page says so.
  if (given.said === 'no' && given.outcome === 'over')
    return redirect(takeBackPageOf({ relative: reader.id }), 303)
  const again = askedAgain(given)
  if (!again) return stands(reader, { headers: await forgetTyped() })
  const headers = await keepTyped(reader.id, given.typed)
  return redirect(`${pageFor(reader)}?${AGAIN}=${again}`, { status: 303, headers })
}

export const handle = readerHandle

/** Where a contact lets us know of a death, says whether it is so, and waits. */
export default function ReportOfDeath({ loaderData, actionData }: Route.ComponentProps) {
  const page = actionData && 'shown' in actionData ? actionData : loaderData
  const failed = actionData && 'failure' in actionData ? actionData : undefined
  const { who, shown } = page
  return (
    <>
      <meta name="robots" content="noindex" />
      <Failure kind={failed?.failure} />
      <Shown
        who={who}
        shown={shown.page === 'day' && failed ? { ...shown, typed: failed.typed ?? {} } : shown}
      />
    </>
  )
}
