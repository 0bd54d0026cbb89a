import type { TrustedAnswer } from '#app/features/release/states.ts'

/** What a trusted person answers, by the link or on the telephone. */
export const answers = {
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

/** To the trusted person, who says whether it is so. */
export const trustedPerson = {
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
    call: 'Bel {{phone}}',
    orMail: 'of mail naar {{email}}',
    mail: 'Mail naar {{email}}',
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
    dead: 'De vraag is al beantwoord, verlopen of gestopt, of u kreeg later een nieuwere e-mail. Gebruik dan die. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Wilt u ons nog iets laten weten? Mail ons: {{email}}.',
  },
} as const
