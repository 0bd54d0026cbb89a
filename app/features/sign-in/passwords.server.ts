import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { workQueue } from '#app/platform/work-queue.server.ts'

/** OWASP for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One letter can be typed as one character or two. */
const normal = (password: string) => password.normalize('NFKC')

/**
 * One processor stays free for everything else, which would wait for a hash of 30 ms otherwise; so do
 * the threads of node that compress and read. Who waits for whom, `newcomers` decides.
 */
const inTurn = workQueue(200, Math.max(1, availableParallelism() - 1))

/** Argon2id: slow on purpose, for who would guess. @throws TooBusy when too many wait for theirs */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normal(password), COST))

let decoy: Promise<string> | undefined

/** Normalising megabytes would hold everybody up. */
const LONGEST_TRIED = 1000

/**
 * Checks a password. It takes as long without an account, so that the time does not tell.
 *
 * @throws TooBusy when too many wait for theirs
 */
export async function passwordIsRight(stored: string | undefined, password: string) {
  decoy ??= hash('nobody has this one', COST)
  const possible = password.length <= LONGEST_TRIED
  const compared = stored ?? (await decoy)
  const right = await inTurn(() => verify(compared, possible ? normal(password) : ''))
  return stored !== undefined && possible && right
}

const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const UPPER = LOWER.toUpperCase()
const DIGITS = '0123456789'
const SYMBOLS = '!@#$%^&*'
const GENERATED_LENGTH = 16

const pickWord = (characters: string) => characters.charAt(randomInt(characters.length))

/**
 * Makes a password of 16 characters, with a capital, small letter, digit and one of !@#$%^&*
 * (specification 5).
 */
export function generatePassword(): string {
  const characters = [UPPER, LOWER, DIGITS, SYMBOLS].map(pickWord)
  while (characters.length < GENERATED_LENGTH)
    characters.push(pickWord(LOWER + UPPER + DIGITS + SYMBOLS))
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    const moved = characters[last] as string
    characters[last] = characters[other] as string
    characters[other] = moved
  }
  return characters.join('')
}
