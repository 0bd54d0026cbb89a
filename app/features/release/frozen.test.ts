/** What was approved for release stays as it is, until its owner signs in. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import type { Subject } from '#app/access/subject.ts'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import { revokeOwnCard } from '#app/features/cards/overview.server.ts'
import { invite } from '#app/features/contacts/invitation.server.ts'
import { relativesOf } from '#app/features/contacts/people.server.ts'
import { saveRules } from '#app/features/contacts/rules.server.ts'
import {
  deleteDocument,
  describeDocument,
  listDocuments,
  putInBooklet,
  readWords,
  storeDocument,
} from '#app/features/documents/documents.server.ts'
import {
  allowHealthData,
  printDraft,
  readLivingWills,
  saveAnswers,
} from '#app/features/living-will/living-will.server.ts'
import { tables } from '#app/features/manifests/manifests.server.ts'
import { giveMandate } from '#app/features/mandates/mandate.server.ts'
import { changeDetails, detailsFingerprint } from '#app/features/office-files/change.server.ts'
import { removeFile } from '#app/features/office-files/remove.server.ts'
import { saveDetails } from '#app/features/own-data/details.server.ts'
import { withdraw } from '#app/features/own-data/withdraw.server.ts'
import { requestCards } from '#app/features/wishes/cards.server.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { restoreVersion } from '#app/features/wishes/versions/restore.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { markStep } from '#app/features/wishes/saving/steps.server.ts'
import { readFingerprints } from '#app/forms/stored/fingerprints.server.ts'
import { isFrozen } from '#app/platform/unavailable.server.ts'
import { asPerson, asSystem, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  approvedCase,
  approvedRequest,
  type Owner,
  ownerOfFile,
} from '#tests/fixtures/people/access-requests.ts'
import { PNG } from '#tests/fixtures/exports.ts'
import { cardOf, readNaw } from '#tests/fixtures/people/cards.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { lookedAt } from '#tests/fixtures/looked.ts'
import { owner, testUser } from '#tests/setup/database.ts'

let person: Owner

beforeEach(async () => {
  person = await ownerOfFile()
})

const veer = (subject: Subject | Owner, energy = 'de zee', final = false, revision = 0) =>
  saveSection(subject, { section: 'veer', id: randomUUID(), revision, data: { energy }, final })

const upload = (name = 'brief.txt', contents = Buffer.from('Beste allen,')) =>
  storeDocument(person.id, {
    purpose: 'document',
    name,
    nameWhenEmpty: 'document',
    description: '',
    contents: Readable.from([contents]),
  })
const firstDocument = async () =>
  (await listDocuments(person.id, 'document')).documents[0]?.id ?? ''

const actor = async (role: 'admin' | 'staff') => actorOf(await testUser(role), role)

async function writingAlong(): Promise<Subject> {
  const by = await actor('staff')
  const agreed = { consent: 'phone', days: '1', agreed: true } as const
  const given = await giveMandate(by, { who: person.email, lastName: 'Proef', ...agreed })
  if (!given.ok) throw new Error(given.reason)
  return { id: person.id, email: person.email, by: { actor: by, mandate: given.mandate } }
}

/** Someone whom the owner names. */
async function contact() {
  const { revision, data } = await readNaw(person)
  const contacts = [{ firstName: 'Lisa', lastName: 'Proef' }]
  const save = { section: 'naw', id: randomUUID(), revision, final: false } as const
  await saveSection(person, { ...save, data: { ...data, contacts } })
  const [relative] = await readOnly(asPerson(person.id), (sql) => relativesOf(sql, person.id))
  return { id: person.id, request: '0badcafe', relative: relative?.id ?? '' }
}

type Edit = () => Promise<unknown>

/** What is there before the file is frozen, and the edit itself. */
const EDITS: Record<string, () => Promise<Edit>> = {
  'an answer': async () => () => veer(person),
  'a final save': async () => () => veer(person, 'de zee', true),
  'an answer by a colleague who writes along': async () => {
    const along = await writingAlong()
    return () => veer(along)
  },
  'a mark on a step': async () => () => markStep(person, 'kaars', 'later'),
  confirming: async () => {
    await veer(person)
    return () => completeFile(person.id)
  },
  'an older version put back': async () => {
    await veer(person, 'de zee', true)
    await veer(person, 'de bergen', false, 1)
    return () => restoreVersion(person.id, 1, { naw: 1, veer: 2 })
  },
  'name and contacts': async () => async () => {
    const [user, { revision, data }] = [await findSession(person.token), await readNaw(person)]
    if (!user) throw new Error('no session')
    const change = { id: randomUUID(), revision, opened: undefined, wrong: [] }
    return saveDetails(user, { ...change, data: { ...data, firstName: 'Iemand' } })
  },
  'what a contact reads': async () => {
    const { id, request, relative } = await contact()
    return () => saveRules({ id, request }, relative, { parts: { steen: 'now' }, documents: {} })
  },
  'a contact who is asked': async () => {
    const { id, request, relative } = await contact()
    return () => invite({ id, request }, relative, 'letter')
  },
  'a document': async () => () => upload(),
  'a description of a document': async () => {
    await upload()
    const id = await firstDocument()
    const opened = readFingerprints((await readWords(person.id, id))?.opened)
    const save = { revision: 0, opened, data: { name: 'x.txt', description: 'anders' } }
    return () => describeDocument(person.id, id, save)
  },
  'a picture in the booklet': async () => {
    await upload('zomer.png', PNG)
    const id = await firstDocument()
    return () => putInBooklet(person.id, id, true)
  },
  'a document thrown away': async () => {
    await upload()
    const id = await firstDocument()
    return () => deleteDocument(person.id, id)
  },
  'a living will': async () => {
    await allowHealthData(person.id)
    return () => saveAnswers(person.id, { revision: 0, data: { treatmentWords: 'Laat mij gaan' } })
  },
  'a living will printed': async () => {
    await allowHealthData(person.id)
    await saveAnswers(person.id, { revision: 0, data: { treatmentWords: 'Laat mij gaan' } })
    return () => printDraft(person.id)
  },
  'a living will gone with its consent': async () => {
    await allowHealthData(person.id)
    await saveAnswers(person.id, { revision: 0, data: { treatmentWords: 'Laat mij gaan' } })
    return () => withdraw(person.id, 'health')
  },
  'cards asked for': async () => {
    const data = { firstName: 'Tess', lastName: 'Proef', street: 'Dorp 1', postalCode: '1234 AB' }
    const save = { id: randomUUID(), revision: 1, final: false } as const
    await saveSection(person, { ...save, section: 'naw', data: { ...data, city: 'Zwolle' } })
    return () => requestCards(person.id)
  },
  'a card revoked': async () => {
    await cardOf(person)
    const [row] = await owner<DbRow<'cards', 'id'>[]>`
      select c.id from cards c join card_orders o on o.id = c.order_id where o.user_id = ${person.id}`
    return () => revokeOwnCard(person.id, row?.id ?? '')
  },
  'details by the office': async () => {
    const office = await actor('admin')
    const file = await lookedAt(office, person.number)
    return () =>
      changeDetails(
        office,
        file,
        detailsFingerprint(file),
        {
          firstName: 'Iemand',
          lastName: 'Anders',
          email: person.email,
          reason: 'asked-by-owner',
        },
        '192.0.2.5',
      )
  },
  'the file deleted by the office': async () => {
    const office = await actor('admin')
    return () => removeFile(office, person.number, 'asked')
  },
}

/** All that is stored of the file, as bytes. */
const TABLES = [
  ['wishes', 'user_id'],
  ['profiles', 'user_id'],
  ['documents', 'user_id'],
  ['wilsverklaringen', 'user_id'],
  ['card_requests', 'user_id'],
  ['card_orders', 'user_id'],
  ['account_deletions', 'user_id'],
  ['relatives', 'owner_id'],
] as const
async function stored() {
  const own = TABLES.map(
    ([table, column]) => owner`select * from ${owner(table)} where ${owner(column)} = ${person.id}`,
  )
  const sections = owner`
    select s.* from wish_sections s join wishes w on w.id = s.wish_id
     where w.user_id = ${person.id} order by s.section`
  return JSON.stringify(await Promise.all([...own, sections]))
}

describe.each(Object.entries(EDITS))('%s', (_what, prepare) => {
  test('is refused from approval on, changes nothing, and can be done once that is stopped', async () => {
    const edit = await prepare()
    const before = await stored()
    const held = await approvedCase(person.id)
    const refusal = await edit().then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(isFrozen(refusal), String(refusal)).toBe(true)
    await owner`update release_cases set state = 'delivered' where id = ${held}`
    await expect(edit()).rejects.toThrow('this file is frozen')
    expect(await stored()).toBe(before)

    await owner`update release_cases set state = 'stopped' where id = ${held}`
    await edit()
  })
})

test.each(['reported', 'waiting', 'stopped', 'closed'])(
  'a file whose case is %s can be changed',
  async (state) => {
    const [row] = await owner<DbRow<'release_cases', 'id'>[]>`
      insert into release_cases (subject_id) values (${person.id}) returning id`
    if (state !== 'reported')
      await owner`update release_cases set state = ${state} where id = ${row?.id ?? ''}`
    expect(await veer(person)).toMatchObject({ ok: true })
  },
)

test('parts of the application and other people go on', async () => {
  await approvedCase(person.id)
  const other = await ownerOfFile()
  expect(await veer(other)).toMatchObject({ ok: true })
  const { count } = await withActor(
    asSystem('keys'),
    (sql) => sql`update person_keys set wrapped = wrapped where user_id = ${person.id}`,
  )
  expect(count).toBe(2)
  expect(await readOnly(asPerson(person.id), (sql) => sql`select 1 from wishes`)).toHaveLength(1)
  expect((await readLivingWills(person.id)).draft).toBeNull()
})

test('approval waits for what is being written, and counts it as before', async () => {
  const [row] = await owner<DbRow<'release_cases', 'id'>[]>`
    insert into release_cases (subject_id) values (${person.id}) returning id`
  const held = row?.id ?? ''
  await owner`update release_cases set state = 'waiting' where id = ${held}`
  const order: string[] = []
  let approving: Promise<unknown> | undefined
  await withActor(asPerson(person.id), async (sql) => {
    await sql`update wishes set title = title where user_id = ${person.id}`
    approving = owner`update release_cases set state = 'approved' where id = ${held}`.then(() =>
      order.push('approved'),
    )
    await waitsForLock()
    order.push('written')
  })
  await approving
  expect(order).toEqual(['written', 'approved'])
})

/** Until a statement waits for the case to be let go. */
async function waitsForLock() {
  for (;;) {
    const waiting = await owner`
      select 1 from pg_stat_activity
       where wait_event_type = 'Lock' and query like 'update release_cases%'`
    if (waiting.length > 0) return
  }
}

/** Of a person, in an export, and no part of the file that is released. */
const APART: Record<string, string> = {
  users: 'the account; its address changes with the details of the file, which are frozen',
  consents: 'withdrawing is refused with what it takes along',
  sessions: 'signing in is what stops the release',
  reminders: 'what the site mailed',
  finish_reminders: 'what the site mailed',
  release_preferences: 'how long the waiting time is, which has passed',
  mandates: 'none begins in a frozen file; one of before writes nothing in it, and can only end',
  grants: 'follow mandates and deliveries, which are what the file is frozen for',
}

test('nobody begins to write along in a frozen file', async () => {
  await approvedCase(person.id)
  const agreed = { consent: 'phone', days: '1', agreed: true } as const
  const given = giveMandate(await actor('staff'), {
    who: person.email,
    lastName: 'Proef',
    ...agreed,
  })
  expect(await given).toEqual({ ok: false, reason: 'reported' })
})

test('every table of a person that is exported is frozen, or has a reason', async () => {
  const frozen = await owner<{ name: string }[]>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'frozen'`
  const names = frozen.map(({ name }) => name)
  const open = Object.entries(tables).flatMap(([name, { owner: column, exported }]) =>
    column && typeof exported === 'string' && !names.includes(name) ? [name] : [],
  )
  expect(open.toSorted()).toEqual(Object.keys(APART).toSorted())
})

test('a sign-in lets the owner write at once', async () => {
  await approvedRequest(await testUser('franchise'), person)
  await expect(veer(person)).rejects.toThrow('frozen')
  await newSession(person.id)
  expect(await veer(person)).toMatchObject({ ok: true })
})
