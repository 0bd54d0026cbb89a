import { createHmac } from 'node:crypto'

/** The application signs in with these. Neither owns a table. */
export const APP_ROLE = 'wensenregister_app'
export const JOBS_ROLE = 'wensenregister_jobs'

export type Addresses = { owner: string; app: string; jobs: string }

/**
 * The addresses of the roles, whose passwords follow from one secret, for a developer's machine and
 * tests.
 */
export const derivedAddresses = (owner: string, secret: string): Addresses => ({
  owner,
  app: roleUrl(owner, APP_ROLE, secret),
  jobs: roleUrl(owner, JOBS_ROLE, secret),
})

function roleUrl(ownerUrl: string, role: string, secret: string): string {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = rolePassword(role, secret)
  return url.toString()
}

/** A password of 64 hexadecimal digits that follows from the secret. */
export function rolePassword(role: string, secret: string): string {
  return createHmac('sha256', secret).update(`database role ${role}`).digest('hex')
}

/** The role and password in the address of a database, decoded; empty where there are none. */
export function credentialsIn(url: string): { role: string; password: string } {
  const { username, password } = new URL(url)
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) }
}
