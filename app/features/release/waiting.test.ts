/** How long an owner has to stop a request, and what is said of it. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { momentOf } from '#app/locales/dates.ts'
import {
  chooseWaits,
  fullRequest,
  livingWillRequest,
  type Owner,
  ownerOfFile,
  paidRequest,
  tokenFor,
} from '#tests/fixtures/people/access-requests.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { confirmByLink, stopByLink } from './links.server.ts'
import { isShorter, keepsWait, keepWait, saveWaits, waitsOf } from './preferences.server.ts'
import { lookAfterRequests } from './job.server.ts'

let member: TestUser
let person: Owner

beforeEach(async () => {
  ;[member, person] = [await testUser('franchise'), await ownerOfFile()]
})

const HOUR = 60 * 60 * 1000
const MAKE = { full: fullRequest, living_will: livingWillRequest }

async function paid(kind: keyof typeof MAKE) {
  const id = await paidRequest(
    member,
    MAKE[kind]({ number: person.number, contact: person.trusted }),
  )
  await lookAfterRequests()
  return id
}

async function rowOf(id: string) {
  const [row] = await owner<
    DbRow<'access_requests', 'state' | 'paid_at! as paid' | 'waits_until! as until'>[]
  >`
    select state, paid_at as paid, waits_until as until from access_requests where id = ${id}`
  if (!row) throw new Error('no such request')
  return row
}

const NONE = {
  full: 'Er is geen bedenktijd',
  living_will: 'Dan kan het bedrijf uw wilsverklaring nog vandaag lezen.',
}

describe.each([
  ['full', null, 24],
  ['full', { full: 0, livingWill: 24 }, 0],
  ['full', { full: 1, livingWill: 0 }, 1],
  ['full', { full: 24, livingWill: 0 }, 24],
  ['full', { full: 48, livingWill: 0 }, 48],
  ['full', { full: 72, livingWill: 0 }, 72],
  ['living_will', null, 0],
  ['living_will', { full: 72, livingWill: 0 }, 0],
  ['living_will', { full: 0, livingWill: 5 }, 5],
  ['living_will', { full: 0, livingWill: 24 }, 24],
] as const)('for a request of the kind %s, of who chose %j', (kind, chosen, hours) => {
  test(`are ${hours} hours, which the owner is told and the request waits`, async () => {
    if (chosen) await chooseWaits(person, chosen)
    const id = await paid(kind)
    const { paid: from, until } = await rowOf(id)
    expect(until.getTime() - from.getTime()).toBe(hours * HOUR)
    const [mail] = await letters(person.email)
    const said = `Tot ${momentOf(until)} krijgt niemand iets te lezen.`
    expect(mail?.text.includes(said)).toBe(hours > 0)
    expect(mail?.text.includes('krijgt niemand iets te lezen.')).toBe(hours > 0)
    expect(mail?.text.includes(NONE[kind])).toBe(hours === 0)
    expect(mail?.text).toContain('/dossieropvragen/stoppen?token=')

    expect(await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))).toBe(true)
    const waits = hours > 0 ? 'waiting_time' : 'pending_verification'
    await lookAfterRequests(new Date(until.getTime() - 1000))
    expect((await rowOf(id)).state).toBe(waits)
    await lookAfterRequests(new Date(until.getTime() + 1000))
    expect((await rowOf(id)).state).toBe('pending_verification')
  })
})

test('the owner of a living will stops a request for it by the link', async () => {
  await chooseWaits(person, { full: 24, livingWill: 2 })
  const id = await paid('living_will')
  const [mail] = await letters(person.email)
  expect(mail?.subject).toBe('Iemand vraagt uw wilsverklaring op. Stop dit als het niet klopt')
  expect(mail?.text).not.toContain('overleden')
  expect(await stopByLink(await tokenFor(person.email, 'stoppen'))).toBe(true)
  expect((await rowOf(id)).state).toBe('stopped')
})

describe('a shorter one', () => {
  const soon = { full: 0, livingWill: 0 }
  const linkOf = async () => {
    const [mail] = await letters(person.email)
    expect(mail?.subject).toBe('Uw bedenktijd wordt korter')
    return /bedenktijd-houden\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const aWeekLater = () => owner`
    update release_preferences set next_from = next_from - interval '7 days'
     where user_id = ${person.id}`
  const hoursFor = async (kind: keyof typeof MAKE) => {
    const [row] = await owner<DbRow<'wait_hours_of', 'wait_hours_of! as hours'>[]>`
      select wait_hours_of(${person.id}, ${kind}) as hours`
    return row?.hours
  }

  test.each([
    ['full', { full: 48, livingWill: 5 }, { full: 3, livingWill: 5 }, 48, 3],
    ['full', null, soon, 24, 0],
    ['living_will', { full: 24, livingWill: 9 }, { full: 48, livingWill: 2 }, 9, 2],
  ] as const)('for %s counts after a week', async (kind, before, chosen, held, later) => {
    if (before) await chooseWaits(person, before)
    const from = await saveWaits(person, chosen)
    expect(from?.getTime()).toBeGreaterThan(Date.now() + 6.9 * 24 * HOUR)
    expect(await hoursFor(kind)).toBe(held)
    await aWeekLater()
    expect(await hoursFor(kind)).toBe(later)
    expect(await waitsOf(person.id)).toEqual({ ...chosen, next: null })
  })

  test('is waited for by a request that is paid in that week', async () => {
    await saveWaits(person, soon)
    const { paid: from, until } = await rowOf(await paid('full'))
    expect(until.getTime() - from.getTime()).toBe(24 * HOUR)
  })

  test('counts no sooner and no later when it is chosen once more, and anew when it gets shorter still', async () => {
    const first = await saveWaits(person, { full: 5, livingWill: 0 })
    await owner`
      update release_preferences set next_from = next_from - interval '3 days'
       where user_id = ${person.id}`
    const again = await saveWaits(person, { full: 5, livingWill: 0 })
    expect((first?.getTime() ?? 0) - (again?.getTime() ?? 0)).toBe(3 * 24 * HOUR)
    const shorter = await saveWaits(person, { full: 4, livingWill: 0 })
    expect(shorter?.getTime()).toBeGreaterThan(first?.getTime() ?? 0)
  })

  test('is told with a link, which keeps the longer one, once', async () => {
    await saveWaits(person, soon)
    const token = await linkOf()
    expect(await keepsWait(token)).toBe(true)
    expect(await keepWait(token)).toBe(true)
    expect([await keepsWait(token), await keepWait(token)]).toEqual([false, false])
    expect(await waitsOf(person.id)).toEqual({ full: 24, livingWill: 0, next: null })
  })

  test('has no link any more once it counts', async () => {
    await saveWaits(person, soon)
    const token = await linkOf()
    await aWeekLater()
    expect([await keepsWait(token), await keepWait(token)]).toEqual([false, false])
    expect(await hoursFor('full')).toBe(0)
  })

  test.each(['next_from = now()', 'next_wait_hours = 0'])(
    'cannot be brought forward by SQL of the application: %s',
    async (change) => {
      await saveWaits(person, soon)
      const bring = withActor(asPerson(person.id), (sql) =>
        sql.unsafe(`update release_preferences set ${change}`),
      )
      await expect(bring).rejects.toMatchObject({ code: '42501' })
    },
  )
})

test('a longer one counts at once, without a mail', async () => {
  expect(await saveWaits(person, { full: 72, livingWill: 24 })).toBeNull()
  expect(await waitsOf(person.id)).toEqual({ full: 72, livingWill: 24, next: null })
  expect(await letters(person.email)).toEqual([])
})

test.each([
  [{ full: 23, livingWill: 24 }, true],
  [{ full: 72, livingWill: 4 }, true],
  [{ full: 24, livingWill: 5 }, false],
] as const)('%j is shorter than 24 and 5 hours: %s', (wanted, shorter) =>
  expect(isShorter({ full: 24, livingWill: 5 }, wanted)).toBe(shorter),
)
