/** The letter that asks a contact without e-mail. */
import { PDFParse } from 'pdf-parse'
import { expect, test, vi } from 'vitest'
import '#tests/setup/database.ts'
import { printQuestion } from './letter.server.ts'
import type { Relative } from './people.server.ts'
import { DEFAULT_RULES, type Rules } from './rules.ts'

const card = {
  owner: { firstName: 'Gerda', lastName: 'de Vries' },
  firstName: 'Ria',
  lastName: 'Koopmans',
  phone: '0612345678',
  email: '',
  address: 'Dijk 2, 8261 AA Kampen',
  arranges: true,
}

/** Its pages, and its words. */
async function printed(rules: Rules = DEFAULT_RULES) {
  vi.stubEnv('OFFICE_PHONE', '+888 888 - 888 888 8')
  vi.stubEnv('SIGNED_BY', 'Saskia Bakker-van den Broek')
  const asked = { card, rules, answersUntil: new Date() } as unknown as Relative
  const letter = await printQuestion(asked, 'X75A-YTZ3-X3HV-QEHZ')
  if (!letter.ok) throw new Error(letter.reason)
  const parser = new PDFParse({ data: new Uint8Array(letter.pdf) })
  const { pages, text } = await parser.getText()
  return { pages, text: text.replaceAll(/\s+/g, ' ') }
}

test('says right below the code whom one can call, and in its foot, and is one page with the longest number', async () => {
  const { pages, text } = await printed()
  expect(pages).toHaveLength(1)
  expect(text).toMatch(
    /contactpersoon\/antwoord Lukt het niet\? Bel \+888 888 . 888 888 8, van maandag tot en met vrijdag/,
  )
  expect(text).toMatch(/Stel die ons gerust: \+888 888 . 888 888 8 \S+@/)
})

test('names one page, and says when one reads there', async () => {
  const now: Rules = { parts: { naw: 'now' }, documents: {} }
  for (const [rules, when] of [
    [DEFAULT_RULES, 'Is Gerda overleden? Ga dan naar hetzelfde adres.'],
    [now, 'Ook lezen doet u op hetzelfde adres, met dezelfde code.'],
  ] as const) {
    const { pages, text } = await printed(rules)
    expect(pages).toHaveLength(1)
    expect(text).toContain(when)
    expect(text).not.toContain('contactpersoon/brief')
  }
})
