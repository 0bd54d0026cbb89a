import type { CardVariant, OrderState } from '#app/features/cards/states.ts'

/** The printed cards: asking for them, what became of them, and the page that they lead to. */
export const cards = {
  request: {
    title: 'Kaartjes aanvragen',
    again: 'Opnieuw kaartjes aanvragen',
    lead: 'U krijgt drie kaartjes per post. Dat kost u niets.',
    what: 'Op elk kaartje staan uw dossiernummer en een QR-code. Wie na uw overlijden een kaartje vindt, weet zo dat u wensen heeft vastgelegd. Uw wensen zelf staan niet op het kaartje.',
    addressTitle: 'Wij sturen ze naar dit adres',
    addressChange: 'Klopt dit niet?',
    addressLink: 'Wijzig uw adres in stap\u00a06',
    back: 'Terug zonder kaartjes aan te vragen',
    backOpen: 'Terug naar uw gegevens',
    confirm: 'Ja, kaartjes aanvragen',
    willTitle: 'Wilt u eerst een wilsverklaring maken?',
    willText:
      'In een wilsverklaring schrijft u op welke medische behandelingen u niet wilt. Met een getekende wilsverklaring krijgt u een ander kaartje. Daarop staat dat u een wilsverklaring heeft.',
    willLater:
      'Alles wat u heeft ingevuld, is opgeslagen. U kunt de kaartjes ook nu aanvragen en de wilsverklaring later maken.',
    willLink: 'Eerst een wilsverklaring maken',
    hasWillTitle: 'U heeft een wilsverklaring',
    hasWillText:
      'Op de kaartjes komt te staan dat u een wilsverklaring heeft. Wat erin staat, blijft geheim.',
    waitsTitle: 'U heeft al kaartjes aangevraagd',
    waitsText: 'Wij sturen ze zodra u uw wensen heeft bevestigd.',
    underWayTitle: 'U heeft al kaartjes aangevraagd',
    underWayText:
      'Wij sturen ze nog naar u toe. U krijgt geen tweede set. Wilt u andere kaartjes? Trek deze dan eerst in, bij uw kaartjes. Dat kan tot ze gedrukt zijn.',
    sentTitle: 'U heeft al kaartjes gekregen',
    sentText:
      'Weet u zeker dat u drie nieuwe kaartjes wilt? Uw oude kaartjes blijven geldig. Bent u er een kwijt? Trek dat kaartje dan in.',
    returnedTitle: 'Uw vorige kaartjes kwamen terug',
    returnedText:
      'De post kon ze niet bezorgen. Wij hebben ze vernietigd en ze werken niet meer. Kijk hieronder goed of uw adres klopt.',
    sentLink: 'Naar uw kaartjes',
  },
  page: {
    title: 'Uw kaartjes',
    lead: 'Kaartjes helpen anderen om na uw overlijden uw wensen te vinden.',
    none: 'U heeft nog geen kaartjes aangevraagd. U krijgt er drie, per post. Dat kost u niets.',
    example:
      'Zo ziet een kaartje eruit: Mijn wensen zijn vastgelegd, met een dossiernummer en een QR-code.',
    ask: 'Kaartjes aanvragen',
    askAgain: 'Opnieuw kaartjes aanvragen',
    waitingTitle: 'Uw aanvraag wacht op uw wensen',
    waiting: 'Wij sturen de kaartjes zodra u uw wensen heeft bevestigd.',
    order: 'Aanvraag van {{date}}',
    /** Beside the box of step 6. */
    asked: 'U vroeg ze aan op {{date}}.',
    link: 'Naar uw kaartjes',
    state: 'Hoe staat het ervoor?',
    stands: {
      requested: 'Aangevraagd op {{date}}. Wij drukken ze binnenkort.',
      held: 'Aangevraagd op {{date}}. Wij drukken ze nu niet.',
      batched: 'Sinds {{date}} klaar voor de drukker.',
      printed: 'Gedrukt op {{date}}.',
      posted: 'Verstuurd op {{date}}.',
      returned: 'Teruggekomen met de post op {{date}}.',
      revoked: 'Ingetrokken op {{date}}.',
    } satisfies Record<OrderState | 'held', string>,
    variant: 'Soort kaartje',
    unmentioned: 'Uw wilsverklaring staat niet op deze kaartjes.',
    askAnew: 'Vraag nieuwe aan als u dat wilt.',
    mentionsNone:
      'In het register staat nu geen ondertekende wilsverklaring van u. Trek deze kaartjes in, en vraag nieuwe aan.',
    /** While the account is about to be deleted. */
    held: 'Zolang u uw account wilt verwijderen, drukken en sturen wij geen kaartjes.',
    address: 'Adres',
    card: 'Kaartje {{number}}',
    cards: 'Kaartjes',
    cardWorks: 'Geldig',
    allWorks: '{{count}} kaartjes, alle geldig',
    cardToPrint: 'Nog niet gedrukt',
    allToPrint: '{{count}} kaartjes, nog niet gedrukt',
    cardRevoked: 'Ingetrokken op {{date}}',
    lost: 'Een kaartje kwijt? Trek het in',
    fewer: 'Liever minder kaartjes? Trek er een in',
    revoke: 'Kaartje {{number}} intrekken',
    stop: 'Wilt u ze toch niet? Haal dan het vinkje weg bij uw gegevens. Dat kan tot ze gedrukt zijn.',
    stopLink: 'Naar uw gegevens',
  },
  /** To who signed a living will while cards wait. */
  mention: {
    title: 'Uw kaartjes noemen uw wilsverklaring niet',
    text: 'U vroeg de kaartjes aan voordat uw wilsverklaring was ondertekend. Wilt u dat erop komt te staan dat u er een heeft? Wat erin staat, blijft geheim.',
    submit: 'Zet het op mijn kaartjes',
  },
  states: {
    requested: 'Aangevraagd',
    batched: 'Klaar voor de drukker',
    printed: 'Gedrukt',
    posted: 'Verstuurd',
    returned: 'Teruggekomen met de post',
    revoked: 'Ingetrokken',
  } satisfies Record<OrderState, string>,
  variants: {
    standard: 'Gewoon kaartje',
    wilsverklaring: 'Kaartje met vermelding van uw wilsverklaring',
  } satisfies Record<CardVariant, string>,
  revoke: {
    title: 'Kaartje {{number}} intrekken',
    lead: 'Bent u dit kaartje kwijt? Of heeft iemand anders het? Dan trekt u het hier in.',
    text: 'De QR-code op dit kaartje werkt daarna niet meer. U kunt dit niet ongedaan maken. Uw andere kaartjes blijven geldig.',
    confirm: 'Ja, dit kaartje intrekken',
    back: 'Nee, terug',
  },
  find: {
    title: 'Dossier opvragen',
    description:
      'Een kaartje van het Wensenregister gevonden? Lees wat het betekent en wat u kunt doen.',
    lead: 'Heeft u een kaartje van het Wensenregister gevonden? Dan heeft iemand wensen vastgelegd voor zijn of haar afscheid.',
    director: 'Bent u uitvaartondernemer?',
    signIn: 'Inloggen',
    notYetTitle: 'Is de eigenaar overleden?',
    notYet: [
      'Kijk bij zijn of haar papieren. Misschien ligt daar een afdruk of een boekje met de wensen.',
      'Vraag ook aan de naasten of zij een afdruk hebben.',
      'Een dossier bij ons opvragen kan nog niet. Dat geldt ook voor uitvaartondernemers.',
    ],
    whoTitle: 'Wie mag een dossier opvragen?',
    who: 'Een naaste van iemand die is overleden. Dat gaat via een uitvaartondernemer die is aangesloten bij het Wensenregister.',
    whoElse:
      'Bent u een naaste, maar geen contactpersoon? Dan gaat het via een uitvaartondernemer die is aangesloten bij het Wensenregister.',
    how: [
      'Neem contact op met de uitvaartondernemer. Geef het kaartje of het dossiernummer door.',
      'De uitvaartondernemer vraagt het dossier bij ons op.',
      'Wij kijken het na. Wij vragen ook iemand die hem of haar goed kende of het klopt.',
      'Klopt alles? Dan krijgt de uitvaartondernemer het dossier.',
    ],
    contact: 'Koos iemand u als contactpersoon? Dan leest u zelf wat diegene met u deelt.',
    contactLink: 'Laat ons weten dat iemand is overleden',
    search: 'Zoek een uitvaartondernemer',
    card: 'Lees wat u met het kaartje kunt',
    lostTitle: 'Is iemand net overleden?',
    lost: 'Lees wie u belt, en wat kan wachten',
    bookletTitle: 'Heeft u een boekje met wensen?',
    booklet: 'Controleer of het echt is',
    doctorTitle: 'Bent u arts, of is er haast?',
    doctor:
      'Vraag de naasten en de huisarts om de papieren wilsverklaring. Wij kunnen die niet meteen geven.',
    call: 'Bel {{phone}}',
    helpTitle: 'Komt u er niet uit?',
    help: 'Mail naar {{email}}',
    or: 'of',
    helpToo: 'mail naar {{email}}',
    gladly: 'Wij helpen u graag.',
  },
} as const
