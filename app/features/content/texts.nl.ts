import type { applicationForm } from '#app/features/guild/forms/application-form.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'

/** Texts of the public pages around the articles in app/content (specification 2.2). */
export const site = {
  nav: {
    how: 'Hoe werkt het',
    wishes: 'Alles over wensen',
    knowledge: 'Kennisbank',
    directors: 'Uitvaartondernemers',
  },
  service: {
    name: 'Uitvaartwensen vastleggen',
    type: 'Register voor uitvaartwensen',
    description:
      'Een gratis register waarin u uw wensen voor uw uitvaart en uw laatste levensfase vastlegt en bewaart.',
  },
  home: {
    title: 'Leg gratis uw uitvaartwensen vast',
    description:
      'Leg gratis uw wensen vast voor uw uitvaart en uw laatste levensfase. Stap voor stap, in uw eigen woorden.',
    heading: 'Uw laatste wensen, in uw eigen woorden',
    lead: 'Schrijf op wat u belangrijk vindt bij uw afscheid. In uw eigen tijd, stap voor stap, en helemaal gratis.',
    record: 'Zelf wensen vastleggen',
    plan: 'Gesprek plannen',
    view: 'Uw wensen bekijken',
    promises: ['Gratis', 'Versleuteld bewaard', 'Altijd te wijzigen'],
    door: { question: 'Is er iemand overleden?', link: 'Lees wat u nu kunt doen' },
    letter: {
      title: 'Zo klinkt een wens',
      text: '‘Ik wil dat iedereen bij binnen\u00adkomst een appel krijgt, van de boom achter het huis. Geen zwart. En daarna koffie met appeltaart, want daar werd ik altijd blij van.’',
      below: 'Een voorbeeld. Uw eigen wens mag korter, langer of heel anders zijn.',
    },
    why: {
      title: 'Waarom opschrijven helpt',
      lead: 'Praten over het einde is niet makkelijk. Opschrijven gaat vaak beter.',
      items: [
        {
          title: 'U begint waar u wilt',
          text: 'Elk onderwerp heeft een eigen pagina. Later verdergaan mag.',
        },
        {
          title: 'Het zijn uw eigen woorden',
          text: 'Een paar zinnen zijn genoeg. Voorbeelden helpen u op weg.',
        },
        {
          title: 'U bepaalt wie het leest',
          text: {
            promise: 'relatives',
            until: 'Uw antwoorden zijn versleuteld. U kiest zelf aan wie u een afdruk geeft.',
            kept: 'Uw antwoorden zijn versleuteld. U kiest wie ze leest. Moet een van onze beheerders erin kijken? Dan ziet u wie het was, en waarom.',
          },
        },
      ],
    },
    morning: {
      title: 'Begin wanneer u wilt',
      text: 'Eén vraag is genoeg voor vandaag. De rest kan later.',
    },
    survey:
      'Van elke 100 mensen denken er {{think}} weleens aan hun uitvaart, en praten er {{talk}} over.',
    users: 'Meer dan {{total}} mensen gebruiken het Wensenregister.',
    areas: {
      title: 'Zeven stappen langs uw leven',
      lead: 'Begin waar u wilt. Overslaan mag altijd.',
      veer: { title: 'Licht en Vreugde', text: 'Wat u blij maakt.' },
      steen: {
        title: 'Pijn en Zorg',
        text: 'Wat moeilijk was, of nog is.',
      },
      kaars: {
        title: 'Herinneringen en Erfenis',
        text: 'De verhalen die u achterlaat.',
      },
      rituelen: {
        title: 'Vorm en Ritueel',
        text: 'Muziek, bloemen en sprekers.',
      },
      praktisch: {
        title: 'Praktisch en Regie',
        text: 'Begraven of cremeren, en verder.',
      },
      naw: {
        title: 'Contacten en Relaties',
        text: 'De mensen die dicht bij u staan.',
      },
      secret: {
        title: 'Vertrouwen en Veiligheid',
        text: 'Voor de uitvaartondernemer.',
      },
    },
    steps: {
      title: 'Zo gaat het',
      items: [
        {
          title: 'Registreer gratis',
          text: 'Met uw naam en e-mailadres. U betaalt niets.',
        },
        {
          title: 'Vul in wat u wilt',
          text: 'In uw eigen tempo. Wat u opslaat, blijft bewaard.',
        },
        {
          title: 'Deel met uw naasten',
          text: 'U vertelt waar uw wensen zijn, en geeft een afdruk. Zo weten zij later wat u wilde.',
        },
      ],
      more: 'Bekijk de zeven stappen',
    },
    what: {
      title: 'Wat zijn uitvaartwensen?',
      text: [
        'Uw ideeën over uw afscheid: begraven of cremeren, muziek, wie er spreekt. En over wie u bent: wat mooi was, wat moeilijk was en wat u wilt doorgeven.',
      ],
      more: 'Lees alles over wensen',
    },
    reasons: {
      title: 'Waarom zou u ze vastleggen?',
      text: 'Het geeft u rust, en uw naasten houvast: zij moeten in een paar dagen veel beslissen. Zo wordt het een afscheid dat bij u past.',
    },
    family: {
      title: 'Het gesprek met uw familie',
      text: 'Samen praten brengt u dichter bij elkaar. En wie achterblijft, hoeft straks niet te raden. Het gaat het best als er nog geen haast is.',
      more: 'Lees hoe u het gesprek begint',
    },
    faq: {
      title: 'Veelgestelde vragen',
      more: 'Bekijk alle vragen en antwoorden',
      items: [
        {
          question: 'Wat kost het?',
          answer: 'Niets. Registreren, invullen, wijzigen en bewaren is gratis.',
        },
        {
          question: 'Zijn mijn gegevens veilig?',
          answer: {
            promise: 'relatives',
            until:
              'Ja. Uw antwoorden worden versleuteld bewaard. Wij verkopen niets en laten geen advertenties zien.',
            kept: 'Ja. Uw antwoorden worden versleuteld bewaard. U kiest wie ze leest. Moet een van onze beheerders erin kijken? Dan ziet u wie het was, en waarom. Wij verkopen niets en laten geen advertenties zien.',
          },
        },
        {
          question: 'Hoe krijgen mijn naasten toegang?',
          answer: {
            promise: 'directors',
            until: {
              promise: 'relatives',
              until:
                'U geeft hun zelf een afdruk, of het boekje als PDF. Dan hebben zij uw wensen als het nodig is. Een dossier bij ons opvragen kan nog niet.',
              kept: 'U kiest per persoon wat die hier leest: nu al, na uw overlijden, of niet. Geef ook een afdruk, of het boekje als PDF. Een dossier bij ons opvragen kan nog niet.',
            },
            kept: {
              promise: 'relatives',
              until:
                'U vertelt hun dat uw wensen hier staan, en geeft een kaartje of een afdruk. Na uw overlijden vraagt de uitvaartondernemer uw dossier op. Het vertrouwelijke deel is alleen voor de uitvaartondernemer.',
              kept: 'U kiest per persoon wat die hier leest: nu al, na uw overlijden, of niet. Geef ook een kaartje of een afdruk. Na uw overlijden vraagt de uitvaartondernemer uw dossier op. Het vertrouwelijke deel is alleen voor de uitvaartondernemer.',
            },
          },
        },
      ],
    },
    knowledge: {
      title: 'Uit de kennisbank',
      more: 'Naar de kennisbank',
    },
  },
  actions: {
    title: 'Wat wilt u doen?',
    record: { title: 'Wensen vastleggen', text: 'Begin met de vragen, of ga verder.' },
    plan: { title: 'Gesprek plannen', text: 'Gratis, online of bij ons.' },
    view: { title: 'Wensen bekijken', text: 'Lees terug wat u heeft opgeschreven.' },
    request: { title: 'Dossier opvragen', text: 'Een kaartje gevonden? Zo gaat het.' },
  },
  article: {
    minutes_one: '{{count}} minuut lezen',
    minutes_other: '{{count}} minuten lezen',
    updated: 'bijgewerkt op {{date}}',
    contents: 'Op deze pagina',
    sources: 'Bronnen',
    sourcesLead:
      'Hier leest u meer. Wetten en prijzen veranderen: kijk voor zekerheid altijd bij de bron zelf.',
    reviewed: 'Wij hebben deze tekst op {{date}} naast de bronnen gelegd.',
    related: 'Lees ook',
    callTitle: 'Leg vast wat u belangrijk vindt',
    callText: 'Gratis, in uw eigen tijd. U kunt alles later nog wijzigen.',
  },
  paper: {
    title: 'De vragenlijst op papier',
    description:
      'Download gratis de vragenlijst over uw uitvaartwensen, druk die af en vul die in met een pen. Ook met grote letters.',
    lead: 'Schrijft u liever met de hand? Druk de vragenlijst af en vul die in met een pen.',
    normal: 'Download de vragenlijst (PDF)',
    large: 'Download met grote letters (PDF)',
    about:
      'Het boekje heeft dezelfde vragen als de website. Bij elke vraag is ruimte om te schrijven of een hokje om aan te kruisen.',
    print: 'Heeft u geen printer? Vraag het iemand in uw buurt, of ga naar de bibliotheek.',
    register:
      'Wat u op papier schrijft, staat niet in het register. Neem uw antwoorden later over, alleen of met hulp. Dan vinden uw naasten ze ook als het boekje kwijt is.',
    online: 'Naar de vragenlijst op de website',
  },
  knowledge: {
    title: 'Kennisbank',
    description:
      'Heldere uitleg over uitvaartwensen, begraven en cremeren, kosten, wilsverklaring en het gesprek met uw familie.',
    lead: 'Heldere uitleg over uitvaart en laatste wensen, met de bronnen erbij.',
    search: {
      label: 'Zoeken op deze website',
      submit: 'Zoeken',
      title: 'Zoeken naar ‘{{query}}’',
      found_one: '{{count}} pagina gevonden',
      found_other: '{{count}} pagina’s gevonden',
      nothing: 'Er is niets gevonden voor ‘{{query}}’.',
      tip: 'Probeer een ander of korter woord. Of kies hieronder een artikel.',
      suggestion: 'Bedoelde u misschien:',
      all: 'Alle artikelen',
      doors: { death: 'Er is iemand overleden? Lees wat u nu kunt doen' },
    },
  },
  blog: {
    title: 'Blog',
    description:
      'Verhalen en achtergronden van het Wensenregister: over wensen, kaartjes, veiligheid en praten met uw familie.',
    lead: 'Verhalen en achtergronden van het Wensenregister.',
    feed: 'Volg de blog met RSS',
  },
  apply: {
    title: 'Uw gegevens',
    fields: {
      companyName: { label: 'Bedrijfsnaam' },
      contactName: { label: 'Naam van de contactpersoon' },
      email: { label: 'E-mailadres' },
      phone: { label: 'Telefoonnummer' },
      street: { label: 'Straat' },
      houseNumber: { label: 'Huisnummer' },
      postalCode: { label: 'Postcode' },
      city: { label: 'Plaats' },
      website: { label: 'Website' },
      kvk: { label: 'KVK-nummer' },
    } satisfies FieldsTexts<typeof applicationForm>,
    submit: 'Aanmelding versturen',
    sent: {
      title: 'Uw aanmelding is binnen',
      lead: 'Wij bellen u op een werkdag. Daarna krijgt u een e-mail om te beginnen.',
      mail: 'U krijgt nu ook een e-mail dat wij uw aanmelding hebben. Komt die niet? Kijk dan bij ongewenste e-mail.',
      until: 'Tot wij uw bedrijf toelaten, kunt u nog geen dossiers opvragen.',
      how: 'Zo werken wij samen',
    },
    another: 'Nog een bedrijf aanmelden',
  },
  directors: {
    callback: 'Laat u terugbellen',
    join: 'Aanmelden als gildelid',
    notYetTitle: 'Dossiers opvragen kan nog niet',
    notYet: 'Hier leest u hoe het gaat werken. Aanmelden of een vraag stellen kan al wel.',
  },
  section: 'In dit onderdeel',
  chat: {
    title: 'Vragen? App direct met één van ons',
    text: 'Echte mensen, geen chatbot',
  },
  footer: {
    register: 'Het register',
    read: 'Lezen',
    directors: 'Uitvaartondernemers',
    legal: 'Juridisch',
    steps: 'De stappen',
    benefits: 'Voordelen',
    faq: 'Veelgestelde vragen',
    join: 'Registreren',
    plan: 'Gesprek plannen',
    about: 'Over ons',
    model: 'Samenwerkings\u00admodel',
    role: 'Uw rol',
    request: 'Dossier opvragen',
    enter: 'Voor gildeleden',
    cookies: 'Cookiebeleid',
    cookieSettings: 'Cookie-instellingen',
    accessibility: 'Toegankelijkheid',
    hours: 'Wij zijn er {{days}}, van {{opens}} tot {{closes}}\u00a0uur.',
    from: ' {{days}} van {{opens}} tot {{closes}}\u00a0uur',
    answers: 'Wij antwoorden {{days}}, van {{opens}} tot {{closes}}\u00a0uur.',
    count: 'Meer dan {{total}} wensen veilig vastgelegd',
  },
} as const
