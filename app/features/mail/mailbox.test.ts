import { expect, test } from 'vitest'
import { owner } from '#tests/setup/database.ts'
import { asSystem, withActor } from '#app/platform/database/sql.server.ts'
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
