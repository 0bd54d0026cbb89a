/**
 * What soft hyphens cost: how long putting them into a page takes, beside the processor time of the
 * whole request; and that of the same request without them, in slices in turn on the same server.
 */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kind, type Running, startServer } from './children.ts'
import { inTurn, median, ratios, spread } from './figures.ts'
import { UNKNOWN } from './landing.ts'
import { aim } from './report.ts'

type Plan = { rounds: number; slice: number }
/** In milliseconds, the middle of a slice's requests; `cpu` of one request. */
type Slice = { took: number; cpu: number }
type Row = { path: string; took: number; share: number; withThem: Slice[]; without: Slice[] }

/** Part of the processor time of a request. */
const MOST = 0.01

/** The first three rendered for a visitor, the others of someone with a session. */
const PUBLIC = ['/', '/kennisbank/wilsverklaring', '/veelgestelde-vragen']
const OWN = ['/vragenlijst/rituelen', '/dashboard']

/**
 * Measures and reports.
 *
 * @param site whose build gets a second server, which says how long it took and leaves it out when asked
 * @param cookie of someone's session
 */
export async function measureHyphens(site: Kind, cookie: string, plan: Plan): Promise<string> {
  const server = await startServer(await timed(site))
  const rows: Row[] = []
  for (const path of PUBLIC) rows.push(await measured(server, path, UNKNOWN, plan))
  for (const path of OWN) rows.push(await measured(server, path, cookie, plan))
  await server.stop()
  return [aims(rows), table(rows)].join('\n\n')
}

/**
 * What is sent are bytes, which are made of the page with or without them. Rendering leaves a text in
 * thousands of parts, which making bytes would put together as well: asking for its last sign does so,
 * and only as long as somebody uses the answer.
 */
const TIMED = `const rendered = $1;
headers.set('X-Last-Sign', String(rendered.charCodeAt(rendered.length - 1)));
const began = performance.now();
const sent = request.headers.has('without') ? inBytes(rendered) : withSoftHyphens(rendered, $2);
headers.set('Server-Timing', 'bytes;dur=' + (performance.now() - began));
context.set(wholePage, sent)`
const IN_BYTES = `
const inBytes = (text) => process.getBuiltinModule('node:buffer')
  .transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')`

const MADE = /context\.set\(wholePage, withSoftHyphens\((.*), (\w+)\)\)/

async function timed({ folder, args: [serve = ''], ...rest }: Kind): Promise<Kind> {
  const to = join(folder, 'build/server-timed')
  await cp(join(folder, 'build/server'), to, { recursive: true })
  await takeTime(join(to, 'assets'))
  return { ...rest, folder, args: [serve, join(to, 'index.js')] }
}

/** In the one file of the build that makes pages. @throws when there is none */
async function takeTime(folder: string) {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const built = await readFile(file, 'utf8')
    if (MADE.test(built)) return writeFile(file, built.replace(MADE, TIMED) + IN_BYTES)
  }
  throw new Error(`The benchmark expects this in the build: ${MADE}`)
}

async function measured(server: Running, path: string, cookie: string, { rounds, slice }: Plan) {
  const take = (headers: Record<string, string>) =>
    sliceOf(server, path, { cookie, 'accept-encoding': 'br', ...headers }, slice)
  await take({})
  await take({ without: 'yes' })
  const [without, withThem] = await inTurn(
    rounds,
    () => take({ without: 'yes' }),
    () => take({}),
  )
  const more = withThem.map(({ took }, round) => took - (without[round]?.took ?? 0))
  const took = median(more)
  const share = median(withThem.map(({ cpu }, round) => (more[round] ?? 0) / cpu))
  return { path, took, share, withThem, without }
}

/** One request after another. */
async function sliceOf(
  { origin, cpu }: Running,
  path: string,
  headers: Record<string, string>,
  requests: number,
): Promise<Slice> {
  const times: number[] = []
  const before = await cpu()
  for (let request = 0; request < requests; request += 1) {
    const answer = await fetch(origin + path, { headers })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`)
    times.push(Number(answer.headers.get('server-timing')?.split('=')[1]))
  }
  return { took: median(times), cpu: ((await cpu()) - before) / requests }
}

function aims(rows: Row[]): string {
  const most = Math.max(...rows.map(({ share }) => share))
  return aim(
    most <= MOST,
    `putting soft hyphens into a page takes at most ${percent(most)} of its request (at most ${percent(MOST)})`,
  )
}

const table = (rows: Row[]): string =>
  [
    '### Soft hyphens, one connection, brotli asked for',
    '',
    '| Page | They take ms | Processor ms/request | Part of it | With them is × without (from to) |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(({ path, took, share, withThem, without }) => {
      const [all, less] = [withThem, without].map((slices) => slices.map(({ cpu }) => cpu))
      const times = ratios(all ?? [], less ?? [])
      return `| ${path} | ${took.toFixed(3)} | ${median(all ?? []).toFixed(2)} | ${percent(share)} | ${median(times).toFixed(2)} (${spread(times, 2)}) |`
    }),
  ].join('\n')

const percent = (part: number) => `${(part * 100).toFixed(1)} %`
