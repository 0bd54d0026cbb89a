import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const secret = z.string().min(1)
const shape = z.object({
  MASTER_KEYS: secret,
  COOKIE_SECRETS: secret,
  /** The passwords of the embedded database follow from it. */
  DATABASE_ROLE_SECRET: secret,
})
/** Secrets of one machine, by the name of their setting. */
type Secrets = z.infer<typeof shape>

/**
 * The secrets of a developer's machine: made at its first start, the same ever after. Starts at the
 * same moment get the same ones.
 *
 * @param folder the git-ignored data folder; they are in its file secrets.json
 * @param needed asked before the file is: whether there is something that only the secrets of
 *   earlier can open, so that new ones would be of no use
 * @throws when they are needed and the file is missing, or when it cannot be read
 */
export async function localSecrets(
  folder: string,
  needed: () => Promise<boolean>,
): Promise<Secrets> {
  const file = join(folder, 'secrets.json')
  const areNeeded = await needed()
  const found = await read(file)
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

async function read(file: string): Promise<Secrets | undefined> {
  try {
    return shape.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`${file} cannot be read. Put back a copy of it.`, { cause: error })
  }
}

/**
 * Puts secrets in a file, unless someone else was first. They appear there whole: who reads the file
 * never finds a part of them.
 */
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
