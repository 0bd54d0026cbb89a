import { z } from 'zod'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { exported } from '#app/features/manifests/manifests.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'

const accountEntries = Object.entries(exported.account)

export const accountSchema = z
  .object(Object.fromEntries(accountEntries.map(([name, { schema }]) => [name, schema])))
  .describe('What is true of the account that this was taken from. It is not brought in again.')

/** Facts of the account for an export, by name, as the manifests give them. */
export const readAccountFacts = (user: SignedIn): Promise<Record<string, unknown>> =>
  readOnly(asPerson(user.id), async (sql) =>
    Object.fromEntries(
      await Promise.all(
        accountEntries.map(async ([name, { read }]) => [name, await read(sql, user)]),
      ),
    ),
  )
