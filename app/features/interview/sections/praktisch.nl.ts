import type { praktisch } from '#app/features/interview/sections/praktisch.ts'
import type { SectionTexts } from '#app/forms/form-texts.ts'

export const praktischTexts = {
  title: 'Praktisch, Regie en Keuzes',
  summaryTitle: 'Praktisch Regie & Keuzes',
  intro: 'Hier staat hoe u het geregeld wilt hebben. Het is geen testament.',
  inspiration: [
    'Weten uw naasten of u begraven of gecremeerd wilt worden? Na een overlijden moet die keuze vaak snel worden gemaakt. Het kan rust geven als uw wens al vastligt.',
    'Kijk eens in de map met uw papieren. Ligt daar een polis of een grafakte? Noteer waar die map staat.',
    'Wie moet er zeker een kaart krijgen? Misschien de buren van vroeger, het koor of een oud-collega.',
    'Veel van ons leven staat op een telefoon of computer. Denk aan foto’s, e-mail en abonnementen. Wie mag die bewaren, en wat mag weg?',
    'Sommige zaken regelt u ergens anders. Uw erfenis bij een notaris, en uw keuze over donatie in het Donorregister. Uw lichaam afstaan aan de wetenschap doet u bij een anatomisch instituut.',
  ],
  fields: {
    burial: {
      group: 'Begraven of cremeren',
      label: 'Wat wilt u dat er met uw lichaam gebeurt?',
      hint: 'Wat nog niet mag, kunt u hier wel als wens vastleggen.',
      options: {
        Begraven: 'Begraven',
        Cremeren: 'Cremeren',
        Resomeren: 'Resomeren',
        Veraarden: 'Veraarden',
      },
    },
    burialSecondChoice: {
      label: 'Wat is uw tweede keuze, zolang uw eerste keuze niet mag?',
      hint: 'Mag uw eerste keuze bij uw overlijden nog niet? Dan weten uw naasten wat u daarna het liefst wilt.',
      options: { Begraven: 'Begraven', Cremeren: 'Cremeren' },
      when: 'Alleen als u hierboven iets kiest dat nog niet mag.',
    },
    casketType: {
      label: 'Waarin wilt u begraven worden?',
      hint: 'Een wade is een lange doek die om het lichaam wordt gewikkeld.',
      options: {
        'Houten kist': 'Houten kist',
        'Natuurlijke kist (karton, schimmel)': 'Natuurlijke kist (karton, schimmel)',
        Mand: 'Mand',
        'Doek/Wade': 'Doek/Wade',
        Anders: 'Anders',
      },
      when: 'Alleen als u kiest voor begraven.',
    },
    casketMaterial: {
      label: 'Welk materiaal wilt u?',
      hint: 'Bijvoorbeeld eiken, wilgentenen of karton. Koos u ‘Anders’? Beschrijf dan hier wat u wilt.',
      when: 'Alleen als u bij begraven kiest voor een kist, een mand of ‘Anders’.',
    },
    shroudType: {
      label: 'Van welke stof mag de doek of wade zijn?',
      options: {
        Katoen: 'Katoen',
        Linnen: 'Linnen',
        Wol: 'Wol',
        Zijde: 'Zijde',
        Anders: 'Anders',
      },
      when: 'Alleen als u bij begraven kiest voor een doek of wade.',
    },
    shroudOther: {
      label: 'Welke andere stof wilt u?',
      when: 'Alleen als u bij de stof ‘Anders’ heeft gekozen.',
    },
    burialLocation: {
      label: 'Op wat voor plek wilt u begraven worden?',
      options: {
        'Gemeentelijke begraafplaats': 'Gemeentelijke begraafplaats',
        Natuurbegraafplaats: 'Natuurbegraafplaats',
        'Kerkelijke begraafplaats': 'Kerkelijke begraafplaats',
        Anders: 'Anders',
      },
      when: 'Alleen als u kiest voor begraven.',
    },
    burialLocationOther: {
      label: 'Welke andere plek heeft u in gedachten?',
      when: 'Alleen als u bij de plek ‘Anders’ heeft gekozen.',
    },
    hasGrave: {
      label: 'Heeft u al een graf?',
      options: {
        Nee: 'Nee',
        'Ja ik heb een eigen graf': 'Ja ik heb een eigen graf',
        'Ja ik heb al een plek in gedachten': 'Ja ik heb al een plek in gedachten',
      },
      when: 'Alleen als u kiest voor begraven.',
    },
    burialDetails: {
      label: 'Wat wilt u nog meer vertellen over uw begrafenis?',
      hint: 'Bijvoorbeeld de naam van de begraafplaats, het grafnummer of wensen voor de steen.',
      when: 'Alleen als u kiest voor begraven.',
    },
    casketType2: {
      label: 'Waarin wilt u gecremeerd worden?',
      hint: 'Een wade is een lange doek om het lichaam. Vraag na of het crematorium een mand of wade toestaat.',
      options: {
        'Houten kist': 'Houten kist',
        Mand: 'Mand',
        'Doek/Wade': 'Doek/Wade',
      },
      when: 'Alleen als u kiest voor cremeren.',
    },
    cremationDetails: {
      label: 'Wat wilt u nog meer vertellen over uw crematie?',
      hint: 'Bijvoorbeeld welk crematorium u wilt, en wat er met de as mag gebeuren.',
      when: 'Alleen als u kiest voor cremeren.',
    },
    resomationDetails: {
      label: 'Wat wilt u vertellen over uw wens voor resomeren?',
      hint: 'Bijvoorbeeld waarom u dit wilt, en wat er daarna mag gebeuren.',
      when: 'Alleen als u kiest voor resomeren.',
    },
    vearaardingDetails: {
      label: 'Wat wilt u vertellen over uw wens voor veraarden?',
      hint: 'Bijvoorbeeld waarom u dit wilt, en waar de aarde naartoe mag.',
      when: 'Alleen als u kiest voor veraarden.',
    },
    hasDonation: {
      group: 'Donatie',
      label: 'Wilt u organen of weefsel doneren?',
      hint: 'Uw officiële keuze legt u vast in het Donorregister (donorregister.nl). Wat daar staat, geldt. Wat u hier invult, verandert daar niets aan.',
      link: {
        href: 'https://www.donorregister.nl',
        text: 'Naar het Donorregister (opent in een nieuw tabblad)',
      },
      options: { Ja: 'Ja', Nee: 'Nee' },
    },
    donationDetails: {
      label: 'Wat moeten uw naasten weten over uw keuze voor donatie?',
      hint: 'Bijvoorbeeld welke organen of weefsels u wel of niet wilt doneren.',
      when: 'Alleen als u bij donatie ‘Ja’ heeft gekozen.',
    },
    hasInsurance: {
      group: 'Verzekering',
      label: 'Ik heb een uitvaartverzekering',
    },
    insuranceProvider: {
      label: 'Bij welke verzekeraar bent u verzekerd?',
      hint: 'Kies de naam die op uw polis staat.',
      options: {
        Ardanta: 'Ardanta',
        'a.s.r.': 'a.s.r.',
        DELA: 'DELA',
        Monuta: 'Monuta',
        'Nationale-Nederlanden': 'Nationale-Nederlanden',
        'PC Uitvaart': 'PC Uitvaart',
        Univé: 'Univé',
        Yarden: 'Yarden',
        Anders: 'Anders',
      },
      when: 'Alleen als u een uitvaartverzekering heeft.',
    },
    insuranceOther: {
      label: 'Welke andere verzekeraar is het?',
      when: 'Alleen als u bij de verzekeraar ‘Anders’ heeft gekozen.',
    },
    insurancePolicyNumber: {
      label: 'Wat is het polisnummer?',
      hint: 'Dit nummer staat op uw polis. Heeft u meer polissen? Zet dan alle nummers hier.',
      when: 'Alleen als u een verzekeraar heeft gekozen.',
    },
    cardWishes: {
      group: 'Kaarten en berichten',
      label: 'Hoe mag uw rouwkaart eruitzien?',
      hint: 'Bijvoorbeeld met een foto of een gedicht. Schrijf er ook bij wie een kaart moet krijgen.',
    },
    newspaperAds: {
      label: 'Wilt u een bericht in de krant?',
      hint: 'Schrijf er gerust bij in welke krant, en wat erin moet staan.',
    },
    transportationWishes: {
      group: 'Vervoer',
      label: 'Hoe wilt u bij de uitvaart worden vervoerd?',
      hint: 'Bijvoorbeeld in een rouwauto, op een boerenwagen of gedragen door vrienden.',
    },
    digitalLegacy: {
      group: 'Digitale nalatenschap',
      label: 'Wat moet er gebeuren met wat u digitaal nalaat?',
      hint: 'Bijvoorbeeld met uw foto’s, e-mail en bestanden.',
    },
    socialMediaAccounts: {
      label: 'Welke sociale media gebruikt u?',
      hint: 'Schrijf er ook bij of een account mag blijven of weg moet.',
    },
    onlineServices: {
      label: 'Welke andere diensten gebruikt u online?',
      hint: 'Bijvoorbeeld abonnementen, webwinkels of een fotodienst.',
    },
    digitalInstructions: {
      label: 'Wie mag dit regelen, en wat moet diegene weten?',
      hint: 'Zet hier geen wachtwoorden of pincodes. Schrijf liever op wie ze kent, of waar ze liggen.',
    },
  },
} as const satisfies SectionTexts<typeof praktisch>
