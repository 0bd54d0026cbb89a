/** 'Aandacht': what needs a person at the office, on its page. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { fullRequest, waitingRequest } from '#tests/fixtures/people/access-requests.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { ownerOfFile } from '#tests/fixtures/people/to-ask-for.ts'
import { whileFailing } from '#tests/fixtures/faults/failing.ts'
import { textOf } from '#tests/fixtures/page.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import type { DbRow } from '#db/row.ts'
import { owner, testUser } from '#tests/setup/database.ts'

const PAGE = '/admin/aandacht'

let admin: Visitor
let staff: Visitor
let adminId: string

beforeAll(async () => {
  const user = await testUser('admin')
  adminId = user.id
  admin = await signedIn(user)
  staff = await signedIn(await testUser('staff'))
})

/** A mail, as it stands on the page. */
async function strandedMail(kind: string) {
  const id = randomUUID()
  await owner`
    insert into mails (id, kind, sealed, status)
    values (${id}, ${kind}, ${sealForSystem({ to: newEmail(), kind }, `mails ${id}`)},
            'needs_review')`
  const [row] = await owner<
    DbRow<'attention', 'id'>[]
  >`select id from attention where about = ${id}`
  return { mail: id, row: row?.id ?? '' }
}

test('a job that stopped is told by what it does', async () => {
  await owner`insert into attention (kind, about) values ('job', 'send-mail')`
  expect(await shown(admin)).toContain('E-mails versturen (send-mail)')
  await owner`delete from attention where kind = 'job'`
})

const shown = async (visitor: Visitor, path = PAGE) => textOf((await visitor.get(path)).text)

describe('a mail of which nobody knows whether it was sent', () => {
  test('is told to an administrator, with what to do, and to nobody else', async () => {
    const { mail } = await strandedMail('wishes-confirmed')
    const text = await shown(admin)
    expect(text).toContain('Een e-mail is misschien niet verstuurd')
    expect(text).toContain(mail)
    expect(text).toContain('Zoek de e-mail op bij Resend, met dit nummer.')
    expect(await shown(staff)).not.toContain(mail)
    expect(await shown(staff, '/admin')).not.toContain('Een e-mail is misschien niet verstuurd')
    expect((await admin.get('/admin')).text).toContain(`href="${PAGE}"`)
  })

  test('is done with once, which the log says', async () => {
    const { mail, row } = await strandedMail('wishes-confirmed')
    const { status, headers } = await admin.post(PAGE, { klaar: row })
    expect([status, headers.location]).toEqual([303, PAGE])
    const text = await shown(admin)
    expect(text).toContain('Dit is afgehandeld.')
    expect(text).not.toContain(mail)
    expect(await owner`select status from mails where id = ${mail}`).toEqual([{ status: 'sent' }])
    await admin.post(PAGE, { klaar: row })
    expect(await shown(admin)).toContain('Dit was al afgehandeld.')
    expect(
      await owner`
        select detail from audit_log where action = 'attention.done' and actor_id = ${adminId}`,
    ).toEqual([{ detail: 'mail' }])
    expect(await shown(admin, '/admin/logboek?wat=attention.done')).toContain('Onderdeel: e-mail')
  })

  test('whose link works no more can only be taken away', async () => {
    const { mail, row } = await strandedMail('verify')
    const { text } = await admin.get(PAGE)
    expect(text).toContain(`E-mail weghalen: ${mail}`)
    expect(text).not.toContain(`Opnieuw versturen: ${mail}`)
    expect((await admin.post(PAGE, { weg: row })).status).toBe(303)
    expect(await owner`select 1 from mails where id = ${mail}`).toEqual([])
  })

  test('stays when a colleague without the right says that it is done', async () => {
    const { mail, row } = await strandedMail('wishes-confirmed')
    await staff.post(PAGE, { klaar: row })
    expect(await shown(staff)).toContain('Dit was al afgehandeld.')
    expect(await shown(admin)).toContain(mail)
  })

  test('stays when that fails', async () => {
    const { mail, row } = await strandedMail('wishes-confirmed')
    const failed = await whileFailing('mails', `new.id = '${mail}'`, () =>
      admin.post(PAGE, { klaar: row }),
    )
    expect(failed.status).toBe(503)
    expect(textOf(failed.text)).toContain('Er is niets veranderd')
    expect(await shown(admin)).toContain(mail)
  })
})

test.each<Record<string, string>>([{ klaar: 'x' }, { anders: randomUUID() }])(
  '%j says nothing',
  async (post) => {
    expect((await admin.post(PAGE, post)).status).toBe(404)
  },
)

test('what was heard after a sign-in stopped a request is written down with it, and stands there', async () => {
  const [member, person] = [await testUser('franchise'), await ownerOfFile()]
  const asked = fullRequest({ number: person.number, contact: person.trusted })
  const id = await waitingRequest(member, asked)
  await owner`
    update access_requests set state = 'stopped', because = 'owner-signed-in' where id = ${id}`
  const page = `/admin/toegangsverzoeken/${id}`
  expect((await admin.get(PAGE)).text).toContain(`href="${page}"`)
  const typed = { intent: 'geregeld', gehoord: 'x'.repeat(301) }
  for (const fields of [{ intent: 'geregeld' }, typed]) {
    const { status, text } = await staff.post(page, fields)
    expect([status, text.includes('href="#gehoord')]).toEqual([422, true])
  }
  const heard = 'Zoon Jan: ik zocht een foto'
  const done = await staff.post(page, { ...typed, gehoord: heard })
  expect([done.status, done.headers.location]).toEqual([303, page])
  const text = await shown(staff, page)
  expect(text).toContain('Wat u hoorde, staat erbij.')
  expect(text).toContain(heard)
  expect(text).not.toContain('Dit is geregeld')
  await staff.post(page, { ...typed, gehoord: heard })
  expect(await shown(staff, page)).toContain('Een collega schreef dit al op')
  expect((await admin.get(PAGE)).text).not.toContain(`href="${page}"`)
})
