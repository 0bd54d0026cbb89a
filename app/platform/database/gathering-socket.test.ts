import { createServer, type Server, Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { testUser } from '#tests/setup/database.ts'
import { gathering } from './gathering-socket.server.ts'
import { asPerson, lastly, withActor } from './sql.server.ts'

afterEach(() => vi.restoreAllMocks())

/** Longer than what the driver gathers itself. */
const LONG = 'lang '.repeat(4000)

type Writing = { _writeGeneric: (...args: unknown[]) => void }

/** How often sockets of this process write, while some work is done. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  const written = vi.spyOn(Socket.prototype as unknown as Writing, '_writeGeneric')
  await work()
  return written.mock.calls.length
}

const saving = (userId: string) =>
  withActor(asPerson(userId), async (sql) => {
    await sql`select length(${LONG}::text)`
    lastly(sql, sql`select length(${LONG}::text)`)
  })

test('a transaction that reads once and writes last takes two writes, however long what it sends is', async () => {
  const { id } = await testUser()
  await saving(id)
  await saving(id)
  expect(await writesOf(() => saving(id))).toBe(2)
})

async function listening(): Promise<{ server: Server; port: number; all: Buffer[] }> {
  const all: Buffer[] = []
  const server = createServer((socket) => socket.on('data', (piece) => all.push(piece)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, all, port: (server.address() as { port: number }).port }
}

test('all that is written arrives, in its order, also what was written before it was connected', async () => {
  const { server, port, all } = await listening()
  const socket = gathering(new Socket().connect(port, '127.0.0.1'))
  socket.write('a')
  socket.write('b')
  await once(socket, 'connect')
  socket.write('c')
  await new Promise((resolve) => socket.write('d', resolve))
  socket.end('e')
  await once(socket, 'close')
  expect(Buffer.concat(all).toString()).toBe('abcde')
  server.close()
})
