/** Mails about signing in: what was asked for, and what changed or was tried. */
export const signInMails = {
  verify: {
    subject: 'Bevestig uw e-mailadres',
    text: [
      'Fijn dat u zich heeft aangemeld bij het Wensenregister. Bevestig nu nog uw e-mailadres.',
      'Daarna kunt u opschrijven wat u belangrijk vindt.',
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
      'Deed u dat? Uw dossier staat nog klaar, en de code werkt nog. Vul de code opnieuw in, met een ander e-mailadres. Heeft u dat niet? {{reach}} dan. Wij helpen u graag.',
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
    notYou: 'Heeft u geen account gemaakt? {{reach}} dan. Wij zoeken het uit.',
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
    notYou: 'Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord. {{reach}} daarna.',
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
  'family-turned-away': {
    subject: 'Iemand wilde inloggen op uw account',
    text: [
      'Er loopt een vraag over uw dossier. Daarom vroegen wij bij het inloggen: bent u het zelf? Het antwoord was: nee, ik ben familie.',
      'Wij lieten niets zien. Er is ook niets gestopt.',
      'Leest u dit zelf? Log dan in, en antwoord dat u het bent. Daar kunt u het stoppen.',
    ],
    button: 'Inloggen',
    notYou:
      'Kent iemand uw wachtwoord, en wilt u dat niet? Kies dan een nieuw wachtwoord. {{reach}} als u twijfelt.',
  },
  'living-will-goes-on': {
    subject: 'Bij het inloggen is gezegd: uw wilsverklaring mag gelezen worden',
    text: [
      'Een uitvaartondernemer wil uw wilsverklaring lezen. Iemand logde in op uw account, en zei dat het mag doorgaan.',
      'Was u dat? Dan hoeft u niets te doen.',
    ],
    button: 'Log in om het te stoppen',
    notYou:
      'Was u het niet, of bedenkt u zich? Log dan in, en kies: stop het. Kies daarna een nieuw wachtwoord. {{reach}} als u twijfelt.',
  },
  'second-factor-on': {
    subject: 'Uw account heeft nu een tweede stap',
    text: [
      'Inloggen bij het Wensenregister gaat nu in twee stappen. Eerst uw wachtwoord, dan een code van uw telefoon of een passkey. Op alle andere apparaten bent u uitgelogd.',
      'Bewaar de herstelcodes op een veilige plek. Daarmee kunt u inloggen als uw telefoon kwijt is.',
      'Heeft u dit zelf gedaan? Dan hoeft u niets te doen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    notYou: 'Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord. {{reach}} daarna.',
  },
  'second-factor-off': {
    subject: 'De tweede stap staat uit',
    text: [
      'U logt bij het Wensenregister weer in met alleen uw wachtwoord. Wij vragen geen code of passkey meer.',
      'Heeft u dit zelf gedaan? Dan hoeft u niets te doen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    notYou: 'Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord. {{reach}} daarna.',
  },
  'passkey-added': {
    subject: 'U kunt nu inloggen met een nieuwe passkey',
    text: [
      'Bij uw account van het Wensenregister is een passkey toegevoegd. Die geldt voortaan als tweede stap bij het inloggen.',
      'Heeft u dit zelf gedaan? Dan hoeft u niets te doen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    notYou: 'Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord. {{reach}} daarna.',
  },
  'passkey-removed': {
    subject: 'Een van uw passkeys is verwijderd',
    text: [
      'Bij uw account van het Wensenregister is een passkey verwijderd. Daarmee kan niemand meer inloggen.',
      'Heeft u dit zelf gedaan? Dan hoeft u niets te doen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    notYou: 'Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord. {{reach}} daarna.',
  },
  'recovery-code-used': {
    subject: 'Er is een herstelcode gebruikt',
    text: [
      'Er is met een herstelcode ingelogd bij uw account van het Wensenregister. De codes van uw oude telefoon en uw passkeys werken niet meer. Stel daarom eerst een nieuwe tweede stap in.',
      'Heeft u dit zelf gedaan? Dan hoeft u niets te doen.',
    ],
    button: 'Kies een nieuw wachtwoord',
    notYou: 'Heeft u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord. {{reach}} daarna.',
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
} as const
