/** Where the demo is played: what everybody in it needs, and the scenes of a year in their order. */
import type postgres from 'postgres'
import type { DbRow } from '#db/row.ts'
import type { QueuedMail } from '#app/features/mail/outbox.server.ts'
import { answerMailRequest } from '#app/features/sign-in/answer-mail-request.server.ts'
import { keepFigures } from '#app/features/figures/figures.server.ts'
import { lookAfterDeaths } from '#app/features/deaths/job.server.ts'
import { deliverDue } from '#app/features/delivery/job.server.ts'
import { lookAfterRequests } from '#app/features/release/job.server.ts'
import { sendFinishReminders } from '#app/features/reminders/finish.server.ts'
import { sendReminders } from '#app/features/reminders/reminders.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { withEarlierDays } from './older-dates.ts'
import { clockOf } from './time.server.ts'

export type Stage = {
  /** For reading what a job would be given, and mails; nobody is made by it. */
  owner: postgres.Sql
  /** Of the one password that everybody in the demo has: hashing takes long on purpose. */
  passwordHash: string
  /** How many days ago it is now. */
  ago: () => number
  /** The moment that it is in the demo: so many days before it was made. */
  now: () => Date
  /** A day like '2026-11-19', so many days before the moment that it is. */
  dayBefore: (days: number) => string
}

/** How many days ago, and what happened. What happened on the same day happens side by side. */
export type Scene = [ago: number, play: () => Promise<unknown>]

/**
 * Plays all scenes, the longest ago first. Between two days the jobs are done that would have been,
 * and everything becomes older.
 *
 * @param owner of the database: makes moments pass
 */
export async function play(
  owner: postgres.Sql,
  passwordHash: string,
  scenesOf: (stage: Stage) => Scene[],
): Promise<void> {
  const clock = await clockOf(owner)
  const began = Date.now()
  let ago = 0
  const now = () => new Date(began - ago * DAY_MS)
  const dayBefore = (days: number) => dayOf(new Date(now().getTime() - days * DAY_MS))
  const scenes = scenesOf({ owner, passwordHash, ago: () => ago, now, dayBefore })
  const days = [...new Set(scenes.map(([one]) => one))].toSorted((one, other) => other - one)
  for (const [index, day] of days.entries()) {
    ago = day
    await doJobs()
    await sideBySide(scenes.filter(([one]) => one === day))
    await doJobs()
    await tellOwners(owner)
    await clock.withVersionsLater(day, keepFigures)
    await clock.pass(day - (days[index + 1] ?? 0))
  }
  await makeMailsOlder(owner, began)
}

/**
 * Mails that have become older name the days that their pages name: what was to come on the day of the demo
 * comes as much earlier. The day of a death comes out of a column that has become older.
 *
 * @param began when the demo was made
 */
async function makeMailsOlder(owner: postgres.Sql, began: number) {
  const mails = await owner<DbRow<'mails', 'id' | 'created_at as at' | 'sealed!'>[]>`
    select id, created_at as at, sealed from mails where sealed is not null`
  await Promise.all(
    mails.map(async ({ id, at, sealed }) => {
      const belongsTo = `mails ${id}`
      const days = Math.round((began - at.getTime()) / DAY_MS)
      const mail = openForSystem<QueuedMail>(sealed, belongsTo)
      const from = dayOf(
        mail.kind.startsWith('death-') ? new Date(began - 30 * DAY_MS) : new Date(began),
      )
      const older: unknown = JSON.parse(withEarlierDays(JSON.stringify(mail), days, from))
      await owner`update mails set sealed = ${sealForSystem(older, belongsTo)} where id = ${id}`
    }),
  )
}

/** Two at a time: each connection to the database has to learn every query anew. */
async function sideBySide(scenes: Scene[]) {
  const waiting = scenes.values()
  const goOn = async () => {
    for (const [, scene] of waiting) await scene()
  }
  await Promise.all([goOn(), goOn()])
}

/** What the site does by itself, each minute or by night. */
async function doJobs() {
  await lookAfterRequests()
  await lookAfterDeaths()
  await deliverDue()
  await sendReminders(new Date())
  await sendFinishReminders(new Date())
}

/** Nothing sends mails here, and a request waits for that of its owner. */
const tellOwners = (owner: postgres.Sql) => owner`
  update mails set status = 'sent', sent_at = now()
    from access_requests r where r.owner_mail_id = mails.id and mails.status = 'queued'`

/** Does the jobs of all requests for a mail that wait. */
export async function answerMailRequests({ owner }: Stage) {
  const waiting = await owner<DbRow<'mail_requests', 'id'>[]>`select id from mail_requests`
  await Promise.all(waiting.map((request) => answerMailRequest(request)))
}

/** The token in the link of the newest mail of a kind to somebody, who opens it. */
export async function tokenFor({ owner }: Stage, address: string, kind: QueuedMail['kind']) {
  const rows = await owner<DbRow<'mails', 'id' | 'sealed!'>[]>`
    select id, sealed from mails
     where kind = ${kind} and sealed is not null order by created_at desc, id desc`
  const mail = rows
    .map(({ id, sealed }) => openForSystem<QueuedMail>(sealed, `mails ${id}`))
    .find(({ to }) => to === address)
  const link = mail && 'link' in mail ? mail.link : undefined
  const token = link && new URL(link).searchParams.get('token')
  if (!token) throw new Error(`no mail of the kind ${kind} to ${address}`)
  return token
}

/** A feature that says no has found a mistake in the demo. */
export function done<T extends { ok: boolean }>(what: string, result: T): T & { ok: true } {
  if (!result.ok) throw new Error(`the demo could not ${what}: ${JSON.stringify(result)}`)
  return result as T & { ok: true }
}
