import { expect, test } from 'vitest'
import type { MessageKey } from '#app/locales/flash.ts'
import { flashWords } from '#app/locales/common/flash.nl.ts'
import { messageKindOf } from './flash-message.tsx'

/** By their names, messages of what was not done, or was done before. */
const NOTHING_DONE = /(_gone|_late|_given|_contact|_own|_again|Gone|Already|TooOften|Unfit|Busy)$/
/** What is tried again, and what somebody just did. */
const DONE: readonly string[] = ['attention_again', 'delivery_again']

const names = Object.keys(flashWords).filter(
  (name) => NOTHING_DONE.test(name) && !DONE.includes(name),
) as MessageKey[]

test.each(names)('%s is not said as something that succeeded', (name) => {
  expect(messageKindOf(name)).not.toBe('success')
})
