import { answers } from '#app/forms/answers.ts'
import type { Answer } from '#app/forms/answer.ts'
import type { Field } from '#app/forms/fields.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { isAnswered, type SectionData, type Value, withoutEmpty } from '#app/forms/values.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { livingWillQuestions, livingWill as texts } from './texts.nl.ts'
import { livingWill } from './questions.ts'

const t = dutch<['livingWill']>({ livingWill: texts })

export type WillPart = keyof typeof texts.pdf.groups
export type AnsweredPart = { key: WillPart; title: string; answers: Answer[] }

const fields: readonly Field[] = livingWill.fields

/** A part begins with a question of this name. */
const isPart = (key: string): key is WillPart => key in texts.pdf.groups

/** Whether one is to be resuscitated in situations that nobody described: a doctor can do nothing with that. */
const lacksSituations = ({ resuscitation, resuscitationWords }: SectionData): boolean =>
  resuscitation === 'sometimes' && !isAnswered(resuscitationWords)

/** Answers that a doctor could do nothing with, by question, and how to mend each. */
export function toMend(data: SectionData): FieldErrors {
  const { treatments, situations, treatmentWords } = data
  const isBanned = isAnswered(treatments)
  const describes = Array.isArray(situations) && situations.some((one) => one === 'own')
  return withoutEmpty({
    situations: isBanned && !isAnswered(situations) ? [t('mend.situations')] : undefined,
    treatmentWords: describes && !isAnswered(treatmentWords) ? [t('mend.describe')] : undefined,
    resuscitationWords: lacksSituations(data) ? [t('mend.resuscitation')] : undefined,
    proxyName: hardToFind(data.proxyName, [data.proxyPhone, data.proxyAddress]),
    substituteName: hardToFind(data.substituteName, [data.substitutePhone]),
  })
}

/**
 * A name of one word is nobody that a doctor could find, unless something else says where. Some people have
 * one name only.
 *
 * @param others by which a doctor finds that person as well
 */
function hardToFind(name: Value | undefined, others: (Value | undefined)[]): string[] | undefined {
  const isOneWord = typeof name === 'string' && /^\s*[^\s.]+\s*$/.test(name)
  if (!isOneWord || others.some(isAnswered)) return undefined
  return [t(others.length > 1 ? 'mend.name' : 'mend.substitute', { name: name.trim() })]
}

const ORDER = Object.keys(texts.pdf.groups)

/**
 * Puts answers in words, by the parts of the paper; none without answers. What was signed before situations were
 * asked for says that there are none.
 */
export function answeredParts(given: SectionData): AnsweredPart[] {
  const data = lacksSituations(given)
    ? { ...given, resuscitationWords: texts.pdf.noSituations }
    : given
  const parts: { key: WillPart; fields: Field[] }[] = []
  for (const field of fields) {
    if (isPart(field.key)) parts.push({ key: field.key, fields: [] })
    parts.at(-1)?.fields.push(field)
  }
  return parts
    .toSorted((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key))
    .map(({ key, fields: asked }) => ({
      key,
      title: texts.pdf.groups[key],
      answers: answers({ key, fields: asked }, livingWillQuestions, data),
    }))
    .filter((part) => part.answers.length > 0)
}
