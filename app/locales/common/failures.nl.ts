/** What is said when something fails through no fault of who asks (specification 8), and what to do then. */
export const failureWords = {
  kept: 'Wat u heeft ingevuld, staat hieronder nog. Probeer het later opnieuw.',
  again: 'Probeer het later opnieuw.',
  check: 'Wat u heeft ingevuld, staat hieronder nog. Kijk het na en sla het opnieuw op.',
  minute: 'Wat u heeft ingevuld, staat hieronder nog. Probeer het over een minuut opnieuw.',
  often: {
    title: 'Er is nog niets opgeslagen',
    text: 'Er is vanaf dit apparaat heel vaak achter elkaar opgeslagen.',
  },
  saving: {
    title: 'Fout bij opslaan',
    text: 'Er is een fout opgetreden bij het opslaan van uw wensen.',
  },
  details: {
    title: 'Fout bij opslaan',
    text: 'Er is een fout opgetreden bij het opslaan van uw gegevens.',
  },
  cut: {
    title: 'Er is nog niets opgeslagen',
    text: 'De pagina was nog niet helemaal geladen toen u opsloeg.',
  },
  checking: { title: 'Fout bij controleren', text: 'Er is iets misgegaan.' },
  sending: { title: 'Fout bij versturen', text: 'Er is iets misgegaan.' },
  signIn: { title: 'Fout bij inloggen', text: 'Er is iets misgegaan.' },
  signUp: { title: 'Fout bij registratie', text: 'Er is iets misgegaan.' },
  profile: { title: 'Fout bij aanmaken profiel', text: 'Er is iets misgegaan.' },
  resend: {
    title: 'Fout bij versturen',
    text: 'Kon de verificatie-email niet opnieuw sturen.',
  },
  link: { title: 'Fout bij versturen', text: 'Kon de magic link niet verzenden.' },
  reset: { title: 'Fout bij wachtwoord reset', text: 'Er is iets misgegaan.' },
  password: { title: 'Fout bij wachtwoord update', text: 'Er is iets misgegaan.' },
  role: { title: 'Er is niets veranderd', text: 'Er is iets misgegaan.' },
  contact: { title: 'Fout bij opslaan', text: 'De contactpersoon is niet opgeslagen.' },
  contactRemoval: {
    title: 'Fout bij verwijderen',
    text: 'De contactpersoon is niet verwijderd.',
  },
  logo: { title: 'Fout bij uploaden logo', text: 'Upload mislukt' },
  sender: { title: 'Fout bij opslaan retouradres', text: 'Er is iets misgegaan.' },
  cards: { title: 'Er is niets veranderd', text: 'Er is iets misgegaan.' },
  assignment: { title: 'Fout bij bijwerken', text: 'De toewijzing is niet opgeslagen.' },
  request: { title: 'Fout bij bijwerken status', text: 'Er is niets veranderd aan de aanvraag.' },
  callback: { title: 'Fout bij updaten', text: 'Er is iets misgegaan.' },
  attention: { title: 'Er is niets veranderd', text: 'Er is iets misgegaan.' },
  memberStatus: { title: 'Fout bij bijwerken status', text: 'Er is iets misgegaan.' },
  memberCreate: { title: 'Fout bij aanmaken gilde lid', text: 'Er is iets misgegaan.' },
  memberChange: { title: 'Fout bij opslaan van gegevens', text: 'Er is niets veranderd.' },
  memberRemove: { title: 'Fout bij verwijderen', text: 'Er is iets misgegaan.' },
  conversation: { title: 'Er is niets veranderd', text: 'Er is iets misgegaan.' },
  secondFactor: { title: 'Er is niets veranderd', text: 'Er is iets misgegaan.' },
  fileChange: { title: 'Fout bij opslaan van gegevens', text: 'Er is niets veranderd.' },
  fileLink: { title: 'Fout bij koppelen dossier', text: 'Er is niets veranderd.' },
  appointmentCancel: { title: 'Er is niets veranderd', text: 'De afspraak staat nog.' },
  fileUnlink: { title: 'Fout bij ontkoppelen', text: 'Er is niets veranderd.' },
  fileDelete: { title: 'Fout bij verwijderen van dossier', text: 'Er is niets verwijderd.' },
} as const

/** What can fail; the others say what to do. */
export type FailureKind = Exclude<keyof typeof failureWords, 'kept' | 'again' | 'check' | 'minute'>
