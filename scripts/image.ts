/**
 * Whether the Dockerfile is true: takes its steps in an empty folder, looks at what is in the image and
 * how large it is, and runs its commands as a user without rights on files that nobody can change. Ends
 * with 0 where it is, with 1 where it is not, and with 77 where that cannot be told here.
 */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import postgres from 'postgres'
import { onStop, runUntilStopped } from '#app/server/prepare.ts'
import { freePort } from '#db/embedded.ts'
import { startTestCluster } from '../tests/setup/cluster.ts'
import { addressesOf, TEST_SETTINGS } from '../tests/setup/settings.ts'
import { CANNOT_BE_TRIED, CannotBeTried } from './image/cannot.ts'
import { COMMANDS } from './image/commands.ts'
import { contentsOf, inMegabytes, refuseContents } from './image/contents.ts'
import { makeImage } from './image/make.ts'
import { operated } from './image/operated.ts'
import { type Sandbox, sandboxOf } from './image/sandbox.ts'

/** For a command to say what it should, or to end; a tenth of it is enough beside other work. */
const MOST_MS = 120_000

const place = mkdtempSync(join(tmpdir(), 'wensenregister-image-'))
chmodSync(place, 0o755) // for the user without rights
const running = new Set<ChildProcess>()
let step = 'making the image'

let skipped = false

runUntilStopped(async () => {
  // The first to be added is done last.
  onStop(async () => skipped && process.exit(CANNOT_BE_TRIED))
  onStop(removeAll)
  try {
    await check()
  } catch (error) {
    if (!(error instanceof CannotBeTried)) throw failedAt(error)
    skipped = true
    console.log(`\nSkipped: ${error.message}.`)
  }
  process.kill(process.pid, 'SIGTERM')
})

async function removeAll() {
  spawnSync('chmod', ['-R', 'u+w', place])
  await rm(place, { recursive: true, force: true, maxRetries: 20 })
}

const failedAt = (error: unknown) =>
  new Error(`\nFailed at ${step}: ${error instanceof Error ? error.message : String(error)}`)

async function check() {
  const { stage, root } = makeImage(place)
  const folder = join(root, stage.folder)
  lookAt(folder)
  spawnSync('chmod', ['-R', 'a-w,a+rX', root])
  const writable = join(place, 'writable')
  mkdirSync(writable)
  chmodSync(writable, 0o777)
  const sandbox = sandboxOf(root, stage.folder, writable)
  console.log(sandbox.how)
  const cluster = await startTestCluster()
  onStop(cluster.stop)
  onStop(async () => running.forEach((child) => child.kill('SIGKILL')))
  const empty = await emptyDatabase(cluster.url)
  await runAll(sandbox, settingsFor(empty, writable, stage.env))
  console.log('\nThe Dockerfile is true.')
}

function lookAt(folder: string) {
  step = 'what is in the image'
  const contents = contentsOf(folder)
  const { bytes, paths } = contents
  console.log(`${inMegabytes(bytes)} MB in ${paths.length} files, beside the base image.`)
  refuseContents(contents)
}

/** Beside the one of the tests, which has all migrations already. */
async function emptyDatabase(server: string): Promise<string> {
  const sql = postgres(server, { max: 1, onnotice: () => {} })
  await sql`create database image`
  await sql.end()
  return Object.assign(new URL(server), { pathname: '/image' }).href
}

type Settings = Record<string, string>

function settingsFor(owner: string, writable: string, env: Settings) {
  const { app, jobs } = addressesOf(owner)
  const { MASTER_KEYS, SEARCH_KEYS, SIGNING_KEY, COOKIE_SECRETS } = TEST_SETTINGS
  const site = {
    ...env,
    PUBLIC_ORIGIN: 'https://wensenregister.example',
    RESEND_API_KEY: 'key',
    MAIL_FROM: 'post@wensenregister.example',
    HELPDESK_EMAIL: 'hulp@wensenregister.example',
    DOCUMENTS_FOLDER: join(writable, 'documents'),
    APP_DATABASE_URL: app,
    MASTER_KEYS,
    SEARCH_KEYS,
    SIGNING_KEY,
    COOKIE_SECRETS,
  }
  return {
    migrate: { DATABASE_URL: owner, APP_DATABASE_URL: app, JOBS_DATABASE_URL: jobs },
    serve: site,
    work: { ...site, JOBS_DATABASE_URL: jobs },
    operate: { ...site, DATABASE_URL: owner },
    backups: join(writable, 'backups'),
  }
}

async function runAll(sandbox: Sandbox, settings: ReturnType<typeof settingsFor>) {
  const write = `require('node:fs').writeFileSync('build/x', '')`
  const wrote = await ended(sandbox, ['node', '-e', write], {})
  if (wrote.code === 0) throw new Error('its files can be changed')
  await ends(sandbox, COMMANDS.migrate, settings.migrate, /Applied: 0001/)
  const port = await freePort()
  const serving = { ...settings.serve, PORT: String(port), HOST: '127.0.0.1' }
  const serve = await begins(sandbox, COMMANDS.serve, serving, /Serving on/)
  const work = await begins(sandbox, COMMANDS.work, settings.work, /Working/)
  for (const path of [
    '/readyz',
    '/',
    '/kennisbank',
    '/auth',
    '/vragenlijst/papier/vragenlijst.pdf',
  ]) {
    step = `GET ${path}`
    const signal = AbortSignal.timeout(MOST_MS)
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { signal })
    if (status !== 200) throw new Error(`status ${status}`)
    console.log(`GET ${path} 200`)
  }
  await operateAll(sandbox, settings)
  await stops('serve', serve)
  await stops('work', work)
}

/** Every command of who runs the site, beside what serves. */
async function operateAll(sandbox: Sandbox, { operate, backups }: ReturnType<typeof settingsFor>) {
  const began = performance.now()
  const identity = await generateIdentity()
  const file = `${backups}.key`
  writeFileSync(file, identity)
  const key = { recipient: await identityToRecipient(identity), file }
  await ends(sandbox, [...COMMANDS.operate, 'help'], operate, /verify-backup/)
  const all = Object.entries(operated(backups, key))
  const half = Math.ceil(all.length / 2)
  // Two at a time: what waits for another stands in the same half.
  const inTurn = async (some: typeof all) => {
    for (const [name, { line, code, says }] of some)
      await ends(sandbox, [...COMMANDS.operate, name, ...line], operate, says, code)
  }
  await Promise.all([inTurn(all.slice(0, half)), inTurn(all.slice(half))])
  console.log(`All its commands: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

function begin(sandbox: Sandbox, command: string[], settings: Settings): ChildProcess {
  step = command.join(' ')
  const child = sandbox.start(command, settings)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** @throws when it takes too long */
async function exitOf(child: ChildProcess): Promise<[number | null, string?]> {
  const signal = AbortSignal.timeout(MOST_MS)
  try {
    return (await once(child, 'exit', { signal })) as [number | null, string?]
  } catch (error) {
    throw signal.aborted ? new Error(`did not end within ${MOST_MS / 1000} s`) : error
  }
}

async function ended(sandbox: Sandbox, command: string[], settings: Settings) {
  const child = begin(sandbox, command, settings)
  const [out, complaint, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    exitOf(child),
  ])
  return { code, said: out + complaint }
}

async function ends(
  sandbox: Sandbox,
  command: string[],
  settings: Settings,
  says: RegExp,
  expected = 0,
) {
  const { code, said } = await ended(sandbox, command, settings)
  if (code !== expected || !says.test(said))
    throw new Error(`${command.join(' ')}: code ${code}: ${said}`)
  console.log(`${command.join(' ')}: ${said.split('\n', 1)[0]?.slice(0, 80)}`)
}

/** @throws when it ends before it says what it should, or takes too long, with what it said */
async function begins(sandbox: Sandbox, command: string[], settings: Settings, says: RegExp) {
  const child = begin(sandbox, command, settings)
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (part: Buffer) => {
      said += String(part)
      if (says.test(said)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`code ${code}: ${said}`)))
    AbortSignal.timeout(MOST_MS).addEventListener('abort', () =>
      reject(new Error(`too long: ${said}`)),
    )
  })
  console.log(`${command.join(' ')}: ${says.exec(said)?.[0]}`)
  return child
}

/** By the signal that a container gets. Inside of bubblewrap it has to reach the command itself. */
async function stops(name: string, child: ChildProcess) {
  step = `stopping ${name}`
  const gone = exitOf(child)
  const own = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  process.kill(Number(own.split(' ')[0]) || (child.pid ?? 0), 'SIGTERM')
  const [code, signal] = await gone
  console.log(`${name} ended with ${code ?? signal}`)
}
