import type { requestContactForm } from '#app/features/release/forms/request-forms.ts'
import type {
  ContactDenial,
  DeskStop,
  RefusalReason,
  RequestKind,
  StopSaid,
} from '#app/features/release/states.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'
import { contactPhone, OR_PHONE } from './member-asks.nl.ts'

/** What a member does after that. */
const afterRefusal = {
  'no-such-file': 'Kijk het dossiernummer op het kaartje na. Doe daarna een nieuwe aanvraag.',
  'not-signed': 'Vraag de naasten of er een papieren wilsverklaring is.',
  'details-differ':
    'Kijk de gegevens na bij de familie. Klopte er iets niet? Doe dan een nieuwe aanvraag.',
  'contact-unsure': 'Noem in een nieuwe aanvraag iemand die de eigenaar goed kent.',
  'no-death':
    'Heeft u de akte van overlijden? Doe dan een nieuwe aanvraag, en voeg de akte daaraan toe.',
  'our-fault':
    'De fout ligt bij ons, niet bij u. Vraag het binnen 30 dagen opnieuw aan: dat kost dan niets. Bel ons als er haast is.',
  'member-stopped': 'Uw lidmaatschap is gestopt. Bel ons als u er vragen over heeft.',
  'contact-denies':
    'Daarmee is het klaar. Heeft de familie vragen? Laat die contact met ons opnemen.',
  'contact-says-alive':
    '{{contact}} zei dat {{name}} leeft. Kijk het dossiernummer en de naam na, en bel de familie voordat u iets anders doet.',
} satisfies Record<RefusalReason | ContactDenial, string>

/** To a member about what it asked for: how far it is, how it ends, what can be done meanwhile. */
export const memberFollows = {
  own: {
    none: 'U heeft nog niets opgevraagd.',
    state: 'Stand',
    asked: 'Gevraagd op',
    by: 'Gevraagd door',
    former: 'een oud-collega',
    office: 'het Wensenregister, namens uw bedrijf',
    gone: '(nummer niet meer bewaard)',
    because: '{{state}}: {{reason}}',
    nameless: '{{kind}} {{number}}',
    died: 'Overleden op {{date}}',
    funeral: 'Uitvaart uiterlijk {{date}}',
    funeralWas: 'De termijn voor de uitvaart liep af op {{date}}.',
    livingWill: 'Alleen de wilsverklaring',
    numbered: '{{facts}}. Dossiernummer {{number}}',
    ready: 'Dit staat voor u klaar',
    act: 'Voor u',
    wait: 'Wij zijn bezig',
    done: 'Klaar',
    isDone: '(gedaan)',
    steps: {
      asked: 'Gevraagd',
      toPay: 'Te betalen',
      paid: 'Betaald',
      toSend: 'Te versturen',
      sent: 'Verstuurd',
      answer: 'Antwoord',
      check: 'Nakijken',
      checked: 'Nagekeken',
      get: 'Ophalen',
      making: 'Wij maken het klaar',
    },
    /** What the trusted person is asked. */
    question: {
      full: 'of het klopt',
      living_will: 'of u de wilsverklaring mag lezen',
    } satisfies Record<RequestKind, string>,
    asksNow: 'Wij vroegen {{name}} {{question}}. Er is nog geen antwoord.',
    callsNow: 'Wij bellen {{name}} op een werkdag, om te vragen {{question}}.',
    answeredNow: '{{name}} gaf antwoord aan de telefoon. Een tweede medewerker kijkt dat na.',
    tooLong: 'Dit kan duren tot na de uitvaart.',
    checksNow: {
      full: 'Leeft de eigenaar toch? Dan kan die het nu nog stoppen. Daarvoor wachten wij meestal één dag. Daarna beslissen twee medewerkers. U krijgt dan een e-mail.',
      living_will:
        'De eigenaar kan het nu nog stoppen. Een medewerker kijkt het na. U krijgt een e-mail zodra wij beslissen.',
    } satisfies Record<RequestKind, string>,
    /** By the time of who chose none. */
    ownerStops:
      'De eigenaar kan het nog stoppen, meestal tot {{moment}}. Daarna beslissen twee medewerkers. U krijgt dan een e-mail.',
    waitOver:
      'De bedenktijd van één dag is voorbij. Koos de eigenaar meer tijd? Dan wachten wij die af. Twee medewerkers beslissen, en u krijgt een e-mail.',
    saidYes: 'De vertrouwenspersoon zei ja. {{next}}',
    them: 'de vertrouwenspersoon',
    making: 'U krijgt een e-mail zodra u het kunt ophalen.',
    notFetched: 'Nog niet opgehaald.',
    funeralIn_zero: 'De uitvaart is uiterlijk vandaag.',
    funeralIn_one: 'De uitvaart is uiterlijk morgen.',
    funeralIn_other: 'De uitvaart is uiterlijk over {{count}} dagen.',
    until: 'Ophalen kan tot en met {{date}}.',
    fetched: 'Opgehaald op {{date}}. Ophalen kan nog tot en met {{until}}.',
    fetchedLastDay: 'Opgehaald op {{date}}. {{lastDay}}',
    /** What is delivered of a living will is a copy. */
    lastDay: {
      full: 'U kunt het vandaag nog ophalen. Morgen verwijderen wij het.',
      living_will: 'U kunt het vandaag nog ophalen. Morgen verwijderen wij de kopie.',
    },
    getToday: 'U haalde nog niets op. Haal het vandaag op: ons kantoor kan de levering stoppen.',
    ended: 'Ophalen kon tot en met {{date}}.',
    facts: '{{kind}}, gevraagd op {{date}} door {{name}}',
    pay: 'Betaal {{price}}',
    follow: 'Bekijk uw aanvraag',
    about: 'over {{name}}',
    of: 'van {{name}}',
    for: 'voor {{name}}',
    more: 'Meer over {{name}}',
    count_one: '{{count}} aanvraag',
    count_other: '{{count}} aanvragen',
    over_one: 'Nog {{count}} aanvraag',
    over_other: 'Nog {{count}} aanvragen',
    get: { full: 'Haal de wensen op', living_will: 'Haal de wilsverklaring op' },
  },
  follow: {
    title: 'Uw aanvraag',
    afterRefusal,
    heading: '{{name}}, overleden op {{date}}',
    asked: 'Wat u vroeg',
    anew: 'Nieuwe aanvraag doen',
    lead: {
      waiting_call:
        'Wij bellen {{name}}, want er is geen e-mailadres. {{from}} Wij wachten tot {{until}} op antwoord.',
      answered: '{{name}} gaf antwoord aan de telefoon. Een tweede medewerker kijkt dat na.',
      waiting_contact:
        'Wij vroegen {{name}} per e-mail {{question}}. Er is nog geen antwoord. Wij wachten tot {{until}}.',
      rejected: 'Deze aanvraag is afgewezen. U krijgt niets te lezen. {{next}}',
      expired: 'Deze aanvraag is verlopen. Is het nog nodig? Doe dan een nieuwe aanvraag.',
      withdrawn:
        'Uw bedrijf trok deze aanvraag in. U krijgt niets te lezen. Is het toch nodig? Doe dan een nieuwe aanvraag.',
    },
    calls: {
      now: 'Dat doen wij zo snel mogelijk.',
      later: 'Dat is op zijn vroegst {{moment}}.',
    },
    stopped: {
      alive:
        'Er is ons gezegd dat {{name}} niet is overleden. Deze aanvraag is daarom gestopt. Kijk het dossiernummer en de naam na, en bel de familie voordat u iets anders doet. Heeft u al iets opgehaald? Verwijder dat dan.',
      full: 'Deze aanvraag is gestopt. U krijgt niets meer te lezen. Kijk het dossiernummer en de naam na, en bel de familie voordat u iets anders doet. Heeft u al iets opgehaald? Verwijder dat dan.',
      living_will:
        'Deze aanvraag is gestopt. U krijgt de wilsverklaring niet te lezen. Heeft u al iets opgehaald? Verwijder dat dan.',
      'signed-in':
        'Iemand logde in als {{name}}{{answered}}. Deze aanvraag is daarom gestopt. Was dat iemand van de familie? Neem contact met ons op: dan zoeken wij uit hoe het verder kan. Heeft u al iets opgehaald? Verwijder dat dan.',
      gone: 'Het account van {{name}} is verwijderd, en het dossier ook. Daarom is deze aanvraag gestopt. Bel de familie. Misschien hebben zij de wensen op papier. Heeft u al iets opgehaald? Verwijder dat dan.',
      desk: 'Het Wensenregister stopte deze aanvraag. {{why}} U krijgt niets meer te lezen. Bel de familie voordat u iets anders doet. Heeft u al iets opgehaald? Verwijder dat dan.',
    } satisfies Record<StopSaid, string>,
    /** Why the office did, as a member may know it. */
    deskStops: {
      'said-to-live': 'Wij hoorden dat het overlijden niet klopt.',
      'owner-objects': 'De eigenaar wil niet dat u de wilsverklaring leest.',
      'details-differ': 'De gegevens blijken niet te kloppen.',
      'contact-unsure': 'Wij zijn niet meer zeker van de vertrouwenspersoon.',
      'our-fault':
        'Wij hadden de aanvraag niet mogen goedkeuren. Vraagt u het binnen 30 dagen opnieuw aan, dan kost dat niets.',
    } satisfies Record<DeskStop, string>,
    tooLong: {
      title: 'Bel {{name}} zelf even',
      call: 'Bel {{phone}}',
      text: 'Vraag of onze e-mail is aangekomen. De uitvaart is uiterlijk {{funeral}}. Komt er geen antwoord? Noem dan hieronder iemand anders.',
      called:
        'Zeg vast dat wij bellen. De uitvaart is uiterlijk {{funeral}}. Heeft iemand anders uit de familie wel e-mail? Noem die dan hieronder: dat gaat sneller.',
    },
    /** A living will may be needed at once. */
    haste: {
      title: 'Is er haast?',
      text: 'Bel {{name}}: er ligt een e-mail van ons. Vraag de naasten ook om de papieren wilsverklaring.',
      called:
        'Zeg {{name}} vast dat wij bellen. Vraag de naasten ook om de papieren wilsverklaring.',
    },
    again: {
      title: 'Komt er geen antwoord?',
      text: 'Kijk de gegevens na en verbeter wat niet klopt. U mag ook iemand anders noemen. Wij stellen de vraag dan nog een keer. De link in de vorige e-mail werkt daarna niet meer.',
      called:
        'Kijk de gegevens na en verbeter wat niet klopt. U mag ook iemand anders noemen. Met een e-mailadres gaat het sneller.',
      submit: 'Verstuur de vraag opnieuw',
      fields: {
        contactNaam: { label: 'Naam van de vertrouwenspersoon' },
        email: {
          label: 'E-mailadres van de vertrouwenspersoon',
          mark: OR_PHONE,
        },
        contactTelefoon: contactPhone,
      } satisfies FieldsTexts<typeof requestContactForm>,
    },
  },
  /** When a member hears. */
  heard: {
    hours: 'Wij beslissen {{days}}, van {{opens}} tot {{closes}}\u00a0uur.',
    closed: 'Ons kantoor is nu dicht. Wij zijn er weer {{moment}}.',
    moments: {
      today: 'vandaag om {{time}}\u00a0uur',
      tomorrow: 'morgen om {{time}}\u00a0uur',
      later: 'op {{moment}}',
    },
    days: { today: 'vandaag', tomorrow: 'morgen' },
    call: 'Hoort u op {{day}} nog niets? Bel dan {{phone}}.',
    mail: 'Hoort u op {{day}} nog niets? Mail ons dan.',
  },
  /** What becomes of the money once a request is over. */
  money: {
    done: 'U kreeg {{amount}} terug op {{date}}.',
    comes: 'U krijgt {{amount}} terug, binnen tien werkdagen.',
    never: 'U krijgt de {{amount}} niet terug. Dat gebeurt alleen na een fout van ons.',
    mistaken: 'Vindt u dat wij ons vergissen?',
    question: 'Heeft u een vraag hierover?',
  },
  /** A member ends its own request, after it was paid. */
  withdraw: {
    link: 'Trek deze aanvraag in',
    title: 'Deze aanvraag intrekken?',
    lead: 'De aanvraag over {{name}} stopt dan. Wij vragen niemand meer iets, en u krijgt niets te lezen.',
    told: 'Wij laten {{contact}} weten dat het niet doorgaat. Ook naar de eigenaar van het dossier gaat bericht. Uw bedrijf krijgt een e-mail.',
    /** The trusted person was not asked yet, or cannot be reached by mail and was not spoken to. */
    toldOthers: 'Wie ervan weet, hoort dat het niet doorgaat. Uw bedrijf krijgt een e-mail.',
    money:
      'U betaalde {{amount}}. Dat krijgt u niet terug: dat gebeurt alleen na een fout van ons.',
    paid: 'U krijgt de betaling niet terug. Dat gebeurt alleen na een fout van ons.',
    later:
      'U kunt dit niet ongedaan maken. Is het later toch nodig? Dan doet en betaalt u een nieuwe aanvraag.',
    submit: 'Ja, trek de aanvraag in',
    keep: 'Nee, laat de aanvraag doorgaan',
  },
  /** On the page with notices of a member. */
  notices: {
    completed: {
      title: 'Een aanvraag is goedgekeurd',
      message: 'Bij uw aanvragen ziet u of alles klaarstaat, en tot wanneer.',
    },
    rejected: {
      title: 'Een aanvraag is afgewezen',
      message: 'Bij uw aanvragen leest u waarom.',
    },
    stopped: {
      title: 'Een aanvraag is gestopt',
      message: 'Heeft u al iets opgehaald? Verwijder dat dan.',
    },
    expired: {
      title: 'Een aanvraag is verlopen',
      message: 'De vertrouwenspersoon heeft niet op tijd geantwoord.',
    },
    withdrawn: {
      title: 'Een aanvraag is ingetrokken',
      message: 'Iemand van uw bedrijf deed dat. Bij uw aanvragen ziet u welke.',
    },
  },
} as const
