/** How the website is: in numbers for administrators, in words for everyone. */
import { expect, test } from 'vitest'
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'
import { pageOf } from '#tests/fixtures/page.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'

test('an administrator sees what waits and failed, by task, and the versions', async () => {
  await withActor(
    asSystem('mail'),
    (sql) => sql`select enqueue_job('state-page', '{}'::json, 'state-page')`,
  )
  await owner`
    update graphile_worker._private_jobs set attempts = max_attempts where key = 'state-page'`
  const visitor = await signedIn(await testUser('admin'))
  const answer = await visitor.get('/admin/toestand')
  expect(answer.status).toBe(200)
  const page = pageOf(answer).text
  expect(page).toMatch(/state-page\s+0\s+0\s+0\s+1\s+0/)
  expect(page).toMatch(/Database\s+Werkt\s+PostgreSQL \d+/)
  expect(page).toMatch(
    /Reservekopie maken\s+((Nog niet|Te laat)\s+Nog nooit gemaakt|(Werkt|Te laat)\s+Laatste op)/,
  )
  expect(page).toMatch(/Nieuwste wijziging van de database\s+\d{4}\s/)
})

test('a colleague without that right does not see the page, nor the way to it', async () => {
  const visitor = await signedIn(await testUser('staff'))
  expect((await visitor.get('/admin/toestand')).status).toBe(403)
  expect((await visitor.get('/admin')).text).not.toContain('/admin/toestand')
})

test('everyone sees whether it works, and no number of ours', async () => {
  const answer = await new Visitor().get('/status')
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toContain('no-store')
  const page = pageOf(answer).text
  expect(page).toMatch(/Inloggen en wensen opslaan\s+Werkt/)
  // Nobody has to go by the words alone, nor by the colour.
  expect(answer.text.match(/<li>(?:(?!<\/li>).)*<svg/gs)).toHaveLength(3)
  expect(page).toMatch(/Gezien op .+ uur\.\s+Er is geen onderhoud gepland\./)
  expect(page).not.toMatch(/PostgreSQL|Node|\b\d+\.\d+\.\d+\b/)
})
