import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { storage } from '#app/platform/storage/storage.server.ts'
import { isStored, openSealedObject, putSealed } from './sealed-object.server.ts'
import '#tests/setup/database.ts'

const put = (contents: AsyncIterable<Uint8Array>) => putSealed(contents, 'a row')

test('the same contents have the same digest, under whatever key', async () => {
  const [one, same, other] = await Promise.all(
    ['Lieve Lisa', 'Lieve Lisa', 'Lieve Lise'].map((text) =>
      put(Readable.from([Buffer.from(text)])),
    ),
  )
  expect(same?.digest).toBe(one?.digest)
  expect(other?.digest).not.toBe(one?.digest)
  expect(same?.key).not.toBe(one?.key)
})

test('a stored object that a storage does not take is let go of, though nothing of it was read', async () => {
  const contents = await openSealedObject(await put(Readable.from([Buffer.from('a')])), 'a row')
  const away = vi.spyOn(await storage(), 'put').mockRejectedValueOnce(new Error('away'))
  await expect(put(contents)).rejects.toThrow('away')
  away.mockRestore()
  expect(contents.destroyed).toBe(true)
})

test('what was put is opened as what it belongs to, and as nothing else', async () => {
  const object = await put(Readable.from([Buffer.from('Lieve Lisa')]))
  expect(String(await buffer(await openSealedObject(object, 'a row')))).toBe('Lieve Lisa')
  await expect(buffer(await openSealedObject(object, 'another row'))).rejects.toThrow(
    'unable to authenticate',
  )
})

test('what cannot be read is not taken for what is lost', async () => {
  const { storageKey } = await put(Readable.from([Buffer.from('a')]))
  const error = Object.assign(new Error('read error'), { code: 'EIO' })
  const failing = vi.spyOn(await storage(), 'get').mockRejectedValueOnce(error)
  await expect(isStored(storageKey)).rejects.toThrow('read error')
  failing.mockRestore()
  expect(await isStored(storageKey)).toBe(true)
  await (await storage()).remove(storageKey)
  expect(await isStored(storageKey)).toBe(false)
})
