/** Taking one's data along, bringing it in, and deleting the account. */
import { leftOut } from '#app/features/export/left-out.nl.ts'
export const ownData = {
  privacy: 'Privacy en toestemming',
  prove: {
    password: 'Uw wachtwoord',
    hint: 'Dit vragen wij voor uw veiligheid. Wachtwoord vergeten? Log uit en vraag een inloglink aan. Binnen tien minuten na het inloggen is geen wachtwoord nodig.',
    atEnd: 'Onderaan vragen wij u nog een keer te laten zien wie u bent.',
    code: 'Code uit de app',
    codeHint: 'Zes cijfers. Telefoon kwijt? Log uit en log in met een herstelcode.',
    passkey: 'Laten zien wie u bent met uw passkey',
    or: 'Kan dat niet? Vul dan uw wachtwoord in, en een code van uw telefoon.',
    otherwise: 'Lukt het niet met uw passkey? Log uit en log in met een herstelcode.',
  },
  deletion: {
    title: 'Account verwijderen',
    lead: 'U trekt daarmee uw toestemming in. Wij verwijderen dan alles wat wij van u bewaren.',
    readers: 'Koos u contactpersonen? Zij lezen vanaf dat moment niets meer.',
    stops:
      'Iemand zegt dat u bent overleden, of een bedrijf vraagt iets van u op. Verwijdert u uw account? Dan stopt dat meteen. Wie het vroeg of zei, hoort dat het is gestopt.',
    whatTitle: 'Wat er verdwijnt',
    what: [
      'Uw wensen, met alle versies.',
      'Uw documenten, uw muziek en uw wilsverklaring.',
      'Uw naam, uw adres, uw contacten en uw inloggegevens.',
      'Uw afspraken met ons. Zeg een afspraak eerst af, dan weten wij het.',
      'Uw kaartjes werken niet meer. Uw dossiernummer geven wij nooit opnieuw uit.',
    ],
    whenTitle: 'Wanneer dat gebeurt',
    when: 'Wij wachten eerst 7 dagen. Bedenkt u zich? In onze e-mail staat een link waarmee u uw account houdt. U kunt ook gewoon inloggen en uw account behouden.',
    after:
      'Na 7 dagen wissen wij uw gegevens. Wat u schreef, zit op slot, en de sleutels vernietigen wij. Reservekopieën van die sleutels zijn binnen 30 dagen ook weg. Daarna kan niemand uw wensen nog lezen.',
    exportTitle: 'Eerst een kopie?',
    export: 'Download uw gegevens als u ze zelf wilt bewaren. Daarna kan dat niet meer.',
    exportLink: 'Gegevens downloaden',
    submit: 'Mijn account verwijderen',
    cancel: 'Nee, account behouden',
    office:
      'U gebruikt dit account ook voor uw werk. Mail naar {{helpdesk}}. Dan dragen wij dat werk eerst over.',
    planned: {
      title: 'Uw account wordt verwijderd',
      readers: 'Koos u contactpersonen? Zij lezen vanaf nu niets meer.',
      text: 'Dat gebeurt in de nacht na {{date}}. Wilt u uw account toch houden? Dan geeft u opnieuw toestemming om uw gegevens te bewaren.',
      again: 'Houdt u uw account? Dan lezen uw contactpersonen weer wat hieronder staat.',
      writes: 'Houdt u uw account niet? Dan verdwijnt ook wat u nu schrijft.',
      keep: 'Mijn account behouden',
    },
    keep: {
      title: 'Account behouden',
      text: 'Druk op de knop om uw account te behouden. U geeft daarmee opnieuw toestemming om uw gegevens te bewaren.',
      done: 'Uw account blijft bestaan',
      doneText:
        'Er wordt niets verwijderd. Koos u contactpersonen? Zij lezen weer wat u koos. U kunt gewoon inloggen.',
      signIn: 'Naar inloggen',
      deadTitle: 'Deze link werkt niet meer',
      dead: 'Misschien koos u al om uw account te behouden, of is het al verwijderd. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Twijfelt u? Log in: bovenaan uw overzicht staat of uw account wordt verwijderd.',
    },
  },
  export: {
    title: 'Gegevens downloaden',
    lead: 'U krijgt wat wij van u bewaren in één bestand, een ZIP.',
    whatTitle: 'Wat erin zit',
    what: [
      'Uw wensen als PDF, om te lezen en te bewaren.',
      'Al uw gegevens als bestand voor andere programma’s (JSON), ook het vertrouwelijke deel en alle versies.',
      'Uw documenten, foto’s en geluiden.',
      'Wie uw dossier opende of opvroeg, en aan welke uitvaartondernemer het is gekoppeld.',
    ],
    notTitle: 'Wat er niet in zit',
    not: 'Dit staat ook in het bestand zelf, in LEES MIJ.txt.',
    schema: 'De beschrijving van het JSON-bestand (JSON Schema)',
    safe: 'Het bestand is niet versleuteld. Wie het heeft, kan alles lezen. Bewaar het op een veilige plek.',
    long: 'Heeft u veel bestanden? Dan duurt het downloaden even. U kunt deze pagina gewoon openlaten.',
    submit: 'Download mijn gegevens',
    cancel: 'Niet downloaden',
    readMe:
      'Dit zijn uw gegevens uit het Wensenregister.\n\nwensen.pdf: uw wensen, om te lezen.\nvertrouwelijk.pdf: het vertrouwelijke deel, als u dat heeft ingevuld.\nwensen.json: al uw gegevens, voor een ander programma of om terug te zetten.\nexport-1.json: de beschrijving van wensen.json.\ndocumenten: uw bestanden.\n\nIn wensen.json staat ook wie uw dossier opende of opvroeg, en wie voor u mag meeschrijven. U ziet er ook aan welke uitvaartondernemer het is gekoppeld.\n\nNiet in dit bestand:\n{{leftOut}}\n\nDit bestand is niet versleuteld. Bewaar het op een veilige plek.\nTerugzetten kan in een leeg account, op de pagina over privacy.\n',
    leftOut,
    noPdf:
      'Uw wensen als PDF konden wij nu niet maken. Er is niets verloren.\n\nAl uw antwoorden staan in wensen.json. Wilt u ze als PDF? Log dan in, ga naar Uw wensen en kies de knop om de PDF te downloaden. Of download uw gegevens later opnieuw.\n',
  },
  import: {
    title: 'Gegevens terugzetten',
    lead: 'Heeft u eerder uw gegevens gedownload? Zet ze hier terug in een leeg account.',
    notTitle: 'Wat niet meekomt',
    not: 'Uw dossiernummer, uw kaartjes en uw toestemmingen horen bij het oude account. U krijgt een nieuw dossiernummer. Zeiden uw contactpersonen ja? Vraag het hun opnieuw.',
    notEmpty:
      'In dit account staat al iets. Terugzetten kan alleen in een leeg account. Zo raakt u niets kwijt.',
    fields: {
      gezondheid: {
        label: 'Ik ga ermee akkoord dat het Wensenregister gegevens over mijn gezondheid bewaart.',
        hint: 'Alleen nodig als er een wilsverklaring in het bestand zit. Zonder akkoord zetten wij die niet terug.',
      },
      bestand: {
        label: 'Uw ZIP-bestand',
        hint: 'Het bestand dat u bij ons heeft gedownload, ongewijzigd. Maximaal 300\u00a0MB.',
      },
    },
    submit: 'Gegevens terugzetten',
    cancel: 'Niet terugzetten',
    refused: {
      zip: 'Dit bestand is beschadigd of is geen ZIP. Download uw gegevens opnieuw en gebruik dat bestand.',
      foreign:
        'Dit ZIP-bestand komt niet van het Wensenregister. Kies het bestand dat u bij ons heeft gedownload.',
      version:
        'Dit bestand komt van een nieuwere of onbekende versie van het Wensenregister. Mail ons, dan helpen wij u.',
      schema:
        'In het bestand staat iets wat wij niet herkennen. Misschien is het aangepast. Er is niets teruggezet.',
      tooLarge: 'Dit bestand is te groot, of er zit te veel in. Er is niets teruggezet.',
      file: 'Een van de documenten in het bestand ontbreekt of is beschadigd. Er is niets teruggezet.',
      notEmpty:
        'In dit account staat al iets. Er is nu niets teruggezet. Drukte u twee keer op de knop? Kijk dan bij uw wensen: misschien staat alles er al.',
      busy: 'Het is nu te druk om uw gegevens terug te zetten. Er is niets teruggezet. Probeer het zo nog eens.',
      full: 'Er is nu geen ruimte om uw bestanden te bewaren. Er is niets teruggezet. Probeer het morgen opnieuw.',
    },
  },
} as const
