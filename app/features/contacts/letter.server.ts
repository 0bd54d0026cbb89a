import { href } from 'react-router'
import { plainAddress } from '#app/features/letters/address.server.ts'
import { printCodeLetter } from '#app/features/letters/code-letter.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { common } from '#app/locales/common.nl.ts'
import type { Printed } from '#app/paper/print.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { nameOf, type Relative } from './people.server.ts'
import { relatives } from './texts.nl.ts'

const t = dutch<['relatives']>({ relatives })

/**
 * Prints the letter that asks a contact whether they want to, for an envelope with a window.
 *
 * @param code that `invite` gave
 */
export function printQuestion({ card, answersUntil }: Relative, code: string): Promise<Printed> {
  const page = absoluteLink(href('/contactpersoon/antwoord'))
  const name = nameOf(card)
  return printCodeLetter({
    title: t('letter.title'),
    to: { name, address: card.address },
    sender: common.site.name,
    signedBy: common.site.name,
    texts: [
      t('letter.greeting', { name }),
      ...t('letter.texts', {
        returnObjects: true,
        owner: nameOf(card.owner),
        page: plainAddress(page),
        until: dateOf(answersUntil ?? new Date()),
      }),
    ],
    code,
    closing: t('letter.closing'),
    questions: t('letter.questions'),
    page,
    qr: t('letter.qr'),
  })
}
