import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Wensenregister'
const SECONDS = 30

/** A code of the step before or after counts too: clocks differ, and typing takes time. */
const WINDOW = 1

const totpOf = (secret: string, label = '') =>
  // What every app knows; many know nothing else.
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: SECONDS,
  })

/** Makes a secret of 160 random bits, as people type them. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address that the QR code holds. */
export const addressOfSecret = (secret: string, email: string): string =>
  totpOf(secret, email).toString()

/** Finds the time step of a code. @returns null when it is of none that counts now */
export function timeStepOf(secret: string, code: string, now: number): number | null {
  // The library compares bytes of the same length, and fails on others.
  if (!/^[0-9]{6}$/.test(code)) return null
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / SECONDS) + delta
}
