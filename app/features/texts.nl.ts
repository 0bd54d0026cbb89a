import { account } from './accounts/texts.nl.ts'
import { accounts } from './sign-in/texts.nl.ts'
import { appointments } from './appointments/texts.nl.ts'
import { attention } from './attention/texts.nl.ts'
import { callbacks } from './callbacks/texts.nl.ts'
import { cardDesk } from './card-desk/texts.nl.ts'
import { cards } from './cards/texts.nl.ts'
import { common } from '../locales/common.nl.ts'
import { confirming } from './wishes/versions/confirming-texts.nl.ts'
import { cookies } from './cookie-consent/texts.nl.ts'
import { dashboard } from './wishes/texts.nl.ts'
import { delivery } from './delivery/texts.nl.ts'
import { documents } from './documents/texts.nl.ts'
import { figures } from './figures/texts.nl.ts'
import { guild } from './guild/texts.nl.ts'
import { interview } from './interview/texts.nl.ts'
import { livingWill } from './living-will/texts.nl.ts'
import { mandates } from './mandates/texts.nl.ts'
import { mail } from './mail/texts.nl.ts'
import { member } from './guild/member-texts.nl.ts'
import { office } from './admin/texts.nl.ts'
import { officeFiles } from './office-files/texts.nl.ts'
import { ownData } from './own-data/texts.nl.ts'
import { payments } from './payments/texts.nl.ts'
import { pdf } from '../locales/pdf.nl.ts'
import { registration } from './registration/texts.nl.ts'
import { release } from './release/texts.nl.ts'
import { reminders } from './reminders/texts.nl.ts'
import { versions } from './wishes/versions/versions-texts.nl.ts'
import { site } from './content/texts.nl.ts'

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
