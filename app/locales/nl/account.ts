import type { Reason } from '#app/access/audit.ts'

/** The pages about the account itself: contacts, details, password, devices and consents. */
export const account = {
  contacts: {
    title: 'Uw vertrouwde contacten',
    lead: 'Dit zijn de mensen die u heeft genoemd.',
    order: 'De volgorde telt. Wie bovenaan staat, beslist als eerste.',
    name: 'Naam',
    email: 'E-mailadres',
    relation: 'Relatie tot u',
    phone: 'Telefoonnummer',
    missing: {
      firstName: 'de voornaam',
      lastName: 'de achternaam',
      email: 'het e-mailadres',
    },
    incomplete:
      'Nog niet ingevuld: {{what}}. Zonder die gegevens kunnen wij deze persoon later niet goed bereiken.',
    none: 'U heeft nog niemand genoemd. Dat doet u in de stap over uw contacten.',
    change: 'Contacten wijzigen',
    mayTitle: 'Wat zij kunnen',
    may: {
      promise: 'directors',
      until:
        'Geef hun een afdruk of het boekje als PDF. Dan kunnen zij uw wensen lezen als dat nodig is. Uw dossier bij ons opvragen kan nog niet.',
      kept: 'Na uw overlijden kunnen zij uw kaartje of dossiernummer aan de uitvaartondernemer geven. Die vraagt uw wensen bij ons op.',
    },
    mayNotTitle: 'Wat zij niet kunnen',
    mayNot: {
      promise: 'directors',
      until: 'Bij ons zien zij niets. Zij kunnen niet inloggen en krijgen geen bericht van ons.',
      kept: 'Nu zien zij niets. Zij kunnen niet inloggen en krijgen geen bericht van ons. Het vertrouwelijke deel gaat naar de uitvaartondernemer, niet naar hen.',
    },
    tell: 'Vertel hun zelf dat u uw wensen hier bewaart. Geef hun ook uw dossiernummer.',
  },
  details: {
    title: 'Uw account',
    lead: 'Uw naam, geboortedatum, telefoonnummer en adres. Ze staan ook in de vragenlijst, bij uw contacten.',
    draft:
      'Heeft u uw wensen al bevestigd? Dan wordt deze wijziging een concept, tot u opnieuw bevestigt.',
    submit: 'Gegevens opslaan',
    restSaved: 'Alles wat wel klopt, is al opgeslagen.',
    conflictTitle: 'U heeft uw gegevens ook ergens anders gewijzigd',
    conflict: 'Daar staat nu: {{stored}}. Sla opnieuw op als uw tekst hieronder de juiste is.',
    nothing: 'niets',
    emailTitle: 'E-mailadres',
    email: 'U logt in met {{email}}.',
    emailChange:
      'Wilt u een ander e-mailadres? Dat wijzigen wij samen met u. Mail vanaf uw huidige adres naar {{helpdesk}}. Noem daarin uw nieuwe adres. Wij mailen beide adressen voordat er iets verandert.',
    emailLost:
      'Kunt u niet meer bij uw huidige adres? Mail ons dan vanaf uw nieuwe adres, met uw dossiernummer. Stuur geen kopie van uw identiteitsbewijs mee.',
    passwordTitle: 'Wachtwoord',
    password: 'U kunt altijd een ander wachtwoord kiezen.',
    passwordLink: 'Wachtwoord wijzigen',
    privacyTitle: 'Uw gegevens',
    privacy: 'Uw toestemming bekijken of intrekken doet u op de pagina over privacy.',
    privacyLink: 'Naar privacy',
  },
  password: {
    title: 'Wachtwoord wijzigen',
    lead: 'Daarna bent u op alle andere apparaten uitgelogd. U krijgt een e-mail als bevestiging.',
    current: 'Uw huidige wachtwoord',
    forgot:
      'Huidig wachtwoord vergeten? Log uit en kies op de inlogpagina voor ‘Wachtwoord vergeten?’.',
    submit: 'Wachtwoord wijzigen',
    cancel: 'Niet wijzigen',
  },
  sessions: {
    title: 'Waar u bent ingelogd',
    lead: 'Elke keer dat u inlogt, onthouden wij op welk apparaat. Herkent u er een niet? Log dat apparaat dan uit en kies een nieuw wachtwoord.',
    device: '{{browser}} op {{system}}',
    unknown: 'Onbekend apparaat',
    isThis: 'Dit apparaat gebruikt u nu.',
    started: 'Ingelogd op {{moment}}',
    seen: 'Laatst gebruikt op {{date}}, rond {{time}} uur',
    end: 'Dit apparaat uitloggen',
    endOne: 'Dit apparaat uitloggen: {{device}}, ingelogd op {{moment}}',
    others: 'Alle andere apparaten uitloggen',
    all: 'Overal uitloggen',
    kept: 'Wij bewaren alleen de naam van de browser en van het systeem. Niet waar u bent.',
    confirm: {
      one: 'Dit apparaat uitloggen?',
      oneText: 'Op dat apparaat moet u dan opnieuw inloggen. Wat is opgeslagen, blijft bewaard.',
      others: 'Alle andere apparaten uitloggen?',
      othersText: 'Op al uw andere apparaten moet u dan opnieuw inloggen. Hier blijft u ingelogd.',
      all: 'Overal uitloggen?',
      allText: 'U wordt op al uw apparaten uitgelogd, ook hier. Daarna kunt u opnieuw inloggen.',
      submit: 'Ja, uitloggen',
      submitAll: 'Ja, overal uitloggen',
      cancel: 'Nee, niets veranderen',
    },
  },
  privacy: {
    title: 'Privacy en toestemming',
    lead: 'Wij bewaren uw gegevens alleen met uw toestemming. Hier ziet u wanneer u die gaf.',
    kinds: {
      privacy: 'Uw gegevens bewaren',
      health: 'Gegevens over uw gezondheid bewaren',
    },
    texts: {
      privacy: 'U ging akkoord met de privacyverklaring. Daarom mogen wij uw wensen bewaren.',
      health: 'Dit is nodig voor uw wilsverklaring. Voor de rest van uw wensen is het niet nodig.',
    },
    inForce: 'U heeft toestemming gegeven op {{moment}}, voor versie {{version}}.',
    notInForce: 'U heeft hiervoor geen toestemming gegeven.',
    unknown: 'Wanneer u toestemming gaf, staat niet in dit overzicht. Mail ons als u vragen heeft.',
    historyTitle: 'Eerder',
    history: 'Gegeven op {{given}}, voor versie {{version}}.',
    historyWithdrawn:
      'Gegeven op {{given}}, voor versie {{version}}. Ingetrokken op {{withdrawn}}.',
    statement: 'Lees de privacyverklaring',
    looks: {
      title: 'Wie keek er in mijn dossier',
      text: 'Soms moet iemand van ons uw dossier lezen. Daar moet een reden voor zijn. U ziet het altijd hier, vijf jaar lang.',
      none: 'Niemand van ons heeft in uw dossier gekeken.',
      row: '{{moment}}: {{who}} las uw {{scope}}. Reden: {{reason}}.',
      by: {
        office: 'een medewerker van het Wensenregister',
        guild: 'een uitvaartondernemer',
        person: 'iemand aan wie dat is toegestaan',
      },
      reasons: {
        'asked-by-owner': 'u vroeg ons om mee te kijken',
        'fault-in-file': 'er was een storing in uw dossier',
        'duty-by-law': 'de wet verplichtte ons',
      } satisfies Record<Reason, string>,
    },
    ways: {
      title: 'Uw gegevens zijn van u',
      text: 'U kunt alles meenemen, terugzetten in een leeg account en laten verwijderen.',
      export: 'Gegevens downloaden',
      import: 'Gegevens terugzetten',
      delete: 'Account verwijderen',
    },
    withdraw: 'Toestemming intrekken',
    withdrawOne: 'Toestemming intrekken: {{kind}}',
    confirm: {
      health: {
        title: 'Toestemming voor gezondheidsgegevens intrekken?',
        text: 'Wij verwijderen dan meteen uw wilsverklaring, met alles wat daarbij hoort. Dat kunt u niet ongedaan maken.',
        rest: 'Uw andere wensen blijven bewaard. Getekende papieren die u zelf heeft, blijven geldig.',
        submit: 'Ja, intrekken en verwijderen',
      },
      privacy: {
        title: 'Toestemming voor het bewaren van uw gegevens intrekken?',
        text: 'Zonder uw toestemming mogen wij niets van u bewaren. Uw account en al uw wensen worden dan verwijderd.',
        rest: 'U gaat eerst naar de pagina om uw account te verwijderen. Daar leest u wat er gebeurt.',
        submit: 'Verder naar account verwijderen',
      },
      cancel: 'Nee, niets veranderen',
    },
  },
} as const
