import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_DATABASE } from '#tests/setup/settings.ts'
import { EICAR, startClamd } from '#tests/fixtures/faults/clamd.ts'

type Clamd = Awaited<ReturnType<typeof startClamd>>

const running: Clamd[] = []

async function start(...given: Parameters<typeof startClamd>): Promise<Clamd> {
  const clamd = await startClamd(...given)
  running.push(clamd)
  vi.stubEnv('CLAMD_ADDRESS', clamd.address)
  return clamd
}

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('APP_DATABASE_URL', NO_DATABASE)
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((clamd) => clamd.stop()))
})

/** Settings are read once: a new module for each. */
async function look(pieces: (string | Buffer)[], limit?: number) {
  const { lookForVirus } = await import('./viruses.server.ts')
  // oxlint-disable-next-line require-await -- streams are read so
  async function* contents() {
    for (const piece of pieces) yield Buffer.from(piece)
  }
  return lookForVirus(() => Promise.resolve(contents()), limit)
}

test('a file is sent whole, and is clean or not', async () => {
  const clamd = await start()
  const large = Buffer.alloc(3_000_000, 'wens')
  expect(await look([large, 'einde'])).toBe('clean')
  expect(clamd.looked[0]?.equals(Buffer.concat([large, Buffer.from('einde')]))).toBe(true)
  expect(await look([EICAR])).toBe('infected')
})

test('a virus after an empty piece, and in two pieces, is found', async () => {
  await start()
  expect(await look(['begin', '', EICAR.slice(0, 20), EICAR.slice(20)])).toBe('infected')
})

test('without a clamd nobody looks, and the file is not opened', async () => {
  vi.stubEnv('CLAMD_ADDRESS', '')
  const { lookForVirus } = await import('./viruses.server.ts')
  expect(await lookForVirus(() => Promise.reject(new Error('opened')))).toBe('none')
})

test('a clamd that is away says nothing of a file', async () => {
  await (await start()).stop()
  running.length = 0
  await expect(look([EICAR])).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test.each(['INSTREAM size limit exceeded. ERROR', '', 'stream: OK stream: x', 'OK'])(
  'the answer %j is no answer',
  async (said) => {
    await start(() => said)
    await expect(look(['x'])).rejects.toThrow('clamd could not look')
  },
)

test('a clamd that never answers is given up', async () => {
  await start(() => null)
  await expect(look(['x'], 300)).rejects.toThrow('aborted')
})

test('a file that cannot be read to its end is not clean', async () => {
  const clamd = await start()
  const { lookForVirus } = await import('./viruses.server.ts')
  // oxlint-disable-next-line require-await -- streams are read so
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('tampered with')
  }
  await expect(lookForVirus(() => Promise.resolve(broken()))).rejects.toThrow('tampered with')
  expect(clamd.looked).toEqual([])
})
