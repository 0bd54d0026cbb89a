/** The test desk ('Proefkassa') of a developer's machine without a key. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { href } from 'react-router'
import { blindHash } from '#app/platform/keys/crypto.server.ts'
import { env, isLocal } from '#app/platform/env.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import {
  deskApi,
  type DeskSession,
  type DeskStore,
  signedMessage,
  takeDeskStep,
} from './desk-api.server.ts'
import { DESK_STEPS, type DeskStep } from './desk-steps.ts'

/** The secret with which the test desk signs its messages. */
export function deskSecret(): string {
  if (!isLocal()) throw new Error('STRIPE_WEBHOOK_SECRET: is not set')
  return `whsec_${blindHash('payments', 'test desk')}`
}

const FILE = /^(cs_test_[0-9a-f]{32})\.json$/

/** In files beside the documents: the commands that serve and work share them. */
export const deskFiles: DeskStore = {
  async find(id) {
    if (!FILE.test(`${id}.json`)) return undefined
    const text = await readFile(deskFile(id), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : (JSON.parse(text) as DeskSession)
  },
  async keep(session) {
    await mkdir(folder(), { recursive: true, mode: 0o700 })
    const half = `${deskFile(session.id)}.${randomUUID()}`
    await writeFile(half, JSON.stringify(session), { mode: 0o600 })
    await rename(half, deskFile(session.id))
  },
  async all() {
    const names = await readdir(folder()).catch(() => [])
    const ids = names.flatMap((name) => FILE.exec(name)?.[1] ?? [])
    const found = await Promise.all(ids.map((id) => deskFiles.find(id)))
    return found.flatMap((one) => one ?? [])
  },
}

const folder = () => join(env().DOCUMENTS_FOLDER, 'proefkassa')
const deskFile = (id: string) => join(folder(), `${id}.json`)

/**
 * Whether the test desk works: only on a developer's machine, and not beside a provider that is
 * set.
 */
export const isDeskOpen = (): boolean => isLocal() && !env().STRIPE_SECRET_KEY

/**
 * Does at the desk what someone pressed there.
 *
 * @param origin of the site that gets its message; none: it stays silent
 */
export async function payAtDesk(
  id: string,
  step: DeskStep,
  origin: string | undefined,
): Promise<DeskSession | undefined> {
  const session = await takeDeskStep(deskFiles, id, step)
  if (session && origin) await sendMessage(origin, DESK_STEPS[step], session)
  return session
}

async function sendMessage(origin: string, type: string, object: object) {
  const { body, signature } = await signedMessage(type, object, deskSecret())
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const { ok, status } = await fetch(new URL(href('/betaling/bericht'), origin), {
    method: 'POST',
    headers,
    body,
  })
  if (!ok) throw new Error(`the site answered ${status} to its own desk`)
}

const api = deskApi(deskFiles, (session) => absoluteLink(href('/dev/kassa/:session', { session })))

/**
 * Answers the provider's client in the place of the network. Of a refund the site hears at once, if
 * it can be reached.
 */
export const deskFetch: typeof fetch = async (input, init) => {
  if (!isDeskOpen()) throw new Error('the test desk is for a developer’s machine')
  const answer = await api(new Request(input, init))
  if (answer.ok && String(input).endsWith('/v1/refunds'))
    await sendMessage(env().PUBLIC_ORIGIN, 'refund.created', await answer.clone().json()).catch(
      () => {},
    )
  return answer
}
