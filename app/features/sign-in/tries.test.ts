/** What the log says of who signs in. */
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { checkBirthDate } from '#app/features/accounts/prepared.server.ts'
import { checkCode, checkRecoveryCode } from '#app/features/second-factor/second-factor.server.ts'
import { checkPasskey } from '#app/features/second-factor/passkeys.server.ts'
import { openVisit } from '#app/features/relatives/reading/visits.server.ts'
import { openVisitByLetter } from '#app/features/relatives/reading/letter-visits.server.ts'
import { log } from '#app/platform/log.server.ts'
import { type TestUser, testUser } from '#tests/setup/database.ts'
import { checkOwnPassword } from './prove.server.ts'
import { confirmSignUp } from './confirm-sign-up.server.ts'
import { resetPassword } from './reset.server.ts'
import { beginSession, findSession } from './sessions.server.ts'
import { checkLink, checkPassword } from './sign-in.server.ts'
import { askToTakeOver, confirmTakeOver } from './take-over.server.ts'

afterEach(() => vi.restoreAllMocks())

const TYPED = 'Getypt-geheim-7'
const network = () => `192.0.2.1 ${randomUUID()}`

async function session({ token }: TestUser) {
  const found = await findSession(token)
  if (!found) throw new Error('no session')
  return found
}

const TRIES: [shown: string, known: boolean, attempt: (user: TestUser) => Promise<unknown>][] = [
  ['password', true, ({ email }) => checkPassword(email, TYPED, { network: network(), marks: [] })],
  [
    'password',
    false,
    () => checkPassword(`${TYPED}@example.nl`, TYPED, { network: network(), marks: [] }),
  ],
  ['link', false, () => checkLink(TYPED)],
  ['sign-up', false, () => confirmSignUp(TYPED, { browser: undefined, network: network() })],
  ['new password', false, () => resetPassword(TYPED, TYPED)],
  ['take-over', false, () => confirmTakeOver(TYPED, undefined)],
  [
    'letter',
    false,
    () =>
      askToTakeOver(
        {
          code: TYPED,
          dateOfBirth: '1950-12-31',
          email: `${TYPED}@example.nl`,
          password: TYPED,
          confirmPassword: TYPED,
          privacyConsent: true,
        },
        TYPED,
        network(),
      ),
  ],
  ['birth date', true, ({ id }) => checkBirthDate(id, TYPED)],
  ['code', true, ({ id }) => checkCode(id, TYPED)],
  ['recovery code', true, ({ id }) => checkRecoveryCode(id, TYPED)],
  ['passkey', true, async (user) => checkPasskey(await session(user), TYPED)],
  ['password again', true, async (user) => checkOwnPassword(await session(user), TYPED)],
  ['visit', false, () => openVisit(TYPED, undefined, network())],
  [
    'letter',
    false,
    () => openVisitByLetter({ code: TYPED, phone: TYPED }, network(), async () => null),
  ],
]

test.each(TRIES)(
  'a wrong %s has a line, with the account where one is known (%s), and nothing that was typed',
  async (shown, known, attempt) => {
    const user = await testUser()
    const lines = vi.spyOn(log(), 'info')
    await attempt(user)
    expect(lines.mock.calls).toHaveLength(1)
    const [[facts, said] = []] = lines.mock.calls
    expect(facts).toEqual({
      shown,
      outcome: expect.stringMatching(/^(?:wrong|password|link|code|passkey|birthDate)$/),
      user: known ? user.id : undefined,
    })
    expect(said).toBe('who it is')
    expect(JSON.stringify(lines.mock.calls)).not.toMatch(/geheim|example\.nl/)
  },
)

test('a session that begins has a line that says with how much was shown', async () => {
  const { id } = await testUser()
  const lines = vi.spyOn(log(), 'info')
  await beginSession(id, 'one factor', { previous: null })
  expect(lines.mock.calls).toEqual([
    [{ user: id, proof: 'one factor', session: 'signedIn' }, 'session'],
  ])
})
