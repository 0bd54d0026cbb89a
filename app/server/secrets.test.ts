import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { localSecrets } from './secrets.ts'

let parent: string
let folder: string
let file: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'wensenregister-secrets-'))
  folder = join(parent, '.data')
  file = join(folder, 'secrets.json')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const nothingSealed = () => Promise.resolve(false)
const somethingSealed = () => Promise.resolve(true)
const kept = async () => JSON.parse(await readFile(file, 'utf8')) as unknown

describe("the secrets of a developer's machine", () => {
  test('are the same for all first starts at one moment, and are those that are kept', async () => {
    const starts = Array.from({ length: 100 }, () => localSecrets(folder, nothingSealed))
    const secrets = await Promise.all(starts)
    expect(new Set(secrets.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await kept()).toEqual(secrets[0])
    expect(await readdir(folder)).toEqual(['secrets.json'])
  })

  test('stay the same at later starts', async () => {
    const made = await localSecrets(folder, nothingSealed)
    expect(await localSecrets(folder, somethingSealed)).toEqual(made)
    expect(await kept()).toEqual(made)
  })

  test('differ from those of another machine', async () => {
    const made = await localSecrets(folder, nothingSealed)
    const others = await localSecrets(join(parent, 'other'), nothingSealed)
    for (const [name, value] of Object.entries(made))
      expect(Object.values(others), name).not.toContain(value)
  })

  test('are for their owner to read', async () => {
    await localSecrets(folder, nothingSealed)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('are not made anew beside what was sealed with others: the start says what to do', async () => {
    const starting = localSecrets(folder, somethingSealed)
    await expect(starting).rejects.toThrow(`${file} is missing`)
    await expect(starting).rejects.toThrow('put it back')
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })

  test('that cannot be read are left as they are, and the start says so', async () => {
    await localSecrets(folder, nothingSealed)
    await writeFile(file, '{"MASTER_KEYS":')
    await expect(localSecrets(folder, nothingSealed)).rejects.toThrow(`${file} cannot be read`)
    expect(await readFile(file, 'utf8')).toBe('{"MASTER_KEYS":')
  })
})
