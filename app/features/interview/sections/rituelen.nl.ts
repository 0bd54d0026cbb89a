import type { rituelen } from '#app/features/interview/sections/rituelen.ts'
import type { SectionTexts } from '#app/forms/form-texts.ts'

export const rituelenTexts = {
  title: 'Vorm, ritueel en Beleving',
  summaryTitle: 'Rituelen Vorm & Beleving',
  intro: 'Hoe mag uw afscheid eruitzien?',
  inspiration: [
    'Denk eens terug aan een afscheid dat u is bijgebleven. Wat was er mooi aan? En wat zou u zelf anders doen?',
    'Er zijn veel plekken voor een afscheid. Een kerk of een aula, maar ook een tuin of een clubhuis. Het kan stil en klein, of met een fanfare voorop.',
    'Muziek raakt vaak meer dan woorden. Op welk lied danste u? Wat zette u op tijdens het strijken? Het mag ook vrolijk zijn.',
    'Een ritueel kan heel gewoon zijn. Iedereen legt een bloem neer. De kleinkinderen tekenen op de kist. Na afloop is er soep, of een borrel met bitterballen.',
    'Heeft u weinig familie, of geen? Ook dan kan er een afscheid zijn dat bij u past. Met de buurvrouw, iemand van het koor of een vaste begeleider. Eén mens die uw lied opzet en iets over u vertelt, is genoeg. Schrijf op wie dat mag zijn.',
    'Misschien horen er gebruiken bij uw geloof of uw familie. De rituele wassing en het gebed bij een djenaza. Zingen en eten in het sterfhuis bij dede oso. Schrijf op wat u belangrijk vindt, en wie weet hoe het hoort.',
    'U hoeft niet alles te bepalen. Voor uw naasten kan het fijn zijn om zelf iets te kiezen. Schrijf gerust: dit laat ik aan jullie over.',
  ],
  fields: {
    colors: {
      group: 'Kleuren, muziek en sfeer',
      label: 'Welke kleuren passen bij uw afscheid?',
      hint: 'Bijvoorbeeld voor de bloemen, de kaart of de kleding van de gasten.',
      options: {
        Wit: 'Wit',
        Paars: 'Paars',
        Blauw: 'Blauw',
        Roze: 'Roze',
        Zwart: 'Zwart',
        Groen: 'Groen',
        Rood: 'Rood',
        Anders: 'Anders',
      },
    },
    colorsOther: {
      label: 'Welke andere kleuren wilt u?',
      when: 'Alleen als u bij de kleuren ‘Anders’ heeft gekozen.',
    },
    music: {
      label: 'Welke muziek past bij uw afscheid?',
      options: {
        Klassiek: 'Klassiek',
        Jazz: 'Jazz',
        Pop: 'Pop',
        Rock: 'Rock',
        Gospel: 'Gospel',
        Wereldmuziek: 'Wereldmuziek',
        'Geen muziek': 'Geen muziek',
        Anders: 'Anders',
      },
    },
    musicOther: {
      label: 'Welke andere muziek wilt u?',
      hint: 'Bijvoorbeeld Nederlandstalig, een koor of een draaiorgel.',
      when: 'Alleen als u bij de muziek ‘Anders’ heeft gekozen.',
    },
    musicSpecifications: {
      label: 'Welke nummers wilt u laten horen?',
      hint: 'Weet u de titel of de artiest niet meer? Vul dan in wat u wel weet.',
      row: 'Nummer',
      add: 'Nummer toevoegen',
      remove: 'Nummer verwijderen',
      fields: {
        artist: { label: 'Artiest of componist' },
        title: { label: 'Titel' },
        link: {
          label: 'Link',
          hint: 'Plak hier de link, als u die heeft. Bijvoorbeeld naar Spotify of YouTube.',
        },
      },
    },
    stylePreference: {
      label: 'Welke sfeer past bij u?',
      options: {
        Informeel: 'Informeel',
        Intiem: 'Intiem',
        Groots: 'Groots',
        Spiritueel: 'Spiritueel',
        Religieus: 'Religieus',
        Anders: 'Anders',
      },
    },
    stylePreferenceOther: {
      label: 'Welke andere sfeer wilt u?',
      when: 'Alleen als u bij de sfeer ‘Anders’ heeft gekozen.',
    },
    flowers: {
      group: 'Bloemen en kleding',
      label: 'Welke bloemen passen bij uw afscheid?',
      hint: 'Wilt u liever geen bloemen? Schrijf dat dan ook op.',
    },
    clothingJewelryWishes: {
      label: 'Welke kleding en sieraden wilt u dragen?',
      hint: 'Schrijf er ook bij welke sieraden bij u mogen blijven.',
    },
    condoleanceLocation: {
      group: 'Condoleance',
      label: 'Waar mag de condoleance zijn?',
      hint: 'Bij de condoleance komen mensen uw naasten steunen. Dat kan bijvoorbeeld thuis of in een uitvaartcentrum.',
    },
    condoleanceCasketOpen: {
      label: 'Wilt u bij de condoleance een open of een dichte kist?',
      options: { open: 'Open', dicht: 'Dicht' },
    },
    condoleanceFlowers: { label: 'Welke bloemen wilt u bij de condoleance?' },
    condoleanceAccess: {
      label: 'Wie zijn er welkom bij de condoleance?',
      options: {
        alleen_familie: 'Alleen familie',
        familie_vrienden: 'Familie en vrienden',
        vrienden: 'Vrienden',
        iedereen: 'Iedereen',
      },
    },
    cateringWishes: { label: 'Wat mogen de gasten bij de condoleance eten en drinken?' },
    serviceLocation: {
      group: 'De dienst of ceremonie',
      label: 'Waar mag de dienst of ceremonie zijn?',
      hint: 'Bijvoorbeeld een kerk, een moskee, een aula of uw eigen tuin.',
    },
    serviceLocationDetails: {
      label: 'Wat is belangrijk op die plek?',
      hint: 'Bijvoorbeeld de inrichting, het tijdstip of ruimte voor rolstoelen.',
    },
    funeralCasketOpen: {
      label: 'Wilt u bij de dienst een open of een dichte kist?',
      options: {
        open: 'Open',
        dicht: 'Dicht',
        sluiten_tijdens: 'Sluiten tijdens de dienst',
      },
    },
    funeralFlowers: { label: 'Welke bloemen wilt u bij de dienst?' },
    funeralAccess: {
      label: 'Wie zijn er welkom bij de dienst?',
      options: {
        alleen_familie: 'Alleen familie',
        familie_vrienden: 'Familie en vrienden',
        vrienden: 'Vrienden',
        iedereen: 'Iedereen',
      },
    },
    funeralCateringWishes: { label: 'Wat mogen de gasten na de dienst eten en drinken?' },
    speakerWishes: {
      group: 'Sprekers, familie en eigen ideeën',
      label: 'Wie mogen er spreken, en waarover?',
    },
    familyRole: {
      label: 'Wat mag uw familie doen bij het afscheid?',
      hint: 'Bijvoorbeeld de kist dragen, kaarsen aansteken of iets voorlezen.',
    },
    personalAdditions: {
      label: 'Wat maakt het echt úw afscheid?',
      hint: 'Bijvoorbeeld een gedicht, een gebed, een ritueel of een grap.',
    },
  },
} as const satisfies SectionTexts<typeof rituelen>
