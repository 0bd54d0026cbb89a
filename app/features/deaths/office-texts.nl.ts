import type { FieldsTexts } from '#app/forms/form-texts.ts'
import type {
  approveDeathForm,
  CallNeeded,
  DEATH_REFUSALS,
  PAPER_CHECKS,
  refuseDeathForm,
} from './office-forms.ts'
import type { ReportState, Said } from './states.ts'

const checks = {
  'name-on-paper': 'De naam op het papier is de naam van het dossier',
  'birth-on-paper': 'De geboortedatum op het papier is die van het dossier',
  'day-on-paper': 'De overlijdensdatum op het papier is de dag die is genoemd',
  'contact-called': 'Gebeld met de contactpersoon',
  'denier-called': 'Gebeld met wie nee zei',
  'stop-asked': 'Gebeld, en gevraagd waarom het eerder niet klopte',
} satisfies Record<(typeof PAPER_CHECKS)[number], string>

const refusals = {
  'paper-unclear': 'Het papier is niet te lezen, of geen verklaring of akte',
  'paper-other': 'Het papier gaat over iemand anders, of over een andere dag',
  'not-so': 'Het klopt niet: dit is nagevraagd',
} satisfies Record<(typeof DEATH_REFUSALS)[number], string>

/** A death that contacts let us know of, as the office sees it. */
export const deathsDesk = {
  list: {
    title: 'Overlijdens die nabestaanden meldden',
    papers: 'Overlijdens met een papier, de vroegste uitvaart bovenaan',
    others: 'Overlijdens die wachten op een tweede contactpersoon, de vroegste uitvaart bovenaan',
    decided: 'De laatste tien overlijdens waarover is beslist',
    decidedTitle: 'Overlijdens waarover is beslist',
    by: 'Wie het meldde',
    file: 'dossier eindigt op {{numberEnd}}',
    day: 'Overleden op',
    state: 'Stand',
    since: 'Sinds',
    paper: 'Papier nakijken',
    noPaper: 'Wacht op tweede contact',
    oneMore: 'Een collega accordeerde al',
    byMe: 'U accordeerde al',
    denied: 'Eerder tegengesproken',
  },
  states: {
    reported: 'Nog niet zeker',
    waiting: 'Zeker: de wachttijd loopt',
    first: 'Nabestaanden lezen wat het eerst nodig is',
    all: 'Nabestaanden lezen alles',
    ended: 'Voorbij',
    stopped: 'Gestopt',
    refused: 'Afgewezen',
    expired: 'Verlopen',
  } satisfies Record<ReportState, string>,
  because: {
    ...refusals,
    'by-owner': 'de eigenaar stopte het',
    'owner-signed-in': 'de eigenaar logde in of liet opnieuw zien wie het is',
    'owner-answered': 'wie inlogde als de eigenaar, zei: ik leef',
    'contact-denies': 'een contactpersoon zei dat het niet klopt',
    'said-to-live': 'een collega stopte een levering, want deze persoon zou leven',
    'details-differ': 'een collega stopte een levering, want de gegevens kloppen niet',
    'contact-unsure': 'een collega stopte een levering, want de vertrouwenspersoon is niet zeker',
    'our-fault': 'een collega stopte een levering die niet goedgekeurd had mogen worden',
    'nobody-else-said-so': 'niemand anders zei het ook',
  } as Record<string, string>,
  title: '{{name}} meldde een overlijden',
  titleGone: 'Een overlijden dat is gemeld',
  died: 'Overleden op {{date}}, volgens {{name}}.',
  diedGone: 'Overleden op {{date}}, volgens iemand die geen contactpersoon meer is.',
  otherDay: 'Een contactpersoon noemde ook {{date}}',
  otherDayNow: '{{name}} noemt een andere dag: {{date}}',
  denied: {
    title: 'Eerder tegengesproken',
    by: '{{name}} zei op {{moment}} dat het niet klopt.',
    bySomebody: 'Iemand zei op {{moment}} dat het niet klopt.',
    byOwner: 'De eigenaar stopte op {{moment}} een eerder bericht.',
    answered:
      'Wie was ingelogd als de eigenaar, zei op {{moment}}: ik leef. Een eerder bericht stopte.',
    signedIn:
      'Op {{moment}} logde iemand in als de eigenaar, of liet opnieuw zien wie het is. Een eerder bericht stopte.',
    stopped: 'Een eerder bericht stopte op {{moment}}.',
    office:
      'Een collega wees op {{moment}} een eerder bericht af: het klopte niet, en dat was nagevraagd.',
    link: 'Bekijk dat bericht',
    call: 'Bel {{names}} voordat u beslist.',
  },
  now: {
    title: 'Stand en besluit',
    because: '{{state}}: {{reason}}',
    since: 'Gemeld',
    until: 'Wachttijd tot',
    over: 'Wachttijd voorbij sinds',
    at: '{{time}} uur',
    approvals: 'Geaccordeerd',
    needed: 'van de 2 medewerkers',
  },
  said: {
    title: 'Wat contactpersonen zeiden',
    caption: 'Het eerste antwoord staat bovenaan.',
    who: 'Wie',
    what: 'Antwoord',
    when: 'Wanneer',
    answers: {
      yes: 'Overleden',
      no: 'Klopt niet',
      unknown: 'Weet het niet',
    } satisfies Record<Said, string>,
    otherDay: 'Overleden, maar op {{date}}. Dit telt niet mee voor {{told}}',
    tookBack: 'Overleden. Nam dat later zelf terug',
    onlyPaper: 'Voegde alleen het papier toe',
    gone: 'Geen contactpersoon meer. Dit telt niet',
  },
  phones: {
    title: 'Wie belt u?',
    text: 'U ziet de telefoonnummers van wie iets zei. Dat komt in het logboek. Leeft de eigenaar nog, dan ziet die het ook.',
    submit: 'Toon telefoonnummers',
    call: 'Bel {{phone}}',
    unknown: 'Geen telefoonnummer bekend',
    gone: 'Er is niets (meer) te beslissen, of het gaat over een dossier van uzelf. Wij laten niets zien.',
  },
  paper: {
    title: 'Het papier',
    added: '{{name}} voegde het toe op {{moment}}.',
    addedBySomebody: 'Toegevoegd op {{moment}}.',
    get: 'Download het papier',
    none: 'Er is nog geen papier. Het wacht op een tweede contactpersoon, of op een papier.',
    noneOver:
      'De wachttijd is voorbij. Zegt een tweede contactpersoon ja, dan lezen de nabestaanden binnen enkele minuten wat het eerst nodig is.',
    never: 'Er kwam geen papier.',
    note: 'Dat u het bekijkt, komt in het logboek.',
  },
  whose: {
    title: 'Over wie gaat het?',
    text: 'U ziet de naam, geboortedatum en het dossiernummer. Dat komt in het logboek. Leeft de eigenaar nog, dan ziet die het ook.',
    submit: 'Bekijk over wie het gaat',
    name: 'Naam in het dossier',
    birth: 'Geboortedatum in het dossier',
    number: 'Dossiernummer',
    unknown: 'Niet bekend',
    gone: 'Er is niets (meer) te beslissen. Wij laten niet zien over wie het gaat.',
  },
  approve: {
    title: 'Accorderen',
    runs: 'Twee verschillende medewerkers kijken het papier na. De wachttijd loopt tot {{moment}}. Zijn twee medewerkers akkoord, dan lezen de nabestaanden daarna.',
    over: 'Twee verschillende medewerkers kijken het papier na. De wachttijd is voorbij. Na het tweede akkoord lezen de nabestaanden binnen enkele minuten wat het eerst nodig is.',
    submit: 'Accorderen',
    unseen: 'Bekijk eerst het papier en over wie het gaat. Pas dan kunt u vergelijken.',
    refresh: 'Allebei bekeken? Ververs deze pagina',
    youDid: 'U heeft dit papier al geaccordeerd. Een collega moet het ook doen.',
    uncalled: {
      'denier-called':
        'Eerder is gezegd dat het niet klopt. Bel eerst wie dat zei, en vink dat aan. Lukt dat niet? Accordeer dan niet.',
      'stop-asked':
        'Eerder is dit gestopt of afgewezen, omdat het niet klopte. Bel eerst een contactpersoon, en vink dat aan. Lukt dat niet? Accordeer dan niet.',
    } satisfies Record<CallNeeded, string>,
    unchecked:
      'Accorderen kan alleen als naam, geboortedatum en overlijdensdatum op het papier kloppen. Klopt er iets niet? Wijs het dan af.',
  },
  last: {
    title: 'Lezen de nabestaanden de wensen van {{name}}?',
    nameless: 'Lezen de nabestaanden deze wensen?',
    now: 'Zij lezen binnen enkele minuten wat het eerst nodig is. Dit is de laatste stap.',
    later:
      'Zij lezen wat het eerst nodig is na de wachttijd, op {{moment}}. Dit is de laatste stap.',
    checked: 'Zo is het nagekeken:',
    yes: 'Ja, accordeer',
    back: 'Terug',
  },
  refuse: {
    title: 'Afwijzen',
    text: 'Alle contactpersonen die ja zeiden, krijgen een e-mail. Zij kunnen het opnieuw laten weten.',
    submit: 'Afwijzen',
  },
  blocked: {
    contact:
      'U bent contactpersoon in dit dossier, of het gaat over u. Een andere collega beslist.',
    late: 'U werd medewerker nadat dit is gemeld. Een andere collega beslist.',
    given:
      'U gaf uw collega die al accordeerde een rol, of u kreeg die van deze collega. Een andere collega beslist.',
  },
  over: 'Hierover valt niets meer te beslissen.',
  choose: 'Kies wat u beslist: druk op Accorderen of op Afwijzen.',
  next: 'Verder',
  fields: {
    nagekeken: { label: 'Wat heeft u gecontroleerd?', options: checks },
    reden: { label: 'Reden', options: refusals },
  } satisfies FieldsTexts<ReturnType<typeof approveDeathForm>> &
    FieldsTexts<ReturnType<typeof refuseDeathForm>>,
  beside: {
    title: 'Aanvragen van gildeleden voor dit dossier',
    none: 'Er zijn geen aanvragen van gildeleden voor dit dossier.',
    line: '{{kind}} van {{company}}, {{date}}: {{state}}',
    reports: 'Wat nabestaanden meldden',
    reportsText: 'In dezelfde zaak liet een contactpersoon een overlijden weten.',
    report: 'Overleden op {{died}}, gemeld op {{date}}: {{state}}',
    otherDay: 'Noemt een andere dag: {{date}}',
    notAsked: 'Een andere dag dan in de aanvraag',
  },
  past: {
    title: 'Wat er gebeurde',
    line: '{{moment}}: {{what}}',
    reported: 'een contactpersoon meldde het',
    paper: 'papier toegevoegd',
    colleague: 'een collega',
    approved: '{{by}} accordeerde ({{checks}})',
    approvedOld: '{{by}} accordeerde een papier dat is vervangen',
  },
} as const
