/** As little of a browser as a visitor of the benchmark needs: cookies, forms, and a network of its own. */
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Answer = { status: number; headers: IncomingMessage['headers']; body: string; ms: number }

/** Somebody who visits the site, over one connection. */
export class Browser {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private readonly cookies = new Map<string, string>()
  private readonly origin: string
  private readonly network: string

  constructor(origin: string, number: number) {
    this.origin = origin
    this.network = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  }

  get(path: string): Promise<Answer> {
    return this.ask(path)
  }

  post(path: string, fields: Record<string, string>): Promise<Answer> {
    return this.ask(path, new URLSearchParams(fields).toString())
  }

  leave() {
    this.agent.destroy()
  }

  private async ask(path: string, form?: string): Promise<Answer> {
    const start = performance.now()
    const cookie = Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const posted = form !== undefined && {
      origin: this.origin,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(form),
    }
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      request(`${this.origin}${path}`, {
        method: posted ? 'POST' : 'GET',
        agent: this.agent,
        headers: { 'x-forwarded-for': this.network, ...(cookie && { cookie }), ...posted },
      })
        .once('response', resolve)
        .once('error', reject)
        .end(form),
    )
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    const { statusCode: status = 0, headers } = response
    return { status, headers, body: await text(response), ms: performance.now() - start }
  }
}
