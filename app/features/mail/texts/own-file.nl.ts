/** Mails about one’s own file: wishes, cards, details, and its end. */
export const fileMails = {
  'wishes-confirmed': {
    subject: 'Uw wensen zijn bevestigd',
    text: [
      'U heeft uw wensen bevestigd. Dat is een geschenk voor wie later afscheid van u neemt.',
      'Bewaar deze e-mail, want hierin staat uw dossiernummer. Uw antwoorden staan er niet in.',
    ],
    button: 'Naar uw wensen',
    notYou:
      'Heeft u dit niet zelf gedaan? Log dan in en kies meteen een nieuw wachtwoord. {{reach}} daarna.',
  },
  'wishes-confirmed-leaving': {
    subject: 'Uw wensen zijn bevestigd, uw account wordt verwijderd',
    text: [
      'U heeft uw wensen bevestigd. U vroeg ons ook om uw account te verwijderen.',
      'Dat doen wij in de nacht na {{date}}. Dan verdwijnen deze wensen ook. Wilt u dat niet? Log dan in en kies ‘Mijn account behouden’.',
    ],
    button: 'Naar uw wensen',
    notYou:
      'Heeft u dit niet zelf gedaan? Log dan in en kies meteen een nieuw wachtwoord. {{reach}} daarna.',
  },
  'cards-posted': {
    subject: 'Uw kaartjes zijn onderweg',
    text: [
      'Uw drie kaartjes zijn vandaag op de post gegaan. Binnen een paar dagen heeft u ze in huis.',
      'Bewaar er een bij uzelf. Geef de andere twee aan mensen die straks uw uitvaart regelen.',
    ],
    button: 'Naar uw kaartjes',
    notYou:
      'Heeft u na twee weken nog niets? {{reach}} dan. Bent u een kaartje kwijt? Trek het dan in bij ‘Kaartjes’.',
  },
  'cards-returned': {
    subject: 'Uw kaartjes kwamen terug',
    text: [
      'De post kon uw kaartjes niet bezorgen. Wij hebben ze vernietigd en de QR-codes werken niet meer.',
      'Klopt uw adres nog? Kijk het na, en vraag daarna nieuwe kaartjes aan.',
    ],
    button: 'Naar uw kaartjes',
    notYou: 'Heeft u geen kaartjes aangevraagd? {{reach}} dan. Wij zoeken het uit.',
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
      'Koos u contactpersonen? Zij lezen vanaf nu niets meer.',
      'Bedenkt u zich? Met de knop houdt u uw account. U kunt ook inloggen en kiezen voor ‘Mijn account behouden’.',
    ],
    button: 'Mijn account behouden',
    notYou:
      'Heeft u dit niet zelf gevraagd? Gebruik dan de knop, en kies meteen een nieuw wachtwoord. {{reach}} daarna.',
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
    notYou: 'Klopt dit niet? {{reach}} dan meteen. Dit is de laatste e-mail die u van ons krijgt.',
  },
  'file-deleted-after-death': {
    subject: 'Uw dossier is verwijderd',
    text: [
      'Wij hoorden dat de eigenaar van dit e-mailadres is overleden. Daarom hebben wij het dossier verwijderd.',
      'De wensen en documenten zijn gewist. Na uiterlijk 30 dagen kan ook uit reservekopieën niemand ze meer lezen.',
    ],
    button: '',
    notYou: 'Klopt dit niet? {{reach}} dan meteen. Dit is de laatste e-mail die u van ons krijgt.',
  },
  'file-deleted': {
    subject: 'Uw dossier is verwijderd',
    text: [
      'Het Wensenregister heeft uw dossier verwijderd, met uw account. Uw wensen en documenten zijn gewist. Na uiterlijk 30 dagen kan ook uit reservekopieën niemand ze meer lezen.',
      'Heeft u kaartjes met uw dossiernummer? Die werken niet meer. Gooi ze weg en vertel het uw naasten.',
    ],
    button: '',
    notYou:
      'Heeft u hier niet om gevraagd? {{reach}} dan. Dit is de laatste e-mail die u van ons krijgt.',
  },
  'details-changed': {
    subject: 'Uw gegevens zijn gewijzigd',
    text: [
      'Een medewerker van het Wensenregister heeft gegevens van u gewijzigd.',
      'Kijk of alles klopt. Bevestig daarna uw wensen opnieuw.',
    ],
    button: 'Bekijk uw gegevens',
    notYou: 'Heeft u hier niet om gevraagd? {{reach}} dan. Wij zoeken het uit.',
  },
  'email-changed': {
    subject: 'Uw e-mailadres is gewijzigd',
    text: [
      'Een medewerker van het Wensenregister heeft het e-mailadres van uw account gewijzigd.',
      'Op dit adres krijgt u geen e-mail meer van ons. U kunt er niet meer mee inloggen.',
    ],
    button: '',
    notYou: 'Heeft u hier niet om gevraagd? {{reach}} dan meteen. Wij zoeken het uit.',
  },
  'email-changed-here': {
    subject: 'Dit is uw nieuwe e-mailadres',
    text: [
      'Een medewerker van het Wensenregister heeft het e-mailadres van uw account gewijzigd.',
      'Vanaf nu logt u in met dit adres. Uw wachtwoord is hetzelfde gebleven.',
    ],
    button: 'Inloggen',
    notYou: 'Heeft u geen account bij ons? {{reach}} dan. Wij zetten het recht.',
  },
} as const
