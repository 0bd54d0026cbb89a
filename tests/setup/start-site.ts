import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildOnce } from './build.ts'

/**
 * Runs the start command on a free port with a data folder of its own, for the browser tests. They
 * read its address from SITE_ADDRESS.
 */
export default async function startSite() {
  await buildOnce()
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'wensenregister-e2e-'))
  await chmod(folder, 0o755)
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../app/server/start.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_FOLDER: folder,
      SKIP_BUILD: 'yes',
      LOG_LEVEL: 'error',
      // Lets each test come from a network of its own, by X-Forwarded-For.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  })
  await ready(child)
  process.env.SITE_ADDRESS = `http://localhost:${port}`
  return async () => {
    const gone = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await gone
    await rm(folder, { recursive: true, force: true })
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The start command ended with code ${code}.`)))
    child.stdout?.on('data', (text) => {
      if (String(text).includes('is ready')) resolve()
    })
  })
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}
