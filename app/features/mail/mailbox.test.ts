import { expect, test } from 'vitest'
import { owner, testUser } from '#tests/setup/database.ts'
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { listMails } from './mailbox.server.ts'
import { queueMail } from './outbox.server.ts'

test('the mailbox of a developer goes on to the oldest mail', async () => {
  await owner`truncate mails`
  const addresses = Array.from({ length: 51 }, (_, index) => `post${index}@example.nl`)
  for (const to of addresses)
    await withActor(asSystem('accounts'), (sql) =>
      queueMail(sql, { kind: 'password-changed', link: 'http://localhost/', to }),
    )
  const first = await listMails()
  const rest = await listMails(first.next)
  expect([...first.rows, ...rest.rows].map(({ to }) => to)).toEqual(addresses.toReversed())
  expect([first.rows.length, rest.rows.length, rest.next]).toEqual([50, 1, undefined])
})

test('a letter that does not say to whom greets who has the address, once it is confirmed', async () => {
  const link = 'http://localhost/'
  const { email, id } = await testUser()
  const greeting = async (to: string) => {
    await withActor(asSystem('accounts'), (sql) => queueMail(sql, { kind: 'reset', link, to }))
    return (await letters(to))[0]?.text.split('\n', 1)[0]
  }
  expect(await greeting(email)).toBe('Beste Tess,')
  await owner`update users set email_verified_at = null where id = ${id}`
  expect(await greeting(email)).toBe('Goedendag,')
  expect(await greeting('niemand@example.nl')).toBe('Goedendag,')
})

test('a letter goes out also when the name of its reader cannot be opened', async () => {
  const { email, id } = await testUser()
  await owner`update profiles set sealed = '\\x00' where user_id = ${id}`
  await withActor(asSystem('accounts'), (sql) =>
    queueMail(sql, { kind: 'reset', link: 'http://localhost/', to: email }),
  )
  expect((await letters(email))[0]?.text).toMatch(/^Goedendag,\n/)
})
