/** A letter, mostly with a code, for an envelope with a window: what every such letter has around its words. */
import { splitAddress } from '#app/features/accounts/address.ts'
import { dateOf } from '#app/locales/dates.ts'
import { common } from '#app/locales/common.nl.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import { phoneInWords } from '#app/locales/phone.ts'
import type { CodeLetter } from '#app/paper/documents.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import { env } from '#app/platform/env.server.ts'
import { signed } from '#app/platform/signed.server.ts'
import { siteOf, windowOf } from './address.server.ts'

type CodeLetterWords = {
  title: string
  /** To whom, and their address in one line as the interview has it. */
  to: { name: string; address: string }
  /** The line above the window. */
  sender: string
  texts: string[]
  /** Null where nothing is to be typed. */
  code: string | null
  /** How one calls us, below the code. */
  call?: string
  /** What is said below that. */
  after?: string[]
  closing: string
  questions: string
  /** The page on which the code is typed, and what its QR code says to who does not see it. */
  page: string
  qr: string
}

/** Prints a letter, with a code or without one. */
export const printCodeLetter = (words: CodeLetterWords): Promise<Printed> =>
  print({ template: 'code-letter', content: codeLetter(words), moment: new Date() })

function codeLetter(words: CodeLetterWords): CodeLetter {
  const { title, to, sender, texts, code, call, after = [], closing, questions, page, qr } = words
  const house = common.site.name
  const { OFFICE_PHONE, HELPDESK_EMAIL } = env()
  return {
    title,
    author: house,
    house,
    logo: null,
    large: false,
    lostNote: pdf.lost,
    sender,
    letter: {
      address: windowOf(to.name, splitAddress(to.address)),
      date: dateOf(new Date()),
      subject: title,
      texts,
      ...(code === null ? {} : { code }),
      closing: [
        ...(call ? [call] : []),
        ...after,
        [closing, ...signed(common.site.signedBy)].join('\n'),
      ],
      // Who gets a letter often has no e-mail.
      contact: [questions, ...(OFFICE_PHONE ? [phoneInWords(OFFICE_PHONE)] : []), HELPDESK_EMAIL],
    },
    site: siteOf(page, qr),
  }
}
