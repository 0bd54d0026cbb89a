import { createHmac } from 'node:crypto'

/** The two roles the application signs in with. Neither owns an application table. */
export const APP_ROLE = 'wensenregister_app'
export const JOBS_ROLE = 'wensenregister_jobs'

/**
 * The connection string of one of the application's own roles: the owner's address with the
 * role's name and a password derived from the role secret, so that one secret serves both.
 *
 * @param ownerUrl connection string of the owner of the database
 * @param role the role to sign in as
 * @param secret setting DATABASE_ROLE_SECRET
 */
export function roleUrl(ownerUrl: string, role: string, secret: string): string {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = rolePassword(role, secret)
  return url.toString()
}

/** The password of a role, 64 hexadecimal digits. */
export function rolePassword(role: string, secret: string): string {
  return createHmac('sha256', secret).update(`database role ${role}`).digest('hex')
}
