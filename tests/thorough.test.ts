/** What `npm test` leaves out is named by file: a file with another name would be in it again unseen. */
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { JOURNEYS, THOROUGH } from './thorough.ts'

test.each([...THOROUGH, ...JOURNEYS])('%s is there', (files) => {
  expect(globSync(files)).not.toEqual([])
})
