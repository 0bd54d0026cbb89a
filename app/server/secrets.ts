import { createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const secretText = z.string().min(1)
const shape = z.object({
  MASTER_KEYS: secretText,
  COOKIE_SECRETS: secretText,
  /** Passwords of the embedded database follow from it, and the key of the search. */
  DATABASE_ROLE_SECRET: secretText,
})
type Secrets = z.infer<typeof shape>

/**
 * Reads the secrets of a folder, made once, also when two start at once.
 *
 * @param needed whether something depends on earlier ones, so that new ones would be of no use
 * @throws when they are needed and missing, or cannot be read
 */
export async function localSecrets(
  folder: string,
  needed: () => Promise<boolean>,
): Promise<Secrets> {
  const file = join(folder, 'secrets.json')
  const areNeeded = await needed()
  const found = await readSecrets(file)
  if (found) return found
  if (areNeeded)
    throw new Error(
      `${file} is missing. What is in ${folder} was sealed with it: put it back. Without it nothing of that can be read. To begin anew, move the whole folder away.`,
    )
  await mkdir(folder, { recursive: true })
  await keepFirst(file, newSecrets())
  return localSecrets(folder, needed)
}

const newSecrets = (): Secrets => ({
  MASTER_KEYS: `local:${randomBytes(32).toString('base64')}`,
  COOKIE_SECRETS: randomBytes(32).toString('hex'),
  DATABASE_ROLE_SECRET: randomBytes(32).toString('hex'),
})

/**
 * The key of the search, which follows from a secret that every folder has, also one from before
 * there was a search.
 */
export const localSearchKey = (source: string): string =>
  `local:${createHmac('sha256', source).update('search key').digest('base64')}`

/** The key that signs booklets, which follows from the same secret. */
export const localSigningKey = (source: string): string =>
  `local:2026-01-01:${createHmac('sha256', source).update('signing key').digest('base64')}`

async function readSecrets(file: string): Promise<Secrets | undefined> {
  try {
    return shape.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${file} cannot be read. Put back a copy of it.`, { cause: error })
  }
}

/** Unless someone was first; nobody ever reads a part of them. */
async function keepFirst(file: string, secrets: Secrets) {
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  try {
    await writeToDisk(draft, JSON.stringify(secrets, null, 2))
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function writeToDisk(path: string, text: string) {
  await using file = await open(path, 'wx', 0o600)
  await file.writeFile(text)
  await file.sync()
}
