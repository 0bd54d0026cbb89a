/** What of a file goes into a delivery, and into which document. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { PDFParse } from 'pdf-parse'
import { beforeEach, describe, expect, test } from 'vitest'
import { fileViewsOf } from '#app/features/audit/file-views.server.ts'
import { putInBooklet, storeDocument } from '#app/features/documents/documents.server.ts'
import {
  allowHealthData,
  registerPaper,
  registerScannedPaper,
} from '#app/features/living-will/living-will.server.ts'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { PNG } from '#tests/fixtures/exports.ts'
import { ownFingerprint, publicKeys } from '#app/features/signatures/sign.server.ts'
import { verifyBooklet } from '#app/features/signatures/verify.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { dayAfter, dayOf } from '#app/locales/dates.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { approvedRequest, livingWillRequest } from '#tests/fixtures/people/access-requests.ts'
import { letters, subjectsWithoutLink } from '#tests/fixtures/people/letters.ts'
import { createPerson } from '#tests/fixtures/people/people.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { deliveryOf, retryDelivery } from './delivered.server.ts'
import { lastDayOfTerm } from './term.ts'
import { deliverDue } from './job.server.ts'
import {
  member,
  person,
  answer,
  approved,
  filesOf,
  delivered,
  bytesOf,
  caseOf,
  objects,
  later,
} from '#tests/fixtures/people/delivery.ts'

async function upload(name: string, kept: string | Buffer, description = '') {
  const contents = Readable.from([Buffer.from(kept)])
  const document = { purpose: 'document', name, nameWhenEmpty: 'x', description } as const
  const stored = await storeDocument(person.id, { ...document, contents })
  if (!stored.ok) throw new Error(stored.reason)
  return stored.id
}

/** A file of theirs is told apart by its number and name. */
const named = (what: string, extension = 'pdf') =>
  `${what} ${person.number} Tess Proef.${extension}`

/** In a PDF. */
const PICTURE = /\/Subtype ?\/Image\b/

async function textOf(id: string, what: string): Promise<string> {
  const parser = new PDFParse({ data: new Uint8Array(await bytesOf(id, what)) })
  const { text } = await parser.getText()
  await parser.destroy()
  return text.replaceAll(/\s+/g, ' ')
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
    expect((await bytesOf(id, 'Boekje voor de naasten')).toString('latin1')).toMatch(PICTURE)
    expect((await bytesOf(id, 'Aan het water')).equals(PNG)).toBe(true)
  })

  test('is delivered in parts, with the confidential one apart from the booklet', async () => {
    const { id, files } = await delivered()
    expect(files.map(({ part, name, kind }) => [part, name, kind])).toEqual([
      ['run sheet', named('Draaiboek'), 'pdf'],
      ['wishes', named('Boekje voor de naasten'), 'pdf'],
      ['confidential', named('Vertrouwelijk'), 'pdf'],
      ['document', named('rouwkaart', 'txt'), 'txt'],
    ])
    const booklet = await textOf(id, 'Boekje voor de naasten')
    expect((await bytesOf(id, 'Boekje voor de naasten')).toString('latin1')).not.toMatch(PICTURE)
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

  test('says what was confirmed, and apart from it what was written later', async () => {
    await completeFile(person.id, undefined, new Date('2026-10-20T12:00:00Z'))
    for (const [section, data] of [
      ['praktisch', { burial: 'Begraven' }],
      ['secret', { caution: 'De buurman weet het nu wel.' }],
    ] as const)
      await saveSection(person, { id: randomUUID(), revision: 1, final: false, section, data })
    const { id } = await delivered()
    for (const [what, confirmed, since] of [
      ['Draaiboek', 'Cremeren', 'Begraven'],
      ['Boekje voor de naasten', 'Cremeren', 'Begraven'],
      ['Vertrouwelijk', 'weet het niet', 'weet het nu wel'],
    ] as const) {
      const text = await textOf(id, what)
      expect(text).toContain(confirmed)
      expect(text.split('Later geschreven, niet bevestigd')[1]).toContain(since)
    }
    expect(await textOf(id, 'Boekje voor de naasten')).not.toContain('buurman')
  })

  test('is signed where it was confirmed, the confidential part too', async () => {
    const checked = async (id: string, name: string) =>
      verifyBooklet(await bytesOf(id, name), publicKeys())
    // Before the day on which they died.
    await completeFile(person.id, undefined, new Date('2026-10-20T12:00:00Z'))
    const { id } = await delivered()
    for (const [name, part] of [
      ['Boekje voor de naasten', 'booklet'],
      ['Vertrouwelijk', 'confidential'],
    ] as const)
      expect(await checked(id, name)).toMatchObject({
        state: 'genuine',
        said: { part, version: 1, number: person.number },
      })
    expect(await textOf(id, 'Boekje voor de naasten')).toContain(ownFingerprint())
  })

  test('is not signed as long as it is a draft', async () => {
    const { id } = await delivered()
    const bytes = await bytesOf(id, 'Boekje voor de naasten')
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

  test('has nothing that its owner would still fill in or sign', async () => {
    const { id } = await delivered()
    const booklet = await textOf(id, 'Boekje voor de naasten')
    for (const line of ['Ondertekening', 'Wie over de uitvaart beslist', 'Waar mijn papieren'])
      expect(booklet).not.toContain(line)
  })

  test('is delivered once, and everybody is told, the member by the name that it wrote', async () => {
    const { id } = await delivered()
    await Promise.all([deliverDue(), deliverDue()])
    expect(await caseOf()).toBe('delivered')
    expect(await filesOf(id)).toHaveLength(4)
    const mails = (await letters(member.email)).filter(({ subject }) =>
      /alles staat klaar/.test(subject),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/franchise/aanvragen/${id}/dossier`)
    expect(mails[0]?.text).toMatch(/tot en met \d+\s\w+ \d{4}/)
    expect(mails[0]?.text).toMatch(/Over: Tess Proef\s+Dossiernummer: WR/)
    expect(await subjectsWithoutLink(person.trusted)).toContain(
      'Uitvaartzorg Proef kan de wensen van Tess Proef nu ophalen',
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
    await bytesOf(id, 'Boekje voor de naasten')
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

test('a file without a confidential part says nothing of such a paper', async () => {
  await answer('praktisch', { burial: 'Cremeren' })
  const { id, files } = await delivered()
  expect(files.map(({ part }) => part)).toEqual(['run sheet', 'wishes'])
  expect(await textOf(id, 'Draaiboek')).not.toContain('Lees ook')
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
    const contact = await createPerson(person.trusted, ['staff'])
    expect(await retryDelivery(actorOf(contact), id)).toBe('contact')
    await owner`insert into user_roles (user_id, role) values (${member.id}, 'staff')`
    expect(await retryDelivery(actorOf(member), id)).toBe(false)
    expect(await retryDelivery(actorOf(staff), id)).toBe(true)
    await deliverDue()
    expect(await filesOf(id)).toHaveLength(1)
    expect(await retryDelivery(actorOf(staff), id)).toBe(false)
  })
})
