/** Mails to guild members and those who work there, and about them. */
export const memberMails = {
  'membership-stopped': {
    subject: 'Uw lidmaatschap is stopgezet',
    text: 'Wij hebben het lidmaatschap van uw bedrijf stopgezet. U kunt nu niet inloggen als gildelid en geen dossiers opvragen. Uw gegevens en facturen blijven bewaard.',
    button: 'Gebruiksvoorwaarden lezen',
    notYou:
      'Klopt dit niet, of heeft u vragen? {{reach}}. Wij kunnen uw lidmaatschap weer activeren.',
  },
  'application-received': {
    subject: 'Wij hebben uw aanmelding ontvangen',
    text: [
      'U meldde uw bedrijf aan bij het Wensenregister. Wij kijken uw gegevens na.',
      'Daarna mailen of bellen wij u over het vervolg. U hoeft nu niets te doen.',
    ],
    button: 'Zo werken wij samen',
    notYou: 'Heeft u zich niet aangemeld? {{reach}} dan. Wij verwijderen de aanmelding.',
  },
  'member-invited': {
    subject: 'Welkom als gildelid: kies een wachtwoord',
    text: [
      'Uw bedrijf is toegelaten als gildelid van het Wensenregister. Er staat een account voor u klaar.',
      'Kies met de knop een wachtwoord. Daarna opent u het gildedashboard met uw link voor klanten.',
      'De knop werkt tot {{date}}.',
    ],
    button: 'Kies een wachtwoord',
    notYou:
      'Werkt de knop niet meer? Vraag op de inlogpagina een nieuwe link aan bij ‘Wachtwoord vergeten?’. Hoort u niet bij een uitvaartonderneming? Gebruik de knop dan niet. {{reach}}.',
  },
  'member-active': {
    subject: 'Uw lidmaatschap is actief',
    text: 'Uw bedrijf is toegelaten als gildelid van het Wensenregister. U kunt inloggen met uw account. Daarna opent u het gildedashboard met uw link voor klanten.',
    button: 'Naar inloggen',
    notYou: 'Hoort u niet bij een uitvaartonderneming? {{reach}} dan.',
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
    notYou: 'Heeft u geen account gemaakt? {{reach}} dan. Wij zoeken het uit.',
  },
  'member-join': {
    subject: 'Koppel uw account aan uw bedrijf',
    text: [
      'Uw bedrijf is toegelaten als gildelid van het Wensenregister. U heeft met dit e-mailadres al een account.',
      'Wilt u daarmee ook het gildedashboard openen? Log dan in met de knop en koppel het account. Er is nog niets veranderd. Uw eigen dossier blijft van u alleen.',
      'De knop werkt tot {{date}}.',
    ],
    button: 'Account koppelen',
    notYou: 'Hoort u niet bij een uitvaartonderneming? Doe dan niets. {{reach}}.',
  },
  'colleague-invited': {
    subject: 'U bent uitgenodigd als collega: kies een wachtwoord',
    text: [
      'Uw collega nodigt u uit om mee te werken op het gildedashboard van het Wensenregister. Er staat een account voor u klaar.',
      'Kies met de knop een wachtwoord. Daarna opent u het gildedashboard van uw bedrijf.',
      'De knop werkt tot {{date}}.',
    ],
    button: 'Kies een wachtwoord',
    notYou:
      'Werkt de knop niet meer? Vraag op de inlogpagina een nieuwe link aan bij ‘Wachtwoord vergeten?’. Werkt u niet bij dit bedrijf? Gebruik de knop dan niet. {{reach}}.',
  },
  'colleague-join': {
    subject: 'U bent uitgenodigd als collega: koppel uw account',
    text: [
      'Uw collega nodigt u uit om mee te werken op het gildedashboard van het Wensenregister. U heeft met dit e-mailadres al een account.',
      'Wilt u daarmee ook het gildedashboard openen? Log dan in met de knop en koppel het account. Er is nog niets veranderd. Uw eigen dossier blijft van u alleen.',
      'De knop werkt tot {{date}}.',
    ],
    button: 'Account koppelen',
    notYou: 'Werkt u niet bij dit bedrijf? Doe dan niets. {{reach}}.',
  },
  'colleague-joined': {
    subject: 'Een collega doet nu mee bij uw bedrijf',
    text: 'Deze collega nam uw uitnodiging aan, en doet nu mee op het gildedashboard van uw bedrijf:',
    button: 'Naar uw collega’s',
    notYou:
      'Kende u dit e-mailadres niet? Stop dan meteen de toegang. Dat doet u met de knop. {{reach}} daarna.',
  },
  'colleague-stopped': {
    subject: 'Uw toegang tot het gildedashboard is gestopt',
    text: 'U kunt het gildedashboard van dit bedrijf niet meer openen. Uw eigen account blijft, met alles wat u daarin zelf opschreef. U bent uitgelogd en kunt gewoon weer inloggen.',
    button: 'Naar uw eigen wensen',
    notYou: 'Klopt dit niet? Vraag het dan aan uw bedrijf.',
  },
  'colleague-left': {
    subject: 'Een collega stopte de eigen toegang',
    text: 'Deze collega stopte zelf de toegang tot het gildedashboard van uw bedrijf:',
    button: 'Naar uw collega’s',
    notYou: 'Verwachtte u dit niet? Vraag het dan aan uw collega.',
  },
  'colleague-ended': {
    subject: 'Uw bedrijf is geen gildelid meer',
    text: 'Dit bedrijf is geen gildelid van het Wensenregister meer. Daarom kunt u het gildedashboard niet meer openen.',
    button: 'Naar het Wensenregister',
    notYou: 'Klopt dit niet? Vraag het dan aan uw bedrijf.',
  },
  'owner-new': {
    subject: 'U bent nu eigenaar op het gildedashboard',
    text: [
      'Deze collega maakte u eigenaar van uw bedrijf op het gildedashboard. U bent nu ook de contactpersoon.',
      'U nodigt collega’s uit, stopt hun toegang en wijzigt de gegevens van uw bedrijf.',
      'Het e-mailadres en telefoonnummer van uw bedrijf blijven zoals ze zijn. Daar mailen en bellen wij over aanvragen. Het telefoonnummer wijzigt u zelf. Klopt het e-mailadres niet meer? {{reach}} dan.',
    ],
    button: 'Naar uw collega’s',
    notYou: 'Wist u hier niet van? {{reach}} dan.',
  },
  'owner-former': {
    subject: 'U bent geen eigenaar meer op het gildedashboard',
    text: [
      'Een collega is nu eigenaar van uw bedrijf op het gildedashboard. U bent nu collega, en kunt alles blijven opvragen.',
      'Het e-mailadres en telefoonnummer van uw bedrijf blijven zoals ze zijn. Daar mailen en bellen wij over aanvragen. Klopt het e-mailadres niet meer? Zeg het dan tegen de nieuwe eigenaar.',
    ],
    button: 'Naar uw collega’s',
    notYou: 'Deed u dit niet zelf? {{reach}} vandaag nog. Kies ook meteen een nieuw wachtwoord.',
  },
  'membership-ended': {
    subject: 'Uw lidmaatschap is beëindigd',
    text: [
      'Uw bedrijf is geen gildelid van het Wensenregister meer. Wat nog liep, is gestopt. Wij verwijderen de gegevens van uw bedrijf. Alleen facturen bewaren wij zeven jaar, want dat vraagt de wet.',
      'De dossiers die aan uw bedrijf waren gekoppeld, zijn dat niet meer. Uw link voor klanten werkt ook niet meer.',
    ],
    button: 'Meer over samenwerken',
    notYou: 'Klopt dit volgens u niet? {{reach}} dan.',
  },
  'application-refused': {
    subject: 'Uw aanmelding gaat niet door',
    text: [
      'U meldde uw bedrijf aan bij het Wensenregister. Wij laten uw bedrijf nu niet toe als gildelid.',
      'Wij hebben uw gegevens verwijderd.',
    ],
    button: 'Meer over samenwerken',
    notYou: 'Wilt u weten waarom? {{reach}} dan. Wij leggen het graag uit.',
  },
  'payment-returned': {
    subject: 'Wij hebben uw betaling teruggestort',
    text: 'Uw betaling voor een aanvraag is teruggestort. Het geld staat binnen tien werkdagen op uw rekening. De creditfactuur staat op het gildedashboard klaar.',
    button: 'Naar de betaling',
    notYou: 'Ziet u het geld na tien werkdagen nog niet? {{reach}} dan.',
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
    notYou: 'Heeft u hier niet om gevraagd? {{reach}} dan. Wij zoeken het uit.',
  },
  'director-gone': {
    subject: 'Uw dossier is niet meer gekoppeld aan een uitvaartondernemer',
    text: [
      'Uw dossier bij het Wensenregister was gekoppeld aan een uitvaartondernemer. Die is geen lid meer. Daarom is ook de koppeling weg.',
      'Uw wensen zijn er nog, precies zoals u ze opschreef. U hoeft niets te doen. Zoekt u een andere uitvaartondernemer? {{reach}} dan.',
    ],
    button: 'Naar uw wensen',
    notYou:
      'Heeft u zelf afspraken met deze uitvaartondernemer? Neem dan contact op met het bedrijf.',
  },
  'office-member-left': {
    subject: 'Een uitvaartondernemer stopte als gildelid',
    text: 'De eigenaar beëindigde zelf het lidmaatschap. Wat liep, is gestopt. Wie ervan wist, krijgt bericht. Staan er hieronder aanvragen? Kijk dan of er een familie wacht.',
    button: 'Naar de aanvragen',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-member-address': {
    subject: 'Klopt het e-mailadres van dit bedrijf nog?',
    text: 'Hier veranderde wie er werkt. Mail over aanvragen gaat nog naar het e-mailadres hieronder. Bel het bedrijf en vraag of dat nog klopt. U wijzigt het bij het gildelid.',
    button: 'Naar het gildelid',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-application': {
    subject: 'Aanmelding van een uitvaartondernemer',
    text: 'Een uitvaartondernemer heeft zich aangemeld. Kijk de gegevens na en neem contact op.',
    button: 'Naar de administratie',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
} as const
