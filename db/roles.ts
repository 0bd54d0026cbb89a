import { createHmac } from 'node:crypto'

/** The two roles the application signs in with. Neither owns an application table. */
export const APP_ROLE = 'wensenregister_app'
export const JOBS_ROLE = 'wensenregister_jobs'

/** Connection strings of one database: as its owner, and as each of the two roles. */
export type Addresses = { owner: string; app: string; jobs: string }

/**
 * The addresses of a database of a developer's machine or of tests. The passwords of the roles follow
 * from a secret, so that there is one to keep. In production who runs the site makes them.
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

/** The password of a role that follows from a secret, 64 hexadecimal digits. */
export function rolePassword(role: string, secret: string): string {
  return createHmac('sha256', secret).update(`database role ${role}`).digest('hex')
}

/** Who a connection string signs in as, and with which password. */
export function credentialsIn(url: string): { role: string; password: string } {
  const { username, password } = new URL(url)
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) }
}
