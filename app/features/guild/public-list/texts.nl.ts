/** The public list of guild members who agreed to stand on it. */
export const findDirector = {
  title: 'Een uitvaartondernemer zoeken',
  description:
    'Vind een uitvaartondernemer die bij het Wensenregister is aangesloten, op plaats of postcode.',
  lead: {
    promise: 'directors',
    until: 'Deze uitvaartondernemers zijn aangesloten bij het Wensenregister.',
    kept: 'Deze uitvaartondernemers zijn aangesloten bij het Wensenregister. Zij kunnen de wensen opvragen van iemand die is overleden.',
  },
  label: 'Plaats of postcode',
  submit: 'Zoeken',
  private: 'Wij bewaren niet wat u zoekt.',
  all: 'Alle uitvaartondernemers',
  near: 'Het dichtst bij {{place}}',
  from: 'Wie het dichtst bij is, staat bovenaan.',
  nobodyNear:
    'In uw streek is nog niemand aangesloten. Uw eigen uitvaartondernemer kan zich bij ons aansluiten.',
  none: 'Er staat hier nog geen uitvaartondernemer.',
  nothing:
    'Wij vonden niemand in ‘{{place}}’. Zoek op uw postcode: dan ziet u wie het dichtst bij u in de buurt zit.',
  showAll: 'Bekijk alle uitvaartondernemers',
  more: 'Dit zijn de eerste {{count}}. Zoek op plaats of postcode voor de andere.',
  website: 'Website van {{company}}',
  call: 'Bel {{phone}}',
  choiceTitle: 'U kiest zelf',
  choice:
    'Wij raden niemand aan. De bedrijven op deze lijst kozen er zelf voor om hier te staan. Heeft u al een andere uitvaartondernemer? Die kan zich bij ons aansluiten.',
  askLink: 'Lees hoe een dossier opvragen gaat',
  directors: 'Voor uitvaartondernemers',
} as const
