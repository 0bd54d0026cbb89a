/** What cards are printed with, as administrators change it; two of them at once, too. */
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { searchAreas } from './area-search.ts'
import { assignAreas, listAreas } from './areas.server.ts'
import {
  changeContact,
  createContact,
  deleteContact,
  findContact,
  listContacts,
} from './contacts.server.ts'
import { changeSender, readSender } from '../letters/sender.server.ts'

let admin: TestUser

beforeAll(async () => {
  admin = await testUser('admin')
})

const GERDA = {
  firstName: 'Gerda',
  namePrefix: 'de',
  lastName: 'Vries',
  email: 'gerda@example.nl',
  phone: '06-12345678',
}

async function newContact(): Promise<string> {
  const id = randomUUID()
  await createContact(actorOf(admin), id, GERDA)
  return id
}

const regionAt = async (start: number) =>
  (await listAreas(actorOf(admin))).find((area) => area.start === start)
const assign = (start: number, from: string | null, to: string | null, who = admin) =>
  assignAreas(actorOf(who), [{ start, from, to }])

describe('a contact', () => {
  test('is made once, also when the same form comes twice', async () => {
    const id = randomUUID()
    await Promise.all([1, 2].map(() => createContact(actorOf(admin), id, GERDA)))
    const made = (await listContacts(actorOf(admin))).filter((contact) => contact.id === id)
    expect(made).toEqual([{ id, ...GERDA, revision: 0, areas: 0 }])
  })

  test('is not changed by who did not see the last change', async () => {
    const id = await newContact()
    const change = (revision: number, phone: string) =>
      changeContact(actorOf(admin), { id, revision }, { ...GERDA, phone })
    const changed = await Promise.all([change(0, '0612345601'), change(0, '0612345602')])
    expect(changed.toSorted()).toEqual([false, true])
    expect(await change(1, '0612345603')).toBe(true)
    expect(await findContact(actorOf(admin), id)).toMatchObject({
      phone: '0612345603',
      revision: 2,
    })
  })

  test('stays while regions are theirs, and says how many', async () => {
    const id = await newContact()
    await assign(8000, null, id)
    await assign(8100, null, id)
    expect(await deleteContact(actorOf(admin), id)).toEqual({ ok: false, areas: 2 })
    await assign(8000, id, null)
    await assign(8100, id, null)
    expect(await deleteContact(actorOf(admin), id)).toEqual({ ok: true })
    expect(await findContact(actorOf(admin), id)).toBeNull()
  })
})

describe('the regions', () => {
  test('hold every postal code once', async () => {
    const areas = await listAreas(actorOf(admin))
    expect(areas[0]?.start).toBe(1000)
    expect(areas.at(-1)?.end).toBe(9999)
    areas.slice(1).forEach(({ start }, index) => expect(start).toBe((areas[index]?.end ?? 0) + 1))
    expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length)
  })

  test('cannot overlap', async () => {
    const overlapping = owner`
      insert into postcode_area_assignments (area_name, postcode_start, postcode_end)
      values ('Dubbel', 8050, 8120)`
    await expect(overlapping).rejects.toMatchObject({ code: '23P01' })
  })

  test.each([
    ['zwolle', '', 'Zwolle en Noord-Veluwe'],
    ['8011 AB', '', 'Zwolle en Noord-Veluwe'],
    ['80', '', 'Zwolle en Noord-Veluwe'],
    [" 's-HERTOGEN", '', '’s-Hertogenbosch en Boxtel'],
    ['gerda de vries', 'Gerda de Vries', 'Amsterdam'],
  ])('are found by %s', async (query, name, found) => {
    const areas = await listAreas(actorOf(admin))
    const nameOf = ({ start }: { start: number }) => (start === 1000 ? name : '')
    expect(searchAreas(areas, query, nameOf).map((area) => area.name)).toEqual([found])
  })

  test.each(['%', '_', 'bestaat niet', '0999', '"x" or 1=1'])(
    'are not found by %s',
    async (query) => {
      expect(searchAreas(await listAreas(actorOf(admin)), query, () => '')).toEqual([])
    },
  )

  test('go to another contact only from the one that the form knew', async () => {
    const [one, other] = [await newContact(), await newContact()]
    expect(await assign(2000, null, one)).toEqual([])
    expect(await assign(2000, null, other)).toMatchObject([{ start: 2000, contactId: one }])
    expect(await assign(2000, one, other)).toEqual([])
    // Both wanted the same.
    expect(await assign(2000, one, other)).toEqual([])
    expect((await regionAt(2000))?.contactId).toBe(other)
  })

  test('do not go to a contact who was deleted meanwhile', async () => {
    const gone = randomUUID()
    expect(await assign(2100, null, gone)).toMatchObject([{ start: 2100, contactId: null }])
  })
})

describe('the return address', () => {
  const sender = {
    companyName: 'Wensenregister',
    street: 'Postbus 1',
    postalCode: '8000 AA',
    city: 'Zwolle',
    qrUrl: 'https://example.nl',
  }

  test('is not changed by who did not see the last change', async () => {
    const { revision } = await readSender(actorOf(admin))
    const changed = await Promise.all(
      ['Zwolle', 'Oegstgeest'].map((city) =>
        changeSender(actorOf(admin), { ...sender, city }, revision),
      ),
    )
    expect(changed.toSorted()).toEqual([false, true])
  })
})

describe.each([['franchise'], []] as const)('%s', (...roles) => {
  let other: TestUser
  beforeEach(async () => {
    other = await testUser(...roles)
  })

  test('changes none of it', async () => {
    const id = await newContact()
    await expect(createContact(actorOf(other), randomUUID(), GERDA)).rejects.toMatchObject({
      code: '42501',
    })
    expect(await changeContact(actorOf(other), { id, revision: 0 }, GERDA)).toBe(false)
    await deleteContact(actorOf(other), id)
    await assign(2200, null, id, other)
    expect(await findContact(actorOf(admin), id)).not.toBeNull()
    expect((await regionAt(2200))?.contactId).toBeNull()
  })
})
