import { href } from 'react-router'
import { nameOf, type RelativeCard } from '#app/features/contacts/people.server.ts'
import { printReadingLetter } from '#app/features/contacts/letter.server.ts'
import { printCodeLetter } from '#app/features/letters/code-letter.server.ts'
import { lastDayOfTerm } from '#app/features/delivery/term.ts'
import { dateOf, longDateOf, weekdayMomentOf } from '#app/locales/dates.ts'
import { common } from '#app/locales/common.nl.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import type { Printed } from '#app/paper/print.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { Told } from './kinds.ts'
import type { NoticeFacts } from './office-notices.server.ts'
import { deathNotices } from './texts.nl.ts'

const t = dutch<['deathNotices']>({ deathNotices })

/** What is said of a report: of which day, from when the rest is read, and until when. */
export const factsInWords = ({ diedOn, allAt, copiesUntil }: NoticeFacts, about: Told) => ({
  date: about === 'asked' || !copiesUntil ? longDateOf(diedOn) : dateOf(lastDayOfTerm(copiesUntil)),
  moment: allAt ? weekdayMomentOf(allAt) : '',
})

/** Who is told that it is over has nothing to read. */
const NOTHING_TO_READ: readonly Told[] = ['stopped', 'ended']

/** Prints the letter that tells a contact something. */
export function printNoticeLetter(
  { owner, ...card }: RelativeCard,
  about: Told,
  facts: NoticeFacts,
): Promise<Printed> {
  const name = nameOf(card)
  const page = absoluteLink(href('/contactpersoon/brief'))
  const said = {
    owner: nameOf(owner),
    ...factsInWords(facts, about),
  }
  const texts = t(`papers.${about}.texts`, { returnObjects: true, ...said })
  const toRead = NOTHING_TO_READ.includes(about) ? [] : [t('papers.read', said)]
  return printCodeLetter({
    title: t(`papers.${about}.title`, said),
    to: { name, address: card.address },
    sender: common.site.name,
    texts: [t('papers.greeting', { name }), ...texts, ...toRead],
    code: null,
    closing: t('papers.closing'),
    questions: t('papers.questions'),
    page,
    qr: t('papers.qr'),
  })
}

/** Prints the letter with which a contact reads, with a new code. */
export function printNewCode(
  card: RelativeCard,
  code: string,
  { allAt, copiesUntil }: NoticeFacts,
): Promise<Printed> {
  const isOpen = allAt && copiesUntil && allAt <= new Date()
  return printReadingLetter({ card }, code, isOpen ? lastDayOfTerm(copiesUntil) : undefined)
}
