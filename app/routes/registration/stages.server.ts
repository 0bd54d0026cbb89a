import {
  type Carried,
  openCarried,
  sealCarried,
} from '#app/features/registration/carried.server.ts'
import {
  referralIn,
  replyFrom,
  type RegistrationReply,
} from '#app/features/registration/registration.server.ts'
import type { FailureKind } from '#app/locales/nl/common.ts'
import type { PrivacyProps } from './privacy-page.tsx'
import type { RegistrationProps } from './registration-page.tsx'

/** What the form brings along from the pages before. */
export const carriedIn = (form: FormData): Carried | null => openCarried(form.get('gegevens'))

/**
 * The first stage, with what is known already.
 *
 * @param referral code of a guild member, where it is not carried yet
 */
export const registrationStage = (
  carried: Carried | null,
  reply: RegistrationReply = replyFrom(carried),
  referral?: string,
): RegistrationProps => ({
  stage: 'registration',
  reply,
  carried: carried && sealCarried(carried),
  passwordKept: carried?.passwordHash !== undefined,
  fromProfile: carried?.intake !== undefined,
  referral: carried?.referral ?? referral,
})

/** The first stage again, as it was posted. */
export const stageAgain = (form: FormData, reply: RegistrationReply): RegistrationProps =>
  registrationStage(carriedIn(form), reply, referralIn(form))

/** The second stage. */
export const privacyStage = (
  carried: Carried,
  problem: Pick<PrivacyProps, 'refused' | 'failure' | 'wait'> = {},
): PrivacyProps => ({ stage: 'privacy', carried: sealCarried(carried), ...problem })

/** What fails when an account cannot be made now (specification 8): it may begin with a profile. */
export const failureOf = (carried: Carried | null): FailureKind =>
  carried?.intake ? 'profile' : 'signUp'
