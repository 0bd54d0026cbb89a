import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password with argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let decoy: Promise<string> | undefined

/**
 * Whether a password is right. Takes the same time when there is no account, so that the time does
 * not tell which addresses have one.
 */
export async function passwordIsRight(stored: string | undefined, password: string) {
  decoy ??= hashPassword('nobody has this one')
  const right = await verify(stored ?? (await decoy), password)
  return stored !== undefined && right
}
