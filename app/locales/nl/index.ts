import { account } from './account.ts'
import { accounts } from './accounts.ts'
import { appointments } from './appointments.ts'
import { attention } from './attention.ts'
import { callbacks } from './callbacks.ts'
import { cardDesk } from './card-desk.ts'
import { cards } from './cards.ts'
import { common } from './common.ts'
import { confirming } from './confirming.ts'
import { cookies } from './cookies.ts'
import { dashboard } from './dashboard.ts'
import { delivery } from './delivery.ts'
import { documents } from './documents.ts'
import { figures } from './figures.ts'
import { guild } from './guild.ts'
import { interview } from './interview/index.ts'
import { livingWill } from './living-will.ts'
import { mandates } from './mandates.ts'
import { mail } from './mail.ts'
import { member } from './member.ts'
import { office } from './office.ts'
import { officeFiles } from './office-files.ts'
import { ownData } from './own-data.ts'
import { payments } from './payments.ts'
import { pdf } from './pdf.ts'
import { registration } from './registration.ts'
import { release } from './release.ts'
import { reminders } from './reminders.ts'
import { versions } from './versions.ts'
import { site } from './site.ts'

export const nl = {
  account,
  common,
  accounts,
  appointments,
  attention,
  callbacks,
  cardDesk,
  cards,
  confirming,
  cookies,
  dashboard,
  delivery,
  documents,
  figures,
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
  release,
  reminders,
  versions,
  site,
} as const
