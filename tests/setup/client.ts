import { randomInt } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { inject } from 'vitest'
import { unbroken } from '#tests/fixtures/page.ts'
import { cookieOf } from '#tests/fixtures/people/people.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; bytes: Buffer }
export type Fields = Record<string, string | string[]>
type Headers = Record<string, string | undefined>

/** Address of the site under test. */
export const address = () => inject('site').address

/**
 * Someone who visits the site: keeps cookies, follows nothing, and has a network of their own, so
 * that limits per network of one test do not touch another.
 */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  readonly site: string

  constructor(site = address()) {
    this.site = site
  }

  /** Asks for a page as it is written, without tidying the path. */
  get(path: string, headers: Headers = {}): Promise<Answer> {
    return this.send('GET', path, headers)
  }

  /** Sends a form the way a browser on the site does. A header set to undefined is left out. */
  post(path: string, fields: Fields = {}, headers: Headers = {}): Promise<Answer> {
    const body = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    ).toString()
    const type = 'application/x-www-form-urlencoded'
    return this.send('POST', path, { origin: this.site, 'content-type': type, ...headers }, body)
  }

  /** Sends any request. Without `content-length` the length of the body is filled in. */
  async send(
    method: string,
    path: string,
    headers: Headers,
    body?: string | Buffer,
  ): Promise<Answer> {
    const { hostname, port } = new URL(this.site)
    const all: Headers = {
      'x-forwarded-for': this.network,
      'sec-fetch-mode': 'navigate',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
      'content-length': body === undefined ? undefined : String(Buffer.byteLength(body)),
      ...headers,
    }
    const set = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      request({ hostname, port, method, path, headers: set as Record<string, string> }, resolve)
        .once('error', reject)
        .end(body)
    })
    for (const line of response.headers['set-cookie'] ?? []) this.keep(line)
    const bytes = await buffer(response)
    const { statusCode: status = 0 } = response
    return { status, headers: response.headers, text: unbroken(bytes.toString()), bytes }
  }

  private keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const ends = /;\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(line)
    if (ends) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** A visitor whose browser holds the session of someone, on the site under test unless on another. */
export async function signedIn(person: { token: string }, site?: string): Promise<Visitor> {
  const visitor = new Visitor(site)
  visitor.cookies.set(...(await cookieOf(person)))
  return visitor
}
