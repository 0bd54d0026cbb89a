/** Nobody who sees the database, or a copy of it, can read what people wrote. */
import { askContactAgain, askForFile } from '#app/features/release/request.server.ts'
import { textCells } from '#app/forms/rows.ts'
import type { Approval } from '#app/features/release/decision/decision-forms.ts'
import { noteCall } from '#app/features/release/telephone-answer.server.ts'
import { storeCertificate } from '#app/features/release/certificate.server.ts'
import { lookAfterDeaths, lookAfterRequests } from '#tests/fixtures/jobs.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  approvedRequest,
  fullRequest,
  ownerOfFile,
  paidRequest,
  untilDelivered,
  waitingRequest,
} from '#tests/fixtures/people/access-requests.ts'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { Authenticator } from '#tests/fixtures/people/authenticator.ts'
import { type Entries, rowOf, textFor } from '#tests/fixtures/people/interview.ts'
import { changed, fieldsOf, pageOf } from '#tests/fixtures/page.ts'
import { upload } from '#tests/fixtures/upload.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { book, findFreeTimes } from '#app/features/appointments/booking.server.ts'
import { storeLogo } from '#app/features/card-desk/logo.server.ts'
import { requestCallback } from '#app/features/callbacks/callbacks.server.ts'
import { findHeldMandate } from '#app/features/mandates/held-mandates.server.ts'
import { printTakeoverLetter } from '#app/features/mandates/letter.server.ts'
import { prepareAccount } from '#app/features/mandates/new-client.server.ts'
import { columnsOf, tables as manifests } from '#app/features/manifests/manifests.server.ts'
import { requestCards } from '#app/features/wishes/cards.server.ts'
import { addingOptions, addPasskey } from '#app/features/second-factor/passkeys.server.ts'
import { beginSetUp } from '#app/features/second-factor/second-factor.server.ts'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import type { Field, Definition } from '#app/forms/fields.ts'
import { fileSections } from '#app/features/interview/sections/index.ts'
import {
  allowHealthData,
  printDraft,
  saveAnswers,
} from '#app/features/living-will/living-will.server.ts'
import { storePaper } from '#app/features/deaths/paper.server.ts'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { readerOf, reported, saysSo } from '#tests/fixtures/people/deaths.ts'
import { confirmedRelative } from '#tests/fixtures/people/relatives.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { noteHeard } from '#app/features/release/stops/heard.server.ts'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { TEST_SETTINGS } from '#tests/setup/settings.ts'

/** A word that stands nowhere else. */
const MARK = 'xylofoonzebra'
const CONTROL = 'klarinetgiraffe ü'
const MASTER_KEY = TEST_SETTINGS.MASTER_KEYS.split(':', 1)[0] ?? ''
const all: Definition[] = [...fileSections]

let user: TestUser
let dump: string
/** Every text that was written, by the field it was given to. */
const given: [name: string, text: string][] = []

function answersTo(section: Definition, field: Field): Entries {
  const mark = `${MARK} ${section.key} ${field.key}`
  switch (field.kind) {
    case 'text':
      return field.readOnly ? [] : [[field.key, textFor(field, mark)]]
    case 'longText':
      return [[field.key, `${mark} Zoë 🕯️ ${'lang '.repeat(100)}`.slice(0, field.maxLength).trim()]]
    case 'number':
      return [[field.key, String(field.max)]]
    case 'day':
      return [[field.key, '31-12-1950']]
    case 'choice':
      return [[field.key, field.options.at(-1) ?? '']]
    case 'choices':
      return field.options.map((option) => [field.key, option])
    case 'yesNo':
      return [[field.key, 'true']]
    case 'rows':
      return [0, 1].flatMap((index) =>
        Object.entries(rowOf(field.fields, `${mark} ${index}`)).map(
          ([sub, text]): [string, string] => [`${field.key}[${index}].${sub}`, text],
        ),
      )
    default:
      throw new Error(`no question of the interview is a ${field.kind}`)
  }
}

/** Words of a person's own, not a choice among ours. */
const isOwnText = (section: Definition, name: string) =>
  section.fields.some((field) =>
    field.kind === 'rows'
      ? name.startsWith(`${field.key}[`) &&
        textCells(field.fields).some(({ key }) => name.endsWith(`].${key}`))
      : field.key === name && ['text', 'longText'].includes(field.kind),
  )

/** What we wrote ourselves: the same in every register, whoever is in it. */
const OURS = ['public.choice_legal_status', 'public.content_pages', 'public.content_words']

/** Invoices to companies, which must be readable by law; an address in them has keys as a step has. */
const BOOKS = ['public.invoices']

/** Tables with something sealed in them, but for those that a job empties within a moment. */
const WITH_WORDS = Object.entries(manifests).flatMap(([name, { bytes = {} }]) =>
  Object.values(bytes).every((kind) => kind === 'hash') ||
  ['mail_requests', 'tokens'].includes(name)
    ? []
    : name,
)

/** Fills what people write outside the interview, each table at least once. */
async function writeElsewhere(visitor: Visitor) {
  const { id } = user
  const words = (about: string) => `${MARK} ${about} in eigen woorden`
  const sent = await upload(visitor, `${MARK}.txt`, words('bestand'), words('omschrijving'))
  expect(sent.status).toBe(303)
  await allowHealthData(id)
  const data = { treatmentWords: words('behandeling'), proxyName: words('volmacht') }
  await saveAnswers(id, { revision: 0, data })
  await printDraft(id)
  await requestCards(id)
  await completeFile(id)
  const someone = await findSession(user.token)
  if (someone) {
    await beginSetUp(someone)
    const passkey = new Authenticator().make(await addingOptions(someone))
    expect((await addPasskey(someone, words('passkey'), passkey)).ok).toBe(true)
  }
  const wanted = { kind: 'online', location: null } as const
  const soon = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const first = await findFreeTimes(wanted, soon)
  const { day, times } =
    first.times.length > 0 ? first : await findFreeTimes(wanted, first.next ?? soon)
  const phone = '0612345678'
  const email = `${MARK}@example.nl`
  const person = { name: words('naam'), email, phone, remarks: words('opmerking') }
  const slot = { day, time: times[0] ?? '' }
  const visit = { ...wanted, token: randomToken(), customerUserId: null, slot, person }
  expect(await book(visit)).toEqual({ ok: true })
  const company = { companyName: 'Uitvaartzorg', contactName: 'Tess', email: 'a@example.nl', phone }
  await requestCallback({ ...company, message: words('bericht') })
  expect(await storeLogo(await administrator(), Readable.from([await logo()]))).toEqual({
    ok: true,
  })
  const asked = fullRequest({ number: 'WR00000001', contact: email })
  const member = await testUser('franchise')
  expect(
    await askForFile(member.id, { ...asked, naamOverledene: words('overledene') }),
  ).not.toBeNull()
  client = await makeClient(words)
  expect((await visitor.get('/dashboard/wensen.pdf')).status).toBe(200)
  await relativesRead(words)
  const late = { account: id, treatmentWords: words('te laat') }
  visitor.cookies.clear()
  expect((await visitor.post('/dashboard/wilsverklaring/invullen', late)).status).toBe(303)
  await deliverFile(member)
  await callAboutRequest(member, words)
  await hearAboutStop(member, words)
}

/** Contacts of someone let us know of their death, with a paper, and read what was written for them. */
async function relativesRead(words: (about: string) => string) {
  const dead = await testUser()
  const save = { id: randomUUID(), revision: 0, final: false } as const
  const contacts = ['Lisa', 'Mark'].map((firstName) => ({
    firstName,
    lastName: words('achternaam'),
    relation: words('relatie'),
    email: newEmail(),
  }))
  await saveSection(dead, {
    ...save,
    section: 'veer',
    data: { lifeMoments: words('herinnering voor nabestaanden') },
  })
  const byLetter = {
    firstName: 'Ria',
    lastName: words('achternaam'),
    relation: words('relatie'),
    phone: '06-12345678',
    address: words('adres'),
  }
  const named = { firstName: words('overledene'), contacts: [...contacts, byLetter] }
  await saveSection(dead, { ...save, id: randomUUID(), section: 'naw', data: named })
  const letter = await storeDocument(dead.id, {
    purpose: 'document',
    name: `${MARK}.txt`,
    nameWhenEmpty: 'brief',
    description: words('brief'),
    contents: Readable.from([Buffer.from(words('brief'))]),
  })
  expect(letter.ok).toBe(true)
  for (const firstName of ['Lisa', 'Mark', 'Ria'])
    await confirmedRelative(owner, dead.id, firstName, {})
  const [lisa, mark] = [await readerOf(dead.id, 'Lisa'), await readerOf(dead.id, 'Mark')]
  const report = await reported(lisa)
  const paper = Readable.from([Buffer.from('%PDF-1.7\n%%EOF\n')])
  expect(await storePaper(lisa, paper, `${MARK}.pdf`)).toMatchObject({ ok: true })
  expect(await saysSo(mark, report)).toBe('done')
  await owner`update death_reports set waits_until = now() - interval '1 second' where id = ${report}`
  // The jobs of the site may be at it too: whoever comes first makes the copies, and has Ria called.
  await vi.waitFor(async () => {
    await lookAfterDeaths()
    const made = await owner`
      select from relative_copies where report_id = ${report} and storage_key is not null`
    expect(made).toHaveLength(3)
    expect(await owner`select from death_notices where report_id = ${report}`).not.toEqual([])
  }, 20_000)
}

let client: string

/** Someone without an address, for whom a colleague writes; who takes that over with a letter. @returns the id */
async function makeClient(words: (about: string) => string): Promise<string> {
  const colleague = await testUser('staff')
  const actor = actorOf(colleague, 'staff')
  const made = await prepareAccount(
    actor,
    {
      firstName: words('voornaam'),
      lastName: words('achternaam'),
      dateOfBirth: '1950-12-31',
      street: `${words('straat')} 1`,
      postalCode: '1234 AB',
      city: words('plaats'),
      reached: 'letter',
      consent: 'aloud',
      days: '1',
      agreed: true,
      privacyConsent: true,
    },
    '192.0.2.1',
  )
  const held = made.ok && (await findHeldMandate(actor, made.mandate))
  if (!held) throw new Error('no mandate')
  const writer = await signedIn(colleague)
  const step = `/admin/wensengesprek/${made.mandate}/veer`
  const { fields } = pageOf(await writer.get(step))
  const told = fieldsOf(changed(fields, { energy: words('verteld') }))
  expect((await writer.post(step, told)).status).toBe(303)
  expect(await printTakeoverLetter(actor, held)).not.toBe('over')
  return held.subject
}

async function deliverFile(member: TestUser) {
  const file = await readOnly(asPerson(user.id), (sql) => findWishFile(sql, user.id))
  const person = { ...user, number: file?.number ?? '', trusted: newEmail() }
  // The name in the file is made up, which takes a reason.
  const born: typeof fullRequest = (wanted) => ({
    ...fullRequest(wanted),
    geboortedatum: '1950-12-31',
  })
  const approval: Approval = { nagekeken: ['named-called'], ondanks: 'file-wrong' }
  const id = await approvedRequest(member, person, born, approval)
  await untilDelivered(id)
}

/** A request with the certificate of the death, whose trusted person has a telephone only. */
async function callAboutRequest(member: TestUser, words: (about: string) => string) {
  const asked = fullRequest({ number: 'WR00000002', contact: newEmail() })
  const id = await paidRequest(member, asked)
  await lookAfterRequests()
  const certificate = Readable.from([Buffer.from('%PDF-1.7\n%%EOF\n')])
  expect(await storeCertificate(member.id, id, certificate, `${words('akte')}.pdf`)).toEqual({
    ok: true,
  })
  const contact = { contactNaam: words('contact'), contactTelefoon: '038-1234567' }
  await askContactAgain(member.id, { id, asked }, contact)
  const staff = actorOf(await testUser('staff'))
  const call = { phone: '038-1234567', day: '2026-11-20', time: '10:05', answer: 'mag' } as const
  await vi.waitFor(async () => {
    await lookAfterRequests()
    expect(await noteCall(staff, id, call)).toBe('noted')
  }, 20_000)
}

/** A request stops since its owner signed in, and a colleague writes down what was heard about that. */
async function hearAboutStop(member: TestUser, words: (about: string) => string) {
  const person = await ownerOfFile()
  const asked = fullRequest({ number: person.number, contact: person.trusted })
  const id = await waitingRequest(member, asked)
  await newSession(person.id)
  const staff = actorOf(await testUser('staff'))
  expect(await noteHeard(staff, id, words('gehoord'))).toBe(true)
}

const administrator = async () => ({ ...(await testUser('admin')), roles: [], request: '0badcafe' })

const logo = () =>
  sharp({ create: { width: 30, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

/** Every row of every other table of every schema as text; bytes as hex and as what they spell. */
async function dumpOf(): Promise<string> {
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
     order by 1`
  const names = tables.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'public.wish_sections',
      'public.wish_versions',
      'public.mails',
      'public.profiles',
      'public.trusted_contacts',
    ]),
  )
  expect(names.some((name) => name.startsWith('graphile_worker.'))).toBe(true)
  const texts: string[] = []
  const leftOut = [...OURS, ...BOOKS]
  expect(names).toEqual(expect.arrayContaining(leftOut))
  for (const name of names.filter((one) => !leftOut.includes(one))) {
    const rows = await owner.unsafe(`select row_to_json(t)::text as line from ${name} t`)
    for (const { line } of rows as unknown as { line: string }[]) {
      texts.push(line)
      for (const [, hex = ''] of line.matchAll(/\\x((?:[0-9a-f]{2})+)/g)) {
        const bytes = Buffer.from(hex, 'hex')
        texts.push(bytes.toString('utf8'), bytes.toString('latin1'), bytes.toString('utf16le'))
      }
    }
  }
  return texts.join('\n').toLowerCase()
}

/** The ways in which a text could stand somewhere without being sealed. */
function disguises(text: string): string[] {
  const utf8 = Buffer.from(text)
  // Base64 depends on what stands before it: three shifts, without the signs at the edges. What is
  // left of a short text is left out: a few signs stand in sealed bytes by chance.
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift, 'x'), utf8])
      .toString('base64')
      .slice(4, -4),
  )
  return [
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
    utf8.toString('hex'),
    Buffer.from(text, 'utf16le').toString('hex'),
    ...base64.filter((one) => one.length >= 10),
  ].map((one) => one.toLowerCase())
}

beforeAll(async () => {
  user = await testUser()
  const visitor = await signedIn(user)
  for (const section of all) {
    const path = section.key === 'formulier' ? '/formulier' : `/vragenlijst/${section.key}`
    const entries = section.fields.flatMap((field) => answersTo(section, field))
    given.push(
      ...entries
        .filter(([name]) => isOwnText(section, name))
        .map(([name, text]): [string, string] => [`${section.key}.${name}`, text]),
    )
    // Twice, so that there is a save before the last one.
    const { fields } = pageOf(await visitor.get(path))
    const first = entries.filter(([name]) => !/^(caution|cardWishes)$/.test(name))
    expect((await visitor.post(path, fieldsOf(changed(fields, fieldsOf(first))))).status).toBe(303)
    const again = pageOf(await visitor.get(path)).fields
    const naar = section.key === 'secret' ? 'dashboard' : 'volgende'
    const last = changed(again, { ...fieldsOf(entries), naar })
    expect((await visitor.post(path, fieldsOf(last))).status).toBe(303)
  }
  await writeElsewhere(visitor)
  // What is not sealed must be found, or the tests below would say nothing.
  await owner`create table not_sealed as select ${CONTROL}::text as text, ${Buffer.from(CONTROL)}::bytea as bytes`
  try {
    dump = await dumpOf()
  } finally {
    await owner`drop table not_sealed`
  }
})

describe('a dump of the database after the final save', () => {
  test('was made of everything that people can write', async () => {
    const [file] = await owner`
      select w.is_completed, (select count(*)::int from wish_versions v where v.wish_id = w.id) as versions
        from wishes w where user_id = ${user.id}`
    expect(file).toEqual({ is_completed: true, versions: 2 })
    // The account's own address is there to be found: it is how people sign in.
    expect(dump).toContain(user.email)
    const free = given.filter(([, text]) => text.includes(MARK))
    expect(free.length).toBeGreaterThan(60)
  })

  test('was made of what somebody without an address had written down, too', async () => {
    const written = await owner`
      select 1 from users u join wishes w on w.user_id = u.id join wish_sections s on s.wish_id = w.id
       where u.id = ${client} and u.email is null`
    expect(written).toHaveLength(1)
  })

  test('holds something of every table in which people write', async () => {
    const empty: string[] = []
    for (const name of [...WITH_WORDS, 'mandates', 'prepared_accounts'])
      if ((await owner`select 1 from ${owner(name)} limit 1`).length === 0) empty.push(name)
    expect(empty).toEqual([])
  })

  test('would show what is not sealed, as text and as bytes', () => {
    const hex = Buffer.from(CONTROL).toString('hex')
    expect(dump.split(CONTROL).length - 1).toBeGreaterThanOrEqual(2)
    expect(dump).toContain(hex)
    expect(disguises(CONTROL)).toContain(hex)
  })

  test('holds no word of it', () => {
    for (const form of disguises(MARK)) expect(dump).not.toContain(form)
  })

  test('holds none of the answers, in any form', () => {
    const found = given.filter(([, text]) => disguises(text).some((form) => dump.includes(form)))
    expect(found.map(([name]) => name)).toEqual([])
  })

  test('holds none of the choices that were made', () => {
    const options = all.flatMap(({ fields }) =>
      fields.flatMap((field) =>
        'options' in field && field.key !== 'reminderFrequency' ? [...field.options] : [],
      ),
    )
    const telling = options.filter((option) => option.length >= 6)
    expect(telling.filter((option) => dump.includes(`"${option.toLowerCase()}"`))).toEqual([])
  })

  test("holds no question and no name of a section's field", () => {
    const keys = all.flatMap(({ fields }) => fields.map(({ key }) => `"${key}"`.toLowerCase()))
    const longer = keys.filter((key) => key.length > 10)
    expect(longer.filter((key) => dump.includes(key))).toEqual([])
  })
})

test('whatever the master key opens is wrapped anew when it is replaced, or waits for a day', async () => {
  const columns = await owner<{ table: string; column: string }[]>`
    select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' order by 1, 2`
  // The name of the key stands in front of what it wrapped, behind a length of one byte or of three.
  const name = Buffer.concat([Buffer.of(MASTER_KEY.length), Buffer.from(MASTER_KEY)])
  const found: string[] = []
  for (const { table, column } of columns) {
    const bytes = owner(column)
    const rows = await owner`
      select 1 from ${owner(table)}
       where ${name} in (substring(${bytes} for ${name.length}),
                         substring(${bytes} from 3 for ${name.length})) limit 1`
    if (rows.length > 0) found.push(nameOf({ table, column }))
  }
  const [rotated, briefly] = [
    [...columnsOf('data key'), ...columnsOf('application')].map(nameOf),
    columnsOf('application, briefly').map(nameOf),
  ]
  expect(found).toEqual(expect.arrayContaining(rotated))
  expect(found.filter((one) => ![...rotated, ...briefly].includes(one))).toEqual([])
})

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`
