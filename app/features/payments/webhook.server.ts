import { log } from '#app/platform/log.server.ts'
import { findCheckout, readMessage, readNamed, type ProviderMessage } from './provider.server.ts'
import { settle } from './settle.server.ts'

/** Bytes. Messages of the provider are a few thousand. */
export const MOST_BYTES = 256 * 1024

/**
 * Handles a message of the provider. What it says is not believed: it names what to ask for.
 *
 * @returns false when it is not from the provider, too old, or of a time to come
 * @throws when it cannot be handled now; the provider sends it again, for days
 */
export async function receive(body: string, signature: string): Promise<boolean> {
  const told = await readMessage(body, signature)
  if (told === 'other') return true
  if (told === 'unreadable') {
    log().error('a signed message of the payment provider that cannot be read')
    return true
  }
  if (!told) {
    log().warn('a message that the payment provider did not sign')
    return false
  }
  const facts = await factsAbout(told)
  if (!facts) {
    log().warn({ event: told.id }, 'a payment that the provider does not know')
    return true
  }
  const outcome = await settle(facts, told)
  if (outcome === 'unknown') log().warn({ event: told.id }, 'a payment that is not here')
  return true
}

const factsAbout = ({ about }: ProviderMessage) =>
  'session' in about ? readNamed(about.session) : findCheckout(about.intent)
