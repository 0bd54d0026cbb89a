/** Relatives who read after a death, for tests in a browser. */
import { randomUUID } from 'node:crypto'
import * as deaths from '#app/features/deaths/job.server.ts'
import { answerAboutDeath, reportDeath } from '#app/features/deaths/report.server.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { createPerson } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { othersHaveTold } from '#tests/fixtures/told.ts'
import { inDatabase } from './database.ts'

const REQUEST = '0badcafe'

/** Two contacts of someone whose death both let us know of, as far as both read what is needed first, or all. */
export async function bothRead(email: string, stage: 'first' | 'all' = 'all') {
  const gerda = await createPerson(`${randomUUID()}@example.nl`, [])
  const names = ['Lisa', 'Mark'] as const
  await fillForRelatives(gerda.id, [
    { firstName: 'Lisa', lastName: 'de Vries', email },
    { firstName: 'Mark', lastName: 'de Vries', email: `m-${email}`, phone: '06-12345678' },
  ])
  await inDatabase(async (sql) => {
    for (const name of names) await confirmedRelative(sql, gerda.id, name, {})
  })
  const all = await currentRelatives(gerda.id)
  const [lisa, mark] = names.map((name) => {
    const found = all.find(({ card }) => card.firstName === name)
    if (!found) throw new Error(`no ${name}`)
    return { ...found, ownerId: gerda.id }
  })
  if (!lisa || !mark) throw new Error('nobody')
  const reported = await reportDeath(lisa, { diedOn: dayOf(new Date()), way: 'contact' }, REQUEST)
  if (!reported.ok) throw new Error(reported.reason)
  await answerAboutDeath(mark, reported.id, { said: 'yes' }, REQUEST)
  await letFirstStageBegin(reported.id)
  if (stage === 'all') await letRestBegin(reported.id)
  return { lisa, mark }
}

/** The site may be at it too, and is waited for. */
export async function lookAfterDeaths() {
  await deaths.lookAfterDeaths()
  await inDatabase(othersHaveTold)
}

/** As if the waiting time of a report were over. */
export async function letFirstStageBegin(id: string) {
  await inDatabase(
    (sql) =>
      sql`update death_reports set waits_until = now() - interval '1 second' where id = ${id}`,
  )
  await lookAfterDeaths()
  // The copies that it finds to make are due from then on.
  await lookAfterDeaths()
}

/** As if the first stage had begun thirteen hours ago. */
export async function letRestBegin(id: string) {
  await inDatabase(
    (sql) => sql`
      update death_reports
         set first_at = first_at - interval '13 hours', all_at = all_at - interval '13 hours'
       where id = ${id}`,
  )
  await lookAfterDeaths()
}
