import type { AttentionKind } from './answers.ts'

/** 'Aandacht': what needs a person at the office. */
export const attention = {
  title: 'Aandacht',
  lead: 'Dit gaat niet vanzelf goed. Iemand moet er iets aan doen. Het oudste staat bovenaan.',
  none: 'Er is nu niets dat uw aandacht nodig heeft.',
  more: 'Er is nog meer. Dat ziet u als deze regels klaar zijn.',
  since: 'Sinds {{moment}}',
  refreshed: 'De lijst is bijgewerkt.',
  titles: {
    mail: 'Een e-mail is misschien niet verstuurd',
    payment: 'Een betaling klopt niet',
    refund: 'De bank nam geld niet terug',
    returned: 'Een aanvraag is niet meer betaald',
    delivery: 'Een levering lukt niet',
    death: 'Een overlijden is tegengesproken na een akkoord',
    fetched: 'Gestopt, maar al opgehaald',
    entered: 'Gestopt: iemand logde in',
    denied: 'Tegengesproken: deze persoon leeft',
    job: 'Een taak van de website is gestopt',
  } satisfies Record<AttentionKind, string>,
  /** What is done about the one that waits longest, beside whom it is about. */
  now: {
    mail: 'Zoek de e-mail op bij Resend',
    payment: {
      amount: 'Er is een ander bedrag betaald: stort het terug bij Stripe',
      currency: 'Er is niet in euro’s betaald: stort het terug bij Stripe',
      session: 'Er is op een andere manier betaald: stort het terug bij Stripe',
    },
    refund: 'De bank nam geld niet terug: maak het zelf over',
    returned: {
      refund: 'Het geld ging terug, maar de aanvraag loopt nog: beslis wat er gebeurt',
      dispute: 'De betaling wordt betwist: kijk bij Stripe',
    },
    delivery: {
      failed: 'De levering lukt steeds niet: probeer het opnieuw',
      nothing: 'In het dossier staat niets om te leveren: bel het gildelid',
    },
    death: 'Bel wie iets zei: het is gestopt',
    fetched: 'Laat alles verwijderen',
    entered: 'Bel de vertrouwenspersoon',
    denied: 'Bel het gildelid: de vertrouwenspersoon zegt dat deze persoon leeft',
    job: 'Vraag de beheerder van de website wat er misgaat',
  },
  facts: {
    number: 'Nummer',
    who: 'Over wie',
    company: 'Gildelid',
    agreedAt: 'Wie inlogde, zei dat het mocht op',
    fetchedAt: 'Opgehaald op',
    stoppedAt: 'Gestopt op',
    amount: 'Bedrag',
    asked: 'Gevraagd',
    paid: 'Betaald',
    paidElsewhere: 'Kijk bij Stripe',
    job: 'Taak',
  },
  payments: {
    amount: 'Er is een ander bedrag betaald dan wij vroegen.',
    currency: 'Er is niet in euro’s betaald.',
    session: 'Er is op een andere manier betaald dan wij vroegen.',
  },
  returned: {
    refund:
      'Het geld ging bij Stripe terug, maar de aanvraag loopt nog. Tot u zegt dat het is geregeld, kan niemand de aanvraag accorderen.',
    dispute:
      'Wie betaalde, betwist de betaling bij de bank. Loopt de aanvraag nog? Dan kan niemand die accorderen tot u zegt dat het is geregeld. Wat al is geaccordeerd, gaat door: een familie kan erop wachten.',
  },
  deliveries: {
    failed: 'De kopie van het dossier maken mislukt steeds. Wij blijven het proberen.',
    nothing: 'In het dossier staat niets om te leveren. Bel het gildelid.',
  },
  stops: {
    'by-owner': {
      full: '{{name}} leeft: de eigenaar stopte de aanvraag zelf. {{company}} had de wensen toen al.',
      living_will:
        'De eigenaar stopte de aanvraag zelf. {{company}} had de wilsverklaring van {{name}} toen al.',
    },
    'contact-denies': {
      full: 'Een contactpersoon van {{name}} zei dat het overlijden niet klopt. {{company}} had de wensen toen al. Wie dat zei, leest u via de pagina van het dossier.',
      living_will:
        'Een contactpersoon van {{name}} zei dat het overlijden niet klopt. {{company}} had de wilsverklaring toen al. Wie dat zei, leest u via de pagina van het dossier.',
    },
    'owner-signed-in': {
      full: 'Iemand logde in als {{name}}. {{company}} had de wensen toen al.',
      living_will: 'Iemand logde in als {{name}}. {{company}} had de wilsverklaring toen al.',
    },
    'owner-answered': {
      full: 'Wie inlogde als {{name}}, zei: ‘Ik leef’. {{company}} had de wensen toen al.',
      living_will:
        'Wie inlogde als {{name}}, zei: ‘Stop het’. {{company}} had de wilsverklaring toen al.',
    },
    desk: {
      full: 'Wij stopten de levering zelf: {{reason}}. {{company}} had de wensen van {{name}} toen al.',
      living_will:
        'Wij stopten de levering zelf: {{reason}}. {{company}} had de wilsverklaring van {{name}} toen al.',
    },
    before:
      'Iemand logde in als {{name}}{{answered}}, nadat de vertrouwenspersoon ja had gezegd. Daarom is de aanvraag gestopt. Er is niets opgehaald.',
    denied:
      '{{contact}} zegt dat {{name}} leeft. {{company}} schreef dat {{name}} is overleden. De aanvraag is afgewezen. Niemand las iets.',
    callCompany:
      'Bel {{company}}. Klopt het dossiernummer? Vertrouwt u het niet? Bel dan ook {{contact}}.',
    callFamily:
      'Bel {{contact}}: was het iemand van de familie? Bel ook {{company}}, en vertel hoe het verder kan.',
    callOwner:
      'Bel {{name}} zelf: het nummer staat op de pagina van het dossier. Geen nummer? Mail dan. Bel daarna {{contact}}, en {{company}}.',
    toFile: 'Naar het dossier',
    them: 'deze persoon',
    contact: 'de vertrouwenspersoon',
    theContact: 'De vertrouwenspersoon',
    call: '{{name}}, {{phone}}',
    /** The same where the office erred: who died may have died all the same. */
    stepsOfOurs: [
      'Bel {{company}}. Laat alles verwijderen, en vraag dat per e-mail te bevestigen.',
      'Bel {{contact}}, en vertel wat er gebeurde.',
      'Beslis vandaag of dit een datalek is. Melden bij de Autoriteit Persoonsgegevens kan tot {{until}}.',
    ],
    /** What is done after something was got, in order. */
    steps: [
      'Bel {{company}}. Laat alles verwijderen, en vraag dat per e-mail te bevestigen.',
      'Bel {{name}}. Staat er geen nummer in het dossier? Mail dan, en bel wie de eigenaar noemde.',
      'Bel {{contact}}, en vraag hoe het ja kon ontstaan.',
      'Beslis vandaag of dit een datalek is. Melden bij de Autoriteit Persoonsgegevens kan tot {{until}}.',
    ],
  },
  deaths: {
    'contact-denies':
      'Een contactpersoon zei dat het niet klopt, nadat een collega het papier had geaccordeerd.',
    'by-owner': 'De eigenaar stopte het zelf, nadat een collega het papier had geaccordeerd.',
    'owner-signed-in': 'De eigenaar logde in, nadat een collega het papier had geaccordeerd.',
    'owner-answered':
      'Wie inlogde als de eigenaar, zei: ‘Ik leef’. Een collega had het papier toen al geaccordeerd.',
  },
  todo: {
    mail: 'Zoek de e-mail op bij Resend, met dit nummer. Is die daar verstuurd? Kies dan ‘De e-mail is verstuurd’. Kies anders ‘Opnieuw versturen’.',
    mailExpired:
      'De link in deze e-mail werkt niet meer. Wie die nodig heeft, vraagt zelf een nieuwe. Haal deze e-mail weg.',
    payment:
      'Zoek de betaling op bij Stripe, met dit nummer. Betaal het geld daar terug. Kies daarna ‘Het geld is terug’. Het gildelid kan dan opnieuw betalen.',
    refund:
      'Bel het gildelid, en maak het bedrag zelf over. Kies daarna ‘Het geld is terug’. Het gildelid krijgt dan een creditfactuur en een e-mail.',
    returned:
      'Bekijk de aanvraag, en bel het gildelid. Moet de aanvraag stoppen? Wijs haar dan af. Mag zij doorgaan? Kies dan ‘Dit is geregeld’.',
    delivery:
      'Open de aanvraag en probeer het daar opnieuw. Lukt het weer niet? Vraag de beheerder van de website om hulp.',
    death:
      'Het is gestopt: niemand leest de wensen. Bekijk het papier, en bel wie iets zei: de nummers staan bij het overlijden. Logde iemand van de familie in? Kies daarna ‘Dit is geregeld’.',
    fetched:
      'Is alles gedaan? Schrijf dan bij de aanvraag op wat er is besloten. Daarna gaat dit hier weg.',
    entered: 'Is dat gedaan? Schrijf bij de aanvraag op wat u hoorde.',
    denied: 'Is dat gedaan? Schrijf bij de aanvraag op wat u hoorde.',
    job: 'De taak is 25 keer mislukt. Vraag de beheerder van de website wat er misgaat. Is dat opgelost? Kies dan ‘Opnieuw proberen’.',
  },
  toRequest: 'Naar de aanvraag',
  toReport: 'Naar het overlijden',
  answers: {
    mail: {
      again: 'Opnieuw versturen',
      done: 'De e-mail is verstuurd',
      drop: 'E-mail weghalen',
    },
    payment: { done: 'Het geld is terug' },
    refund: { done: 'Het geld is terug' },
    returned: { done: 'Dit is geregeld' },
    delivery: { done: 'Dit is geregeld' },
    death: { done: 'Dit is geregeld' },
    fetched: {},
    entered: {},
    denied: {},
    job: { again: 'Opnieuw proberen', drop: 'Niet meer doen' },
  },
} as const
