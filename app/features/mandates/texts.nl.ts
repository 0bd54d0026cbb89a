import type { newClientForm } from '#app/features/mandates/new-client-form.ts'
import type { consentFields, startForm } from '#app/features/mandates/start-form.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'

const consent = {
  consent: {
    label: 'Hoe gaf de cliënt toestemming?',
    options: { aloud: 'Aan tafel, hardop', phone: 'Aan de telefoon', paper: 'Op papier' },
  },
  days: {
    label: 'Hoelang geldt de toestemming?',
    options: { '1': 'Vandaag en morgen', '7': 'Een week', '30': 'Dertig dagen' },
  },
  agreed: {
    label:
      'De cliënt weet wat ik mag lezen en opschrijven en gaf daar zelf toestemming voor. De cliënt weet ook dat die toestemming altijd kan stoppen.',
  },
} satisfies FieldsTexts<{ key: string; fields: typeof consentFields }>

/** Writing along in the file of a client, who agreed. */
export const mandates = {
  start: {
    title: 'Start Wensengesprek',
    lead: 'U schrijft op wat de cliënt vertelt, in het dossier van de cliënt. Vraag eerst toestemming.',
    withNew: 'Start met een nieuwe cliënt',
    submit: 'Start Wensengesprek',
    limits:
      'U ziet en schrijft de wensen en de contactgegevens. Het vertrouwelijke deel, documenten en de wilsverklaring blijven dicht. Bevestigen doet de cliënt zelf.',
    mailed: 'De cliënt krijgt meteen een e-mail, met een link om de toestemming te stoppen.',
    unknown:
      'Wij vinden niemand met dit dossiernummer of e-mailadres en deze achternaam. Kijk beide na.',
    reported:
      'Van deze persoon is een overlijden gemeld. U kunt nu niet meeschrijven. Kijk bij Dossier Toegangsverzoeken, of overleg met een collega.',
    leaving:
      'Deze persoon laat het account verwijderen. Niemand kan nu meeschrijven. Wil de cliënt toch blijven? Dan bewaart die eerst zelf het account.',
    self: 'Dit is uw eigen dossier. Dat vult u in bij ‘Mijn wensen’.',
    fields: {
      who: {
        label: 'Dossiernummer of e-mailadres van de cliënt',
        hint: 'Het nummer begint met WR en staat op het kaartje.',
      },
      lastName: {
        label: 'Achternaam van de cliënt',
        hint: 'Ter controle, zodat u nooit een ander dossier opent.',
      },
      ...consent,
    } satisfies FieldsTexts<typeof startForm>,
  },
  newClient: {
    title: 'Nieuwe cliënt',
    lead: 'U maakt een account voor de cliënt, zonder wachtwoord. De cliënt neemt het later over.',
    submit: 'Account maken en beginnen',
    mailed:
      'Met een e-mailadres krijgt de cliënt een e-mail om een wachtwoord te kiezen. Zonder e-mailadres drukt u hierna een brief met een code af.',
    taken:
      'Bij dit e-mailadres hoort al een account. Ga terug en begin een gesprek met iemand die al een account heeft.',
    fields: {
      firstName: { label: 'Voornaam' },
      lastName: { label: 'Achternaam' },
      dateOfBirth: {
        label: 'Geboortedatum',
        hint: 'Bijvoorbeeld 5-1-1960. Met deze datum bewijst de cliënt later wie hij of zij is.',
      },
      reached: {
        label: 'Hoe neemt de cliënt het account later over?',
        options: { email: 'Met een e-mail', letter: 'Met een brief per post' },
      },
      email: {
        label: 'E-mailadres',
        when: 'Vul dit in als u koos voor een e-mail.',
      },
      street: { label: 'Straat en huisnummer', when: 'Vul dit in als u koos voor een brief.' },
      postalCode: { label: 'Postcode', when: 'Vul dit in als u koos voor een brief.' },
      city: { label: 'Plaats', when: 'Vul dit in als u koos voor een brief.' },
      ...consent,
      privacyConsent: {
        label:
          'De cliënt hoorde of las de privacyverklaring. De cliënt wil dat het Wensenregister de gegevens en wensen bewaart, ook over gezondheid en geloof.',
      },
    } satisfies FieldsTexts<typeof newClientForm>,
  },
  running: {
    title: 'Lopende gesprekken',
    columns: ['Cliënt', 'Dossiernummer', 'Toestemming tot'],
    none: 'Er loopt nu geen gesprek.',
    noNumber: 'Nog geen',
    nameless: 'Cliënt zonder naam',
  },
  banner: {
    title: 'U schrijft voor {{name}}',
    text: 'Dossier {{number}}. De toestemming geldt tot {{moment}}.',
    textNew: 'Er is nog geen dossiernummer. De toestemming geldt tot {{moment}}.',
  },
  overview: {
    title: 'Wensengesprek met {{name}}',
    lead: 'Kies een stap. Wat u opschrijft, staat in het dossier van de cliënt.',
    start: 'Begin met het gesprek',
    goOn: 'Ga verder met het gesprek',
    form: 'Alles op één pagina invullen',
    noSecret: 'De stap ‘Geheimen, Vertrouwen en Veiligheid’ vult de cliënt later zelf in.',
    steps: 'De zes stappen',
    end: 'Gesprek afsluiten',
    letter: 'Brief met een code afdrukken',
  },
  letter: {
    page: 'Brief met een code',
    lead: 'Met deze brief neemt {{name}} het dossier later over, met een eigen wachtwoord.',
    over: 'Een brief is voor {{name}} niet nodig.',
    replaces:
      'Elke brief krijgt een nieuwe code. De code van een eerdere brief werkt dan niet meer.',
    submit: 'Brief afdrukken (PDF)',
    goOn: 'Naar het gesprek',
    title: 'Uw wensen bij het Wensenregister',
    greeting: 'Beste {{name}},',
    texts: [
      'U had een gesprek met ons. Wij schreven uw wensen voor u op, met uw toestemming. Ze staan in een dossier op uw naam. Wilt u zelf lezen en schrijven in uw dossier? Dan neemt u het over. Dat kan tot en met {{until}}.',
      'Scan de QR‑code, of ga naar het adres onder de code. Vul daar de code in. U heeft ook uw geboortedatum nodig, en een e-mailadres. Daarna kiest u een wachtwoord. Dan leest u alles na en bevestigt u uw wensen.',
      'Bewaar deze brief goed. Geef de code aan niemand. Wilt u dat wij niet meer voor u schrijven, of uw dossier wissen? Neem dan contact met ons op.',
    ],
    closing: 'Met hartelijke groet,',
    questions: 'Heeft u een vraag, of wilt u een nieuwe brief?',
    qr: 'QR-code met het adres om uw dossier over te nemen',
  },
  end: {
    title: 'Gesprek afsluiten',
    lead: 'Daarna kunt u niets meer lezen of schrijven in het dossier van {{name}}.',
    text: 'De cliënt krijgt een e-mail om alles na te lezen en te bevestigen.',
    textByLetter:
      '{{name}} heeft geen e-mail, en leest alles na met de code van de brief. Is die brief er nog niet? Druk hem eerst af: daarna kan dat hier niet meer.',
    submit: 'Gesprek afsluiten',
    cancel: 'Verder met het gesprek',
  },
  stop: {
    title: 'Stop de toestemming',
    text: 'Een medewerker van het Wensenregister mag nu voor u opschrijven wat u vertelt. Wilt u dat niet meer? Druk op de knop. Wat al is opgeschreven, blijft staan. U kunt het zelf wijzigen of wissen.',
    submit: 'Stop de toestemming',
    done: 'De toestemming is gestopt',
    doneText:
      'De medewerker kan uw dossier niet meer lezen en er niets meer in schrijven. Log in om alles na te kijken.',
    deadTitle: 'Deze link werkt niet meer',
    dead: 'Misschien is de toestemming al gestopt of voorbij. Is het adres afgebroken? Kopieer de hele link uit de e-mail. Twijfelt u? Log in: bij ‘Privacy en uw gegevens’ ziet u wie er mag meeschrijven.',
    signIn: 'Naar inloggen',
  },
  own: {
    title: 'Wie mag er meeschrijven',
    link: 'Wie mag er nu meeschrijven in mijn dossier?',
    lead: 'Een medewerker van het Wensenregister mag nu voor u opschrijven wat u vertelt. U kunt dat altijd stoppen.',
    none: 'Niemand mag nu meeschrijven in uw dossier.',
    row: 'U gaf {{name}} toestemming op {{given}}. Die geldt tot {{until}}.',
    someone: 'een medewerker',
  },
  mail: {
    /** To the colleague. */
    number: 'Dossiernummer: {{number}}',
    facts: {
      who: 'Wie: {{name}}, medewerker van het Wensenregister',
      someone: 'Wie: een medewerker van het Wensenregister',
      what: 'Wat mag die medewerker: uw wensen en contactgegevens lezen en opschrijven',
      not: 'Wat niet: het vertrouwelijke deel, uw documenten en uw wilsverklaring lezen',
      confirm: 'Wensen bevestigen: dat doet u zelf',
      until: 'Tot: {{moment}}',
      consent: {
        aloud: 'U gaf toestemming aan tafel.',
        phone: 'U gaf toestemming aan de telefoon.',
        paper: 'U gaf toestemming op papier.',
      },
    },
  },
} as const
