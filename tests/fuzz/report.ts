/** What is wrong with an answer, and what is said at the end. */
import { OF_THE_MACHINE } from '#tests/fixtures/faults/hostile.ts'
import type { Exchange } from './send.ts'

/** What no answer may be; nothing when all is well, or there is none. */
export function wrongWith({ answer }: Exchange): string | undefined {
  if (answer instanceof Error) return undefined
  if (answer.status >= 500 && answer.status !== 503) return `status ${answer.status}`
  return OF_THE_MACHINE.test(answer.text) ? 'says how the site is made' : undefined
}

/** A request, and what came of it. */
export function described({ made, method, path, body, answer, ms }: Exchange): string {
  const status = answer instanceof Error ? answer.message : answer.status
  const headers = JSON.stringify(made.headers).slice(0, 300)
  const sent = JSON.stringify(body.toString('latin1', 0, 500))
  return [
    `${made.kind}: ${made.who} ${method} ${path.slice(0, 300)} -> ${status} in ${Math.round(ms)} ms`,
    ...(headers === '{}' ? [] : [`headers ${headers}`]),
    ...(body.length > 0 ? [`${body.length} bytes ${sent}`] : []),
  ].join('\n')
}

/** Counts answers by kind and status, remembers the slowest, and says at once what is wrong. */
export class Tally {
  readonly #counts = new Map<string, Map<string, number>>()
  #slowest: Exchange | undefined
  readonly #seed: number
  #total = 0
  failures = 0

  constructor(seed: number) {
    this.#seed = seed
  }

  fail(exchange: Exchange, number: number, wrong: string) {
    this.failures += 1
    const again = `npm run fuzz -- --seed ${this.#seed} --only ${number}`
    console.log(`\n${wrong}\n${described(exchange)}\n${again}`)
  }

  add(exchange: Exchange, number: number) {
    const wrong = wrongWith(exchange)
    if (wrong) this.fail(exchange, number, wrong)
    const { made, answer, ms } = exchange
    const status = answer instanceof Error ? 'none' : String(answer.status)
    const counts = this.#counts.get(made.kind) ?? new Map<string, number>()
    this.#counts.set(made.kind, counts.set(status, (counts.get(status) ?? 0) + 1))
    if (ms > (this.#slowest?.ms ?? 0)) this.#slowest = exchange
    this.#total += 1
  }

  toString(): string {
    const kinds = [...this.#counts].map(([kind, counts]) => {
      const parts = [...counts].toSorted(([a], [b]) => a.localeCompare(b))
      return `${kind.padEnd(8)} ${parts.map(([status, count]) => `${status}: ${count}`).join(', ')}`
    })
    return [
      `${this.#total} answers, by status`,
      ...kinds.toSorted(),
      `slowest  ${this.#slowest ? described(this.#slowest).split('\n', 1)[0] : 'none'}`,
    ].join('\n')
  }
}
