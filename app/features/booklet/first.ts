import type { AnsweredSection } from '#app/features/wishes/file/answered-sections.ts'
import { quotable } from '#app/features/interview/own-words.ts'
import type { FileSectionKey, QuestionOf } from '#app/features/interview/sections/index.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { phoneInWords } from '#app/locales/phone.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import type { PrintedAnswer, PrintedEntry, WishesBooklet } from '#app/paper/documents.ts'
import { answerIn, textAnswer } from './answered.ts'
import { arranges, type Contact, contactsIn, printedPeople } from './people.ts'

const t = dutch<['pdf'], 'first'>({ pdf }, 'first')

/** In characters, in small and in large print; longer answers stand in their chapter only. */
const LONGEST = { small: 300, large: 180 }
const CONTACTS = 3

export const REMEMBERED = 'remembered' satisfies QuestionOf<'kaars'>

type FirstPage = Omit<NonNullable<WishesBooklet['first']>, 'quote'>

/** What is needed in the first days, in the order of the hours. */
type FirstThing =
  | 'arranges'
  | 'donation'
  | 'call'
  | 'callToo'
  | 'insurance'
  | 'clothes'
  | 'viewing'
  | 'burial'
  | 'condolence'
  | 'service'
  | 'not'
  | 'papers'

/** `thing`: which of them it is. */
export type FirstEntry = {
  thing: FirstThing
  label: string
  answer: string | { people: PeopleRows }
}

/**
 * What others need at once, in the order of the hours, however long; what was not said is left out. Who
 * arranges the funeral comes before all else, with whom to call besides.
 */
export function firstEntries(
  sections: AnsweredSection[],
  called = calledOf(sections),
): FirstEntry[] {
  const said: AnswerLookup = (section, question) => textAnswer(sections, section, question)
  const { arranging = [], first = [] } = called ?? {}
  const isChosen = arranging.length > 0
  const people = first.length > 0 ? { people: first } : undefined
  const answers: Record<FirstThing, FirstEntry['answer'] | undefined> = {
    arranges: isChosen ? { people: arranging } : undefined,
    callToo: isChosen ? people : undefined,
    donation: donationOf(said),
    call: isChosen ? undefined : (people ?? said('formulier', 'profile_importantContacts')),
    insurance: insuranceOf(said),
    clothes: clothesOf(said),
    viewing: viewingOf(said),
    burial: burialOf(said),
    condolence: condolenceOf(said),
    service: serviceOf(said),
    not: said('steen', 'avoidTopics'),
    papers: said('formulier', 'personalInfo_lastWill'),
  }
  return (Object.keys(answers) as FirstThing[]).flatMap((thing) => {
    const answer = answers[thing]
    return answer ? [{ thing, label: t(thing), answer }] : []
  })
}

/** The same as a page of the booklet, on which there is room for short answers; null for nothing. */
export function firstOf(
  sections: AnsweredSection[],
  called: PeopleToCall | null,
  isLarge = false,
): FirstPage | null {
  const longest = isLarge ? LONGEST.large : LONGEST.small
  const entries = firstEntries(sections, called)
    .filter(({ answer }) => typeof answer !== 'string' || answer.length <= longest)
    .map(({ label, answer }): PrintedEntry => [label, answer])
  if (entries.length === 0) return null
  return {
    title: t('title'),
    lead: t('lead'),
    entries: called?.isMore ? withOthers(entries) : entries,
    blanks: [...(called && called.arranging.length > 0 ? [] : [t('decides')]), t('papersAt')],
  }
}

/** Says below the last people that there are more, and where. */
export function withOthers(entries: readonly PrintedEntry[]): PrintedEntry[] {
  const last = entries.findLastIndex(([, answer]) => hasPeople(answer))
  return entries.map(([label, answer], index): PrintedEntry => {
    if (index !== last || !hasPeople(answer)) return [label, answer]
    return [label, { ...answer, others: t('others') }]
  })
}

const hasPeople = (answer: PrintedAnswer) => typeof answer === 'object' && 'people' in answer

export type AnswerLookup = <Key extends FileSectionKey>(
  section: Key,
  question: QuestionOf<Key>,
) => string | undefined

/**
 * Burial or cremation, with the second choice where there is one; else what the older form says of
 * it.
 *
 * @returns undefined where neither says anything
 */
export function burialOf(said: AnswerLookup): string | undefined {
  const choice = said('praktisch', 'burial')
  const second = said('praktisch', 'burialSecondChoice')
  if (choice && second) return t('second', { choice, second: second.toLowerCase() })
  return choice ?? said('formulier', 'ceremonyType')
}

/**
 * @returns with whom, and the number of the policy, as far as is known; undefined where nobody said
 *  that there is one
 */
export function insuranceOf(said: AnswerLookup): string | undefined {
  if (!said('praktisch', 'hasInsurance')) return undefined
  const provider = said('praktisch', 'insuranceOther') ?? said('praktisch', 'insuranceProvider')
  const policy = said('praktisch', 'insurancePolicyNumber')
  if (provider && policy) return t('insured', { provider, policy })
  return provider ?? t('insuredSomewhere')
}

type PeopleRows = ReturnType<typeof printedPeople>
/**
 * `arranging`: who arranges the funeral. `all`: everybody, who arranges it before the others; `isMore`: than the
 * first of them.
 */
export type PeopleToCall = {
  arranging: PeopleRows
  first: PeopleRows
  all: PeopleRows
  isMore: boolean
}

/**
 * Who is called first, and everybody; null where nobody was named.
 *
 * @param isBrief whether there is room for no more than the numbers of the first
 */
export function calledOf(sections: AnsweredSection[], isBrief = false): PeopleToCall | null {
  const contacts = contactsOf(sections)
  if (!contacts) return null
  const arranging = contacts.filter(arranges).slice(0, CONTACTS)
  const others = withinReach(contacts.filter((one) => !arranges(one)))
  const first = others.slice(0, CONTACTS - arranging.length)
  return {
    arranging: printedPeople(arranging, isBrief),
    first: printedPeople(first, isBrief),
    all: printedPeople(contacts),
    isMore: contacts.length > arranging.length + first.length,
  }
}

/**
 * Who can be called before who can be written to, and nobody else; but where none of them can, all: a family may
 * know how to reach them.
 */
function withinReach(contacts: Contact[]): Contact[] {
  const called = contacts.filter(({ phone }) => phone)
  const written = contacts.filter(({ phone, email, address }) => !phone && (email || address))
  return called.length + written.length > 0 ? [...called, ...written] : contacts
}

/** All of them: who arranges the funeral, and the others; null where nobody was named. */
export function peopleToCall(
  sections: AnsweredSection[],
): { arranging: PeopleRows; others: PeopleRows } | null {
  const contacts = contactsOf(sections)
  return (
    contacts && {
      arranging: printedPeople(contacts.filter(arranges)),
      others: printedPeople(contacts.filter((one) => !arranges(one))),
    }
  )
}

function contactsOf(sections: AnsweredSection[]): Contact[] | null {
  const contacts = answerIn(sections, 'naw', 'contacts')
  return contacts && typeof contacts !== 'string' && !Array.isArray(contacts)
    ? contactsIn(contacts.rows)
    : null
}

/** One below the other; undefined without any. */
const lined = (lines: (string | undefined)[]) => lines.filter(Boolean).join('\n') || undefined

const clothesOf = (said: AnswerLookup) =>
  said('rituelen', 'clothingJewelryWishes') ??
  lined([
    said('formulier', 'ceremonyPreferences_clothing'),
    said('formulier', 'ceremonyPreferences_jewelry'),
  ])

/** The interview does not ask where: the place of the condolences says nothing of it. */
const viewingOf = (said: AnswerLookup) =>
  lined([
    said('formulier', 'ceremonyPreferences_viewingLocation'),
    said('formulier', 'ceremonyPreferences_viewingStyle'),
  ])

const serviceOf = (said: AnswerLookup) =>
  lined([
    said('rituelen', 'serviceLocation'),
    atOnce(said('rituelen', 'funeralAccess'), said('rituelen', 'funeralCasketOpen')),
  ])

const condolenceOf = (said: AnswerLookup) =>
  lined([
    said('rituelen', 'condoleanceLocation'),
    atOnce(said('rituelen', 'condoleanceAccess'), said('rituelen', 'condoleanceCasketOpen')),
  ])

/** Two short sentences in a line. */
const atOnce = (who: string | undefined, how: string | undefined) =>
  [who && t('welcome', { who: who.toLowerCase() }), how && t('casket', { how: how.toLowerCase() })]
    .filter(Boolean)
    .join(' ')

/** What they chose, and that the official choice counts; undefined where neither form says it. */
export function donationOf(said: AnswerLookup): string | undefined {
  const choice = said('praktisch', 'hasDonation') ?? said('formulier', 'personalInfo_donorCard')
  return choice && t('register', { choice })
}

const DONATION: ReadonlySet<string> = new Set([
  'praktisch.hasDonation',
  'formulier.personalInfo_donorCard',
])

/** An answer as others read it: a bare yes or no to a donation says nowhere what it means. */
export function toldToOthers(section: FileSectionKey, question: string, answer: string): string {
  const asked = `${section}.${question}`
  if (asked === 'naw.phone') return phoneInWords(answer)
  return DONATION.has(asked) ? t('register', { choice: answer }) : answer
}

/** How someone wants to be remembered, where it is said in a line or two. */
export const quoteOf = (sections: AnsweredSection[]): string | null =>
  quotable(textAnswer(sections, 'kaars', REMEMBERED))
