/** The office: roles and rights. */
export const office = {
  roles: {
    title: 'Rollen en rechten',
    lead: 'Wat iemand in het register mag doen, volgt uit de rol van die persoon.',
    none: 'Wie geen rol heeft, ziet en wijzigt alleen het eigen dossier.',
    names: {
      admin: 'Beheerder',
      staff: 'Medewerker',
      franchise: 'Gildelid',
    },
  },
  capabilities: {
    office: { enter: 'De administratie openen' },
    appointments: { read: 'Afspraken bekijken' },
    callbacks: { manage: 'Verzoeken om terug te bellen bekijken en afhandelen' },
    members: { manage: 'Gildeleden bekijken en wijzigen' },
    law: { manage: 'Wijzigen wat volgens de wet mag bij een uitvaart' },
    guild: { enter: 'Het gildedashboard openen' },
  },
} as const
