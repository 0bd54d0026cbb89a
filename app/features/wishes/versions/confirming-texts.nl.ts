/** Confirming one's wishes: reading everything once more, and what helps afterwards. */
export const confirming = {
  check: {
    title: 'Controleren',
    lead: 'Dit zijn al uw antwoorden. Lees ze rustig na. U kunt alles nog aanpassen.',
    toConfirm: 'Naar de knop om te bevestigen',
    openAll: 'Open alles',
    closeAll: 'Sluit alles',
    points: {
      title: 'Kijk hier nog even naar',
      noMusic: 'U koos ‘geen muziek’, en ook {{also}}.',
      songs_one: 'een nummer',
      songs_other: '{{count}} nummers',
      noSurname:
        '{{name}} heeft nog geen achternaam. Met een achternaam weten wij zeker wie u bedoelt.',
      noReach:
        '{{name}} heeft nog geen e-mailadres en geen telefoonnummer. Wij kunnen {{name}} niet vinden.',
      password:
        'Bij ‘{{question}}’ lijkt een wachtwoord te staan. Wie uw wensen leest, ziet dat ook. Schrijf liever op waar het ligt.',
      change: 'Aanpassen',
      changeOne: 'Aanpassen: {{what}}',
      leave: 'Laat het zo',
      leaveOne: 'Laat het zo: {{what}}',
    },
    writtenTitle: 'Dit schreef een ander voor u op',
    written: 'Een medewerker schreef dit tijdens uw gesprek. Staat het er zoals u het bedoelt?',
    openTitle: 'Dit staat nog open',
    openText: 'U kunt uw wensen ook zonder deze antwoorden bevestigen. Aanvullen kan later.',
    openItem: 'Stap {{number}}: {{question}}',
    empty: 'Hier heeft u niets ingevuld. Dat mag.',
    fill: 'Invullen',
    fillOne: 'Invullen: {{title}}',
    readyTitle: 'Klopt alles?',
    readyText:
      'Dan bevestigt u dat dit uw wensen zijn. Wij bewaren ze met de datum van vandaag. U kunt ze altijd wijzigen en opnieuw bevestigen.',
    confirm: 'Dit zijn mijn wensen: bevestigen',
    later: 'Later bevestigen',
    doneTitle: 'Deze wensen zijn bevestigd',
    done: 'Versie {{number}}, {{date}}. Daarna is er niets meer veranderd.',
    toOverview: 'Naar uw wensen',
    changedTitle: 'Uw wensen zijn intussen gewijzigd',
    changed: 'Er is nog niets bevestigd. Hieronder staan uw nieuwste antwoorden. Kijk ze eerst na.',
  },
  confirmed: {
    title: 'Uw wensen zijn bevestigd',
    version: 'Versie {{number}}, {{date}}',
    number: 'Dossiernummer {{number}}',
    lead: 'Dank u wel, {{name}}. Dit is een geschenk voor de mensen die straks afscheid van u nemen.',
    leadLeaving: 'Dank u wel. Wilt u deze wensen zelf bewaren? Download dan uw boekje.',
    leavingTitle: 'Wilt u deze wensen hier bewaren?',
    leadPlain: 'Dank u wel. Dit is een geschenk voor de mensen die straks afscheid van u nemen.',
    askTitle: 'Nog één ding: vraag {{name}} of het goed is',
    ask: 'Vraag {{name}}',
    nameTitle: 'Nog één ding: wie mag uw wensen lezen?',
    nameText: 'Er is nog niemand die uw wensen na uw overlijden kan lezen.',
    name: 'Kies iemand die u vertrouwt',
    later: 'Wat later nog kan',
    helps: {
      cards: {
        title: 'Vraag kaartjes aan',
        text: 'Met uw dossiernummer, voor in een portemonnee. Gratis.',
      },
      livingWill: {
        title: 'Denk na over een wilsverklaring',
        text: 'Daarin staat welke zorg u niet meer wilt als u het zelf niet kunt zeggen.',
      },
      ownLivingWill: {
        title: 'Bespreek uw wilsverklaring',
        text: 'Geef een kopie aan uw huisarts en aan iemand die u vertrouwt.',
      },
    },
    ownCards: {
      asked: 'Uw kaartjes zijn aangevraagd.',
      posted: 'Uw kaartjes zijn verstuurd.',
    },
    close: 'U kunt dit venster nu sluiten.',
    tellTitle: 'Vertel het iemand',
    tell: 'Het is genoeg dat uw naasten weten waar uw wensen staan. Deze tekst kunt u sturen of overschrijven.',
    letter:
      'Ik heb mijn wensen voor mijn afscheid opgeschreven bij het Wensenregister. Mijn dossiernummer is {{number}}. Ben ik overleden? Kijk dan op {{page}}. Bewaar dit bericht.',
    letterNote: 'Voor iemand die u vertrouwt',
    send: 'Stuur dit met uw e-mail',
    subject: 'Waar mijn wensen staan',
    download: 'Download uw boekje',
    overview: 'Naar uw wensen',
  },
  mail: {
    number: 'Dossiernummer: {{number}}',
    version: 'Versie: {{number}}, bevestigd op {{date}}',
    follows:
      'Wat nu helpt: vertel iemand dat uw wensen hier staan. Druk uw boekje af en leg het bij uw papieren.',
    cards:
      'U kunt ook gratis kaartjes met uw dossiernummer aanvragen. Uw wensen wijzigen kan altijd.',
    ownCards:
      'Bij ‘Uw kaartjes’ ziet u hoe het met uw kaartjes staat. Uw wensen wijzigen kan altijd.',
  },
} as const
