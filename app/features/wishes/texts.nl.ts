/** The user area: its menu, and the pages that have no file of texts of their own. */
export const dashboard = {
  menu: {
    label: 'Uw dossier',
    overview: 'Overzicht',
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
    livingWill: 'Wilsverklaring',
    livingWillState: {
      none: 'nog niet gemaakt',
      draft: 'concept, nog niet ondertekend',
      signed: 'ondertekend',
    },
    documents: 'Documenten',
    files_zero: 'nog geen bestanden',
    files_one: '1 bestand',
    files_other: '{{count}} bestanden',
    contacts: 'Vertrouwde contacten',
    people_zero: 'nog niemand genoemd',
    people_one: '1 persoon',
    people_other: '{{count}} personen',
    reminder: 'Herinnering',
    reminderState: {
      never: 'staat uit',
      yearly: 'elk jaar',
      custom_one: 'elke maand',
      custom_other: 'elke {{count}} maanden',
    },
  },
} as const
