/** What a trusted person is asked; `about` is the dead, or who the living will is of. */
const DEATH = [
  'Iemand liet ons weten dat {{about}} is overleden. Is dat zo, dan condoleren wij u van harte.',
  'Een uitvaartondernemer wil lezen welke wensen hier zijn bewaard, en noemt u als iemand die het weet. Achter de knop leest u waarom. U antwoordt met ja of nee. Zonder uw antwoord krijgt niemand iets te lezen.',
] as const
const LIVING_WILL = [
  'Een uitvaartondernemer wil de wilsverklaring lezen van {{about}}. Het bedrijf noemt u als iemand die daar ja of nee op kan zeggen.',
  'Achter de knop leest u waarom het bedrijf erom vraagt. Zonder uw antwoord krijgt niemand iets te lezen.',
] as const
const ASKED_BY_MISTAKE =
  'De link werkt 14 dagen. Weet u hier niets van? Zeg dan achter de knop dat het niet klopt. Weet u het niet zeker? Bel of mail ons.'

/** A text of more than one paragraph is a list of them; an empty button says that there is nothing to do. */
export const mail = {
  greeting: 'Beste {{name}},',
  greetingPlain: 'Goedendag,',
  linkFallback: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  valid: 'U kunt de link één keer gebruiken, binnen 24 uur na deze e-mail.',
  cancel: 'Afspraak annuleren',
  stop: 'Ik wil deze herinnering niet',
  closing: 'Met hartelijke groet,',
  sender: 'Het Wensenregister',
  help: 'Heeft u een vraag? Mail ons: {{email}}.',
  helpByPhone: 'Heeft u een vraag? Bel {{phone}}, of mail {{email}}.',
  lost: 'Is er iemand overleden? Lees wat u nu kunt doen:',
  verify: {
    subject: 'Bevestig uw e-mailadres',
    text: [
      'Fijn dat u zich heeft aangemeld bij het Wensenregister. Bevestig nu nog uw e-mailadres.',
      'Daarna kunt u inloggen en opschrijven wat u belangrijk vindt.',
    ],
    button: 'Bevestig uw e-mailadres',
    notYou:
      'Heeft u zich niet aangemeld? Gebruik de knop dan niet. Zonder bevestiging kan niemand het account gebruiken.',
  },
  'choose-password': {
    subject: 'Bevestig uw e-mailadres en kies een wachtwoord',
    text: [
      'U wilde verder met uw account bij het Wensenregister. Uw e-mailadres is nog niet bevestigd.',
      'Kies met de knop een wachtwoord. Dan is ook uw e-mailadres bevestigd, en kunt u meteen verder.',
    ],
    button: 'Kies een wachtwoord',
    notYou:
      'Heeft u dit niet gevraagd? Gebruik de knop dan niet. Zonder bevestiging kan niemand het account gebruiken.',
  },
  'take-over': {
    subject: 'Bevestig uw e-mailadres',
    text: [
      'Bij het Wensenregister is dit e-mailadres ingevuld, samen met de code uit een brief van ons.',
      'Deed u dat? Bevestig dan met de knop dat dit uw adres is. Daarna is het dossier van u.',
    ],
    button: 'Bevestig uw e-mailadres',
    notYou:
      'Kreeg u geen brief van ons? Gebruik de knop dan niet. Iemand heeft zich in het adres vergist.',
  },
  'take-over-taken': {
    subject: 'Dit e-mailadres hoort al bij een account',
    text: [
      'Bij het Wensenregister is dit e-mailadres ingevuld, samen met de code uit een brief van ons. Bij dit adres hoort al een account.',
      'Deed u dat? Uw dossier staat nog klaar, en de code werkt nog. Vul de code opnieuw in, met een ander e-mailadres. Heeft u dat niet? Mail ons dan. Wij helpen u graag.',
    ],
    button: 'Vul de code opnieuw in',
    notYou:
      'Kreeg u geen brief van ons? Dan hoeft u niets te doen. Iemand heeft zich in het adres vergist.',
  },
  'account-exists': {
    subject: 'U heeft al een account',
    text: [
      'Iemand wilde met uw e-mailadres een account maken bij het Wensenregister. U heeft er al een.',
      'U kunt gewoon inloggen. Weet u uw wachtwoord niet meer? Kies dan op de inlogpagina voor ‘Wachtwoord vergeten?’.',
    ],
    button: 'Naar inloggen',
    notYou:
      'Was u dit niet? Dan hoeft u niets te doen. Er is niets veranderd aan uw account of uw wensen.',
  },
  'already-confirmed': {
    subject: 'Uw e-mailadres is al bevestigd',
    text: [
      'U vroeg om een nieuwe e-mail om uw e-mailadres te bevestigen. Dat is al gebeurd.',
      'U kunt gewoon inloggen. Weet u uw wachtwoord niet meer? Kies dan op de inlogpagina voor ‘Wachtwoord vergeten?’.',
    ],
    button: 'Naar inloggen',
    notYou: 'Heeft u dit niet gevraagd? Dan hoeft u niets te doen. Er is niets veranderd.',
  },
  welcome: {
    subject: 'Welkom bij het Wensenregister',
    text: [
      'Uw e-mailadres is bevestigd en uw account is klaar.',
      'U kunt nu rustig opschrijven wat u belangrijk vindt. Er zijn zeven stappen. Sla over wat u wilt, en ga later verder waar u was.',
    ],
    button: 'Begin met uw wensen',
    notYou: 'Heeft u geen account gemaakt? Mail ons dan. Wij zoeken het voor u uit.',
  },
  'one-time-link': {
    subject: 'Uw inloglink',
    text: 'U vroeg om een inloglink voor het Wensenregister. Met de knop logt u in, zonder wachtwoord.',
    button: 'Inloggen',
    notYou:
      'Heeft u dit niet gevraagd? Gebruik de knop dan niet en stuur deze e-mail niet door. Uw account blijft veilig.',
  },
  reset: {
    subject: 'Kies een nieuw wachtwoord',
    text: 'U vroeg om een nieuw wachtwoord voor het Wensenregister. Met de knop kiest u er een.',
    button: 'Kies een nieuw wachtwoord',
    notYou:
      'Heeft u dit niet gevraagd? Gebruik de knop dan niet. Uw oude wachtwoord blijft gewoon werken.',
  },
  'password-changed': {
    subject: 'Uw wachtwoord is gewijzigd',
    text: [
      'Het wachtwoord van uw account bij het Wensenregister is net gewijzigd. Op alle andere apparaten bent u uitgelogd.',
      'Heeft u dit zelf gedaan? Dan hoeft u niets te doen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    notYou: 'Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord en mail ons.',
  },
  'password-guessing': {
    subject: 'Iemand probeert uw wachtwoord te raden',
    text: [
      'Bij uw account van het Wensenregister is heel vaak een wachtwoord geprobeerd. Daarom werkt uw wachtwoord nu alleen op een apparaat waarop u eerder inlogde.',
      'Op een ander apparaat logt u in met een inloglink. Die vraagt u aan op de inlogpagina.',
      'Is uw wachtwoord makkelijk te raden? Kies dan een ander. Anders hoeft u niets te doen.',
    ],
    button: 'Kies een ander wachtwoord',
    notYou:
      'Was u het zelf? Dan is er niets aan de hand. Een uur na de laatste poging werkt uw wachtwoord weer overal.',
  },
  'wishes-confirmed': {
    subject: 'Uw wensen zijn bevestigd',
    text: [
      'U heeft uw wensen bevestigd. Wij bewaren ze voor u.',
      'Bewaar deze e-mail, want hierin staat uw dossiernummer. Uw antwoorden staan er niet in.',
    ],
    button: 'Naar uw wensen',
    notYou:
      'Heeft u dit niet zelf gedaan? Log dan in, kies meteen een nieuw wachtwoord en mail ons.',
  },
  'second-factor-on': {
    subject: 'Uw account heeft nu een tweede stap',
    text: [
      'Inloggen bij het Wensenregister gaat nu in twee stappen. Eerst uw wachtwoord, dan een code van uw telefoon of een passkey. Op alle andere apparaten bent u uitgelogd.',
      'Bewaar de herstelcodes op een veilige plek. Daarmee kunt u inloggen als uw telefoon kwijt is.',
      'Heeft u dit zelf gedaan? Dan hoeft u niets te doen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    notYou: 'Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord en mail ons.',
  },
  'second-factor-off': {
    subject: 'De tweede stap staat uit',
    text: [
      'U logt bij het Wensenregister weer in met alleen uw wachtwoord. Wij vragen geen code of passkey meer.',
      'Heeft u dit zelf gedaan? Dan hoeft u niets te doen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    notYou: 'Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord en mail ons.',
  },
  'passkey-added': {
    subject: 'U kunt nu inloggen met een nieuwe passkey',
    text: [
      'Bij uw account van het Wensenregister is een passkey toegevoegd. Die geldt voortaan als tweede stap bij het inloggen.',
      'Heeft u dit zelf gedaan? Dan hoeft u niets te doen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    notYou: 'Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord en mail ons.',
  },
  'passkey-removed': {
    subject: 'Een van uw passkeys is verwijderd',
    text: [
      'Bij uw account van het Wensenregister is een passkey verwijderd. Daarmee kan niemand meer inloggen.',
      'Heeft u dit zelf gedaan? Dan hoeft u niets te doen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    notYou: 'Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord en mail ons.',
  },
  'recovery-code-used': {
    subject: 'Er is een herstelcode gebruikt',
    text: [
      'Er is met een herstelcode ingelogd bij uw account van het Wensenregister. De codes van uw oude telefoon en uw passkeys werken niet meer. Stel daarom eerst een nieuwe tweede stap in.',
      'Heeft u dit zelf gedaan? Dan hoeft u niets te doen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    notYou: 'Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord en mail ons.',
  },
  'code-guessing': {
    subject: 'Iemand kent misschien uw wachtwoord',
    text: [
      'Bij uw account van het Wensenregister is een paar keer een verkeerde code ingevuld, na het goede wachtwoord. Zonder de juiste code komt niemand erin.',
      'Was u het niet zelf? Kies dan een ander wachtwoord.',
    ],
    button: 'Kies een ander wachtwoord',
    notYou:
      'Was u het zelf? Wacht dan tien minuten en probeer het opnieuw. Met een herstelcode kan het meteen.',
  },
  'role-given': {
    subject: 'U heeft een taak in het Wensenregister',
    text: [
      'Een beheerder gaf u een rol in het Wensenregister. Op de pagina Rollen en rechten ziet u wat u daarmee mag.',
      'Logt u nog zonder tweede stap in? Dan stelt u die eerst in.',
    ],
    button: 'Rollen en rechten bekijken',
    notYou: 'Wist u hier niet van? Mail ons dan. Wij trekken de rol weer in.',
  },
  'role-taken': {
    subject: 'Een taak van u in het Wensenregister is gestopt',
    text: 'Een beheerder trok een rol van u in. Uw account en uw eigen wensen blijven gewoon bestaan.',
    button: 'Naar uw wensen',
    notYou: 'Klopt dit niet? Mail ons dan. Wij zoeken het voor u uit.',
  },
  'office-role-given': {
    subject: 'Iemand kreeg een rol in het Wensenregister',
    text: 'Een beheerder gaf iemand een rol. Alle beheerders krijgen dit bericht. Zo blijft het niet onopgemerkt als het niet klopt.',
    button: 'Rollen en rechten bekijken',
    notYou: 'Klopt dit niet? Trek de rol dan meteen in. Bel daarna de beheerder die de rol gaf.',
  },
  'office-role-taken': {
    subject: 'Een rol in het Wensenregister is ingetrokken',
    text: 'Een beheerder trok een rol van iemand in. Alle beheerders krijgen dit bericht. Zo blijft het niet onopgemerkt als het niet klopt.',
    button: 'Rollen en rechten bekijken',
    notYou: 'Klopt dit niet? Bel dan de beheerder die de rol introk.',
  },
  'mandate-given': {
    subject: 'Een medewerker schrijft uw wensen voor u op',
    text: 'U heeft een wensengesprek met het Wensenregister. U gaf ons toestemming om voor u op te schrijven wat u vertelt. Dit is afgesproken:',
    button: 'Stop de toestemming',
    notYou:
      'Heeft u geen toestemming gegeven, of wilt u dit niet meer? Klik dan op de knop. U hoeft niet in te loggen. Dan kan de medewerker meteen niets meer lezen of schrijven.',
  },
  'relative-invited': {
    subject: '{{about}} wil u iets toevertrouwen',
    text: [
      '{{about}} schreef wensen op voor het afscheid, en wil dat u die later kunt lezen.',
      'U hoeft nu niets te regelen, en u leest nu niets. Wilt u dat? Dan weten wij u straks te vinden.',
    ],
    button: 'Lees het, en zeg ja of nee',
    notYou:
      'Liever niet? Dat mag ook. Praat er gerust samen over: {{about}} weet dat wij u dit vragen. De knop werkt 14 dagen.',
  },
  'relative-confirmed': {
    subject: 'U bent contactpersoon van {{about}}',
    text: [
      'Fijn dat u dit wilt doen. {{about}} heeft gezien dat u ja zei. U hoeft nu niets te doen.',
      'Bewaar deze mail. Overlijdt {{about}}? Dan begint u op de pagina hieronder.',
    ],
    button: 'Waar u dan begint',
    notYou: 'Wilt u het toch niet meer? Mail ons dan.',
  },
  'relative-visit': {
    subject: 'Lees wat voor u klaarstaat',
    text: [
      'U wilt lezen wat iemand voor u opschreef. Met de knop gaat u verder. Wij vragen geen wachtwoord.',
      'De knop werkt één keer, een uur lang, op het apparaat waarop u dit vroeg.',
    ],
    button: 'Ga verder',
    notYou: 'Heeft u dit niet gevraagd? Dan hoeft u niets te doen. Stuur deze e-mail niet door.',
  },
  'relative-withdrawn': {
    subject: 'U bent geen contactpersoon meer van {{about}}',
    text: '{{about}} vraagt u niet meer om later de wensen te lezen. U hoeft niets te doen.',
    button: '',
    notYou: 'Heeft u een vraag? Vraag het dan aan {{about}} zelf.',
  },
  'death-asked': {
    subject: 'Weet u of {{about}} is overleden?',
    text: [
      'Iemand liet ons weten dat {{about}} is overleden. Is dat zo, dan condoleren wij u.',
      'Wij vragen het u ook. Zo leest niemand de wensen van {{about}} per ongeluk te vroeg. Het antwoord is ja of nee.',
    ],
    button: 'Zeg of het zo is',
    notYou:
      'Weet u het niet? Dan mag u dit aan een ander overlaten. Bellen mag ook. De knop werkt 30 dagen. Stuur deze e-mail niet door: het antwoord telt als dat van u.',
  },
  'death-first': {
    subject: 'Eerst dit: de wensen van {{about}}',
    text: [
      '{{about}} schreef op wat het eerst nodig is. U kunt dat nu lezen. Het past op één bladzijde.',
      'Wij vragen geen wachtwoord. U vult uw e-mailadres in en krijgt een knop om te lezen.',
    ],
    button: 'Lees wat het eerst nodig is',
    notYou: 'U hoeft niets alleen te doen. Bel ons gerust.',
  },
  'death-all': {
    subject: 'Alle wensen van {{about}} staan voor u klaar',
    text: [
      'U kunt nu alles lezen wat {{about}} voor u opschreef. Dit hoeft niet vandaag, en niet in één keer.',
      'Wij vragen geen wachtwoord. U vult uw e-mailadres in en krijgt een knop om te lezen.',
    ],
    button: 'Lezen',
    notYou: 'Lukt een wens niet? Dan mag het anders. Bel ons gerust als u iets wilt vragen.',
  },
  'death-stopped': {
    subject: 'Het bericht over {{about}} is gestopt',
    text: 'Iemand liet ons weten dat {{about}} is overleden. Dat klopt niet, zo is ons gezegd. Niemand leest nu nog de wensen. U hoeft niets te doen.',
    button: '',
    notYou: 'Weet u zeker dat het wel klopt? Bel ons dan.',
  },
  'death-refused': {
    subject: 'Het papier over {{about}} was niet genoeg',
    text: 'Wij keken naar het papier over {{about}}. Daarmee weten wij het nog niet zeker. Daarom leest nu niemand de wensen. U kunt het ons opnieuw laten weten, met een ander papier of met iemand die het ook weet.',
    button: 'Laat het opnieuw weten',
    notYou: 'Komt u er niet uit? Bel ons. Wij helpen u verder.',
  },
  'death-expired': {
    subject: 'Wij weten het nog niet zeker van {{about}}',
    text: 'Dertig dagen geleden liet iemand ons weten dat {{about}} is overleden. Niemand anders heeft dat gezegd, en wij kregen geen papier. Daarom leest nu niemand de wensen. U kunt het ons opnieuw laten weten.',
    button: 'Laat het opnieuw weten',
    notYou: 'Komt u er niet uit? Bel ons. Wij helpen u verder.',
  },
  'death-ends-soon': {
    subject: 'Bewaar wat u wilt houden van {{about}}',
    text: [
      'U leest bij ons de wensen van {{about}}. Daar komt een einde aan, zoals wij u schreven.',
      'Wat u zelf bewaart, blijft van u. Ga naar de laatste bladzijde van de wensen. Daar bewaart u ze als boekje, of alles in één keer.',
    ],
    button: 'Lezen en bewaren',
    notYou:
      'Heeft u alles al bewaard? Dan hoeft u niets te doen. Bel ons gerust als het niet lukt.',
  },
  'death-ended': {
    subject: 'Dit was de tijd om de wensen van {{about}} te lezen',
    text: 'U kon de wensen van {{about}} bij ons lezen. Die tijd is voorbij, zoals wij u schreven. Wat u zelf bewaarde, blijft van u. Dank u dat u er voor {{about}} was.',
    button: '',
    notYou: 'Heeft u nog een vraag? Bel of mail ons.',
  },
  'death-warning': {
    subject: 'Leeft u? Laat het ons meteen weten',
    text: '{{about}} liet ons weten dat u bent overleden. Leest u dit zelf? Dan is er een vergissing.',
    button: 'Ik leef: stop dit',
    notYou:
      'Is {{about}} uw contactpersoon niet, of vertrouwt u het niet? Stop het dan, en bel ons.',
  },
  'death-stopped-owner': {
    subject: 'Gestopt: niemand leest uw wensen',
    text: 'Iemand liet ons weten dat u bent overleden. Dat is gestopt. Niemand leest nu nog uw wensen, en alles staat er zoals u het achterliet.',
    button: 'Bekijk uw contacten',
    notYou:
      'Heeft u dit niet zelf gestopt? Dan zei een van uw contacten dat u leeft. Praat er gerust samen over.',
  },
  'relative-accepted': {
    subject: '{{about}} zei ja',
    text: [
      'U vroeg {{about}} of die later uw wensen wil lezen. Het antwoord is ja.',
      'Kijk nog even of het klopt. Pas daarna telt het.',
    ],
    button: 'Bekijk en zeg of het klopt',
    notYou: 'Heeft u dit niet gevraagd? Haal de contactpersoon dan weg.',
  },
  'relative-declined': {
    subject: '{{about}} wil liever niet',
    text: 'U vroeg {{about}} of die later uw wensen wil lezen. Het antwoord is nee. Praat er gerust samen over, of vraag iemand anders.',
    button: 'Naar uw contacten',
    notYou: 'Heeft u dit niet gevraagd? Haal de contactpersoon dan weg.',
  },
  'wishes-read': {
    subject: 'Een medewerker las uw wensen',
    text: 'Een beheerder van het Wensenregister las vandaag uw wensen. Het vertrouwelijke deel is niet gelezen. Wij laten u dit altijd weten.',
    button: 'Wie keek er in mijn dossier',
    notYou: 'Wist u hier niet van, of heeft u vragen? Mail ons dan. Wij leggen het uit.',
  },
  'office-many-read': {
    subject: 'Een beheerder leest veel dossiers',
    text: 'Een beheerder las in een uur de wensen van tien mensen. Na twintig dossiers moet een andere beheerder het toestaan.',
    button: 'Naar het logboek',
    notYou: 'Weet u hier niet van? Bel dan meteen de beheerder. Trek anders de rol in.',
  },
  'office-more-asked': {
    subject: 'Een beheerder wil meer dossiers lezen',
    text: 'Een beheerder las in een uur de wensen van twintig mensen en wil er meer lezen. Vraag eerst waarom dat nodig is. Daarna kiest u of het mag.',
    button: 'Bekijk de vraag',
    notYou: 'Vertrouwt u het niet? Weiger het dan en bel de beheerder.',
  },
  'more-allowed': {
    subject: 'U mag meer dossiers lezen',
    text: 'U vroeg om meer dossiers te mogen lezen. Een andere beheerder staat dat toe. U kunt een uur lang 20 dossiers meer lezen.',
    button: 'Wensen van iemand lezen',
    notYou: 'Heeft u dit niet gevraagd? Bel dan meteen de andere beheerders.',
  },
  'more-denied': {
    subject: 'U mag nu niet meer dossiers lezen',
    text: 'U vroeg om meer dossiers te mogen lezen. Een andere beheerder heeft dat geweigerd. Over een uur kunt u weer 20 dossiers lezen.',
    button: 'Wensen van iemand lezen',
    notYou: 'Heeft u dit niet gevraagd? Bel dan meteen de andere beheerders.',
  },
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
  'mandate-ended': {
    subject: 'Lees uw wensen na en bevestig ze',
    text: 'Het wensengesprek is afgesloten. Wij kunnen niets meer lezen of schrijven in uw dossier. Wat wij voor u opschreven, staat voor u klaar. Lees alles na en wijzig wat niet klopt. Bevestig daarna uw wensen.',
    button: 'Wensen nalezen',
    notYou: 'Heeft u geen gesprek met ons gehad? Mail ons dan. Wij zoeken het voor u uit.',
  },
  'cards-posted': {
    subject: 'Uw kaartjes zijn onderweg',
    text: [
      'Uw drie kaartjes zijn vandaag op de post gegaan. Binnen een paar dagen heeft u ze in huis.',
      'Bewaar er een bij uzelf. Geef de andere twee aan mensen die straks uw uitvaart regelen.',
    ],
    button: 'Naar uw kaartjes',
    notYou:
      'Heeft u na twee weken nog niets? Of bent u een kaartje kwijt? Trek het dan in bij ‘Kaartjes’.',
  },
  'cards-returned': {
    subject: 'Uw kaartjes kwamen terug',
    text: [
      'De post kon uw kaartjes niet bezorgen. Wij hebben ze vernietigd en de QR-codes werken niet meer.',
      'Klopt uw adres nog? Kijk het na, en vraag daarna nieuwe kaartjes aan.',
    ],
    button: 'Naar uw kaartjes',
    notYou: 'Heeft u geen kaartjes aangevraagd? Mail ons dan. Wij zoeken het voor u uit.',
  },
  reminder: {
    subject: 'Kloppen uw wensen nog?',
    text: [
      'Een leven verandert, en wensen veranderen mee. Daarom vroeg u ons om deze herinnering.',
      'Klopt alles nog? Met de knop laat u het ons weten. U hoeft niet in te loggen.',
    ],
    button: 'Laat weten of alles klopt',
    notYou:
      'De link werkt 90 dagen. Wilt u geen herinnering meer? Log dan in en kies bij stap 6 van de vragenlijst voor ‘Nooit’.',
  },
  'finish-reminder': {
    subject: 'Uw wensen staan nog voor u klaar',
    text: [
      'U begon met uw wensen in het Wensenregister. Wat u opschreef, hebben wij bewaard.',
      'U bent er een tijdje niet geweest, en dat geeft niet. Wilt u verder? U gaat verder waar u was, in uw eigen tijd.',
    ],
    button: 'Verder met mijn wensen',
    notYou: 'Dit vragen wij maar één keer. U hoeft niets te doen.',
  },
  'deletion-requested': {
    subject: 'Uw account wordt verwijderd',
    text: [
      'U vroeg ons om uw account bij het Wensenregister te verwijderen. Dat doen wij in de nacht na {{date}}.',
      'Bedenkt u zich? Met de knop houdt u uw account. U kunt ook inloggen en kiezen voor ‘Mijn account behouden’.',
    ],
    button: 'Ik wil mijn account behouden',
    notYou:
      'Heeft u dit niet zelf gevraagd? Gebruik dan de knop, kies meteen een nieuw wachtwoord en mail ons.',
  },
  'account-deleted': {
    subject: 'Uw account is verwijderd',
    text: [
      'Uw account bij het Wensenregister is verwijderd. Uw wensen en documenten zijn gewist. Na uiterlijk 30 dagen kan ook uit reservekopieën niemand ze meer lezen.',
      'Heeft u kaartjes met uw dossiernummer? Die werken niet meer. Gooi ze weg en vertel het uw naasten.',
    ],
    button: '',
    notYou: 'Dit is de laatste e-mail die u van ons krijgt.',
  },
  'file-deleted-after-delivery': {
    subject: 'Uw dossier is verwijderd',
    text: [
      'Bij ons is gemeld dat de eigenaar van dit e-mailadres is overleden. De uitvaartondernemer heeft het dossier gekregen. Daarna hebben wij het verwijderd, zoals aangekondigd.',
      'De wensen en documenten zijn gewist. Na uiterlijk 30 dagen kan ook uit reservekopieën niemand ze meer lezen.',
    ],
    button: '',
    notYou: 'Klopt dit niet? Mail ons dan meteen. Dit is de laatste e-mail die u van ons krijgt.',
  },
  'file-deleted': {
    subject: 'Uw dossier is verwijderd',
    text: [
      'Het Wensenregister heeft uw dossier verwijderd, met uw account. Uw wensen en documenten zijn gewist. Na uiterlijk 30 dagen kan ook uit reservekopieën niemand ze meer lezen.',
      'Heeft u kaartjes met uw dossiernummer? Die werken niet meer. Gooi ze weg en vertel het uw naasten.',
    ],
    button: '',
    notYou:
      'Heeft u hier niet om gevraagd? Mail ons dan. Dit is de laatste e-mail die u van ons krijgt.',
  },
  'details-changed': {
    subject: 'Uw gegevens zijn gewijzigd',
    text: [
      'Een medewerker van het Wensenregister heeft gegevens van u gewijzigd.',
      'Kijk of alles klopt. Bevestig daarna uw wensen opnieuw.',
    ],
    button: 'Bekijk uw gegevens',
    notYou: 'Heeft u hier niet om gevraagd? Mail ons dan. Wij zoeken het voor u uit.',
  },
  'email-changed': {
    subject: 'Uw e-mailadres is gewijzigd',
    text: 'Een medewerker van het Wensenregister heeft het e-mailadres van uw account gewijzigd. Op dit adres krijgt u geen e-mail meer van ons. U kunt er niet meer mee inloggen.',
    button: '',
    notYou: 'Heeft u hier niet om gevraagd? Mail ons dan meteen. Wij zoeken het voor u uit.',
  },
  'email-changed-here': {
    subject: 'Dit is uw nieuwe e-mailadres',
    text: 'Een medewerker van het Wensenregister heeft het e-mailadres van uw account gewijzigd. Vanaf nu logt u in met dit adres. Uw wachtwoord is hetzelfde gebleven.',
    button: 'Inloggen',
    notYou: 'Heeft u geen account bij ons? Mail ons dan. Wij zetten het recht.',
  },
  'appointment-booked': {
    subject: 'Uw afspraak met het Wensenregister',
    text: [
      'Uw afspraak staat vast. Het gesprek is gratis.',
      'Met de bijlage zet u de afspraak in uw agenda.',
    ],
    button: 'Afspraak verzetten',
    notYou: 'Heeft u deze afspraak niet gemaakt? Annuleer de afspraak dan met de link hierboven.',
  },
  'appointment-changed': {
    subject: 'Uw afspraak is verzet',
    text: 'Uw afspraak heeft een nieuwe tijd. Met de bijlage past u de afspraak aan in uw agenda.',
    button: 'Afspraak verzetten',
    notYou: 'Heeft u dit niet zelf gedaan? Mail ons dan. Wij zoeken het voor u uit.',
  },
  'appointment-cancelled': {
    subject: 'Uw afspraak is geannuleerd',
    text: [
      'Deze afspraak gaat niet door. Met de bijlage haalt u die uit uw agenda.',
      'Wilt u later toch een gesprek? U kunt altijd een nieuwe afspraak maken.',
    ],
    button: 'Nieuwe afspraak maken',
    notYou: 'Heeft u dit niet zelf gedaan? Mail ons dan. Wij zoeken het voor u uit.',
  },
  'appointment-changed-by-us': {
    subject: 'Uw afspraak is verzet',
    text: 'Wij hebben uw afspraak verzet. Met de bijlage past u de afspraak aan in uw agenda.',
    button: 'Een andere tijd kiezen',
    notYou: 'Komt deze tijd u niet uit? Kies dan zelf een andere tijd, of mail ons.',
  },
  'appointment-cancelled-by-us': {
    subject: 'Uw afspraak is geannuleerd',
    text: [
      'Wij hebben deze afspraak geannuleerd. Met de bijlage haalt u die uit uw agenda.',
      'Wilt u later toch een gesprek? U kunt altijd een nieuwe afspraak maken.',
    ],
    button: 'Nieuwe afspraak maken',
    notYou: 'Klopt dit niet? Mail ons dan. Wij zoeken het voor u uit.',
  },
  'office-booked': {
    subject: 'Nieuwe afspraak',
    text: 'Er is een afspraak gemaakt.',
    button: 'Bekijk de afspraken',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-changed': {
    subject: 'Afspraak verzet',
    text: 'Een afspraak is verzet. Dit is de nieuwe tijd.',
    button: 'Bekijk de afspraken',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-cancelled': {
    subject: 'Afspraak geannuleerd',
    text: 'Deze afspraak is geannuleerd. De tijd is weer vrij.',
    button: 'Bekijk de afspraken',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'membership-stopped': {
    subject: 'Uw lidmaatschap is stopgezet',
    text: 'Wij hebben het lidmaatschap van uw bedrijf stopgezet. U kunt nu niet inloggen als gildelid en geen dossiers opvragen. Uw gegevens en facturen blijven bewaard.',
    button: 'Gebruiksvoorwaarden lezen',
    notYou: 'Klopt dit niet, of heeft u vragen? Mail ons. Wij kunnen het lid weer activeren.',
  },
  'application-received': {
    subject: 'Wij hebben uw aanmelding ontvangen',
    text: [
      'U meldde uw bedrijf aan bij het Wensenregister. Wij kijken uw gegevens na.',
      'Daarna mailen of bellen wij u over het vervolg. U hoeft nu niets te doen.',
    ],
    button: 'Zo werken wij samen',
    notYou: 'Heeft u zich niet aangemeld? Mail ons dan. Wij verwijderen de aanmelding.',
  },
  'member-invited': {
    subject: 'Welkom als gildelid: kies een wachtwoord',
    text: [
      'Uw bedrijf is toegelaten als gildelid van het Wensenregister. Er staat een account voor u klaar.',
      'Kies met de knop een wachtwoord. Daarna opent u het gildedashboard met uw link voor klanten.',
    ],
    button: 'Kies een wachtwoord',
    notYou:
      'Werkt de knop niet meer? Vraag op de inlogpagina een nieuwe link aan bij ‘Wachtwoord vergeten?’. Hoort u niet bij een uitvaartonderneming? Gebruik de knop dan niet en mail ons.',
  },
  'member-active': {
    subject: 'Uw lidmaatschap is actief',
    text: 'Uw bedrijf is toegelaten als gildelid van het Wensenregister. U kunt inloggen met uw account. Daarna opent u het gildedashboard met uw link voor klanten.',
    button: 'Naar inloggen',
    notYou: 'Hoort u niet bij een uitvaartonderneming? Mail ons dan.',
  },
  'member-welcome': {
    subject: 'Welkom op het gildedashboard',
    text: [
      'Uw e-mailadres is bevestigd en uw account is klaar. Zo begint u:',
      '1. Open het gildedashboard. Daar staan de link en de QR-code voor uw klanten.',
      '2. Geef die aan een klant. Wie zich ermee registreert, is gekoppeld aan uw bedrijf.',
      '3. Is een klant overleden? Vraag dan het dossier op met het nummer van het kaartje.',
    ],
    button: 'Naar het gildedashboard',
    notYou: 'Heeft u geen account gemaakt? Mail ons dan. Wij zoeken het voor u uit.',
  },
  'member-join': {
    subject: 'Koppel uw account aan uw bedrijf',
    text: [
      'Uw bedrijf is toegelaten als gildelid van het Wensenregister. U heeft met dit e-mailadres al een account.',
      'Wilt u daarmee ook het gildedashboard openen? Log dan in met de knop en koppel het account. Er is nog niets veranderd. Uw eigen dossier blijft van u alleen.',
    ],
    button: 'Account koppelen',
    notYou:
      'De link werkt 7 dagen. Hoort u niet bij een uitvaartonderneming? Doe dan niets en mail ons.',
  },
  'colleague-invited': {
    subject: 'U bent uitgenodigd als collega: kies een wachtwoord',
    text: [
      'Uw collega nodigt u uit om mee te werken op het gildedashboard van het Wensenregister. Er staat een account voor u klaar.',
      'Kies met de knop een wachtwoord. Daarna opent u het gildedashboard van uw bedrijf.',
    ],
    button: 'Kies een wachtwoord',
    notYou:
      'Werkt de knop niet meer? Vraag op de inlogpagina een nieuwe link aan bij ‘Wachtwoord vergeten?’. Werkt u niet bij dit bedrijf? Gebruik de knop dan niet en mail ons.',
  },
  'colleague-join': {
    subject: 'U bent uitgenodigd als collega: koppel uw account',
    text: [
      'Uw collega nodigt u uit om mee te werken op het gildedashboard van het Wensenregister. U heeft met dit e-mailadres al een account.',
      'Wilt u daarmee ook het gildedashboard openen? Log dan in met de knop en koppel het account. Er is nog niets veranderd. Uw eigen dossier blijft van u alleen.',
    ],
    button: 'Account koppelen',
    notYou: 'De link werkt 7 dagen. Werkt u niet bij dit bedrijf? Doe dan niets en mail ons.',
  },
  'membership-ended': {
    subject: 'Uw lidmaatschap is beëindigd',
    text: [
      'Uw bedrijf is geen gildelid van het Wensenregister meer. Wij hebben de gegevens van uw bedrijf verwijderd. Alleen facturen bewaren wij zeven jaar, want dat vraagt de wet.',
      'De dossiers die aan uw bedrijf waren gekoppeld, zijn dat niet meer. Uw link voor klanten werkt ook niet meer.',
    ],
    button: 'Meer over samenwerken',
    notYou: 'Klopt dit volgens u niet? Mail ons dan.',
  },
  'application-refused': {
    subject: 'Uw aanmelding gaat niet door',
    text: [
      'U meldde uw bedrijf aan bij het Wensenregister. Wij laten uw bedrijf nu niet toe als gildelid.',
      'Wij hebben uw gegevens verwijderd.',
    ],
    button: 'Meer over samenwerken',
    notYou: 'Wilt u weten waarom? Mail ons dan. Wij leggen het graag uit.',
  },
  'payment-returned': {
    subject: 'Wij hebben uw betaling teruggestort',
    text: 'Uw betaling voor een aanvraag is teruggestort. Het geld staat binnen tien werkdagen op uw rekening. De creditfactuur staat op het gildedashboard klaar.',
    button: 'Naar de betaling',
    notYou: 'Ziet u het geld na tien werkdagen nog niet? Mail ons dan.',
  },
  'director-linked': {
    subject: 'Uw dossier is gekoppeld aan een uitvaartondernemer',
    text: [
      'Een medewerker van het Wensenregister heeft uw dossier gekoppeld aan een uitvaartondernemer.',
      'Dit bedrijf leest uw wensen niet. Met de knop ziet u de koppeling. Daar kunt u die ook verbreken.',
    ],
    button: 'Bekijk de koppeling',
    notYou: 'Heeft u hier niet om gevraagd? Verbreek de koppeling dan, of mail ons.',
  },
  'director-unlinked': {
    subject: 'Uw dossier is niet meer gekoppeld aan een uitvaartondernemer',
    text: [
      'Een medewerker van het Wensenregister heeft de koppeling met deze uitvaartondernemer verbroken.',
      'Uw wensen zijn er nog, precies zoals u ze opschreef. U hoeft niets te doen.',
    ],
    button: 'Bekijk de koppeling',
    notYou: 'Heeft u hier niet om gevraagd? Mail ons dan. Wij zoeken het voor u uit.',
  },
  'director-gone': {
    subject: 'Uw dossier is niet meer gekoppeld aan een uitvaartondernemer',
    text: [
      'Uw dossier bij het Wensenregister was gekoppeld aan een uitvaartondernemer. Die is geen lid meer. Daarom is ook de koppeling weg.',
      'Uw wensen zijn er nog, precies zoals u ze opschreef. U hoeft niets te doen. Zoekt u een andere uitvaartondernemer? Mail ons dan.',
    ],
    button: 'Naar uw wensen',
    notYou:
      'Heeft u zelf afspraken met deze uitvaartondernemer? Neem dan contact op met het bedrijf.',
  },
  'access-asked': {
    subject: 'Wij hebben uw aanvraag ontvangen',
    text: 'Uw aanvraag is betaald. Wij vragen nu de vertrouwenspersoon om te bevestigen. Daarna kijken wij de aanvraag na. U krijgt van elke stap een e-mail.',
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u niets aangevraagd? Mail ons dan. Wij zoeken het voor u uit.',
  },
  'access-confirmed': {
    subject: 'De vertrouwenspersoon heeft bevestigd',
    text: 'De vertrouwenspersoon heeft uw aanvraag bevestigd. Wij kijken de aanvraag na. U hoeft nu niets te doen.',
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u niets aangevraagd? Mail ons dan. Wij zoeken het voor u uit.',
  },
  'access-approved': {
    subject: 'Uw aanvraag is goedgekeurd',
    text: 'Wij hebben uw aanvraag goedgekeurd. Wij maken alles nu voor u klaar. U krijgt een e-mail zodra u het kunt ophalen.',
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u niets aangevraagd? Mail ons dan meteen. Wij zoeken het voor u uit.',
  },
  'access-rejected': {
    subject: 'Uw aanvraag is afgewezen',
    text: 'Uw aanvraag is afgewezen. U krijgt niets te lezen. Hieronder staat waarom.',
    button: 'Bekijk uw aanvraag',
    notYou: 'Klopt dit volgens u niet? Mail ons dan. Wij leggen het graag uit.',
  },
  'access-stopped': {
    subject: 'Uw aanvraag is gestopt',
    text: 'Uw aanvraag is gestopt. U krijgt niets meer te lezen. Heeft u al iets opgehaald? Verwijder dat dan.',
    button: 'Bekijk uw aanvraag',
    notYou: 'Heeft u een vraag hierover? Mail ons dan.',
  },
  'access-expired': {
    subject: 'Uw aanvraag is verlopen',
    text: 'De vertrouwenspersoon heeft uw aanvraag niet binnen 14 dagen bevestigd. Daarom is de aanvraag verlopen. U kunt een nieuwe aanvraag doen.',
    button: 'Nieuwe aanvraag',
    notYou: 'Heeft u een vraag hierover? Mail ons dan.',
  },
  'access-confirm': {
    subject: 'Een vraag aan u over een overlijden',
    text: DEATH,
    button: 'Bekijk en beantwoord de vraag',
    notYou: ASKED_BY_MISTAKE,
  },
  'access-confirm-again': {
    subject: 'Nog een keer: een vraag aan u over een overlijden',
    text: DEATH,
    button: 'Bekijk en beantwoord de vraag',
    notYou: ASKED_BY_MISTAKE,
  },
  'access-confirm-living-will': {
    subject: 'Een vraag aan u over een wilsverklaring',
    text: LIVING_WILL,
    button: 'Bekijk en beantwoord de vraag',
    notYou: ASKED_BY_MISTAKE,
  },
  'access-confirm-living-will-again': {
    subject: 'Nog een keer: een vraag aan u over een wilsverklaring',
    text: LIVING_WILL,
    button: 'Bekijk en beantwoord de vraag',
    notYou: ASKED_BY_MISTAKE,
  },
  'access-stop': {
    subject: 'Iemand vraagt toegang tot uw dossier. Stop dit als het niet klopt',
    text: 'Een uitvaartondernemer meldt dat u bent overleden en vraagt uw dossier op. Leest u dit zelf? Dan is er een vergissing. Stop de aanvraag meteen met de knop. Ook als u inlogt, stopt de aanvraag.',
    button: 'Stop deze aanvraag',
    notYou:
      'Twee medewerkers van ons kijken elke aanvraag na. U kunt de aanvraag ook later nog stoppen.',
  },
  'access-stop-living-will': {
    subject: 'Iemand vraagt uw wilsverklaring op. Stop dit als het niet klopt',
    text: 'Een uitvaartondernemer vraagt uw wilsverklaring op bij het Wensenregister. Wilt u dat niet? Stop het dan meteen met de knop. Ook als u inlogt, stopt de aanvraag.',
    button: 'Stop deze aanvraag',
    notYou:
      'Een medewerker van ons kijkt elke aanvraag na. U kunt de aanvraag ook later nog stoppen.',
  },
  'access-approved-owner': {
    subject: 'Een aanvraag voor uw dossier is goedgekeurd',
    text: 'Wij hebben een aanvraag voor uw dossier goedgekeurd. Klopt dit niet? Stop het dan meteen met de knop. Ook als u inlogt, stopt de aanvraag.',
    button: 'Stop deze aanvraag',
    notYou: 'Lukt het niet? Mail ons dan meteen.',
  },
  'access-stopped-owner': {
    subject: 'De aanvraag voor uw dossier is gestopt',
    text: 'Er liep een aanvraag om iets van u te lezen. Die is gestopt. Door deze aanvraag krijgt niemand nog iets te lezen, en verwijderen wij niets. Achter de knop ziet u of er al iets was opgehaald.',
    button: 'Bekijk wie in uw dossier keek',
    notYou: 'Heeft u dit niet zelf gestopt? Mail ons dan. Wij zoeken het voor u uit.',
  },
  'access-rejected-owner': {
    subject: 'Niemand krijgt iets te lezen: de aanvraag is afgewezen',
    text: 'Er liep een aanvraag om iets van u te lezen. Die is afgewezen. Door deze aanvraag krijgt niemand iets te lezen, en verwijderen wij niets. U hoeft niets te doen.',
    button: 'Bekijk wie in uw dossier keek',
    notYou: 'Heeft u een vraag hierover? Mail ons dan.',
  },
  'access-expired-owner': {
    subject: 'Niemand krijgt iets te lezen: de aanvraag is verlopen',
    text: 'Er liep een aanvraag om iets van u te lezen. Die is verlopen, omdat niemand die op tijd bevestigde. Door deze aanvraag krijgt niemand iets te lezen, en verwijderen wij niets. U hoeft niets te doen.',
    button: 'Bekijk wie in uw dossier keek',
    notYou: 'Heeft u een vraag hierover? Mail ons dan.',
  },
  'access-delivered': {
    subject: 'Uw aanvraag staat klaar',
    text: 'Wat u heeft opgevraagd, staat klaar op het gildedashboard. Log in en haal alles op. Haal het op tijd op: daarna hebben wij het niet meer.',
    button: 'Haal het op',
    notYou: 'Heeft u niets aangevraagd? Mail ons dan meteen. Wij zoeken het voor u uit.',
  },
  'access-handed-over': {
    subject: 'De uitvaartondernemer heeft nu toegang',
    text: 'U bevestigde een aanvraag van een uitvaartondernemer. Wij hebben de aanvraag nagekeken en goedgekeurd. De uitvaartondernemer kan nu lezen wat is gevraagd. U hoeft niets te doen.',
    button: '',
    notYou: 'Klopt dit niet, of heeft u een vraag? Mail ons dan meteen.',
  },
  'office-delivery': {
    subject: 'Een levering lukt niet',
    text: 'Een aanvraag is goedgekeurd, maar de levering lukt niet. Bekijk de aanvraag. Bel zo nodig het gildelid.',
    button: 'Naar de aanvraag',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-not-fetched': {
    subject: 'Een geleverd dossier is niet opgehaald',
    text: 'De termijn is voorbij en het gildelid heeft niets opgehaald. Wij hebben daarom nog niets verwijderd. Bel het gildelid. Geef meer tijd, of beëindig de levering.',
    button: 'Naar de aanvraag',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'access-stopped-contact': {
    subject: 'De aanvraag die u bevestigde, is gestopt',
    text: 'U bevestigde een aanvraag van een uitvaartondernemer. Die aanvraag is gestopt. Niemand krijgt nog iets te lezen. U hoeft niets te doen.',
    button: '',
    notYou: 'Heeft u een vraag hierover? Mail ons dan.',
  },
  'access-rejected-contact': {
    subject: 'Niemand krijgt iets te lezen',
    text: 'U antwoordde ons op een vraag van een uitvaartondernemer over {{about}}. Wij hebben de aanvraag nagekeken en afgewezen. Door deze aanvraag krijgt niemand iets te lezen, en verwijderen wij niets. U hoeft niets te doen.',
    button: '',
    notYou: 'Heeft u een vraag hierover? Mail ons dan.',
  },
  'access-over-contact': {
    subject: 'U hoeft ons niet meer te antwoorden',
    text: 'Wij vroegen u iets over {{about}}, omdat een uitvaartondernemer een aanvraag deed. Die aanvraag is voorbij. U hoeft niets meer te doen. Door deze aanvraag krijgt niemand iets te lezen.',
    button: '',
    notYou: 'Heeft u een vraag hierover? Mail ons dan.',
  },
  'access-deletion-soon': {
    subject: 'Haal het dossier op: wij verwijderen het binnenkort',
    text: 'Uw aanvraag staat nog klaar op het gildedashboard. Heeft u alles al opgehaald? Dan hoeft u niets te doen. Anders: haal het nu op. Daarna is het er niet meer.',
    button: 'Haal het op',
    notYou: 'Lukt het ophalen niet? Mail ons dan meteen.',
  },
  'access-deletion-soon-contact': {
    subject: 'Wij verwijderen binnenkort een dossier',
    text: 'U bevestigde een overlijden. De uitvaartondernemer kreeg daarna het dossier. Wij verwijderen het dossier binnenkort, zoals aangekondigd. U hoeft niets te doen.',
    button: '',
    notYou: 'Klopt dit niet? Mail ons dan meteen.',
  },
  'access-deletion-soon-owner': {
    subject: 'Wij verwijderen uw dossier binnenkort. Stop dit als het niet klopt',
    text: 'Bij ons is een overlijden gemeld. Een uitvaartondernemer kreeg daarna uw dossier. Binnenkort verwijderen wij het voorgoed. Klopt dit niet? Stop het dan met de knop. Ook als u inlogt, stopt het.',
    button: 'Stop dit',
    notYou: 'Lukt het niet? Mail ons dan meteen.',
  },
  'access-more-time': {
    subject: 'Het dossier staat langer voor u klaar',
    text: 'U heeft het dossier nog niet opgehaald. Daarom krijgt u meer tijd. Log in op het gildedashboard en haal alles op.',
    button: 'Haal het op',
    notYou: 'Lukt het ophalen niet? Mail ons dan meteen.',
  },
  'access-not-fetched': {
    subject: 'Uw aanvraag is gesloten',
    text: 'U heeft het dossier niet opgehaald. Daarom hebben wij de aanvraag gesloten. U kunt het niet meer ophalen. Wij bewaren het dossier nog wel. Heeft u het toch nodig? Vraag het dan opnieuw op.',
    button: 'Naar het gildedashboard',
    notYou: 'Heeft u een vraag hierover? Mail ons dan.',
  },
  'access-kept': {
    subject: 'Wij verwijderen uw dossier niet',
    text: 'Wij schreven dat wij uw dossier zouden verwijderen. Dat doen wij niet. De uitvaartondernemer heeft het niet opgehaald. De aanvraag is gesloten en uw dossier blijft bewaard. U hoeft niets te doen.',
    button: '',
    notYou: 'Heeft u een vraag hierover? Mail ons dan.',
  },
  'access-kept-contact': {
    subject: 'Wij verwijderen het dossier niet',
    text: 'Wij schreven dat wij het dossier zouden verwijderen. Dat doen wij niet. De uitvaartondernemer heeft het niet opgehaald. De aanvraag is gesloten en het dossier blijft bewaard. U hoeft niets te doen.',
    button: '',
    notYou: 'Heeft u een vraag hierover? Mail ons dan.',
  },
  'access-deleted': {
    subject: 'Het dossier is verwijderd',
    text: 'Wij hebben het dossier verwijderd dat u heeft opgevraagd, zoals aangekondigd. U kunt het niet meer ophalen. Uw factuur blijft op het gildedashboard staan.',
    button: 'Naar het gildedashboard',
    notYou: 'Heeft u een vraag hierover? Mail ons dan.',
  },
  'access-deleted-contact': {
    subject: 'Het dossier is verwijderd',
    text: 'U bevestigde een overlijden. De uitvaartondernemer kreeg daarna het dossier. Nu hebben wij het verwijderd, zoals aangekondigd. U hoeft niets te doen.',
    button: '',
    notYou: 'Heeft u een vraag hierover? Mail ons dan.',
  },
  'office-access-stopped': {
    subject: 'Een goedgekeurde aanvraag is gestopt',
    text: 'Een aanvraag die al was goedgekeurd, is gestopt. Het dossier is gesloten en wordt niet verwijderd. Bekijk of er al iets was opgehaald, en bel het gildelid.',
    button: 'Naar de aanvraag',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'access-certificate': {
    subject: 'Heeft u de akte van overlijden voor ons?',
    text: 'Wij kijken uw aanvraag na. Met de akte van overlijden gaat dat sneller. Achter de knop kunt u de akte toevoegen. Het hoeft niet, maar het helpt.',
    button: 'Voeg de akte toe',
    notYou: 'Heeft u niets aangevraagd? Mail ons dan meteen. Wij zoeken het voor u uit.',
  },
  'access-opened': {
    subject: 'Wij hebben een aanvraag voor u klaargezet',
    text: 'U sprak met een medewerker van ons. Wij hebben uw aanvraag ingevuld. Kijk na of alles klopt. Na de betaling gaan wij ermee aan de slag.',
    button: 'Bekijk en betaal',
    notYou: 'Heeft u ons niet gesproken? Betaal dan niet en mail ons.',
  },
  'office-access-call-noted': {
    subject: 'Een gesprek wacht op bevestiging',
    text: 'Een collega belde met een vertrouwenspersoon en schreef het antwoord op. Een andere medewerker moet het bevestigen. Tot dan wacht de aanvraag.',
    button: 'Bekijk het gesprek',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-death': {
    subject: 'Een papier over een overlijden wacht op u',
    text: 'Een contactpersoon liet een overlijden weten en voegde een papier toe. Kijk het na en beslis. Er zijn twee medewerkers nodig.',
    button: 'Naar het papier',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-death-second': {
    subject: 'Een papier over een overlijden wacht op de tweede medewerker',
    text: 'Een collega keek een papier over een overlijden na en accordeerde het. Er is nog één andere medewerker nodig.',
    button: 'Naar het papier',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-death-tell': {
    subject: 'Bel een contactpersoon die geen e-mail heeft',
    text: 'Er is nieuws over een overlijden. Een of meer contactpersonen hebben geen e-mail. Bel hen, of stuur een brief.',
    button: 'Naar het overlijden',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-access-second': {
    subject: 'Een aanvraag wacht op de tweede medewerker',
    text: 'Een collega heeft een aanvraag geaccordeerd. Er is nog één andere medewerker nodig. Kijk de aanvraag na en beslis.',
    button: 'Naar de aanvraag',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-access': {
    subject: 'Een aanvraag voor een dossier wacht op verificatie',
    text: 'De vertrouwenspersoon heeft een aanvraag bevestigd. Kijk de aanvraag na en beslis.',
    button: 'Naar de aanvraag',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-access-call': {
    subject: 'Een vertrouwenspersoon heeft geen e-mail: bel',
    text: 'In een aanvraag staat van de vertrouwenspersoon alleen een telefoonnummer. Bel, en schrijf op wat er is gezegd. Een collega bevestigt het.',
    button: 'Naar het telefoonnummer',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-application': {
    subject: 'Aanmelding van een uitvaartondernemer',
    text: 'Een uitvaartondernemer heeft zich aangemeld. Kijk de gegevens na en neem contact op.',
    button: 'Naar de administratie',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-callback': {
    subject: 'Verzoek om terug te bellen',
    text: 'Een uitvaartondernemer vraagt om teruggebeld te worden.',
    button: 'Naar de administratie',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
} as const
