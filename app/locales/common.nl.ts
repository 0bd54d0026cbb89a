import { errorWords } from './common/errors.nl.ts'
import { failureWords } from './common/failures.nl.ts'
import { flashWords } from './common/flash.nl.ts'
import { interviewWords } from './common/interview.nl.ts'
import { validationWords } from './common/validation.nl.ts'

export const common = {
  site: {
    name: 'Wensenregister',
    /** Below a letter or a mail. */
    signedBy: 'Het Wensenregister',
    badge: 'Nederlands wensenregister',
  },
  skip: 'Naar de inhoud',
  close: 'Sluiten',
  dismiss: 'Melding sluiten',
  /** In the place of a word that this version does not know. */
  unknown: 'onbekend',
  nav: {
    label: 'Hoofdmenu',
    home: 'Home',
    wishes: 'Uw wensen',
    interview: 'Vragenlijst',
    admin: 'Admin Dashboard',
    signIn: 'Inloggen',
    signOut: 'Uitloggen',
    guild: 'Gildedashboard',
    menu: 'Menu',
    you: 'U bent hier',
  },
  /** On which days we are there. */
  opening: {
    row: 'van {{first}} tot en met {{last}}',
    loose: 'op {{days}}',
  },
  footer: {
    about: 'Het Wensenregister is gratis. U bepaalt wie uw wensen mag lezen.',
    helpdesk: 'Hulp nodig? Mail naar {{email}}',
    phone: 'Bel {{phone}}',
    lost: 'Er is iemand overleden',
    privacy: 'Privacyverklaring',
    adminAccess: 'Toegang voor medewerkers',
  },
  /** On every form that another may change at the same time. */
  clash: {
    title: 'Dit is net gewijzigd',
    text: 'Dat deed iemand anders, of u in een ander venster. Uw wijziging is nog niet opgeslagen. Hieronder staat wat u typte. Slaat u het op, dan vervangt het dit:',
    sameTitle: 'Dit is al opgeslagen',
    same: 'Wat u typte, staat er al. U hoeft niets meer te doen.',
    nothing: 'niet ingevuld',
    yes: 'ja',
    no: 'nee',
  },
  form: {
    optional: '(niet verplicht)',
    required: '(verplicht)',
    noChoice: 'Nog geen keuze',
    change: 'Wijzigen',
    show: 'Toon',
    hide: 'Verberg',
    shown: 'U ziet nu wat u typt.',
    hidden: 'Wat u typt, is weer verborgen.',
    errorTitle: 'Er klopt iets nog niet',
    titleError: 'Fout: {{title}}',
    titleSaved: 'Opgeslagen: {{title}}',
  },
  interview: interviewWords,
  formulier: {
    save: 'Wensen opslaan',
    lastOfClient: 'De cliënt leest later alles na en bevestigt het zelf.',
    last: 'Met ‘Wensen opslaan’ bevestigt u uw wensen. U kunt ze daarna altijd wijzigen.',
    changed: 'U heeft dit formulier ook ergens anders gewijzigd',
    inInterview:
      'In stap {{number}} van de vragenlijst staat: {{answer}}. Dat blijft zo, zolang u hier niets anders invult.',
    chosenThere:
      'Op het formulier Persoonlijke Wensen koos u: {{answer}}. Kiest u hier iets, dan geldt uw keuze hier.',
    writtenThere:
      'Op het formulier Persoonlijke Wensen staat ook: {{answer}}. Daar kiest u welke tekst u bewaart.',
    twoAnswersTitle: 'Sommige vragen heeft u twee keer beantwoord',
    twoAnswers:
      'In de vragenlijst staat een ander antwoord dan op dit formulier. Er is nog niets overschreven. Kies bij elke vraag hieronder wat u wilt bewaren. Sla het formulier daarna op.',
    twoAnswersOverview:
      'Bij sommige vragen staat in de vragenlijst iets anders dan op het formulier Persoonlijke Wensen. Uw naasten weten dan niet wat u bedoelt.',
    twoAnswersChoose: 'Kies op het formulier welk antwoord geldt',
    signedOut: 'U moet eerst uw profiel aanmaken om uw wensen op te slaan.',
    signedOutNext:
      'Uw tekst staat hieronder nog. Laat deze pagina open. Log in op een nieuw tabblad en kom hier terug. Druk dan nog eens op ‘Wensen opslaan’.',
    signIn: 'Inloggen (opent in een nieuw tabblad)',
    makeProfile: 'Profiel aanmaken (opent in een nieuw tabblad)',
    link: 'Liever alles op één pagina? Vul dan het formulier Persoonlijke Wensen in',
  },
  wishes: {
    title: 'Mijn wensen',
    of: 'De wensen van {{name}}',
    remembered: 'Zo wil ik herinnerd worden',
    born: 'Geboren op {{date}}.',
    lives: 'Woonplaats: {{city}}.',
    version: 'Versie {{number}}, bevestigd op {{date}}',
    holds: 'Versie {{number}} geldt, bevestigd op {{date}}',
    changedSince: 'Daarna veranderde: {{titles}}. Dat is nog niet bevestigd.',
    detailsSince: 'Daarna zijn alleen uw gegevens en contacten bijgewerkt.',
    draft: 'Concept, nog niet bevestigd',
    number: 'Dossiernummer',
    updated: 'Laatst gewijzigd op {{date}}',
    stillRight: 'Nagelezen op {{date}}: alles klopt nog',
    lived: '{{born}} – {{died}}',
    change: 'Wensen aanpassen',
    changeStep: 'Aanpassen',
    changeOne: 'Aanpassen: {{title}}',
    pdf: 'Boekje voor uw naasten (PDF)',
    pdfLarge: 'Boekje met grote letters',
    pdfFolded: 'Boekje om te vouwen',
    pdfFoldedNote:
      'Dit boekje vouwt u dubbel. Druk het dubbelzijdig af. Kies bij uw printer ‘omdraaien langs de korte kant’.',
    pdfApart: 'Vertrouwelijk deel apart (PDF)',
    pdfApartLarge: 'Vertrouwelijk deel met grote letters',
    pdfApartNote:
      'Het vertrouwelijke deel staat niet in het boekje. Bewaar het in een dichte envelop.',
    answers_one: '{{count}} antwoord',
    answers_other: '{{count}} antwoorden',
    secretLine_one: '{{count}} antwoord. Later alleen voor de uitvaartondernemer.',
    secretLine_other: '{{count}} antwoorden. Later alleen voor de uitvaartondernemer.',
    fill: 'Invullen',
    fillOne: 'Invullen: {{title}}',
    booklet: 'Uw boekje op papier',
    none: 'Nog geen wensen vastgelegd',
    noneText: 'U kunt op elk moment beginnen. U hoeft niet alles in één keer in te vullen.',
    record: 'Wensen vastleggen',
    secretNote: 'Dit deel is alleen zichtbaar voor de uitvaartondernemer.',
    draftTitle: 'Opgeslagen, nog niet bevestigd',
    changedTitle: 'Uw laatste wijziging is nog niet bevestigd',
    detailsTitle: 'Uw wensen blijven bevestigd',
    detailsText:
      'U hoeft niets te doen. Wilt u deze gegevens ook in de bevestigde versie? Dat kan.',
    draftText: 'Lees uw antwoorden rustig na. Klopt alles? Bevestig dan dat dit uw wensen zijn.',
    draftBegun:
      'Alles wat u schreef, is bewaard. Ga verder wanneer u wilt. Bevestigen kan als het af is.',
    draftCards: 'Dan sturen wij ook uw kaartjes.',
    draftBeside:
      'Uw wensen van {{date}} (versie {{number}}) blijven gelden tot u de nieuwe bevestigt.',
    draftChanges: 'Bekijk wat er anders is',
    confirm: 'Controleren en bevestigen',
  },
  validation: validationWords,
  errors: errorWords,
  failures: failureWords,
  /** Read out before a message of that kind. */
  messages: { success: 'Gelukt:', info: 'Let op:', warning: 'Let op:', error: 'Fout:' },
  flash: flashWords,
} as const
