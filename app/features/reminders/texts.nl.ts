/** The page behind the link of a reminder, which says nothing of what someone wrote; and the overview. */
export const reminders = {
  overview: {
    name: 'Herinnering',
    never: 'staat uit',
    yearly: 'elk jaar',
    custom_one: 'elke maand',
    custom_other: 'elke {{count}} maanden',
  },
  stillRight: 'Alles klopt nog',
  change: 'Ik wil iets aanpassen',
  open: {
    title: 'Kloppen uw wensen nog?',
    text: 'U vroeg ons om u te herinneren aan uw wensen. Laat ons weten of alles nog klopt.',
    next: 'Klopt alles nog? Dan zetten wij de datum van vandaag in uw dossier. Wilt u eerst lezen of iets aanpassen? Dan vragen wij u om in te loggen.',
  },
  confirmed: {
    title: 'Dank u wel',
    text: 'In uw dossier staat nu dat alles nog klopt. U hoeft verder niets te doen.',
  },
  draft: {
    title: 'Uw wensen zijn nog niet bevestigd',
    text: 'Wat u het laatst opschreef, is opgeslagen als concept. U heeft nog niet bevestigd dat dit uw wensen zijn.',
    next: 'Lees uw antwoorden rustig na en bevestig ze. Daarvoor vragen wij u om in te loggen.',
    check: 'Controleren en bevestigen',
  },
  finish: {
    goOn: 'Verder met mijn wensen',
    change: 'Deze e-mail aan- of uitzetten',
    on: {
      title: 'Eén herinnering om verder te gaan',
      text: 'Komt u 30 dagen niet terug? Dan sturen wij u één keer een e-mail, om u eraan te herinneren.',
      switch: 'Deze e-mail uitzetten',
    },
    off: {
      title: 'Deze herinnering staat uit',
      text: 'Wij sturen u geen e-mail om verder te gaan. Uw wensen blijven bewaard.',
      switch: 'Toch een e-mail krijgen',
    },
    dead: {
      title: 'Deze link werkt niet meer',
      text: 'De link uit deze e-mail werkt 90 dagen. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Deze herinnering sturen wij maar één keer. U krijgt die dus niet nog eens.',
    },
  },
  dead: {
    title: 'Deze link werkt niet meer',
    text: 'De link uit een herinnering werkt 90 dagen. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Log in om uw wensen te lezen of aan te passen.',
  },
} as const
