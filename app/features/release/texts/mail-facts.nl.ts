import type { RequestKind } from '#app/features/release/states.ts'

/** Lines of facts in mails about a request, to any of those whom it concerns. */
export const mailFacts = {
  facts: {
    number: 'Dossiernummer: {{number}}',
    kind: 'Soort aanvraag: {{kind}}',
    ownerUntil: 'Tot {{moment}} krijgt niemand iets te lezen.',
    contactUntil: 'U kunt antwoorden tot {{moment}}.',
    ownerNow: {
      full: 'Er is geen bedenktijd.',
      living_will:
        'Zegt de vertrouwenspersoon ja? Dan kan het bedrijf uw wilsverklaring nog vandaag lezen.',
    } satisfies Record<RequestKind, string>,
    doctor: 'Met wie wij belden: {{who}}',
    why: 'Reden: {{reason}}',
    paidBack: 'U krijgt uw betaling terug, binnen tien werkdagen.',
    aColleague: 'Iemand van uw bedrijf',
    notPaidBack: 'U krijgt uw betaling niet terug. Dat gebeurt alleen na een fout van ons.',
    /** What was got before a stop: in a mail to the member, the owner, and who said yes. */
    fetched: {
      member: {
        nothing: 'U had nog niets opgehaald.',
        full: 'U haalde de wensen op {{moment}} al op. Verwijder alles nu, ook uit uw e-mail, en mail ons dat het weg is.',
        living_will:
          'U haalde de wilsverklaring op {{moment}} al op. Verwijder die nu, ook uit uw e-mail. Gaf u die aan een arts? Zeg dan dat de aanvraag is gestopt.',
      },
      owner: {
        nothing: 'Er was nog niets opgehaald.',
        full: '{{company}} haalde uw wensen op {{moment}} al op. Wij zeggen het bedrijf alles te verwijderen, en nemen contact met u op.',
        living_will:
          '{{company}} haalde uw wilsverklaring op {{moment}} al op. Wij zeggen het bedrijf die te verwijderen, en nemen contact met u op.',
      },
      contact: {
        nothing: 'Er was nog niets opgehaald. Niemand krijgt nog iets te lezen.',
        full: '{{company}} haalde de wensen op {{moment}} al op. Wij zeggen het bedrijf alles te verwijderen.',
        living_will:
          '{{company}} haalde de wilsverklaring op {{moment}} al op. Wij zeggen het bedrijf die te verwijderen.',
      },
      /** Who said yes about a death, and then the owner said that it is not so. */
      denied: {
        nothing:
          'Er was nog niets opgehaald. Niemand krijgt iets te lezen. Was uw antwoord een vergissing? Dan hoeft u niets te doen.',
        full: '{{company}} haalde de wensen op {{moment}} al op. Wij willen graag weten hoe dit kon. Neem vandaag contact met ons op.',
        living_will: '',
      },
    },
    funeral: 'Uitvaart uiterlijk: {{day}}',
    price: 'Te betalen: {{price}}',
    /** A subject begins with it. */
    before: 'Vóór {{day}}',
    today: 'Vandaag',
    fetchedAt: 'Opgehaald: {{moment}}',
    leakUntil: 'Melden bij de Autoriteit Persoonsgegevens kan tot: {{moment}}',
    /** To the owner. */
    wanted: {
      full: '{{company}} zei dat u bent overleden, en wilde uw wensen lezen.',
      living_will: '{{company}} wilde uw wilsverklaring lezen.',
    } satisfies Record<RequestKind, string>,
    /** To contacts who were told that a file is about to be deleted. */
    warned: {
      alive: 'Dat klopt niet: ons is gezegd dat {{about}} leeft.',
      'signed-in': 'Daarna logde iemand in als {{about}}. Toen is alles gestopt.',
      erred: 'De aanvraag van die ondernemer is gestopt.',
      'not-fetched': 'Die ondernemer haalde de wensen niet op, en kan dat niet meer.',
    },
    /** To who said yes. */
    notOn: 'Het ging niet door.',
    notOnByUs:
      'Wij maakten een fout, en stopten de aanvraag. De uitvaartondernemer kan het opnieuw vragen. Dan mailen wij u nog een keer.',
    notOnWithdrawn: 'De uitvaartondernemer trok de aanvraag in.',
    notOnGone:
      'De uitvaartondernemer is geen lid meer. Een andere uitvaartondernemer kan het opnieuw vragen. Dan vragen wij het u nog een keer.',
    company: 'Uitvaartondernemer: {{company}}',
    asks: 'Wat het bedrijf vraagt: {{what}}',
    asked: { full: 'alle wensen', living_will: 'de wilsverklaring' },
    died: 'Over: {{name}}',
    diedOn: 'Overleden op, zo hoorden wij: {{date}}',
    whose: 'Wilsverklaring van: {{name}}',
    born: 'Geboren op: {{date}}',
    somebody: 'iemand die u kent',
    theContact: 'De vertrouwenspersoon',
    thePerson: 'deze persoon',
    /** What a mail is about whose request is forgotten. */
    yours: 'Uw aanvraag',
    /** Where its own name has a link in it. */
    aCompany: 'Een uitvaartondernemer',
    theCompany: 'De uitvaartondernemer',
    hurry: {
      livingWill: 'Een arts kan de wilsverklaring nu nodig hebben. Antwoord liefst vandaag.',
      today: 'Klopt het overlijden? Dan is de uitvaart uiterlijk {{day}}. Antwoord liefst vandaag.',
      soon: 'Klopt het overlijden? Dan is de uitvaart uiterlijk {{day}}. Antwoord liefst vandaag of morgen.',
    },
  },
} as const
