import type {
  Denial,
  reasonOf,
  RefusalReason,
  RequestKind,
  RequestState,
} from '#app/features/release/states.ts'

const kinds = {
  living_will: 'Wilsverklaring',
  full: 'Volledig dossier',
} satisfies Record<RequestKind, string>

/** As a member and the office see them (specification 4). */
const states = {
  unpaid: 'Nog niet betaald',
  waiting_contact: 'Wacht op de vertrouwenspersoon',
  waiting_time: 'Bedenktijd',
  pending_verification: 'Wacht op verificatie',
  completed: 'Afgerond',
  rejected: 'Afgewezen',
  stopped: 'Gestopt',
  expired: 'Verlopen',
} satisfies Record<RequestState, string>

/** Why the office refuses a request. */
export const refusals = {
  'no-such-file': 'Er is geen dossier met dit nummer',
  'not-signed': 'Er is geen ondertekende wilsverklaring',
  'details-differ': 'De gegevens in de aanvraag kloppen niet',
  'contact-unsure': 'Wij weten niet zeker wie de vertrouwenspersoon is',
  'no-death': 'Het overlijden is niet vastgesteld',
  'our-fault': 'Wij hebben een fout gemaakt',
  'member-stopped': 'Dit bedrijf is geen actief gildelid',
} satisfies Record<RefusalReason, string>

/** Why a request ended, as a member may know it: not more than that of its owner. */
const because = {
  ...refusals,
  'contact-denies': 'De vertrouwenspersoon zei nee',
  'relative-denies': 'Een contactpersoon van de eigenaar zei dat het overlijden niet klopt',
  'contact-says-alive': 'De vertrouwenspersoon zei dat deze persoon leeft',
  'contact-silent': 'De vertrouwenspersoon heeft niet geantwoord',
  'said-to-live': 'Wij hoorden dat deze persoon leeft',
  'owner-objects': 'De eigenaar wil het niet',
  'by-owner': 'Door de eigenaar',
  'owner-signed-in': 'De eigenaar logde in of liet opnieuw zien wie het is',
  'owner-answered': 'Wie inlogde als de eigenaar, stopte het',
  'stopped-with-other': 'Samen met een andere aanvraag gestopt',
  'not-shared': 'De eigenaar deelt deze wilsverklaring niet meer',
  'account-deleted': 'Het account is verwijderd',
  'member-gone': 'Het gildelid is verwijderd',
  'not-paid': 'Niet betaald',
  'thrown-away': 'Weggegooid',
  withdrawn: 'Ingetrokken door het bedrijf',
} satisfies Record<ReturnType<typeof reasonOf>, string>

/** Why a trusted person said no, as the office sees it. */
const denies = {
  reading:
    'De vertrouwenspersoon zei dat het overlijden klopt, maar dat het bedrijf niet mag lezen',
  death: 'De vertrouwenspersoon zei dat deze persoon leeft',
} satisfies Record<Denial, string>

/** How a request goes and why it ended, in the same words for whoever reads it. */
export const requestStates = {
  kinds,
  states,
  because,
  denies,
  /** Goes on after 'Iemand logde in als …'. */
  answered: {
    full: ', en zei: ‘Ik leef’',
    living_will: ', en zei: ‘Stop het’',
  } satisfies Record<RequestKind, string>,
} as const
