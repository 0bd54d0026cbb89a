import type { TFunction } from 'i18next'
import type { AnsweredSection } from '#app/features/wishes/answered-sections.ts'
import type { FileSectionKey, QuestionOf } from '#app/features/interview/sections/index.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import type { Entry, WishesBooklet } from '#app/paper/documents.ts'
import { answerTo, textOf } from './answered.ts'
import { peopleOf } from './people.ts'

const t = dutch.getFixedT('nl', 'pdf', 'first') as TFunction<'pdf', 'first'>

/** In characters; longer answers stand in their chapter only. */
const LONGEST = 300
const LONGEST_QUOTE = 160
const CONTACTS = 3

/** What others need at once; null when there is nothing. */
export function firstOf(sections: AnsweredSection[], name: string): WishesBooklet['first'] {
  const said: Said = (section, question) => textOf(sections, section, question)
  const entries = [
    entry(t('burial'), burialOf(said)),
    entry(t('insurance'), insuranceOf(said)),
    firstPeople(sections) ?? entry(t('call'), said('formulier', 'profile_importantContacts')),
    entry(t('papers'), said('formulier', 'personalInfo_lastWill')),
    entry(t('service'), serviceOf(said)),
    entry(t('donation'), donationOf(said)),
    entry(t('not'), said('steen', 'avoidTopics')),
  ].filter((one) => one !== null)
  if (entries.length === 0) return null
  return {
    title: t('title'),
    lead: t('lead'),
    entries,
    blanks: t('blanks', { returnObjects: true }),
    quote: quoteOf(said('kaars', 'remembered'), name),
  }
}

export type Said = <Key extends FileSectionKey>(
  section: Key,
  question: QuestionOf<Key>,
) => string | undefined

const entry = (label: string, answer: string | undefined): Entry | null =>
  answer && answer.length <= LONGEST ? [label, answer] : null

export function burialOf(said: Said): string | undefined {
  const choice = said('praktisch', 'burial')
  const second = said('praktisch', 'burialSecondChoice')
  if (choice && second) return t('second', { choice, second: second.toLowerCase() })
  return choice ?? said('formulier', 'ceremonyType')
}

export function insuranceOf(said: Said): string | undefined {
  if (!said('praktisch', 'hasInsurance')) return undefined
  const provider = said('praktisch', 'insuranceOther') ?? said('praktisch', 'insuranceProvider')
  const policy = said('praktisch', 'insurancePolicyNumber')
  if (provider && policy) return t('insured', { provider, policy })
  return provider ?? t('insuredSomewhere')
}

function firstPeople(sections: AnsweredSection[]): Entry | null {
  const people = contactsIn(sections)
  return people && [t('call'), { people: people.slice(0, CONTACTS) }]
}

/** Null where nobody was named. */
export function contactsIn(sections: AnsweredSection[]) {
  const contacts = answerTo(sections, 'naw', 'contacts')
  if (!contacts || typeof contacts === 'string' || Array.isArray(contacts)) return null
  return peopleOf(contacts.rows)
}

function serviceOf(said: Said): string | undefined {
  const place = said('rituelen', 'serviceLocation')
  const who = said('rituelen', 'funeralAccess')
  const how = said('rituelen', 'funeralCasketOpen')
  const lines = [
    place,
    who && t('welcome', { who: who.toLowerCase() }),
    how && t('casket', { how: how.toLowerCase() }),
  ].filter(Boolean)
  return lines.length > 0 ? lines.join('\n') : undefined
}

function donationOf(said: Said): string | undefined {
  const choice = said('praktisch', 'hasDonation') ?? said('formulier', 'personalInfo_donorCard')
  return choice && t('register', { choice })
}

function quoteOf(text: string | undefined, name: string) {
  if (!text || text.length > LONGEST_QUOTE || text.trim().includes('\n')) return null
  const [firstName] = name.split(' ')
  return {
    text: text.trim(),
    by: firstName ? t('remembered', { name: firstName }) : t('rememberedByAll'),
  }
}
