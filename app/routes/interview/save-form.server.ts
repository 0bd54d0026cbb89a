import { readInFile } from '#app/access/in-file.server.ts'
import type { Subject } from '#app/access/subject.ts'
import { sectionByLaw } from '#app/features/interview/legal.server.ts'
import {
  type FileSectionKey,
  type QuestionOf,
  sectionOf,
} from '#app/features/interview/sections/index.ts'
import { askingFields, questionsIn } from '#app/features/interview/step.ts'
import { readPage } from '#app/features/wishes/saving/page.server.ts'
import { scopesOf, type WishSave, saveSection } from '#app/features/wishes/saving/save.server.ts'
import { askingOnly } from '#app/forms/fields.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { refuseOthers } from '../kit/pending-post.server.ts'
import { saveSectionForm } from '../kit/posted-section.server.ts'

type QuestionsOfForm = {
  subject: Subject
  section: FileSectionKey
  /** The questions that the form asks; all of the section unless given. */
  only?: readonly QuestionOf<FileSectionKey>[] | undefined
}

export type PostedQuestions = QuestionsOfForm & {
  form: FormData
  where: Where
  /** Whether the file is completed when every answer is right. */
  final: boolean
}

/**
 * Saves what was posted by the form of a section.
 *
 * @throws a 409 answer when the page was made for someone else
 */
export async function saveForm({ form, where, final, ...asked }: PostedQuestions) {
  const { subject, section } = asked
  refuseOthers(form, subject)
  return saveSectionForm({
    definition: sectionOf(section),
    form,
    where,
    fixed: { email: subject.email },
    asked: () => askedOf(asked),
    shown: () => shownTo(asked),
    save: (save) => saveAsked(asked, { ...save, final: final && save.wrong.length === 0 }),
  })
}

/** What a form asks of a section as the law is now, of whoever writes in it. */
export async function askedOf({ subject, section, only }: QuestionsOfForm) {
  const lawful = await sectionByLaw(section)
  const asked = only ?? questionsIn(section, subject.by?.mandate)
  return asked ? askingOnly(lawful, asked) : lawful
}

/** Saves what a form of a section says. */
export const saveAsked = (
  { subject, section }: QuestionsOfForm,
  save: Omit<WishSave, 'section' | 'fromPage' | 'asks'>,
) => {
  const asks = Object.keys(askingFields(section))
  return saveSection(subject, { ...save, section, fromPage: true, asks })
}

/** The answers that the page of a section shows by itself. */
export const shownTo = ({ subject, section }: QuestionsOfForm) =>
  readInFile(
    subject,
    scopesOf(section),
    async (sql) => (await readPage(sql, subject, section)).values,
  )
