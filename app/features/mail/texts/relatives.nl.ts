/** Mails to contacts, and about a death that they let us know of. */
export const relativeMails = {
  'relative-invited': {
    subject: '{{about}} wil u iets toevertrouwen',
    text: '{{about}} schreef op hoe het afscheid mag zijn.',
    button: 'Lees de vraag',
    notYou:
      'Liever niet? Dat mag ook. Praat er gerust samen over: {{about}} weet dat wij u dit vragen. De knop werkt 14 dagen.',
  },
  'relative-confirmed': {
    subject: 'U bent contactpersoon van {{about}}',
    text: [
      'Fijn dat u dit wilt doen. {{about}} heeft gezien dat u ja zei. U hoeft nu niets te doen.',
      'Bewaar deze mail. Overlijdt {{about}}? Onderaan staat waar u dan begint.',
    ],
    button: '',
    notYou:
      'Wilt u het toch liever niet meer? Dat mag. U zegt het op {{page}}. {{about}} krijgt daar een e-mail van.',
  },
  'relative-confirmed-now': {
    subject: 'U mag lezen wat {{about}} opschreef',
    text: [
      'Fijn dat u dit wilt doen. {{about}} heeft gezien dat u ja zei.',
      'U mag nu al lezen wat {{about}} voor u opschreef. Dat hoeft niet vandaag.',
      'Bewaar deze mail. Overlijdt {{about}}? Onderaan staat waar u dan begint.',
    ],
    button: 'Lees de wensen',
    notYou:
      'Wilt u het toch liever niet meer? Dat mag. U zegt het op {{page}}. {{about}} krijgt daar een e-mail van.',
  },
  'relative-visit': {
    subject: 'Verder als contactpersoon',
    text: [
      'U wilt ons iets laten weten, of lezen wat iemand voor u opschreef. Met de knop gaat u verder. Wij vragen geen wachtwoord.',
      'De knop werkt één keer, een uur lang, op het apparaat waarop u dit vroeg.',
    ],
    button: 'Ga verder',
    notYou: 'Heeft u dit niet gevraagd? Dan hoeft u niets te doen. Stuur deze e-mail niet door.',
  },
  'relative-withdrawn': {
    subject: 'U bent geen contactpersoon meer van {{about}}',
    text: '{{about}} vraagt u niet meer om de wensen te lezen. U hoeft niets te doen.',
    button: '',
    notYou: 'Heeft u een vraag? Vraag het dan aan {{about}} zelf.',
  },
  'relative-taken-back': {
    subject: 'U leest de wensen van {{about}} niet meer',
    text: '{{about}} wil niet meer dat u de wensen leest, ook later niet. U hoeft niets te doen.',
    button: '',
    notYou: 'Heeft u een vraag? Vraag het dan aan {{about}} zelf.',
  },
  'relative-moved': {
    subject: '{{about}} veranderde uw e-mailadres',
    text: '{{about}} veranderde uw e-mailadres bij ons, of haalde het weg. Daarom geldt dit adres niet meer voor u als contactpersoon. {{about}} kan het u opnieuw vragen. U hoeft nu niets te doen.',
    button: '',
    notYou: 'Klopt dit adres nog wel? Vraag het dan aan {{about}} zelf.',
  },
  'relative-file-gone': {
    subject: 'De wensen van {{about}} zijn hier verwijderd',
    text: [
      'Wij hoorden dat {{about}} is overleden. Wij condoleren u.',
      'De wensen van {{about}} zijn hier verwijderd. Wij kunnen ze u niet meer laten lezen. U hoeft niets te doen.',
    ],
    button: '',
    notYou: 'Klopt dit niet, of heeft u een vraag? {{reach}} dan.',
  },
  'death-file-goes': {
    subject: 'Wilt u de wensen van {{about}} nog lezen?',
    text: [
      'Een uitvaartondernemer liet ons weten dat {{about}} is overleden. Is dat zo, dan condoleren wij u.',
      'U zei ja op de vraag van {{about}} om de wensen te lezen. Op {{date}} verwijderen wij ze hier.',
      'Wilt u ze lezen, of bewaren? Laat ons dan voor die dag weten dat {{about}} is overleden. Met de knop begint u. Zolang wij daarmee bezig zijn, verwijderen wij niets.',
    ],
    button: 'Begin hier',
    notYou: 'Leeft {{about}}, of heeft u een vraag? {{reach}} dan.',
  },
  'death-file-stays': {
    subject: 'Wij verwijderen de wensen van {{about}} niet',
    text: [
      'Wij schreven u dat een uitvaartondernemer liet weten dat {{about}} is overleden. {{why}}',
      'Daarom verwijderen wij de wensen van {{about}} niet. U hoeft niets te doen.',
    ],
    button: '',
    notYou: 'Praat er samen over. Heeft u een vraag? {{reach}} gerust.',
  },
  'death-asked': {
    subject: 'Weet u of {{about}} is overleden?',
    text: [
      '{{before}}{{by}} liet ons weten dat {{about}} op {{date}} is overleden. Is dat zo, dan condoleren wij u.',
      'Wij vragen het u ook. Zo leest niemand de wensen van {{about}} per ongeluk te vroeg. Het antwoord is ja of nee.',
    ],
    button: 'Zeg of het zo is',
    notYou:
      'Weet u het niet? Dan mag u dit aan een ander overlaten. {{reach}} gerust. De knop werkt 30 dagen. Stuur deze e-mail niet door: het antwoord telt als dat van u.',
  },
  'death-first': {
    subject: 'Eerst dit: de wensen van {{about}}',
    text: [
      'Gecondoleerd met het overlijden van {{about}}. U kunt nu lezen wat het eerst nodig is. Het past op één bladzijde.',
      'Wij vragen geen wachtwoord. U vult uw e-mailadres in en krijgt een knop om te lezen.',
    ],
    button: 'Lees wat het eerst nodig is',
    notYou:
      'Gebruik niet het wachtwoord van {{about}}. Dan lijkt het of {{about}} nog leeft, en kan alles stoppen. U hoeft niets alleen te doen. {{reach}} gerust.',
  },
  'death-all': {
    subject: 'Alle wensen van {{about}} staan voor u klaar',
    text: [
      'U kunt nu alles lezen wat {{about}} voor u opschreef. Dit hoeft niet vandaag, en niet in één keer.',
      'Wij vragen geen wachtwoord. U vult uw e-mailadres in en krijgt een knop om te lezen.',
    ],
    button: 'Lezen',
    notYou: 'Lukt een wens niet? Dan mag het anders. {{reach}} gerust als u iets wilt vragen.',
  },
  'death-stopped': {
    subject: 'Het bericht over {{about}} is gestopt',
    text: [
      '{{by}} liet ons weten dat {{about}} is overleden. {{denied}}',
      'Door dit bericht leest niemand de wensen. U hoeft niets te doen.',
    ],
    button: '',
    notYou: 'Praat er samen over. Heeft u een vraag? {{reach}} gerust.',
  },
  'death-refused': {
    subject: 'Het papier over {{about}} was niet genoeg',
    text: [
      'Wij keken naar het papier over {{about}}. Daarmee weten wij het nog niet zeker.',
      'Daarom leest nu niemand de wensen. U kunt het ons opnieuw laten weten, met een ander papier of met iemand die het ook weet.',
    ],
    button: 'Laat het opnieuw weten',
    notYou: 'Komt u er niet uit? {{reach}}. Wij helpen u verder.',
  },
  'death-expired': {
    subject: 'Wij weten het nog niet zeker van {{about}}',
    text: [
      'Dertig dagen geleden liet iemand ons weten dat {{about}} is overleden. Niemand anders heeft dat gezegd, en wij kregen geen verklaring van de arts of akte van overlijden.',
      'Daarom leest nu niemand de wensen. U kunt het ons opnieuw laten weten.',
    ],
    button: 'Laat het opnieuw weten',
    notYou: 'Komt u er niet uit? {{reach}}. Wij helpen u verder.',
  },
  'death-ends-soon': {
    subject: 'Bewaar wat u wilt houden van {{about}}',
    text: [
      'U leest bij ons de wensen van {{about}}. Dat kan nog tot en met {{date}}.',
      'Wat u zelf bewaart, blijft van u. Ga naar de laatste bladzijde van de wensen. Daar bewaart u ze als boekje, of alles in één keer.',
    ],
    button: 'Lezen en bewaren',
    notYou:
      'Heeft u alles al bewaard? Dan hoeft u niets te doen. {{reach}} gerust als het niet lukt.',
  },
  'death-ended': {
    subject: 'U kunt de wensen van {{about}} hier niet meer lezen',
    text: [
      'U kon de wensen van {{about}} bij ons lezen. Die tijd is voorbij, zoals wij u schreven.',
      'Wat u zelf bewaarde, blijft van u.',
      'Dank u dat u er voor {{about}} was.',
    ],
    button: '',
    notYou: 'Heeft u nog een vraag? {{reach}}.',
  },
  'death-warning': {
    subject: 'Leeft u? Laat het ons meteen weten',
    text: [
      '{{about}} liet ons weten dat u bent overleden.',
      'Leest u dit zelf? Dan is er een vergissing.',
    ],
    button: 'Ik leef: stop het bericht over mijn overlijden',
    notYou: 'Vertrouwt u het niet? Stop het dan eerst. {{reach}} daarna.',
  },
  'death-stopped-owner': {
    subject: 'Het bericht dat u bent overleden, is gestopt',
    text: [
      '{{by}} liet ons weten dat u bent overleden. {{denied}}',
      'Door dit bericht leest niemand uw wensen. Alles staat er zoals u het achterliet.',
    ],
    button: 'Bekijk uw contacten',
    notYou: 'Praat er gerust samen over. Heeft u een vraag? {{reach}} gerust.',
  },
  'relative-accepted': {
    subject: '{{about}} zei ja',
    text: [
      'U vroeg of {{about}} uw wensen wil lezen. Het antwoord is ja.',
      'Kwam dat antwoord van de goede persoon? Zeg dan dat het klopt. Pas daarna kan {{about}} lezen.',
    ],
    button: 'Bekijk en zeg of het klopt',
    notYou: 'Heeft u dit niet gevraagd? Haal de contactpersoon dan weg.',
  },
  'relative-declined': {
    subject: '{{about}} wil liever niet',
    text: [
      'U vroeg of {{about}} uw wensen wil lezen. Het antwoord is nee.',
      'Praat er gerust samen over, of vraag iemand anders.',
    ],
    button: 'Naar uw contacten',
    notYou: 'Heeft u dit niet gevraagd? Haal de contactpersoon dan weg.',
  },
  'relative-stopped': {
    subject: '{{about}} wil toch liever niet',
    text: [
      '{{about}} zei eerder ja op uw vraag, en wil nu toch liever niet. {{about}} leest niets meer van u, ook niet na uw overlijden.',
      'Praat er gerust samen over, of vraag iemand anders. In de stap over uw contacten blijft {{about}} staan.',
    ],
    button: 'Naar uw contacten',
    notYou: 'Klopt dit niet? Dan kunt u het {{about}} opnieuw vragen.',
  },
  'relative-arranges-not': {
    subject: '{{about}} wil liever niet',
    text: [
      '{{about}} zei nee op uw vraag, en leest niets van u. Ook niet na uw overlijden.',
      '{{about}} zou ook uw uitvaart regelen. Vraag {{about}} of dat nog wel goed is, of kies een ander.',
    ],
    button: 'Kies wie uw uitvaart regelt',
    notYou: 'Klopt dit niet? Dan kunt u het {{about}} opnieuw vragen.',
  },
  'wishes-read': {
    subject: 'Een medewerker las uw wensen',
    text: [
      'Een beheerder van het Wensenregister las vandaag uw wensen. Het vertrouwelijke deel is niet gelezen.',
      'Wij laten u dit altijd weten.',
    ],
    button: 'Wie keek er in mijn dossier',
    notYou: 'Wist u hier niet van, of heeft u vragen? {{reach}} dan. Wij leggen het uit.',
  },
  'office-death': {
    subject: 'Een papier over een overlijden wacht op u',
    text: [
      'Een contactpersoon meldde een overlijden en voegde een papier toe.',
      'Kijk het na en beslis. Er zijn twee medewerkers nodig.',
    ],
    button: 'Naar het papier',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-death-second': {
    subject: 'Een papier over een overlijden wacht op de tweede medewerker',
    text: [
      'Een collega keek een papier over een overlijden na en accordeerde het.',
      'Er is nog één andere medewerker nodig.',
    ],
    button: 'Naar het papier',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-death-tell': {
    subject: 'Bel een contactpersoon die geen e-mail heeft',
    text: [
      'Er is nieuws over een overlijden.',
      'Een of meer contactpersonen hebben geen e-mail. Bel hen, of stuur een brief.',
    ],
    button: 'Naar het overlijden',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
} as const
