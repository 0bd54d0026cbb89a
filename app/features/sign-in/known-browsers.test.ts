import { beforeAll, describe, expect, test } from 'vitest'
import { type TestUser, testUser } from '#tests/setup/database.ts'
import { withActor, asSystem } from '#app/platform/database/sql.server.ts'
import {
  keepMarks,
  knownBrowser,
  type BrowserMark,
  markedFor,
  readMarks,
} from './known-browsers.server.ts'
import { type Account, findAccount } from '#app/features/accounts/users.server.ts'

const accountOf = ({ email }: TestUser) =>
  withActor(asSystem('accounts'), (sql) => findAccount(sql, email))
const use = ({ id }: TestUser, before: BrowserMark[] = []) =>
  withActor(asSystem('accounts'), (sql) => markedFor(sql, id, before))

const cookieWith = async (marks: unknown) =>
  (await keepMarks(marks as BrowserMark[])).split(';', 1)[0] ?? ''

const users: TestUser[] = []
let accounts: (Account | undefined)[] = []
beforeAll(async () => {
  for (let count = 0; count < 6; count += 1) users.push(await testUser())
  accounts = await Promise.all(users.map(accountOf))
})

describe('the marks of a browser', () => {
  test('come back as they were kept, and tell nothing of whose they are', async () => {
    const [user] = users as [TestUser]
    const marks = await use(user)
    const cookie = await cookieWith(marks)
    expect(await readMarks(cookie)).toEqual(marks)
    expect(JSON.stringify(marks)).not.toContain(user.id)
    expect(JSON.stringify(marks)).not.toContain(user.email)
  })

  test('are of each account once, and of the five that were used last', async () => {
    let marks: BrowserMark[] = []
    for (const user of [...users, users[3] as TestUser]) marks = await use(user, marks)
    const known = accounts.map((account) => knownBrowser(account, marks) !== undefined)
    expect(known).toEqual([false, true, true, true, true, true])
    expect(marks).toHaveLength(5)
    expect(await readMarks(await cookieWith(marks))).toEqual(marks)
  })

  test('do not make another account known', async () => {
    const [mine, theirs] = [await use(users[0] as TestUser), await use(users[1] as TestUser)]
    const [own, other] = [mine[0] as BrowserMark, theirs[0] as BrowserMark]
    const forged: BrowserMark[] = [
      own,
      { ...own, account: other.account },
      { ...own, account: other.account, browser: other.browser },
      { ...other, browser: own.browser },
      { ...other, proof: own.proof },
      { ...other, proof: 'A'.repeat(43) },
    ]
    for (const mark of forged) expect(knownBrowser(accounts[1], [mark])).toBeUndefined()
    expect(knownBrowser(accounts[1], [own, other])).toBe(other.browser)
    expect(knownBrowser(undefined, [own, other])).toBeUndefined()
  })

  test('that are none are nothing', async () => {
    const [mark] = (await use(users[0] as TestUser)) as [BrowserMark]
    const odd = [{}, 'x', [mark.proof], [{ ...mark, more: 1 }], [{ ...mark, proof: 'x' }]]
    const cookies = await Promise.all(
      [...odd, Array.from({ length: 6 }, () => mark)].map(cookieWith),
    )
    for (const cookie of [null, '', 'known', 'known=', 'known=%00', 'known=e30', ...cookies])
      expect(await readMarks(cookie)).toEqual([])
  })
})
