import { mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { stallable } from '#tests/fixtures/faults/stalling.ts'
import { Visitor } from '#tests/setup/client.ts'
import { startSite } from '#tests/setup/site.ts'

/** What a site says of itself: that it runs, and that it can do its work. */
async function healthOf(address: string) {
  const visitor = new Visitor(address)
  const answers = [await visitor.get('/healthz'), await visitor.get('/readyz')]
  return answers.map(({ status }) => status)
}

test('a site is not ready while its disk takes nothing in', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'wensenregister-ready-'))
  const [place, empty] = [join(parent, 'documents'), join(parent, 'empty')]
  // A disk without room for any byte.
  await symlink('/proc/self', place)
  await mkdir(empty)
  const site = await startSite(inject('site').databaseUrl, { DOCUMENTS_FOLDER: place })
  try {
    expect(await healthOf(site.address)).toEqual([200, 503])
    await rm(place)
    await rename(empty, place)
    await expect.poll(() => healthOf(site.address), { timeout: 15_000 }).toEqual([200, 200])
  } finally {
    await site.stop()
    await rm(parent, { recursive: true })
  }
}, 60_000)

test('a site is not ready while its database does not answer', async () => {
  const database = await stallable(inject('site').databaseUrl)
  const site = await startSite(database.url, { LOG_LEVEL: 'silent' })
  try {
    expect(await healthOf(site.address)).toEqual([200, 200])
    database.stall()
    expect(await healthOf(site.address)).toEqual([200, 503])
  } finally {
    await site.kill()
    database.stop()
  }
})
