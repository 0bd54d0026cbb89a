import { type Checked, newestOfOwn } from '#app/features/signatures/check.server.ts'
import type { ExportToSign, ToSign } from '#app/features/signatures/sign.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import type { Shown } from './outcome.tsx'

type Context = Where['context']

/**
 * Makes of a verdict what its page shows: no more than the file says, but for who owns it.
 *
 * @returns no facts of a file that is not genuine
 */
export async function shownOf(
  checked: Exclude<Checked, { state: 'tooLarge' }>,
  context: Context,
): Promise<Shown> {
  const { state } = checked
  if (checked.state !== 'genuine')
    return { state, helpdesk: env().HELPDESK_EMAIL, facts: null, newest: null }
  const { said, key } = checked
  return shownBy(state, said, { on: said.signedOn, keyUntil: key.until }, context)
}

/** The same of a code on paper, which nobody signed. */
export const shownOfCode = (said: ToSign, context: Context): Promise<Shown> =>
  shownBy('code', said, null, context)

async function shownBy(
  state: Shown['state'],
  said: ToSign | ExportToSign,
  signed: NonNullable<Shown['facts']>['signed'],
  context: Context,
): Promise<Shown> {
  const { name, number, part } = said
  const user = userOf(context)
  const ofPart =
    said.part === 'export'
      ? { version: null, exportedAt: said.exportedAt }
      : { version: { number: said.version, confirmedAt: said.confirmedAt }, exportedAt: null }
  return {
    state,
    helpdesk: env().HELPDESK_EMAIL,
    facts: { name, number, part, ...ofPart, signed },
    newest: user && (await newestOfOwn(user.id, { number })),
  }
}
