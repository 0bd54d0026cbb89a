/** In the place of the mail provider: like it, the same mail (by its key) goes out once. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Mail = { key: string; to: string; subject: string; text: string }

export type MailProvider = {
  /** By which the site sends to it. */
  settings: Record<string, string>
  /** What went out, the oldest first. */
  sent: () => Mail[]
  /** How often a mail was handed over again, which its key made harmless. */
  repeats: () => number
  stop: () => Promise<void>
}

/** Starts one on this machine. */
export async function startMailProvider(): Promise<MailProvider> {
  const sent = new Map<string, Mail>()
  let repeats = 0
  async function take(req: IncomingMessage, res: ServerResponse) {
    const key = String(req.headers['idempotency-key'])
    const { to, subject, text: body } = JSON.parse(await text(req)) as Mail
    if (sent.has(key)) repeats += 1
    else sent.set(key, { key, to: String(to), subject, text: body })
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: key }))
  }
  const server = createServer((req, res) => void take(req, res).catch(() => res.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: { RESEND_API_KEY: 're_stand_in', RESEND_BASE_URL: `http://127.0.0.1:${port}` },
    sent: () => [...sent.values()],
    repeats: () => repeats,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
