/** What a PDF costs: each document in a process of its own, since memory once taken is not given back. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { bookletOf } from '#app/features/booklet/contents.ts'
import { answeredSections } from '#app/features/wishes/file/answered-sections.ts'
import { questionnaireOf } from '#app/features/interview/questionnaire.ts'
import { fileSections, type FileSectionKey } from '#app/features/interview/sections/index.ts'
import type { SectionData } from '#app/forms/values.ts'
import { createPress } from '#app/paper/compiler.ts'
import { LIMITS, WORKER } from '#app/paper/print.server.ts'
import { thread } from '#app/platform/thread.server.ts'
import { longAnswers, WRITTEN } from '../fixtures/people/long-file.ts'
import { median as middle } from './figures.ts'

const MOMENT = new Date('2026-11-22')
const ROUNDS = 5
const TITLE = { title: 'Mijn wensen', author: '' }

/** A file of the longest answers, each cut to a length. */
function booklet(text: string, length = Number.POSITIVE_INFINITY, folded = false) {
  const data = Object.fromEntries(
    longAnswers(text).map(({ key, data: long }): [FileSectionKey, SectionData] => [
      key,
      Object.fromEntries(
        Object.entries(long).map(([name, value]) => [
          name,
          typeof value === 'string' ? value.slice(0, length) : value,
        ]),
      ),
    ]),
  )
  const sections = answeredSections(fileSections, data, 'summaryTitle')
  const summary = {
    number: 'WR12345678',
    title: '',
    isCompleted: true,
    updatedAt: MOMENT,
    stillRightAt: null,
    changed: [],
    confirmed: { number: 1, confirmedAt: MOMENT },
    sections,
    isDisputed: false,
  }
  const content = bookletOf(
    { summary, profile: null, documents: [], livingWill: null, askAt: '', lostAt: '', readAt: '' },
    { large: false, folded },
  )
  return { template: 'wishes', content }
}

const CASES: Record<string, () => { template: string; content: object }> = {
  'the interview on paper': () => ({
    template: 'questionnaire',
    content: questionnaireOf([], false),
  }),
  'long answers everywhere, Dutch': () => booklet(WRITTEN.dutch, 850),
  'long answers everywhere, to fold': () => booklet(WRITTEN.dutch, 850, true),
  'the longest file, Dutch': () => booklet(WRITTEN.dutch),
  'the longest file, Hebrew with Arabic': () => booklet(WRITTEN.rightToLeft),
  'the longest file, each letter of another script': () => booklet('aא'),
  'the longest file, what no font has': () => booklet('漢字'),
}

type Outcome = {
  pages: number
  kilobytes: number
  first: number
  median: number
  megabytes: number
}

/** Makes each document in a new process. @returns a table, and how long the site was held up */
export async function measurePdfs(): Promise<string> {
  const file = fileURLToPath(import.meta.url)
  const rows = Object.keys(CASES).map((name) => {
    const output = execFileSync(process.execPath, [file, name], { encoding: 'utf8' })
    const { pages, kilobytes, first, median, megabytes } = JSON.parse(output) as Outcome
    return [name, pages, `${kilobytes} kB`, `${first} ms`, `${median} ms`, `${megabytes} MB`].map(
      String,
    )
  })
  const head = ['Document', 'Pages', 'Size', 'First time', 'Next times', 'Memory']
  const lines = [head, ['---', ...head.slice(1).map(() => '---:')], ...rows]
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const held = await longestHold(booklet(WRITTEN.rightToLeft))
  return `${table}\n\nWhile the thread made the longest file (Hebrew with Arabic), the event loop was held up for\nat most ${held} ms (middle of ${ROUNDS} rounds).`
}

/** How long the event loop stands still at most while the thread prints, in ms: of some rounds the one in the middle. */
async function longestHold({ template, content }: ReturnType<typeof booklet>): Promise<number> {
  const task = thread<object, Uint8Array>(WORKER, LIMITS)
  await task({ template, content, moment: MOMENT })
  const longest: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    await task({ template, content, moment: MOMENT })
    delay.disable()
    longest.push(delay.max / 1e6)
  }
  return Math.round(middle(longest))
}

/** Highest resident memory of this process until now, in MB. */
const peak = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024

function measure(name: string): Outcome {
  const make = CASES[name]
  if (!make) throw new Error(`no document ${name}`)
  const { template, content } = make()
  const { compile, fold } = createPress()
  const before = peak()
  const times: number[] = []
  let pdf: Buffer = Buffer.alloc(0)
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now()
    pdf = compile(template, content, MOMENT)
    if ('folded' in content && content.folded === true) pdf = fold(pdf, TITLE, MOMENT)
    times.push(performance.now() - start)
  }
  const [first = 0, ...next] = times
  return {
    pages: pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0,
    kilobytes: Math.round(pdf.length / 1024),
    first: Math.round(first),
    median: Math.round(middle(next)),
    megabytes: Math.round(peak() - before),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(measure(process.argv[2] ?? '')))
