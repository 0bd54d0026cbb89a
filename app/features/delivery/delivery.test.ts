/** What an approved request leads to: the copy, who gets it, and what ends it. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PDFParse } from 'pdf-parse'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { fileViewsOf } from '#app/features/audit/file-views.server.ts'
import { putInBooklet, storeDocument } from '#app/features/documents/documents.server.ts'
import { deactivateMember } from '#app/features/guild/change.server.ts'
import type { FileSectionKey, SomeAnswers } from '#app/features/interview/sections/index.ts'
import {
  allowHealthData,
  registerPaper,
  registerScannedPaper,
} from '#app/features/living-will/living-will.server.ts'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { Unavailable } from '#app/platform/unavailable.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { PNG } from '#tests/fixtures/exports.ts'
import { ownRequests } from '#app/features/release/request.server.ts'
import { ownFingerprint, publicKeys } from '#app/features/signatures/sign.server.ts'
import { verifyBooklet } from '#app/features/signatures/verify.server.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { dayAfter, dayOf } from '#app/locales/dates.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  approvedRequest,
  livingWillRequest,
  type Owner,
  ownerOfFile,
} from '#tests/fixtures/people/access-requests.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { letters, subjectsTo, subjectsWithoutLink } from '#tests/fixtures/people/letters.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import {
  deliveryOf,
  downloadsOf,
  fetchDelivered,
  lookAtDelivery,
  retryDelivery,
} from './delivered.server.ts'
import { LATE_AFTER, lastDayOfTerm } from './term.ts'
import { deliverDue } from './job.server.ts'

const DAY = 24 * 60 * 60 * 1000
const later = (days: number) => new Date(Date.now() + days * DAY)

let member: TestUser
let person: Owner

beforeEach(async () => {
  member = await testUser('franchise')
  person = await ownerOfFile()
})

/** In the session that someone began. */
const getterOf = (user: TestUser) => ({ ...actorOf(user), sessionId: tokenHash(user.token) })

const answer = (section: FileSectionKey, data: SomeAnswers) =>
  saveSection(person, { id: randomUUID(), revision: 0, final: false, section, data })

async function upload(name: string, kept: string | Buffer, description = '') {
  const contents = Readable.from([Buffer.from(kept)])
  const document = { purpose: 'document', name, nameWhenEmpty: 'x', description } as const
  const stored = await storeDocument(person.id, { ...document, contents })
  if (!stored.ok) throw new Error(stored.reason)
  return stored.id
}

const approved = () => approvedRequest(member, person)

const filesOf = async (id: string) => (await deliveryOf(member.id, id))?.files ?? []

async function delivered() {
  const id = await approved()
  await deliverDue()
  return { id, files: await filesOf(id) }
}

const caseOf = async () =>
  (
    await owner<
      DbRow<'release_cases', 'state'>[]
    >`select state from release_cases where subject_id = ${person.id}`
  )
    .map(({ state }) => state)
    .join()

/** A file of theirs is told apart by its number and name. */
const named = (what: string, extension = 'pdf') =>
  `${what} ${person.number} Tess Proef.${extension}`

/** In a PDF. */
const PICTURE = /\/Subtype ?\/Image\b/

/** @param what with which the name of the file begins */
async function bytesOf(id: string, what: string): Promise<Buffer> {
  const file = (await filesOf(id)).find(({ name }) => name.startsWith(`${what} WR`))
  const fetched = await fetchDelivered(getterOf(member), id, file?.id ?? randomUUID())
  if (!fetched) throw new Error(`no ${what}`)
  const bytes = await buffer(Readable.from(fetched.contents))
  expect(bytes.length).toBe(fetched.size)
  return bytes
}

async function textOf(id: string, what: string): Promise<string> {
  const parser = new PDFParse({ data: new Uint8Array(await bytesOf(id, what)) })
  const { text } = await parser.getText()
  await parser.destroy()
  return text.replaceAll(/\s+/g, ' ')
}

async function objects(): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of (await storage()).list()) keys.add(key)
  return keys
}

describe('a full file', () => {
  beforeEach(async () => {
    await answer('praktisch', { burial: 'Cremeren' })
    await answer('secret', { caution: 'De buurman weet het niet.' })
    await upload('rouwkaart.txt', 'Lieve allemaal')
  })

  test('has the picture that was chosen in the booklet, and as a document', async () => {
    await putInBooklet(person.id, await upload('zomer.png', PNG, 'Aan het water'), true)
    const { id } = await delivered()
    expect((await bytesOf(id, 'Mijn wensen')).toString('latin1')).toMatch(PICTURE)
    expect((await bytesOf(id, 'Aan het water')).equals(PNG)).toBe(true)
  })

  test('is delivered in parts, with the confidential one apart from the booklet', async () => {
    const { id, files } = await delivered()
    expect(files.map(({ part, name, kind }) => [part, name, kind])).toEqual([
      ['run sheet', named('Draaiboek'), 'pdf'],
      ['wishes', named('Mijn wensen'), 'pdf'],
      ['confidential', named('Vertrouwelijk'), 'pdf'],
      ['document', named('rouwkaart', 'txt'), 'txt'],
    ])
    const booklet = await textOf(id, 'Mijn wensen')
    expect((await bytesOf(id, 'Mijn wensen')).toString('latin1')).not.toMatch(PICTURE)
    expect(booklet).toContain('Cremeren')
    expect(booklet).not.toContain('buurman')
    expect(await textOf(id, 'Vertrouwelijk')).toContain('De buurman weet het niet.')
    const sheet = await textOf(id, 'Draaiboek')
    expect(sheet).toContain(`Lees ook ‘${named('Vertrouwelijk')}’`)
    for (const text of ['Cremeren', 'Bram Proef', 'Overleden op 1 november 2026', 'Niet ingevuld'])
      expect(sheet).toContain(text)
    expect(sheet).not.toContain('buurman')
    expect(String(await bytesOf(id, 'rouwkaart'))).toBe('Lieve allemaal')
  })

  test('is signed where it was confirmed, the confidential part too', async () => {
    const checked = async (id: string, name: string) =>
      verifyBooklet(await bytesOf(id, name), publicKeys())
    // Before the day on which they died.
    await completeFile(person.id, undefined, new Date('2026-10-20T12:00:00Z'))
    const { id } = await delivered()
    for (const [name, part] of [
      ['Mijn wensen', 'booklet'],
      ['Vertrouwelijk', 'confidential'],
    ] as const)
      expect(await checked(id, name)).toMatchObject({
        state: 'genuine',
        said: { part, version: 1, number: person.number },
      })
    expect(await textOf(id, 'Mijn wensen')).toContain(ownFingerprint())
  })

  test('is not signed as long as it is a draft', async () => {
    const { id } = await delivered()
    const bytes = await bytesOf(id, 'Mijn wensen')
    expect(verifyBooklet(bytes, publicKeys()).state).toBe('unsigned')
  })

  test('keeps the words with which its owner told documents apart', async () => {
    await upload('brief.txt', 'Lieve Lisa', 'Brief: aan Lisa')
    const { id, files } = await delivered()
    expect(files).toContainEqual(
      expect.objectContaining({
        name: named('Brief aan Lisa', 'txt'),
        description: 'Brief: aan Lisa',
      }),
    )
    expect(String(await bytesOf(id, 'Brief aan Lisa'))).toBe('Lieve Lisa')
  })

  test('says which documents nobody looked at for viruses, where nobody does', async () => {
    const { id, files } = await delivered()
    expect(files.map(({ scan }) => scan)).toEqual([null, null, null, 'none'])
    expect(await deliveryOf(member.id, id)).toMatchObject({ withheld: [] })
  })

  test('has no two documents of the same name, whatever their owner wrote', async () => {
    await upload('een.txt', 'Lieve Lisa', 'Brief')
    await upload('twee.txt', 'Lieve Mark', 'Brief')
    await upload('drie.txt', 'Lieve Noor', 'brief')
    const { files } = await delivered()
    const names = files.flatMap(({ name, description }) =>
      description ? [name.toLowerCase()] : [],
    )
    const brief = named('Brief', 'txt').toLowerCase()
    const numbered = ['(2)', '(3)'].map((sign) => brief.replace('.txt', ` ${sign}.txt`))
    expect(names.toSorted()).toEqual([...numbered, brief].toSorted())
  })

  test('says nothing of a confidential paper where there is none', async () => {
    person = await ownerOfFile()
    await answer('praktisch', { burial: 'Cremeren' })
    const { id, files } = await delivered()
    expect(files.map(({ part }) => part)).toEqual(['run sheet', 'wishes'])
    expect(await textOf(id, 'Draaiboek')).not.toContain('Lees ook')
  })

  test('has nothing that its owner would still fill in or sign', async () => {
    const { id } = await delivered()
    const booklet = await textOf(id, 'Mijn wensen')
    for (const line of ['Ondertekening', 'Wie over de uitvaart beslist', 'Waar mijn papieren'])
      expect(booklet).not.toContain(line)
  })

  test('is delivered once, and everybody is told, without a name', async () => {
    const { id } = await delivered()
    await Promise.all([deliverDue(), deliverDue()])
    expect(await caseOf()).toBe('delivered')
    expect(await filesOf(id)).toHaveLength(4)
    const mails = (await letters(member.email)).filter(({ subject }) => /staat klaar/.test(subject))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/franchise/aanvragen/${id}/dossier`)
    expect(mails[0]?.text).toMatch(/tot en met \d+ \w+ \d{4}/)
    expect(mails[0]?.text).not.toContain('Tess')
    expect(await subjectsWithoutLink(person.trusted)).toContain(
      'De uitvaartondernemer heeft nu toegang',
    )
  })

  test('is read by a grant that ends with the delivery, and noted for its owner', async () => {
    await approved()
    const grants = () => owner`select 1 from grants where subject_id = ${person.id}`
    expect(await grants()).toHaveLength(5)
    await deliverDue()
    expect(await grants()).toEqual([])
    const [read] = await owner<{ acted: string; parts: number }[]>`
      select min(acted_as) as acted, count(*)::int as parts from audit_log
       where subject_id = ${person.id} and action = 'file.read' and reason = 'delivery'`
    expect(read).toEqual({ acted: 'release', parts: 5 })
    expect((await fileViewsOf(person.id))[0]).toMatchObject({ action: 'access.deliver' })
  })

  test('can be got for whole days of the Dutch clock, then its keys and bytes are gone', async () => {
    const before = await objects()
    const { id } = await delivered()
    const { availableUntil, deletesAt } = (await deliveryOf(member.id, id)) ?? {}
    const until = availableUntil ?? new Date(0)
    expect(deletesAt).toEqual(until)
    const clock = new Intl.DateTimeFormat('nl-NL', {
      timeZone: 'Europe/Amsterdam',
      timeStyle: 'short',
    })
    expect(clock.format(until)).toBe('00:00')
    expect(dayOf(lastDayOfTerm(until))).toBe(dayAfter(dayOf(new Date()), 30))
    expect((await objects()).size).toBe(before.size + 4)
    await bytesOf(id, 'Mijn wensen')
    await deliverDue(new Date(until.getTime() - 1000))
    expect(await filesOf(id)).toHaveLength(4)
    await deliverDue(until)
    expect(await filesOf(id)).toEqual([])
    expect([...(await objects())].filter((key) => !before.has(key))).toEqual([])
  })

  test('with signs that no font has is printed all the same', async () => {
    await answer('rituelen', {
      speakerWishes: '漢字 \u0000\ud800 en Zoë 🕯️',
      flowers: 'x'.repeat(5000),
    })
    const { id } = await delivered()
    expect(await textOf(id, 'Draaiboek')).toContain('en Zoë')
  })
})

describe('a living will', () => {
  const asked = () => approvedRequest(member, person, livingWillRequest)

  test('is delivered alone, opens no case and deletes nothing', async () => {
    await answer('veer', { energy: 'Zingen.' })
    await allowHealthData(person.id)
    await registerPaper(person.id, { title: 'Behandelverbod NVVE', date: '2019-05-03' })
    const id = await asked()
    await deliverDue()
    expect((await filesOf(id)).map(({ name }) => name)).toEqual([named('Wilsverklaring')])
    const text = await textOf(id, 'Wilsverklaring')
    expect(text).toContain('Behandelverbod NVVE')
    expect(text).toContain('Ondertekend op 3 mei 2019')
    expect(await deliveryOf(member.id, id)).toMatchObject({ deletesAt: null })
    expect(await caseOf()).toBe('')
  })

  test('of which a picture was kept has a sheet beside it that says whose it is', async () => {
    const profile = { firstName: 'Tess', lastName: 'Proef', dateOfBirth: '1950-03-01' }
    await withActor(asPerson(person.id), (sql) => writeProfile(sql, person.id, profile))
    await allowHealthData(person.id)
    const paper = { name: 'scan.png', nameWhenEmpty: 'x', contents: Readable.from([PNG]) }
    await registerScannedPaper(person.id, { title: 'Behandelverbod', date: '2019-05-03' }, paper)
    const id = await asked()
    await deliverDue()
    const [cover, scan] = await filesOf(id)
    expect(cover).toMatchObject({ name: named('Voorblad wilsverklaring'), kind: 'pdf' })
    expect(scan).toMatchObject({ name: named('Wilsverklaring', 'png'), kind: 'png' })
    const text = await textOf(id, 'Voorblad wilsverklaring')
    for (const part of ['Tess Proef', '1 maart 1950', person.number, '3 mei 2019', scan?.name])
      expect(text).toContain(part)
  })

  test('that was revoked meanwhile waits for the office, which can have it tried again', async () => {
    await allowHealthData(person.id)
    await registerPaper(person.id, { title: 'Verklaring', date: '2019-05-03' })
    const id = await asked()
    await owner`update wilsverklaringen set state = 'revoked' where user_id = ${person.id}`
    await deliverDue()
    await deliverDue(later(1))
    expect(await deliveryOf(member.id, id)).toMatchObject({ problem: 'nothing', failures: 1 })
    const staff = await testUser('staff')
    await registerPaper(person.id, { title: 'Verklaring', date: '2019-05-03' })
    expect(await retryDelivery(actorOf(member), id)).toBe(false)
    expect(await retryDelivery(actorOf(staff), id)).toBe(true)
    await deliverDue()
    expect(await filesOf(id)).toHaveLength(1)
    expect(await retryDelivery(actorOf(staff), id)).toBe(false)
  })
})

describe('broken off', () => {
  const failing = async (run: () => Promise<unknown>) =>
    expect(run()).rejects.toThrow('1 deliverys failed')

  test.each(['the first', 'the last'] as const)('at %s document goes on', async (which) => {
    const id = await approved()
    const before = await objects()
    const disk = await storage()
    const put = vi.spyOn(disk, 'put')
    if (which === 'the last') put.mockImplementationOnce(disk.put.bind(disk))
    put.mockRejectedValueOnce(new Error('the disk is away'))
    await failing(() => deliverDue())
    put.mockRestore()
    expect(await caseOf()).toBe('approved')
    expect(await objects()).toEqual(before)
    expect(await deliveryOf(member.id, id)).toMatchObject({ problem: 'failed', failures: 1 })
    await deliverDue()
    expect(await filesOf(id)).toEqual([])
    await deliverDue(later(1))
    expect(await filesOf(id)).toHaveLength(2)
  })

  test('while it is finished leaves nothing half, and goes on', async () => {
    const id = await approved()
    const before = await objects()
    await owner`alter table deliveries add constraint broken check (delivered_at is null) not valid`
    await failing(() => deliverDue())
    await owner`alter table deliveries drop constraint broken`
    expect(await caseOf()).toBe('approved')
    expect(await objects()).toEqual(before)
    expect(await subjectsTo(member.email)).not.toContain('Uw aanvraag staat klaar')
    await deliverDue(later(1))
    expect(await caseOf()).toBe('delivered')
    expect(await filesOf(id)).toHaveLength(2)
  })

  test('again and again is told to the office once', async () => {
    const id = await approved()
    const disk = await storage()
    const put = vi.spyOn(disk, 'put').mockRejectedValue(new Error('the disk is away'))
    for (const day of [1, 2, 3, 4]) await failing(() => deliverDue(later(day)))
    put.mockRestore()
    const told = (await letters('helpdesk@wensenregister.example')).filter(
      ({ subject, text }) => subject === 'Een levering lukt niet' && text.includes(id),
    )
    expect(told).toHaveLength(1)
    await deliverDue(later(5))
  })
})

describe('by several jobs at once', () => {
  const puts = async () => vi.spyOn(await storage(), 'put')
  const reads = () => owner`
    select 1 from audit_log where subject_id = ${person.id} and reason = 'delivery'`

  test('is made by one of them: read once, and copied once', async () => {
    const id = await approved()
    const put = await puts()
    await Promise.all([deliverDue(), deliverDue(), deliverDue()])
    expect(put).toHaveBeenCalledTimes(2)
    put.mockRestore()
    expect(await filesOf(id)).toHaveLength(2)
    expect(await reads()).toHaveLength(5)
  })

  test('is made by one of them, also when all found it before the first took it', async () => {
    const id = await approved()
    const put = await puts()
    const { jobs } = await owner.begin(async (sql) => {
      await sql`select 1 from deliveries where request_id = ${id} for update`
      const all = [deliverDue(), deliverDue(), deliverDue()]
      await isHeldUp(all.length)
      return { jobs: all }
    })
    await Promise.all(jobs)
    expect(put).toHaveBeenCalledTimes(2)
    put.mockRestore()
    expect(await reads()).toHaveLength(5)
  })

  test('is taken over from one that was killed, when its time is over', async () => {
    const id = await approved()
    await owner`
      update deliveries set taken_until = now() + interval '1 minute' where request_id = ${id}`
    await deliverDue()
    expect(await reads()).toEqual([])
    await owner`
      update deliveries set taken_until = now() - interval '1 second' where request_id = ${id}`
    await deliverDue()
    expect(await filesOf(id)).toHaveLength(2)
  })
})

describe('stopped', () => {
  const WAYS: [string, () => Promise<unknown>][] = [
    ['by its owner who signs in', () => newSession(person.id)],
    ['by an account that goes', () => owner`delete from users where id = ${person.id}`],
    ['by a member that goes', () => removeMember()],
  ]

  test.each(WAYS)('before the copy is made, %s, nothing is delivered', async (_way, stop) => {
    const id = await approved()
    await stop()
    await deliverDue()
    expect(await filesOf(id)).toEqual([])
    expect(await owner`select 1 from grants where subject_id = ${person.id}`).toEqual([])
  })

  test.each(WAYS)('while the copy is made, %s, nothing is delivered', async (_way, stop) => {
    const id = await approved()
    const before = await objects()
    const disk = await storage()
    const keep = disk.put.bind(disk)
    const put = vi.spyOn(disk, 'put').mockImplementationOnce(async (...given) => {
      await stop()
      return keep(...given)
    })
    await deliverDue()
    put.mockRestore()
    expect(await filesOf(id)).toEqual([])
    expect(await objects()).toEqual(before)
  })

  const needsAPerson = async (delivery: string) =>
    (await owner`select 1 from attention where kind = 'delivery' and about = ${delivery}`).length >
    0

  /** @returns the id of its delivery */
  async function failedBefore(id: string, times: number): Promise<string> {
    const [row] = await owner<DbRow<'deliveries', 'id'>[]>`
      update deliveries set failures = ${times}, problem = 'failed' where request_id = ${id}
      returning id`
    return row?.id ?? ''
  }

  test.each(WAYS)('while the copy fails once more, %s, nobody is told', async (_way, stop) => {
    const id = await approved()
    const delivery = await failedBefore(id, LATE_AFTER - 1)
    const put = vi.spyOn(await storage(), 'put').mockImplementationOnce(async () => {
      await stop()
      throw new Error('the disk is away')
    })
    await expect(deliverDue()).rejects.toThrow('1 deliverys failed')
    put.mockRestore()
    expect(await needsAPerson(delivery)).toBe(false)
    const told = (await letters('helpdesk@wensenregister.example')).filter(
      ({ subject, text }) => subject === 'Een levering lukt niet' && text.includes(id),
    )
    expect(told).toEqual([])
  })

  test.each(WAYS)('when it failed too often, %s, it needs nobody any more', async (_way, stop) => {
    const delivery = await failedBefore(await approved(), LATE_AFTER)
    expect(await needsAPerson(delivery)).toBe(true)
    await stop()
    await owner`update deliveries set failures = failures + 1 where id = ${delivery}`
    expect(await needsAPerson(delivery)).toBe(false)
  })

  test.each(WAYS)('after it was delivered, %s, the keys are gone at once', async (_way, stop) => {
    const { id, files } = await delivered()
    await stop()
    expect(await fetchDelivered(getterOf(member), id, files[0]?.id ?? '')).toBeNull()
    expect(await owner`select 1 from delivery_files where id = ${files[0]?.id ?? ''}`).toEqual([])
  })
})

const companyOf = async ({ id }: TestUser) => {
  const [row] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
    select member_id as id from guild_memberships where user_id = ${id}`
  return row?.id ?? ''
}

async function removeMember() {
  await owner`delete from franchise_partners where id = ${await companyOf(member)}`
}

describe('a document of a delivery', () => {
  test('is for the member that asked for it: nobody else gets or sees it', async () => {
    const { id, files } = await delivered()
    const others = [await testUser('franchise'), await testUser('staff'), await testUser('admin')]
    for (const other of [...others, person]) {
      expect((await deliveryOf(other.id, id))?.files ?? []).toEqual([])
      expect(await fetchDelivered(getterOf(other), id, files[0]?.id ?? '')).toBeNull()
    }
    expect(await fetchDelivered(getterOf(member), randomUUID(), files[0]?.id ?? '')).toBeNull()
    expect((await fileViewsOf(person.id)).map(({ action }) => action)).not.toContain('access.fetch')
  })

  test.each([
    [
      'in a session of one factor',
      (id: string) => owner`
      update sessions set assurance = 'one factor' where user_id = ${id}`,
    ],
    [
      'first long after the person showed who they are',
      (id: string) => owner`
      update sessions set created_at = now() - interval '11 minutes' where user_id = ${id}`,
    ],
    [
      'in a session that waits for its second factor',
      (id: string) => owner`
      update sessions set state = 'pending' where user_id = ${id}`,
    ],
    [
      'in a session that has ended',
      (id: string) => owner`delete from sessions where user_id = ${id}`,
    ],
  ])('is not given %s, and nothing is noted', async (_how, change) => {
    const { id, files } = await delivered()
    await change(member.id)
    expect(await fetchDelivered(getterOf(member), id, files[0]?.id ?? '')).toBeNull()
    expect(
      await fetchDelivered(
        { ...getterOf(member), sessionId: tokenHash(person.token) },
        id,
        files[0]?.id ?? '',
      ),
    ).toBeNull()
    expect((await fileViewsOf(person.id)).map(({ action }) => action)).not.toContain('access.fetch')
  })

  test('is given long after that to who got one of the delivery before', async () => {
    const { id, files } = await delivered()
    expect(await fetchDelivered(getterOf(member), id, files[0]?.id ?? '')).not.toBeNull()
    await owner`
      update sessions set created_at = now() - interval '11 minutes' where user_id = ${member.id}`
    expect(await fetchDelivered(getterOf(member), id, files[1]?.id ?? '')).not.toBeNull()
  })

  test('is noted each time that it is got, for its member, the office and its owner', async () => {
    const { id } = await delivered()
    await bytesOf(id, 'Draaiboek')
    await bytesOf(id, 'Draaiboek')
    const [sheet, booklet] = await filesOf(id)
    expect(sheet?.fetchedAt).toBeInstanceOf(Date)
    expect(booklet?.fetchedAt).toBeNull()
    const staff = await testUser('staff')
    expect(await downloadsOf(actorOf(staff), id)).toMatchObject([
      { part: 'run sheet', onBehalf: false },
      { part: 'run sheet', onBehalf: false },
    ])
    expect(await downloadsOf(actorOf(member), id)).toEqual([])
    expect((await fileViewsOf(person.id))[0]).toMatchObject({ action: 'access.fetch', by: 'guild' })
  })

  test('says first what a director needs at once, to who may get it, and notes that', async () => {
    await answer('praktisch', { burial: 'Begraven' })
    await answer('secret', { extraAttention: 'Niemand weet dit' })
    const { id } = await delivered()
    expect(await lookAtDelivery(getterOf(member), id)).toEqual({
      quote: null,
      burial: expect.stringContaining('Begrav'),
      insurance: null,
      call: { name: 'Bram Proef', about: '', phone: null },
    })
    const [row] = await owner<DbRow<'delivery_files', 'sealed_first as sealed'>[]>`
      select sealed_first as sealed from delivery_files f
       where f.sealed_first is not null
         and f.delivery_id = (select id from deliveries where request_id = ${id})`
    expect(row?.sealed?.toString('latin1')).not.toContain('Begrav')
    const looks = (await fileViewsOf(person.id)).filter(({ action }) => action === 'access.look')
    expect(looks).toMatchObject([{ by: 'guild' }])
    expect((await filesOf(id)).every(({ fetchedAt }) => fetchedAt === null)).toBe(true)
  })

  test.each([
    [
      'to a session of one factor',
      (user: string) => owner`update sessions set assurance = 'one factor' where user_id = ${user}`,
    ],
    [
      'to who did not show who they are for ten minutes',
      (user: string) => owner`
        update sessions set created_at = now() - interval '11 minutes' where user_id = ${user}`,
    ],
  ])('says none of that %s', async (_whom, change) => {
    const { id } = await delivered()
    const other = await testUser('franchise')
    expect(await lookAtDelivery(getterOf(other), id)).toBeNull()
    await change(member.id)
    expect(await lookAtDelivery(getterOf(member), id)).toBeNull()
    expect((await fileViewsOf(person.id)).map(({ action }) => action)).not.toContain('access.look')
  })

  test('counts as got by its member, and by no other, once all of it was', async () => {
    const { id, files } = await delivered()
    const gotBy = async (user: TestUser) =>
      (await ownRequests(user.id)).find((one) => one.id === id)?.fetchedAt
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) {
      expect(await gotBy(member)).toBeNull()
      const fetched = await fetchDelivered(getterOf(member), id, file.id)
      fetched?.contents.destroy()
    }
    expect(await gotBy(member)).toBeInstanceOf(Date)
    expect(await gotBy(await testUser('franchise'))).toBeUndefined()
  })

  test('of a member that is not active any more is got by a colleague on its behalf', async () => {
    const { id, files } = await delivered()
    const [admin, staff] = [await testUser('admin'), await testUser('staff')]
    await deactivateMember(actorOf(admin), await companyOf(member), 'asked')
    expect(await fetchDelivered(getterOf(member), id, files[0]?.id ?? '')).toBeNull()
    expect((await deliveryOf(staff.id, id))?.files).toHaveLength(2)
    const signedInAt = (ago: string) => owner`
      update sessions set created_at = now() - ${ago}::interval where user_id = ${staff.id}`
    await signedInAt('11 minutes')
    expect(await fetchDelivered(getterOf(staff), id, files[0]?.id ?? '')).toBeNull()
    await signedInAt('0 minutes')
    expect(await fetchDelivered(getterOf(staff), id, files[0]?.id ?? '')).toMatchObject({
      kind: 'pdf',
    })
    expect(await downloadsOf(actorOf(staff), id)).toMatchObject([{ onBehalf: true }])
    const [noted] = await owner<DbRow<'audit_log', 'reason!'>[]>`
      select reason from audit_log where subject_id = ${person.id} and action = 'access.fetch'`
    expect(noted?.reason).toBe('member-not-active')
  })

  test('whose bytes cannot be reached counts as got by nobody, so that nothing is deleted', async () => {
    const { id, files } = await delivered()
    const [kept] = await owner<DbRow<'delivery_files', 'storage_key as key'>[]>`
      select storage_key as key from delivery_files where id = ${files[0]?.id ?? ''}`
    await (await storage()).remove(kept?.key ?? '')
    const failed = await fetchDelivered(getterOf(member), id, files[0]?.id ?? '').catch(
      (error: unknown) => error,
    )
    // An error of the storage, which says nothing of the database.
    expect(failed).toMatchObject({ code: 'ENOENT' })
    expect(failed).not.toBeInstanceOf(Unavailable)
    expect(await downloadsOf(actorOf(await testUser('staff')), id)).toEqual([])
    expect((await fileViewsOf(person.id)).map(({ action }) => action)).not.toContain('access.fetch')
  })

  test('that was tampered with is not given', async () => {
    const { id, files } = await delivered()
    const [other] = await owner<DbRow<'delivery_files', 'sealed'>[]>`
      select sealed from delivery_files where id = ${files[1]?.id ?? ''}`
    await owner`update delivery_files set sealed = ${other?.sealed ?? ''} where id = ${files[0]?.id ?? ''}`
    await expect(fetchDelivered(getterOf(member), id, files[0]?.id ?? '')).rejects.toThrow(
      'unable to authenticate data',
    )
  })
})
