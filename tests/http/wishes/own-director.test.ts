/** Someone who comes by the link of a funeral director sees whose it is, and ends it. */
import { expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { textOf } from '#tests/fixtures/page.ts'
import { user, visitor } from '#tests/fixtures/people/someone.ts'
import { Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'

const PAGE = '/dashboard/account/uitvaartondernemer'

async function member(name: string) {
  const boss = await testUser('franchise')
  const [row] = await owner<DbRow<'franchise_partners', 'id' | 'referral_code as code'>[]>`
    update franchise_partners f set company_name = ${name} from guild_memberships m
     where m.user_id = ${boss.id} and f.id = m.member_id
    returning f.id, f.referral_code as code`
  return { id: row?.id ?? '', code: row?.code ?? '' }
}

test('the page for signing up names the company of the link, and of no other', async () => {
  const { id, code } = await member('Uitvaart De Haven')
  const page = async (ref: string) =>
    textOf((await new Visitor().get(`/auth?tab=signup&ref=${ref}`)).text)
  expect(await page(code)).toContain('U registreert zich via Uitvaart De Haven')
  const unknown = 'Deze code van een uitvaartondernemer kennen wij niet.'
  expect(await page(code)).not.toContain(unknown)
  expect(await page('onbekend')).not.toContain('U registreert zich via')
  expect(await page('onbekend')).toContain(unknown)
  expect(await page('')).not.toContain(unknown)
  await owner`update franchise_partners set status = 'inactive' where id = ${id}`
  expect(await page(code)).not.toContain('U registreert zich via')
  expect(await page(code)).toContain(unknown)
})

test('an address that can be typed leads there, however its code is typed', async () => {
  const { id } = await member('Uitvaart De Kade')
  await owner`update franchise_partners set referral_code = 'KADE2846' where id = ${id}`
  for (const typed of ['KADE2846', 'kade2846', 'KADE%202846', 'kade2846/']) {
    const { status, headers } = await new Visitor().get(`/met/${typed}`)
    expect([status, headers['cache-control']]).toEqual([303, 'private, no-store'])
    const page = await new Visitor().get(headers.location ?? '')
    expect(textOf(page.text), typed).toContain('U registreert zich via Uitvaart De Kade')
  }
})

test('who has an account reads that nothing is linked by a code', async () => {
  const { code } = await member('Uitvaart De Wilg')
  const sent = await visitor.get(`/auth?tab=signup&ref=${code}`)
  expect([sent.status, sent.headers.location]).toEqual([303, '/dashboard'])
  expect(textOf((await visitor.get('/dashboard')).text)).toContain('Er is nu niets gekoppeld.')
})

test('the account names it, asks once, and ends it', async () => {
  const { id } = await member('Uitvaart De Linde B.V.')
  expect(textOf((await visitor.get(PAGE)).text)).toContain('niet gekoppeld')
  await owner`
    update profiles set referred_by_franchise_id = ${id}, referral_tracked_at = now()
     where user_id = ${user.id}`
  expect((await visitor.get('/dashboard/account')).text).toContain(PAGE)
  const named = textOf((await visitor.get(PAGE)).text)
  expect(named).toContain('Uitvaart De Linde B.V.')
  expect(named).not.toContain('B.V..')
  const asked = await visitor.post(PAGE, { gezien: id, intent: 'vragen' })
  expect([asked.status, textOf(asked.text).includes('Ja, verbreken')]).toEqual([200, true])
  const left = await visitor.post(PAGE, { gezien: id, intent: 'verbreken' })
  expect([left.status, left.headers.location]).toEqual([303, PAGE])
  expect(textOf((await visitor.get(PAGE)).text)).toContain('De koppeling is verbroken.')
  const told = await owner`select message from franchise_notifications where franchise_id = ${id}`
  expect(told).toEqual([
    {
      message:
        'Iemand die zich met uw link registreerde, is op eigen verzoek niet meer aan u gekoppeld.',
    },
  ])
  for (const gezien of [id, 'onzin', ''])
    expect((await visitor.post(PAGE, { gezien, intent: 'verbreken' })).status).toBe(409)
})
