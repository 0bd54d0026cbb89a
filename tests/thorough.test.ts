/** What `npm test` leaves out is named by file: a file with another name would be in it again unseen. */
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { JOURNEYS, THOROUGH } from './thorough.ts'

test.each([...THOROUGH, ...JOURNEYS])('%s is there', async (files) => {
  expect(await Array.fromAsync(glob(files))).not.toEqual([])
})
