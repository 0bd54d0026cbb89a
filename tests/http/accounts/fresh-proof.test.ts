/** What lets somebody in, or gives a file to somebody, asks for the password at an old session. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { approvedRequest } from '#tests/fixtures/people/access-requests.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { ownerOfFile } from '#tests/fixtures/people/to-ask-for.ts'
import { textOf } from '#tests/fixtures/page.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'
import { fieldsOn } from '../access/forms.ts'

let admin: TestUser
let visitor: Visitor

const encoded = encodeURIComponent

const someTimeLater = () => owner`
  update sessions set created_at = now() - interval '11 minutes', proven_at = null
   where user_id = ${admin.id}`

beforeEach(async () => {
  admin = await testUser('admin')
  visitor = await signedIn(admin)
})

const memberOf = async ({ id }: TestUser) => {
  const [row] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
    select member_id as id from guild_memberships where user_id = ${id}`
  return row?.id ?? ''
}

type Act = {
  page: string
  fields: Record<string, string>
  /** Whether it was done. */
  isDone: () => Promise<boolean>
}

async function making(): Promise<Act> {
  const email = newEmail()
  const fields = {
    companyName: `Uitvaart ${randomUUID()}`,
    contactName: 'Noor',
    email,
    phone: '038-4210005',
    kvk: '12345678',
    kvkGezien: 'true',
    gebeld: 'true',
    gebeldOp: '038-1234567',
  }
  const isDone = async () =>
    (await owner`select 1 from franchise_partners where email = ${email}`).length > 0
  return { page: '/admin/gilde/nieuw', fields, isDone }
}

async function activating(): Promise<Act> {
  const member = await memberOf(await testUser('franchise'))
  await owner`
    update franchise_partners set status = 'inactive', activated_at = now() where id = ${member}`
  const isDone = async () =>
    (await owner`select 1 from franchise_partners where id = ${member} and status = 'active'`)
      .length > 0
  return { page: `/admin/gilde/leden/${member}`, fields: { intent: 'activeren' }, isDone }
}

async function lettingIn(): Promise<Act> {
  const { page, fields, isDone } = await activating()
  await owner`update franchise_partners set activated_at = null where id = ${page.split('/').at(-1) ?? ''}`
  return {
    page,
    fields: { ...fields, kvkGezien: 'true', gebeld: 'true', gebeldOp: '038-1234567' },
    isDone,
  }
}

async function deactivating(): Promise<Act> {
  const member = await memberOf(await testUser('franchise'))
  const isDone = async () =>
    (await owner`select 1 from franchise_partners where id = ${member} and status = 'inactive'`)
      .length > 0
  const page = `/admin/gilde/leden/${member}/deactiveren`
  return { page, fields: { because: 'asked' }, isDone }
}

const linkOf = async (number: string) => {
  const [row] = await owner<DbRow<'profiles', 'referred_by_franchise_id as member'>[]>`
    select p.referred_by_franchise_id as member
      from wishes w join profiles p using (user_id) where w.wish_file_number = ${number}`
  return row?.member ?? null
}

async function stoppingDelivery(): Promise<Act> {
  const id = await approvedRequest(await testUser('franchise'), await ownerOfFile())
  const isDone = async () =>
    (await owner`select 1 from access_requests where id = ${id} and state = 'stopped'`).length > 0
  return { page: `/admin/toegangsverzoeken/${id}/stoppen`, fields: { reden: 'our-fault' }, isDone }
}

async function linking(): Promise<Act> {
  const { number } = await ownerOfFile()
  const member = await memberOf(await testUser('franchise'))
  const page = `/admin/koppeling?dossier=${number}`
  const fields = { dossier: number, gezien: '', lid: member }
  return { page, fields, isDone: async () => (await linkOf(number)) === member }
}

async function unlinking(): Promise<Act> {
  const { id, number } = await ownerOfFile()
  const member = await memberOf(await testUser('franchise'))
  await owner`update profiles set referred_by_franchise_id = ${member} where user_id = ${id}`
  const page = `/admin/wensen/${number}/ontkoppelen`
  return { page, fields: { gezien: member }, isDone: async () => (await linkOf(number)) === null }
}

test.each([
  ['making a member', making],
  ['activating a member', activating],
  ['letting an application in', lettingIn],
  ['deactivating a member', deactivating],
  ['stopping a delivery', stoppingDelivery],
  ['linking a file', linking],
  ['unlinking a file', unlinking],
])('%s', async (_what, prepare) => {
  const { page, fields, isDone } = await prepare()
  await someTimeLater()
  expect((await visitor.get(page)).text).toContain('name="currentPassword"')
  const unasked = await visitor.post(page, fields)
  expect(unasked.status).toBe(422)
  expect(textOf(unasked.text)).toContain('U logde langer dan tien minuten geleden in')
  expect(unasked.text).toContain('name="currentPassword"')
  for (const [name, value] of Object.entries(fields))
    if (name !== 'intent') expect(unasked.text).toContain(`value="${value}"`)
  expect((await visitor.post(page, { ...fields, currentPassword: 'geraden' })).status).toBe(422)
  expect(await isDone()).toBe(false)
  const shown = await visitor.post(page, { ...fields, currentPassword: TEST_PASSWORD })
  expect([shown.status, await isDone()]).toEqual([303, true])
})

test('changing the address of a member, whose mail lets in; not what else is known of it', async () => {
  const member = await memberOf(await testUser('franchise'))
  const page = `/admin/gilde/leden/${member}/gegevens`
  await someTimeLater()
  const known = Object.fromEntries(fieldsOn(await visitor.get(page)))
  const addressOf = async () =>
    (
      await owner<
        DbRow<'franchise_partners', 'email'>[]
      >`select email from franchise_partners where id = ${member}`
    )[0]?.email
  const capitals = { ...known, email: known.email?.toUpperCase() ?? '', city: 'Zwolle' }
  expect((await visitor.post(page, capitals)).status).toBe(303)
  const email = newEmail()
  const moved = { ...Object.fromEntries(fieldsOn(await visitor.get(page))), email }
  const unasked = await visitor.post(page, moved)
  expect([unasked.status, unasked.text.includes('name="currentPassword"')]).toEqual([422, true])
  expect(textOf(unasked.text)).toContain('U logde langer dan tien minuten geleden in')
  expect(unasked.text).toContain(`value="${email}"`)
  expect((await visitor.post(page, { ...moved, currentPassword: 'geraden' })).status).toBe(422)
  expect(await addressOf()).not.toBe(email)
  const shown = await visitor.post(page, { ...moved, currentPassword: TEST_PASSWORD })
  expect([shown.status, await addressOf()]).toEqual([303, email])
})

test('who showed it gets another token, and the one before opens nothing', async () => {
  const { page, fields, isDone } = await making()
  await someTimeLater()
  const before = await signedIn(admin)
  expect((await before.get('/admin')).status).toBe(200)
  const wrong = await visitor.post(page, { ...fields, currentPassword: 'geraden' })
  expect(wrong.headers['set-cookie']).toBeUndefined()
  const shown = await visitor.post(page, { ...fields, currentPassword: TEST_PASSWORD })
  expect([shown.status, await isDone()]).toEqual([303, true])
  expect(visitor.cookies.get('session')).not.toBe(before.cookies.get('session'))
  expect((await visitor.get('/admin')).status).toBe(200)
  expect((await before.get('/admin')).headers.location).toBe('/auth?terug=%2Fadmin')
  const sessions = await owner`select 1 from sessions where user_id = ${admin.id}`
  expect(sessions).toHaveLength(1)
  // Nothing more was shown: the token stays.
  const token = visitor.cookies.get('session')
  const next = await making()
  expect((await visitor.post(next.page, next.fields)).status).toBe(303)
  expect(visitor.cookies.get('session')).toBe(token)
})

test('who pressed twice is told so: the token of before opens nothing, and what was done is not denied', async () => {
  const { page, fields, isDone } = await making()
  await someTimeLater()
  const twice = await signedIn(admin)
  const form = { ...fields, currentPassword: TEST_PASSWORD }
  expect((await visitor.post(page, form)).status).toBe(303)
  expect(await isDone()).toBe(true)
  const toldOf = async (sent: Record<string, string>) => {
    const answer = await twice.post(page, sent)
    expect([answer.status, answer.headers.location]).toEqual([303, `/auth?terug=${encoded(page)}`])
    return textOf((await twice.get(answer.headers.location ?? '')).text)
  }
  const told = await toldOf(form)
  expect(told).toContain('U drukte waarschijnlijk twee keer op de knop.')
  expect(told).not.toContain('is niet opgeslagen')
  expect((await twice.get('/admin')).status).toBe(303)
  await owner`
    update sessions set proven_at = now() - interval '61 seconds' where user_id = ${admin.id}`
  expect(await toldOf(form)).toContain('is niet opgeslagen')
})

test('who changed their password by pressing twice is told so', async () => {
  const person = await testUser()
  const [first, second] = [await signedIn(person), await signedIn(person)]
  const page = '/dashboard/account/wachtwoord'
  const password = `${randomUUID()} A`
  const form = { currentPassword: TEST_PASSWORD, password, confirmPassword: password }
  expect((await first.post(page, form)).status).toBe(303)
  expect((await first.get('/dashboard')).status).toBe(200)
  const { headers } = await second.post(page, form)
  const { text } = await second.get(headers.location ?? '')
  expect(textOf(text)).toContain('U drukte waarschijnlijk twee keer op de knop.')
  expect((await second.get('/dashboard')).status).toBe(303)
})

test('a page says at its top that it ends with the password', async () => {
  await someTimeLater()
  const page = await visitor.get('/admin/wensengesprek/nieuw')
  expect(textOf(page.text)).toContain('Onderaan vragen wij u nog een keer te laten zien wie u bent')
})
