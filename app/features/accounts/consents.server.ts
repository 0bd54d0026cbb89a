import type { Sql } from '#app/platform/sql.server.ts'

/** What people consent to: keeping their data at all, and keeping data about their health. */
export const CONSENT_KINDS = ['privacy', 'health'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/**
 * The version of the privacy statement that people agree to. Specification 9 names two: '1.1' is the
 * statement of the site, '1.0' the short one that the older registration shows. Consent is to what
 * was shown.
 */
export const CONSENT_VERSION = '1.1'
export const OLDER_CONSENT_VERSION = '1.0'

/** A consent as it was given; `withdrawnAt` is null while it is in force. */
export type Consent = {
  kind: ConsentKind
  version: string
  givenAt: Date
  withdrawnAt: Date | null
}

/**
 * Keeps that a person consents. Earlier consents stay as they are. The profile shows the newest
 * consent to the privacy statement (specification 3, 'profiles').
 *
 * @param version of the text that was shown
 * @param givenAt when it was not now; the same moment again is the same consent
 */
export async function giveConsent(
  sql: Sql,
  userId: string,
  kind: ConsentKind,
  version: string,
  givenAt = new Date(),
) {
  await sql`
    insert into consents (user_id, kind, version, given_at)
    values (${userId}, ${kind}, ${version}, ${givenAt})
    on conflict do nothing`
  if (kind === 'privacy')
    await sql`
      update profiles set privacy_consent_version = ${version}, privacy_consent_at = ${givenAt}
       where user_id = ${userId}`
}

/** Keeps that a person no longer consents. What follows from it is up to the caller. */
export async function withdrawConsent(sql: Sql, userId: string, kind: ConsentKind) {
  await sql`
    update consents set withdrawn_at = now()
     where user_id = ${userId} and kind = ${kind} and withdrawn_at is null`
  if (kind === 'privacy')
    await sql`
      update profiles set privacy_consent_version = null, privacy_consent_at = null
       where user_id = ${userId}`
}

/** Every consent that a person ever gave, newest first. */
export function readConsents(sql: Sql, userId: string): Promise<Consent[]> {
  return sql<Consent[]>`
    select kind, version, given_at as "givenAt", withdrawn_at as "withdrawnAt"
      from consents where user_id = ${userId} order by given_at desc`
}

/** Whether a person consents now. */
export async function hasConsent(sql: Sql, userId: string, kind: ConsentKind): Promise<boolean> {
  const found = await sql`
    select 1 from consents
     where user_id = ${userId} and kind = ${kind} and withdrawn_at is null limit 1`
  return found.length > 0
}
