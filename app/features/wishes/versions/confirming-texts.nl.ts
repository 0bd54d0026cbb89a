/** Confirming one's wishes: reading everything once more, and what helps afterwards. */
export const confirming = {
  check: {
    title: 'Controleren',
    lead: 'Dit zijn al uw antwoorden. Open een hoofdstuk om het rustig na te lezen. U kunt alles nog aanpassen.',
    toConfirm: 'Naar de knop om te bevestigen',
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
    toOverview: 'Naar uw overzicht',
    changedTitle: 'Uw wensen zijn intussen gewijzigd',
    changed: 'Er is nog niets bevestigd. Hieronder staan uw nieuwste antwoorden. Kijk ze eerst na.',
  },
  confirmed: {
    title: 'Uw wensen zijn bevestigd',
    version: 'Versie {{number}}, {{date}}',
    number: 'Dossiernummer {{number}}',
    lead: 'Dank u wel, {{name}}. Dit is een geschenk voor de mensen die straks afscheid van u nemen.',
    leadPlain: 'Dank u wel. Dit is een geschenk voor de mensen die straks afscheid van u nemen.',
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
    overview: 'Naar uw overzicht',
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
