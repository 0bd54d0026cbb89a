import { log } from './log.server.ts'

/** By what somebody shows who they are. */
export type Shown =
  | 'password'
  | 'link'
  | 'sign-up'
  | 'new password'
  | 'take-over'
  | 'birth date'
  | 'code'
  | 'recovery code'
  | 'passkey'
  | 'password again'
  | 'visit'
  | 'letter'

/**
 * Writes in the log how it ended when somebody showed who they are, right or wrong. Nothing of what
 * they typed goes along, nor an address that has no account.
 *
 * @param user the account, where one was found
 * @returns the outcome
 */
export function noteTry<const Outcome extends { ok: boolean; reason?: string }>(
  shown: Shown,
  outcome: Outcome,
  user?: string,
): Outcome {
  const { ok, reason = 'wrong' } = outcome
  log().info({ shown, outcome: ok ? 'right' : reason, user }, 'who it is')
  return outcome
}
