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
    sessions: 'Sessies',
    privacy: 'Privacy',
  },
} as const
