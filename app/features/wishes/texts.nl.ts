/** The user area: its menu, and the pages that have no file of texts of their own. */
export const dashboard = {
  menu: {
    label: 'Uw dossier',
    overview: 'Uw wensen',
    versions: 'Versies',
    cards: 'Kaartjes',
    livingWill: 'Wilsverklaring',
    documents: 'Documenten',
    contacts: 'Contacten',
    account: 'Account',
    sessions: 'Apparaten',
    privacy: 'Privacy',
  },
  parts: {
    title: 'De rest van uw dossier',
    contacts: 'Vertrouwde contacten',
    people_zero: 'nog niemand genoemd',
    people_one: '1 persoon',
    people_other: '{{count}} personen',
    cardsHeld: 'wij sturen ze nu niet',
    cardsWait: 'wij sturen ze zodra u uw wensen bevestigt',
    cardsAsked: 'aangevraagd op {{date}}',
    cards: 'aangevraagd op {{date}}, {{state}}',
  },
} as const
