/** The answers that a signed booklet carries along for programs. */
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { publicKeys } from '#app/features/signatures/sign.server.ts'
import { verifyBooklet } from '#app/features/signatures/verify.server.ts'
import type { Summary } from '#app/features/wishes/file/summary.server.ts'
import '#tests/setup/database.ts'
import { type Belongings, bookletOf, confidentialOf } from './contents.ts'
import { printSigned, toSign } from './signed.server.ts'

const LATE = new Date('2026-03-05T23:30:00Z')
const VARIANT = { large: false }
const answer = (key: string, words: string) => ({ key, question: `Vraag ${key}`, answer: words })

const summary: Summary = {
  number: 'WR12345678',
  title: 'Wensengesprek Vragenlijst',
  isCompleted: true,
  updatedAt: LATE,
  stillRightAt: null,
  changed: [],
  confirmed: { number: 3, confirmedAt: LATE },
  sections: [
    { key: 'veer', title: 'Licht', answers: [answer('energy', 'Zwemmen in zee 🌊 \u{1F9FF}')] },
    {
      key: 'naw',
      title: 'Gegevens',
      answers: [answer('city', 'Zwolle'), answer('receiveCards', 'Ja')],
    },
    { key: 'secret', title: 'Vertrouwelijk', answers: [answer('familyIssues', 'niet met Piet')] },
  ],
  isDisputed: false,
}
const belongings: Belongings = {
  summary,
  profile: { firstName: 'Gerda', lastName: 'de Vries' },
  documents: [],
  livingWill: null,
  askAt: 'https://www.voorbeeld.nl/dossieropvragen',
  lostAt: 'https://www.voorbeeld.nl/overleden',
  readAt: '',
}

async function printed(part: 'booklet' | 'confidential', of: Summary = summary): Promise<Buffer> {
  const contents = { booklet: bookletOf, confidential: confidentialOf }
  const content = contents[part]({ ...belongings, summary: of }, VARIANT)
  if (!content) throw new Error('nothing to print')
  const about = toSign(of, part, 'Gerda de Vries')
  const made = await printSigned(
    { template: 'wishes', content, moment: LATE },
    about,
    summary.sections,
  )
  if (!made.ok) throw new Error(made.reason)
  return Buffer.from(made.pdf)
}

/** What is embedded in a PDF. */
function attachedIn(pdf: Buffer): unknown[] {
  const text = pdf.toString('latin1')
  return Array.from(text.matchAll(/\/Type ?\/EmbeddedFile\b[^]*?stream\r?\n/g), (found) => {
    const from = found.index + found[0].length
    const bytes = pdf.subarray(from, pdf.indexOf('endstream', from))
    return JSON.parse(
      (found[0].includes('FlateDecode') ? inflateSync(bytes) : bytes).toString(),
    ) as unknown
  })
}

describe('a booklet that is signed', () => {
  test('carries its own answers as data, to the letter, and nothing of the confidential part', async () => {
    const pdf = await printed('booklet')
    expect(attachedIn(pdf)).toEqual([
      {
        number: 'WR12345678',
        name: 'Gerda de Vries',
        version: 3,
        confirmedAt: LATE.toISOString(),
        part: 'booklet',
        sections: [
          summary.sections[0],
          { ...summary.sections[1], answers: [answer('city', 'Zwolle')] },
        ],
      },
    ])
  })

  test('has them within what is signed', async () => {
    const pdf = await printed('booklet')
    const place = pdf.indexOf('EmbeddedFile')
    const changed = Buffer.from(pdf)
    changed[place + 200] = (changed[place + 200] ?? 0) ^ 1
    const keys = publicKeys()
    expect(verifyBooklet(pdf, keys).state).toBe('genuine')
    expect(verifyBooklet(changed, keys).state).toBe('changed')
  })

  test('of the confidential part carries that part', async () => {
    const [data] = attachedIn(await printed('confidential'))
    expect(data).toMatchObject({ part: 'confidential', sections: [summary.sections[2]] })
  })
})

test('a draft carries no data', async () => {
  const pdf = await printed('booklet', { ...summary, isCompleted: false })
  expect(attachedIn(pdf)).toEqual([])
})
