import { unansweredWords } from '#app/features/calls/unanswered.ts'
import type { DeliveryPart } from './parts.ts'

const parts = {
  'run sheet': 'Draaiboek',
  wishes: 'Boekje voor de naasten',
  confidential: 'Vertrouwelijk deel',
  document: 'Document',
  'living will': 'Wilsverklaring',
} satisfies Record<DeliveryPart, string>

/** A file or a living will that was approved and handed over (specification 2.9). */
export const delivery = {
  parts,
  /** In a sentence about what was got. */
  got: {
    'run sheet': 'het draaiboek',
    wishes: 'het boekje',
    confidential: 'het vertrouwelijke deel',
    document: 'een document',
    'living will': 'de wilsverklaring',
  } satisfies Record<DeliveryPart, string>,
  /** With which the names of the files begin. */
  names: {
    'run sheet': 'Draaiboek',
    wishes: 'Boekje voor de naasten',
    confidential: 'Vertrouwelijk',
    'living will': 'Wilsverklaring',
    cover: 'Voorblad wilsverklaring',
    all: { full: 'Wensen', living_will: 'Wilsverklaring' },
  },
  cover: 'Voorblad. Hierop staat van wie de wilsverklaring is.',
  about: {
    'run sheet': 'Om mee te werken: wie u belt, en de dag in volgorde.',
    wishes: 'Met alle wensen. Dit mag u aan de familie geven.',
    confidential: 'Alleen voor u, niet voor de familie.',
    document: 'Een bestand dat de overledene bewaarde.',
    'living will': 'De wilsverklaring die nu geldt.',
  } satisfies Record<DeliveryPart, string>,
  facts: {
    until: 'U kunt het ophalen tot en met {{date}}.',
    deleted: 'Op {{date}} verwijderen wij het volledige dossier voorgoed.',
    deletedIfGot:
      'Heeft u het opgehaald? Bewaar het dan goed. Op {{date}} verwijderen wij het volledige dossier voorgoed.',
    /** For who knew somebody. */
    wishesUntil: 'Wij bewaren de wensen tot en met {{date}}.',
    wishesDeleted: 'Op {{date}} verwijderen wij de wensen hier.',
  },
  /** In the mail of a delivery. */
  confidential: {
    some: 'Lees ‘Vertrouwelijk’ voordat u naar de familie gaat.',
    none: 'Er is geen vertrouwelijk deel.',
  },
  problem: {
    failed: 'Het maken van de kopie is mislukt. Wij proberen het vanzelf opnieuw.',
    nothing: 'Er is geen dossier of geen ondertekende wilsverklaring om te leveren.',
  },
  page: {
    title: 'Het dossier',
    titleOf: 'De wensen van {{name}}',
    titleWill: 'De wilsverklaring',
    titleWillOf: 'De wilsverklaring van {{name}}',
    lead: 'U kunt alles downloaden en bewaren. Ga er zorgvuldig mee om.',
    burial: 'Keuze',
    insurance: 'Verzekering',
    call: 'Eerst bellen',
    arranges: 'Regelt de uitvaart',
    callAbout: '{{name}}, {{about}}',
    begin: 'Begin hier',
    giveWill: 'Geef deze aan de arts',
    will: 'De wilsverklaring',
    openWill: 'Open de wilsverklaring',
    willApplies: 'Het papier met de handtekening geldt. Vraag de naasten waar het ligt.',
    openSheet: 'Open het draaiboek',
    later:
      'Na de laatste bevestiging is nog iets geschreven. Dat staat apart, achter in het boekje. Wat de uitvaart raakt, staat ook apart in het draaiboek.',
    readConfidential: 'Lees ook ‘Vertrouwelijk’ voordat u naar de familie gaat.',
    noConfidential: 'Er is geen vertrouwelijk deel.',
    all: 'Alles downloaden (ZIP, {{size}})',
    aboutDelivery: 'Over deze levering',
    number: 'Dossiernummer',
    delivered: 'Geleverd op',
    until: 'Ophalen kan tot en met',
    deletes: 'Dossier wordt verwijderd op',
    today: 'Vandaag verwijderen wij dit dossier',
    tomorrow: 'Morgen verwijderen wij dit dossier',
    getToday: 'Haal dit dossier vandaag op',
    nobodyGot: 'U haalde nog niets op. Ons kantoor kan de levering stoppen.',
    deletion:
      'Ophalen kan tot en met {{until}}. Op {{date}} verwijderen wij het volledige dossier voorgoed.',
    deletionIfGot:
      'Ophalen kan tot en met {{until}}. Heeft u het opgehaald? Bewaar het dan goed. Op {{date}} verwijderen wij het volledige dossier voorgoed.',
    getInTime: 'Haal alles op tijd op: daarna hebben wij het niet meer.',
    allGot: 'U haalde alles al op. Bewaar het goed: daarna hebben wij het niet meer.',
    documents: 'Wat erin zit',
    facts: '{{fetched}}\u00a0· {{kind}}\u00a0· {{size}}',
    factsUnscanned:
      '{{fetched}}\u00a0· {{kind}}\u00a0· {{size}}\u00a0· Niet op virussen gecontroleerd',
    unscanned:
      'Niet elk bestand is op virussen gecontroleerd. Dat staat er dan bij. Open zo’n bestand alleen op een computer met een virusscanner.',
    withheldTitle_one: 'Eén bestand krijgt u niet',
    withheldTitle_other: '{{count}} bestanden krijgt u niet',
    withheld_one:
      'In dit bestand zit waarschijnlijk een virus. Daarom geven wij het niet door. Misschien heeft de familie het zelf nog.',
    withheld_other:
      'In deze bestanden zit waarschijnlijk een virus. Daarom geven wij ze niet door. Misschien heeft de familie ze zelf nog.',
    titles: {
      'run sheet': 'Draaiboek',
      wishes: 'Boekje voor de naasten',
      confidential: 'Vertrouwelijk',
    } satisfies Record<Exclude<DeliveryPart, 'document' | 'living will'>, string>,
    described: 'De overledene bewaarde dit, en noemde het zo.',
    fetchedAt: 'Opgehaald op {{moment}}',
    notFetched: 'Nog niet opgehaald',
    making:
      'Wij maken het dossier voor u klaar. Dat duurt meestal een paar minuten. U krijgt een e-mail.',
    late: 'Het klaarmaken duurt langer dan normaal. Wij kijken ernaar. U krijgt een e-mail zodra het klaar is.',
    refresh: 'Kijk opnieuw',
    over: 'De termijn is voorbij. U kon dit ophalen tot en met {{date}}. Wij hebben de kopie vernietigd.',
    ended:
      'Ons kantoor sloot deze levering op {{date}}, want er was niets opgehaald. Wij bewaren het dossier. Heeft u het nog nodig? Vraag het dan opnieuw aan.',
    stopped: {
      full: 'Deze aanvraag is gestopt. Het dossier is weer dicht. Heeft u al iets opgehaald? Verwijder dat dan.',
      living_will:
        'Deze aanvraag is gestopt. U kunt de wilsverklaring niet meer ophalen. Haalde u die al op? Verwijder die dan.',
    },
    help: 'Heeft u nog vragen?',
    toRequests: 'Terug naar uw aanvragen',
  },
  first: {
    factorTitle: 'Stel eerst een tweede stap in',
    factor:
      'Hier staan persoonlijke gegevens. Daarom logt u voor het ophalen in met twee stappen: uw wachtwoord en een code van uw telefoon, of een passkey. Instellen duurt een paar minuten. Daarna komt u hier terug.',
    factorLink: 'Tweede stap instellen',
    proof:
      'Hier staan persoonlijke gegevens. Laat nog een keer zien wie u bent. Daarna haalt u alles op.',
    submit: { full: 'Naar de documenten', living_will: 'Naar de wilsverklaring' },
    early:
      'Wij geven een dossier alleen aan wie in twee stappen inlogt. Logt u nog in één stap in? Stel de tweede dan nu alvast in:',
  },
  office: {
    title: 'Levering',
    state: 'Stand',
    making: 'Wordt klaargemaakt',
    failed_one: 'Klaarmaken is {{count}} keer mislukt',
    failed_other: 'Klaarmaken is {{count}} keer mislukt',
    stopped: 'Gestopt op {{moment}}. Reden: {{reason}}.',
    stoppedLate: '{{company}} had het toen al. Vraag of alles is verwijderd.',
    notMade: 'Niet klaargemaakt',
    delivered: 'Geleverd op',
    until: 'Op te halen tot en met',
    deletes: 'Dossier wordt verwijderd op',
    withheldTitle_one: 'Eén bestand is niet geleverd',
    withheldTitle_other: '{{count}} bestanden zijn niet geleverd',
    withheld_one:
      'In dit bestand zit waarschijnlijk een virus. Het gildelid kreeg het niet, en ziet dat bij de levering.',
    withheld_other:
      'In deze bestanden zit waarschijnlijk een virus. Het gildelid kreeg ze niet, en ziet dat bij de levering.',
    downloads: 'Wat het gildelid ophaalde',
    noDownloads: 'Er is nog niets opgehaald.',
    got: '{{who}} haalde op {{moment}} {{what}} op.',
    gotTogether: '{{who}} haalde op {{moment}} in één ZIP op: {{what}}.',
    onBehalf: 'Een medewerker, namens {{company}},',
    retry: 'Probeer opnieuw',
    unfetched: '{{company}} haalde nog niets op.',
    called:
      'Heeft u gebeld? Schrijf op hoe het ging. Wie u sprak, bellen wij vandaag niet nog eens.',
    calls: { reached: 'Ik sprak het bedrijf', ...unansweredWords },
    hurry: 'Nog niet opgehaald. De uitvaart is uiterlijk {{day}}.',
    call: 'Bel:',
    reach: 'Neem contact op met {{name}}.',
    longer:
      'Ophalen kan nog tot en met {{date}}: wij gaven extra tijd. Zolang niemand iets ophaalt, verwijderen wij niets.',
    deletesIfGot: '{{date}}, als het dan is opgehaald',
    moreTime: 'Geef meer tijd (tot en met {{date}})',
    moreHint:
      'Geeft u meer tijd, en haalt het gildelid het dan op? Dan verwijderen wij het dossier op {{date}}. Haalt het niets op, dan verwijderen wij niets.',
    ended: 'Beëindigd op {{moment}} door {{by}}. Niets opgehaald. Het dossier blijft bewaard.',
    colleague: 'een collega',
    endTitle: 'De levering aan {{company}} beëindigen?',
    endLead:
      '{{company}} haalde niets op, en kan dat daarna ook niet meer. De kopie vervalt meteen.',
    endKept: 'Het dossier blijft bewaard. Nog eens leveren kan alleen met een nieuwe aanvraag.',
    endTold:
      'Het bedrijf, de eigenaar en de vertrouwenspersoon krijgen een e-mail, als wij hun adres hebben.',
    stopInstead: 'Had dit dossier niet geleverd mogen worden? Stop de levering dan, met de reden.',
    endBack: 'Nee, niets veranderen',
    end: 'Beëindig de levering',
    endHint: 'Beëindigt u de levering? Dan vervalt de kopie. Het dossier blijft bewaard.',
    unwarned:
      'De e-mail die de eigenaar waarschuwt, is nog niet verstuurd. Tot dan verwijderen wij niets.',
    inactive:
      'Dit gildelid is niet meer actief en kan zelf niets ophalen. U kunt de documenten voor het bedrijf ophalen. Wij leggen dat vast.',
  },
} as const
