import { expect, test } from 'vitest'
import { isAllowed, shippedPackages } from '../scripts/shipped-licences.ts'

test('every package that is deployed is under a licence that lets us', () => {
  const packages = shippedPackages()
  expect(packages.length).toBeGreaterThan(100)
  const wrong = packages.filter((one) => !one.isAllowed)
  expect(wrong.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT OR Apache-2.0', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only OR AGPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN README.md AND LICENSE', false],
  ['none', false],
  ['', false],
])('%s is allowed for just any package: %s', (licence, expected) => {
  expect(isAllowed('some-package', licence)).toBe(expected)
})
