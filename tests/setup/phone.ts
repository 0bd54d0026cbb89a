import { Secret, TOTP } from 'otpauth'
import { decoded } from '#tests/fixtures/page.ts'
import type { Visitor } from './client.ts'

/**
 * Links a telephone, as its owner does on the page.
 *
 * @param address of that page, as the one before leads to it
 */
export async function linkPhone(visitor: Visitor, address = '/dashboard/account/tweede-stap') {
  const begun = await visitor.post(address, { intent: 'begin' })
  const page = decoded((await visitor.get(begun.headers.location ?? '')).text)
  const [, secret = ''] = /<strong>((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})<\/strong>/.exec(page) ?? []
  const phone = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  const done = { intent: 'confirm', code: phone.generate() }
  const { status, text } = await visitor.post(begun.headers.location ?? '', done)
  const codes = text.match(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/g) ?? []
  return { phone, page, status, text, codes }
}
