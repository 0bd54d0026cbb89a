import { expect, test } from 'vitest'
import { partTitle } from './day.ts'

test.each([
  ['place', 'Begraven', 'Het graf'],
  ['place', 'Cremeren', 'De crematie'],
  ['place', 'Resomeren. Mag dat niet? Dan cremeren', 'Graf of asbestemming'],
  ['place', undefined, 'Graf of asbestemming'],
  ['music', 'Begraven', 'Muziek'],
] as const)('%s after the choice %s is called %s', (part, burial, title) => {
  expect(partTitle(part, burial)).toBe(title)
})
