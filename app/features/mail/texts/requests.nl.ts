/** What a trusted person is asked; `about` is the dead, or who the living will is of. */
const DEATH = [
  '{{company}} liet ons weten dat {{about}} is overleden. Is dat zo, dan condoleren wij u.',
  'Het bedrijf wil de wensen van {{about}} lezen, en noemt u als iemand die het weet.',
  'Met de knop leest u waarom. U zegt daar ja of nee. Zonder uw antwoord leest niemand iets.',
] as const
const DEATH_AGAIN = [
  'Wij vroegen u eerder iets over {{about}}. Wij hebben nog geen antwoord.',
  '{{company}} wil de wensen van {{about}} lezen. Wij vragen u of {{about}} is overleden, en of dit bedrijf ze mag lezen.',
  'Met de knop leest u waarom. U zegt daar ja of nee. Zonder uw antwoord leest niemand iets.',
] as const
const LIVING_WILL = [
  '{{company}} wil de wilsverklaring lezen van {{about}}. Het bedrijf noemt u als iemand die daar ja of nee op kan zeggen.',
  'Met de knop leest u waarom het bedrijf erom vraagt. Zonder uw antwoord leest niemand iets.',
] as const
const LIVING_WILL_AGAIN = [
  'Wij vroegen u eerder iets over {{about}}. Wij hebben nog geen antwoord.',
  ...LIVING_WILL,
] as const
const NOT_SURE = 'Antwoord alleen als u het zeker weet. Weet u hier niets van? {{reach}}.'
const ASKED_BY_MISTAKE =
  'Weet u hier niets van? Druk op de knop en kies nee. Weet u het niet zeker? {{reach}}.'

/** Mails about a request for a file: to who asks, who confirms, whose it is, and the office. */
export const requestMails = {
  'wait-shorter': {
    subject: 'Uw bedenktijd wordt korter',
    text: [
      'U koos een kortere bedenktijd. In die tijd kunt u een aanvraag voor uw dossier of wilsverklaring stoppen.',
      'De kortere tijd geldt pas over een week. Tot dan verandert er niets.',
    ],
    button: 'Houd de langere bedenktijd',
    notYou:
      'Heeft u dit niet zelf gekozen? Druk dan op de knop. U hoeft daarvoor niet in te loggen. Kies daarna een ander wachtwoord.',
  },
  'access-asked': {
    subject: '{{about}}: wij hebben uw aanvraag ontvangen',
    text: [
      'Uw aanvraag is bij ons binnen.',
      'Wij vragen nu de vertrouwenspersoon of het klopt. Belt u die persoon zelf? Dan gaat het sneller.',
      'Daarna kijken wij uw aanvraag na. U krijgt van elke stap een e-mail.',
    ],
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u niets aangevraagd? {{reach}} dan. Wij zoeken het uit.',
  },
  'access-asked-living-will': {
    subject: '{{about}}: wij hebben uw aanvraag ontvangen',
    text: [
      'Uw aanvraag is bij ons binnen.',
      'Wij vragen nu de vertrouwenspersoon of u de wilsverklaring mag lezen. Belt u die persoon zelf? Dan gaat het sneller.',
      'Daarna kijken wij uw aanvraag na, op werkdagen. Is er haast? Vraag de naasten om de papieren wilsverklaring.',
    ],
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u niets aangevraagd? {{reach}} dan. Wij zoeken het uit.',
  },
  'access-confirmed': {
    subject: '{{about}}: de vertrouwenspersoon zei ja',
    text: ['De vertrouwenspersoon zei ja op uw aanvraag. U hoeft nu niets te doen.'],
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u niets aangevraagd? {{reach}} dan. Wij zoeken het uit.',
  },
  'access-delayed': {
    subject: '{{about}}: goedgekeurd, het klaarmaken duurt langer',
    text: [
      'Wij hebben uw aanvraag goedgekeurd. Het klaarmaken duurt langer dan normaal.',
      'Wij kijken ernaar. U hoeft niets te doen, en krijgt een e-mail zodra u alles kunt ophalen.',
    ],
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u het met spoed nodig? {{reach}}.',
  },
  'access-rejected': {
    subject: '{{about}}: uw aanvraag is afgewezen',
    text: [
      'Uw aanvraag is afgewezen. U krijgt niets te lezen. Hieronder staat waarom.',
      '{{next}}',
    ],
    button: 'Bekijk uw aanvraag',
    notYou: 'Vindt u dat wij ons vergissen? {{reach}} dan. Wij leggen het graag uit.',
  },
  'access-stopped': {
    subject: '{{about}}: uw aanvraag is gestopt',
    text: [
      'Uw aanvraag is gestopt. U krijgt niets meer te lezen. {{fetched}}',
      'Kijk het dossiernummer en de naam na, en bel de familie voordat u iets anders doet.',
    ],
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-stopped-alive': {
    subject: '{{about}}: uw aanvraag is gestopt',
    text: [
      'Er is ons gezegd dat {{about}} niet is overleden. Uw aanvraag is daarom gestopt. U krijgt niets meer te lezen. {{fetched}}',
      'Kijk het dossiernummer en de naam na, en bel de familie voordat u iets anders doet.',
    ],
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-stopped-signed-in': {
    subject: '{{about}}: uw aanvraag is gestopt',
    text: [
      'Iemand logde in als {{about}}{{answered}}. Daarom is uw aanvraag gestopt. U krijgt niets meer te lezen. {{fetched}}',
      'Was dat iemand van de familie? {{reach}}. Dan zoeken wij uit hoe het verder kan.',
    ],
    button: 'Bekijk uw aanvraag',
    notYou: 'Bel ook de familie voordat u iets anders doet.',
  },
  'access-stopped-gone': {
    subject: '{{about}}: uw aanvraag is gestopt',
    text: [
      'Het account van {{about}} is verwijderd, en het dossier ook. Daarom is uw aanvraag gestopt. U krijgt niets meer te lezen. {{fetched}}',
      'Bel de familie. Misschien hebben zij de wensen op papier.',
    ],
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-stopped-desk': {
    subject: '{{about}}: wij stopten uw aanvraag',
    text: [
      'Het Wensenregister stopte uw aanvraag. {{why}} U krijgt niets meer te lezen. {{fetched}}',
      'Bel de familie voordat u iets anders doet. Klopt het volgens u toch? {{reach}} dan. Misschien kunt u een nieuwe aanvraag doen.',
    ],
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-stopped-living-will': {
    subject: '{{about}}: uw aanvraag is gestopt',
    text: [
      'Uw aanvraag is gestopt. U krijgt niets meer te lezen. {{fetched}}',
      'Is het nodig om te weten wat erin staat? Vraag het dan aan de eigenaar of de familie.',
    ],
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-expired': {
    subject: '{{about}}: uw aanvraag is verlopen',
    text: [
      'De vertrouwenspersoon heeft niet binnen 14 dagen geantwoord. Daarom is uw aanvraag verlopen.',
      'U kunt een nieuwe aanvraag doen.',
    ],
    button: 'Nieuwe aanvraag',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-withdrawn': {
    subject: '{{about}}: uw aanvraag is ingetrokken',
    text: [
      '{{by}} trok deze aanvraag in op het gildedashboard. Wij vragen niemand meer iets, en u krijgt niets te lezen.',
      'Was dat niet de bedoeling? Doe dan een nieuwe aanvraag.',
    ],
    button: 'Nieuwe aanvraag',
    notYou: 'Weet niemand van uw bedrijf hiervan? {{reach}} dan.',
  },
  'access-confirm': {
    subject: 'Een vraag aan u over een overlijden',
    text: DEATH,
    button: 'Beantwoord de vraag',
    notYou: NOT_SURE,
  },
  'access-confirm-again': {
    subject: '{{company}} vraagt om de wensen van {{about}} (nog een keer)',
    text: DEATH_AGAIN,
    button: 'Beantwoord de vraag',
    notYou: NOT_SURE,
  },
  'access-confirm-living-will': {
    subject: 'Vandaag graag: een vraag over een wilsverklaring',
    text: LIVING_WILL,
    button: 'Beantwoord de vraag',
    notYou: ASKED_BY_MISTAKE,
  },
  'access-confirm-living-will-again': {
    subject: 'Nog een keer: een vraag over een wilsverklaring',
    text: LIVING_WILL_AGAIN,
    button: 'Beantwoord de vraag',
    notYou: ASKED_BY_MISTAKE,
  },
  'access-stop': {
    subject: 'Iemand vraagt toegang tot uw dossier. Stop dit als het niet klopt',
    text: [
      '{{company}} zegt dat u bent overleden, en vraagt uw dossier op.',
      'Leest u dit zelf? Dan is er een vergissing. Stop de aanvraag meteen met de knop. Dat kan ook door in te loggen.',
    ],
    button: 'Stop deze aanvraag',
    notYou:
      'Twee medewerkers van ons kijken elke aanvraag na. U kunt de aanvraag ook later nog stoppen.',
  },
  'access-stop-living-will': {
    subject: 'Iemand vraagt uw wilsverklaring op. Stop dit als het niet klopt',
    text: [
      '{{company}} vraagt uw wilsverklaring op bij het Wensenregister.',
      'Wilt u dat niet? Stop het dan meteen met de knop. Dat kan ook door in te loggen.',
    ],
    button: 'Stop deze aanvraag',
    notYou:
      'Een medewerker van ons kijkt elke aanvraag na. U kunt de aanvraag ook later nog stoppen.',
  },
  'access-approved-owner': {
    subject: '{{company}} krijgt uw wensen te lezen. Stop dit als het niet klopt',
    text: [
      '{{company}} zegt dat u bent overleden. Wij keken het na, en het bedrijf krijgt nu uw wensen te lezen.',
      'Leest u dit zelf? Dan is er een vergissing. Stop het meteen met de knop. Dat kan ook door in te loggen.',
    ],
    button: 'Stop deze aanvraag',
    notYou: 'Lukt het niet? {{reach}} dan meteen.',
  },
  'access-approved-owner-living-will': {
    subject: '{{company}} krijgt uw wilsverklaring te lezen. Stop dit als het niet klopt',
    text: [
      '{{company}} krijgt nu uw wilsverklaring te lezen.',
      'Wilt u dat niet? Stop het dan meteen met de knop. Dat kan ook door in te loggen.',
    ],
    button: 'Stop deze aanvraag',
    notYou: 'Lukt het niet? {{reach}} dan meteen.',
  },
  'access-stopped-owner': {
    subject: 'De aanvraag voor uw dossier is gestopt',
    text: [
      '{{asked}} Die aanvraag is gestopt.',
      '{{fetched}}',
      'Door deze aanvraag krijgt niemand nog iets te lezen, en verwijderen wij niets.',
    ],
    button: 'Bekijk wie in uw dossier keek',
    notYou: 'Heeft u dit niet zelf gestopt? {{reach}} dan. Wij zoeken het uit.',
  },
  'access-stopped-desk-owner': {
    subject: 'Wij stopten de aanvraag voor uw dossier',
    text: [
      '{{asked}} Het Wensenregister stopte die aanvraag.',
      '{{fetched}}',
      'Door deze aanvraag krijgt niemand nog iets te lezen, en verwijderen wij niets.',
    ],
    button: 'Bekijk wie in uw dossier keek',
    notYou: 'Wilt u weten waarom? {{reach}} dan. Wij leggen het u graag uit.',
  },
  'access-rejected-owner': {
    subject: 'Niemand krijgt iets te lezen: de aanvraag is afgewezen',
    text: [
      '{{asked}} Dat gaat niet door: wij wezen de aanvraag af.',
      'Door deze aanvraag krijgt niemand iets te lezen, en verwijderen wij niets. U hoeft niets te doen.',
    ],
    button: 'Bekijk wie in uw dossier keek',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-expired-owner': {
    subject: 'Niemand krijgt iets te lezen: de aanvraag is verlopen',
    text: [
      '{{asked}} Dat gaat niet door: er kwam niet op tijd een antwoord.',
      'Door deze aanvraag krijgt niemand iets te lezen, en verwijderen wij niets. U hoeft niets te doen.',
    ],
    button: 'Bekijk wie in uw dossier keek',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-withdrawn-owner': {
    subject: 'Niemand krijgt iets te lezen: de aanvraag is ingetrokken',
    text: [
      '{{asked}} Dat gaat niet door: de aanvraag is ingetrokken.',
      'Door deze aanvraag krijgt niemand iets te lezen, en verwijderen wij niets. U hoeft niets te doen.',
    ],
    button: 'Bekijk wie in uw dossier keek',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-delivered': {
    subject: '{{about}}: alles staat klaar',
    text: [
      'Wij hebben uw aanvraag goedgekeurd. Wat u heeft opgevraagd, staat klaar op het gildedashboard.',
      'Log in en haal alles op. Begin met het draaiboek. {{confidential}}',
    ],
    button: 'Haal de documenten op',
    notYou: 'Heeft u niets aangevraagd? {{reach}} dan meteen. Wij zoeken het uit.',
  },
  'access-delivered-living-will': {
    subject: '{{about}}: de wilsverklaring staat klaar',
    text: [
      'De wilsverklaring staat klaar op het gildedashboard. Log in en haal die op.',
      'Geef die aan de arts. Het ondertekende papier geldt: vraag de naasten waar dat ligt.',
    ],
    button: 'Haal de wilsverklaring op',
    notYou: 'Heeft u niets aangevraagd? {{reach}} dan meteen. Wij zoeken het uit.',
  },
  'access-delivered-inactive': {
    subject: '{{about}}: goedgekeurd, maar uw lidmaatschap is gestopt',
    text: [
      'Wij hebben uw aanvraag goedgekeurd. Uw lidmaatschap is gestopt, dus u kunt zelf niets ophalen.',
      '{{reach}}. Dan spreken wij af hoe het verder gaat.',
    ],
    button: '',
    notYou: 'Heeft u niets aangevraagd? {{reach}} dan meteen. Wij zoeken het uit.',
  },
  'access-ready': {
    subject: '{{company}} kan de wensen van {{about}} nu ophalen',
    text: [
      'Dank u wel voor uw antwoord. {{company}} kan de wensen van {{about}} nu ophalen.',
      'U hoeft niets te doen. U krijgt een e-mail zodra het bedrijf de wensen heeft. Duurt dat lang? Vraag het bedrijf dan gerust of het ze al heeft gelezen.',
    ],
    button: '',
    notYou: 'Klopt dit niet, of heeft u een vraag? {{reach}} dan meteen.',
  },
  'access-ready-living-will': {
    subject: '{{company}} kan de wilsverklaring van {{about}} nu ophalen',
    text: [
      'Dank u wel voor uw antwoord. {{company}} kan de wilsverklaring van {{about}} nu ophalen.',
      'U hoeft niets te doen. U krijgt een e-mail zodra het bedrijf de wilsverklaring heeft.',
    ],
    button: '',
    notYou: 'Klopt dit niet, of heeft u een vraag? {{reach}} dan meteen.',
  },
  'access-handed-over': {
    subject: '{{company}} heeft nu de wensen van {{about}}',
    text: [
      '{{company}} heeft de wensen van {{about}} nu opgehaald.',
      'U hoeft niets te doen. Wilt u de wensen zelf ook lezen? Vraag het dan aan dit bedrijf.',
    ],
    button: '',
    notYou: 'Klopt dit niet, of heeft u een vraag? {{reach}} dan meteen.',
  },
  'access-handed-over-living-will': {
    subject: '{{company}} heeft nu de wilsverklaring van {{about}}',
    text: [
      '{{company}} heeft de wilsverklaring van {{about}} nu opgehaald.',
      'U hoeft niets te doen.',
    ],
    button: '',
    notYou: 'Klopt dit niet, of heeft u een vraag? {{reach}} dan meteen.',
  },
  'access-ungot-living-will': {
    subject: '{{company}} haalde de wilsverklaring van {{about}} niet op',
    text: [
      '{{company}} kon de wilsverklaring van {{about}} ophalen, maar deed dat niet. Nu kan het niet meer.',
      'U hoeft niets te doen. Is de wilsverklaring nog nodig? Laat de arts dan het ondertekende papier zien.',
    ],
    button: '',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-inactive-contact': {
    subject: 'Uw antwoord over {{about}}: het duurt nog even',
    text: [
      'Dank u wel voor uw antwoord over {{about}}. {{company}} kan nu zelf niets ophalen: het bedrijf doet niet meer mee bij ons.',
      'Een medewerker van ons zoekt uit hoe het verder gaat. Wilt u daar niet op wachten? {{reach}}.',
    ],
    button: '',
    notYou: 'Klopt dit niet, of heeft u een vraag? {{reach}} dan meteen.',
  },
  'office-delivery': {
    subject: 'Een levering lukt niet',
    text: [
      'Een aanvraag is goedgekeurd, maar de levering lukt niet.',
      'Bekijk de aanvraag. Bel zo nodig het gildelid.',
    ],
    button: 'Naar de aanvraag',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-not-fetched': {
    subject: 'Een geleverd dossier is niet opgehaald',
    text: [
      'De termijn is voorbij en het gildelid heeft niets opgehaald. Wij hebben daarom nog niets verwijderd.',
      'Bel het gildelid. Geef meer tijd, of beëindig de levering.',
    ],
    button: 'Naar de aanvraag',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'access-stopped-contact': {
    subject: 'De vraag over {{about}} is gestopt',
    text: [
      'Dank u wel voor uw antwoord op de vraag van een uitvaartondernemer over {{about}}. Het is daarna gestopt.',
      '{{fetched}} U hoeft niets te doen.',
    ],
    button: '',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-stopped-alive-contact': {
    subject: 'De vraag over {{about}} is gestopt',
    text: [
      'U zei ons dat {{about}} is overleden. Daarna hoorden wij dat het niet klopt. Het is gestopt.',
      '{{fetched}}',
    ],
    button: '',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-stopped-signed-in-contact': {
    subject: 'De vraag over {{about}} is gestopt',
    text: [
      'U zei ja op een vraag over {{about}}. Daarna logde iemand in als {{about}}{{answered}}. Daarom is het gestopt.',
      '{{fetched}}',
      'Was u dat zelf, of iemand van de familie? {{reach}}. Dan zoeken wij uit hoe het verder kan.',
    ],
    button: '',
    notYou: 'Weet u hier niets van? Dan hoeft u niets te doen.',
  },
  'access-stopped-desk-contact': {
    subject: 'De vraag over {{about}} is gestopt',
    text: [
      'U zei ja op een vraag over {{about}}. Het Wensenregister stopte het daarna.',
      '{{fetched}}',
      'Vergiste u zich, of weet u hier meer van? {{reach}} dan vandaag.',
    ],
    button: '',
    notYou: 'Weet u hier niets van? Dan hoeft u niets te doen.',
  },
  'access-rejected-contact': {
    subject: 'Niemand krijgt iets te lezen',
    text: [
      'U antwoordde ons op een vraag van een uitvaartondernemer over {{about}}. {{why}} U deed niets verkeerd.',
      'De uitvaartondernemer krijgt niets te lezen. Wij verwijderen niets, en u hoeft niets te doen.',
    ],
    button: '',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-over-contact': {
    subject: 'U hoeft ons niet meer te antwoorden',
    text: [
      'Wij vroegen u iets over {{about}}, omdat een uitvaartondernemer iets wilde lezen. Dat is voorbij.',
      'U hoeft niets meer te doen. De uitvaartondernemer krijgt niets te lezen.',
    ],
    button: '',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-deletion-soon': {
    subject: '{{about}}: wij verwijderen het dossier binnenkort',
    text: [
      'Uw aanvraag staat nog klaar op het gildedashboard.',
      'Heeft u alles al opgehaald? Dan hoeft u niets te doen. Anders: haal het nu op. Daarna is het er niet meer.',
    ],
    button: 'Haal het dossier op',
    notYou: 'Lukt het ophalen niet? {{reach}} dan meteen.',
  },
  'access-deletion-soon-contact': {
    subject: 'Wij verwijderen de wensen van {{about}} binnenkort',
    text: [
      'U antwoordde ons dat {{about}} is overleden. De uitvaartondernemer kan de wensen daarom ophalen.',
      'Wij verwijderen ze hier binnenkort, zoals wij schreven. U hoeft niets te doen.',
    ],
    button: '',
    notYou: 'Klopt dit niet? {{reach}} dan meteen.',
  },
  'access-deletion-soon-owner': {
    subject: 'Wij verwijderen uw dossier binnenkort. Stop dit als het niet klopt',
    text: [
      'Bij ons is een overlijden gemeld. Een uitvaartondernemer kan daarom uw dossier ophalen. Binnenkort verwijderen wij het voorgoed.',
      'Klopt dit niet? Stop de verwijdering dan met de knop. Dat kan ook door in te loggen.',
    ],
    button: 'Stop de verwijdering',
    notYou: 'Lukt het niet? {{reach}} dan meteen.',
  },
  'access-more-time': {
    subject: '{{about}}: het dossier staat langer voor u klaar',
    text: [
      'U heeft het dossier nog niet opgehaald. Daarom krijgt u meer tijd.',
      'Log in op het gildedashboard en haal alles op.',
    ],
    button: 'Haal het dossier op',
    notYou: 'Lukt het ophalen niet? {{reach}} dan meteen.',
  },
  'access-not-fetched': {
    subject: '{{about}}: uw aanvraag is gesloten',
    text: [
      'U heeft het dossier niet opgehaald. Daarom hebben wij de aanvraag gesloten. U kunt het niet meer ophalen.',
      'Wij bewaren het dossier nog wel. Heeft u het toch nodig? Vraag het dan opnieuw op.',
    ],
    button: 'Naar het gildedashboard',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-not-fetched-living-will': {
    subject: '{{about}}: u kunt de wilsverklaring niet meer ophalen',
    text: [
      'U heeft de wilsverklaring niet opgehaald. De termijn is voorbij. U kunt het nu niet meer.',
      'Heeft u de wilsverklaring toch nodig? Vraag die dan opnieuw op.',
    ],
    button: 'Naar het gildedashboard',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-kept': {
    subject: 'Wij verwijderen uw dossier niet',
    text: [
      'Wij schreven dat wij uw dossier zouden verwijderen. Dat doen wij niet.',
      'De uitvaartondernemer heeft het niet opgehaald. De aanvraag is gesloten en uw dossier blijft bewaard.',
      'U hoeft niets te doen.',
    ],
    button: '',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-kept-contact': {
    subject: 'Wij verwijderen de wensen van {{about}} niet',
    text: [
      'Wij schreven dat wij de wensen van {{about}} zouden verwijderen. Dat doen wij niet.',
      'De uitvaartondernemer heeft ze niet opgehaald en kan dat niet meer. De wensen blijven bewaard.',
      'Wilt u de wensen nog laten lezen? Vraag een uitvaartondernemer dan om ze opnieuw op te vragen.',
    ],
    button: '',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-deleted': {
    subject: '{{about}}: het dossier is verwijderd',
    text: [
      'Wij hebben het dossier verwijderd dat u heeft opgevraagd, zoals aangekondigd.',
      'U kunt het niet meer ophalen. Uw factuur blijft op het gildedashboard staan.',
    ],
    button: 'Naar het gildedashboard',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'access-deleted-contact': {
    subject: 'De wensen van {{about}} zijn hier verwijderd',
    text: [
      'U antwoordde ons dat {{about}} is overleden. De uitvaartondernemer kreeg daarna de wensen. Nu hebben wij ze hier verwijderd, zoals wij schreven.',
      'U hoeft niets te doen.',
    ],
    button: '',
    notYou: 'Heeft u een vraag hierover? {{reach}} dan.',
  },
  'office-access-stopped': {
    subject: 'Een goedgekeurde aanvraag is gestopt',
    text: [
      'Een aanvraag die al was goedgekeurd, is gestopt. Het dossier is gesloten en wordt niet verwijderd.',
      'Er is nog niets opgehaald. Bel het gildelid.',
    ],
    button: 'Naar de aanvraag',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-access-stopped-fetched': {
    subject: 'Vandaag: {{company}} had een gestopt dossier al opgehaald',
    text: [
      'Een aanvraag is gestopt, maar het gildelid had al iets opgehaald.',
      'Bel het gildelid en laat alles verwijderen. Beslis vandaag of dit een datalek is.',
    ],
    button: 'Bekijk wat u doet',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'access-certificate': {
    subject: '{{about}}: heeft u de akte van overlijden voor ons?',
    text: [
      'Wij kijken uw aanvraag na. Met de akte van overlijden gaat dat sneller.',
      'Met de knop voegt u de akte toe. Het hoeft niet, maar het helpt.',
    ],
    button: 'Voeg de akte toe',
    notYou: 'Heeft u niets aangevraagd? {{reach}} dan meteen. Wij zoeken het uit.',
  },
  'access-certificate-needed': {
    subject: '{{about}}: stuurt u ons de akte van overlijden?',
    text: [
      'Zonder de akte van overlijden kunnen wij uw aanvraag misschien niet goedkeuren.',
      'Met de knop voegt u de akte toe.',
    ],
    button: 'Voeg de akte toe',
    notYou: 'Heeft u niets aangevraagd? {{reach}} dan meteen. Wij zoeken het uit.',
  },
  'access-opened': {
    subject: '{{about}}: kijk uw aanvraag na en betaal',
    text: [
      'U sprak met een medewerker van ons. Wij hebben uw aanvraag ingevuld.',
      'Kijk na of alles klopt. Na de betaling gaan wij ermee aan de slag.',
    ],
    button: 'Bekijk en betaal',
    notYou: 'Heeft u ons niet gesproken? Betaal dan niet. {{reach}} daarna.',
  },
  'office-access-call-noted': {
    subject: 'Een gesprek wacht op bevestiging',
    text: [
      'Een collega belde met een vertrouwenspersoon en schreef het antwoord op.',
      'Een andere medewerker moet het bevestigen. Tot dan wacht de aanvraag.',
    ],
    button: 'Bekijk het gesprek',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-access-second': {
    subject: 'Een aanvraag wacht op de tweede medewerker',
    text: [
      'Een collega heeft een aanvraag geaccordeerd.',
      'Er is nog één andere medewerker nodig. Kijk de aanvraag na en beslis.',
    ],
    button: 'Naar de aanvraag',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-access': {
    subject: 'Een aanvraag voor een dossier wacht op verificatie',
    text: [
      'De vertrouwenspersoon zei ja op een aanvraag.',
      'Kijk de aanvraag na en beslis. Er zijn twee medewerkers nodig.',
    ],
    button: 'Naar de aanvraag',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-access-living-will': {
    subject: 'Vandaag: beslis over een wilsverklaring',
    text: [
      'De vertrouwenspersoon zei ja. Een arts kan de wilsverklaring nu nodig hebben.',
      'Kijk de aanvraag na en beslis. Eén medewerker is genoeg.',
    ],
    button: 'Naar de aanvraag',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-access-call': {
    subject: 'Een vertrouwenspersoon heeft geen e-mail: bel',
    text: [
      'In een aanvraag staat van de vertrouwenspersoon alleen een telefoonnummer.',
      'Bel, en schrijf op wat er is gezegd. Een collega bevestigt het.',
    ],
    button: 'Naar het telefoonnummer',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
} as const
