import type { FieldsTexts } from '#app/forms/form-texts.ts'
import type { paperForm } from './paper-form.ts'

/** Texts about a death that a contact lets us know of. */
export const deaths = {
  report: {
    list: 'Is {{owner}} overleden? Laat het ons weten.',
    listRuns: '{{by}} liet weten dat {{owner}} is overleden. Zie hoe het staat.',
    listStopped: 'Het bericht dat {{owner}} is overleden, is gestopt. Lees wat u nu kunt doen.',
    day: {
      title: 'Is {{owner}} overleden?',
      sad: '{{name}}, wat verdrietig dat u hier moet zijn.',
      sadPlain: 'Wat verdrietig dat u hier moet zijn.',
      why: '{{owner}} schreef u op als {{relation}}. Met uw hulp komen de wensen op tijd bij de juiste mensen.',
      whyPlain: 'Met uw hulp komen de wensen op tijd bij de juiste mensen.',
      label: 'Wanneer is {{owner}} overleden?',
      hint: 'Zoals 25-11-2026. Weet u het niet precies? Vul de dag in waarop u het hoorde.',
      submit: 'Verder',
      alive: 'Nee, {{owner}} leeft',
      doubted: {
        title: 'Kijk de dag even na',
        text: 'Na {{date}} schreef iemand nog in de wensen van {{owner}}.',
        call: 'Klopt de dag? Bel ons dan even.',
        contact: 'Klopt de dag? Neem dan contact met ons op.',
      },
    },
    way: {
      title: 'Wie weet het ook?',
      lead: 'Wij willen zeker weten dat het klopt. Zo leest niemand de wensen te vroeg.',
      leadAlso:
        'Wij vragen het altijd ook aan {{names}}. Met een papier erbij hoeft u op dat antwoord niet te wachten.',
      leadChoose: 'Kies wat u nu het makkelijkst vindt.',
      label: 'Hoe weten wij het zeker?',
      contact_one: 'Vraag het {{names}}. Wij mailen één vraag.',
      contact_other: 'Vraag het {{names}}. Wij mailen hun één vraag.',
      contactLetter: 'Vraag het {{names}}. Wij bellen, op werkdagen.',
      paperToo:
        '{{names}}, en ook een papier. Dat is de verklaring van de arts, of de akte van overlijden. Wij kijken ernaar, op werkdagen.',
      paper:
        'Een papier. Dat is de verklaring van de arts, of de akte van overlijden. Wij kijken ernaar, op werkdagen.',
      nobody: 'Er is geen ander die wij dit kunnen vragen. Daarom vragen wij u om een papier.',
      submit: 'Verder',
      back: 'Terug',
    },
    check: {
      title: 'Kijk het na',
      who: '{{owner}}, overleden op {{date}}.',
      asks: 'Wij vragen het ook aan {{names}}.',
      letter:
        '{{names}} krijgt geen e-mail van ons. Wij bellen, op werkdagen. Sneller is het als {{names}} het zelf zegt, met de code van de brief.',
      letters:
        '{{names}} krijgen geen e-mail van ons. Wij bellen, op werkdagen. Sneller is het als zij het zelf zeggen, met de code van de brief.',
      paper: 'Daarna kunt u het papier sturen.',
      owner:
        'Wij sturen ook een e-mail naar {{owner}} zelf. Dat voelt vreemd, maar zo stopt het als er een vergissing is.',
      submit: 'Ja, laat het weten',
      back: 'Nog iets veranderen',
    },
    late: {
      title: 'Dit vragen wij aan anderen',
      text: 'Iemand liet ons weten dat {{owner}} is overleden. Dat was voordat u contactpersoon werd. Daarom vragen wij het u niet, en leest u hier nu niets nieuws.',
      next: 'Weet u meer, of leeft {{owner}}? Bel ons dan meteen.',
    },
    past: {
      title: 'Het lezen is voorbij',
      text: 'Wie eerder contactpersoon was, kon de wensen van {{owner}} lezen. Die tijd is voorbij. U werd daarna contactpersoon. Daarom leest u hier niets.',
      next: 'Leeft {{owner}}, of heeft u een vraag? Neem dan contact met ons op.',
    },
    closed: {
      title: 'Laat het een ander weten',
      text: 'U liet ons drie keer weten dat {{owner}} is overleden. Het werd drie keer gestopt. Daarom kan het hier nu niet.',
      tooOften: 'U liet het ons al een paar keer weten. Daarom kan het hier nu niet.',
      next: 'Klopt het nu wel? Neem contact met ons op. Ook een andere contactpersoon kan het ons laten weten.',
    },
    stopped: {
      title: 'Het is gestopt',
      text: 'Door dit bericht leest niemand de wensen. U hoeft niets te doen.',
      textReadsNow:
        'Door dit bericht leest niemand de wensen. U leest gewoon wat {{owner}} u al liet lezen. U hoeft niets te doen.',
      next: 'Is {{owner}} toch overleden? Neem dan contact met ons op.',
    },
    refused: {
      title: 'Het papier was niet genoeg',
      text: 'Met dit papier weten wij het nog niet zeker. Daarom leest nu niemand de wensen van {{owner}}.',
      next: 'U kunt het ons opnieuw laten weten. Dat kan met een ander papier, of met iemand die het ook weet.',
    },
    expired: {
      title: 'Wij weten het niet zeker',
      text: 'Dertig dagen lang zei niemand anders het, en kregen wij geen verklaring of akte. Daarom leest nu niemand de wensen van {{owner}}.',
      next: 'U kunt het ons opnieuw laten weten. Komt u er niet uit? Neem contact met ons op. Dan helpen wij u verder.',
    },
    ended: {
      title: 'De tijd om te lezen is voorbij',
      text: 'U kon de wensen van {{owner}} lezen tot {{date}}. Wat u zelf bewaarde, blijft van u.',
    },
    read: {
      title: 'De wensen van {{owner}}',
      first: 'U leest hier wat het eerst nodig is. De rest leest u {{when}}.',
      all: 'U kunt nu lezen wat {{owner}} voor u opschreef. Dit hoeft niet vandaag.',
      button: 'Lezen',
      soon: 'Nog een ogenblik. Wij zetten klaar wat {{owner}} voor u opschreef. Dat duurt hooguit een paar minuten.',
      again: 'Kijk opnieuw',
    },
    again: 'Laat het opnieuw weten',
    callUs: 'Bel ons',
    backToList: 'Terug',
  },
  waiting: {
    title: 'Wij kijken het na',
    first: '{{moment}} leest u hier wat het eerst nodig is.',
    firstIf: '{{moment}} leest u hier wat het eerst nodig is, als wij het dan zeker weten.',
    all: '{{moment}} staan alle wensen hier.',
    allSameDay: 'Diezelfde dag, vanaf {{time}} uur, staan alle wensen hier.',
    firstNow:
      'Binnen vijf minuten leest u hier wat het eerst nodig is. Twaalf uur later staan alle wensen hier.',
    readsNow: {
      may: 'U mag nu gewoon lezen wat {{owner}} u al liet lezen.',
      arrange: 'Lees wat geregeld moet worden',
      other: 'Lezen',
    },
    /** To who may read all of it already. */
    readsAll: {
      first: '{{moment}} staat hier op één bladzijde wat het eerst nodig is.',
      firstIf:
        '{{moment}} staat hier op één bladzijde wat het eerst nodig is, als wij het dan zeker weten.',
      firstNow: 'Binnen vijf minuten staat hier op één bladzijde wat het eerst nodig is.',
      onceCertain: 'Zodra wij het zeker weten, staat hier op één bladzijde wat het eerst nodig is.',
    },
    mails: 'U krijgt twee keer een e-mail.',
    /** Which of the two comes later than it can be read. */
    mailLater: {
      first: 'De eerste komt {{moment}}.',
      rest: 'De tweede komt {{moment}}.',
      today: 'vanochtend om {{time}} uur',
      tomorrow: 'morgenochtend om {{time}} uur',
      later: 'op {{day}} om {{time}} uur',
    },
    noSignIn:
      'Log intussen niet in met het wachtwoord van {{owner}}. Wij vragen dan of {{owner}} leeft. Zegt iemand ja, dan stopt alles.',
    noMail:
      'U heeft geen e-mail. Wij bellen u, op werkdagen. U kunt ook zelf terugkomen, met de code van uw brief.',
    waitsFor: {
      others: 'Wij weten het zeker zodra {{names}} het ook zegt.',
      letters:
        'Wij bellen {{names}}, op werkdagen. Wij weten het zeker zodra {{names}} het ook zegt.',
      paper:
        'Wij weten het zeker als wij de verklaring van de arts of de akte van overlijden zien. Lukt het sturen niet? Neem contact met ons op.',
      paperCame: 'Het papier over {{owner}} is binnen.',
      paperSeen: '{{moment}} kijken twee medewerkers ernaar.',
      paperNext: 'Klopt het, dan weten wij het zeker. Is het niet genoeg, dan hoort u dat ook.',
      either: 'Of als wij de verklaring van de arts of de akte van overlijden zien.',
      until: 'Wij wachten hierop tot en met {{date}}.',
    },
    onceCertain:
      'Zodra wij het zeker weten, leest u hier wat het eerst nodig is. Twaalf uur later staan alle wensen hier.',
    sendPaper: 'Stuur een papier',
    otherPaper: 'Stuur een ander papier',
    stepsTitle: 'Hoe het gaat',
    steps: {
      done: 'Gedaan:',
      toCome: 'Komt nog:',
      youFirst: 'U liet het weten',
      first: '{{name}} liet het weten',
      you: 'U zei het ook',
      yes: '{{name}} zei het ook',
      unknown: '{{name}} weet het niet',
      youUnknown: 'U weet het niet',
      otherDay: '{{name}} weet een andere dag: {{date}}',
      youOtherDay: 'U weet een andere dag: {{date}}',
      paper: 'Wij zagen de verklaring of de akte',
      paperCame: 'Er kwam een papier binnen',
      seen: 'Twee medewerkers kijken het papier na',
      another: 'Nog iemand zegt het, of wij zien de verklaring of de akte',
      wait: 'Wachten tot {{moment}}',
      waitNone: 'Niet wachten: zo staat het bij {{owner}}',
      can: 'Dat is {{long}}, voor als er een vergissing is',
      could: 'Gewacht: {{long}}, voor als er een vergissing is',
      over: 'voorbij op {{moment}}',
      firstThings: 'Eerst dit',
      allThings: 'Alle wensen',
      restLater: 'twaalf uur later',
      restNow: 'u mag ze nu al lezen',
    },
    meanwhile: 'Wat intussen al kan',
    hours: 'De huisarts bellen, en wie nog meer',
    days: 'Wat er te doen is, en wanneer',
    moments: {
      today: 'Vandaag, {{day}}, vanaf {{time}} uur',
      tomorrow: 'Morgen, {{day}}, vanaf {{time}} uur',
      later: 'Op {{day}}, vanaf {{time}} uur',
    },
    call: 'Klopt er iets niet? Neem meteen contact met ons op.',
  },
  /** Who said that somebody died takes it back. */
  takeBack: {
    link: {
      first: 'Was het een vergissing? Neem uw bericht terug',
      also: 'Was het een vergissing? Neem uw antwoord terug',
    },
    lead: {
      first:
        'U liet ons weten dat {{owner}} is overleden. Klopt dat niet? Zeg het hier. Dan telt uw bericht niet meer, en stopt alles.',
      also: 'U zei ook dat {{owner}} is overleden. Klopt dat niet? Zeg het hier. Dan telt uw antwoord niet meer, en stopt alles.',
    },
    told: 'Wij laten het ook weten aan {{names}}.',
    day: 'Klopt alleen de dag niet? Neem dan contact met ons op.',
    tooLate: {
      title: 'De wensen worden al gelezen',
      text: 'Daarom kunt u dit hier niet meer stoppen. Leeft {{owner}}? Neem dan meteen contact met ons op.',
      owner:
        '{{owner}} kan het ook zelf stoppen: met de knop in onze e-mail, of door in te loggen.',
    },
  },
  alive: {
    title: 'Bent u niet overleden? Meld het hier',
    lead: '{{name}} liet ons weten dat u bent overleden. Klopt dat niet? Druk dan op de knop.',
    notYet: 'Tot {{moment}} leest niemand iets door dit bericht.',
    notCertain: 'Nu leest nog niemand iets door dit bericht.',
    isRead: 'De mensen die u koos, lezen nu wat u voor hen opschreef.',
    text: 'Drukt u op de knop? Dan leest niemand uw wensen door dit bericht. Alles blijft staan zoals het was. U hoeft niet in te loggen.',
    submit: 'Ik leef: stop het bericht over mijn overlijden',
    doneTitle: 'Gestopt',
    done: 'Gelukkig maar. Door dit bericht leest niemand uw wensen, en alles staat er nog. Wie het ons liet weten, hoort dat het gestopt is.',
    /** Of who reads while the owner lives. */
    along_one:
      '{{names}} leest wel wat u {{names}} nu al liet lezen. Wilt u dat niet meer? Neem het dan terug.',
    along_other:
      '{{names}} lezen wel wat u hun nu al liet lezen. Wilt u dat niet meer? Neem het dan terug.',
    alongLink: 'Wat {{name}} leest',
    signIn: 'Naar inloggen',
    deadTitle: 'Deze knop werkt niet meer',
    dead: 'Misschien is het al gestopt. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Twijfelt u? Log in, en zeg dat u leeft: dan stopt alles. Of neem contact met ons op.',
  },
  question: {
    title: '{{name}}, is {{owner}} overleden?',
    titlePlain: 'Is {{owner}} overleden?',
    lead: '{{by}} liet ons weten dat {{owner}} op {{date}} is overleden. Is dat zo? Dan condoleren wij u.',
    leadAgain:
      'Nu laat {{by}} ons weten dat {{owner}} op {{date}} is overleden. Is dat zo? Dan condoleren wij u.',
    why: 'Wij vragen het u ook. Zo leest niemand de wensen per ongeluk te vroeg.',
    otherDay: {
      label: 'Weet u een andere dag?',
      hint: 'Zoals 25-11-2026. Zeg daarna ja.',
      title: 'U weet een andere dag',
      text: 'U vulde {{own}} in. {{by}} zei {{date}}. Wij schreven beide dagen op. Bel elkaar even, of neem contact met ons op. Klopt {{date}} toch? Maak het vak dan leeg en zeg ja.',
    },
    sameMailbox: {
      title: 'Er is nog iemand nodig',
      text: 'U leest dezelfde e-mail als {{by}}. Daarom telt dit niet als een tweede. Vraag een ander die contactpersoon is, of neem contact met ons op.',
    },
    yes: {
      button: 'Ja, {{owner}} is overleden',
      title: 'Dank u wel',
      when: '{{when}} kunt u lezen wat het eerst nodig is. Twaalf uur later leest u de rest. U krijgt overdag een e-mail.',
      text: 'Wij kijken het na. Kunt u lezen wat het eerst nodig is? Dan krijgt u overdag een e-mail.',
    },
    no: {
      button: 'Nee, {{owner}} leeft',
      sure: 'Leeft {{owner}}?',
      follows: 'Dan stoppen wij alles. {{by}} krijgt daar een e-mail over.',
      followsByLetter: 'Dan stoppen wij alles. {{by}} hoort dat van ons.',
      confirm: 'Ja, {{owner}} leeft',
      back: 'Terug',
      title: 'Dank u wel: het is gestopt',
      text: 'Door dit bericht leest niemand de wensen. U hoeft niets meer te doen.',
    },
    unknown: {
      button: 'Ik weet het niet',
      title: 'Dat is goed',
      text: 'Wij laten het aan een ander over. Weet u het later wel? Gebruik dan dezelfde knop in de e-mail, op dit apparaat.',
    },
    later: 'Weet u het intussen wel?',
    deadTitle: 'Deze knop werkt niet meer',
    dead: 'Misschien heeft u al geantwoord, of is het niet meer nodig. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Ook werkt de knop alleen op het apparaat waarop u eerst antwoordde. Wilt u iets veranderen? Kijk dan hoe het gaat, of neem contact met ons op.',
    stands: 'Bekijk hoe het gaat',
    meanwhile: 'Wat intussen al kan',
  },
  owner: {
    closedTitle: 'Laten weten dat u bent overleden',
    closed:
      '{{name}} liet ons drie keer weten dat u bent overleden, en het werd drie keer gestopt. Daarom kan {{name}} dat nu niet meer. Was het een vergissing? Dan kunt u het weer openzetten.',
    reopen: '{{name}} mag het ons weer laten weten',
    runsTitle: 'Ons is verteld dat u bent overleden',
    runs: '{{name}} liet ons dat op {{reported}} weten.',
    runsRead_one: '{{names}} leest sinds {{from}} {{what}}.',
    runsRead_other: '{{names}} lezen sinds {{from}} {{what}}.',
    runsStop: 'Leeft u? Zeg het ons nu.',
    asked: {
      death: {
        title: 'Er is gezegd dat u bent overleden',
        by_one: '{{by}} wil uw wensen lezen, en zegt dat u bent overleden.',
        by_other: '{{by}} willen uw wensen lezen, en zeggen dat u bent overleden.',
        stop: 'Leeft u? Zeg het ons nu.',
        approved: '{{company}} mag uw wensen lezen. Wij maken ze nu klaar.',
        canFetch: '{{company}} kan uw wensen nu ophalen.',
        fetched: '{{company}} haalde uw wensen op, op {{moment}}.',
      },
      living_will: {
        title: 'Uw wilsverklaring is opgevraagd',
        titleApproved: 'Uw wilsverklaring kan worden gelezen',
        waiting_contact:
          '{{company}} wil uw wilsverklaring lezen. Het bedrijf noemde iemand die het weet. Wij wachten op het antwoord van die persoon.',
        waiting_time:
          '{{company}} wil uw wilsverklaring lezen. De vertrouwenspersoon zei dat het klopt. U heeft nu bedenktijd. Daarna kijken wij het na.',
        pending_verification: '{{company}} wil uw wilsverklaring lezen. Wij kijken dat nu na.',
        approved: '{{company}} mag uw wilsverklaring lezen. Wij maken een kopie klaar.',
        canFetch: '{{company}} kan uw wilsverklaring ophalen tot en met {{until}}.',
        fetched: '{{company}} haalde uw wilsverklaring op, op {{moment}}.',
        submit: 'Stop dit',
      },
    },
    runsNow: 'Ik leef: stop het bericht over mijn overlijden',
    here: {
      title: 'Leeft u? Zeg het ons nu',
      parent: 'Contactpersonen',
      lead: '{{name}} liet ons weten dat u bent overleden. Met de knop stopt u dat meteen. Wie het ons liet weten, hoort dat het is gestopt.',
      leadAsked_zero: 'Ons is verteld dat u bent overleden. Met de knop stopt u dat meteen.',
      leadAsked_one:
        '{{by}} wil uw wensen lezen, en zegt dat u bent overleden. Met de knop stopt u dat meteen. Het bedrijf hoort dat het is gestopt.',
      leadAsked_other:
        '{{by}} willen uw wensen lezen, en zeggen dat u bent overleden. Met de knop stopt u dat meteen. De bedrijven horen dat het is gestopt.',
      family:
        'Bent u familie? Druk dan niet op de knop, en log uit. Anders stopt alles, en leest niemand meer wat er is opgeschreven.',
      noPassword: 'Weet u uw wachtwoord niet? Druk dan op de knop in onze e-mail ‘Leeft u?’.',
      noneTitle: 'Niemand zei dat u bent overleden',
      none: 'U hoeft niets te doen.',
      noneLink: 'Naar uw wensen',
      submit: 'Ik leef: stop het bericht over mijn overlijden',
      signOut: 'Uitloggen',
    },
    stoppedTitle: 'Wij weten nu dat u leeft',
    stopped: '{{name}} liet ons op {{reported}} weten dat u bent overleden. {{why}}',
    stoppedNow: 'Door dit bericht leest niemand uw wensen. Praat er gerust samen over.',
  },
  paper: {
    title: 'Een papier erbij',
    now: 'Uw bericht is binnen. Heeft u het papier bij u? Stuur het nu, of later.',
    lead: 'Een foto van de verklaring van de arts of de akte van overlijden. Twee medewerkers kijken ernaar, op werkdagen.',
    photo:
      'U kunt het papier met uw telefoon op de foto zetten. Zorg dat de naam en de datums te lezen zijn.',
    kept: 'Alleen de medewerkers die ernaar kijken zien het. Wij bewaren het tot 90 dagen daarna.',
    added:
      'Wij hebben uw papier: {{name}}, van {{moment}}. Twee medewerkers kijken ernaar, op werkdagen.',
    submit: 'Stuur het papier',
    replace: 'Stuur een ander papier',
    over: 'Er is nu geen papier nodig.',
    back: 'Terug',
    later: 'Later sturen',
    refused: {
      empty: 'Dit bestand is leeg. Kies een ander bestand.',
      kind: 'Dit soort bestand kunnen wij niet lezen. Kies een foto (JPG of PNG) of een PDF.',
      tooLarge: 'Dit bestand is groter dan 10\u00a0MB. Kies een kleiner bestand.',
      virus: 'In dit bestand zit een virus. Maak een foto van het papier en kies die.',
    },
    fields: {
      file: {
        label: 'Kies een bestand',
        hint: 'Een foto (JPG of PNG) of een PDF, hooguit 10\u00a0MB.',
      },
    } satisfies FieldsTexts<typeof paperForm>,
  },
  /** What stopped a report. */
  stopped: {
    you: 'U zei op {{moment}} dat {{owner}} leeft.',
    contact: '{{name}} zei op {{moment}} dat {{owner}} leeft.',
    /** Who let us know first. */
    tookBack: {
      you: 'U nam uw bericht op {{moment}} terug, omdat {{owner}} leeft.',
      contact: '{{name}} nam het bericht op {{moment}} zelf terug, omdat {{owner}} leeft.',
    },
    answered:
      'Iemand die was ingelogd als {{owner}}, liet ons op {{moment}} weten dat {{owner}} leeft. Was het {{owner}} niet zelf? Neem dan contact met ons op.',
    signedIn:
      'Op {{moment}} logde iemand in als {{owner}}, of liet opnieuw zien wie het is. Daarom is het gestopt. Was het {{owner}} niet zelf? Neem dan contact met ons op.',
    byOwner: 'Op {{moment}} is het namens {{owner}} gestopt.',
    stopped: 'Op {{moment}} is het gestopt.',
    toOwner: {
      contact: '{{name}} zei op {{moment}} dat u leeft. Daarom is het gestopt.',
      tookBack: '{{name}} nam dat bericht op {{moment}} zelf terug, omdat u leeft.',
      answered:
        'U was ingelogd, en liet ons op {{moment}} weten dat u leeft. Was u dat niet? Kies dan een nieuw wachtwoord.',
      signedIn:
        'Op {{moment}} logde u in, of liet u opnieuw zien wie u bent. Daarom is het gestopt. Was u dat niet? Kies dan een nieuw wachtwoord.',
      byOwner: 'U stopte dat op {{moment}}.',
      stopped: 'Op {{moment}} is dat gestopt.',
    },
    /** Who could read before that. */
    read: {
      text_one: '{{names}} kon {{when}} lezen {{what}}. Wat toen is bewaard, heeft {{names}} nog.',
      text_other:
        '{{names}} konden {{when}} lezen {{what}}. Wat zij toen bewaarden, hebben zij nog.',
      oneDay: 'op {{day}} van {{from}} tot {{until}} uur',
      longer: 'van {{from}} tot {{until}}',
      first: 'wat het eerst nodig is',
      all: 'wat het eerst nodig is, en vanaf {{allAt}} ook wat u verder koos',
    },
  },
  facts: {
    before: '{{why}} Dat was na een eerder bericht. Nu is er een nieuw bericht. ',
    somebody: 'Iemand die u kent',
    you: 'U',
    diedOn: 'Overleden op, zo hoorden wij: {{date}}',
    readFrom:
      'Stopt u het niet, dan lezen de mensen die u koos wat u voor hen opschreef. Dat kan vanaf {{moment}}.',
    readFromWhenCertain:
      'Zegt nog iemand dit? Of zien wij een akte of een verklaring? Dan lezen de mensen die u koos wat u voor hen opschreef. Dat kan vanaf {{moment}}.',
    readWhenCertain:
      'Zegt nog iemand dit? Of zien wij een akte of een verklaring? Dan lezen de mensen die u koos meteen wat u voor hen opschreef.',
    isRead: 'De mensen die u koos, lezen nu wat u voor hen opschreef. U kunt dat nog stoppen.',
    restFrom: 'De rest leest u vanaf {{moment}}. Niets daarvan is nu nodig.',
    until: 'U kunt dit lezen tot en met {{date}}.',
  },
} as const
