import { account } from '#app/features/accounts/texts.nl.ts'
import { accounts } from '#app/features/sign-in/texts.nl.ts'
import { appointments } from '#app/features/appointments/texts.nl.ts'
import { attention } from '#app/features/attention/texts.nl.ts'
import { audit } from '../audit/texts.nl.ts'
import { callbacks } from '#app/features/callbacks/texts.nl.ts'
import { cardDesk } from '#app/features/card-desk/texts.nl.ts'
import { cards } from '#app/features/cards/texts.nl.ts'
import { checking } from '#app/features/signatures/texts.nl.ts'
import { common } from '#app/locales/common.nl.ts'
import { confirming } from '#app/features/wishes/versions/confirming-texts.nl.ts'
import { cookies } from '#app/features/cookie-consent/texts.nl.ts'
import { dashboard } from '#app/features/wishes/texts.nl.ts'
import { deathsDesk } from '#app/features/deaths/office-texts.nl.ts'
import { deathList } from '#app/features/deaths/list.nl.ts'
import { deathNotices } from '#app/features/deaths/notices/texts.nl.ts'
import { deaths } from '#app/features/deaths/texts.nl.ts'
import { delivery } from '#app/features/delivery/texts.nl.ts'
import { documents } from '#app/features/documents/texts.nl.ts'
import { firstDays } from '#app/features/first-days/texts.nl.ts'
import { figures } from '#app/features/figures/texts.nl.ts'
import { findDirector } from '#app/features/guild/public-list/texts.nl.ts'
import { guild } from '#app/features/guild/texts.nl.ts'
import { interview } from '#app/features/interview/texts.nl.ts'
import { livingWill } from '#app/features/living-will/texts.nl.ts'
import { mandates } from '#app/features/mandates/texts.nl.ts'
import { mail } from '#app/features/mail/texts.nl.ts'
import { member } from '#app/features/guild/member-texts.nl.ts'
import { office } from '../office/texts.nl.ts'
import { officeFiles } from '#app/features/office-files/texts.nl.ts'
import { ownData } from '#app/features/own-data/texts.nl.ts'
import { payments } from '#app/features/payments/texts.nl.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import { registration } from '#app/features/registration/texts.nl.ts'
import { relatives } from '#app/features/contacts/texts.nl.ts'
import { relativesReading } from '#app/features/relatives/reading/texts.nl.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { reminders } from '#app/features/reminders/texts.nl.ts'
import { versions } from '#app/features/wishes/versions/versions-texts.nl.ts'
import { roles } from '../roles/texts.nl.ts'
import { state } from '#app/features/operator/texts.nl.ts'
import { site } from '#app/features/content/texts.nl.ts'

export const nl = {
  account,
  common,
  accounts,
  appointments,
  attention,
  audit,
  callbacks,
  cardDesk,
  cards,
  checking,
  confirming,
  cookies,
  dashboard,
  deathList,
  deathNotices,
  deaths,
  deathsDesk,
  delivery,
  documents,
  figures,
  findDirector,
  firstDays,
  guild,
  interview,
  livingWill,
  mail,
  mandates,
  member,
  office,
  officeFiles,
  ownData,
  payments,
  pdf,
  registration,
  relatives,
  relativesReading,
  release,
  reminders,
  roles,
  state,
  versions,
  site,
} as const
