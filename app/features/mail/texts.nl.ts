import { appointmentMails } from './texts/appointments.nl.ts'
import { colleagueMails } from './texts/colleagues.nl.ts'
import { memberMails } from './texts/members.nl.ts'
import { fileMails } from './texts/own-file.nl.ts'
import { relativeMails } from './texts/relatives.nl.ts'
import { requestMails } from './texts/requests.nl.ts'
import { signInMails } from './texts/sign-in.nl.ts'

/** A text of more than one paragraph is a list of them; an empty button says that there is nothing to do. */
export const mail = {
  greeting: 'Beste {{name}},',
  greetingPlain: 'Goedendag,',
  /** Of whom it is not said who they are. */
  somebody: 'Iemand',
  linkFallback: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  valid: 'U kunt de knop één keer gebruiken, binnen 24 uur na deze e-mail.',
  cancel: 'Afspraak annuleren',
  stop: 'Ik wil deze herinnering niet',
  closing: 'Met hartelijke groet,',
  help: 'Heeft u een vraag? Mail ons: {{email}}.',
  helpByPhone: 'Heeft u een vraag? Bel {{phone}}, of mail {{email}}.',
  /** `{{reach}}` in a letter: how one reaches us, which is by telephone once there is a number. */
  reach: 'Mail ons',
  reachByPhone: 'Bel of mail ons',
  /** In a subject: by when it is of use, 'Vandaag' or 'Vóór dinsdag 1 december'. */
  inTime: '{{when}}: {{subject}}',
  lost: 'Is er iemand overleden? Lees wat u nu kunt doen:',
  ...signInMails,
  ...fileMails,
  ...colleagueMails,
  ...relativeMails,
  ...requestMails,
  ...appointmentMails,
  ...memberMails,
} as const
