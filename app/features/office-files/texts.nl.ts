import { chosenReasons } from '#app/features/audit/texts.nl.ts'
import type { officeDetailsForm } from '#app/features/office-files/change-form.ts'
import type { readFileForm } from '#app/features/office-files/read-form.ts'
import type { removeForm } from '#app/features/office-files/remove-form.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'

/** The reasons are those of reading: the details are read first. */
const reasons = {
  'asked-by-owner': 'De eigenaar vraagt erom',
  'fault-in-file': 'Er is een storing in dit dossier',
  'duty-by-law': 'De wet verplicht ons',
}

/** The office: finding a wish file, and what can be done with it. */
export const officeFiles = {
  search: {
    title: 'Dossiers zoeken',
    lead: 'Zoek een dossier op nummer, naam, e-mailadres of telefoon.',
    label: 'Dossiernummer, naam, e-mailadres of telefoon',
    submit: 'Zoeken',
    title_of: 'Gevonden dossiers',
    caption: 'Dossiers, het nieuwste account eerst',
    none: 'Geen dossiers gevonden',
    found_one: '{{count}} dossier gevonden',
    found_other: '{{count}} dossiers gevonden',
    foundMore: 'De eerste {{count}} dossiers gevonden, er zijn er meer',
    hint: 'Van een naam zijn 2 letters genoeg, van een nummer 4 cijfers. U kunt met het begin van een woord zoeken, en met het eind van een telefoonnummer.',
    next: 'Volgende dossiers',
    first: 'Naar de eerste dossiers',
    noted: 'Dat u zocht, staat in het logboek. Wat u zocht niet.',
    failed: 'Fout bij laden van wensen',
    failedUnexpectedly: 'Onverwachte fout bij laden van wensen',
    again: 'Probeer het later opnieuw.',
    braked: 'U zocht of bekeek het afgelopen uur te veel dossiers',
    brakedLater: 'Er is nu niet gezocht. Wacht een uur, of vraag het een beheerder.',
    columns: {
      number: 'Dossier',
      name: 'Naam',
      email: 'E-mailadres',
      phone: 'Telefoon',
      updated: 'Laatst gewijzigd',
    },
  },
  details: {
    title: 'Dossier {{number}}',
    unknown: '(naam nog niet ingevuld)',
    noted: 'De eigenaar ziet in het eigen account dat u dit dossier heeft bekeken.',
    who: 'Van wie',
    name: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    address: 'Adres',
    nothing: 'Niet ingevuld',
    noAddress: 'geen e-mailadres',
    file: 'Wensen',
    filled: 'Ingevulde onderdelen',
    created: 'Aangemaakt',
    updated: 'Laatst gewijzigd',
    confirmed: 'Laatst bevestigd',
    never: 'Nog nooit',
    state: 'Stand',
    draft: 'Concept',
    completed: 'Bevestigd',
    sealed: 'Wat er staat, ziet u hier niet.',
    leaves: 'De eigenaar heeft gevraagd om dit account te verwijderen. Dat gebeurt na {{moment}}.',
    runs: {
      title: 'Wat er loopt',
      none: 'Er loopt niets voor dit dossier.',
      request: '{{kind}} opgevraagd door {{company}} op {{date}}: {{state}}',
      death: 'Overlijden, ons verteld op {{date}}: {{state}}',
      deletes: 'Het dossier wordt verwijderd op {{date}}.',
      cards: 'Kaartjes van {{date}}: {{state}}',
      appointment: {
        planned: 'Afspraak op {{moment}}: gepland',
        over: 'Afspraak op {{moment}}: geweest',
        cancelled: 'Afspraak op {{moment}}: geannuleerd',
      },
      running: 'Meeschrijven door {{email}} vanaf {{date}}, tot en met {{until}}',
      ended: 'Meeschrijven door {{email}} vanaf {{date}}, gestopt op {{until}}',
    },
    link: {
      title: 'Dossierkoppeling',
      linked: 'Gekoppeld aan: {{company}}',
      none: 'Niet gekoppeld aan een uitvaartondernemer.',
      choose: 'Koppelen aan een gildelid',
      other: 'Ander gildelid kiezen',
      end: 'Ontkoppelen',
    },
    actions: {
      title: 'Dossier Acties',
      text: 'Wijzigt u iets? Dan krijgt de eigenaar daarover een e-mail.',
      change: 'Gegevens wijzigen',
      remove: 'Dossier verwijderen',
    },
    asking: {
      living_will: {
        title: 'Wilsverklaring',
        text: 'Een gildelid vraagt een wilsverklaring op in het gildedashboard. Belt het gildelid u? Dan vult u de aanvraag in.',
        ask: 'Wilsverklaring opvragen namens een gildelid',
      },
      full: {
        title: 'Overlijden',
        text: 'Na een overlijden vraagt een gildelid het volledige dossier op in het gildedashboard. Belt het gildelid u? Dan vult u de aanvraag in. Vraagt een nabestaande ernaar? Wijs op de pagina ‘Er is iemand overleden’. Daar begint ook een contactpersoon.',
        ask: 'Dossier opvragen namens een gildelid',
      },
    },
  },
  change: {
    title: 'Gegevens wijzigen',
    lead: 'Wijzig alleen wat de eigenaar u vraagt. De wensen blijven zoals ze zijn. Daarna is het dossier een concept, tot de eigenaar het opnieuw bevestigt.',
    submit: 'Gegevens opslaan',
    braked:
      'U opende het afgelopen uur te veel dossiers. Er is niets gewijzigd. Vraag een andere beheerder, of probeer het later opnieuw.',
    taken: 'Bij dit e-mailadres hoort al een account. Kies een ander adres.',
    /** In the mail to the owner. */
    columns: {
      firstName: 'Voornaam',
      lastName: 'Achternaam',
      email: 'E-mailadres',
      phone: 'Telefoon',
      address: 'Adres',
    },
    fields: {
      firstName: { label: 'Voornaam' },
      lastName: { label: 'Achternaam' },
      email: {
        label: 'E-mailadres',
        hint: 'Hiermee logt de eigenaar in. Wij mailen het oude en het nieuwe adres.',
      },
      phone: { label: 'Telefoon', hint: 'Bijvoorbeeld 06-12345678.' },
      street: { label: 'Straat en huisnummer' },
      postalCode: { label: 'Postcode', hint: 'Bijvoorbeeld 1234\u00a0AB.' },
      city: { label: 'Plaats' },
      reason: { label: 'Waarom wijzigt u dit?', options: reasons },
    } satisfies FieldsTexts<typeof officeDetailsForm>,
  },
  remove: {
    title: 'Dossier {{number}} verwijderen?',
    lead: 'Dit is het dossier van {{name}}. Verwijderen gaat meteen. U kunt het niet ongedaan maken.',
    what: [
      'Alle wensen, documenten en de wilsverklaring gaan weg.',
      'Het account gaat weg. De eigenaar kan niet meer inloggen.',
      'Kaartjes met dit nummer werken niet meer.',
      'De eigenaar krijgt een e-mail. Contactpersonen die het moeten weten, krijgen er ook een.',
    ],
    fields: {
      why: {
        label: 'Waarom verwijdert u dit dossier?',
        options: {
          asked: 'De eigenaar leeft, en vraagt erom',
          died: 'De eigenaar is overleden',
        },
      },
      number: { label: 'Typ het dossiernummer', hint: 'Zo weten wij dat u dit dossier bedoelt.' },
    } satisfies FieldsTexts<typeof removeForm>,
    other: 'Dit is niet het nummer van dit dossier. Kijk het na.',
    works:
      'Deze persoon heeft een rol in het register. Trek die rol eerst in, bij Rollen en rechten.',
    reported:
      'Er is een overlijden gemeld, en contactpersonen wachten daarop. U kunt dit dossier daarom niet verwijderen. Leeft de eigenaar? Laat die eerst inloggen: dan stopt het bericht. Is het bericht nog niet zeker? Dan kunt u het ook afwijzen.',
    submit: 'Dossier voorgoed verwijderen',
    cancel: 'Nee, niets verwijderen',
  },
  unlink: {
    title: 'Dossier {{number}} ontkoppelen?',
    titleNone: 'Dossier {{number}} is niet gekoppeld',
    none: 'Er is niets te ontkoppelen. Misschien deed een collega het al.',
    lead: '{{company}} is dan niet meer gekoppeld aan het dossier van {{name}}.',
    told: 'Het gildelid krijgt bericht dat de koppeling op verzoek van de eigenaar is verbroken.',
    submit: 'Dossier ontkoppelen',
    cancel: 'Nee, niets veranderen',
  },
  link: {
    title: 'Dossierkoppeling',
    lead: 'Zoek een dossier en kies een ander gildelid. Typ minstens 3 tekens.',
    short: 'Typ minstens 3 tekens.',
    caption: 'Kies een dossier',
    of: 'Dossier {{number}} koppelen',
    person: 'Van {{name}}, {{email}}.',
    member: 'Nieuw gildelid',
    noMembers: 'Er zijn nu geen actieve gildeleden.',
    confirm: 'U koppelt dit dossier. Het gekozen gildelid krijgt daar bericht van.',
    confirmOther:
      'U verbreekt de koppeling van nu en maakt een nieuwe. Beide gildeleden krijgen daar bericht van.',
    submit: 'Koppeling bevestigen',
    cancel: 'Een ander dossier zoeken',
    unknownText: 'Bij dit nummer hoort geen dossier (meer). Zoek het opnieuw.',
    changedTitle: 'Iemand was u voor',
    changed: 'De koppeling is intussen gewijzigd. Kijk wat er nu staat en kies opnieuw.',
  },
  read: {
    title: 'Wensen van iemand lezen',
    lead: 'Lees alleen mee als daar een goede reden voor is. Wat u leest en waarom, komt in het logboek. De eigenaar ziet het ook.',
    secret: 'Het vertrouwelijke deel ziet u hier niet.',
    submit: 'Wensen lezen',
    unknown: 'Er is geen dossier met dit nummer. Een nummer is WR met 8 cijfers.',
    braked:
      'U las het afgelopen uur al te veel dossiers. Probeer het later opnieuw, of vraag een andere beheerder.',
    more: {
      title: 'Meer dossiers openen',
      lead: 'In een uur kunt u 20 dossiers lezen, 60 bekijken en 120 keer zoeken. Is dat te weinig? Dan beslist een andere beheerder.',
      leadStaff:
        'In een uur kunt u 60 dossiers bekijken en 120 keer zoeken. Is dat te weinig? Dan beslist een beheerder.',
      ask: 'Vraag een beheerder',
      none: 'Er zijn nu geen vragen van andere beheerders.',
      question: '{{email}} wil meer dossiers lezen',
      questionFind: '{{email}} wil meer dossiers zoeken en bekijken',
      asked: 'Gevraagd op {{moment}}. Vraag eerst waarom dat nodig is.',
      allow: 'Sta 20 dossiers meer toe',
      allowFind: 'Sta een uur verder zoeken toe',
      deny: 'Weiger',
      next: 'Verder',
      choose: 'Kies wat u beslist: druk op een van de knoppen bij de vraag.',
    },
    of: 'Wensen in dossier {{number}}',
    noted: 'Dit staat nu in het logboek, en bij de eigenaar onder ‘Wie keek er in mijn dossier’.',
    updated: 'Laatst gewijzigd op {{moment}}.',
    empty: 'Er is nog niets ingevuld.',
    fields: {
      number: { label: 'Dossiernummer', hint: 'Bijvoorbeeld WR12345678.' },
      reason: { label: 'Waarom leest u mee?', options: chosenReasons },
    } satisfies FieldsTexts<typeof readFileForm>,
  },
} as const
