import { releaseDesk } from './desk-texts.nl.ts'
import { mailFacts } from './texts/mail-facts.nl.ts'
import { memberAsks } from './texts/member-asks.nl.ts'
import { memberFollows } from './texts/member-follows.nl.ts'
import { officeRequests } from './texts/office.nl.ts'
import { owner } from './texts/owner.nl.ts'
import { requestStates } from './texts/states.nl.ts'
import { trustedPerson } from './texts/trusted-person.nl.ts'

/** Asking for a file, confirming and stopping that, and deciding on it (specification 2.8, 2.9, 4, 5). */
export const release = {
  ...requestStates,
  ...mailFacts,
  ...memberAsks,
  ...memberFollows,
  ...trustedPerson,
  ...owner,
  ...officeRequests,
  desk: releaseDesk,
} as const
