/** The comparison without any work: node:http that returns the bytes our server once returned. */
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'

/** An answer as it was received. */
export type Answer = { status: number; headers: string[]; body: string }

const file = process.argv[2] ?? ''
const [get, post] = JSON.parse(await readFile(file, 'utf8')) as [Answer, Answer]
const bodies = new Map([get, post].map((answer) => [answer, Buffer.from(answer.body, 'base64')]))

createServer((req, res) => {
  if (req.method !== 'POST') return send(res, get)
  req.resume().once('end', () => send(res, post))
}).listen(Number(process.env.PORT), process.env.HOST)

function send(res: ServerResponse, answer: Answer) {
  res.writeHead(answer.status, answer.headers).end(bodies.get(answer))
}
