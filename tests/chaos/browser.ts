/** Somebody's browser, as far as a server notices: cookies, one network, connections that stay. */
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** `status` 0: there was no answer, and `text` says why. */
export type Answer = { status: number; location: string; text: string; ms: number }

/** What came of one request; `at` is the moment of its answer, in ms, and `why` there was none. */
export type Answered = { what: string; status: number; ms: number; at: number; why?: string }

/** No browser gives up so soon; who waits longer has found a fault. */
const PATIENCE_MS = 40_000

export class Browser {
  readonly cookies = new Map<string, string>()
  readonly answers: Answered[] = []
  private readonly agent = new Agent({ keepAlive: true })
  private readonly origin: string
  private readonly network: string

  /** @param number of this one among all, from which its network follows */
  constructor(origin: string, number: number) {
    this.origin = origin
    this.network = `10.${number >> 8}.${number & 255}.7`
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path)
  }

  post(path: string, fields: Record<string, string> | [string, string][]): Promise<Answer> {
    return this.ask('POST', path, new URLSearchParams(fields).toString())
  }

  close() {
    this.agent.destroy()
  }

  private async ask(method: 'GET' | 'POST', path: string, body?: string): Promise<Answer> {
    const begin = performance.now()
    const answer = await this.send(method, path, body).catch((error: unknown) => ({
      status: 0,
      location: '',
      text: String(error),
    }))
    const ms = performance.now() - begin
    const what = `${method} ${path.split('?', 1)[0]}`
    const why = answer.status === 0 ? { why: answer.text } : {}
    this.answers.push({ what, status: answer.status, ms, at: Date.now(), ...why })
    return { ...answer, ms }
  }

  private async send(method: string, path: string, body?: string) {
    const { hostname, port, origin } = new URL(this.origin)
    const headers = {
      host: new URL(this.origin).host,
      'x-forwarded-for': this.network,
      'sec-fetch-mode': 'navigate',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body !== undefined && {
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
      }),
    }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        hostname,
        port,
        family: 4,
        method,
        path,
        headers,
        agent: this.agent,
        signal,
      }
      request(options, resolve).once('error', reject).end(body)
    })
    for (const line of response.headers['set-cookie'] ?? []) this.keep(line)
    const { statusCode: status = 0 } = response
    return { status, location: response.headers.location ?? '', text: await text(response) }
  }

  private keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const ends = /;\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(line)
    if (ends) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
