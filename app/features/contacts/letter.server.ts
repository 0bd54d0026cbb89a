import { href } from 'react-router'
import { splitAddress } from '#app/features/accounts/address.ts'
import { plainAddress, siteOf, windowOf } from '#app/features/letters/address.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { common } from '#app/locales/common.nl.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import type { CodeLetter } from '#app/paper/documents.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import { env } from '#app/platform/env.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { nameOf, type Relative } from './people.server.ts'
import { relatives } from './texts.nl.ts'

const t = dutch<['relatives', 'common', 'pdf']>({ relatives, common, pdf })

/**
 * Prints the letter that asks a contact whether they want to, for an envelope with a window.
 *
 * @param code that `invite` gave
 */
export const printQuestion = (relative: Relative, code: string): Promise<Printed> =>
  print({ template: 'code-letter', content: questionLetter(relative, code), moment: new Date() })

function questionLetter({ card, answersUntil }: Relative, code: string): CodeLetter {
  const house = t('common:site.name')
  const page = absoluteLink(href('/contactpersoon/antwoord'))
  const title = t('letter.title')
  return {
    title,
    author: house,
    house,
    logo: null,
    large: false,
    lostNote: t('pdf:lost'),
    sender: house,
    letter: {
      address: windowOf(nameOf(card), splitAddress(card.address)),
      date: dateOf(new Date()),
      subject: title,
      texts: [
        t('letter.greeting', { name: nameOf(card) }),
        ...t('letter.texts', {
          returnObjects: true,
          owner: nameOf(card.owner),
          page: plainAddress(page),
          until: dateOf(answersUntil ?? new Date()),
        }),
      ],
      code,
      closing: [t('letter.closing'), house],
      contact: [t('letter.questions'), env().HELPDESK_EMAIL],
    },
    site: siteOf(page, t('letter.qr')),
  }
}
