import { unansweredWords } from '#app/features/calls/unanswered.ts'
import type {
  requestContactForm,
  fullRequestForm,
  livingWillRequestForm,
} from '#app/features/release/forms/request-forms.ts'
import type { callForm } from '#app/features/release/forms/call-form.ts'
import type { waitForm } from '#app/features/release/forms/wait-form.ts'
import type { certificateForm } from '#app/features/release/forms/certificate-form.ts'
import type { refuseForm } from '#app/features/release/decision/decision-forms.ts'
import type {
  Because,
  ContactDenial,
  Denial,
  DeskStop,
  RefusalReason,
  RequestKind,
  RequestState,
  StopSaid,
  TrustedAnswer,
} from '#app/features/release/states.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'
import { releaseDesk } from './desk-texts.nl.ts'

const ownReference = {
  group: 'Voor uw administratie',
  label: 'Uw eigen kenmerk',
  hint: 'Staat op de factuur. Zet er geen dossiernummer in.',
}

const kinds = {
  living_will: 'Wilsverklaring',
  full: 'Volledig dossier',
} satisfies Record<RequestKind, string>

/** As a member and the office see them (specification 4). */
const states = {
  unpaid: 'Nog niet betaald',
  waiting_contact: 'Wacht op de vertrouwenspersoon',
  waiting_time: 'Bedenktijd',
  pending_verification: 'Wacht op verificatie',
  completed: 'Afgerond',
  rejected: 'Afgewezen',
  stopped: 'Gestopt',
  expired: 'Verlopen',
} satisfies Record<RequestState, string>

const refusals = {
  'no-such-file': 'Er is geen dossier met dit nummer',
  'not-signed': 'Er is geen ondertekende wilsverklaring',
  'details-differ': 'De gegevens in de aanvraag kloppen niet',
  'contact-unsure': 'Wij weten niet zeker wie de vertrouwenspersoon is',
  'no-death': 'Het overlijden is niet vastgesteld',
  'our-fault': 'Wij hebben een fout gemaakt',
} satisfies Record<RefusalReason, string>

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
  'contact-denies':
    'Daarmee is het klaar. Heeft de familie vragen? Laat die contact met ons opnemen.',
  'contact-says-alive':
    '{{contact}} zei dat {{name}} leeft. Kijk het dossiernummer en de naam na, en bel de familie voordat u iets anders doet.',
} satisfies Record<RefusalReason | ContactDenial, string>

/** Why a request ended, as a member may know it: not more than that of its owner. */
const because = {
  ...refusals,
  'contact-denies': 'De vertrouwenspersoon zei nee',
  'contact-says-alive': 'De vertrouwenspersoon zei dat deze persoon leeft',
  'contact-silent': 'De vertrouwenspersoon heeft niet geantwoord',
  'said-to-live': 'Wij hoorden dat deze persoon leeft',
  'owner-objects': 'De eigenaar wil het niet',
  'by-owner': 'Door de eigenaar',
  'owner-signed-in': 'De eigenaar logde in of liet opnieuw zien wie het is',
  'owner-answered': 'Wie inlogde als de eigenaar, stopte het',
  'stopped-with-other': 'Samen met een andere aanvraag gestopt',
  'account-deleted': 'Het account is verwijderd',
  'member-gone': 'Het gildelid is verwijderd',
  'not-paid': 'Niet betaald',
  'thrown-away': 'Weggegooid',
  withdrawn: 'Ingetrokken door het bedrijf',
} satisfies Record<Because, string>

/** Why a trusted person said no, as the office sees it. */
const denies = {
  reading:
    'De vertrouwenspersoon zei dat het overlijden klopt, maar dat het bedrijf niet mag lezen',
  death: 'De vertrouwenspersoon zei dat deze persoon leeft',
} satisfies Record<Denial, string>

/** What a trusted person answers, by the link or on the telephone. */
const answers = {
  mag: 'Ja, en {{company}} mag de wensen lezen',
  'mag-niet': '{{name}} is overleden, maar {{company}} mag de wensen niet lezen',
  leeft: 'Nee, {{name}} leeft',
  ja: 'Ja, dat mag',
  nee: 'Nee, dat mag niet',
} satisfies Record<TrustedAnswer, string>

const saidYes = {
  title: 'Dank u wel',
  text: 'Wij kijken eerst alles na. Pas daarna leest iemand iets. U hoort van ons hoe het afloopt. Vergist u zich, of denkt u er later anders over? Open dan de link in onze e-mail nog een keer.',
}
const saidNo = {
  title: 'Niemand krijgt iets te lezen',
  text: 'U zei nee. Het is gestopt. U hoeft niets meer te doen.',
}

/** Asking for a file, confirming and stopping that, and deciding on it (specification 2.8, 2.9, 4, 5). */
export const release = {
  kinds,
  states,
  because,
  denies,
  facts: {
    number: 'Dossiernummer: {{number}}',
    kind: 'Soort aanvraag: {{kind}}',
    ownerUntil: 'Tot {{moment}} krijgt niemand iets te lezen.',
    contactUntil: 'U kunt antwoorden tot {{moment}}.',
    ownerNow: {
      full: 'Er is geen bedenktijd.',
      living_will:
        'Zegt de vertrouwenspersoon ja? Dan kan het bedrijf uw wilsverklaring nog vandaag lezen.',
    } satisfies Record<RequestKind, string>,
    doctor: 'Met wie wij belden: {{who}}.',
    why: 'Reden: {{reason}}.',
    paidBack: 'U krijgt uw betaling terug, binnen tien werkdagen.',
    aColleague: 'Iemand van uw bedrijf',
    notPaidBack: 'U krijgt uw betaling niet terug. Dat gebeurt alleen na een fout van ons.',
    /** What was got before a stop: in a mail to the member, the owner, and who said yes. */
    fetched: {
      member: {
        nothing: 'U had nog niets opgehaald.',
        full: 'U haalde de wensen op {{moment}} al op. Verwijder alles nu, ook uit uw e-mail, en mail ons dat het weg is.',
        living_will:
          'U haalde de wilsverklaring op {{moment}} al op. Verwijder die nu, ook uit uw e-mail. Gaf u die aan een arts? Zeg dan dat de aanvraag is gestopt.',
      },
      owner: {
        nothing: 'Er was nog niets opgehaald.',
        full: '{{company}} haalde uw wensen op {{moment}} al op. Wij zeggen het bedrijf alles te verwijderen, en nemen contact met u op.',
        living_will:
          '{{company}} haalde uw wilsverklaring op {{moment}} al op. Wij zeggen het bedrijf die te verwijderen, en nemen contact met u op.',
      },
      contact: {
        nothing: 'Er was nog niets opgehaald. Niemand krijgt nog iets te lezen.',
        full: '{{company}} haalde de wensen op {{moment}} al op. Wij zeggen het bedrijf alles te verwijderen.',
        living_will:
          '{{company}} haalde de wilsverklaring op {{moment}} al op. Wij zeggen het bedrijf die te verwijderen.',
      },
      /** Who said yes about a death, and then the owner said that it is not so. */
      denied: {
        nothing:
          'Er was nog niets opgehaald. Niemand krijgt iets te lezen. Was uw antwoord een vergissing? Dan hoeft u niets te doen.',
        full: '{{company}} haalde de wensen op {{moment}} al op. Wij willen graag weten hoe dit kon. Neem vandaag contact met ons op.',
        living_will: '',
      },
    },
    funeral: 'Uitvaart uiterlijk: {{day}}',
    price: 'Te betalen: {{price}}',
    /** A subject begins with it. */
    before: 'Vóór {{day}}',
    today: 'Vandaag',
    fetchedAt: 'Opgehaald: {{moment}}',
    leakUntil: 'Melden bij de Autoriteit Persoonsgegevens kan tot: {{moment}}',
    /** To the owner. */
    wanted: {
      full: '{{company}} zei dat u bent overleden, en wilde uw wensen lezen.',
      living_will: '{{company}} wilde uw wilsverklaring lezen.',
    } satisfies Record<RequestKind, string>,
    /** To who said yes. */
    notOn: 'Het ging niet door.',
    notOnByUs:
      'Wij maakten een fout, en stopten de aanvraag. De uitvaartondernemer kan het opnieuw vragen. Dan mailen wij u nog een keer.',
    notOnWithdrawn: 'De uitvaartondernemer trok de aanvraag in.',
    notOnGone:
      'De uitvaartondernemer is geen lid meer. Een andere uitvaartondernemer kan het opnieuw vragen. Dan vragen wij het u nog een keer.',
    company: 'Uitvaartondernemer: {{company}}',
    asks: 'Wat het bedrijf vraagt: {{what}}',
    asked: { full: 'alle wensen', living_will: 'de wilsverklaring' },
    died: 'Over: {{name}}',
    diedOn: 'Overleden op, zo hoorden wij: {{date}}',
    whose: 'Wilsverklaring van: {{name}}',
    born: 'Geboren op: {{date}}',
    somebody: 'iemand die u kent',
    theContact: 'De vertrouwenspersoon',
    thePerson: 'deze persoon',
    /** What a mail is about whose request is forgotten. */
    yours: 'Uw aanvraag',
    /** Where its own name has a link in it. */
    aCompany: 'Een uitvaartondernemer',
    theCompany: 'De uitvaartondernemer',
    hurry: {
      livingWill: 'Een arts kan de wilsverklaring nu nodig hebben. Antwoord liefst vandaag.',
      today: 'Klopt het overlijden? Dan is de uitvaart uiterlijk {{day}}. Antwoord liefst vandaag.',
      soon: 'Klopt het overlijden? Dan is de uitvaart uiterlijk {{day}}. Antwoord liefst vandaag of morgen.',
    },
  },
  choose: {
    lead: 'U bent ingelogd als gildelid. Kies wat u wilt opvragen. Een aanvraag kost {{price}}.',
    living_will: 'Wilsverklaring Opvragen',
    full: 'Volledig Dossier Opvragen',
    about: {
      living_will: 'Alleen de wilsverklaring, ook als de eigenaar nog leeft.',
      full: 'Alle wensen, de documenten en het vertrouwelijke deel, na een overlijden.',
    },
    own: 'Uw aanvragen',
  },
  ask: {
    living_will: {
      title: 'Wilsverklaring Opvragen',
      lead: 'Wij vragen de vertrouwenspersoon of u de wilsverklaring mag lezen. Daarna kijkt een medewerker uw aanvraag na, op werkdagen.',
      haste: 'Is er haast? Vraag de naasten ook om de papieren wilsverklaring.',
      closed:
        'Ons kantoor is nu dicht. Wij kijken uw aanvraag {{day}} na. Is er haast? Vraag de naasten om de papieren wilsverklaring.',
    },
    full: {
      title: 'Volledig Dossier Opvragen',
      lead: 'Wij vragen de vertrouwenspersoon om het overlijden te bevestigen. Daarna kijken twee medewerkers uw aanvraag na.',
    },
    warning:
      'Na goedkeuring kunt u het volledige dossier {{days}} dagen ophalen. Daarna verwijderen wij het voorgoed. Dat kunt u niet ongedaan maken.',
    again: 'U was niet meer ingelogd. Wat u invulde, staat er nog. Er is nog niets verstuurd.',
    kept: {
      text: 'U begon een aanvraag over {{name}}. Die is nog niet verstuurd.',
      other: 'iemand anders',
      resume: 'Ga daarmee verder',
      discard: 'Gooi weg',
    },
    scanned: {
      card: 'U scande een kaartje. Vul het dossiernummer in dat erop staat.',
      foreign:
        'Dit is geen kaartje van ons. Scan de code nog een keer, of vul het dossiernummer in dat op het kaartje staat.',
    },
    wrong: 'Validatiefout',
    submit: 'Verder naar betalen ({{price}})',
    change: 'Wijzigingen opslaan',
    back: 'Terug',
    fields: {
      living_will: {
        dossierNummer: {
          group: 'Van wie is de wilsverklaring?',
          label: 'Dossiernummer',
          hint: 'Zoals WR12345678. Het staat op het kaartje.',
        },
        naamEigenaar: { label: 'Naam van de eigenaar' },
        geboortedatum: {
          label: 'Geboortedatum van de eigenaar',
          hint: 'Zoals 31-12-1950.',
        },
        contactNaam: {
          group: 'Wie kan zeggen of het mag?',
          label: 'Naam van de vertrouwenspersoon',
          hint: 'Bijvoorbeeld de partner of een kind van de eigenaar.',
        },
        contactEmail: {
          label: 'E-mailadres van de vertrouwenspersoon',
          hint: 'Deze persoon krijgt een e-mail met de vraag of het mag. Zeg dat even: dan komt het antwoord sneller. Is er geen e-mailadres? Laat dit dan leeg en vul hieronder een telefoonnummer in.',
        },
        contactTelefoon: {
          label: 'Telefoonnummer van de vertrouwenspersoon',
          hint: 'Alleen nodig zonder e-mailadres. Dan bellen wij.',
        },
        verklaring: {
          group: 'Verklaring',
          label: 'Waarom is de wilsverklaring nu nodig?',
          hint: 'Eén zin is genoeg. De vertrouwenspersoon leest dit ook.',
        },
        kenmerk: ownReference,
      } satisfies FieldsTexts<typeof livingWillRequestForm>,
      full: {
        dossierNummer: {
          group: 'Wie is overleden?',
          label: 'Dossiernummer',
          hint: 'Zoals WR12345678. Het staat op het kaartje.',
        },
        naamOverledene: { label: 'Naam van de overledene' },
        geboortedatum: { label: 'Geboortedatum van de overledene', hint: 'Zoals 31-12-1950.' },
        overlijdensdatum: { label: 'Overlijdensdatum', hint: 'Zoals 25-11-2026.' },
        contactNaam: {
          group: 'Wie kan het overlijden bevestigen?',
          label: 'Naam van de vertrouwenspersoon',
          hint: 'Bijvoorbeeld de partner of een kind van de overledene.',
        },
        vertrouwensEmail: {
          label: 'E-mailadres van de vertrouwenspersoon',
          hint: 'Deze persoon krijgt een e-mail met de vraag of het overlijden klopt. Zeg dat even: dan komt het antwoord sneller. Is er geen e-mailadres? Laat dit dan leeg en vul hieronder een telefoonnummer in.',
        },
        contactTelefoon: {
          label: 'Telefoonnummer van de vertrouwenspersoon',
          hint: 'Alleen nodig zonder e-mailadres. Dan bellen wij.',
        },
        verklaring: {
          group: 'Verklaring',
          label: 'Waarom is het dossier nu nodig?',
          hint: 'Eén zin is genoeg. De vertrouwenspersoon leest dit ook.',
        },
        kenmerk: ownReference,
      } satisfies FieldsTexts<typeof fullRequestForm>,
    },
  },
  /** Below their heading the fields of the trusted person are said in a word. */
  asked: {
    title: 'Vertrouwenspersoon',
    contact: {
      contactNaam: 'Naam',
      contactEmail: 'E-mail',
      vertrouwensEmail: 'E-mail',
      contactTelefoon: 'Telefoon',
    },
  },
  pay: {
    title: 'Uw aanvraag betalen',
    heading: 'Betalen: {{name}}',
    lead: 'Kijk uw aanvraag na. Na de betaling kunt u alleen de gegevens van de vertrouwenspersoon nog verbeteren.',
    price: 'Prijs',
    priceIs: '{{price}}, met transactiekosten',
    kind: 'Soort aanvraag',
    deletes:
      'Na goedkeuring kunt u het volledige dossier {{days}} dagen ophalen. Daarna verwijderen wij het voorgoed. Dat kunt u niet ongedaan maken. De datum staat erbij zodra wij leveren.',
    copies:
      'Zijn er contactpersonen die mogen lezen? Dan houden zij hun eigen kopie, ook als wij het dossier verwijderen.',
    after:
      'Na de betaling vragen wij de vertrouwenspersoon {{question}}. Niemand leest iets zonder controle. U krijgt het geld alleen terug als wij een fout maken.',
    past: {
      title: 'Klopt het jaar?',
      text: 'U vulde in dat het overlijden op {{date}} was. De termijn voor de uitvaart is dan voorbij. Klopt dat niet? Kies ‘Wijzigen’.',
    },
    pressing: {
      title: 'De uitvaart is uiterlijk {{day}}',
      text: 'Onze controle duurt meestal één tot drie werkdagen.',
      call: 'Bel ons als er haast is: {{phone}}.',
    },
    submit: 'Betaal {{price}}',
    free: {
      title: 'Deze aanvraag kost u niets',
      text: 'Bij uw vorige aanvraag voor dit dossier maakten wij een fout. Daarom betaalt u nu niet.',
      price: 'Gratis',
      submit: 'Verstuur de aanvraag',
      page: 'Uw aanvraag versturen',
      heading: 'Versturen: {{name}}',
      lead: 'Kijk uw aanvraag na. Daarna kunt u alleen de gegevens van de vertrouwenspersoon nog verbeteren.',
      after:
        'Daarna vragen wij de vertrouwenspersoon {{question}}. Niemand leest iets zonder controle.',
    },
    back: 'Terug naar uw aanvragen',
    /** What we know of a payment that was begun. */
    known: {
      begun: {
        title: 'U begon al met betalen',
        text: 'Heeft u betaald? Dan hoeft u niets te doen: wij zien het binnen een paar minuten.',
      },
      otherAmount: {
        title: 'Er is een ander bedrag betaald',
        text: 'Wij storten het terug. Daarna kunt u opnieuw betalen. Betaal nu niet nog een keer.',
      },
      otherPayment: {
        title: 'Wij kijken uw betaling na',
        text: 'Wat binnenkwam, past niet bij deze aanvraag. Een medewerker zoekt het uit. Betaal nu niet nog een keer.',
      },
    },
    begunLink: 'Bekijk uw betaling',
    change: 'Wijzigen',
    drop: 'Weggooien',
  },
  /** Goes on after 'Iemand logde in als …'. */
  answered: {
    full: ', en zei: ‘Ik leef’',
    living_will: ', en zei: ‘Stop het’',
  } satisfies Record<RequestKind, string>,
  /** What becomes of the money once a request is over. */
  money: {
    done: 'U kreeg {{amount}} terug op {{date}}.',
    comes: 'U krijgt {{amount}} terug, binnen tien werkdagen.',
    never: 'U krijgt de {{amount}} niet terug. Dat gebeurt alleen na een fout van ons.',
    mistaken: 'Vindt u dat wij ons vergissen?',
    question: 'Heeft u een vraag hierover?',
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
    call: 'Hoort u op {{day}} nog niets? Bel dan {{phone}}.',
    mail: 'Hoort u op {{day}} nog niets? Mail ons dan.',
  },
  /** Where a member asks for what it asked for before. */
  already: {
    title: {
      full: 'Uw bedrijf vroeg dit dossier al op',
      living_will: 'Uw bedrijf vroeg deze wilsverklaring al op',
    } satisfies Record<RequestKind, string>,
    when: 'Dat was op {{date}}, door {{name}}.',
    runs: 'Die aanvraag loopt nog. U hoeft dus niet nog een keer te betalen.',
    making:
      'Wij keurden die aanvraag goed, en maken alles nu klaar. U hoeft dus niet nog een keer te betalen.',
    ready: {
      full: 'De wensen staan al voor u klaar. U hoeft dus niet nog een keer te betalen.',
      living_will:
        'De wilsverklaring staat al voor u klaar. U hoeft dus niet nog een keer te betalen.',
    } satisfies Record<RequestKind, string>,
    link: 'Bekijk die aanvraag',
    other: 'Bedoelt u iemand anders? Kijk dan het dossiernummer na.',
    listed: 'Uw bedrijf vroeg dit al op. U hoeft niet nog een keer te betalen.',
    drop: 'Gooi deze aanvraag weg',
  },
  drop: {
    title: 'Deze aanvraag weggooien?',
    lead: 'Wij verwijderen wat u heeft ingevuld. Er is nog niets betaald. U kunt later een nieuwe aanvraag doen.',
    submit: 'Ja, gooi de aanvraag weg',
    keep: 'Nee, bewaar de aanvraag',
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
    act: 'U kunt iets doen',
    wait: 'Wij zijn bezig',
    done: 'Klaar',
    isDone: '(gedaan)',
    steps: {
      asked: 'Gevraagd',
      toPay: 'Nog te betalen',
      paid: 'Betaald',
      toSend: 'Nog te versturen',
      sent: 'Verstuurd',
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
      full: 'De eigenaar kan het nu nog stoppen. Daarvoor wachten wij meestal één dag. Daarna beslissen twee medewerkers. U krijgt dan een e-mail.',
      living_will:
        'De eigenaar kan het nu nog stoppen. Een medewerker kijkt het na. U krijgt een e-mail zodra wij beslissen.',
    } satisfies Record<RequestKind, string>,
    /** By the time of who chose none. */
    ownerStops:
      'De eigenaar kan het nog stoppen, meestal tot {{moment}}. Daarna beslissen twee medewerkers. U krijgt dan een e-mail.',
    waitOver:
      'De gewone bedenktijd van één dag is voorbij. Soms koos de eigenaar een langere. Daarna kijken twee medewerkers het na en beslissen. U krijgt dan een e-mail.',
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
      text: 'Er ligt een vraag van ons. De uitvaart is uiterlijk {{funeral}}, en een antwoord kan ook daarna komen. Komt er niets? Noem dan hieronder iemand anders.',
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
        email: { label: 'E-mailadres van de vertrouwenspersoon' },
        contactTelefoon: {
          label: 'Telefoonnummer van de vertrouwenspersoon',
          hint: 'Alleen nodig zonder e-mailadres. Dan bellen wij.',
        },
      } satisfies FieldsTexts<typeof requestContactForm>,
    },
  },
  confirm: {
    title: {
      full: 'Is {{name}} overleden?',
      living_will: 'Mag {{company}} deze wilsverklaring lezen?',
    },
    lead: {
      full: '{{company}} schrijft ons dat {{who}} is overleden op {{died}}. Is dat zo, dan condoleren wij u van harte. Het bedrijf noemt u als iemand die het weet, en wil de wensen lezen.',
      living_will:
        '{{company}} vraagt om de wilsverklaring van {{who}}. Het bedrijf noemt u als iemand die daar ja of nee op kan zeggen.',
    },
    them: 'iemand die u kent',
    person: 'deze persoon',
    who: '{{name}}, geboren op {{born}},',
    whose: '{{name}}, geboren op {{born}}',
    why: '{{company}} schrijft erbij: ‘{{why}}’',
    short: {
      full: 'Mag het bedrijf de wensen lezen? Dan krijgt het na onze controle alles, ook het vertrouwelijke deel. Na {{days}} dagen verwijderen wij de wensen hier voorgoed. Vraag het bedrijf dus om een kopie.',
      living_will:
        'Zegt u ja? Dan kan het bedrijf de wilsverklaring na onze controle {{days}} dagen ophalen. Wij verwijderen niets.',
    },
    after: 'Wat gebeurt er na uw antwoord?',
    ifYes: {
      full: 'Zegt u ja, dan kijken twee medewerkers alles na. Daarna krijgt {{company}} alle wensen en papieren van {{name}}, ook het vertrouwelijke deel. Na {{days}} dagen verwijderen wij die hier voorgoed.',
      living_will:
        'Zegt u ja, dan kijkt een medewerker alles na. Daarna kan {{company}} de wilsverklaring van {{name}} {{days}} dagen ophalen. Wij verwijderen niets.',
    },
    ifNo: {
      full: 'Zegt u nee, of mag het bedrijf het niet lezen? Dan stopt het meteen. {{company}} krijgt niets te lezen, en wij verwijderen niets. Zegt u dat {{name}} leeft? Dan hoort het bedrijf dat. Anders hoort het alleen dat u nee zei.',
      living_will:
        'Zegt u nee, dan stopt het meteen. {{company}} krijgt niets te lezen. Het bedrijf hoort dat u nee zei.',
    },
    unsure:
      'Weet u het niet? Antwoord dan nog niet. Klopt alleen een naam of een datum niet? Antwoord dan gewoon, en laat het ons weten.',
    call: 'Bel ons: {{phone}}.',
    mail: 'Mail ons: {{email}}.',
    answers,
    done: {
      mag: saidYes,
      'mag-niet': saidNo,
      leeft: {
        title: saidNo.title,
        text: 'Dank u wel. Wij weten nu dat het niet klopt. Het is gestopt. U hoeft niets meer te doen.',
      },
      ja: saidYes,
      nee: saidNo,
    },
    said: {
      title: 'U zei ja',
      full: 'U zei ons dat {{name}} is overleden, en dat {{company}} de wensen mag lezen. Wij kijken het nu na. Nog niemand heeft iets gelezen.',
      living_will:
        'U zei ons dat {{company}} de wilsverklaring van {{name}} mag lezen. Wij kijken het nu na. Nog niemand heeft iets gelezen.',
      right: 'Klopt dat nog? Dan hoeft u niets te doen.',
      wrong: 'Vergiste u zich, of denkt u er nu anders over? Stop het dan.',
      takesBack: {
        'mag-niet': 'Stop het: {{company}} mag de wensen niet lezen',
        leeft: 'Stop het: {{name}} leeft',
        nee: 'Stop het: {{company}} mag de wilsverklaring niet lezen',
      },
    },
    sure: {
      title: 'Kijk het na',
      mag: 'U zegt dat {{name}} is overleden, en dat {{company}} alle wensen mag lezen, ook het vertrouwelijke deel.',
      'mag-niet':
        'U zegt dat {{name}} is overleden, en dat {{company}} de wensen niet mag lezen. Dan stopt het meteen.',
      leeft: 'U zegt dat {{name}} leeft. Dan stopt het meteen, en {{company}} hoort het.',
      ja: 'U zegt dat {{company}} de wilsverklaring van {{name}} mag lezen.',
      nee: 'U zegt dat {{company}} de wilsverklaring van {{name}} niet mag lezen. Dan stopt het meteen.',
      yes: 'Ja, dat klopt',
      back: 'Nee, ik kies opnieuw',
    },
    denied: {
      title: 'U heeft al geantwoord',
      leeft: 'U zei dat {{name}} leeft. Het is gestopt: {{company}} krijgt niets te lezen.',
      'mag-niet':
        'U zei dat {{company}} de wensen van {{name}} niet mag lezen. Het is gestopt: het bedrijf krijgt niets te lezen.',
      nee: 'U zei nee op een vraag over {{name}}. Het is gestopt: {{company}} krijgt niets te lezen.',
    },
    mistaken: {
      phone: 'Vergiste u zich? Bel ons vandaag: {{phone}}.',
      email: 'Vergiste u zich? Mail ons vandaag: {{email}}.',
    },
    deadTitle: 'Deze link werkt niet meer',
    dead: 'De vraag is al beantwoord, is verlopen, of het is gestopt. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Wilt u ons nog iets laten weten? Mail ons: {{email}}.',
  },
  stop: {
    title: {
      full: 'Iemand zegt dat u bent overleden',
      living_will: 'Iemand vraagt uw wilsverklaring op',
    },
    titleApproved: '{{company}} kan uw wilsverklaring nu lezen',
    lead: {
      full: '{{company}} schrijft ons dat u bent overleden, en wil uw wensen lezen. Leest u dit zelf? Dan klopt het niet. Stop de aanvraag dan nu.',
      living_will:
        '{{company}} wil uw wilsverklaring lezen. Wilt u dat niet? Stop de aanvraag dan.',
    },
    text: {
      full: 'Stopt niemand dit, dan kan het bedrijf na onze controle al uw wensen lezen. Daarna verwijderen wij uw dossier voorgoed. Stopt u, dan krijgt het bedrijf niets meer en verwijderen wij niets. Het bedrijf hoort dat u niet bent overleden.',
      living_will:
        'Stopt u niet, dan kan het bedrijf na onze controle uw wilsverklaring lezen. Stopt u, dan krijgt het bedrijf niets meer. Het bedrijf hoort dat het is gestopt.',
    },
    approved: {
      full: 'Wij hebben deze aanvraag al goedgekeurd. Het bedrijf kan uw wensen nu lezen, en haalde ze misschien al op. Stopt u, dan krijgt het bedrijf niets meer en verwijderen wij niets. Het bedrijf hoort dat u niet bent overleden.',
      living_will:
        'Wij hebben deze aanvraag al goedgekeurd. Het bedrijf kan uw wilsverklaring nu lezen, en haalde die misschien al op. Stopt u, dan krijgt het bedrijf niets meer. Het bedrijf hoort dat het is gestopt.',
    },
    submit: 'Ja, stop deze aanvraag',
    /** For who is signed in. */
    ownOver: 'Deze aanvraag loopt niet meer. U hoeft niets te doen.',
    leave: {
      full: 'Het klopt wel: niets doen',
      living_will: 'Het mag: niets doen',
    },
    leftTitle: 'U heeft niets veranderd',
    left: 'De aanvraag loopt door. Bedenkt u zich? De link in onze e-mail blijft werken zolang er iets te stoppen is.',
    doneTitle: 'De aanvraag is gestopt',
    over: 'Niemand krijgt nog iets te lezen. U krijgt ook een e-mail.',
    done: '{{fetched}} Niemand krijgt nog iets te lezen, en wij verwijderen niets. U krijgt ook een e-mail.',
    deadTitle: 'Deze link werkt niet meer',
    dead: 'Misschien is de aanvraag al gestopt of afgelopen. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Twijfelt u? Log in, of log uit en weer in. Daar stopt u alles wat nog loopt.',
    signIn: 'Naar inloggen',
    home: 'Naar de startpagina',
  },
  office: {
    title: 'Dossier Toegangsverzoeken',
    open: 'Open aanvragen',
    noneOpen: 'Er zijn geen open aanvragen.',
    handled: 'Afgehandelde aanvragen',
    handledCaption: 'De laatste tien afgehandelde aanvragen',
    noneHandled: 'Er zijn nog geen afgehandelde aanvragen.',
    number: 'Dossiernummer',
    name: 'Naam',
    company: 'Gildelid',
    kind: 'Soort',
    state: 'Stand',
    asked: 'Gevraagd op',
    ended: 'Afgehandeld op',
    action: 'Actie',
    approve: 'Accorderen',
    refuse: 'Afwijzen',
    one: 'Aanvraag van {{company}}',
    contact: 'Vertrouwenspersoon',
    file: 'Dossier',
    fileFound: 'Er is een dossier met dit nummer.',
    fileLink: 'Naar de pagina van dit dossier',
    fileMissing: 'Er is geen dossier met dit nummer.',
    card: 'Kaartje',
    cards: {
      none: 'Geen kaartje',
      valid: 'Met een geldig kaartje van dit dossier gevraagd',
      revoked: 'Met een ingetrokken kaartje van dit dossier gevraagd',
      other: 'Met een kaartje gevraagd dat niet bij dit dossier hoort',
    },
    waits: 'Bedenktijd tot',
    waited: 'Bedenktijd voorbij sinds',
    waitingTime: 'Bedenktijd',
    owner: 'De eigenaar',
    ownerAgreed: 'Wie op {{moment}} inlogde als eigenaar, zei dat het mag doorgaan',
    noWait: 'Geen bedenktijd',
    approvals: 'Geaccordeerd',
    approvalsOf: '{{done}} van {{needed}}',
    approvalsNone: 'Nog door niemand ({{needed}} nodig)',
    approvalsNever: 'Door niemand',
    approveTitle: 'Accorderen',
    approveText: {
      living_will: 'Voor een wilsverklaring is één medewerker genoeg.',
      full: 'Voor een volledig dossier zijn twee verschillende medewerkers nodig. Na de levering verwijderen wij het dossier voorgoed.',
    },
    youAreSecond: 'Een collega accordeerde al. Accordeert u ook, dan krijgt {{company}} de wensen.',
    youDidInVain:
      'U heeft deze aanvraag geaccordeerd, maar dat telt niet meer. Uw collega’s beslissen.',
    youDid: 'U heeft deze aanvraag al geaccordeerd. Een collega moet het ook doen.',
    takeBack: 'Neem mijn akkoord terug',
    notYet: 'U kunt deze aanvraag nog niet accorderen.',
    notYetTime: 'De bedenktijd loopt tot {{moment}}.',
    notYetContact: 'De vertrouwenspersoon heeft nog niet geantwoord.',
    refuseTitle: 'Afwijzen',
    refuseText: 'Het gildelid krijgt een e-mail met de reden.',
    own: 'U werkt ook voor deze uitvaartondernemer. Een collega beslist over deze aanvraag.',
    over: 'Over deze aanvraag hoeft u niet meer te beslissen.',
    fields: {
      reden: { label: 'Reden', options: refusals },
    } satisfies FieldsTexts<ReturnType<typeof refuseForm>>,
  },
  certificate: {
    title: 'Akte van overlijden',
    lead: 'Heeft u de akte van overlijden? Dan kunnen wij uw aanvraag sneller nakijken. Het hoeft niet.',
    kept: 'Alleen de medewerkers die beslissen zien de akte. Wij verwijderen de akte 90 dagen na het einde van uw aanvraag.',
    submit: 'Akte toevoegen',
    replace: 'Akte vervangen',
    added: 'Toegevoegd op {{moment}}: {{name}}',
    over: 'Bij deze aanvraag kan geen akte (meer).',
    back: 'Terug naar uw aanvraag',
    why: 'Met de akte van overlijden kijken wij uw aanvraag sneller na. Het hoeft niet.',
    needed:
      'Ons kantoor vroeg op {{date}} om de akte van overlijden. Zonder de akte van overlijden kunnen wij uw aanvraag misschien niet goedkeuren.',
    leadNeeded: 'Zonder de akte van overlijden kunnen wij uw aanvraag misschien niet goedkeuren.',
    link: 'Voeg de akte van overlijden toe',
    there: 'U voegde de akte van overlijden toe op {{moment}}.',
    look: 'Bekijk of vervang de akte',
    refused: {
      kind: 'Dit soort bestand kunnen wij niet lezen. Kies een PDF, JPG of PNG.',
      tooLarge: 'Dit bestand is groter dan 10 MB. Kies een kleiner bestand.',
      virus: 'In dit bestand zit een virus. Kies een ander bestand.',
    },
    fields: {
      file: { label: 'Bestand met de akte', hint: 'Een PDF, JPG of PNG van hooguit 10 MB.' },
    } satisfies FieldsTexts<typeof certificateForm>,
  },
  desk: releaseDesk,
  call: {
    title: 'De vertrouwenspersoon bellen',
    lead: 'Heeft de vertrouwenspersoon geen e-mail, of komt er geen antwoord? Bel dan. Schrijf op wat er is gezegd. Een collega bevestigt het. Daarna telt het, net als een antwoord met de link.',
    stranger: {
      full: 'De eigenaar noemde {{contact}} niet. Bel iemand die de eigenaar wel noemde, of vraag het gildelid om de akte van overlijden.',
      living_will:
        'De eigenaar noemde {{contact}} niet. Bel de eigenaar, of iemand die de eigenaar wel noemde. Lukt dat niet? Bel dan de arts of het ziekenhuis.',
    } satisfies Record<RequestKind, string>,
    strangerNoName: 'deze persoon',
    contact: 'Vertrouwenspersoon',
    phone: 'Telefoonnummer',
    email: 'E-mailadres',
    about: { full: 'Overledene', living_will: 'Eigenaar van de wilsverklaring' },
    none: 'Niet opgegeven',
    number: {
      title: 'Welk nummer belt u?',
      call: 'Bel {{phone}}',
      look: 'In het dossier staat een nummer van deze persoon. Bel dat nummer. Dat u het bekijkt, komt in het logboek. De eigenaar ziet het ook.',
      show: 'Toon telefoonnummer',
      none: 'In het dossier staat geen telefoonnummer van deze persoon.',
      given: 'Opgegeven door {{company}}: {{phone}}.',
      notInFile:
        'Dit nummer staat niet in het dossier. Een gesprek telt alleen met het nummer van het dossier.',
    },
    noteTitle: 'Een gesprek opschrijven',
    againTitle: 'Een ander gesprek opschrijven',
    ask: {
      full: 'Vraag eerst: is {{name}} overleden? Is dat zo, condoleer dan. Vraag daarna: mag {{company}} de wensen lezen? Zeg erbij dat wij het dossier later voorgoed verwijderen. Weet iemand het niet zeker? Schrijf dan nog niets op.',
      living_will:
        'Vraag: mag {{company}} de wilsverklaring van {{name}} lezen? Vertel ook waarom het bedrijf die nodig zegt te hebben.',
    },
    submit: 'Gesprek opschrijven',
    over: 'Deze aanvraag wacht niet op een antwoord dat u kunt opschrijven.',
    noted: 'Opgeschreven gesprek',
    answer: 'Antwoord',
    calledAt: 'Gebeld op',
    notedAt: 'Opgeschreven op',
    notedBy: '{{moment}}, door {{by}}',
    confirmedAt: 'Bevestigd door een collega op',
    own: 'U schreef dit op. Een collega moet het bevestigen.',
    second: 'Was u bij het gesprek, of belde u zelf ook? Bevestig dan wat hierboven staat.',
    confirm: 'Ik bevestig dit antwoord',
    fields: {
      nummer: { label: 'Telefoonnummer dat u belde' },
      dag: { label: 'Dag', hint: 'Zoals 25-11-2026.' },
      tijd: { label: 'Tijd', hint: 'Zoals 14.30.' },
      antwoord: {
        label: 'Antwoord van de vertrouwenspersoon',
        options: { ...answers, ...unansweredWords },
      },
    } satisfies FieldsTexts<ReturnType<typeof callForm>>,
  },
  wait: {
    title: 'Als iemand uw dossier opvraagt',
    lead: 'Na uw overlijden kan een uitvaartondernemer uw dossier opvragen. U krijgt daar altijd een e-mail van. Klopt het niet? Dan stopt u de aanvraag met de knop in die e-mail, of door in te loggen.',
    text: 'Hoelang wilt u daarvoor de tijd hebben? In die tijd krijgt niemand uw dossier. Langer is veiliger. Korter is fijn voor wie de uitvaart regelt.',
    livingWill:
      'Iemand kan ook alleen uw wilsverklaring opvragen, terwijl u leeft. Ook daarvan krijgt u een e-mail. Een arts kan uw wilsverklaring meteen nodig hebben. Daarom is er dan geen bedenktijd, tenzij u die hier kiest. Zonder bedenktijd krijgt de uitvaartondernemer die zodra uw vertrouwenspersoon en een medewerker akkoord zijn.',
    shorter:
      'Een kortere bedenktijd geldt pas na een week. Wij vragen dan uw wachtwoord, en sturen u een e-mail.',
    waiting:
      'Tot {{moment}} geldt nog uw langere bedenktijd: {{full}}\u00a0uur voor uw dossier en {{livingWill}}\u00a0uur voor uw wilsverklaring.',
    facts: {
      full: 'Voor uw dossier: {{hours}} uur',
      livingWill: 'Voor uw wilsverklaring: {{hours}} uur',
      from: 'Dit geldt vanaf: {{moment}}',
    },
    keep: {
      title: 'Houd de langere bedenktijd',
      text: 'Er is een kortere bedenktijd gekozen. Die geldt nog niet. Wilt u uw langere bedenktijd houden? Druk dan op de knop.',
      submit: 'Houd de langere bedenktijd',
      done: 'Uw langere bedenktijd blijft',
      doneText: 'Heeft u de kortere tijd niet zelf gekozen? Kies dan een ander wachtwoord.',
      deadTitle: 'Deze link werkt niet meer',
      dead: 'Misschien is de langere bedenktijd al gehouden, of geldt de kortere al. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Log in om uw bedenktijd te zien.',
      link: 'Naar inloggen',
    },
    submit: 'Opslaan',
    fields: {
      uren: {
        label: 'Bedenktijd voor uw dossier',
        hint: 'Normaal is het één dag.',
        options: { 0: 'Geen bedenktijd', 24: '1 dag', 48: '2 dagen', 72: '3 dagen' },
        unit: 'uur',
      },
      urenWilsverklaring: {
        label: 'Bedenktijd voor uw wilsverklaring',
        hint: 'Normaal is er geen.',
        options: { 0: 'Geen bedenktijd', 12: 'Een halve dag', 24: '1 dag' },
        unit: 'uur',
      },
    } satisfies FieldsTexts<typeof waitForm>,
  },
} as const
