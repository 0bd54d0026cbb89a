import type { FieldsTexts } from '#app/forms/form-texts.ts'
import type { TASKS } from './general-tasks.ts'
import type { deathForm } from './death-form.ts'

type TaskTexts = { title: string; why?: string; notNeeded?: string }

/** The public pages for who has lost someone: where to begin, the first hours, the first days. */
export const firstDays = {
  help: 'Hulp: {{phone}}',
  helpByMail: 'Hulp',
  print: 'Druk deze bladzijde af',
  howToPrint: 'U kunt deze bladzijde afdrukken.',
  door: {
    title: 'Er is iemand overleden',
    description:
      'Gecondoleerd. Lees wie u belt, wat kan wachten, en hoe u vindt wat iemand voor zijn of haar afscheid opschreef.',
    lead: 'Gecondoleerd. U hoeft niet alles tegelijk te doen.',
    where: 'Waar bent u nu?',
    ways: {
      justNow: { title: 'Het is net gebeurd', text: 'Wie u belt, en wat kan wachten.' },
      days: {
        title: 'Ik ben de uitvaart aan het regelen',
        text: 'Wanneer de uitvaart mag zijn, en wat er te doen is.',
      },
      card: {
        title: 'Ik heb een kaartje',
        text: {
          promise: 'directors',
          until: 'Of een nummer dat begint met WR. Lees wat u ermee kunt.',
          kept: 'Of een nummer dat begint met WR. Zo vindt u de wensen.',
        },
      },
      contact: {
        title: 'Ik ben contactpersoon',
        text: 'Meld het overlijden, of lees de wensen.',
      },
      director: {
        title: 'Ik ben uitvaartondernemer',
        text: {
          promise: 'directors',
          until: 'Lees wat u nu kunt doen.',
          kept: 'De wensen van iemand opvragen.',
        },
      },
    },
    lookFor:
      'Weet u niet of er wensen zijn? Kijk in de portemonnee, de map met papieren en de e-mail. Vraag het ook aan de huisarts en goede vrienden.',
    noPassword: 'Wij vragen u hier geen wachtwoord.',
    speak:
      'Liever iemand spreken? Wij nemen zelf op, {{days}} van {{opens}} tot {{closes}}\u00a0uur.',
    call: 'Bel {{phone}}',
  },
  card: {
    title: 'Ik heb een kaartje',
    description:
      'Heeft u een kaartje van het Wensenregister? Lees hoe u de wensen te lezen krijgt van wie is overleden.',
    lead: 'Dan heeft iemand opgeschreven hoe het afscheid mag zijn.',
    toRead: 'Zo krijgt u die wensen te lezen',
    ways: {
      contact: {
        title: 'Ik ben contactpersoon',
        text: 'Laat ons weten dat iemand is overleden. Dan leest u zelf wat diegene met u deelt.',
      },
      director: {
        title: {
          promise: 'relatives',
          until: 'Via een uitvaartondernemer',
          kept: 'Ik ben geen contactpersoon',
        },
        text: {
          promise: 'relatives',
          until: 'Zoek er een die is aangesloten bij het Wensenregister.',
          kept: 'Dan gaat het via een uitvaartondernemer. Zoek er een die is aangesloten bij het Wensenregister.',
        },
      },
    },
    howTitle: 'Zo gaat het via de uitvaartondernemer',
    how: [
      'U geeft de uitvaartondernemer het kaartje, of het nummer dat erop staat.',
      'De uitvaartondernemer vraagt de wensen bij ons op.',
      'Wij kijken het na. Wij vragen ook iemand die hem of haar goed kende of het klopt.',
      'Klopt alles? Dan krijgt de uitvaartondernemer de wensen.',
    ],
    notYet: [
      'Kijk bij zijn of haar papieren. Misschien ligt daar een afdruk of een boekje met de wensen.',
      'Vraag ook aan de naasten of zij een afdruk hebben.',
      'Wensen opvragen via een uitvaartondernemer kan nog niet.',
    ],
    about: 'Over het kaartje',
    number: {
      question: 'Welk nummer staat erop?',
      answer: 'Het dossiernummer. Het begint met WR. Daarna komen acht cijfers.',
    },
    safe: {
      question: 'Kan iemand met het kaartje de wensen lezen?',
      answer:
        'Nee, met alleen een kaartje kan dat niet. Deze pagina laat ook niet zien van wie het is.',
    },
    aliveTitle: 'Leeft degene van het kaartje nog?',
    alive:
      'Dan kan niemand de wensen opvragen. Geef het kaartje terug als u weet van wie het is. Anders kunt u het vernietigen.',
    aliveWill:
      'Een uitvaartondernemer kan wel de wilsverklaring opvragen. Degene van het kaartje krijgt dan meteen een e-mail, en kan het stoppen. Wij vragen ook de vertrouwenspersoon of het mag, en een medewerker kijkt het na.',
    director: 'Bent u uitvaartondernemer?',
    ask: 'Vraag de wensen op',
    justNow: 'Is het net gebeurd? Lees wie u belt, en wat kan wachten',
  },
  hours: {
    title: 'De eerste uren',
    description:
      'Wat doet u als iemand net is overleden? Wie u belt, wat niet kan wachten, en wat wel. Op één bladzijde.',
    emergency: 'Gebeurde het plotseling? Bel 112',
    steps: [
      {
        title: 'Bel de huisarts',
        text: '’s Avonds en in het weekend de huisartsenpost. In een ziekenhuis of verpleeghuis doen zij dit. Een arts moet het overlijden vaststellen.',
      },
      {
        title: 'Donatie kan niet wachten',
        text: 'Vraag de arts om in het Donorregister te kijken.',
      },
      { title: 'Bel één ander mens', text: 'Iemand die naast u komt zitten.' },
      {
        title: 'Daarna mag u even niets',
        text: 'U belt de uitvaartondernemer als u eraan toe bent. Dat mag ook morgen.',
      },
    ],
    insurance:
      'Was er een uitvaartverzekering? Bel dan eerst de verzekeraar. Soms zit daar een uitvaartondernemer bij.',
    term: 'Een uitvaart is niet eerder dan {{hours}}\u00a0uur na het overlijden, en uiterlijk op de {{nth}} werkdag erna.',
    reckon: 'Reken de dagen uit',
    next: 'Verder: de eerste dagen',
  },
  days: {
    title: 'De eerste dagen',
    description:
      'Reken uit wanneer een begrafenis of crematie mag, en zie wat er meteen te doen is, wat vóór de uitvaart, en wat kan wachten.',
    lead: 'Wanneer mag de uitvaart? Reken het hier uit. Wij bewaren niet wat u invult.',
    formTitle: 'Reken de dagen uit',
    submit: 'Reken uit',
    fields: {
      dag: { label: 'Op welke dag is diegene overleden?', hint: 'Zoals 25-11-2026.' },
      tijd: {
        label: 'Hoe laat was dat ongeveer?',
        hint: 'Zoals 20.15. Weet u het niet? Laat dit dan leeg.',
      },
    } satisfies FieldsTexts<ReturnType<typeof deathForm>>,
    canBe: 'De uitvaart mag van',
    canNow: 'De uitvaart mag vanaf nu,',
    from: '{{day}}, {{time}}\u00a0uur',
    upTo: 'tot en met',
    until: '{{day}}.',
    isOver:
      'Die dag is al geweest. Is de uitvaart nog niet geweest? Bel dan vandaag uw uitvaartondernemer. Met toestemming van de burgemeester mag het later.',
    how: 'Zo rekenden wij',
    diedAt: 'Overleden op {{day}}, rond {{time}}\u00a0uur.',
    diedOn:
      'Overleden op {{day}}. Het tijdstip weten wij niet. Daarom rekenden wij vanaf het einde van die dag.',
    rule: 'Na {{hours}}\u00a0uur mag het. De {{nth}} werkdag erna is de laatste dag. Zaterdag, zondag en feestdagen tellen niet mee.',
    leftOut: 'Hier viel buiten: {{days}}.',
    doubtful:
      'Wij telden {{days}} mee. Niet elke gemeente doet dat. Misschien is er dus een dag meer. Vraag het uw uitvaartondernemer.',
    earlier:
      'Wilt u eerder, of later? Met toestemming van de burgemeester kan dat. De uitvaartondernemer vraagt het aan.',
    later:
      'Wilt u later? Met toestemming van de burgemeester kan dat. De uitvaartondernemer vraagt het aan.',
    laws: {
      wlb: 'Wet op de lijkbezorging, artikel {{article}}',
      atw: 'Algemene termijnenwet, artikel {{article}}',
    },
    reviewed: 'Nagekeken op {{date}}.',
    other: 'Andere dag of tijd invullen',
    groups: {
      today: 'Meteen',
      before: 'Vóór de uitvaart',
      later: 'Dit kan wachten tot na de uitvaart',
    },
    askDone: 'Is dit al gedaan?',
    nobody: 'Niet alles hoeft, en niet alles hoeft door u. Geef gerust een deel weg.',
    first: 'Terug naar de eerste uren',
    director: 'Zoek een uitvaartondernemer',
  },
  tasks: {
    doctor: { title: 'De huisarts bellen', why: 'In een ziekenhuis of verpleeghuis doen zij dit.' },
    donor: {
      title: 'De arts in het Donorregister laten kijken',
      why: 'Donatie kan niet wachten.',
    },
    insurance: {
      title: 'Kijken of er een uitvaartverzekering is',
      why: 'Bel dan eerst de verzekeraar.',
    },
    director: {
      title: 'Een uitvaartondernemer kiezen en bellen',
      why: 'Dat mag ook morgen. U kiest zelf wie.',
    },
    close: {
      title: 'De mensen bellen die het nu moeten weten',
      why: 'Een ander mag dit voor u doen.',
    },
    registration: {
      title: 'Aangifte bij de gemeente',
      why: 'Vaak doet de uitvaartondernemer dit.',
    },
    choice: {
      title: 'Begraven of cremeren',
      why: 'Staat het opgeschreven? Ga daarvan uit.',
    },
    clothes: {
      title: 'Kleding en verzorging',
      notNeeded: 'Eigen kleren hoeven niet. Een doek of een gewaad mag ook.',
    },
    laidOut: {
      title: 'Opbaren, thuis of ergens anders',
      notNeeded: 'Kijken hoeft niet. Wie niet wil, hoeft niet mee.',
    },
    card: {
      title: 'De rouwkaart, of een bericht',
      notNeeded: 'Een kaart is niet verplicht. Bellen of een bericht sturen mag ook.',
    },
    farewell: {
      title: 'Het afscheid: waar, welke muziek, wie spreekt',
      notNeeded:
        'Een dienst of een toespraak hoeft niet. Stil bij elkaar zitten is ook een afscheid.',
    },
    coffin: {
      title: 'De kist, of iets anders',
      notNeeded: 'Een kist is niet verplicht. Een doek of een mand mag ook.',
    },
    home: {
      title: 'Huis, huisdier en afspraken',
      why: 'Denk aan sleutels, planten en de dokter.',
    },
    bank: { title: 'De bank' },
    will: {
      title: 'Het testament',
      why: 'Vraag het na bij het Centraal Testamentenregister.',
    },
    income: { title: 'Pensioen, uitkering en verzekeringen' },
    subscriptions: {
      title: 'Abonnementen en lidmaatschappen',
      why: 'Zeg het mobiele nummer als laatste op. Daar komen codes op binnen.',
    },
    remembrance: {
      title: 'De as, of de steen op het graf',
      notNeeded: 'Kiezen hoeft nu niet. Het crematorium bewaart de as minstens een maand.',
    },
  } satisfies Record<(typeof TASKS)[number]['id'], TaskTexts>,
  nth: ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste'],
} as const
