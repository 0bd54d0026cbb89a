import { withActor, ask, asSystem, PATIENT_SECONDS } from '#app/platform/sql.server.ts'

/**
 * The nightly job that removes what is no longer needed: ended sessions and links, and requests for a
 * mail that could not be answered, after a day, what was posted without a session after its hour, the
 * record of repeatable saves after a week, the trace of a sent mail after 30 days, appointments half a
 * year after they took place, requests to be called back half a year after they were made, accounts
 * whose address was not confirmed in 30 days, and counters of attempts that have run out.
 */
export async function cleanUp(): Promise<void> {
  await withActor(
    asSystem('cleaning'),
    async (sql) => {
      await sql`delete from sessions where expires_at < now() - interval '1 day'`
      await sql`delete from tokens where expires_at < now() - interval '1 day'`
      await sql`delete from pending_posts where expires_at < now()`
      await sql`delete from wish_saves where created_at < now() - interval '7 days'`
      await sql`delete from mail_requests where created_at < now() - interval '1 day'`
      await sql`delete from mails where status = 'sent' and sent_at < now() - interval '30 days'`
      await sql`delete from appointments where ends_at < now() - interval '6 months'`
      await sql`delete from callback_requests where created_at < now() - interval '6 months'`
      // A link that was asked for again may still be on its way to being used.
      await sql`
      delete from users
       where email_verified_at is null and created_at < now() - interval '30 days'
         and not exists (select from tokens
                          where user_id = users.id and used_at is null and expires_at > now())`
    },
    PATIENT_SECONDS,
  )
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000
  await ask((sql) => sql`delete from rate_limits where expire < ${dayAgo}`)
}
