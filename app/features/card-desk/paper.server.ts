import type { CardAddress } from '#app/features/cards/orders.server.ts'
import type { CardVariant } from '#app/features/cards/states.ts'
import { plainAddress, siteOf, windowOf } from '#app/features/letters/address.server.ts'
import { qrOf } from '#app/features/letters/qr-code.server.ts'
import { linesOfSender } from '#app/features/letters/sender.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { cardDesk } from './texts.nl.ts'
import { common as commonTexts } from '#app/locales/common.nl.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import { phoneInWords } from '#app/locales/phone.ts'
import type { CardLetters, CardSheets } from '#app/paper/documents.ts'
import { signed } from '#app/platform/signed.server.ts'
import type { PrintedWith } from './desk.server.ts'

/** An order as it is printed. */
export type OrderToPrint = {
  fileNumber: string
  variant: CardVariant
  address: CardAddress
  /** `link`: where the QR code leads. */
  cards: { number: number; link: string }[]
}

export type BatchToPrint = {
  number: number
  createdAt: Date
  printedWith: PrintedWith
  orders: OrderToPrint[]
  /** The name of the picture, where there is one. */
  logo: string | null
}

const t = dutch<['cardDesk', 'common', 'pdf']>({
  cardDesk,
  common: commonTexts,
  pdf,
})

const common = (title: string, logo: string | null) => ({
  title,
  logo,
  author: t('common:site.name'),
  house: t('common:site.name'),
  large: false,
  lostNote: t('pdf:lost'),
  foot: { left: title, page: t('paper.page') },
})

/**
 * @param address of the page for who found a card
 * @param phone of the office, where it has one
 */
export function sheetsOf(
  { number, printedWith, orders, logo }: BatchToPrint,
  address: string,
  phone: string | undefined,
): CardSheets {
  return {
    ...common(t('paper.sheets', { number }), logo),
    claim: t('paper.claim'),
    find: phone ? t('paper.findOrCall', { phone: phoneInWords(phone) }) : t('paper.find'),
    address: plainAddress(address),
    returnTo: t('paper.returnTo', { address: inWholeLines(linesOfSender(printedWith.sender)) }),
    cards: orders.flatMap(({ fileNumber, variant, cards }) =>
      cards.map((card) => ({
        number: fileNumber,
        name: t('paper.card', { number: card.number }),
        mention: variant === 'wilsverklaring' ? t('paper.mention') : null,
        qr: qrOf(card.link, t('paper.qr', { number: fileNumber })),
      })),
    ),
  }
}

/** An address that breaks between its lines and nowhere else. */
const inWholeLines = (lines: readonly string[]) =>
  lines.map((line) => line.replaceAll(' ', '\u00a0')).join(', ')

/**
 * What is printed beside the cards of a batch: the list of addresses, and a letter for each order,
 * in the same order. A letter has the day on which it is printed, however long its batch lay: it is posted then.
 */
export function lettersOf(batch: BatchToPrint, today: Date): CardLetters {
  const { number, createdAt, printedWith, orders, logo } = batch
  const { sender, contact } = printedWith
  return {
    ...common(t('paper.letters', { number }), logo),
    heading: t('paper.heading', { number, date: dateOf(createdAt) }),
    columns: [...t('paper.columns', { returnObjects: true })],
    rows: orders.map(({ fileNumber, variant, address, cards }, index) => [
      String(index + 1),
      fileNumber,
      recipientName(address),
      address.street,
      `${address.postalCode} ${address.city}`,
      t(`paper.variants.${variant}`, { count: cards.length }),
    ]),
    sender: linesOfSender(printedWith.sender).join(' · '),
    letters: orders.map(({ variant, address, cards }) => ({
      address: windowOf(recipientName(address), address),
      date: dateOf(today),
      subject: t('paper.subject'),
      texts: [
        t('paper.greeting', { name: recipientName(address) }),
        t('paper.here', { count: cards.length, words: inWords(cards.length) }),
        ...(variant === 'wilsverklaring' ? [t('paper.withWill')] : []),
        ...t('paper.texts', { returnObjects: true }),
      ],
      closing: [
        [t('paper.closing'), ...signed(t('common:site.signedBy'), contact.name)].join('\n'),
      ],
      contact: [t('paper.questions'), phoneInWords(contact.phone), contact.email],
    })),
    site: siteOf(sender.qrUrl, t('paper.siteQr')),
  }
}

const inWords = (count: number): string =>
  t('paper.counts', { returnObjects: true })[count] ?? String(count)

const recipientName = ({ firstName, lastName }: CardAddress) => `${firstName} ${lastName}`
