import type { activationForm } from '#app/features/guild/forms/activation-form.ts'
import type { deactivateForm, StopReason } from '#app/features/guild/forms/deactivate-form.ts'
import type { newMemberForm } from '#app/features/guild/forms/member-form.ts'
import type { memberSearchForm } from '#app/features/guild/forms/search-form.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'

/** The office's tab 'Gilde Leden' (specification 2.8), and how a member gets in. */
export const guild = {
  views: 'Gilde Leden: onderdelen',
  refresh: 'Ververs',
  refreshed: 'De lijst is ververst.',
  older: 'Oudere tonen',
  newer: 'Nieuwere tonen',
  company: 'Bedrijf',
  contact: 'Contactpersoon',
  email: 'E-mailadres',
  phone: 'Telefoon',
  action: 'Actie',
  created: 'Aangemaakt op',
  state: 'Stand',
  code: 'Code',
  codeAndUrl: 'Code en referral URL',
  referrals: 'Gekoppelde dossiers',
  openRequests: 'Lopende aanvragen',
  referralUrl: 'Referral URL',
  states: { new: 'Nieuwe aanmelding', active: 'Actief', inactive: 'Niet actief' },
  activateApplication: 'Activeer Lid',
  activate: 'Activeren',
  deactivate: 'Deactiveren',
  refuse: 'Afkeuren',
  inviteAgain: 'Stuur de link opnieuw',
  copy: {
    label: 'Kopieer',
    name: 'Kopieer de referral URL van {{company}}',
    done: 'Gekopieerd',
    said: 'Referral URL gekopieerd naar klembord',
  },
  applications: {
    title: 'Nieuwe Aanmeldingen',
    caption: 'Bedrijven die wachten op activering, het oudste bovenaan',
    lead: 'Kijk de gegevens van een bedrijf na en bel het. Daarna activeert u het lid.',
    look: 'Kijk na',
    none: 'Er zijn geen nieuwe aanmeldingen.',
  },
  members: {
    title: 'Gilde Leden',
    caption: 'Alle gildeleden, de nieuwste bovenaan',
    none: 'Er is geen gildelid gevonden.',
    found_one: '{{count}} gildelid gevonden',
    found_other: '{{count}} gildeleden gevonden',
    foundMore: 'De eerste {{count}} gildeleden gevonden, er zijn er meer',
    searchTitle: 'Een gildelid zoeken',
    search: 'Zoeken',
    fields: {
      zoek: { label: 'Bedrijf, naam, e-mailadres, plaats of code' },
      stand: {
        label: 'Stand',
        none: 'Alle gildeleden',
        options: { active: 'Actief', inactive: 'Niet actief', new: 'Nieuwe aanmelding' },
      },
    } satisfies FieldsTexts<typeof memberSearchForm>,
  },
  member: {
    since: '{{state}} van {{date}}',
    membership: 'Lidmaatschap',
    business: 'Bedrijf',
    people: 'Wie er werkt',
    activated: 'Voor het eerst geactiveerd op',
    calledOn: 'Gebeld op',
    address: 'Adres',
    website: 'Website',
    kvk: 'KVK-nummer',
  },
  people: {
    facts: '{{part}}\u00a0· {{state}}',
    parts: { owner: 'Eigenaar', colleague: 'Collega' },
    states: { none: 'Uitgenodigd', invited: 'Uitgenodigd', used: 'In gebruik' },
    invited: 'Uitgenodigd op {{date}}',
    expired: 'Uitnodiging verlopen op {{date}}',
    none: 'Er is nog niemand uitgenodigd.',
  },
  callbacks: {
    title: 'Terugbellen',
    lead: 'Uitvaartondernemers die vragen om een telefoontje.',
    pending: 'Nieuw',
    contacted: 'Gecontacteerd',
    question: 'Vraag',
    when: { pending: 'Gevraagd op', contacted: 'Gecontacteerd op' },
    mark: 'Markeer als gecontacteerd',
    undo: 'Toch bellen',
    unanswered: { none: 'Er nam niemand op', message: 'Ik sprak in' },
    caption: {
      pending: 'Verzoeken die nog wachten, het oudste bovenaan',
      contacted: 'Verzoeken die zijn afgehandeld, het nieuwste bovenaan',
    },
    none: {
      pending: 'Er wacht niemand op een telefoontje.',
      contacted: 'Er is nog niemand gecontacteerd.',
    },
  },
  check: {
    title: 'Kijk dit bedrijf na',
    why: 'Een gildelid kan dossiers opvragen. Kijk daarom eerst na of dit bedrijf bestaat, en bel het.',
    number: 'KVK {{kvk}} nagekeken: het is van dit bedrijf',
    noNumber: 'Opgezocht bij de KVK: dit bedrijf bestaat',
    call: 'Gebeld met {{name}}, op een nummer dat ik zelf vond (KVK of website van het bedrijf)',
    callSomebody: 'Gebeld met {{name}}, op een nummer dat ik zelf vond (KVK of website)',
    fields: {
      kvkGezien: { label: 'KVK nagekeken' },
      gebeld: { label: 'Gebeld met het bedrijf' },
      gebeldOp: { label: 'Op welk nummer belde u?' },
    } satisfies FieldsTexts<typeof activationForm>,
  },
  create: {
    title: 'Nieuw gildelid',
    lead: 'Een gildelid kan dossiers opvragen. Kijk daarom eerst na of dit bedrijf bestaat, en bel het. Daarna krijgt het lid een e-mail met een link om een wachtwoord te kiezen.',
    missing: 'Vul alle verplichte velden in.',
    known: 'Er is al een gildelid of een aanmelding met dit e-mailadres.',
    submit: 'Gildelid aanmaken',
    fields: {
      companyName: { label: 'Bedrijfsnaam' },
      contactName: { label: 'Contactpersoon' },
      email: { label: 'E-mailadres' },
      phone: { label: 'Telefoonnummer' },
      street: { label: 'Straat' },
      houseNumber: { label: 'Huisnummer' },
      postalCode: { label: 'Postcode' },
      city: { label: 'Plaats' },
      website: { label: 'Website' },
      kvk: { label: 'KVK-nummer' },
      kvkGezien: {
        group: 'Kijk dit bedrijf na',
        label: 'KVK nagekeken: het nummer is van dit bedrijf',
      },
      gebeld: { label: 'Gebeld met het bedrijf, op een nummer dat ik zelf vond (KVK of website)' },
      gebeldOp: { label: 'Op welk nummer belde u?' },
    } satisfies FieldsTexts<typeof newMemberForm>,
  },
  change: {
    link: 'Gegevens wijzigen',
    title: 'Gegevens van {{company}} wijzigen',
    lead: 'Bedrijfsnaam, adres en KVK-nummer staan op nieuwe facturen. Naar het e-mailadres sturen wij berichten. Waarmee iemand inlogt, verandert hier niet door.',
    submit: 'Gegevens opslaan',
    cancel: 'Nee, niets veranderen',
  },
  stop: {
    title: '{{company}} deactiveren?',
    lead: 'Iedereen van dit bedrijf is dan meteen uitgelogd en kan geen dossiers meer opvragen. U kunt het lid later weer activeren.',
    already: 'Dit gildelid is niet actief.',
    requests_one:
      'Eén aanvraag van dit bedrijf loopt nog. Daar wacht een familie: bel die familie. Accorderen kan pas als het lid weer actief is.',
    requests_other:
      '{{count}} aanvragen van dit bedrijf lopen nog. Daar wachten families: bel hen. Accorderen kan pas als het lid weer actief is.',
    left: {
      full: 'Deze wensen haalde het bedrijf nog niet op, en dat kan daarna niet meer. Spreek met elke familie af hoe zij die krijgt:',
      living_will:
        'Deze wilsverklaringen haalde het bedrijf nog niet op, en dat kan daarna niet meer. Een arts kan ze nu nodig hebben. Spreek met elke vertrouwenspersoon af hoe het verder gaat:',
    },
    nameless: 'Een aanvraag',
    funeral: '(uitvaart uiterlijk {{day}})',
    told: 'Het bedrijf krijgt een e-mail met deze reden.',
    cancel: 'Nee, niets veranderen',
    fields: {
      because: {
        label: 'Waarom deactiveert u dit gildelid?',
        options: {
          asked: 'Het bedrijf vroeg erom',
          'not-reached': 'Wij krijgen geen contact met het bedrijf',
          checking: 'Wij moeten eerst iets uitzoeken',
          rules: 'Het past niet bij de gebruiksvoorwaarden',
        },
      },
    } satisfies FieldsTexts<typeof deactivateForm>,
    mail: {
      asked: 'U vroeg ons om uw lidmaatschap te stoppen.',
      'not-reached': 'Wij probeerden contact met u te krijgen. Dat lukte niet.',
      checking: 'Wij willen eerst iets met u uitzoeken.',
      rules: 'Er is iets gebeurd dat niet past bij de gebruiksvoorwaarden.',
    } satisfies Record<StopReason, string>,
  },
  remove: {
    link: 'Verwijderen',
    title: '{{company}} verwijderen?',
    refuseTitle: 'Aanmelding van {{company}} afkeuren?',
    lead: 'Dit verwijdert het gildelid voorgoed. U kunt het niet ongedaan maken.',
    refuseLead: 'Dit verwijdert de aanmelding voorgoed. U kunt het niet ongedaan maken.',
    goes: 'Dit gaat weg:',
    links_one: 'één koppeling met een dossier. Deze gebruiker krijgt een e-mail',
    links_other: '{{total}} koppelingen met dossiers. Deze gebruikers krijgen een e-mail',
    notifications: 'meldingen voor dit gildelid',
    requests_one:
      'één lopende aanvraag voor een dossier. Die stopt, en wat ervoor is betaald gaat niet vanzelf terug',
    requests_other:
      '{{count}} lopende aanvragen voor een dossier. Ze stoppen, en wat ervoor is betaald gaat niet vanzelf terug',
    account: 'het account van {{email}}',
    accountStays:
      'Het account van {{email}} blijft bestaan, want daar staat meer in dan het lidmaatschap. Het mag daarna niets meer als gildelid.',
    facts: 'alle gegevens van het bedrijf; alleen facturen blijven zeven jaar bewaard',
    told: 'Het bedrijf krijgt een e-mail dat het lidmaatschap is beëindigd.',
    delivers_one: 'Dit kan nog niet: één levering is nog niet voorbij',
    delivers_other: 'Dit kan nog niet: {{count}} leveringen zijn nog niet voorbij',
    delivery: {
      full: 'Volledig dossier, aangevraagd op {{date}}',
      living_will: 'Wilsverklaring, aangevraagd op {{date}}',
    },
    deliversText:
      'Wie ervan weet, rekent op het vervolg. Wacht tot een levering voorbij is, of beëindig die eerst bij de aanvraag. Moet het bedrijf er nu uit? Deactiveer het dan.',
    refusedTold: 'Het bedrijf krijgt een e-mail dat de aanmelding niet doorgaat.',
    submit: 'Voorgoed verwijderen',
    cancel: 'Nee, niets veranderen',
  },
  mail: {
    director: 'Uitvaartondernemer: {{name}}',
    name: 'Naam: {{name}}',
    email: 'E-mailadres: {{email}}',
    stoppedBy: 'Gestopt door: {{name}}',
    phone: 'Telefoonnummer: {{phone}}',
    running: 'Aanvragen die liepen en nu stoppen: {{count}}',
    companyEmail: 'E-mailadres van het bedrijf: {{email}}',
    companyPhone: 'Telefoonnummer van het bedrijf: {{phone}}',
    changed: {
      owner: 'Nu eigenaar en contactpersoon: {{name}}',
      gone: 'Heeft geen toegang meer: {{name}}',
    },
    account: {
      stays: 'Uw eigen account blijft, met alles wat u daarin zelf opschreef.',
      goes: 'Uw account is verwijderd: er stond verder niets in.',
    },
  },
  join: {
    title: 'Uw account koppelen aan {{company}}',
    lead: '{{company}} is gildelid van het Wensenregister. Met dit account kunt u dan ook het gildedashboard openen.',
    whose: 'U bent ingelogd als {{email}}. Uw eigen dossier blijft van u alleen.',
    submit: 'Ja, koppel mijn account',
    notYou: 'Hoort u niet bij dit bedrijf? Doe dan niets en mail ons.',
    joined: 'Uw account hoort al bij {{company}}.',
    toDashboard: 'Naar het gildedashboard',
    deadTitle: 'Deze link werkt niet meer',
    dead: 'De link is al gebruikt, is ouder dan 7 dagen, of hoort bij een ander account. Hoort uw account bij het bedrijf? Vraag ons dan om een nieuwe link.',
  },
  /** What guild members are told of a link (specification 4), and of who works there. */
  notifications: {
    joined: {
      title: 'Een collega doet nu mee',
      message:
        'Iemand nam een uitnodiging van uw bedrijf aan. Bij Collega’s ziet u wie. Kent u diegene niet? Dan stopt de eigenaar daar meteen de toegang.',
    },
    broken: {
      title: 'Dossierkoppeling verbroken',
      message: 'Dossier {{number}} is op eigen verzoek van de eigenaar niet meer aan u gekoppeld.',
      byOffice:
        'Dossier {{number}} is door het Wensenregister niet meer aan u gekoppeld. Heeft u een vraag? Mail of bel ons.',
      withoutFile:
        'Iemand die zich met uw link registreerde, is op eigen verzoek niet meer aan u gekoppeld.',
    },
    made: {
      title: 'Nieuw dossier gekoppeld',
      message: 'Dossier {{number}} is aan u gekoppeld.',
    },
  },
} as const
