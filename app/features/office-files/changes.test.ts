/** What the office does with the file of someone else. */
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { executeDeletions } from '#app/features/deletion/deletion.server.ts'
import { leaveDirector, ownDirector } from '#app/features/guild/own-director.server.ts'
import { fileViewsOf } from '#app/features/audit/file-views.server.ts'
import { findReset } from '#app/features/sign-in/reset.server.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import type { QueuedMail } from '#app/features/mail/outbox.server.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { openForSystem } from '#app/platform/keys/crypto.server.ts'
import { addressOfContact } from '#app/features/contacts/people.server.ts'
import { reportDeath } from '#app/features/deaths/report.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { asPerson, asRelative, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { clientWithoutAddress, type TestClient } from '#tests/fixtures/people/clients.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { readerOf, today } from '#tests/fixtures/people/deaths.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { reportedCase } from '#tests/fixtures/people/access-requests.ts'
import { answerMailRequests } from '#tests/fixtures/people/mail-requests.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative } from '#tests/fixtures/people/relatives.ts'
import { lookedAt } from '#tests/fixtures/looked.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { changeDetails, detailsFingerprint } from './change.server.ts'
import type { FileDetails } from './details.server.ts'
import { activeMembers, linkFile } from './link.server.ts'
import { removeFile } from './remove.server.ts'
import { searchFiles } from './search.server.ts'

let admin: TestUser
let person: TestUser
let file: FileDetails

const REQUEST = '0badcafe'
const actor = (one = admin) => actorOf(one)
const NAW = {
  firstName: 'Gerda',
  lastName: 'de Vries',
  phone: '06-12345678',
  street: 'Dorpsstraat 1',
  postalCode: '8011 AB',
  city: 'Zwolle',
}
const saveNaw = (data: object, revision = 0) =>
  saveSection(person, { section: 'naw', id: randomUUID(), revision, data, final: false })

async function look(): Promise<FileDetails> {
  const [row] =
    await owner`select wish_file_number as number from wishes where user_id = ${person.id}`
  return lookedAt(actor(), String(row?.number))
}

beforeAll(async () => {
  admin = await testUser('admin')
})

beforeEach(async () => {
  await owner`truncate audit_log`
  await owner`delete from mails`
  person = await testUser()
  await saveNaw(NAW)
  file = await look()
})

const noted = async () =>
  (
    await owner<DbRow<'audit_log', 'action'>[]>`
      select action from audit_log where subject_id = ${person.id} order by id`
  ).map(({ action }) => action)
const mails = async () =>
  (
    await owner<
      DbRow<'mails', 'id' | 'sealed!'>[]
    >`select id, sealed from mails order by created_at`
  ).map(({ id, sealed }) => openForSystem<QueuedMail>(sealed, `mails ${id}`))
const mailsTo = async (address: string | null) =>
  (await mails()).filter(({ to }) => to === address).map(({ kind }) => kind)

const ANSWERS = { ...NAW, reason: 'asked-by-owner' } as const
const change = (answers: object, seen = detailsFingerprint(file), who = admin) =>
  changeDetails(
    actor(who),
    file,
    seen,
    { ...ANSWERS, email: person.email, ...answers },
    '192.0.2.5',
  )
const stored = () =>
  readOnly(asPerson(person.id), async (sql) => ({
    profile: await readProfile(sql, person.id),
    naw: (await readSection(sql, person.id, 'naw')).data,
  }))

describe('details that the office changes', () => {
  test('are in the profile, in the step and in the index, and their owner hears of it', async () => {
    const lastName = `Q${randomUUID().replaceAll(/[^a-f]/g, '')}`
    expect(await change({ lastName, phone: undefined })).toEqual({ ok: true })
    const { profile, naw } = await stored()
    expect(profile).toMatchObject({
      firstName: 'Gerda',
      lastName,
      address: 'Dorpsstraat 1, 8011 AB, Zwolle',
    })
    expect([profile?.phone, naw.phone]).toEqual([undefined, undefined])
    expect(naw).toMatchObject({ lastName, street: 'Dorpsstraat 1' })
    const { rows: files } = await searchFiles(actor(), lastName, undefined)
    expect(files).toMatchObject([{ number: file.number, name: `Gerda ${lastName}`, phone: '' }])
    expect(await mailsTo(person.email)).toEqual(['details-changed'])
    expect(await noted()).toEqual(['file.details', 'file.read', 'file.change'])
    expect((await fileViewsOf(person.id)).map(({ action }) => action)).toContain('file.change')
  })

  test('are told to the mailbox of who is said to have died too: who lives hears of it so', async () => {
    await reportedCase(person.id)
    expect(await change({ city: 'Deventer' })).toEqual({ ok: true })
    expect(await mailsTo(person.email)).toEqual(['details-changed'])
  })

  test('make the file a draft until its owner confirms them', async () => {
    await owner`update wishes set is_completed = true where user_id = ${person.id}`
    await change({ city: 'Deventer' })
    const [row] = await owner`
      select is_completed, last_updated_by, title from wishes where user_id = ${person.id}`
    expect(row).toEqual({
      is_completed: false,
      last_updated_by: admin.id,
      title: 'Wensengesprek Vragenlijst (Concept)',
    })
  })

  test('of an account without the step are in the profile', async () => {
    await owner`delete from wish_sections`
    expect(await change({ firstName: 'Gé' })).toEqual({ ok: true })
    expect((await stored()).profile).toMatchObject({ firstName: 'Gé', lastName: 'de Vries' })
  })

  test('with another address: both are mailed, one signs in, links of before are void', async () => {
    const email = `${randomUUID()}@example.nl`
    await owner`
      insert into tokens (id, user_id, purpose, expires_at)
      values (${Buffer.from(person.id)}, ${person.id}, 'reset', now() + interval '1 day')`
    expect(await change({ email })).toEqual({ ok: true })
    const [row] = await owner`select email from users where id = ${person.id}`
    expect(row?.email).toBe(email)
    expect([await mailsTo(person.email), await mailsTo(email)]).toEqual([
      ['email-changed'],
      expect.arrayContaining(['details-changed', 'email-changed-here']),
    ])
    expect(await owner`select 1 from tokens where user_id = ${person.id}`).toEqual([])
    expect((await searchFiles(actor(), email, undefined)).rows).toHaveLength(1)
    expect((await searchFiles(actor(), person.email, undefined)).rows).toEqual([])
  })

  test('with the address of another account stay as they were', async () => {
    const other = await testUser()
    expect(await change({ email: other.email, city: 'Deventer' })).toEqual({
      ok: false,
      reason: 'taken',
    })
    expect((await stored()).naw.city).toBe('Zwolle')
    expect(await mails()).toEqual([])
    expect(await noted()).not.toContain('file.change')
  })

  test('that somebody else changed meanwhile stay as they are', async () => {
    await saveNaw({ ...NAW, city: 'Deventer' }, 1)
    expect(await change({ city: 'Assen' })).toEqual({ ok: false, reason: 'changed' })
    expect((await stored()).naw.city).toBe('Deventer')
  })

  test('are changed by one of two colleagues at once; the other is told', async () => {
    const outcomes = await Promise.all([change({ city: 'Assen' }), change({ city: 'Hoorn' })])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await mailsTo(person.email)).toHaveLength(1)
    expect((await noted()).filter((action) => action === 'file.change')).toHaveLength(1)
  })

  test.each([['staff'], []] as const)('are out of reach of who is %s', async (...roles) => {
    const other = await testUser(...roles)
    expect(await change({ city: 'Assen' }, detailsFingerprint(file), other)).toMatchObject({
      ok: false,
    })
    expect((await stored()).naw.city).toBe('Zwolle')
  })

  test('are out of reach of SQL that has not read them', async () => {
    const attempt = withActor(
      asPerson(admin.id),
      (sql) => sql`
        select change_details_of(${person.id}, '', '', null, null, '', '{}', ${person.email}, '{}', '', '0badcafe')`,
    )
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a client without an address', () => {
  let client: TestClient

  beforeEach(async () => {
    client = await clientWithoutAddress(await testUser('staff'))
  })

  const looked = () => lookedAt(actor(), client.number)
  const gives = async (email: string) => {
    const details = await looked()
    const { firstName, lastName } = details
    const answers = { firstName, lastName, email, reason: 'asked-by-owner' } as const
    return changeDetails(actor(), details, detailsFingerprint(details), answers, '192.0.2.5')
  }

  test('is found, and given one, which lets them take the file over', async () => {
    const email = newEmail()
    expect(await looked()).toMatchObject({ email: null, name: 'Bep Visser' })
    expect(await gives(email)).toEqual({ ok: true })
    expect(await looked()).toMatchObject({ email })
    expect((await searchFiles(actor(), email, undefined)).rows).toMatchObject([
      { number: client.number, email },
    ])
    await answerMailRequests()
    // Nothing of a password that is not there, and nothing to nobody.
    expect(await mailsTo(email)).toEqual(['choose-password'])
    expect(await mailsTo(null)).toEqual([])
    const [mail] = await letters(email)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await findReset(token)).toEqual({ kind: 'takeover', email })
  })

  test('is not given one that has an account', async () => {
    expect(await gives(person.email)).toEqual({ ok: false, reason: 'taken' })
    expect(await looked()).toMatchObject({ email: null })
  })
})

describe('a file that the office deletes', () => {
  test('is gone at once with the account, and its owner is mailed', async () => {
    expect(await removeFile(actor(), file.number, 'asked')).toEqual({ ok: true })
    for (const table of ['users', 'person_keys', 'wishes', 'file_index', 'profiles']) {
      const column = owner(table === 'users' ? 'id' : 'user_id')
      const rows = await owner`select 1 from ${owner(table)} where ${column} = ${person.id}`
      expect({ table, rows: rows.length }).toEqual({ table, rows: 0 })
    }
    expect(await mailsTo(person.email)).toEqual(['file-deleted'])
    expect(await noted()).toEqual(['file.details', 'file.delete'])
    expect(await removeFile(actor(), file.number, 'asked')).toEqual({
      ok: false,
      reason: 'unknown',
    })
  })

  test.each([
    ['asked', 'file-deleted', 'relative-withdrawn'],
    ['died', 'file-deleted-after-death', 'relative-file-gone'],
  ] as const)(
    'is told of to its owner and whom they asked: %s',
    async (why, toOwner, toContact) => {
      const contact = newEmail()
      const contacts = [{ firstName: 'Lisa', lastName: 'de Vries', email: contact }]
      await saveNaw({ ...NAW, contacts }, 1)
      await confirmedRelative(owner, person.id, 'Lisa', {})
      expect(await removeFile(actor(), file.number, why)).toEqual({ ok: true })
      expect([await mailsTo(person.email), await mailsTo(contact)]).toEqual([
        [toOwner],
        [toContact],
      ])
    },
  )

  test('that goes by night, since it failed at once, is told of alike', async () => {
    await owner`
      insert into account_deletions (user_id, token_hash, execute_after, by_office)
      values (${person.id}, sha256('x'), now() - interval '1 second', 'died')`
    await executeDeletions()
    expect(await mailsTo(person.email)).toEqual(['file-deleted-after-death'])
  })

  test('is deleted once by two at once', async () => {
    const outcomes = await Promise.all([
      removeFile(actor(), file.number, 'asked'),
      removeFile(actor(), file.number, 'asked'),
    ])
    expect(outcomes.some(({ ok }) => ok)).toBe(true)
    expect(await mailsTo(person.email)).toEqual(['file-deleted'])
  })

  test('is not that of a colleague', async () => {
    await owner`insert into user_roles (user_id, role) values (${person.id}, 'staff')`
    expect(await removeFile(actor(), file.number, 'asked')).toEqual({ ok: false, reason: 'works' })
    expect((await look()).leavesAt).toBeNull()
  })

  test.each(['reported', 'waiting'])('is not one of which a death is %s', async (state) => {
    const report = randomUUID()
    await owner`
      insert into death_reports (id, subject_id, died_on, way, waits_until)
      values (${report}, ${person.id}, now(), 'contact', now())`
    if (state === 'waiting')
      await owner`update death_reports set state = 'waiting' where id = ${report}`
    expect(await removeFile(actor(), file.number, 'asked')).toEqual({
      ok: false,
      reason: 'reported',
    })
    expect((await look()).leavesAt).toBeNull()
    await owner`update death_reports set state = 'stopped' where id = ${report}`
    expect(await removeFile(actor(), file.number, 'asked')).toEqual({ ok: true })
  })

  describe('while a contact tells of a death at the same moment', () => {
    let contact: Reader
    beforeEach(async () => {
      const contacts = [{ firstName: 'Lisa', lastName: 'de Vries', email: newEmail() }]
      await saveNaw({ ...NAW, contacts }, 1)
      await confirmedRelative(owner, person.id, 'Lisa', {})
      contact = await readerOf(person.id, 'Lisa')
    })

    test('stays where they came first, and waits to know that', async () => {
      const { removing } = await withActor(asRelative(contact.id), async (sql) => {
        await sql`
          select report_death(${randomUUID()}, ${today()}, 'contact', ${addressOfContact(contact)}, ${REQUEST})`
        const theOffice = removeFile(actor(), file.number, 'died')
        await Promise.race([theOffice, isHeldUp()])
        return { removing: theOffice }
      })
      expect(await removing).toEqual({ ok: false, reason: 'reported' })
      expect((await look()).leavesAt).toBeNull()
    })

    test('goes where the office came first, and they hear so', async () => {
      const { telling } = await withActor(asPerson(admin.id), async (sql) => {
        await sql`select let_file_go(${file.number}, sha256('x'), 'died', ${REQUEST})`
        const theContact = reportDeath(contact, { diedOn: today(), way: 'contact' }, REQUEST)
        await Promise.race([theContact, isHeldUp()])
        return { telling: theContact }
      })
      expect(await telling).toEqual({ ok: false, reason: 'not-allowed' })
    })
  })

  test('is out of reach of who may not', async () => {
    const other = await testUser('staff')
    await expect(removeFile(actor(other), file.number, 'asked')).rejects.toMatchObject({
      code: '42501',
    })
  })
})

describe('a file that is linked to a guild member', () => {
  const member = async () => {
    const { id } = await testUser('franchise')
    const [row] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
      select member_id as id from guild_memberships where user_id = ${id}`
    return row?.id ?? ''
  }
  const toldTo = (id: string) => owner`
    select type, message from franchise_notifications where franchise_id = ${id}`

  test('tells the member before and the new one, and its owner sees it', async () => {
    const [one, other] = [await member(), await member()]
    expect(await linkFile(actor(), file, one)).toEqual({ ok: true })
    expect(await linkFile(actor(), await look(), other)).toEqual({ ok: true })
    expect((await look()).member?.id).toBe(other)
    expect(await mailsTo(person.email)).toEqual(['director-linked', 'director-linked'])
    const { number } = file
    expect(await toldTo(one)).toEqual([
      { type: 'info', message: `Dossier ${number} is aan u gekoppeld.` },
      {
        type: 'warning',
        message: `Dossier ${number} is door het Wensenregister niet meer aan u gekoppeld. Heeft u een vraag? Mail of bel ons.`,
      },
    ])
    expect(await toldTo(other)).toMatchObject([{ type: 'info' }])
    expect(
      (await fileViewsOf(person.id)).filter(({ action }) => action === 'file.link'),
    ).toHaveLength(2)
  })

  test('is told of to no mailbox of who is said to have died: others read it', async () => {
    const one = await member()
    await reportedCase(person.id)
    expect(await linkFile(actor(), file, one)).toEqual({ ok: true })
    expect(await linkFile(actor(), await look(), null)).toEqual({ ok: true })
    expect(await mailsTo(person.email)).toEqual([])
    expect(await toldTo(one)).toMatchObject([{ type: 'info' }, { type: 'warning' }])
  })

  test('and to none after that, tells the member once, also when it is asked twice', async () => {
    const one = await member()
    await linkFile(actor(), file, one)
    const linked = await look()
    const ending = () => linkFile(actor(), linked, null)
    expect(await Promise.all([ending(), ending()])).toEqual([{ ok: true }, { ok: true }])
    expect((await look()).member).toBeNull()
    expect(await mailsTo(person.email)).toEqual(['director-linked', 'director-unlinked'])
    expect(await toldTo(one)).toMatchObject([{ type: 'info' }, { type: 'warning' }])
  })

  test('is ended by its owner, who saw which it was, and the member is told that they did', async () => {
    const [one, other] = [await member(), await member()]
    expect(await ownDirector(person)).toBeNull()
    await linkFile(actor(), file, one)
    expect(await ownDirector(person)).toMatchObject({ id: one, companyName: 'Uitvaartzorg Proef' })
    expect(await leaveDirector(actorOf(person), other)).toBe(false)
    expect(await leaveDirector(actorOf(await testUser()), one)).toBe(false)
    expect(await leaveDirector(actorOf(person), one)).toBe(true)
    expect(await leaveDirector(actorOf(person), one)).toBe(false)
    expect(await ownDirector(person)).toBeNull()
    expect(await toldTo(one)).toMatchObject([
      { type: 'info' },
      {
        type: 'warning',
        message: `Dossier ${file.number} is op eigen verzoek van de eigenaar niet meer aan u gekoppeld.`,
      },
    ])
    expect(await fileViewsOf(person.id)).toMatchObject([
      { action: 'file.unlink', by: 'self' },
      {},
      {},
    ])
  })

  test('by two at once is linked by one; the other is told', async () => {
    const [one, other] = [await member(), await member()]
    const outcomes = await Promise.all([one, other].map((id) => linkFile(actor(), file, id)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, reason: 'changed' })
    expect([...(await toldTo(one)), ...(await toldTo(other))]).toHaveLength(1)
  })

  test('is not linked to a member that does not take part', async () => {
    const one = await member()
    await owner`update franchise_partners set status = 'inactive' where id = ${one}`
    expect(await linkFile(actor(), file, one)).toEqual({ ok: false, reason: 'member' })
    expect((await activeMembers(actor())).map(({ id }) => id)).not.toContain(one)
  })

  test('is not linked where it is gone', async () => {
    const gone = { number: 'WR00000000', member: null, email: null }
    expect(await linkFile(actor(), gone, await member())).toEqual({ ok: false, reason: 'unknown' })
  })

  test('is out of reach of who may not', async () => {
    const other = await testUser('franchise')
    const attempt = linkFile(actor(other), file, await member())
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  })
})
