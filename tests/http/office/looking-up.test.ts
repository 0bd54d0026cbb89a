/** The office: looking people up, when that was done as often as one may in an hour. */
import { beforeEach, expect, test } from 'vitest'
import { ownerOfFile } from '#tests/fixtures/people/to-ask-for.ts'
import { lookedBefore } from '#tests/fixtures/readings.ts'
import { decoded } from '#tests/fixtures/page.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { type TestUser, testUser } from '#tests/setup/database.ts'

const MORE = '/admin/dossier/meer'
let colleague: TestUser
let visitor: Visitor

beforeEach(async () => {
  colleague = await testUser('admin')
  visitor = await signedIn(colleague)
})

test.each(['/admin/wensen', '/admin/koppeling'])(
  'a search at %s says so, keeps what was typed, and asks for more',
  async (path) => {
    const { number } = await ownerOfFile()
    await lookedBefore(colleague, 60)
    const { status, text } = await visitor.get(`${path}?q=${number}`)
    expect([status, text.includes('U zocht of bekeek het afgelopen uur te veel dossiers')]).toEqual(
      [429, true],
    )
    expect(text).toContain(`value="${number}"`)
    expect(text).toContain(`action="${MORE}"`)
    expect(text).not.toContain('Geen dossiers gevonden')
  },
)

test('a file says so, and leads to who may allow it', async () => {
  const { number, email } = await ownerOfFile()
  await lookedBefore(colleague, 60)
  for (const path of [`/admin/wensen/${number}`, `/admin/koppeling?dossier=${number}`]) {
    const { status, text } = await visitor.get(path)
    expect([status, text.includes('U bekeek genoeg dossiers voor dit uur')]).toEqual([429, true])
    expect(text).toContain(`href="${MORE}"`)
    expect(text).not.toContain(email)
  }
})

test('a form that was open keeps all that was typed, to be sent again', async () => {
  const { number, id } = await ownerOfFile()
  const path = `/admin/wensen/${number}/gegevens`
  await lookedBefore(colleague, 60)
  const form = { firstName: 'Tess', lastName: 'van der Meer Proef', reason: 'asked-by-owner' }
  const { status, text } = await visitor.post(path, { ...form, email: `${id}@example.nl` })
  expect(status).toBe(429)
  expect(decoded(text)).toContain('name="lastName" value="van der Meer Proef"')
  expect(text).toContain(`action="${path}"`)
  expect(text).toContain('Probeer opnieuw')
})

test('staff ask for more, and an administrator sees what for', async () => {
  const staff = await testUser('staff')
  const asks = await signedIn(staff)
  expect((await asks.get(MORE)).text).toContain('60 dossiers bekijken en 120 keer zoeken')
  await lookedBefore(staff, 60)
  expect((await asks.post(MORE, { intent: 'vragen' })).status).toBe(303)
  expect((await visitor.get(MORE)).text).toContain(
    `${staff.email} wil meer dossiers zoeken en bekijken`,
  )
  expect((await asks.post(MORE, { toestaan: staff.id })).status).toBe(403)
})
