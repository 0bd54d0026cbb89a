/** Mails about what colleagues of the register may do: roles, writing along, reading many files. */
export const colleagueMails = {
  'mandate-taken-back': {
    subject: 'U schrijft niet meer mee in een dossier',
    text: 'U mag van de eigenaar niet meer meeschrijven. U kunt dit dossier niet meer lezen of bewerken. Wat u al opschreef, staat erin.',
    button: 'Naar de wensengesprekken',
    notYou: 'Vindt u dat dit niet klopt? Bel dan uw cliënt.',
  },
  'role-given': {
    subject: 'U heeft een taak in het Wensenregister',
    text: [
      'Een beheerder gaf u een rol in het Wensenregister. Op de pagina Rollen en rechten ziet u wat u daarmee mag.',
      'Logt u nog zonder tweede stap in? Dan stelt u die eerst in.',
    ],
    button: 'Rollen en rechten bekijken',
    notYou: 'Wist u hier niet van? {{reach}} dan. Wij trekken de rol weer in.',
  },
  'role-taken': {
    subject: 'Een taak van u in het Wensenregister is gestopt',
    text: 'Een beheerder trok een rol van u in. Uw account en uw eigen wensen blijven gewoon bestaan.',
    button: 'Naar uw wensen',
    notYou: 'Klopt dit niet? {{reach}} dan. Wij zoeken het uit.',
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
      'Heeft u geen toestemming gegeven, of wilt u dit niet meer? Druk dan op de knop. U hoeft niet in te loggen. Dan kan de medewerker meteen niets meer lezen of schrijven.',
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
  'office-many-found': {
    subject: 'Een collega zoekt veel dossiers op',
    text: 'Een collega zocht of bekeek in een uur zoveel dossiers als mag. Meer kan alleen als een beheerder het toestaat.',
    button: 'Naar het logboek',
    notYou: 'Weet u hier niet van? Bel dan meteen de collega. Trek anders de rol in.',
  },
  'office-more-found-asked': {
    subject: 'Een collega wil meer dossiers opzoeken',
    text: 'Een collega zocht of bekeek in een uur zoveel dossiers als mag, en wil verder. Vraag eerst waarom dat nodig is. Daarna kiest u of het mag.',
    button: 'Bekijk de vraag',
    notYou: 'Vertrouwt u het niet? Weiger het dan en bel de collega.',
  },
  'more-found-allowed': {
    subject: 'U mag meer dossiers opzoeken',
    text: 'U vroeg om meer dossiers te mogen opzoeken. Een beheerder staat dat toe. U kunt een uur lang verder zoeken en kijken.',
    button: 'Dossiers zoeken',
    notYou: 'Heeft u dit niet gevraagd? Bel dan meteen een beheerder.',
  },
  'more-found-denied': {
    subject: 'U mag nu niet meer dossiers opzoeken',
    text: 'U vroeg om meer dossiers te mogen opzoeken. Een beheerder heeft dat geweigerd. Binnen een uur kunt u weer verder.',
    button: 'Dossiers zoeken',
    notYou: 'Heeft u dit niet gevraagd? Bel dan meteen een beheerder.',
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
  'mandate-ended': {
    subject: 'Lees uw wensen na en bevestig ze',
    text: [
      'Het wensengesprek is afgesloten. Wij kunnen niets meer lezen of schrijven in uw dossier.',
      'Wat wij voor u opschreven, staat voor u klaar. Lees alles na en wijzig wat niet klopt. Bevestig daarna uw wensen.',
    ],
    button: 'Wensen nalezen',
    notYou: 'Heeft u geen gesprek met ons gehad? {{reach}} dan. Wij zoeken het uit.',
  },
} as const
