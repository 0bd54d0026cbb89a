import type { RequestContents } from '#app/features/release/request-contents.server.ts'
import { requestForms } from '#app/features/release/forms/request-forms.ts'
import { phoneInWords } from '#app/locales/phone.ts'
import type { Answer } from '#app/forms/answer.ts'
import { answers } from '#app/forms/answers.ts'
import { memberAsks } from '#app/features/release/texts/member-asks.nl.ts'

/** What a member filled in, as a list of questions and answers; nothing for what was not asked then. */
export const askedFacts = (asked: RequestContents): Answer[] =>
  answers(requestForms[asked.kind], { fields: memberAsks.ask.fields[asked.kind] }, asked).map(
    (one) =>
      one.key === 'contactTelefoon' ? { ...one, answer: phoneInWords(String(one.answer)) } : one,
  )
