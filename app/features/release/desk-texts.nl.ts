import type {
  approveDifferingForm,
  ApprovalCheck,
  Despite,
} from '#app/features/release/forms/approve-form.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'

const checks = {
  'contact-called': 'Gebeld met de vertrouwenspersoon',
  'member-called': 'Gebeld met het gildelid',
  'certificate-seen': 'De akte van overlijden gezien',
  'details-compared': 'De aanvraag en het dossier naast elkaar gelegd',
  'card-seen': 'Het kaartje gecontroleerd',
} satisfies Record<ApprovalCheck, string>

const despite = {
  'other-name': 'Het is een roepnaam, meisjesnaam of gehuwde naam',
  'typing-error': 'Het is een typefout in de aanvraag. Ik heb het nagevraagd',
  'file-wrong': 'Het staat verkeerd in het dossier. Ik heb het nagevraagd',
  'death-sure': 'De overlijdensdatum klopt. Ik heb het nagevraagd',
} satisfies Record<Despite, string>

/** What the office compares before it decides on a request, and what it wrote down. */
export const releaseDesk = {
  compare: {
    title: 'Klopt het?',
    caption: 'Wat er in de aanvraag staat, naast het dossier',
    what: 'Gegeven',
    asked: 'In de aanvraag',
    file: 'In het dossier',
    name: 'Naam',
    birth: 'Geboortedatum',
    death: 'Overlijdensdatum',
    contact: 'Vertrouwenspersoon',
    card: 'Kaartje',
    notAsked: 'Niet gevraagd',
    verdict: {
      same: 'Komt overeen',
      like: 'Lijkt erop',
      differs: 'Wijkt af',
      unknown: 'Niet bekend',
      notAsked: 'Niet te vergelijken',
    },
    deaths: {
      future: 'Kan niet: dit is in de toekomst',
      beforeBirth: 'Kan niet: dit is voor de geboorte',
      old: 'Wijkt af: langer dan een jaar geleden',
      confirmedLater: 'Wijkt af: de wensen zijn daarna nog bevestigd',
      fine: 'Kan kloppen',
    },
    contacts: {
      known: 'Komt overeen: door de eigenaar opgegeven',
      unknown: 'Wijkt af: niet door de eigenaar opgegeven',
      phoneOnly: 'Niet te vergelijken: alleen een telefoonnummer',
      itself: 'Kan niet: werkt bij dit gildelid of bij ons',
    },
    cards: {
      none: 'Zonder kaartje gevraagd',
      valid: 'Komt overeen: geldig kaartje van dit dossier',
      revoked: 'Wijkt af: kaartje is ingetrokken',
      other: 'Wijkt af: kaartje hoort niet bij dit dossier',
    },
    noFile: 'Wijkt af: er is geen dossier met dit nummer',
    marks_one: '{{count}} verschil',
    marks_other: '{{count}} verschillen',
    noMarks: 'Geen verschillen',
    unsure: 'Niet alles is zeker',
    unsigned: 'Geen ondertekende wilsverklaring',
  },
  blocked: {
    impossible: 'De overlijdensdatum kan niet kloppen. U kunt dit verzoek alleen afwijzen.',
    differs:
      'De naam en de geboortedatum wijken allebei af. U kunt dit verzoek alleen afwijzen. Kies als reden dat de gegevens niet kloppen.',
    self: 'De vertrouwenspersoon werkt bij dit gildelid of bij ons. Zo bevestigt de vrager zijn eigen aanvraag. U kunt dit verzoek zo niet accorderen.',
    late: 'U werd medewerker nadat dit verzoek was betaald. Een andere collega beslist.',
    given:
      'U gaf uw collega die al accordeerde een rol, of u kreeg die van deze collega. Een andere collega beslist.',
    opened: 'U heeft dit verzoek zelf geopend voor het gildelid. Andere collega’s beslissen.',
    notFound: 'Er is geen dossier met dit nummer. U kunt het verzoek alleen afwijzen.',
    unsigned:
      'In dit dossier staat geen ondertekende wilsverklaring. U kunt het verzoek alleen afwijzen.',
  },
  fields: {
    nagekeken: { label: 'Wat heeft u gecontroleerd?', options: checks },
    ondanks: { label: 'Waarom accordeert u, al wijkt er iets af?', options: despite },
  } satisfies FieldsTexts<ReturnType<typeof approveDifferingForm>>,
  whose: {
    title: 'Van wie is dit dossier?',
    text: 'U ziet de naam, geboortedatum en woonplaats. Dat komt in het logboek. De eigenaar ziet het ook.',
    submit: 'Bekijk van wie het is',
    name: 'Naam in het dossier',
    birth: 'Geboortedatum in het dossier',
    city: 'Woonplaats',
    unknown: 'Niet bekend',
    gone: 'Er is niets (meer) te beslissen over dit verzoek. Wij laten niet zien van wie het is.',
  },
  open: {
    title: {
      full: 'Volledig dossier opvragen namens een gildelid',
      living_will: 'Wilsverklaring opvragen namens een gildelid',
    },
    lead: 'Vul in wat het gildelid u aan de telefoon vertelt. Het gildelid krijgt een e-mail, kijkt alles na en betaalt.',
    other: 'U beslist zelf niet over een verzoek dat u opent. Andere collega’s doen dat.',
    instead: {
      full: 'Gaat het om een volledig dossier?',
      living_will: 'Gaat het om een wilsverklaring?',
    },
    member: 'Voor welk gildelid?',
    none: 'Er is nu geen actief gildelid waarvoor u dit kunt doen.',
    submit: 'Klaarzetten voor het gildelid',
    link: 'Namens een gildelid opvragen',
  },
  certificate: {
    title: 'Akte van overlijden',
    none: 'Het gildelid heeft geen akte toegevoegd.',
    added: 'Het gildelid voegde de akte toe op {{moment}}.',
    get: 'Download de akte',
    ask: 'Vraag om de akte',
    asked: 'Gevraagd op {{moment}}.',
  },
  others: {
    title: 'Andere verzoeken voor dit dossier',
    none: 'Er zijn geen andere verzoeken voor dit dossier.',
    count_one: 'Er is {{count}} ander verzoek voor dit dossier.',
    count_other: 'Er zijn {{count}} andere verzoeken voor dit dossier.',
    line: '{{kind}} van {{company}}, {{date}}: {{state}}',
  },
  past: {
    title: 'Wat er gebeurde',
    line: '{{moment}}: {{what}}',
    unpaid: 'gevraagd',
    waiting_contact: 'betaald',
    again: 'vertrouwenspersoon opnieuw gevraagd',
    waiting_time: 'de vertrouwenspersoon bevestigde. De bedenktijd loopt nog',
    pending_verification: {
      waiting_contact: 'de vertrouwenspersoon bevestigde',
      waiting_time: 'de bedenktijd is voorbij',
    },
    approved: '{{email}} accordeerde ({{checks}})',
    approvedDespite: '{{email}} accordeerde ({{checks}}). {{despite}}',
    unseen: 'niet vastgelegd hoe',
  },
  clock: {
    waits: 'wacht {{age}}',
    minutes_one: '{{count}} minuut',
    minutes_other: '{{count}} minuten',
    hours_one: '{{count}} uur',
    hours_other: '{{count}} uur',
    days_one: '{{count}} dag',
    days_other: '{{count}} dagen',
  },
  next: 'Verder',
  choose: 'Kies wat u beslist: druk op Accorderen of op Afwijzen.',
  call: 'Noteer een antwoord aan de telefoon',
  callWaits: 'Er is een gesprek opgeschreven. Bekijk en bevestig het',
  whoseRequest: '{{kind}} van {{name}}, dossiernummer {{number}}',
  deleted: 'Verwijderd op {{date}}',
  deletedFile: 'Het dossier is na de levering verwijderd.',
  list: {
    decideCaption: 'Verzoeken die op een beslissing wachten, de langst wachtende bovenaan',
    attention: 'Leveringen waar iets mee is',
    attentionCaption: 'De oudste levering bovenaan',
    attentionFor: {
      unfetched: 'Niemand haalde iets op. Beslis wat er gebeurt',
      failed: 'Klaarmaken lukt niet',
      withheld: 'Bestand met een virus niet geleverd',
    },
    callWaits: 'Gesprek opgeschreven. Een collega bevestigt het',
    underWayCaption: 'Verzoeken die nog op iemand anders wachten, de nieuwste bovenaan',
    waits: 'Wacht',
    check: 'Vergelijking',
    oneMore: 'Eén collega accordeerde al',
  },
} as const
