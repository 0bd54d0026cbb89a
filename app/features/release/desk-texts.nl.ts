import type {
  approveForm,
  ApprovalCheck,
  Despite,
} from '#app/features/release/decision/decision-forms.ts'
import type { heardForm } from '#app/features/release/stops/heard-form.ts'
import type { leakForm } from '#app/features/release/stops/leak.ts'
import type { stopForm } from '#app/features/release/stops/stop-form.ts'
import type { CallAnswer, doctorForm } from '#app/features/release/decision/calls.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'

const checks = {
  'contact-called': 'Gebeld met de vertrouwenspersoon',
  'named-called': 'Gebeld, en het antwoord opgeschreven',
  'member-called': 'Gebeld met het gildelid',
  'certificate-seen': 'De akte van overlijden gezien',
  'details-compared': 'De aanvraag en het dossier naast elkaar gelegd',
  'card-seen': 'Het kaartje gecontroleerd',
} satisfies Record<ApprovalCheck, string>

const despite = {
  'other-name': 'Het is een voorletter, roepnaam, meisjesnaam of gehuwde naam',
  'typing-error': 'Het is een typefout in de aanvraag. Ik heb het nagevraagd',
  'file-wrong': 'Het staat verkeerd in het dossier. Ik heb het nagevraagd',
  'death-sure': 'De overlijdensdatum klopt. Ik heb het nagevraagd',
} satisfies Record<Despite, string>

/** What the office compares before it decides on a request, and what it wrote down. */
export const releaseDesk = {
  /** What came too late, and who decided before. */
  decided: {
    approval: 'Uw akkoord',
    refusal: 'Uw afwijzing',
    choice: 'Uw besluit',
    colleague: 'een collega',
    contact: 'de vertrouwenspersoon',
  },
  stop: {
    link: 'Stop deze levering',
    title: 'De levering over {{name}} stoppen?',
    nameless: 'Deze levering stoppen?',
    lead: 'Klopt er iets niet aan deze levering? Stop dan meteen. U mag dit in uw eentje doen: een tweede collega is niet nodig.',
    got: '{{company}} haalde al iets op, op {{moment}}. Dat kunnen wij niet terughalen. Bel het bedrijf: {{phone}}.',
    gotNoPhone:
      '{{company}} haalde al iets op, op {{moment}}. Dat kunnen wij niet terughalen. Neem contact op met het bedrijf.',
    notGot: '{{company}} haalde nog niets op.',
    closes: {
      full: '{{company}} kan meteen niets meer ophalen. Alles wat voor dit dossier loopt, stopt: ook andere aanvragen, en wat contactpersonen lezen. Het dossier blijft bewaard.',
      living_will:
        '{{company}} kan meteen niets meer ophalen. De wilsverklaring blijft bewaard. Andere aanvragen lopen door.',
    },
    told: 'Het bedrijf, de eigenaar en de vertrouwenspersoon krijgen een e-mail, als wij hun adres hebben. Daarin staat dat het Wensenregister dit stopte.',
    forGood: 'Weer openen kan niet. Klopt het toch? Dan doet het bedrijf een nieuwe aanvraag.',
    over: 'Deze levering loopt niet (meer). Er is niets te stoppen.',
    back: 'Nee, niets veranderen',
    fields: {
      reden: {
        label: 'Waarom stopt u deze levering?',
        options: {
          'said-to-live': 'Wij hoorden dat deze persoon leeft',
          'owner-objects': 'De eigenaar wil het niet',
          'details-differ': 'De gegevens kloppen niet',
          'contact-unsure': 'Wij zijn niet meer zeker van de vertrouwenspersoon',
          'our-fault': 'Wij hadden dit niet mogen goedkeuren. Wat is betaald, gaat terug',
        },
      },
    } satisfies FieldsTexts<ReturnType<typeof stopForm>>,
  },
  heard: {
    title: 'Wat hoorden wij?',
    lead: 'Bel eerst. Schrijf daarna op wat u hoorde. Wie later over dit dossier beslist, leest het ook.',
    line: '{{moment}}, {{by}}: {{heard}}',
    other: 'Over een andere aanvraag',
    submit: 'Dit is geregeld',
    fields: {
      gehoord: {
        label: 'Wat hoorde u?',
        hint: 'Eén regel: wie u sprak, en wat die zei.',
      },
    } satisfies FieldsTexts<typeof heardForm>,
  },
  leak: {
    title: 'Is dit een datalek?',
    until:
      'Wat is opgehaald, kunnen wij niet terughalen. Melden bij de Autoriteit Persoonsgegevens kan tot {{until}}.',
    submit: 'Schrijf dit besluit op',
    decided: '{{by}} schreef op: {{decision}}.',
    because: 'Waarom niet gemeld: {{why}}.',
    fields: {
      besluit: {
        label: 'Wat is er besloten?',
        options: {
          'leak-both': 'Gemeld bij de Autoriteit Persoonsgegevens, en verteld aan de eigenaar',
          'leak-authority': 'Gemeld bij de Autoriteit Persoonsgegevens',
          'leak-owner': 'Verteld aan de eigenaar, niet gemeld',
          'leak-none': 'Niet gemeld, en niet verteld',
        },
      },
      waarom: {
        label: 'Niet gemeld? Waarom niet?',
        options: {
          unread: 'Het bedrijf verwijderde alles ongelezen',
          harmless: 'Het kan niemand schaden',
          rightful: 'De aanvraag klopte toch',
        },
      },
    } satisfies FieldsTexts<typeof leakForm>,
  },
  sure: {
    title: 'Wijst u de aanvraag over {{name}} af?',
    funeral: 'De uitvaart is uiterlijk {{day}}.',
    reason: '{{company}} leest als reden: {{reason}}.',
    money: '{{company}} krijgt de betaling terug.',
    noMoney: '{{company}} krijgt de betaling niet terug.',
    told: 'Iedereen die van deze aanvraag weet, krijgt meteen een e-mail. U kunt dit niet terugdraaien.',
    yes: 'Ja, wijs af',
    back: 'Terug',
  },
  last: {
    full: {
      title: 'Krijgt {{company}} alle wensen van {{name}}?',
      text: 'Ook het vertrouwelijke deel. Dit is de laatste stap.',
      after: 'Haalt het bedrijf alles op? Dan verwijderen wij het dossier daarna voorgoed.',
    },
    living_will: {
      title: 'Krijgt {{company}} de wilsverklaring van {{name}}?',
      text: '{{company}} krijgt die meteen. Dit is de laatste stap: er kijkt geen tweede collega mee.',
      after: 'De wilsverklaring gaat over iemand die leeft. De eigenaar krijgt een e-mail.',
    },
    checked: 'Zo keek u het na:',
    yes: 'Ja, accordeer',
  },
  compare: {
    title: 'Klopt het?',
    caption: 'Wat er in de aanvraag staat, naast het dossier',
    what: 'Gegeven',
    asked: 'In de aanvraag',
    file: 'In het dossier',
    alive: 'Leeft de eigenaar?',
    died: 'Nee, overleden',
    lives: 'Ja',
    alives: {
      said: 'de eigenaar zei op {{day}}: ik leef',
      signedIn: 'op {{day}} logde iemand in als de eigenaar',
      full: 'Verschilt: {{said}}. Bel eerst',
      living_will:
        'Let op: dit bedrijf zei eerder dat de eigenaar was overleden, en {{said}}. Bel eerst',
    },
    name: 'Naam',
    birth: 'Geboortedatum',
    death: 'Overlijdensdatum',
    email: 'Vertrouwenspersoon: e-mail',
    phone: 'Vertrouwenspersoon: telefoon',
    card: 'Kaartje',
    notAsked: 'Niet gevraagd',
    verdict: {
      same: 'Komt overeen',
      like: 'Lijkt erop',
      initial: 'Achternaam gelijk; voorletter niet te vergelijken',
      surname: 'Lijkt erop: achternaam wijkt af of ontbreekt',
      differs: 'Verschilt',
      unknown: 'Niet bekend',
      notAsked: 'Niet te vergelijken',
    },
    deaths: {
      future: 'Kan niet: dit is in de toekomst',
      beforeBirth: 'Kan niet: dit is voor de geboorte',
      old: 'Verschilt: langer dan een jaar geleden',
      confirmedLater: 'Verschilt: de wensen zijn daarna nog bevestigd. Bel eerst',
      writtenLater: 'Verschilt: daarna, op {{day}}, schreef nog iemand in dit dossier. Bel eerst',
      fine: 'Kan kloppen',
    },
    contacts: {
      known: 'Komt overeen: door de eigenaar opgegeven',
      unknown: 'Verschilt: niet door de eigenaar opgegeven',
      otherPhone:
        'Staat niet zo in het dossier. Bel dit nummer niet zonder meer: de uitvaartondernemer gaf het op.',
      itself: 'Kan niet: werkt bij dit gildelid of bij ons',
    },
    cards: {
      none: 'Niet nodig',
      valid: 'Komt overeen: geldig kaartje van dit dossier',
      revoked: 'Verschilt: kaartje is ingetrokken',
      other: 'Verschilt: kaartje hoort niet bij dit dossier',
    },
    looking: 'Wij zoeken het dossier nog op. Ververs de pagina zo.',
    noFile: 'Verschilt: er is geen dossier met dit nummer',
    marks_one: '{{count}} verschil',
    marks_other: '{{count}} verschillen',
    noMarks: 'Geen verschillen',
    unsure: 'Niet alles is zeker',
    unsigned: 'Geen ondertekende wilsverklaring',
  },
  blocked: {
    other: 'Voor dit dossier is al een andere aanvraag geaccordeerd.',
    impossible: 'De overlijdensdatum kan niet kloppen. U kunt deze aanvraag alleen afwijzen.',
    differs:
      'De naam wijkt af, en de geboortedatum klopt niet of is niet te vergelijken. U kunt deze aanvraag alleen afwijzen. Kies als reden dat de gegevens niet kloppen.',
    denied:
      'Iemand die wij belden, sprak deze aanvraag tegen. U kunt deze aanvraag alleen afwijzen.',
    self: 'De vertrouwenspersoon werkt bij dit gildelid of bij ons. Zo bevestigt de vrager de eigen aanvraag. U kunt deze aanvraag zo niet accorderen.',
    contact:
      'Deze aanvraag gaat over u, of u staat in dit dossier als contactpersoon. Andere collega’s beslissen.',
    late: 'U werd medewerker nadat deze aanvraag was betaald. Een andere collega beslist.',
    given:
      'U gaf uw collega die al accordeerde een rol, of u kreeg die van deze collega. Een andere collega beslist.',
    untold:
      'De eigenaar weet nog niet van deze aanvraag, en kan die dus nog niet stoppen. Accorderen kan daarna.',
    going:
      'De eigenaar vroeg ons om het account te verwijderen. Tot die dag geven wij niets uit het dossier, en accorderen kan niet. Bedenkt de eigenaar zich? Dan kan het weer.',
    inactive:
      'Dit gildelid is niet actief, en kan niets ophalen. Accorderen kan weer als het lid actief is. Duurt dat te lang? Bel de familie, en wijs af: dan gaat het geld terug, en kan een ander bedrijf het vragen.',
    moneyBack:
      'Het geld van deze aanvraag ging terug, of de betaling wordt betwist. Accorderen kan als een beheerder bij Aandacht zegt dat het is geregeld.',
    opened: 'U heeft deze aanvraag zelf geopend voor het gildelid. Andere collega’s beslissen.',
    notFound: 'Er is geen dossier met dit nummer. U kunt de aanvraag alleen afwijzen.',
    unsigned:
      'In dit dossier staat geen ondertekende wilsverklaring. U kunt de aanvraag alleen afwijzen.',
  },
  fields: {
    nagekeken: { label: 'Wat heeft u gecontroleerd?', options: checks },
    ondanks: { label: 'Waarom accordeert u, al wijkt er iets af?', options: despite },
  } satisfies FieldsTexts<ReturnType<typeof approveForm>>,
  doctor: {
    arts: { label: 'Naam van de arts of het ziekenhuis' },
    plaats: { label: 'Plaats' },
  } satisfies FieldsTexts<typeof doctorForm>,
  whose: {
    title: 'Van wie is dit dossier?',
    text: 'U ziet de naam, geboortedatum en woonplaats. Dat komt in het logboek. Leeft de eigenaar nog, dan ziet die het ook.',
    submit: 'Bekijk van wie het is',
    first: 'Bekijk eerst van wie het dossier is',
    name: 'Naam in het dossier',
    birth: 'Geboortedatum in het dossier',
    city: 'Woonplaats',
    unknown: 'Niet bekend',
    gone: 'Er is niets (meer) te beslissen over deze aanvraag. Wij laten niet zien van wie het is.',
  },
  /** Calls in the place of a mail. */
  toCall: {
    title: 'Bellen of schrijven',
    owner: 'de eigenaar',
    contact: 'de vertrouwenspersoon',
    aboutOwner: {
      asked:
        'De eigenaar weet nog niet van deze aanvraag: er komt geen e-mail aan. Bel, en vraag of het klopt. Neemt niemand op? Spreek in, of stuur een brief. Klopt het niet? Wijs de aanvraag dan af.',
      approved:
        'Bel de eigenaar: de aanvraag is geaccordeerd. Klopt het niet? Stop dan de levering.',
      rejected: 'Bel de eigenaar: de aanvraag is afgewezen.',
      stopped: 'Bel de eigenaar: de aanvraag is gestopt.',
      over: 'Bel de eigenaar: de aanvraag is voorbij. Niemand krijgt iets te lezen.',
      delivered: 'Bel de eigenaar: de wensen zijn geleverd.',
      deletion:
        'Bel de eigenaar, of stuur een brief: het dossier wordt verwijderd. Dat gebeurt pas als u dit heeft gedaan. Klopt het niet? Stop dan de levering.',
      deleted: 'Bel de eigenaar: het dossier is verwijderd.',
      kept: 'Bel de eigenaar: het dossier blijft bewaard.',
    },
    aboutContact: {
      asked: 'Bel {{name}}: er is een aanvraag.',
      approved: 'Bel {{name}}: de aanvraag is geaccordeerd.',
      rejected: 'Bel {{name}}: de aanvraag is afgewezen.',
      stopped: 'Bel {{name}}: de aanvraag is gestopt.',
      over: 'Bel {{name}}: de aanvraag is voorbij. Antwoorden hoeft niet meer.',
      delivered: 'Bel {{name}}: de uitvaartondernemer kan het nu lezen.',
      deletion: 'Bel {{name}}: het dossier wordt straks verwijderd.',
      deleted: 'Bel {{name}}: het dossier is verwijderd.',
      kept: 'Bel {{name}}: de aanvraag is voorbij, en het dossier blijft bewaard.',
    },
    phone: 'Telefoon: {{phone}}.',
    file: 'Telefoon en adres staan bij het dossier',
    came: { spoken: 'Ik heb gebeld', tried: 'Ik sprak in of stuurde een brief' },
    done: { spoken: 'Gebeld op {{moment}}.', tried: 'Ingesproken of geschreven op {{moment}}.' },
    takeBack: 'Neem dit terug',
  },
  named: {
    title: { full: 'Wie noemde de eigenaar?', living_will: 'Wie kunt u bellen?' },
    stranger: 'De eigenaar noemde deze vertrouwenspersoon niet.',
    strangeNumber: 'De vertrouwenspersoon is gebeld op een nummer dat de eigenaar niet gaf.',
    unclearNumber:
      'De vertrouwenspersoon is gebeld. Wij weten niet meer of de eigenaar dat nummer gaf.',
    alive: {
      full: 'De eigenaar liet eerder weten te leven. Bel daarom de eigenaar, of iemand die de eigenaar noemde, of bekijk de akte van overlijden. Zonder een van de drie kan niemand deze aanvraag accorderen.',
      living_will:
        'Dit bedrijf zei eerder dat de eigenaar was overleden, en dat was niet zo. Bel daarom de eigenaar, of iemand die de eigenaar noemde. Lukt dat niet? Bel dan de arts of het ziekenhuis. Zonder een van die gesprekken kan niemand deze aanvraag accorderen.',
    },
    hear: {
      full: 'Bel daarom iemand die de eigenaar wel noemde, of bekijk de akte van overlijden. Zonder een van de twee kan niemand deze aanvraag accorderen.',
      living_will:
        'Bel daarom de eigenaar, of iemand die de eigenaar wel noemde. Lukt dat niet? Bel dan de arts of het ziekenhuis. Zonder een van die gesprekken kan niemand deze aanvraag accorderen.',
    },
    text: 'U ziet namen en telefoonnummers. Dat komt in het logboek. Leeft de eigenaar nog, dan ziet die het ook.',
    submit: 'Bekijk wie de eigenaar noemde',
    none: 'De eigenaar noemde niemand. Vraag het gildelid om de akte van overlijden.',
    unknown: 'geen telefoonnummer bekend',
    owner: 'de eigenaar',
    colleague: 'een collega',
    ask: 'Wat zegt {{name}}?',
    answers: {
      full: { yes: 'Is overleden', no: 'Leeft', none: 'Er nam niemand op' },
      living_will: { yes: 'Het mag', no: 'Het mag niet', none: 'Er nam niemand op' },
    } satisfies Record<RequestKind, Record<CallAnswer, string>>,
    said: {
      full: { yes: '{{name}} is overleden', no: '{{name}} leeft' },
      living_will: { yes: 'het mag', no: 'het mag niet' },
    },
    called: '{{by}} sprak {{who}}: {{said}}',
    calledInVain: '{{by}} belde {{who}}: er nam niemand op',
    calledDoctor: '{{by}} belde met {{who}}',
    takeBack: 'Neem dit gesprek terug',
    takenBack: '{{said}}. Teruggenomen op {{moment}}: dit telt niet meer',
    doctor: {
      title: 'Lukt dat niet?',
      text: 'Zoek zelf het nummer op van de arts of het ziekenhuis, en bel. De eigenaar leest in een e-mail met wie u belde.',
      submit: 'Gebeld met de arts of het ziekenhuis',
    },
  },
  open: {
    title: {
      full: 'Volledig dossier opvragen namens een gildelid',
      living_will: 'Wilsverklaring opvragen namens een gildelid',
    },
    lead: 'Vul in wat het gildelid u aan de telefoon vertelt. Het gildelid krijgt een e-mail, kijkt alles na en betaalt.',
    other: 'U beslist zelf niet over een aanvraag die u opent. Andere collega’s doen dat.',
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
    first: 'Download eerst de akte, en laad deze pagina opnieuw. Daarna kunt u die aanvinken.',
    ask: 'Vraag om de akte',
    asked: 'Gevraagd op {{moment}}.',
  },
  others: {
    title: 'Andere aanvragen voor dit dossier',
    none: 'Er zijn geen andere aanvragen voor dit dossier.',
    count_one: 'Er is {{count}} andere aanvraag voor dit dossier.',
    count_other: 'Er zijn {{count}} andere aanvragen voor dit dossier.',
    line: '{{kind}} van {{company}}, {{date}}: {{state}}',
  },
  past: {
    title: 'Wat er gebeurde',
    line: '{{moment}}: {{what}}',
    unpaid: 'gevraagd',
    waiting_contact: 'betaald',
    again: 'vertrouwenspersoon opnieuw gevraagd',
    waiting_time: 'de vertrouwenspersoon zei ja',
    pending_verification: {
      waiting_contact: 'de vertrouwenspersoon zei ja',
      waiting_time: 'de bedenktijd is voorbij',
    },
    byPhone: '{{what}}, aan de telefoon ({{noted}} belde, {{confirmed}} bevestigde)',
    approved: '{{by}} accordeerde ({{checks}})',
    approvedDespite: '{{by}} accordeerde ({{checks}}). {{despite}}',
    takenBack: '{{by}} nam het eigen akkoord terug',
    noLonger: '{{said}}. Dit telt niet meer: deze collega beslist hier niet over',
    unseen: 'niet vastgelegd hoe',
    refused: '{{by}} wees af. {{reason}}',
    stopped: '{{by}} stopte de levering. {{reason}}',
    paidBack: 'de betaling is terug bij het gildelid',
  },
  now: {
    title: 'Stand en besluit',
    time: 'Bedenktijd',
    contact: 'Vertrouwenspersoon',
    waits: 'Wacht',
    since: 'sinds {{moment}}',
    until: 'tot {{moment}}',
    left: 'nog {{age}}',
    over: 'de tijd is om',
    funeral: 'Uitvaart uiterlijk',
    today: 'dat is vandaag',
    nothing: 'U hoeft nu nog niets te beslissen. De eigenaar kan het nog stoppen.',
    untold: {
      call: 'De eigenaar krijgt geen e-mail, en is nog niet gebeld.',
      mail: 'De e-mail aan de eigenaar is nog niet verzonden, en de eigenaar is nog niet gebeld.',
    },
    going: 'De eigenaar vroeg ons om het account te verwijderen.',
    moneyBack: 'Het geld ging terug, of de betaling wordt betwist.',
    untoldWait: 'De bedenktijd begint pas als de eigenaar ervan weet.',
    funeralOver: 'deze dag is voorbij',
    unfetched: 'Nog niet opgehaald',
    inactive: 'Het gildelid is niet actief',
    refusedWrongly:
      'Ten onrechte afgewezen? Terugdraaien kan niet: iedereen kreeg al een e-mail. Bel het bedrijf: het doet een nieuwe aanvraag.',
    payBack: 'Vraag een beheerder om de eerste betaling bij Stripe terug te betalen.',
    runs: 'Afgerond: de levering loopt',
  },
  clock: {
    waits: 'wacht {{age}}',
    minutes_one: '{{count}}\u00a0minuut',
    minutes_other: '{{count}}\u00a0minuten',
    hours_one: '{{count}}\u00a0uur',
    hours_other: '{{count}}\u00a0uur',
    days_one: '{{count}}\u00a0dag',
    days_other: '{{count}}\u00a0dagen',
  },
  ways: { approve: 'Naar accorderen', refuse: 'Naar afwijzen' },
  next: 'Verder',
  choose: 'Kies wat u beslist: druk op Accorderen of op Afwijzen.',
  call: 'Noteer een antwoord aan de telefoon',
  callWaits: 'Er is een gesprek opgeschreven. Bekijk en bevestig het',
  whoseRequest: '{{kind}} van {{name}}, dossiernummer {{number}}',
  asks: 'Gevraagd door {{company}}',
  deleted: 'Verwijderd op {{date}}',
  deletedFile: 'Het dossier is na de levering verwijderd.',
  list: {
    decideCaption:
      'Aanvragen die op een beslissing wachten: eerst wilsverklaringen, dan de vroegste uitvaart',
    attention: 'Leveringen die aandacht vragen',
    attentionCaption: 'De oudste levering bovenaan',
    attentionFor: {
      unfetched: 'Niemand haalde iets op. Beslis wat er gebeurt',
      failed: 'Klaarmaken lukt niet',
      withheld: 'Bestand met een virus niet geleverd',
    },
    callWaits: 'Gesprek opgeschreven. Een collega bevestigt het',
    haste: 'er kan haast zijn',
    toCall: 'Geen e-mail: een medewerker belt',
    underWayCaption:
      'Aanvragen die nog op iemand anders wachten: eerst wilsverklaringen, dan de vroegste uitvaart',
    waits: 'al {{age}}',
    fresh: 'net binnen',
    funeral: 'Uitvaart uiterlijk',
    who: 'Over wie',
    born: 'geb. {{date}}',
    check: 'Vergelijking: ',
    oneMore: 'Een collega accordeerde al',
    refuse: {
      differs: 'Afwijzen: naam en geboortedatum kloppen niet',
      impossible: 'Afwijzen: de overlijdensdatum kan niet',
      unsigned: 'Afwijzen: er is geen ondertekende wilsverklaring',
      denied: 'Afwijzen: aan de telefoon tegengesproken',
    },
    byMe: 'U accordeerde al. Een collega beslist.',
    byOther: 'Een collega beslist',
    late: 'Dit kan duren tot na de uitvaart',
  },
} as const
