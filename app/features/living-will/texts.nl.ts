import type { SectionTexts } from '#app/forms/form-texts.ts'
import type { livingWill as questions } from '#app/features/living-will/questions.ts'
import type { LivingWillState } from '#app/features/living-will/states.ts'

/** The medical living will. Facts about the law: articles 7:450 and 7:465 BW. */
export const livingWill = {
  title: 'Wilsverklaring',
  overview: {
    name: 'Wilsverklaring',
    none: 'nog niet gemaakt',
    draft: 'concept, nog niet ondertekend',
    signed: 'ondertekend',
  },
  lead: 'In een wilsverklaring schrijft u op welke medische zorg u wel en niet wilt. Uw arts gaat daarvan uit als u het zelf niet meer kunt zeggen. Geef uw arts dus een kopie.',
  back: {
    vragenlijst: 'Terug naar de vragenlijst',
    praktisch: 'Terug naar stap 5 van de vragenlijst',
    kaartjes: 'Terug naar kaartjes aanvragen',
  },
  consent: {
    title: 'Eerst uw toestemming',
    why: [
      'Een wilsverklaring gaat over uw gezondheid. Zulke gegevens zijn extra beschermd. Wij bewaren ze alleen als u dat uitdrukkelijk goed vindt.',
      'Wij bewaren uw wilsverklaring versleuteld. Wij gebruiken die nergens anders voor. Zonder uw toestemming slaan wij niets op.',
      'U kunt uw toestemming altijd intrekken. Dan verwijderen wij uw wilsverklaring uit het register. Wat u op papier heeft, blijft gelden.',
    ],
    box: 'Ik geef toestemming om gegevens over mijn gezondheid te bewaren voor mijn wilsverklaring.',
    submit: 'Akkoord en verder',
  },
  law: {
    title: 'Wat is een wilsverklaring waard?',
    text: [
      'Een wilsverklaring moet op papier staan. Met een datum en uw handtekening weet een arts dat die van u is. Daarom maakt u hier een tekst die u afdrukt en ondertekent.',
      'Artsen en verpleegkundigen moeten zich houden aan een behandelverbod. Dat staat in artikel 450 van boek 7 van het Burgerlijk Wetboek. Zij mogen er alleen van afwijken als zij daar goede redenen voor hebben. Bijvoorbeeld als niet duidelijk is dat de verklaring van u is.',
      'Een behandeling weigeren kan vanaf 16 jaar. Een volmacht geven kan vanaf 18 jaar. U moet kunnen overzien wat u kiest.',
      'Bespreek uw wilsverklaring met uw huisarts. Vraag om uw verklaring in uw medisch dossier te zetten. Geef ook een kopie aan uw naasten.',
      'U mag uw wilsverklaring altijd wijzigen of intrekken. Zolang u zelf kunt beslissen, telt wat u dan zegt.',
    ],
    euthanasiaTitle: 'Een verzoek om euthanasie',
    euthanasia:
      'Een verzoek om euthanasie kunt u hier niet invullen. Het is persoonlijk en u maakt het samen met uw arts. Een arts is nooit verplicht om euthanasie te geven. Heeft u al een ondertekend verzoek? Dan kunt u het bij uw documenten bewaren.',
    euthanasiaUpload: 'Een ondertekend verzoek bewaren',
    links: [
      {
        href: 'https://www.rijksoverheid.nl/onderwerpen/levenseinde-en-euthanasie',
        text: 'Rijksoverheid over levenseinde en euthanasie',
      },
      {
        href: 'https://www.euthanasiecommissie.nl',
        text: 'Regionale Toetsingscommissies Euthanasie',
      },
      { href: 'https://www.nvve.nl', text: 'NVVE, vereniging voor een vrijwillig levenseinde' },
    ],
    tokenTitle: 'De niet-reanimerenpenning',
    token:
      'In een noodsituatie leest niemand eerst papieren. Wilt u niet gereanimeerd worden? Dan is er een penning om aan een ketting te dragen. De Patiëntenfederatie gaf die jarenlang uit. Vraag uw huisarts waar u nu een penning aanvraagt.',
    tokenLink: {
      href: 'https://www.patientenfederatie.nl',
      text: 'Patiëntenfederatie Nederland',
    },
    burialTitle: 'Let op: uw uitvaart regelt u anders',
    burial:
      'Een getypte tekst is op zichzelf niet de wettelijke vorm voor wensen over uw uitvaart. Dat zegt artikel 19 van de Wet op de lijkbezorging. Voor die vorm gaat u naar de notaris, of u schrijft uw wensen helemaal met de hand. Zet er een datum en uw handtekening onder. Ook zonder die vorm gaat de wet uit van uw wens. Dat zegt artikel 18. De uitzondering: als dat redelijkerwijs niet gevraagd kan worden.',
    burialLink: 'Uw wensen om met de hand over te schrijven',
  },
  now: {
    title: 'Hoe staat het ervoor?',
    none: 'Er staat nu geen wilsverklaring van u in het register.',
    begin: 'Wilsverklaring maken',
    paper: 'Verklaring',
    onPaper: 'Heeft u al een ondertekende wilsverklaring, bijvoorbeeld van de NVVE?',
    newerPaper:
      'Heeft u een nieuwere ondertekende wilsverklaring op papier? Die komt in de plaats van deze.',
    onPaperLink: 'Zet die hier in het register',
    draftTitle: 'Uw concept',
    validTitle: 'Uw ondertekende wilsverklaring',
    changed: '{{state}}. Gewijzigd op {{date}}',
    state: 'Hoe ver u bent',
    updated: 'Bijgewerkt in het register op',
    edit: 'Tekst wijzigen',
    print: 'Klaar? Maak de PDF om te ondertekenen',
    download: 'Download de PDF om te ondertekenen',
    downloadLarge: 'Download met grote letters',
    signed: 'Ik heb de wilsverklaring ondertekend',
    discussed: 'Ik heb mijn verklaring besproken met mijn arts',
    discussedAgain: 'Ik heb mijn verklaring opnieuw besproken',
    confirmed: 'Ik heb mijn verklaring opnieuw ondertekend',
    renew: 'Een nieuwe versie maken',
    revoke: 'Wilsverklaring intrekken',
    discard: 'Concept weggooien',
    toSign:
      'Druk de PDF af. Zet op de laatste bladzijde de plaats, de datum en uw handtekening. Heeft de PDF meer bladzijden? Zet dan op de andere bladzijden uw paraaf.',
    replaces:
      'Uw ondertekende wilsverklaring geldt nog. Die vervalt als u de nieuwe versie ondertekent.',
    scan: 'Download het getekende papier',
    read: 'Lees wat u ondertekende (PDF)',
    addScan: 'Zet er een foto van in het register',
    noScan: 'Hier staat geen foto van het getekende papier. Bewaar dat papier zelf goed.',
  },
  states: {
    draft: 'Concept, telt nog niet mee',
    printed: 'PDF gemaakt, nog niet ondertekend',
    signed: 'Ondertekend',
    discussed: 'Ondertekend en besproken met uw arts',
    confirmed: 'Opnieuw ondertekend',
    revoked: 'Ingetrokken',
  } satisfies Record<LivingWillState, string>,
  dates: {
    signed: 'Ondertekend op',
    discussed: 'Besproken met uw arts op',
    confirmed: 'Opnieuw ondertekend op',
  },
  form: {
    title: 'Uw wilsverklaring invullen',
    lead: 'Kies wat bij u past en vertel waarom. Alles mag leeg blijven. U ondertekent pas later, op papier.',
    save: 'Opslaan en terug',
    printed: 'U maakte al een PDF. Verandert u hier iets? Maak dan een nieuwe PDF.',
    toMend: 'Nog niet klaar voor de PDF',
    conflict:
      'U heeft deze wilsverklaring ook ergens anders gewijzigd. Wat u nu ziet, is nog niet opgeslagen. Sla het op als u dit wilt bewaren.',
  },
  mend: {
    situations: 'Kies ten minste één situatie. Of kies de laatste, en beschrijf de situaties zelf.',
    describe: 'Beschrijf hier in welke situaties u de behandelingen niet wilt.',
    resuscitation: 'Beschrijf in welke situaties u wel of niet gereanimeerd wilt worden.',
    name: 'Vul ook de achternaam van {{name}} in. Heeft deze persoon maar één naam? Vul dan het telefoonnummer of het adres in. Een arts moet weten om wie het gaat.',
    substitute:
      'Vul ook de achternaam van {{name}} in. Heeft deze persoon maar één naam? Vul dan het telefoonnummer in. Een arts moet weten om wie het gaat.',
  },
  step: {
    fields: {
      title: {
        label: 'Hoe heet de verklaring, of van welke organisatie is die?',
        hint: 'Bijvoorbeeld: behandelverbod van de NVVE.',
      },
      date: { label: 'Datum', hint: 'Bijvoorbeeld 25-11-2026' },
      file: {
        label: 'Foto of scan van het getekende papier',
        hint: 'PDF, JPG, PNG of HEIC, maximaal 25\u00a0MB. Zorg dat uw handtekening en de datum goed te lezen zijn.',
      },
    },
    waits:
      'Wij hebben ‘{{name}}’. U hoeft dit bestand niet opnieuw te kiezen. Wilt u een ander bestand? Kies het dan hier.',
    save: 'Opslaan',
    back: 'Terug',
    signed: {
      title: 'Uw wilsverklaring is ondertekend',
      lead: 'Wanneer heeft u de wilsverklaring ondertekend? Vul de datum in die op het papier staat.',
      note: 'Na het opslaan telt deze wilsverklaring mee. Een eerdere versie in het register vervalt dan.',
      kind: 'Dit soort bestand kunnen wij hier niet bewaren. Kies een PDF, JPG, PNG of HEIC.',
      scanName: 'wilsverklaring',
    },
    onPaper: {
      title: 'Een wilsverklaring die u al heeft',
      lead: 'Heeft u al een wilsverklaring op papier, met uw handtekening? Dan hoeft u geen nieuwe te maken. Vul in wat erop staat.',
      note: 'Na het opslaan telt deze wilsverklaring mee in het register. Staat er al een andere in het register? Die vervalt dan. Bewaar het papier zelf goed: dat geldt voor uw arts.',
      save: 'Wilsverklaring opnemen',
    },
    /** Of a paper that is in the register without one. */
    picture: {
      title: 'Foto van uw wilsverklaring',
      lead: 'Kies een foto of scan van het getekende papier. Verder blijft alles zoals het is.',
      note: 'Bewaar het papier zelf goed: dat geldt voor uw arts.',
    },
    discussed: {
      title: 'Besproken met uw arts',
      lead: 'Wanneer heeft u de wilsverklaring besproken met uw huisarts of een andere arts?',
      note: 'Vraag uw arts om de wilsverklaring in uw medisch dossier te zetten.',
    },
    confirmed: {
      title: 'Opnieuw ondertekend',
      lead: 'Staat u nog achter uw wilsverklaring? Zet dan opnieuw uw handtekening en de datum op het papier.',
      note: 'Zo zien artsen dat u er nog hetzelfde over denkt. Doe dit bijvoorbeeld elke vijf jaar.',
    },
  },
  revoke: {
    title: 'Wilsverklaring intrekken',
    lead: 'Wilt u uw ondertekende wilsverklaring intrekken?',
    text: 'Die telt dan niet meer mee in het register. Vraagt een uitvaartondernemer die nu op? Dan stopt dat. Vernietig ook het papier. Zeg het tegen uw arts en uw naasten: zij hebben misschien een kopie.',
    confirm: 'Ja, intrekken',
    discardTitle: 'Concept weggooien',
    discardLead: 'Wilt u het concept van uw wilsverklaring weggooien?',
    discardText:
      'U kunt dit niet ongedaan maken. Een ondertekende wilsverklaring blijft gewoon gelden.',
    discardConfirm: 'Ja, weggooien',
    back: 'Nee, terug',
  },
  copy: {
    title: 'Uw wensen om over te schrijven',
    lead: 'Schrijf deze tekst helemaal met de hand over. Zet er de datum en uw handtekening onder.',
    why: 'Een handgeschreven verklaring met datum en handtekening heet een codicil. Daarin mag u vanaf 16 jaar uw wensen voor uw uitvaart vastleggen. Dat staat in artikel 19 van de Wet op de lijkbezorging. Een afdruk met alleen uw handtekening is niet genoeg.',
    keep: 'Vertel iemand die u vertrouwt waar u het papier bewaart.',
    print: 'U kunt deze bladzijde afdrukken.',
    textTitle: 'Schrijf dit over',
    heading: 'Codicil',
    person: 'Ik, {{name}}, geboren op {{born}} in {{place}},',
    toWrite: '____________________',
    wish: 'leg hier vast wat ik wil voor mijn uitvaart.',
    burial: {
      Begraven: 'Ik wil worden begraven.',
      Cremeren: 'Ik wil worden gecremeerd.',
      Resomeren: 'Ik wil worden geresomeerd, zodra dat in Nederland mag.',
      Veraarden: 'Ik wil worden veraard, zodra dat in Nederland mag.',
    },
    second: 'Kan dat dan nog niet? {{wish}}',
    place: 'Begraafplaats: {{place}}.',
    none: 'U heeft in de vragenlijst nog niets gekozen. Vul eerst stap 5 in, of schrijf uw eigen wens op.',
    own: 'Ik wil ______________________________.',
    choose: 'Naar stap 5 van de vragenlijst',
    end: 'Plaats, datum en handtekening:',
  },
  pdf: {
    title: 'Wilsverklaring',
    of: 'Wilsverklaring van {{name}}',
    ofBorn: 'Wilsverklaring van {{name}}, geboren op {{date}}',
    noName: 'Wilsverklaring',
    person: 'Ik, {{name}}, verklaar het volgende.',
    personBorn: 'Ik, {{name}}, geboren op {{date}}, verklaar het volgende.',
    personNoName: 'Ik verklaar het volgende.',
    name: 'Naam',
    born: 'Geboren op (datum), in (plaats)',
    bornIn: 'Geboren in (plaats)',
    aware:
      'Deze verklaring geldt als ik mijn wil zelf niet meer kan uiten. Ik heb goed nagedacht over wat erin staat. Ik weet dat ik deze verklaring altijd mag wijzigen of intrekken.',
    revokes:
      'Deze verklaring komt in de plaats van mijn wilsverklaring die ik op {{date}} heb ondertekend. Die eerdere verklaring trek ik hierbij in.',
    ban: 'Ik weiger de behandelingen die hier staan, in de situaties die hier staan. Dit is een schriftelijke verklaring zoals bedoeld in artikel\u00a07:450 lid 3 van het Burgerlijk Wetboek.',
    banOwn:
      'Ik weiger de behandelingen die hier staan, in de situaties die ik hieronder zelf beschrijf. Dit is een schriftelijke verklaring zoals bedoeld in artikel\u00a07:450 lid 3 van het Burgerlijk Wetboek.',
    proxy:
      'Ik machtig deze persoon om namens mij te beslissen over mijn zorg, als ik dat zelf niet meer kan. Dit is een schriftelijke machtiging zoals bedoeld in artikel\u00a07:465 lid 3 van het Burgerlijk Wetboek.',
    sign: 'Ondertekening',
    signer: 'Ik',
    signerOf: 'Ik, {{name}},',
    signerBorn: 'Ik, {{name}}, geboren op {{date}},',
    statement: {
      one: '{{person}} onderteken deze wilsverklaring van 1 bladzijde.',
      other: '{{person}} onderteken deze wilsverklaring van {total} bladzijden.',
    },
    initials: 'Paraaf',
    beside:
      'Dit blad hoort bij het bestand ‘{{file}}’. Dat is een kopie van het ondertekende papier.',
    signText: 'Zet hier de plaats, de datum en uw handtekening.',
    place: 'Plaats',
    date: 'Datum',
    signature: 'Handtekening',
    made: 'Gemaakt op {{date}}. Telt pas mee met een handtekening en een datum.',
    copy: 'Ondertekend op {{date}}. Het papier met de handtekening geldt.',
    elsewhere: 'De tekst van deze verklaring staat alleen op het papier zelf.',
    labels: {
      treatments: 'Deze behandelingen weiger ik',
      situations: 'In deze situaties',
      treatmentWords: 'In mijn eigen woorden',
      resuscitation: 'Als mijn hart stilstaat',
      resuscitationWords: 'Wat ik hierover wil zeggen',
      proxyName: 'Mijn gemachtigde',
      proxyRelation: 'Wie dit voor mij is',
      proxyPhone: 'Telefoonnummer',
      proxyAddress: 'Adres',
      substituteName: 'Vervanger, als deze persoon niet kan',
      substitutePhone: 'Telefoonnummer van de vervanger',
      proxyWords: 'Wat deze persoon moet weten',
    } satisfies Record<keyof typeof livingWillQuestions.fields, string>,
    /** In the order of the paper: what is looked for in seconds comes first. */
    groups: { resuscitation: 'Reanimatie', treatments: 'Behandelverbod', proxyName: 'Volmacht' },
    noSituations: 'Ik beschreef geen situaties.',
    page: 'Bladzijde {page} van {total}',
  },
} as const

/** The questions, in the form of the interview's. */
export const livingWillQuestions = {
  title: 'Wilsverklaring',
  summaryTitle: 'Wilsverklaring',
  intro: '',
  inspiration: [],
  fields: {
    treatments: {
      group: 'Behandelverbod',
      label: 'Welke behandelingen wilt u niet?',
      hint: 'Wat u hier aankruist, mogen artsen niet doen. U krijgt wel altijd verzorging en hulp tegen pijn en benauwdheid.',
      options: {
        lifeSaving: 'Elke behandeling die mijn leven alleen maar verlengt',
        intensiveCare: 'Opname op een intensive care',
        ventilation: 'Beademing',
        hospital: 'Opname in een ziekenhuis',
        operation: 'Een operatie',
        dialysis: 'Nierdialyse',
        feeding: 'Voeding of vocht via een slangetje of infuus',
        antibiotics: 'Antibiotica bij een levensbedreigende infectie',
        blood: 'Een bloedtransfusie',
      },
    },
    situations: {
      label: 'In welke situaties wilt u deze behandelingen niet?',
      hint: 'Kies er ten minste één. Of kies de laatste, en beschrijf de situaties zelf.',
      options: {
        coma: 'Ik ben lang bewusteloos en de kans op herstel is heel klein',
        brain: 'Mijn hersenen zijn ernstig beschadigd en ik kan geen contact meer maken',
        dementia: 'Ik heb dementie en herken mijn naasten niet meer',
        dying: 'Ik ben ongeneeslijk ziek en zal binnenkort sterven',
        never: 'In elke situatie waarin ik niet zelf kan beslissen',
        own: 'Situaties die ik hieronder zelf beschrijf',
      },
    },
    treatmentWords: {
      label: 'Vertel het in uw eigen woorden',
      hint: 'Waarom kiest u dit? Wanneer is het leven voor u de moeite waard? Uw eigen woorden helpen de arts het meest.',
    },
    resuscitation: {
      group: 'Reanimatie',
      label: 'Wilt u gereanimeerd worden als uw hart stilstaat?',
      hint: 'Bespreek deze keuze met uw huisarts. Die kan uw kans op herstel uitleggen.',
      options: {
        no: 'Nee, ik wil niet gereanimeerd worden',
        sometimes: 'Alleen in de situaties die ik hieronder beschrijf',
        yes: 'Ja, ik wil gereanimeerd worden',
      },
    },
    resuscitationWords: {
      label: 'Wat wilt u hierover nog zeggen?',
      hint: 'Koos u ‘alleen in de situaties die ik beschrijf’? Beschrijf ze hier. Draagt u een niet-reanimerenpenning? Schrijf dat hier dan ook op.',
    },
    proxyName: {
      group: 'Volmacht',
      label: 'Wie mag namens u beslissen over uw zorg?',
      hint: 'Deze persoon beslist met de arts als u dat zelf niet meer kunt. Het moet iemand van 18 jaar of ouder zijn. Vraag het die persoon eerst. Schrijf de voornaam en achternaam op van deze gemachtigde. Heeft die maar één naam? Vul dan ook het telefoonnummer of het adres in.',
    },
    proxyRelation: {
      label: 'Wie is dit voor u?',
      hint: 'Bijvoorbeeld partner, dochter of vriend.',
    },
    proxyPhone: { label: 'Telefoonnummer van uw gemachtigde', hint: 'Bijvoorbeeld 06-12345678' },
    proxyAddress: {
      label: 'Adres van uw gemachtigde',
      hint: 'Straat, huisnummer, postcode en woonplaats.',
    },
    substituteName: {
      label: 'Wie beslist als deze persoon niet kan?',
      hint: 'Schrijf de voornaam en achternaam op. Heeft die persoon maar één naam? Vul dan ook het telefoonnummer in.',
    },
    substitutePhone: { label: 'Telefoonnummer van de vervanger' },
    proxyWords: {
      label: 'Wat moet deze persoon weten?',
      hint: 'Bijvoorbeeld waar u bang voor bent, of wat u juist wel wilt.',
    },
  },
} as const satisfies SectionTexts<typeof questions>
