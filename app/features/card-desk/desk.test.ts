/** Printing and posting cards: who gets which order, what is on paper, and what follows. */
import { randomUUID } from 'node:crypto'
import { PDFParse } from 'pdf-parse'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { cancelDeletion, requestDeletion } from '#app/features/deletion/deletion.server.ts'
import { approvedCase, reportedCase } from '#tests/fixtures/people/access-requests.ts'
import { ADDRESS, askForCards, finish, saveNaw } from '#tests/fixtures/people/cards.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { dateOf } from '#app/locales/dates.ts'
import { fileViewsOf } from '#app/features/audit/file-views.server.ts'
import { withdrawCards } from '#app/features/cards/requests.server.ts'
import { ownOrders, revokeOwnCard } from '#app/features/cards/overview.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { assignAreas } from './areas.server.ts'
import { batchesToPost, findBatch, listBatches, moveOrders, takeBatch } from './batches.server.ts'
import { createContact } from './contacts.server.ts'
import { makeBatch, readDesk } from './desk.server.ts'
import { printBatch } from './print.server.ts'
import { changeSender } from '../letters/sender.server.ts'

let admin: TestUser
let staff: TestUser
let contact: string
let person: TestUser

/** The region of the address of `ADDRESS`. */
const REGION = 1200

beforeAll(async () => {
  ;[admin, staff] = [await testUser('admin'), await testUser('staff')]
  contact = randomUUID()
  const [email, phone] = ['gerda@example.nl', '06-12345678']
  await createContact(actorOf(admin), contact, {
    firstName: 'Gerda',
    lastName: 'Vries',
    email,
    phone,
  })
  const sender = { companyName: 'Wensenregister', street: 'Postbus 1', city: 'Zwolle' }
  const rest = { postalCode: '8000 AA', qrUrl: 'https://example.nl' }
  await changeSender(actorOf(admin), { ...sender, ...rest }, 0)
  await assignAreas(actorOf(admin), [{ start: REGION, from: null, to: contact }])
})

async function orderOf(who: TestUser) {
  await askForCards(who)
  await finish(who)
}

beforeEach(async () => {
  person = await testUser()
  await orderOf(person)
})

const stateOf = async (who = person) => (await ownOrders(who.id))[0]?.state

/** A batch with whatever waits, of a colleague. */
async function batchOf(colleague = staff) {
  const made = await makeBatch(actorOf(colleague), contact)
  if (!made.ok) throw new Error(made.reason)
  return batch(made.number, colleague)
}
async function batch(number: number, colleague = staff) {
  const found = await findBatch(actorOf(colleague), number)
  if (!found) throw new Error(`no batch ${number}`)
  return found
}
const move = (number: number, to: 'printed' | 'posted' | 'returned', colleague = staff) =>
  batch(number).then((one) =>
    moveOrders(actorOf(colleague), one, { to, ...(to === 'returned' && { because: 'moved' }) }),
  )
const toPost = async () => {
  const waiting = await readOnly(asPerson(staff.id), (sql) =>
    batchesToPost(sql, actorOf(staff), new Date()),
  )
  return waiting.map(({ number }) => number)
}
const mails = async (kind: string) => (await owner`select 1 from mails where kind = ${kind}`).length
const noted = (action: string) => owner<DbRow<'audit_log', 'subject_id' | 'detail!'>[]>`
  select subject_id, detail from audit_log where action = ${action} order by id`

describe('an order', () => {
  test('whose region has no contact waits, in sight, and is in no batch', async () => {
    await batchOf()
    const elsewhere = await testUser()
    await saveNaw(elsewhere, { ...ADDRESS, postalCode: '9999 ZZ' })
    await orderOf(elsewhere)
    await saveNaw(elsewhere, { ...ADDRESS, postalCode: '9999 ZZ' }, true)
    const { blocked, ready } = await readDesk(actorOf(staff))
    expect(blocked).toMatchObject([{ area: 'Delfzijl, Appingedam en Het Hogeland' }])
    expect(ready).toEqual([])
    expect(await makeBatch(actorOf(staff), contact)).toEqual({ ok: false, reason: 'none' })
    await owner`delete from users where id = ${elsewhere.id}`
  })

  test('made before the postal code stood apart is found as well', async () => {
    await owner`update card_orders set sealed_postcode = null where user_id = ${person.id}`
    expect((await readDesk(actorOf(staff))).ready).toMatchObject([{ contactId: contact }])
  })

  test('comes into one batch, whoever asks at once', async () => {
    const others = [await testUser(), await testUser()]
    for (const other of others) await orderOf(other)
    const made = await Promise.all(
      [staff, admin, staff, admin].map((colleague) => makeBatch(actorOf(colleague), contact)),
    )
    const numbers = made.flatMap((one) => (one.ok ? one.number : []))
    const files = (await Promise.all(numbers.map((one) => batch(one)))).flatMap(({ contents }) =>
      contents.map(({ fileNumber }) => fileNumber),
    )
    expect(new Set(files).size).toBe(files.length)
    expect(files.length).toBeGreaterThanOrEqual(3)
    expect(await stateOf()).toBe('batched')
  })

  test('that a colleague takes or took comes into no other batch, nor does that one wait', async () => {
    const [order] = await owner<DbRow<'card_orders', 'id'>[]>`
      select id from card_orders where user_id = ${person.id}`
    const make = (sql: Sql, id: string) => sql<
      DbRow<'make_card_batch', 'make_card_batch! as taken'>[]
    >`
      select make_card_batch(${id}, ${contact}, '{}', ${[order?.id ?? '']}, '0badcafe') as taken`
    const [first, second] = [randomUUID(), randomUUID()]
    const bySecond = () => withActor(asPerson(admin.id), (sql) => make(sql, second))
    await withActor(asPerson(staff.id), async (sql) => {
      expect(await make(sql, first)).toEqual([{ taken: 1 }])
      expect(await bySecond()).toEqual([{ taken: 0 }])
    })
    expect(await bySecond()).toEqual([{ taken: 0 }])
    const batches = await owner`
      select b.id, o.user_id from card_batches b left join card_orders o on o.batch_id = b.id
       where b.id in ${owner([first, second])}`
    expect(batches).toEqual([{ id: first, user_id: person.id }])
  })
})

describe('a batch on paper', () => {
  /** What the QR codes of the first cards on a page say, read from how the page looks. */
  async function codesOn(pdf: Uint8Array, count: number): Promise<string[]> {
    const parser = new PDFParse({ data: new Uint8Array(pdf) })
    const { pages } = await parser.getScreenshot({ partial: [1], scale: 2.5, imageDataUrl: false })
    await parser.destroy()
    const page = sharp(pages[0]?.data)
    const { width = 0 } = await page.metadata()
    const pixels = (mm: number) => Math.round((mm * width) / 210)
    const cells = Array.from({ length: count }, async (_, index) => {
      const [column, row] = [index % 2, Math.floor(index / 2)]
      const cell = { left: pixels(13.4 + column * 91.6), top: pixels(28.5 + row * 60) }
      const { data, info } = await page
        .clone()
        .extract({ ...cell, width: pixels(91.6), height: pixels(60) })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return decodeQR({ data, width: info.width, height: info.height })
    })
    return Promise.all(cells)
  }

  test('has on each card the QR code that is the card’s own', async () => {
    const printed = await printBatch(actorOf(staff), await batchOf(), 'kaartjes')
    if (printed === 'taken' || !printed.ok) throw new Error('not printed')
    const links = (await codesOn(printed.pdf, 3)).map((text) => new URL(text))
    expect(links.map(({ pathname }) => pathname)).toEqual(Array(3).fill('/dossieropvragen'))
    const cards = await owner<DbRow<'cards', 'token_hash as hash'>[]>`
      select token_hash as hash from cards c join card_orders o on o.id = c.order_id
       where o.user_id = ${person.id} order by c.number`
    expect(links.map(({ searchParams }) => tokenHash(searchParams.get('kaart') ?? ''))).toEqual(
      cards.map(({ hash }) => hash),
    )
  }, 60_000)

  test.each(['kaartjes', 'brieven'] as const)('is the same each time: %s', async (paper) => {
    const made = await batchOf()
    const [first, second] = [1, 2].map(() => printBatch(actorOf(staff), made, paper))
    expect(await second).toEqual(await first)
  })

  test('says what it must, and nothing of cards that were taken out of use', async () => {
    const [order] = await ownOrders(person.id)
    await revokeOwnCard(person.id, order?.cards[0]?.id ?? '')
    const made = await batchOf()
    const textOf = async (paper: 'kaartjes' | 'brieven') => {
      const printed = await printBatch(actorOf(staff), made, paper)
      if (printed === 'taken' || !printed.ok) throw new Error('not printed')
      const parser = new PDFParse({ data: new Uint8Array(printed.pdf) })
      const { text } = await parser.getText()
      await parser.destroy()
      return text.replaceAll(/\s+/g, ' ')
    }
    const { fileNumber } = made.contents.at(-1) ?? {}
    const sheets = await textOf('kaartjes')
    for (const said of [fileNumber, 'Postbus 1', 'Kaartje 3', 'Mijn wensen zijn vastgelegd'])
      expect(sheets).toContain(said)
    // For who has nothing to scan with, and never by name.
    expect(sheets).toMatch(/ga naar: \S+\/overleden /)
    expect(sheets).not.toMatch(/Tess|https?:|\?kaart=/)
    expect(sheets).not.toContain('Kaartje 1')
    expect(sheets).not.toContain('wilsverklaring')
    const letters = await textOf('brieven')
    for (const said of [fileNumber, 'Tess Proef', 'Dorpsstraat 1', '1234 AB'])
      expect(letters).toContain(said)
    expect(letters).toContain('Met hartelijke groet, Gerda Vries Het Wensenregister')
  })

  test('has the day of printing on its letters, however long it lay', async () => {
    const made = await batchOf()
    const lain = { ...made, createdAt: new Date('2026-03-01T12:00:00Z') }
    const printed = await printBatch(actorOf(staff), lain, 'brieven')
    if (printed === 'taken' || !printed.ok) throw new Error('not printed')
    const parser = new PDFParse({ data: new Uint8Array(printed.pdf) })
    const { pages } = await parser.getText()
    await parser.destroy()
    expect(pages.at(0)?.text).toContain('gemaakt op 1 maart 2026')
    expect(pages.at(1)?.text.split('\n')).toContain(dateOf(new Date()).replaceAll(/\s/g, ' '))
  })

  test('is opened by who prints it, with a row for each person, once', async () => {
    const made = await batchOf()
    for (const _ of [1, 2]) await printBatch(actorOf(staff), made, 'brieven')
    expect(await printBatch(actorOf(admin), made, 'brieven')).toBe('taken')
    const rows = (await noted('cards.print')).filter(
      ({ detail }) => detail === `batch ${made.number}`,
    )
    expect(rows.map(({ subject_id }) => subject_id)).toContain(person.id)
    expect(rows).toHaveLength(made.contents.length)
    expect(await fileViewsOf(person.id)).toMatchObject([{ action: 'cards.print', by: 'office' }])
    expect(await takeBatch(actorOf(admin), made)).toBe(true)
    expect(await takeBatch(actorOf(admin), made)).toBe(false)
    expect(await printBatch(actorOf(staff), made, 'brieven')).toBe('taken')
    expect(await printBatch(actorOf(admin), made, 'brieven')).toMatchObject({ ok: true })
    await moveOrders(actorOf(admin), made, { to: 'printed' })
    expect(await printBatch(actorOf(admin), made, 'brieven')).toBe('taken')
  })

  test('is the only way to an address', async () => {
    await batchOf()
    for (const { id } of [staff, admin]) {
      const seen = await readOnly(
        asPerson(id),
        (sql) => sql`select sealed_for_post from card_orders`,
      )
      expect(seen).toEqual([])
    }
  })
})

describe('the orders of a batch', () => {
  test('are printed by who prints it, posted with a mail each, and come back, each once', async () => {
    const { number, contents } = await batchOf()
    const before = [await mails('cards-posted'), await mails('cards-returned')]
    expect(await move(number, 'posted')).toBe(0)
    expect(await move(number, 'printed', admin)).toBe(0)
    expect(await move(number, 'printed')).toBe(contents.length)
    expect(await stateOf()).toBe('printed')
    const posted = await Promise.all([move(number, 'posted'), move(number, 'posted', admin)])
    expect(posted.toSorted((a, b) => a - b)).toEqual([0, contents.length])
    expect(await stateOf()).toBe('posted')
    expect((await batch(number)).state).toBe('posted')
    const [left] = await owner`
      select sealed_for_post, sealed_postcode from card_orders where user_id = ${person.id}`
    expect(left).toEqual({ sealed_for_post: null, sealed_postcode: null })
    expect(await move(number, 'returned')).toBe(contents.length)
    expect(await move(number, 'returned')).toBe(0)
    expect((await batch(number)).contents[0]).toMatchObject({ returnedBecause: 'moved' })
    expect([
      (await mails('cards-posted')) - (before[0] ?? 0),
      (await mails('cards-returned')) - (before[1] ?? 0),
    ]).toEqual([contents.length, contents.length])
    expect(await fileViewsOf(person.id)).toEqual([])
  })

  test('go on one by one too', async () => {
    await orderOf(await testUser())
    const { number, contents } = await batchOf()
    await move(number, 'printed')
    const [one] = contents
    const single = { one: one?.id, to: 'posted' } as const
    expect(await moveOrders(actorOf(staff), await batch(number), single)).toBe(1)
    expect((await batch(number)).state).toBe('printed')
    expect(await move(number, 'posted')).toBe(contents.length - 1)
    expect((await batch(number)).state).toBe('posted')
  })

  test('move on from whatever state the transitions lead there', async () => {
    const { number } = await batchOf()
    await owner`insert into transitions values ('card_orders', 'batched', 'posted')`
    try {
      expect(await move(number, 'posted')).toBeGreaterThan(0)
    } finally {
      await owner`
        delete from transitions
         where machine = 'card_orders' and former = 'batched' and next = 'posted'`
    }
    expect(await stateOf()).toBe('posted')
  })

  test.each<[string, boolean, (other: TestUser) => Promise<unknown>]>([
    ['withdrawn', false, ({ id }) => withActor(asPerson(id), (sql) => withdrawCards(sql, id))],
    ['gone with the account', true, ({ id }) => owner`delete from users where id = ${id}`],
  ])('that are all %s leave no batch that waits', async (_, isPrinted, end) => {
    await batchOf()
    const other = await testUser()
    await orderOf(other)
    const { number } = await batchOf()
    if (isPrinted) await move(number, 'printed')
    expect(await toPost()).toContain(number)
    await end(other)
    expect((await batch(number)).state).toBe('posted')
    expect(await toPost()).not.toContain(number)
  })

  const orderIn = async (who: TestUser) => (await ownOrders(who.id))[0]?.id ?? ''
  test('that are both withdrawn at the same moment leave no batch that waits', async () => {
    await batchOf()
    const [one, other] = [await testUser(), await testUser()]
    await orderOf(one)
    await orderOf(other)
    const { number } = await batchOf()
    const first = await orderIn(one)
    const { later } = await owner.begin(async (sql) => {
      await sql`update card_orders set state = 'revoked' where id = ${first}`
      const alsoEnds = withActor(asPerson(other.id), (own) => withdrawCards(own, other.id))
      await Promise.race([alsoEnds, isHeldUp()])
      return { later: alsoEnds }
    })
    await later
    expect((await batch(number)).state).toBe('posted')
  })

  test('that are withdrawn while they are printed wait for that, or came first', async () => {
    await batchOf()
    const other = await testUser()
    await orderOf(other)
    const { number } = await batchOf()
    const id = await orderIn(other)
    const { printing } = await owner.begin(async (sql) => {
      await sql`select 1 from card_orders where id = ${id} for update`
      const moving = move(number, 'printed')
      await isHeldUp()
      await sql`update card_orders set state = 'revoked' where id = ${id}`
      return { printing: moving }
    })
    expect(await printing).toBe(0)
    expect((await batch(number)).state).toBe('posted')
  })

  test('whose cards are all out of use are not posted, and free who asks anew', async () => {
    const { number } = await batchOf()
    await move(number, 'printed')
    const [order] = await ownOrders(person.id)
    for (const { id } of order?.cards ?? []) await revokeOwnCard(person.id, id)
    expect(await stateOf()).toBe('printed')
    const before = await mails('cards-posted')
    const posted = await move(number, 'posted')
    expect(await stateOf()).toBe('revoked')
    expect((await mails('cards-posted')) - before).toBe(posted)
  })
})

test.each([['franchise'], []] as const)('%s sees and does none of it', async (...roles) => {
  const made = await batchOf()
  const other = actorOf(await testUser(...roles))
  expect(await listBatches(other)).toEqual({ rows: [], next: undefined })
  expect(await findBatch(other, made.number)).toBeNull()
  await expect(makeBatch(other, contact)).rejects.toThrow('default_card_settings')
  expect(await printBatch(other, made, 'kaartjes')).toBe('taken')
  await expect(takeBatch(other, made)).rejects.toMatchObject({ code: '42501' })
  const moving = moveOrders(other, made, { to: 'printed' })
  await expect(moving).rejects.toMatchObject({ code: '42501' })
})

describe('the cards of someone whose death was reported, or whose account goes', () => {
  const stop = () => owner`
    update release_cases set state = 'stopped' where subject_id = ${person.id}`
  const inHeld = async () => (await readDesk(actorOf(staff))).held.length

  test('are marked and not offered, and go on when that was stopped', async () => {
    await batchOf()
    const other = await testUser()
    await orderOf(other)
    const before = await inHeld()
    await reportedCase(other.id)
    expect((await readDesk(actorOf(staff))).ready).toEqual([])
    expect(await inHeld()).toBe(before + 1)
    expect(await makeBatch(actorOf(staff), contact)).toEqual({ ok: false, reason: 'none' })
    await owner`update release_cases set state = 'stopped' where subject_id = ${other.id}`
    expect(await inHeld()).toBe(before)
    await batchOf()
    expect(await stateOf(other)).toBe('batched')
  })

  test.each(['relatives-are-done', 'not-fetched'])(
    'wait on once that is over (%s), until their owner orders anew',
    async (because) => {
      const caseId = await approvedCase(person.id)
      await owner`update release_cases set state = 'closed', because = ${because} where id = ${caseId}`
      await batchOf().catch(() => null)
      expect(await stateOf()).toBe('requested')
      await owner`update card_orders set created_at = now() where user_id = ${person.id}`
      await batchOf()
      expect(await stateOf()).toBe('batched')
    },
  )

  test('wait while contacts read on after the case of a member was closed', async () => {
    await owner`
      insert into death_reports (id, subject_id, died_on, way, waits_until)
      values (${randomUUID()}, ${person.id}, now(), 'contact', now())`
    await batchOf().catch(() => null)
    expect(await stateOf()).toBe('requested')
    await owner`delete from users where id = ${person.id}`
  })

  test('come into no batch and on no sheet, whoever asks the database itself', async () => {
    const open = (batchId: string) =>
      withActor(
        asPerson(staff.id),
        (sql) =>
          sql<
            DbRow<'open_card_batch', 'id'>[]
          >`select id from open_card_batch(${batchId}, '0badcafe')`,
      )
    const made = await batchOf()
    expect((await open(made.id)).length).toBeGreaterThan(0)
    await reportedCase(person.id)
    expect(await open(made.id)).toEqual([])
    const other = await testUser()
    await orderOf(other)
    await reportedCase(other.id)
    const orders = await owner<DbRow<'card_orders', 'id'>[]>`
      select id from card_orders where user_id = ${other.id}`
    const taken = await withActor(
      asPerson(staff.id),
      (sql) => sql<DbRow<'make_card_batch', 'make_card_batch as taken'>[]>`
        select make_card_batch(
          ${randomUUID()}, ${contact}, '{}', ${orders.map(({ id }) => id)}, '0badcafe') as taken`,
    )
    expect(taken).toEqual([{ taken: 0 }])
  })

  test('are not on paper, are not read, and leave a batch that is printed', async () => {
    const other = await testUser()
    await orderOf(other)
    const { number } = await batchOf()
    await reportedCase(person.id)
    const { contents } = await batch(number)
    expect(contents.map(({ held }) => held)).toContain(true)
    await printBatch(actorOf(staff), await batch(number), 'brieven')
    const actions = (await fileViewsOf(person.id)).map(({ action }) => action)
    expect(actions).not.toContain('cards.print')
    await move(number, 'printed')
    expect([await stateOf(), await stateOf(other)]).toEqual(['requested', 'printed'])
    expect((await batch(number)).state).toBe('printed')
    await stop()
    await batchOf()
    expect(await stateOf()).toBe('batched')
  })

  test('of who asked for the end of their account wait too, until they take that back', async () => {
    const { number } = await batchOf()
    await requestDeletion(person)
    const before = await mails('cards-posted')
    await move(number, 'printed')
    expect(await stateOf()).toBe('requested')
    expect((await readDesk(actorOf(staff))).ready).toEqual([])
    await cancelDeletion(person.id)
    const next = await batchOf()
    await move(next.number, 'printed')
    await requestDeletion(person)
    await move(next.number, 'posted')
    expect([await stateOf(), await mails('cards-posted')]).toEqual(['printed', before])
  })

  test('are not posted, and their owner is mailed nothing', async () => {
    const { number } = await batchOf()
    await move(number, 'printed')
    await reportedCase(person.id)
    const told = await mails('cards-posted')
    await move(number, 'posted')
    expect([await stateOf(), await mails('cards-posted')]).toEqual(['printed', told])
    expect(await toPost()).not.toContain(number)
    await stop()
    expect(await toPost()).toContain(number)
    await move(number, 'posted')
    expect([await stateOf(), await mails('cards-posted')]).toEqual(['posted', told + 1])
    await reportedCase(person.id)
    const returned = await mails('cards-returned')
    await move(number, 'returned')
    expect([await stateOf(), await mails('cards-returned')]).toEqual(['returned', returned])
  })
})
