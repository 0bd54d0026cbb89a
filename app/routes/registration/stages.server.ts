import {
  type WizardState,
  openWizardState,
  sealWizardState,
} from '#app/features/registration/wizard-state.server.ts'
import {
  referralIn,
  replyFrom,
  type RegistrationReply,
} from '#app/features/registration/registration.server.ts'
import type { FailureKind } from '#app/locales/common/failures.nl.ts'
import type { PrivacyProps } from './privacy-page.tsx'
import type { RegistrationProps } from './registration-page.tsx'

/** What the form brings along from the pages before. */
export const wizardStateIn = (form: FormData): WizardState | null =>
  openWizardState(form.get('gegevens'))

/**
 * The first stage, with what is known already.
 *
 * @param referral code of a guild member, where it is not known yet
 */
export const registrationStage = (
  wizardState: WizardState | null,
  reply: RegistrationReply = replyFrom(wizardState),
  referral?: string,
): RegistrationProps => ({
  stage: 'registration',
  reply,
  wizardState: wizardState && sealWizardState(wizardState),
  passwordKept: wizardState?.passwordHash !== undefined,
  from: originOf(wizardState),
  referral: wizardState?.referral ?? referral,
})

function originOf(wizardState: WizardState | null): RegistrationProps['from'] {
  if (wizardState?.intake) return 'fromProfile'
  return wizardState?.begun && 'begun'
}

/** The first stage again, as it was posted. */
export const stageAgain = (form: FormData, reply: RegistrationReply): RegistrationProps =>
  registrationStage(wizardStateIn(form), reply, referralIn(form))

/** The second stage. */
export const privacyStage = (
  wizardState: WizardState,
  problem: Pick<PrivacyProps, 'errors' | 'failure' | 'wait'> = {},
): PrivacyProps => ({ stage: 'privacy', wizardState: sealWizardState(wizardState), ...problem })

/** What fails when an account cannot be made now (specification 8): it may begin with a profile. */
export const failureOf = (wizardState: WizardState | null): FailureKind =>
  wizardState?.intake ? 'profile' : 'signUp'
