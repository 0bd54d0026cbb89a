import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetUnfinishedDemo } from './demo.ts'

let folder = ''
const file = (name: string) => join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'))
  vi.stubEnv('DATA_FOLDER', folder)
  vi.stubEnv('DATABASE_URL', '')
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await mkdir(file('postgres/cluster'), { recursive: true })
  await mkdir(file('documents'))
  await writeFile(file('secrets.json'), '{}')
})

afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const kept = () =>
  ['postgres', 'documents', 'secrets.json'].filter((name) => existsSync(file(name)))

describe('a demo', () => {
  test('that was broken off is taken away, once, but for its secrets', async () => {
    await writeFile(file('demo-unfinished'), '')
    await writeFile(file('postgres/cluster/postmaster.pid'), '999999999\n')
    await forgetUnfinishedDemo()
    expect(kept()).toEqual(['secrets.json'])
    expect(existsSync(file('demo-unfinished'))).toBe(false)
  })

  test('that is whole stays', async () => {
    await forgetUnfinishedDemo()
    expect(kept()).toEqual(['postgres', 'documents', 'secrets.json'])
  })

  test.each([
    ['whose database runs', `${process.pid}\n`, ''],
    ['of a database elsewhere', '', 'postgres://127.0.0.1/own'],
  ])('%s stays', async (_which, pid, address) => {
    await writeFile(file('demo-unfinished'), '')
    await writeFile(file('postgres/cluster/postmaster.pid'), pid)
    vi.stubEnv('DATABASE_URL', address)
    await forgetUnfinishedDemo()
    expect(kept()).toEqual(['postgres', 'documents', 'secrets.json'])
  })
})
