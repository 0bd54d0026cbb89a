/** A browser that keeps what came of each request, also where nothing came. */
import { Browser, type Fields, type Form } from '../bench/load/browser.ts'

/** `status` 0: there was no answer, and `text` says why. */
export type Answer = { status: number; location: string; text: string; ms: number }

/** What came of one request; `at` is the moment of its answer, in ms, and `why` there was none. */
export type Answered = { what: string; status: number; ms: number; at: number; why?: string }

/** What may happen while something is away: none of it says that anything was kept. */
export const AWAY = new Set([0, 502, 503, 504])

/** No browser gives up so soon; who waits longer has found a fault. */
const PATIENCE_MS = 40_000

export class WatchedBrowser {
  readonly answers: Answered[] = []
  private readonly browser: Browser

  /** @param number of this one among all, from which its network follows */
  constructor(origin: string, number: number) {
    const network = `10.${number >> 8}.${number & 255}.7`
    this.browser = new Browser(origin, { network, patience: PATIENCE_MS })
  }

  get cookies(): Map<string, string> {
    return this.browser.cookies
  }

  get(path: string): Promise<Answer> {
    return this.watch(`GET ${path}`, this.browser.get(path))
  }

  post(path: string, fields: Fields): Promise<Answer> {
    return this.watch(`POST ${path}`, this.browser.post(path, fields))
  }

  postBody(path: string, form: Form): Promise<Answer> {
    return this.watch(`POST ${path}`, this.browser.postBody(path, form))
  }

  close() {
    this.browser.leave()
  }

  private async watch(asked: string, answering: ReturnType<Browser['get']>): Promise<Answer> {
    const begin = performance.now()
    const answer = await answering.then(
      ({ status, headers, body }) => ({ status, location: headers.location ?? '', text: body }),
      (error: unknown) => ({ status: 0, location: '', text: String(error) }),
    )
    const ms = performance.now() - begin
    const what = asked.split('?', 1)[0] ?? asked
    const why = answer.status === 0 ? { why: answer.text } : {}
    this.answers.push({ what, status: answer.status, ms, at: Date.now(), ...why })
    return { ...answer, ms }
  }
}
