import { data } from 'react-router'
import type { Subject } from '#app/access/subject.ts'
import { readPostedAnswers } from '#app/forms/stored/posted-answers.server.ts'
import { questionsByLaw } from '#app/features/interview/legal.server.ts'
import { ASKED, questionIn } from '#app/features/interview/one-by-one.ts'
import { questionsInWords } from '#app/features/interview/section-texts.ts'
import { type FileSectionKey, fileSections } from '#app/features/interview/sections/index.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { textsOf } from '#app/middleware/i18n.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import type { Route } from './+types/autosave.ts'
import {
  leftOpen,
  openIn,
  saveDone,
  saveRefused,
  unlessFrozen,
  whoSaves,
} from '../kit/saving/automatic-save.server.ts'
import { dropAsked } from '../kit/pending-post.server.ts'
import { groupCounts } from './group-counts.ts'
import { subjectOf } from './address.server.ts'
import { onlyPost } from '../kit/only-post.ts'

export const loader = onlyPost

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
  const user = await whoSaves(context)
  if (user instanceof Response) return user
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
  const saved = await unlessFrozen(saveSection(subject, wanted))
  if (!saved) return saveRefused('frozen')
  if (!saved.ok) return saveRefused('conflict')
  await dropAsked(request, subject, section, only)
  const open = [...leftOpen(errors, typed, saved.stored), ...saved.toConfirm]
  const t = textsOf(context)
  const counts = only ? undefined : groupCounts({ ...questions, key: section }, saved.stored, t)
  const openInWords = () =>
    questionsInWords(section, open) ?? t('interview.autosave.openMany', { count: open.length })
  return saveDone({
    revision: saved.revision,
    saveId: save.id,
    counts,
    ...openIn(questions, open, { typed, errors }, openInWords),
  })
}
