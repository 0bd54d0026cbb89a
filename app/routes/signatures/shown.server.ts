import type { Checked } from '#app/features/signatures/check.server.ts'
import { newestOfOwn } from '#app/features/signatures/check.server.ts'
import type { Statement } from '#app/features/signatures/verify.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { Shown } from './outcome.tsx'

/** Makes of a verdict what its page shows: no more than the file says, but for who owns it. */
export async function shownOf(
  checked: Exclude<Checked, { state: 'tooLarge' }>,
  context: Where['context'],
): Promise<Shown> {
  const { state } = checked
  const helpdesk = env().HELPDESK_EMAIL
  if (checked.state !== 'genuine') return { state, helpdesk, facts: null, newest: null }
  const { said, key } = checked
  const user = userOf(context)
  const newest = user && (await newestOfOwn(user.id, said))
  return { state, helpdesk, facts: { ...factsOf(said), keyUntil: key.until }, newest }
}

const factsOf = ({ name, number, part, version, confirmedAt, signedOn }: Statement) => ({
  name,
  number,
  part,
  version,
  confirmedAt,
  signedOn,
})
