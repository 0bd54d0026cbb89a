/** Texts of the question about cookies and of its settings (specification 2.11). */
export const cookies = {
  title: 'Cookie instellingen',
  necessary: {
    title: 'Noodzakelijke cookies',
    short: 'staan altijd aan.',
    on: 'Altijd aan.',
    text: 'Zonder deze cookies werkt inloggen niet.',
  },
  analytics: {
    title: 'Analytische cookies',
    short: 'tonen welke pagina’s worden gelezen, als u dat goed vindt.',
    text: 'Hiermee zien wij welke pagina’s worden gelezen. De cookies _ga, _gid en _gat blijven 2 jaar bewaard.',
    label: 'Analytische cookies toestaan',
  },
  onlyNecessary: 'Alleen noodzakelijk',
  acceptAll: 'Alles accepteren',
  more: 'Meer informatie over cookies',
  page: {
    title: 'Cookie-instellingen',
    description: 'Bekijk of verander uw keuze voor cookies op de website van het Wensenregister.',
    lead: 'Hier ziet u uw keuze voor cookies. U kunt die altijd veranderen.',
    open: 'U heeft nog niet gekozen. Er zijn nu alleen noodzakelijke cookies.',
    chosenNecessary: 'U koos op {{date}} voor alleen noodzakelijke cookies.',
    chosenAnalytics: 'U koos op {{date}} ook voor analytische cookies.',
    ends: 'Deze keuze geldt tot {{date}}. Daarna vragen wij het opnieuw.',
    save: 'Keuze opslaan',
    reset: {
      title: 'Opnieuw kiezen',
      text: 'Wij vergeten dan uw keuze. Op de startpagina vragen wij het opnieuw.',
      submit: 'Keuze wissen',
    },
    unknown: 'Wij konden uw keuze niet lezen. Kies een van de knoppen.',
  },
} as const
