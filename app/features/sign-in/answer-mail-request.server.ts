import { withActor, asSystem, type Sql } from '#app/platform/database/sql.server.ts'
import { type MailRequest, takeMailRequest } from './mail-requests.server.ts'
import { mailReset } from './reset.server.ts'
import { mailLink, mailOfGuessing } from './sign-in.server.ts'
import { answerSignUp, mailSignUpLink, moveSignUp } from './sign-up.server.ts'
import { findAccount } from '#app/features/accounts/users.server.ts'

const MAILS = {
  confirm: mailSignUpLink,
  link: mailLink,
  reset: mailReset,
  guessing: mailOfGuessing,
}

/**
 * The job that answers who asked for a mail: in its own time, so that nobody sees whether there is
 * an account. One that was answered before is done.
 */
export async function answerMailRequest(payload: unknown): Promise<void> {
  const { id } = payload as { id: string }
  await withActor(asSystem('accounts'), async (sql) => {
    const request = await takeMailRequest(sql, id)
    if (request) await answerRequest(sql, request)
  })
}

async function answerRequest(sql: Sql, request: MailRequest) {
  const { email, back, browser } = request
  if (request.kind === 'signUp') return answerSignUp(sql, email, request.pending, back)
  const account = await findAccount(sql, email)
  if (!account && request.kind === 'confirm') return moveSignUp(sql, request)
  if (account) await MAILS[request.kind](sql, account, back, browser)
}
