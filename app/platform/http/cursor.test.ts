import { expect, test } from 'vitest'
import { nextPageAddress, numberCursorIn, cursorIn } from './cursor.ts'

const ID = '0b1c2d3e-0000-4000-8000-000000000000'

test('a list goes on from the place in the address of its next page, and keeps what was asked', () => {
  const next = nextPageAddress(new URL('https://here.invalid/lijst?zoek=a+b&voor=1'), 'voor', {
    at: '1700000000000001',
    id: ID,
  })
  expect(next).toBe(`/lijst?zoek=a+b&voor=1700000000000001.${ID}`)
  expect(cursorIn(new URLSearchParams(next.split('?')[1]).get('voor'))).toEqual({
    at: '1700000000000001',
    id: ID,
  })
})

test('a list by numbers goes on after the number in that address', () => {
  const next = nextPageAddress(new URL('https://here.invalid/lijst'), 'na', '12')
  expect(next).toBe('/lijst?na=12')
  expect(numberCursorIn('12')).toBe('12')
})

test.each([null, '', '-1', '0', 'x', '1e9', '0x10', '9'.repeat(30), '1 or 1=1', `1.${ID}`])(
  'no list by numbers goes on from %s',
  (text) => {
    expect(numberCursorIn(text)).toBeUndefined()
  },
)

test.each([null, '', '12', `x.${ID}`, `1.${ID}x`, '1.2', `${'9'.repeat(17)}.${ID}`])(
  'no list of what is newest goes on from %s',
  (text) => {
    expect(cursorIn(text)).toBeUndefined()
  },
)
