import { useTranslation } from 'react-i18next'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { Relative } from '#app/features/contacts/people.server.ts'
import { isUnanswered, type Readiness } from '#app/features/contacts/readiness.ts'
import {
  type ListedDocument,
  type Reading,
  readByMoment,
  readingOf,
  type Said,
} from '#app/features/contacts/rules-form.ts'
import type { PARTS, Rules } from '#app/features/contacts/rules.ts'
import { relatives } from '#app/features/contacts/texts.nl.ts'
import { dateOf, joinedList } from '#app/locales/dates.ts'
import { withoutCapital } from '#app/locales/capitals.ts'

type Asked = Pick<Relative, 'state' | 'askedAt' | 'answeredAt' | 'answersUntil' | 'changedAt'>

/** Says how far a contact is. */
export function useStateOf(): (asked: Asked) => string {
  const { t } = useTranslation('relatives')
  return (asked) => {
    const { state, askedAt, answeredAt, changedAt } = asked
    const when = state === 'invited' ? askedAt : answeredAt
    const key = isUnanswered(asked, new Date()) ? 'over' : state
    return t(`states.${key}`, { date: dateOf(when ?? changedAt) })
  }
}

/** Says in a line how far a contact is, and what they read once it is so. */
export function useLineOf(): (asked: Asked & { firstName: string; reading: Reading }) => string {
  const { t } = useTranslation('relatives')
  const stateOf = useStateOf()
  return ({ firstName: name, reading, ...asked }) => {
    if (asked.state === 'declined') return stateOf(asked)
    const saidYes = asked.state === 'confirmed' || asked.state === 'accepted'
    const reads = saidYes ? 'shortReads' : 'shortLater'
    return `${stateOf(asked)}. ${t(`${reads}.${reading}`, { name })}`
  }
}

/** Says how far all of them are, and what is to be done next. */
export function useReadiness(): (readiness: Readiness) => string {
  const { t } = useTranslation('relatives')
  return ({ count, yes, next }) => {
    const saidYes =
      count === 1
        ? t(yes === 1 ? 'readiness.onlyYes' : 'readiness.onlyNot')
        : t('readiness.yes', { count: yes, of: count })
    return next ? `${saidYes} ${t(`readiness.${next.kind}`, next)}` : saidYes
  }
}

type Part = (typeof PARTS)[number]
type OwnPart = keyof typeof relatives.parts
type Written = Exclude<Part, OwnPart>

/** The name of a part, as a form has it. */
export function usePartName(): (part: Part) => string {
  const { t } = useTranslation('relatives')
  return (part) =>
    part in relatives.parts ? t(`parts.${part as OwnPart}`) : sectionTexts(part as Written).title
}

type Reads = {
  name: string
  state: Relative['state']
  rules: Rules
  documents: readonly ListedDocument[]
}

/**
 * Says back what was chosen for a contact, in one or two sentences; until they said yes and are the right one,
 * as what will be so then.
 */
export function useReads(): (reads: Reads) => string {
  const { t } = useTranslation('relatives')
  const partName = usePartName()
  // In the middle of a sentence; the titles of steps are names, and keep their capital.
  const inSentence = (said: Said) => {
    if ('document' in said) return `‘${said.document}’`
    const text = partName(said.part)
    return said.part in relatives.parts ? withoutCapital(text) : text
  }
  return ({ name, state, rules, documents }) => {
    const reading = readingOf(rules)
    const once =
      state === 'confirmed' ? null : t(`once.${state === 'accepted' ? state : 'asked'}`, { name })
    if (reading !== 'own')
      return once ? t(`readsOnce.${reading}`, { name, once }) : t(`reads.${reading}`, { name })
    const { now, after, never } = readByMoment(rules, documents)
    const say = (key: 'but' | 'only', parts: string[]) =>
      t(`ownReads.${key}`, { name, parts: joinedList(parts) })
    const later = [...now, ...after]
    const parts = joinedList(now.map(inSentence))
    const first =
      now.length === 0
        ? []
        : [once ? t('readsOnce.own', { name, once, parts }) : t('ownReads.now', { name, parts })]
    if (never.length === 0) return [...first, t('ownReads.all', { name })].join(' ')
    const rest =
      later.length < never.length
        ? say('only', later.map(inSentence))
        : say('but', [...never.map(inSentence), t('ownReads.secret')])
    return [...first, rest].join(' ')
  }
}
