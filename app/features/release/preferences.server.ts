import { href } from 'react-router'
import { z } from 'zod'
import type { DbRow } from '#db/row.ts'
import { accountFact } from '#app/features/export/part.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { owner } from './texts/owner.nl.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { ask, asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { USUAL_MONTHS } from './forms/months-form.ts'
import { USUAL_WAITS } from './forms/wait-form.ts'
import { waitInWords } from './forms/wait-words.ts'

/** In hours: for the whole file, and for the living will alone. */
export type Waits = DbRow<'release_preferences', 'wait_hours as full' | 'will_hours as livingWill'>

/** What counts now, and what was chosen where a part of it is shorter: it counts later. */
type OwnWaits = Waits & { next: (Waits & { from: Date }) | null }

async function ownWaits(sql: Sql, userId: string): Promise<OwnWaits | null> {
  const [row] = await sql<
    (Waits &
      DbRow<
        'release_preferences',
        'next_wait_hours as nextFull' | 'next_will_hours as nextWill' | 'next_from as from'
      >)[]
  >`
    select wait_hours as full, will_hours as "livingWill", next_wait_hours as "nextFull",
           next_will_hours as "nextWill", next_from as "from"
      from release_preferences where user_id = ${userId}`
  if (!row) return null
  const { full, livingWill, nextFull, nextWill, from } = row
  // All three or none.
  if (!from || nextFull === null || nextWill === null) return { full, livingWill, next: null }
  const next = { full: nextFull, livingWill: nextWill }
  return from <= new Date()
    ? { ...next, next: null }
    : { full, livingWill, next: { ...next, from } }
}

/** Reads how long someone has to stop a request. */
export const waitsOf = (userId: string): Promise<OwnWaits> =>
  readOnly(
    asPerson(userId),
    async (sql) => (await ownWaits(sql, userId)) ?? { ...USUAL_WAITS, next: null },
  )

/** Whether any of the new waiting times is shorter than before. */
export const isShorter = (now: Waits, wanted: Waits): boolean =>
  wanted.full < now.full || wanted.livingWill < now.livingWill

/**
 * Saves the waiting times. A trigger lets a shorter one count after a week; the owner is mailed a
 * link that keeps the longer one.
 *
 * @returns from when on a shorter one counts; null when all counts at once
 */
export const saveWaits = (
  { id, email }: { id: string; email: string },
  { full, livingWill }: Waits,
): Promise<Date | null> =>
  withActor(asPerson(id), async (sql) => {
    const token = randomToken()
    const [row] = await sql<DbRow<'release_preferences', 'next_from as from'>[]>`
      insert into release_preferences (user_id, wait_hours, will_hours)
      values (${id}, ${full}, ${livingWill})
      on conflict (user_id) do update
        set wait_hours = excluded.wait_hours, will_hours = excluded.will_hours, updated_at = now()
      returning next_from as "from"`
    const from = row?.from ?? null
    if (!from) return null
    await sql`update release_preferences set keep_hash = ${tokenHash(token)} where user_id = ${id}`
    const link = absoluteLink(href('/bedenktijd-houden'), { token })
    const { facts } = owner.wait
    const fill = (text: string, hours: number) => text.replace('{{wait}}', waitInWords(hours))
    await queueMail(sql, {
      kind: 'wait-shorter',
      to: email,
      facts: [
        fill(facts.full, full),
        fill(facts.livingWill, livingWill),
        facts.from.replace('{{moment}}', momentOf(from)),
      ],
      link,
    })
    return from
  })

/** Reads how many months relatives can read. */
export const monthsOf = (userId: string): Promise<number> =>
  readOnly(asPerson(userId), async (sql) => (await ownMonths(sql, userId)) ?? USUAL_MONTHS)

async function ownMonths(sql: Sql, userId: string): Promise<number | undefined> {
  const [row] = await sql<DbRow<'release_preferences', 'copies_months as months'>[]>`
    select copies_months as months from release_preferences where user_id = ${userId}`
  return row?.months
}

/** Saves how many months relatives can read, from 1 to 24. What they read already keeps its end. */
export const saveMonths = (userId: string, months: number): Promise<unknown> =>
  withActor(
    asPerson(userId),
    (sql) => sql`
      insert into release_preferences (user_id, wait_hours, will_hours, copies_months)
      values (${userId}, ${USUAL_WAITS.full}, ${USUAL_WAITS.livingWill}, ${months})
      on conflict (user_id) do update
        set copies_months = excluded.copies_months, updated_at = now()`,
  )

/** @returns whether the link of the mail keeps anything (any more) */
export const keepsWait = (token: string): Promise<boolean> =>
  ask(async (sql) => {
    const [row] = await sql<
      DbRow<'keeps_wait', 'keeps_wait as keeps'>[]
    >`select keeps_wait(${tokenHash(token)}) as keeps`
    return row?.keeps ?? false
  })

/** @returns false when the link keeps nothing (any more) */
export const keepWait = (token: string): Promise<boolean> =>
  ask(async (sql) => {
    const [row] = await sql<
      DbRow<'keep_wait', 'keep_wait as kept'>[]
    >`select keep_wait(${tokenHash(token)}) as kept`
    return row?.kept ?? false
  })

/** Exports from before do not have it, or have one of the two. */
export const releasePreferences = accountFact({
  schema: z
    .object({
      waitHours: z.int(),
      livingWillHours: z.int().default(USUAL_WAITS.livingWill),
      copiesMonths: z.int().default(USUAL_MONTHS),
    })
    .nullable()
    .default(null),
  async read(sql, { id }) {
    const waits = await ownWaits(sql, id)
    const copiesMonths = (await ownMonths(sql, id)) ?? USUAL_MONTHS
    return waits && { waitHours: waits.full, livingWillHours: waits.livingWill, copiesMonths }
  },
})
