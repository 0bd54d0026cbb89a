import type { Part } from '#app/features/delivery/contents.server.ts'

const parts = {
  'run sheet': 'Draaiboek',
  wishes: 'Mijn wensen',
  confidential: 'Vertrouwelijk deel',
  document: 'Document',
  'living will': 'Wilsverklaring',
} satisfies Record<Part, string>

/** A file or a living will that was approved and handed over (specification 2.9). */
export const delivery = {
  parts,
  /** Of the files. */
  names: {
    'run sheet': 'Draaiboek.pdf',
    wishes: 'Mijn wensen.pdf',
    confidential: 'Vertrouwelijk.pdf',
    'living will': 'Wilsverklaring.pdf',
  },
  about: {
    'run sheet': 'Om mee te werken: wie u belt, en de dag in volgorde.',
    wishes: 'Het boekje met alle wensen. Dit mag u aan de nabestaanden geven.',
    confidential: 'Alleen voor u, niet voor de nabestaanden.',
    document: 'Een bestand dat de overledene bewaarde.',
    'living will': 'De wilsverklaring die nu geldt.',
  } satisfies Record<Part, string>,
  facts: {
    until: 'U kunt het ophalen tot en met {{date}}.',
    deleted: 'Op {{date}} verwijderen wij het volledige dossier voorgoed.',
  },
  problem: {
    failed: 'Het maken van de kopie is mislukt. Wij proberen het vanzelf opnieuw.',
    nothing: 'Er is geen dossier of geen ondertekende wilsverklaring om te leveren.',
  },
  page: {
    title: 'Het dossier',
    titleWill: 'De wilsverklaring',
    lead: 'U kunt alles hieronder downloaden en bewaren. Ga er zorgvuldig mee om.',
    number: 'Dossiernummer',
    delivered: 'Geleverd op',
    until: 'Ophalen kan tot en met',
    deletes: 'Dossier verwijderd op',
    deletion:
      'Op {{date}} verwijderen wij het volledige dossier voorgoed. Haal alles op tijd op: daarna hebben wij het niet meer.',
    documents: 'De documenten',
    facts: '{{kind}} · {{size}} · {{fetched}}',
    fetchedAt: 'Opgehaald op {{moment}}',
    notFetched: 'Nog niet opgehaald',
    making:
      'Wij maken het dossier voor u klaar. Dat duurt meestal een paar minuten. U krijgt een e-mail.',
    late: 'Het klaarmaken duurt langer dan normaal. Wij kijken ernaar. U krijgt een e-mail zodra het klaar is.',
    refresh: 'Kijk opnieuw',
    over: 'De termijn is voorbij. U kon dit ophalen tot en met {{date}}. Wij hebben de kopie vernietigd.',
    stopped: 'Deze aanvraag is gestopt. Wij geven het dossier niet (meer) af.',
    help: 'Heeft u nog vragen? Mail ons dan.',
    back: 'Terug naar uw aanvragen',
  },
  office: {
    title: 'Levering',
    state: 'Stand',
    making: 'Wordt klaargemaakt',
    failed_one: 'Klaarmaken is {{count}} keer mislukt',
    failed_other: 'Klaarmaken is {{count}} keer mislukt',
    delivered: 'Geleverd op',
    until: 'Op te halen tot en met',
    deletes: 'Dossier verwijderd op',
    downloads: 'Wat het gildelid ophaalde',
    noDownloads: 'Er is nog niets opgehaald.',
    download: '{{part}}: {{moment}}',
    onBehalf: '{{part}}: {{moment}}, door een medewerker namens het gildelid',
    retry: 'Probeer opnieuw',
    inactive:
      'Dit gildelid is niet meer actief en kan zelf niets ophalen. U kunt de documenten voor het bedrijf ophalen. Wij leggen dat vast.',
  },
} as const
