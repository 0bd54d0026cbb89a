import type {
  contactForm,
  fullRequestForm,
  livingWillRequestForm,
} from '#app/features/release/request-forms.ts'
import type { waitForm } from '#app/features/release/wait-form.ts'
import type { refuseForm } from '#app/features/release/refuse-form.ts'
import type { Because, Refusal, RequestKind, RequestState } from '#app/features/release/states.ts'
import type { FieldsTexts } from '#app/locales/form-texts.ts'

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
  'contact-unsure': 'Wij konden de vertrouwenspersoon niet vaststellen',
  'no-death': 'Het overlijden is niet vastgesteld',
  'our-fault': 'Wij hebben een fout gemaakt. U krijgt uw geld terug',
} satisfies Record<Refusal, string>

/** Why a request ended, as a member may know it: not more than that of its owner. */
const because = {
  ...refusals,
  'contact-denies': 'De vertrouwenspersoon zegt dat de aanvraag niet klopt',
  'contact-silent': 'De vertrouwenspersoon heeft niet gereageerd',
  'by-owner': 'Gestopt door de eigenaar',
  'owner-signed-in': 'De eigenaar is ingelogd',
  'account-deleted': 'Het account is verwijderd',
  'member-gone': 'Het gildelid is verwijderd',
  'not-paid': 'Niet betaald',
} satisfies Record<Because, string>

/** Asking for a file, confirming and stopping that, and deciding on it (specification 2.8, 2.9, 4, 5). */
export const release = {
  kinds,
  states,
  because,
  facts: {
    number: 'Dossiernummer: {{number}}',
    kind: 'Soort aanvraag: {{kind}}',
    ownerUntil: 'Wij geven tot {{moment}} zeker niets af.',
    why: 'Reden: {{reason}}.',
    company: 'Uitvaartondernemer: {{company}}',
    died: 'Naam van de overledene: {{name}}',
    diedOn: 'Overleden op: {{date}}',
  },
  choose: {
    title: 'Toegang tot een dossier vragen',
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
      lead: 'Wij vragen de vertrouwenspersoon om te bevestigen. Daarna kijkt een medewerker de aanvraag na.',
    },
    full: {
      title: 'Volledig Dossier Opvragen',
      lead: 'Wij vragen de vertrouwenspersoon om het overlijden te bevestigen. Daarna kijken twee medewerkers de aanvraag na.',
    },
    warning:
      'Na goedkeuring verwijderen wij het volledige dossier voorgoed. Dat kunt u niet ongedaan maken.',
    again: 'U was niet meer ingelogd. Wat u invulde, staat er nog. Er is nog niets verstuurd.',
    wrong: 'Validatiefout',
    submit: 'Verder naar betalen',
    back: 'Terug',
    fields: {
      living_will: {
        dossierNummer: {
          label: 'Dossiernummer',
          hint: 'Zoals WR12345678. Het staat op het kaartje.',
        },
        contactNaam: {
          label: 'Naam van de vertrouwenspersoon',
          hint: 'Bijvoorbeeld de partner of een kind van de eigenaar.',
        },
        contactEmail: {
          label: 'E-mailadres van de vertrouwenspersoon',
          hint: 'Deze persoon krijgt een e-mail met een vraag om te bevestigen.',
        },
      } satisfies FieldsTexts<typeof livingWillRequestForm>,
      full: {
        dossierNummer: {
          label: 'Dossiernummer',
          hint: 'Zoals WR12345678. Het staat op het kaartje.',
        },
        naamOverledene: { label: 'Naam van de overledene' },
        overlijdensdatum: { label: 'Overlijdensdatum', hint: 'Zoals 25-1-2026.' },
        vertrouwensEmail: {
          label: 'E-mailadres van de vertrouwenspersoon',
          hint: 'Deze persoon krijgt een e-mail met een vraag om het overlijden te bevestigen.',
        },
        verklaring: {
          label: 'Verklaring',
          hint: 'Schrijf waarom u het dossier opvraagt, in minstens 10 tekens.',
        },
      } satisfies FieldsTexts<typeof fullRequestForm>,
    },
  },
  pay: {
    title: 'Uw aanvraag betalen',
    lead: 'Kijk uw aanvraag na. Na de betaling kunt u alleen het e-mailadres van de vertrouwenspersoon nog verbeteren.',
    price: 'Prijs',
    priceIs: '{{price}}, met transactiekosten',
    kind: 'Soort aanvraag',
    deletes:
      'Na de levering kunt u het dossier {{days}} dagen ophalen. Daarna verwijderen wij het. De datum staat erbij zodra wij leveren.',
    after:
      'Na de betaling vragen wij de vertrouwenspersoon om te bevestigen. Wij geven niets af zonder controle. U krijgt het geld alleen terug als wij een fout maken.',
    submit: 'Betaal {{price}}',
    back: 'Terug naar uw aanvragen',
  },
  own: {
    none: 'U heeft nog niets opgevraagd.',
    state: 'Stand',
    asked: 'Gevraagd op',
    by: 'Gevraagd door',
    former: 'een oud-collega',
    gone: '(nummer niet meer bewaard)',
    because: '{{state}}: {{reason}}',
    title: '{{kind}} {{number}}',
    facts: 'Gevraagd op {{date}} door {{name}}',
    pay: 'Betalen',
    follow: 'Bekijk de aanvraag',
    over_one: '{{count}} aanvraag die niets opleverde',
    over_other: '{{count}} aanvragen die niets opleverden',
    get: { full: 'Haal het dossier op', living_will: 'Haal de wilsverklaring op' },
  },
  follow: {
    title: 'Uw aanvraag',
    lead: {
      waiting_contact:
        'Wij hebben de vertrouwenspersoon een e-mail gestuurd. Tot 14 dagen na de betaling wachten wij op antwoord.',
      pending_verification:
        'De vertrouwenspersoon heeft bevestigd. Wij kijken de aanvraag na. U krijgt een e-mail zodra wij beslissen.',
      rejected: 'Wij hebben deze aanvraag afgewezen. Wij geven niets af.',
      stopped: 'Deze aanvraag is gestopt. Wij geven niets af.',
      expired: 'Deze aanvraag is verlopen. Doe zo nodig een nieuwe aanvraag.',
    },
    again: {
      title: 'Komt er geen antwoord?',
      text: 'Kijk het e-mailadres na. Verbeter het als er een fout in staat. Wij sturen de vraag dan nog een keer. De link in de vorige e-mail werkt daarna niet meer.',
      submit: 'Verstuur de vraag opnieuw',
      fields: {
        email: { label: 'E-mailadres van de vertrouwenspersoon' },
      } satisfies FieldsTexts<typeof contactForm>,
    },
  },
  confirm: {
    title: { full: 'Klopt dit overlijden?', living_will: 'Klopt deze aanvraag?' },
    lead: {
      full: '{{company}} vraagt bij ons een dossier op en noemt u als vertrouwenspersoon.',
      living_will:
        '{{company}} vraagt bij ons een wilsverklaring op en noemt u als vertrouwenspersoon.',
    },
    text: {
      full: 'Bevestigt u dat deze persoon is overleden? En dat dit bedrijf het dossier met wensen mag krijgen?',
      living_will: 'Bevestigt u dat dit bedrijf de wilsverklaring mag krijgen?',
    },
    died: 'Naam van de overledene',
    diedOn: 'Overleden op',
    kind: 'Soort aanvraag',
    company: 'Uitvaartondernemer',
    yes: 'Ja, ik bevestig dit',
    no: 'Nee, dit klopt niet',
    done: {
      ja: {
        title: 'Dank u wel',
        text: 'Wij hebben uw bevestiging ontvangen. Een medewerker kijkt de aanvraag na. U hoeft niets meer te doen.',
      },
      nee: {
        title: 'Wij geven niets af',
        text: 'U zei dat het niet klopt. Wij hebben de aanvraag gestopt. U hoeft niets meer te doen.',
      },
    },
    deadTitle: 'Deze link werkt niet meer',
    dead: 'De vraag is al beantwoord, is verlopen, of de aanvraag is gestopt. U hoeft niets te doen.',
  },
  stop: {
    title: 'Deze aanvraag stoppen?',
    lead: '{{company}} vraagt toegang tot uw dossier. Klopt dat niet? Stop het dan hier.',
    text: 'Wij geven dan niets af. De uitvaartondernemer krijgt daar bericht van.',
    submit: 'Ja, stop deze aanvraag',
    doneTitle: 'De aanvraag is gestopt',
    done: 'Wij geven niets af. U hoeft niets meer te doen.',
    deadTitle: 'Deze link werkt niet meer',
    dead: 'De aanvraag is al gestopt of afgelopen. Twijfelt u? Mail ons dan.',
    home: 'Naar de startpagina',
  },
  office: {
    title: 'Dossier Toegangsverzoeken',
    open: 'Open verzoeken',
    openCaption: 'Verzoeken die nog openstaan, de nieuwste bovenaan',
    noneOpen: 'Er zijn geen open verzoeken.',
    handled: 'Afgehandelde verzoeken',
    handledCaption: 'De laatste tien afgehandelde verzoeken',
    noneHandled: 'Er zijn nog geen afgehandelde verzoeken.',
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
    one: 'Verzoek van {{company}}',
    contact: 'Vertrouwenspersoon',
    contactUnknown:
      'Let op: de eigenaar heeft het e-mailadres van de vertrouwenspersoon niet opgegeven.',
    contactKnown: 'De eigenaar heeft dit adres opgegeven.',
    file: 'Dossier',
    fileFound: 'Er is een dossier met dit nummer.',
    fileLink: 'Bekijk van wie het is',
    unsigned: 'In dit dossier staat geen ondertekende wilsverklaring.',
    fileMissing: 'Er is geen dossier met dit nummer.',
    card: 'Kaartje',
    cards: {
      none: 'Niet met een kaartje gevraagd',
      valid: 'Met een geldig kaartje van dit dossier gevraagd',
      revoked: 'Met een ingetrokken kaartje van dit dossier gevraagd',
      other: 'Met een kaartje gevraagd dat niet bij dit dossier hoort',
    },
    waits: 'Bedenktijd tot',
    approvals: 'Geaccordeerd door',
    approvalsOf: '{{done}} van {{needed}}',
    approveTitle: 'Accorderen',
    approveText: {
      living_will: 'Voor een wilsverklaring is één medewerker genoeg.',
      full: 'Voor een volledig dossier zijn twee verschillende medewerkers nodig. Na de levering verwijderen wij het dossier voorgoed.',
    },
    youDid: 'U heeft dit verzoek al geaccordeerd. Een collega moet het ook doen.',
    notYet: 'U kunt dit verzoek nog niet accorderen: {{state}}.',
    refuseTitle: 'Afwijzen',
    refuseText: 'Het gildelid krijgt een e-mail met de reden.',
    own: 'U werkt ook voor deze uitvaartondernemer. Een collega beslist over dit verzoek.',
    over: 'Dit verzoek is afgehandeld.',
    fields: {
      reden: { label: 'Reden', options: refusals },
    } satisfies FieldsTexts<typeof refuseForm>,
  },
  wait: {
    title: 'Als iemand uw dossier opvraagt',
    lead: 'Na uw overlijden kan een uitvaartondernemer uw dossier opvragen. U krijgt daar altijd een e-mail van. Klopt het niet? Dan stopt u de aanvraag met de knop in die e-mail, of door in te loggen.',
    text: 'Hoelang wilt u daarvoor de tijd hebben? In die tijd geven wij niets af. Langer is veiliger. Korter is fijn voor wie de uitvaart regelt.',
    submit: 'Opslaan',
    fields: {
      uren: { label: 'Bedenktijd in uren', hint: 'Van 0 tot en met 72. Normaal is het 24 uur.' },
    } satisfies FieldsTexts<typeof waitForm>,
  },
} as const
