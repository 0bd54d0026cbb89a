import { href } from 'react-router'
import { printCodeLetter } from '#app/features/letters/code-letter.server.ts'
import { telephone } from '#app/features/opening/opening.server.ts'
import { longDateOf } from '#app/locales/dates.ts'
import { phoneInWords } from '#app/locales/phone.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { common } from '#app/locales/common.nl.ts'
import type { Printed } from '#app/paper/print.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { askedWords } from './asking.server.ts'
import { nameOf, type Relative, ownerCalled } from './people.server.ts'
import { lastDayToAnswer } from './readiness.ts'
import { askedToRead } from './rules-form.ts'
import type { Rules } from './rules.ts'
import { relatives } from './texts.nl.ts'

const t = dutch<['relatives']>({ relatives })

/**
 * Prints the letter that asks a contact whether they want to, for an envelope with a window. Who has no
 * address reads with it later.
 *
 * @param code that `invite` gave
 */
export function printQuestion(relative: Relative, code: string): Promise<Printed> {
  const { card, answersUntil } = relative
  const page = absoluteLink(href('/contactpersoon/antwoord'))
  const texts = t('letter.texts', {
    returnObjects: true,
    owner: nameOf(card.owner),
    asked: askedWords(relative).join(' '),
    until: longDateOf(lastDayToAnswer(answersUntil ?? new Date())),
  })
  const called = telephone()
  const owner = ownerCalled(card.owner)
  const keep = card.email ? [] : [t(`letter.keep.${momentOf(relative.rules)}`, { owner })]
  return printTo(relative, {
    title: t('letter.title'),
    texts,
    code,
    ...(called && {
      call: t('letter.call', { ...called, phone: phoneInWords(called.phone) }),
    }),
    after: keep,
    page,
  })
}

/** When who says yes reads. */
const momentOf = (rules: Rules) => {
  const moment = askedToRead(rules)
  return moment === 'some' ? 'now' : moment
}

/**
 * Prints the letter with which a contact without an address reads.
 *
 * @param code that `newReadingLetter` gave
 * @param until the last day on which all of it can be read, once it can
 */
export function printReadingLetter(
  relative: Pick<Relative, 'card'>,
  code: string,
  until?: Date,
): Promise<Printed> {
  const page = readingPage()
  const texts = t(until ? 'readingLetter.textsAfter' : 'readingLetter.texts', {
    returnObjects: true,
    owner: nameOf(relative.card.owner),
    until: until ? longDateOf(until) : '',
  })
  return printTo(relative, { title: t('readingLetter.title'), texts, code, page })
}

const readingPage = () => absoluteLink(href('/contactpersoon/brief'))

type LetterWords = {
  title: string
  texts: readonly string[]
  code: string
  call?: string
  after?: string[]
  page: string
}

/** Prints a letter to a contact. */
function printTo(
  { card }: Pick<Relative, 'card'>,
  { title, texts, code, call, after = [], page }: LetterWords,
): Promise<Printed> {
  const name = nameOf(card)
  return printCodeLetter({
    title,
    to: { name, address: card.address },
    sender: common.site.name,
    texts: [t('letter.greeting', { name }), ...texts],
    code,
    ...(call && { call }),
    after,
    closing: t('letter.closing'),
    questions: t('letter.questions'),
    page,
    qr: t('letter.qr'),
  })
}
