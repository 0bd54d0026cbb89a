/** The letter that asks a contact without e-mail. */
import { PDFParse } from 'pdf-parse'
import { expect, test, vi } from 'vitest'
import '#tests/setup/database.ts'
import { printQuestion } from './letter.server.ts'
import type { Relative } from './people.server.ts'
import { DEFAULT_RULES } from './rules.ts'

test('says right below the code whom one can call, and is one page with the longest number', async () => {
  vi.stubEnv('OFFICE_PHONE', '+888 888 - 888 888 8')
  const card = {
    owner: { firstName: 'Gerda', lastName: 'de Vries' },
    firstName: 'Ria',
    lastName: 'Koopmans',
    phone: '0612345678',
    email: '',
    address: 'Dijk 2, 8261 AA Kampen',
    arranges: true,
  }
  const asked = { card, rules: DEFAULT_RULES, answersUntil: new Date() } as unknown as Relative
  const printed = await printQuestion(asked, 'X75A-YTZ3-X3HV-QEHZ')
  if (!printed.ok) throw new Error(printed.reason)
  const { pages, text } = await new PDFParse({ data: new Uint8Array(printed.pdf) }).getText()
  expect(pages).toHaveLength(1)
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(
    /contactpersoon\/antwoord Lukt het niet\? Bel \+888 888 . 888 888 8, van maandag tot en met vrijdag/,
  )
})
