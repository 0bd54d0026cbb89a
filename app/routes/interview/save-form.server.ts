import { readInFile } from '#app/access/in-file.server.ts'
import type { Subject } from '#app/access/subject.ts'
import { sectionByLaw } from '#app/features/interview/legal.server.ts'
import {
  type FileSectionKey,
  type QuestionOf,
  sectionOf,
  type SomeAnswers,
} from '#app/features/interview/sections/index.ts'
import { askingFields, questionsIn } from '#app/features/interview/step.ts'
import {
  type SaveResult,
  saveSection,
  scopesOf,
  type WishSave,
} from '#app/features/wishes/saving/save.server.ts'
import { readSectionPage } from '#app/features/wishes/saving/section-page.server.ts'
import { askingOnly } from '#app/forms/fields.ts'
import {
  type FormSave,
  type PostedAnswers,
  readPostedAnswers,
} from '#app/forms/stored/posted-answers.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { refuseOthers } from '../kit/pending-post.server.ts'
import {
  pageAfterFailure,
  pageAfterSave,
  pageAsPosted,
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

type SavedForm = { saved: Extract<SaveResult, { ok: true }>; id: string }

/**
 * Saves by hand what was posted by the form of a section, as far as it is right.
 *
 * @returns the same page again when it is not done (`stay`), or could not be; else the save and the
 *   form's id
 * @throws a 409 answer when the page was made for someone else
 */
export async function saveForm(posted: PostedSection): Promise<{ stay: SamePage } | SavedForm> {
  const page = pageOf(posted)
  try {
    refuseOthers(posted.form, posted.subject)
    return await savePost(posted, page, await readPosted(posted))
  } catch (error) {
    return { stay: pageAfterFailure(page, error) }
  }
}

/**
 * The same, unless a step with required questions was left as it came.
 *
 * @returns the answers of the page where it was (`skipped`); else what `saveForm` returns
 * @throws a 409 answer when the page was made for someone else
 */
export async function saveUnlessSkipped(
  posted: PostedSection,
): Promise<{ skipped: SomeAnswers } | { stay: SamePage } | SavedForm> {
  const page = pageOf(posted)
  try {
    const post = await readPosted(posted)
    const shown = onlyLeavesOpen(post) && (await readShown(posted))
    if (shown && isAsShown(posted.section, post, shown)) return { skipped: shown }
    refuseOthers(posted.form, posted.subject)
    return await savePost(posted, page, post)
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

const readPosted = async (posted: PostedSection) =>
  readPostedAnswers(await lawfulQuestions(posted), posted.form)

/** The questions of a form as the law is now, for whoever writes in it. */
export async function lawfulQuestions({ subject, section, only }: QuestionsOnForm) {
  const lawful = await sectionByLaw(section)
  const keys = only ?? questionsIn(section, subject.by?.mandate)
  return keys ? askingOnly(lawful, keys) : lawful
}

async function savePost(posted: PostedSection, page: PostedForm, post: PostedAnswers) {
  const { subject, section } = posted
  if (!post.asksToSave) return { stay: pageAsPosted(page, post, await readShown(posted)) }
  const isRight = post.save.wrong.length === 0
  const save = saveFromPage(section, post.save, posted.final && isRight)
  const saved = await saveSection(subject, save)
  if (saved.ok && isRight) return { saved, id: save.id }
  return { stay: pageAfterSave(page, post, saved) }
}

/**
 * What the page of a section asks to be stored.
 *
 * @param final whether the file is completed by it
 */
export const saveFromPage = (
  section: FileSectionKey,
  save: FormSave,
  final: boolean,
): WishSave => ({
  ...save,
  section,
  fromPage: true,
  asks: Object.keys(askingFields(section)),
  final,
})

/** The answers that the page of a section shows by itself. */
const readShown = ({ subject, section }: QuestionsOnForm) =>
  readInFile(
    subject,
    scopesOf(section),
    async (sql) => (await readSectionPage(sql, subject, section)).values,
  )
