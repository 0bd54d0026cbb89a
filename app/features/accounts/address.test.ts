import { describe, expect, test } from 'vitest'
import { type Address, joinAddress, splitAddress } from './address.ts'

describe('an address that was joined and taken apart is the same', () => {
  test.each<Required<Address>>([
    { street: 'Kade 1', postalCode: '1234 AB', city: 'Zwolle' },
    { street: 'Kade 1', postalCode: '', city: 'Zwolle' },
    { street: 'Kade 1', postalCode: '1234 AB', city: '' },
    { street: 'Kade 1', postalCode: '', city: '' },
    { street: '', postalCode: '1234 AB', city: 'Zwolle' },
    { street: '', postalCode: '', city: 'Zwolle' },
    { street: 'Huize Rust, Kade 1, achter', postalCode: '1234 AB', city: 'Zwolle' },
    { street: 'Huize Rust, Kade 1', postalCode: '', city: 'Zwolle' },
    { street: 'Kade 1', postalCode: '1234 AB', city: 'Bergen, Noord-Holland' },
  ])('$street | $postalCode | $city', (address) => {
    expect(splitAddress(joinAddress(address) ?? '')).toEqual(address)
  })

  test('nothing is no address', () => {
    expect(joinAddress({})).toBeUndefined()
    expect(joinAddress({ street: '', city: '' })).toBeUndefined()
  })
})

test.each([
  ['Kade 1', { street: 'Kade 1', postalCode: '', city: '' }],
  ['Kade 1, 1234 AB', { street: 'Kade 1', postalCode: '1234 AB', city: '' }],
  ['Kade 1,1234 AB,Zwolle', { street: 'Kade 1', postalCode: '1234 AB', city: 'Zwolle' }],
  ['Kade 1, 12 34ab, Zwolle', { street: 'Kade 1', postalCode: '1234 AB', city: 'Zwolle' }],
  // As this site kept it before, without the street that was empty.
  ['1234 AB, Zwolle', { street: '', postalCode: '1234 AB', city: 'Zwolle' }],
])('an old line "%s" is taken apart', (line, address) => {
  expect(splitAddress(line)).toEqual(address)
})
