import { data } from 'react-router'
import type { Subject } from '#app/access/subject.ts'
import { isTyped } from '#app/forms/rows.ts'
import { readPostedAnswers } from '#app/forms/stored/posted-answers.server.ts'
import { isAnswered, questionOfName, type SectionData } from '#app/forms/values.ts'
import { questionsByLaw } from '#app/features/interview/legal.server.ts'
import { ASKED, questionIn } from '#app/features/interview/one-by-one.ts'
import { questionsInWords } from '#app/features/interview/section-texts.ts'
import { type FileSectionKey, fileSections } from '#app/features/interview/sections/index.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import type {
  SaveResult,
  WishSave,
} from '#app/features/wishes/saving/save-in-transaction.server.ts'
import { timeOf } from '#app/locales/dates.ts'
import { textsOf } from '#app/middleware/i18n.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { isAway, isFrozen } from '#app/platform/unavailable.server.ts'
import type { Route } from './+types/autosave.ts'
import { waitOf } from '../kit/attempt.server.ts'
import { dropAsked } from '../kit/pending-post.server.ts'
import { waitBeforeSave } from './save-pace.server.ts'
import { groupCounts } from './group-counts.ts'
import { subjectOf } from './address.server.ts'

const REFUSALS = { signedOut: 401, conflict: 409, frozen: 409, invalid: 422 } as const

/** For the script, which cannot follow a redirect to the sign-in page. */
const saveRefused = (reason: keyof typeof REFUSALS) =>
  Response.json({ ok: false, reason }, { status: REFUSALS[reason] })

export function loader() {
  throw data('method', { status: 405, headers: { Allow: 'POST' } })
}

/** The step in the address, or the older form, whose address names none. */
function keyOf({ section = 'formulier', mandate }: { section?: string; mandate?: string }) {
  const found = fileSections.find(({ key }) => key === section)
  if (!found || (mandate && found.key === 'secret')) throw data('step', { status: 404 })
  return found.key
}

/**
 * The questions that a form asks without the rest of its section; undefined where it asks it whole.
 *
 * @throws a 404 answer when there is no such question
 */
function askedAlone(key: FileSectionKey, form: FormData) {
  const names = form.getAll(ASKED)
  if (names.length === 0) return undefined
  const asked = names.flatMap((name) => questionIn(key, String(name)) ?? [])
  if (asked.length < names.length) throw data('step', { status: 404 })
  return asked
}

/**
 * Saves a section, or a question of it, while someone types: the same form, parsed and saved as by
 * hand, and never as the final save. What is wrong, or has to be asked first, is not stored and
 * said to be open.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const section = keyOf(params)
  const user = userOf(context)
  // No reason that the script knows: it keeps the text and tries again.
  if (isAway()) throw new Response('away', { status: 503 })
  // The session of a recovery code opens nothing until another second factor is set up.
  if (!user || user.secondFactor === 'lost') return saveRefused('signedOut')
  const wait = await waitBeforeSave(context)
  // No reason that the script knows either.
  if (wait !== undefined) return new Response('too often', waitOf(wait).init)
  const form = await readForm(request)
  const subject: Subject = await subjectOf(context, params)
  const only = askedAlone(section, form)
  const questions = await questionsByLaw(section, subject.by?.mandate, only)
  const {
    account = subject.id,
    isWhole,
    typed,
    errors,
    save,
  } = readPostedAnswers(questions, form, 'script')
  if (account !== subject.id) return saveRefused('signedOut')
  if (!isWhole) return saveRefused('invalid')
  const wanted = { ...save, section, fromPage: true, final: false }
  const saved = await saveUnlessFrozen(subject, wanted)
  if (!saved) return saveRefused('frozen')
  if (!saved.ok) return saveRefused('conflict')
  await dropAsked(request, subject, section, only)
  // One that has to be answered and is not, nor was, has nothing to store.
  const stored: SectionData = saved.stored
  const isOpen = (name: string) =>
    isTyped(typed[questionOfName(name)]) || isAnswered(stored[questionOfName(name)])
  const open = [...Object.keys(errors).filter(isOpen), ...saved.toConfirm]
  const t = textsOf(context)
  const counts = only ? undefined : groupCounts({ ...questions, key: section }, stored, t)
  const openInWords =
    questionsInWords(section, open) ?? t('interview.autosave.openMany', { count: open.length })
  return Response.json({
    ok: true,
    revision: saved.revision,
    saveId: save.id,
    time: now(),
    counts,
    ...(open.length > 0 && { open: openInWords }),
  })
}

/** @returns null when the file stays as it is: it is being released, or read after a death */
async function saveUnlessFrozen(subject: Subject, save: WishSave): Promise<SaveResult | null> {
  try {
    return await saveSection(subject, save)
  } catch (error) {
    if (isFrozen(error)) return null
    throw error
  }
}

/** What the clock says in the Netherlands; the one on someone's desk may be wrong. */
const now = () => timeOf(new Date())
