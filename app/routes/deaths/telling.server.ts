import { data } from 'react-router'
import {
  isDoubted,
  type ReportRefused,
  reportDeath,
  reportFor,
} from '#app/features/deaths/report.server.ts'
import { shownDay } from '#app/forms/formats.ts'
import { reportForm } from '#app/features/deaths/report-form.ts'
import { RUNNING } from '#app/features/deaths/states.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { type AnswersOf } from '#app/forms/fields.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { eitherOf, joinedList, longDateOf } from '#app/locales/dates.ts'
import { toldBefore, waysFor } from './standing.server.ts'

type Answers = AnswersOf<ReturnType<typeof reportForm>>

/** One question of those that are asked who lets us know, with all that was typed so far. */
export type Telling = { page: 'day' | 'way' | 'check'; typed: Typed; errors: FieldErrors } & {
  /** What stopped the report before this one, where one was. */
  earlier: string | null
  /** Of those who get an e-mail, and of those with a letter: 'Mark of Ria', and how many they are. */
  mailed: { either: string; all: string; count: number }
  letters: { either: string; all: string; count: number }
  /** 'donderdag 19 november 2026'; null as long as it cannot be read. */
  date: string | null
  /** Whether somebody wrote in the wishes after that day. */
  isDoubted?: boolean
}

type Told =
  /** `withPaper`: it is certain by a paper, which they can send now. */
  | { done: true; withPaper?: boolean }
  /** The next question, or one that is asked again: because of what was typed, or of what is known. */
  | { done: false; next: Telling['page']; typed: Typed; fault?: Fault }
  | { done: false; status: number; shown: { page: 'closed'; isTooOften: boolean } }

/** What was typed is wrong, or the day cannot be that of the death. */
const FAULTS = ['invoer', 'dag'] as const
export type Fault = (typeof FAULTS)[number]

/**
 * Takes a step of letting us know: each is posted with what was typed before, so that nothing stands in an
 * address and nothing is lost.
 *
 * @throws a 404 answer for who is no contact (any more)
 */
export async function tell(
  reader: Reader,
  form: FormData,
  { now, reference }: { now: Date; reference: string },
): Promise<Told> {
  const running = await reportFor(reader)
  if (RUNNING.some((state) => state === running?.state)) return { done: true }
  const { errors, values, complete, common } = await readTyped(reader, form, now)
  const step = form.get('stap')
  const go = (next: Telling['page'], fault?: Fault): Told => ({
    done: false,
    next,
    typed: common.typed,
    ...(fault && { fault }),
  })
  if (step === 'terug') return go('day')
  if (errors['dag']) return go('day', 'invoer')
  if (step !== 'wie' && step !== 'ja')
    return values.dag && (await isDoubted(reader, values.dag)) ? go('day', 'dag') : go('way')
  if (!complete) return go('way', 'invoer')
  if (step === 'wie') return go('check')
  const refused = await report(reader, complete, reference)
  switch (refused) {
    case null:
      return { done: true, withPaper: complete.weg === 'paper' }
    case 'runs':
      return { done: true }
    case 'future':
      return go('day', 'invoer')
    case 'before-version':
      return go('day', 'dag')
    case 'closed':
    case 'too-often':
      return {
        done: false,
        status: 409,
        shown: { page: 'closed', isTooOften: refused === 'too-often' },
      }
    default:
      throw data('reader', { status: 404 })
  }
}

/**
 * The question that is asked next of who typed this before.
 *
 * @param asked which page they ask for, of which the first that is not answered comes before it; and what was wrong
 */
export async function tellingAt(
  reader: Reader,
  typed: Typed,
  { wanted, fault }: { wanted: string | null; fault: string | null },
  now: Date,
): Promise<Telling> {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, String(value))
  const { errors, complete, common } = await readTyped(reader, form, now)
  const reached = errors['dag'] ? 'day' : complete ? 'check' : 'way'
  const asked = PAGES.find((one) => one === wanted) ?? 'day'
  const page = PAGES.indexOf(asked) > PAGES.indexOf(reached) ? reached : asked
  const wrong = fault !== FAULTS[0] ? {} : page === 'day' ? onlyDay(errors) : errors
  return { page, errors: wrong, ...common, isDoubted: page === 'day' && fault === FAULTS[1] }
}

const onlyDay = ({ dag }: FieldErrors): FieldErrors => (dag ? { dag } : {})

const PAGES = ['day', 'way', 'check'] as const satisfies Telling['page'][]

async function readTyped(reader: Reader, form: FormData, now: Date) {
  const [{ others, ways }, earlier] = await Promise.all([waysFor(reader), toldBefore(reader)])
  const definition = reportForm(now, ways)
  const { typed, errors, values, complete } = parseForm(definition, form)
  const common = {
    // 'gisteren' is another day after midnight.
    typed: values.dag ? { ...typed, dag: shownDay(values.dag) } : typed,
    earlier,
    mailed: named(others.filter(({ hasEmail }) => hasEmail)),
    letters: named(others.filter(({ hasEmail }) => !hasEmail)),
    date: values.dag ? longDateOf(values.dag) : null,
  }
  return { errors, values, complete, common }
}

async function report(
  reader: Reader,
  { dag, weg }: Answers,
  reference: string,
): Promise<ReportRefused | null> {
  const outcome = await reportDeath(reader, { diedOn: dag, way: weg }, reference)
  return outcome.ok ? null : outcome.reason
}

function named(those: readonly { name: string }[]) {
  const names = those.map(({ name }) => name)
  return { either: eitherOf(names), all: joinedList(names), count: names.length }
}
