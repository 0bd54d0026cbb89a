import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '#tests/setup/s3.ts'
import { diskStorage } from './storage-disk.server.ts'
import { StorageFullError } from './storage-full.server.ts'
import { s3Storage } from './storage-s3.server.ts'
import type { Storage } from './stored-object.ts'
import { isOutage } from '../unavailable.server.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wensenregister-storage-'))
  s3 = await startS3()
})

afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const KINDS: [name: string, make: () => Storage][] = [
  ['a folder', () => diskStorage(folder)],
  ['S3', () => s3Storage(s3.settings)],
]

const streamOf = (...parts: Uint8Array[]) => Readable.from(parts)

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(KINDS)('%s', (_name, make) => {
  test.each([0, 1, 64 * 1024, 5 * 1024 * 1024, 5 * 1024 * 1024 + 1, 12_000_000])(
    'gives %i bytes back as they were',
    async (size) => {
      const storage = make()
      const key = randomUUID()
      const contents = randomBytes(size)
      const parts = [contents.subarray(0, size / 3), contents.subarray(size / 3)]
      await storage.put(key, streamOf(...parts))
      expect(hashOf(await buffer(await storage.get(key)))).toBe(hashOf(contents))
    },
  )

  test('lists what it keeps, with the moment, and forgets what was removed', async () => {
    const storage = make()
    const [kept, removed] = [randomUUID(), randomUUID()]
    for (const key of [kept, removed]) await storage.put(key, streamOf(Buffer.from('x')))
    await storage.remove(removed)
    const keys = await keysOf(storage)
    expect(keys).toContain(kept)
    expect(keys).not.toContain(removed)
    for await (const { changedAt } of storage.list())
      expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000)
    await expect(storage.get(removed)).rejects.toThrow(/./)
  })

  test('gives a file while very many others are read no further', async () => {
    const storage = make()
    const [large, small] = [randomUUID(), randomUUID()]
    // More than waits on its way, so that the storage is not done with it.
    await storage.put(large, streamOf(randomBytes(12_000_000)))
    await storage.put(small, streamOf(Buffer.from('x')))
    const held = await Promise.all(Array.from({ length: 60 }, () => storage.get(large)))
    expect(String(await buffer(await storage.get(small)))).toBe('x')
    for (const one of held) one.destroy()
  })

  test('does not mind removing what is not there', async () => {
    await expect(make().remove(randomUUID())).resolves.toBeUndefined()
  })

  test.each([10, 6_000_000])(
    'keeps nothing of a stream that breaks after %i bytes',
    async (size) => {
      const storage = make()
      const key = randomUUID()
      async function* broken() {
        yield randomBytes(size)
        throw new Error('broken off')
      }
      await expect(storage.put(key, broken())).rejects.toThrow('broken off')
      expect(await keysOf(storage)).not.toContain(key)
    },
  )
})

describe('S3', () => {
  /** Hears every request and says no more than this. */
  async function saying(words: string) {
    const server = createServer((socket) => {
      socket.on('error', () => {}).once('data', () => socket.write(words))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const storage = s3Storage({ ...s3.settings, endpoint, answerMs: 100, stalledMs: 200 })
    return { storage, [Symbol.dispose]: () => void server.close() }
  }

  test('that never answers is an outage, and not waited for', async () => {
    using silent = await saying('')
    const { storage } = silent
    const asking: Promise<unknown>[] = [
      storage.get(randomUUID()),
      storage.put(randomUUID(), streamOf(Buffer.from('x'))),
      storage.remove(randomUUID()),
    ]
    const failed = await Promise.all(asking.map((one) => one.catch(isOutage)))
    expect(failed).toEqual([true, true, true])
  })

  test('that stops in the middle of a file is not waited for', async () => {
    using stopping = await saying('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf')
    const half = await stopping.storage.get(randomUUID())
    await expect(buffer(half)).rejects.toThrow('timed out')
  })
})

describe('a folder', () => {
  test('that is full keeps nothing and says so', async () => {
    const key = randomUUID()
    const path = join(folder, key.slice(0, 2), key)
    // A device on which every write fails as on a full disk.
    await mkdir(join(folder, key.slice(0, 2)), { recursive: true })
    await symlink('/dev/full', path)
    const put = diskStorage(folder).put(key, streamOf(randomBytes(100_000)))
    await expect(put).rejects.toThrow(StorageFullError)
    await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('with room is said to have it, also before there is anything in it', async () => {
    const place = join(folder, randomUUID())
    await expect(diskStorage(place).check()).resolves.toBeUndefined()
    expect(await readdir(place)).toEqual([])
    await rm(place, { recursive: true })
  })

  // The last has no room for any byte. Who is not root may not write there either.
  test.each(['/dev/null', '/dev/null/below', '/proc/self'])(
    'that cannot take anything in is said not to: %s',
    async (place) => {
      await expect(diskStorage(place).check()).rejects.toThrow(Error)
    },
  )

  test('holds files that only their owner reads, under names that say nothing', async () => {
    const key = randomUUID()
    await diskStorage(folder).put(key, streamOf(Buffer.from('x')))
    const { mode } = await stat(join(folder, key.slice(0, 2), key))
    expect(mode & 0o777).toBe(0o600)
    for (const name of await readdir(folder)) expect(name).toMatch(/^[0-9a-f]{2}$/)
  })

  test.each(['../../etc/passwd', 'a/b', '', 'x'.repeat(36)])('refuses the key %j', async (key) => {
    const storage = diskStorage(folder)
    await expect(storage.put(key, streamOf())).rejects.toThrow('not a key')
    await expect(storage.get(key)).rejects.toThrow('not a key')
  })

  test('that is not there yet holds nothing', async () => {
    expect(await keysOf(diskStorage(join(folder, 'nergens')))).toEqual([])
  })
})
