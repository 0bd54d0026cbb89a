import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isUuid, uuidOf } from './uuid.server.ts'

test('the id of what was sent is the same for the same, another for another, and always one', () => {
  const form = randomUUID()
  expect(uuidOf([form, { name: 'Bep' }])).toBe(uuidOf([form, { name: 'Bep' }]))
  expect(uuidOf([form, { name: 'Bep' }])).not.toBe(uuidOf([form, { name: 'Bet' }]))
  for (const id of Array.from({ length: 100 }, () => uuidOf(randomUUID())))
    expect([z.uuid().safeParse(id).success, isUuid(id)]).toEqual([true, true])
})
