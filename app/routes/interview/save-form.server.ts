import { readInFile } from '#app/access/in-file.server.ts'
import type { Subject } from '#app/access/subject.ts'
import { questionsByLaw } from '#app/features/interview/legal.server.ts'
import {
  type FileSectionKey,
  type QuestionOf,
  sectionOf,
  type SomeAnswers,
} from '#app/features/interview/sections/index.ts'
import { saveSection, scopesOf } from '#app/features/wishes/saving/save.server.ts'
import { settleDraft } from '#app/features/wishes/versions/confirm.server.ts'
import type { SaveResult } from '#app/features/wishes/saving/save-in-transaction.server.ts'
import { readSectionPage } from '#app/features/wishes/saving/section-page.server.ts'
import { withoutRowButton } from '#app/forms/rows.ts'
import { type PostedAnswers, readPostedAnswers } from '#app/forms/stored/posted-answers.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { refuseOthers } from '../kit/own-form.server.ts'
import { waitBeforeSave } from '../kit/saving/save-pace.server.ts'
import {
  givenBackTooOften,
  pageAfterFailure,
  pageAfterSave,
  pageAsPosted,
  pageWithRows,
  type PostedForm,
  type SamePage,
} from '../kit/same-page.server.ts'
import { isAsShown, onlyLeavesOpen } from './skipped.ts'

/** A form of a section: in whose file it is, and what it asks. */
type QuestionsOnForm = {
  subject: Subject
  section: FileSectionKey
  /** The questions that it asks; all of the section unless given. */
  only?: readonly QuestionOf<FileSectionKey>[] | undefined
}

type PostedSection = QuestionsOnForm & {
  form: FormData
  where: Where
  /** Whether the file is completed when every answer is right. */
  final: boolean
}

type Stays = { stay: SamePage }
type SavedForm = { saved: Extract<SaveResult, { ok: true }>; id: string }

/**
 * Saves by hand what was posted by the form of a section, as far as it is right.
 *
 * @returns the same page again when it is not done (`stay`), or could not be; else the save and the
 *   form's id
 * @throws a 409 answer when the page was made for someone else
 */
export const saveForm = (posted: PostedSection): Promise<Stays | SavedForm> =>
  savingOf(posted, savePost)

/**
 * Saves by hand what was posted by the form of a section, as far as it is right, unless a step with required
 * questions was left as it came.
 *
 * @returns the answers of the page where it was (`skipped`); else what `saveForm` returns
 * @throws a 409 answer when the page was made for someone else
 */
export const saveUnlessSkipped = (
  posted: PostedSection,
): Promise<{ skipped: SomeAnswers } | Stays | SavedForm> =>
  savingOf(posted, async (_, page, post) => {
    const shown = onlyLeavesOpen(post) && (await readShown(posted))
    if (!shown || !isAsShown(posted.section, post, shown)) return savePost(posted, page, post)
    await settleDraft(posted.subject)
    return { skipped: shown }
  })

/** Saves what was read of a post; who saves too often gets it back, and so does who could not be served. */
async function savingOf<T>(
  posted: PostedSection,
  save: (posted: PostedSection, page: PostedForm, post: PostedAnswers) => Promise<T>,
): Promise<T | Stays> {
  const page = pageOf(posted)
  const wait = await waitBeforeSave(page.where.context)
  if (wait !== undefined) return { stay: givenBackTooOften(page, wait) }
  try {
    refuseOthers(posted.form, posted.subject)
    return await save(posted, page, await readPosted(posted))
  } catch (error) {
    return { stay: pageAfterFailure(page, error) }
  }
}

const pageOf = ({ subject, section, form, where }: PostedSection): PostedForm => ({
  definition: sectionOf(section),
  form,
  where,
  fixed: { email: subject.email },
})

const readPosted = async (
  { subject, section, only, form }: PostedSection,
  by: 'hand' | 'row button' = 'hand',
) => readPostedAnswers(await questionsByLaw(section, subject.by?.mandate, only), form, by)

async function savePost(
  posted: PostedSection,
  page: PostedForm,
  post: PostedAnswers,
): Promise<Stays | SavedForm> {
  const { subject, section } = posted
  if (post.isRowDone && post.isWhole && !post.isRestored)
    return { stay: await saveBeforeRows(posted, page, post) }
  if (!post.asksToSave) return { stay: pageAsPosted(page, post, await readShown(posted)) }
  const isRight = post.save.wrong.length === 0
  const final = posted.final && isRight
  const saved = await saveSection(subject, { ...post.save, section, fromPage: true, final })
  if (!saved.ok || !isRight) return { stay: pageAfterSave(page, post, saved) }
  if (!final) await settleDraft(subject)
  return { saved, id: post.save.id }
}

/**
 * Saves what was typed when a button asks for another row or one less, so that who then leaves loses nothing. A
 * row that it took away stays stored until the page is saved; what another tab changed is asked about then.
 */
async function saveBeforeRows(
  posted: PostedSection,
  page: PostedForm,
  post: PostedAnswers,
): Promise<SamePage> {
  const { subject, section, form } = posted
  const after = await readPosted(posted, 'row button')
  const before = await readPosted({ ...posted, form: withoutRowButton(form) }, 'row button')
  const saved = await saveSection(subject, {
    ...before.save,
    section,
    fromPage: true,
    final: false,
  })
  if (!saved.ok) return pageAsPosted(page, post, await readShown(posted))
  return pageWithRows(page, before, after, saved)
}

/** The answers that the page of a section shows by itself. */
const readShown = ({ subject, section }: QuestionsOnForm) =>
  readInFile(
    subject,
    scopesOf(section),
    async (sql) => (await readSectionPage(sql, subject, section)).values,
  )
