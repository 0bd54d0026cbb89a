import { expect, test } from 'vitest'
import { asUtf8 } from './utf8.ts'

test.each(['', 'gewoon', 'één ‘aanhaling’ …', 'een 🕯️ kaars', 'half \ud83d'])(
  'gives the bytes that are sent: %j',
  (text) => {
    expect(asUtf8(text)).toEqual(Buffer.from(text))
  },
)
