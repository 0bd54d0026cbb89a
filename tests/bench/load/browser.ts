/** As little of a browser as a visitor of a measurement needs: cookies, forms, and a network of its own. */
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type Answer = {
  status: number
  headers: IncomingMessage['headers']
  body: string
  ms: number
}
export type Fields = Record<string, string> | [string, string][]
/** A form as it is sent, and its content type. */
export type Form = { type: string; body: string | Buffer }

type Ways = {
  /** As the proxy says it. */
  network: string
  /** Connections at the same time. */
  sockets?: number
  /** In ms; without it there is no end to it. */
  patience?: number
}

/** Somebody who visits the site, over connections that stay. */
export class Browser {
  readonly cookies = new Map<string, string>()
  private readonly agent: Agent
  private readonly origin: string
  private readonly ways: Ways

  constructor(origin: string, ways: Ways) {
    this.origin = origin
    this.ways = ways
    this.agent = new Agent({ keepAlive: true, maxSockets: ways.sockets ?? Infinity })
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path)
  }

  post(path: string, fields: Fields): Promise<Answer> {
    const body = new URLSearchParams(fields).toString()
    return this.ask('POST', path, { type: 'application/x-www-form-urlencoded', body })
  }

  /** Posts a form that is already written out. */
  postBody(path: string, form: Form): Promise<Answer> {
    return this.ask('POST', path, form)
  }

  leave() {
    this.agent.destroy()
  }

  private async ask(method: 'GET' | 'POST', path: string, form?: Form): Promise<Answer> {
    const start = performance.now()
    const response = await this.send(method, path, form)
    for (const line of response.headers['set-cookie'] ?? []) this.keep(line)
    const { statusCode: status = 0, headers } = response
    return { status, headers, body: await text(response), ms: performance.now() - start }
  }

  private send(method: string, path: string, form?: Form): Promise<IncomingMessage> {
    const { network, patience } = this.ways
    const cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      'x-forwarded-for': network,
      'sec-fetch-mode': 'navigate',
      ...(cookie && { cookie }),
      ...(form && {
        origin: this.origin,
        'content-type': form.type,
        'content-length': Buffer.byteLength(form.body),
      }),
    }
    const signal = patience === undefined ? {} : { signal: AbortSignal.timeout(patience) }
    const options = { method, headers, family: 4, agent: this.agent, ...signal }
    return new Promise((resolve, reject) => {
      request(`${this.origin}${path}`, options, resolve).once('error', reject).end(form?.body)
    })
  }

  private keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const ends = /;\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(line)
    if (ends) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
