/** Texts about the people whom someone names, and what they may read. */
export const relatives = {
  lead: 'U bepaalt wie later uw wensen leest, en wat. Zij zeggen zelf of zij dat willen.',
  none: 'U heeft nog niemand genoemd. Dat doet u in de stap over uw contacten.',
  readiness: {
    yes_one: '{{count}}\u00a0van\u00a0{{of}}\u00a0mensen zei ja.',
    yes_other: '{{count}}\u00a0van\u00a0{{of}}\u00a0mensen zeiden ja.',
    onlyYes: 'Wie u noemde, zei ja.',
    onlyNot: 'Nog niemand zei ja.',
    confirm_one: 'Kijk of het klopt dat {{names}} ja zei.',
    confirm_other: 'Kijk of het klopt dat {{names}} ja zeiden.',
    letter_one: '{{names}} heeft geen e-mail: druk de brief af.',
    letter_other: '{{names}} hebben geen e-mail: druk de brieven af.',
    ask: 'Vraag {{names}} of het goed is.',
    again_one: '{{names}} gaf geen antwoord: vraag het nog een keer.',
    again_other: '{{names}} gaven geen antwoord: vraag het nog een keer.',
  },
  states: {
    noted: 'Nog niet gevraagd',
    takenBack: 'Teruggenomen op {{date}}',
    invited: 'Wacht op antwoord, gevraagd op {{date}}',
    over: 'Gaf geen antwoord, gevraagd op {{date}}',
    accepted: 'Zei ja op {{date}}, leest pas als u zegt dat het klopt',
    confirmed: 'Zei ja op {{date}}',
    declined: 'Wil liever niet',
    withdrawn: 'Ingetrokken',
  },
  reads: {
    after: '{{name}} leest na uw overlijden alles, behalve het vertrouwelijke deel.',
    now: '{{name}} leest nu al alles, behalve het vertrouwelijke deel.',
    never: '{{name}} leest niets.',
  },
  /** The same while there is no yes, or nobody said that it came from the right one. */
  readsOnce: {
    after: '{{name}} leest na uw overlijden alles, behalve het vertrouwelijke deel, als {{once}}.',
    now: '{{name}} leest meteen alles, behalve het vertrouwelijke deel, als {{once}}.',
    never: '{{name}} leest niets.',
    own: '{{name}} leest meteen {{parts}}, als {{once}}.',
    later: 'Dit geldt als {{once}}.',
  },
  once: {
    asked: '{{name}} ja zegt en u dat nakijkt',
    accepted: 'u zegt dat het klopt',
  },
  ownReads: {
    now: '{{name}} leest nu al {{parts}}.',
    all: 'Na uw overlijden leest {{name}} alles, behalve het vertrouwelijke deel.',
    but: 'Na uw overlijden leest {{name}} alles, behalve {{parts}}.',
    only: 'Na uw overlijden leest {{name}} alleen {{parts}}.',
    secret: 'het vertrouwelijke deel',
  },
  /** Documents that are read at another moment than all of them. */
  apart: {
    now: 'Maar {{files}} leest {{name}} nu al.',
    atOnce: 'Maar {{files}} leest {{name}} dan meteen.',
    later: 'Maar {{files}} leest {{name}} pas na uw overlijden.',
    still: 'Maar {{files}} leest {{name}} wel, na uw overlijden.',
    never: 'Maar {{files}} leest {{name}} nooit.',
  },
  shortReads: {
    after: 'Leest uw wensen na uw overlijden.',
    now: 'Leest uw wensen, ook nu al.',
    never: 'Leest niets.',
    own: 'Leest wat u koos.',
  },
  shortLater: {
    after: 'Leest uw wensen na uw overlijden, als {{name}} ja zegt.',
    now: 'Leest uw wensen meteen, als {{name}} ja zegt.',
    never: 'Leest niets.',
    own: 'Leest wat u koos, als {{name}} ja zegt.',
  },
  mail: 'Wij mailen deze mensen pas als u het ons vraagt, met een knop. Haalt u iemand weg die wij al vroegen, of trekt u uw vraag in? Dan mailen wij dat ook. Vraagt een uitvaartondernemer na uw overlijden uw wensen? Dan noemt die een vertrouwenspersoon. Die krijgt een e-mail met de vraag of het klopt.',
  howLong: {
    title: 'Wanneer zij lezen, en hoelang',
    know: 'Na uw overlijden laat een van hen het ons weten. Een ander zegt het ook, of wij zien de verklaring van de arts of de akte van overlijden.',
    waitNone: 'U koos geen bedenktijd: zodra twee mensen het zeggen, lezen zij.',
    wait: 'Zodra iemand zegt dat u bent overleden, krijgt u een e-mail. Leeft u nog? Dan stopt u het met de knop daarin, of door in te loggen. U heeft daar {{time}} voor.',
    waitChange: 'Verander de bedenktijd',
    stages:
      'Daarna lezen zij eerst wat meteen nodig is, en twaalf uur later de rest. Zij krijgen een eigen kopie. Die blijft ook als uw dossier daarna wordt verwijderd.',
    submit: 'Opslaan',
    fields: {
      maanden: {
        label: 'Hoelang zij kunnen lezen',
        hint: 'Normaal is het een jaar.',
        options: { 6: 'Een half jaar', 12: 'Een jaar', 24: 'Twee jaar' },
        unit: 'maanden',
      },
    },
  },
  along_one: '{{names}} leest hier nu al mee, ook wat u nog niet bevestigde.',
  along_other: '{{names}} lezen hier nu al mee, ook wat u nog niet bevestigde.',
  /** While a death is reported. */
  held: 'Zolang dit loopt, verandert er niets aan wie antwoord geeft. Wij vragen het aan wie daarvoor al uw contactpersoon was. Verandert u nu iets aan hen, of vraagt u er iemand bij? Dat geldt pas daarna.',
  /** Of an e-mail address, to who typed it. */
  addresses: {
    own: 'Dit is uw eigen e-mailadres. Daarmee bereiken wij {{name}} niet. Vul het adres van {{name}} zelf in.',
    shared:
      '{{names}} hebben hetzelfde e-mailadres. Zij tellen later als één persoon. Wij vragen het dan ook aan een ander. Heeft een van hen een telefoonnummer? Laat het e-mailadres daar dan weg.',
    movedTitle: 'Vraag het {{name}} opnieuw',
    moved:
      'Dit adres is veranderd. Daarom geldt het ja van {{name}} niet meer. Vraag het {{name}} opnieuw.',
    known:
      'Verandert u dit adres? Dan leest {{name}} niets meer, tot u het {{name}} opnieuw vraagt.',
    held: 'Verandert u iets van {{name}}? Dat geldt pas als voorbij is wat ons is verteld.',
    letter:
      'Verandert u de voornaam, of vult u een e-mailadres in? Dan leest {{name}} niets meer, tot u het {{name}} opnieuw vraagt.',
    phone:
      '{{name}} leest met een brief en dit nummer. Verandert u het? Dan werkt de brief alleen nog met het nieuwe nummer.',
    ask: 'Vraag {{name}}',
  },
  secret: 'Het vertrouwelijke deel gaat alleen naar de uitvaartondernemer.',
  page: {
    reading: 'Wat {{name}} leest',
    submit: 'Keuze opslaan',
    back: 'Terug naar de gewone keuze',
    ask: 'Vraag het {{name}}',
    askText:
      'Wij vragen {{name}} in een e-mail of {{name}} uw wensen wil lezen, zoals u hierboven koos. Uw wensen staan daar niet in. Praat er gerust eerst samen over.',
    askArranges: 'Wij schrijven erbij dat u {{name}} koos om de uitvaart te regelen.',
    askKept: 'Houdt u uw account? Dan kunt u {{name}} vragen of dit goed is.',
    confirmKept: 'Houdt u uw account? Dan kunt u hier zeggen of het klopt dat {{name}} ja zei.',
    askBack: 'Mag {{name}} toch weer lezen? Vraag het opnieuw',
    where:
      '{{name}} leest op onze bladzijde voor contactpersonen, met het eigen e-mailadres. Vertel het gerust.',
    whereLink: 'Naar die bladzijde',
    asked: 'U vroeg het {{name}}',
    askedText:
      'Dat was op {{date}}. {{name}} kan antwoorden tot en met {{until}}. Zodra er een antwoord is, mailen wij u.',
    askAgain: 'Geen antwoord? Vraag het nog een keer',
    askLetterText:
      'Uw keuze hierboven wordt meteen bewaard. Druk de brief af. Geef of stuur die aan {{name}}. Met de code erin kan {{name}} 14 dagen lang antwoorden.',
    letterLater:
      'Zegt {{name}} ja? Dan leest {{name}} met dezelfde brief en dit telefoonnummer: {{phone}}.',
    again: 'Vraagt u het opnieuw? Dan werkt de vorige mail of brief niet meer.',
    phoneOpen:
      'Vul ook een telefoonnummer van {{name}} in. Zonder dat nummer kan {{name}} straks niet lezen.',
    phoneLink: 'Telefoonnummer invullen',
    newTitle: 'Hoe {{name}} leest',
    newText:
      '{{name}} heeft geen e-mail, en leest met de code van een brief. Daarbij hoort het telefoonnummer {{phone}}.',
    newLost: 'Een nieuwe brief heeft een andere code. Die van de vorige brief werkt dan niet meer.',
    newHeld:
      'Ons is verteld dat u bent overleden. Zolang dat loopt, kunt u de brief niet afdrukken.',
    new: 'Maak een nieuwe brief (PDF)',
    mail: 'Stuur de mail',
    mailAgain: 'Stuur de mail nog een keer',
    letter: 'Maak de brief (PDF)',
    letterAgain: 'Download de brief (PDF)',
    lostLetter: 'Brief kwijt of bij een ander? Maak een nieuwe',
    confirmTitle: 'Klopt het dat dit {{name}} is?',
    confirmText:
      'Er kwam een ja op uw vraag. Ging die naar de goede persoon? Zeg dan dat het klopt. Anders leest {{name}} niets, ook niet na uw overlijden.',
    confirm: 'Ja, dit klopt',
    deny: 'Nee, dit klopt niet',
    unsure: 'Eerst even kijken',
    withdrawTitle: 'Mag {{name}} toch niet lezen?',
    withdrawText:
      '{{name}} kan dan niets meer lezen. Wie e-mail heeft, krijgt daar bericht van. De naam blijft in uw lijst met contacten staan.',
    withdraw: 'Trek het in',
    changedTitle: 'Er is intussen iets anders gekozen',
    changed: 'In een ander venster. Nu geldt: {{stored}}',
    changedNext: 'Hieronder staat wat u net koos. Wilt u dat liever? Sla het dan nog een keer op.',
  },
  fields: {
    lezen: {
      label: 'Wat mag {{name}} lezen?',
      options: {
        after: 'Alles na mijn overlijden',
        now: 'Alles, ook nu al',
        never: 'Niets',
        own: 'Zelf kiezen, per onderdeel',
      },
    },
  },
  parts: {
    details: 'Uw geboortedatum',
    naw: 'Contacten en relaties',
    documents: 'Documenten, foto’s en muziek',
    'living will': 'Uw wilsverklaring',
  },
  moments: { now: 'Nu al', after: 'Na mijn overlijden', never: 'Nooit' },
  sameAsAll: 'Zoals hierboven bij documenten',
  chosenApart: 'als u zelf kiest',
  /** By what the owner chose for them. */
  asked: {
    after: {
      wants: '{{owner}} wil graag dat u dat later kunt lezen.',
      means: 'U hoeft nu niets te regelen, en u leest nu niets.',
    },
    now: {
      wants: '{{owner}} wil graag dat u dat nu al kunt lezen.',
      means: 'Zegt u ja, en ziet {{owner}} dat? Dan kunt u lezen. Dat hoeft niet meteen.',
    },
    some: {
      wants: '{{owner}} wil graag dat u er nu al een deel van kunt lezen.',
      means: 'Zegt u ja, en ziet {{owner}} dat? Dan kunt u lezen. Dat hoeft niet meteen.',
    },
    never: {
      wants: '{{owner}} wil graag dat u contactpersoon bent.',
      means: 'U hoeft nu niets te regelen. De wensen zelf leest u niet.',
    },
    arranges: '{{owner}} wil ook graag dat u later de uitvaart regelt. Praat er samen over.',
  },
  answer: {
    title: 'Een vraag van {{name}}',
    lead: '{{name}} schreef op hoe het afscheid mag zijn.',
    yes: 'Ja, dat wil ik',
    no: 'Nee, liever niet',
    noText: 'Liever niet? Dat mag ook. Praat er gerust samen over.',
    codeTitle: 'De code uit uw brief',
    codeLead:
      'Vul de code uit de brief in. Dan leest u wat u gevraagd wordt. Zei u al ja? Dan leest u wat er voor u is.',
    code: 'Code uit de brief',
    codeHint: 'Zoals ABCD-EFGH-JKMN-PQRS.',
    codeFails: 'Deze code werkt niet.',
    codeWrong:
      'Deze code werkt niet. Kijk of u de code precies overnam, en of dit de nieuwste brief is. Kreeg u de brief meer dan 14 dagen geleden? Vraag dan om een nieuwe.',
    go: 'Verder',
    codeUsed: 'Zei u al ja, en wilt u lezen?',
    codeRead: 'Lezen met de brief',
    tooOften: 'Er zijn te veel codes geprobeerd. Probeer het over een kwartier opnieuw.',
    doneYes: 'Dank u wel',
    doneYesText:
      'Wij laten {{name}} weten dat u ja zei. U hoeft nu niets te doen. Bedenkt u zich? Open dan de e-mail opnieuw. Met de knop daarin zegt u nee, tot en met {{date}}.',
    doneYesNow:
      'Wij laten {{name}} weten dat u ja zei. Ziet {{name}} dat? Dan krijgt u een e-mail, en kunt u lezen. Bedenkt u zich? Open dan de e-mail opnieuw. Met de knop daarin zegt u nee, tot en met {{date}}.',
    doneYesByCode:
      'Wie u dit vroeg, hoort van ons dat u ja zei. U hoeft nu niets te doen. Bedenkt u zich? Dat zegt u met dezelfde code, tot en met de dag die in de brief staat.',
    doneYesByLetter:
      'Wie u dit vroeg, hoort van ons dat u ja zei. U hoeft nu niets te doen. Bedenkt u zich? Dat zegt u met dezelfde code, tot en met de dag die in de brief staat. Bewaar de brief ook daarna: met die code leest u.',
    /** Of who is said to have died, and hears of no answer. */
    doneYesLater: 'Wij hebben genoteerd dat u ja zei. U hoeft nu niets te doen.',
    doneNoLater: 'Wij hebben genoteerd dat u liever niet wilt. U hoeft niets meer te doen.',
    afterLater:
      'Zegt u nee? Dan leest u niets van {{name}}, nu niet en later niet. Dat kunt u daarna niet meer veranderen.',
    doneNo: 'Dat is goed',
    doneNoTo:
      '{{name}} hoort van ons dat u liever niet wilt. U hoeft niets meer te doen. Bedenkt u zich? Met dezelfde knop zegt u alsnog ja, tot en met {{date}}.',
    saidNo: 'U zei op {{date}} nee tegen {{name}}. Bedenkt u zich? Dan zegt u hier alsnog ja.',
    noStay: 'Nee, het blijft zo',
    doneNoText:
      'Wie u dit vroeg, hoort van ons dat u liever niet wilt. U hoeft niets meer te doen. Bedenkt u zich? Praat er samen over: u kunt opnieuw gevraagd worden.',
    afterTitle: 'Toch liever niet?',
    afterLead: 'U zei dat u de wensen van {{name}} wilt lezen. Toch liever niet? Dat mag.',
    after:
      'Zegt u nee? Dan leest u niets van {{name}}, nu niet en later niet. Wij mailen {{name}} dat u liever niet wilt. Bedenkt u zich? Dan kan {{name}} het u opnieuw vragen.',
    changed: 'Wilt u toch liever niet lezen? Dat mag ook.',
    changedGo: 'Toch liever niet',
    afterStay: 'Ik wil het nog steeds',
    afterWait:
      'Iemand liet ons iets weten over {{name}}. Daarom kunt u nu geen nee meer zeggen. U hoeft niets te doen of te lezen. Heeft u een vraag? Neem gerust contact met ons op.',
    afterBack: 'Terug',
    deadTitle: 'Deze link werkt niet meer',
    dead: 'Misschien heeft u al geantwoord, is de vraag te oud, of kreeg u later een nieuwere mail of brief. Gebruik dan die. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Vraag om een nieuwe mail of brief als dat nodig is.',
    home: 'Naar de startpagina',
  },
  letter: {
    title: 'Een vraag aan u',
    greeting: 'Beste {{name}},',
    texts: [
      '{{owner}} schreef op hoe het afscheid mag zijn. {{asked}}',
      'Wilt u dat niet? Dat mag ook. U kunt antwoorden tot en met {{until}}. Scan de QR‑code, of ga naar het adres onder de code. Vul daar deze code in:',
    ],
    /** Who has no e-mail often has no internet either. */
    call: 'Lukt het niet? Bel {{phone}}, {{days}} van {{opens}} tot {{closes}}\u00a0uur.',
    /** By when its reader reads, who has no e-mail. */
    keep: {
      after:
        'Bewaar deze brief bij uw papieren. Is {{owner}} overleden? Ga dan naar hetzelfde adres. Met dezelfde code leest u wat {{owner}} voor u opschreef. Wij vragen dan ook uw telefoonnummer.',
      now: 'Bewaar deze brief bij uw papieren. Ook lezen doet u op hetzelfde adres, met dezelfde code. Wij vragen dan ook uw telefoonnummer.',
      never: 'Bewaar deze brief bij uw papieren, ook na uw antwoord.',
    },
    closing: 'Met hartelijke groet,',
    questions: 'Heeft u een vraag? Stel die ons gerust:',
    qr: 'Scan deze code om naar de pagina te gaan',
  },
  readingLetter: {
    title: 'Uw brief om te lezen',
    texts: [
      '{{owner}} schreef op hoe het afscheid mag zijn. U zei dat u dat wilt lezen.',
      'Scan de QR‑code, of ga naar het adres onder de code. Vul daar de code in, en uw eigen telefoonnummer. Dat nummer staat niet in deze brief. Vindt iemand anders de brief, dan leest die niets.',
      'Soms staat er nog niets klaar. Dan kunt u het later opnieuw proberen, zo vaak als u wilt.',
      'Bewaar deze brief bij uw papieren. Heeft u een oudere brief met een andere code? Die werkt niet meer.',
    ],
    /** Once the death is certain, and all of it can be read. */
    textsAfter: [
      'Gecondoleerd met het overlijden van {{owner}}. {{owner}} schreef wensen op, ook voor u. U kunt ze nu lezen, tot en met {{until}}.',
      'Scan de QR‑code, of ga naar het adres onder de code. Vul daar de code in, en uw eigen telefoonnummer. Dat nummer staat niet in deze brief. Vindt iemand anders de brief, dan leest die niets.',
      'Heeft u zelf geen telefoon of computer? Vraag dan iemand om u te helpen. Lukt het niet? Stel ons uw vraag.',
      'Bewaar deze brief bij uw papieren. Heeft u een oudere brief met een andere code? Die werkt niet meer.',
    ],
  },
} as const
