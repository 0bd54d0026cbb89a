/** Who may do what: said once here in full, and the same in the code and in the database. */
import type { DbRow } from '#db/row.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { type Capability, capabilitiesOf, may, type Role, ROLES } from './capabilities.ts'

/** The type makes sure that no capability is left out. */
const WHO_MAY: Record<Capability, Role[]> = {
  'office.enter': ['admin', 'staff'],
  'appointments.read': ['admin', 'staff'],
  'appointments.change': ['admin', 'staff'],
  'conversations.hold': ['admin', 'staff'],
  'figures.read': ['admin', 'staff'],
  'callbacks.manage': ['admin', 'staff'],
  'members.manage': ['admin', 'staff'],
  'members.remove': ['admin'],
  'law.manage': ['admin'],
  'audit.search': ['admin'],
  'attention.manage': ['admin'],
  'state.read': ['admin'],
  'roles.manage': ['admin'],
  'files.search': ['admin', 'staff'],
  'file.read': ['admin'],
  'cards.settings': ['admin', 'staff'],
  'cards.print': ['admin', 'staff'],
  'requests.decide': ['admin', 'staff'],
  'file.change': ['admin'],
  'file.delete': ['admin'],
  'file.link': ['admin', 'staff'],
  'guild.enter': ['franchise'],
}
const ALL = Object.keys(WHO_MAY) as Capability[]

const ids = new Map<Role | 'nobody', string>()

beforeAll(async () => {
  for (const role of ROLES) ids.set(role, (await testUser(role)).id)
  ids.set('nobody', (await testUser()).id)
})

describe.each([...ROLES, 'nobody'] as const)('%s', (who) => {
  const roles = who === 'nobody' ? [] : [who]
  const allowed = ALL.filter((capability) =>
    roles.some((role) => WHO_MAY[capability].includes(role)),
  )

  test('may do this by the code', () => {
    expect(ALL.filter((capability) => may({ roles }, capability))).toEqual(allowed)
  })

  test('may do this by the database', async () => {
    const rows = await readOnly(
      asPerson(ids.get(who) ?? ''),
      (sql) => sql<DbRow<'role_capabilities', 'capability'>[]>`
        select capability from unnest(${ALL}::text[]) capability where actor_may(capability)`,
    )
    expect(rows.map(({ capability }) => capability)).toEqual(allowed)
  })
})

test('the database has the same table as the code', async () => {
  const stored = await owner<{ line: string }[]>`
    select role || ' ' || capability as line from role_capabilities`
  const said = ROLES.flatMap((role) => capabilitiesOf[role].map((one) => `${role} ${one}`))
  expect(stored.map(({ line }) => line).toSorted()).toEqual(said.toSorted())
})
