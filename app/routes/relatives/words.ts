import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { Relative } from '#app/features/contacts/people.server.ts'
import { isUnanswered, type Readiness } from '#app/features/contacts/readiness.ts'
import {
  apartByMoment,
  type ListedDocument,
  type Reading,
  partsByMoment,
} from '#app/features/contacts/rules-form.ts'
import { PARTS, type Rules } from '#app/features/contacts/rules.ts'
import { relatives } from '#app/features/contacts/texts.nl.ts'
import { dateOf, joinedList } from '#app/locales/dates.ts'
import { withoutCapital } from '#app/locales/capitals.ts'

type Asked = Pick<
  Relative,
  'state' | 'askedAt' | 'answeredAt' | 'answersUntil' | 'changedAt' | 'takenBackAt'
>

/** Says how far a contact is. */
export function useStateOf(): (asked: Asked) => string {
  const { t } = useTranslation('relatives')
  return (asked) => {
    const { state, askedAt, answeredAt, changedAt, takenBackAt } = asked
    if (takenBackAt) return t('states.takenBack', { date: dateOf(takenBackAt) })
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
    if (asked.takenBackAt) return `${stateOf(asked)}. ${t('reads.never', { name })}`
    const saidYes = asked.state === 'confirmed' || asked.state === 'accepted'
    const reads = saidYes ? 'shortReads' : 'shortLater'
    return `${stateOf(asked)}. ${t(`${reads}.${reading}`, { name })}`
  }
}

/** Says how far all of them are, and what is to be done next; while the account goes, nothing. */
export function useReadiness(): (readiness: Readiness, isLeaving: boolean) => string {
  const { t } = useTranslation('relatives')
  return ({ count, yes, next }, isLeaving) => {
    const saidYes =
      count === 1
        ? t(yes === 1 ? 'readiness.onlyYes' : 'readiness.onlyNot')
        : t('readiness.yes', { count: yes, of: count })
    return next && !isLeaving ? `${saidYes} ${t(`readiness.${next.kind}`, next)}` : saidYes
  }
}

type Part = (typeof PARTS)[number]
type OwnPart = keyof typeof relatives.parts
type Written = Exclude<Part, OwnPart>
type Words = TFunction<'relatives'>

/** The name of a part, as a form has it. */
export function usePartName(): (part: Part) => string {
  const { t } = useTranslation('relatives')
  return (part) => partName(t, part)
}

const partName = (t: Words, part: Part) =>
  part in relatives.parts ? t(`parts.${part as OwnPart}`) : sectionTexts(part as Written).title

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
  return (reads) => readsInWords(t, reads)
}

/** The same with given texts. */
export function readsInWords(t: Words, { name, state, rules, documents }: Reads): string {
  const once =
    state === 'confirmed' ? null : t(`once.${state === 'accepted' ? state : 'asked'}`, { name })
  const apart = apartInWords(t, name, rules, documents, once !== null)
  return [...partsInWords(t, name, rules, once), ...apart].join(' ')
}

/** In the middle of a sentence; the titles of steps are names, and keep their capital. */
function partInSentence(t: Words, part: Part) {
  const text = partName(t, part)
  return part in relatives.parts ? withoutCapital(text) : text
}

function partsInWords(t: Words, name: string, rules: Rules, once: string | null): string[] {
  const { now, after, never } = partsByMoment(rules)
  const [all] = (['now', 'after', 'never'] as const).filter(
    (moment) => PARTS.length === { now, after, never }[moment].length,
  )
  if (all) return [once ? t(`readsOnce.${all}`, { name, once }) : t(`reads.${all}`, { name })]
  const inSentence = (said: Part[]) => said.map((part) => partInSentence(t, part))
  const say = (key: 'but' | 'only', parts: string[]) =>
    t(`ownReads.${key}`, { name, parts: joinedList(parts) })
  const parts = joinedList(inSentence(now))
  const atOnce = once
    ? t(now.length > 0 ? 'readsOnce.own' : 'readsOnce.later', { name, once, parts })
    : t('ownReads.now', { name, parts })
  const first = now.length > 0 || once ? [atOnce] : []
  if (never.length === 0) return [...first, t('ownReads.all', { name })]
  const later = [...now, ...after]
  const rest =
    later.length < never.length
      ? say('only', inSentence(later))
      : say('but', [...inSentence(never), t('ownReads.secret')])
  return [...first, rest]
}

/** Which documents are read at another moment than was said of all of them. */
function apartInWords(
  t: Words,
  name: string,
  rules: Rules,
  documents: readonly ListedDocument[],
  isOnce: boolean,
): string[] {
  const apart = apartByMoment(rules, documents)
  const keys = {
    now: isOnce ? 'atOnce' : 'now',
    after: rules.parts.documents === 'now' ? 'later' : 'still',
    never: 'never',
  } as const
  return (['now', 'after', 'never'] as const).flatMap((moment) => {
    const files = joinedList(apart[moment].map((file) => `‘${file}’`))
    return files ? [t(`apart.${keys[moment]}`, { files, name })] : []
  })
}
