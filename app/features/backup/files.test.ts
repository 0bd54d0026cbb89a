import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { changedFiles } from './files.server.ts'
import type { Place } from './place.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A place with files, by their paths, that gives none before it is asked for so many together. */
function placeOf(files: ReadonlyMap<string, string>, together: number): Place {
  const asked = Promise.withResolvers<void>()
  let count = 0
  const unused = () => Promise.reject(new Error('not asked here'))
  return {
    name: 'far away',
    names: (path) =>
      Promise.resolve(
        path === 'files' ? ['ab'] : Array.from(files.keys(), (key) => key.slice(path.length + 1)),
      ),
    async read(path) {
      count += 1
      if (count === together) asked.resolve()
      await asked.promise
      return Readable.from([Buffer.from(files.get(path) ?? '')])
    },
    write: unused,
    rename: unused,
    remove: unused,
  }
}

/** Waiting for a bucket takes nearly all of the time of a file. */
test('files are looked at several together, and those that changed are told', async () => {
  const pathOf = (text: string) => `files/ab/${randomUUID()}-${hashOf(text)}.age`
  const changed = [pathOf('a'), pathOf('b')]
  const files = new Map([
    ...Array.from({ length: 10 }, (_, index) => [pathOf(`${index}`), `${index}`] as const),
    ...changed.map((path) => [path, 'something else'] as const),
  ])
  const found = await changedFiles(placeOf(files, 4))
  expect(found.map(({ path }) => path)).toEqual(changed)
}, 5000)
