import type {
  fullRequestForm,
  livingWillRequestForm,
} from '#app/features/release/forms/request-forms.ts'
import type { certificateForm } from '#app/features/release/forms/certificate-form.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'

/** Of an address and a number one is enough. */
export const OR_PHONE = '(of een telefoonnummer)'
const OR_EMAIL = '(of een e-mailadres)'

export const contactPhone = {
  label: 'Telefoonnummer van de vertrouwenspersoon',
  hint: 'Zonder e-mailadres bellen wij.',
  mark: OR_EMAIL,
}

const ownReference = {
  group: 'Voor uw administratie',
  label: 'Uw eigen kenmerk',
  hint: 'Staat op de factuur. Zet er geen dossiernummer in.',
}

/** To a member that asks for a file and pays for it (specification 2.8, 2.9). */
export const memberAsks = {
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
          group: 'Hoe bereiken wij deze persoon?',
          label: 'E-mailadres van de vertrouwenspersoon',
          hint: 'Deze persoon krijgt een e-mail met de vraag of het mag. Zeg dat even: dan komt het antwoord sneller.',
          mark: OR_PHONE,
        },
        contactTelefoon: contactPhone,
        verklaring: {
          group: 'Uw vraag',
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
          group: 'Hoe bereiken wij deze persoon?',
          label: 'E-mailadres van de vertrouwenspersoon',
          hint: 'Deze persoon krijgt een e-mail met de vraag of het overlijden klopt. Zeg dat even: dan komt het antwoord sneller.',
          mark: OR_PHONE,
        },
        contactTelefoon: contactPhone,
        verklaring: {
          group: 'Uw vraag',
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
  pay: {
    title: 'Uw aanvraag betalen',
    heading: 'Betalen: {{name}}',
    lead: 'Kijk uw aanvraag na. Na de betaling kunt u alleen de gegevens van de vertrouwenspersoon nog verbeteren.',
    price: 'Prijs',
    priceIs: '{{price}}, met transactiekosten',
    kind: 'Soort aanvraag',
    deletes:
      'Na goedkeuring kunt u het volledige dossier {{days}}\u00a0dagen ophalen. Daarna verwijderen wij het voorgoed.',
    copies: 'Contactpersonen die dan al meelezen, houden hun eigen kopie.',
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
  drop: {
    title: 'Deze aanvraag weggooien?',
    lead: 'Wij verwijderen wat u heeft ingevuld. Er is nog niets betaald. U kunt later een nieuwe aanvraag doen.',
    submit: 'Ja, gooi de aanvraag weg',
    keep: 'Nee, bewaar de aanvraag',
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
      tooLarge: 'Dit bestand is groter dan 10\u00a0MB. Kies een kleiner bestand.',
      virus: 'In dit bestand zit een virus. Kies een ander bestand.',
    },
    fields: {
      file: { label: 'Bestand met de akte', hint: 'Een PDF, JPG of PNG van hooguit 10\u00a0MB.' },
    } satisfies FieldsTexts<typeof certificateForm>,
  },
} as const
