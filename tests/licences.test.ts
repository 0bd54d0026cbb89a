import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, test } from 'vitest'
import { isAllowed, shippedPackages } from '../scripts/shipped-licences.ts'

const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const
const startingWith = (name: string) => expect.stringMatching(new RegExp(`^${name}@\\d`))

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

describe('the bill of materials', () => {
  type Component = Record<'bom-ref' | 'type' | 'name' | 'version' | 'purl', string> & {
    hashes?: { alg: string; content: string }[]
  }
  type Bill = {
    bomFormat: string
    specVersion: string
    serialNumber: string
    version: number
    components: Component[]
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  let bill: Bill
  let named: string[]
  beforeAll(() => {
    bill = JSON.parse(execFileSync(process.execPath, ['scripts/sbom.ts'], options)) as Bill
    named = bill.components.map(({ name, version }) => `${name}@${version}`)
  })

  test('has every package that is deployed once, and no other', () => {
    const shipped = new Set(shippedPackages().map(({ name, version }) => `${name}@${version}`))
    expect(named.toSorted()).toEqual([...shipped].toSorted())
    for (const name of ['react', 'zod', 'pg']) expect(named).toContainEqual(startingWith(name))
    expect(named).not.toContainEqual(startingWith('vitest'))
  })

  test('has what CycloneDX asks for', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 })
    expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    const strange = bill.components.filter(
      ({ type, purl, hashes = [] }) =>
        type !== 'library' ||
        !purl.startsWith('pkg:npm/') ||
        hashes.some(({ alg, content }) => alg !== 'SHA-512' || !/^[\da-f]{128}$/.test(content)),
    )
    expect(strange).toEqual([])
    const refs = bill.components.map((one) => one['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    const asked = bill.dependencies.flatMap(({ dependsOn }) => dependsOn)
    expect(asked.filter((one) => !refs.includes(one))).toEqual([])
  })
})
