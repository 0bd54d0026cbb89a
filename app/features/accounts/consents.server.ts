import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

export const CONSENT_KINDS = ['privacy', 'health'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/**
 * Specification 9: '1.1' is the statement of the site, '1.0' the short one of the older
 * registration. Consent is to what was shown.
 */
export const CONSENT_VERSION = '1.1'
export const OLDER_CONSENT_VERSION = '1.0'

export type GivenConsent = DbRow<
  'consents',
  'kind' | 'version' | 'given_at as givenAt' | 'withdrawn_at as withdrawnAt'
>

/**
 * Stores a consent beside earlier ones. The profile shows the newest to the privacy statement
 * (specification 3).
 *
 * @param givenAt the same moment again is the same consent
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

/**
 * Ends a consent as of now; it stays on record. What follows from it is for the caller
 * (`consequencesOf`).
 */
export async function withdrawConsent(sql: Sql, userId: string, kind: ConsentKind) {
  await sql`
    update consents set withdrawn_at = now()
     where user_id = ${userId} and kind = ${kind} and withdrawn_at is null`
  if (kind === 'privacy')
    await sql`
      update profiles set privacy_consent_version = null, privacy_consent_at = null
       where user_id = ${userId}`
}

/** All that was ever given, the newest first. `withdrawnAt`: null while it holds. */
export function readConsents(sql: Sql, userId: string): Promise<GivenConsent[]> {
  return sql<GivenConsent[]>`
    select kind, version, given_at as "givenAt", withdrawn_at as "withdrawnAt"
      from consents where user_id = ${userId} order by given_at desc`
}

/** Whether a consent holds now, to whichever version. */
export async function hasConsent(sql: Sql, userId: string, kind: ConsentKind): Promise<boolean> {
  const found = await sql`
    select 1 from consents
     where user_id = ${userId} and kind = ${kind} and withdrawn_at is null limit 1`
  return found.length > 0
}
