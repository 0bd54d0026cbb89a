import type { FieldsTexts } from '#app/forms/form-texts.ts'
import type { checkCodeForm, checkFileForm } from './check-form.ts'
import type { Checked } from './check.server.ts'

type Outcome = { title: string; text: string; next: string }

const askAgain = 'Vraag het bestand opnieuw aan de persoon van wie het is.'
const doNotTrust = 'Vertrouw niet wat erin staat. Vraag het na bij de persoon van wie het is.'

/** The page where a booklet is checked. */
export const checking = {
  title: 'Is dit boekje echt?',
  description:
    'Controleer of een boekje met wensen uit het Wensenregister komt, van wie het is, en of er niets aan is veranderd.',
  lead: 'Heeft u een boekje met wensen als PDF? Wij kijken of het van ons komt, en of er niets aan is veranderd.',
  kept: 'Wij bewaren het bestand niet. U hoeft niet in te loggen.',
  submit: 'Controleer',
  another: 'Nog iets controleren',
  paperTitle: 'Heeft u het op papier?',
  paper:
    'Op de laatste bladzijde staat een code. Daarmee ziet u van wie het boekje is, en welke versie.',
  fileInstead: 'Heeft u het boekje als PDF? Controleer dan het bestand',
  submitCode: 'Controleer de code',
  codeFields: {
    code: { label: 'De code', hint: 'Twaalf letters en cijfers, zoals ABCD EFGH JKMN.' },
  } satisfies FieldsTexts<typeof checkCodeForm>,
  fields: {
    bestand: { label: 'Het bestand', hint: 'Een PDF (of wensen.json) van hooguit 40\u00a0MB.' },
  } satisfies FieldsTexts<typeof checkFileForm>,
  refused: {
    tooLarge: 'Dit bestand is groter dan 40\u00a0MB. Zo groot is geen bestand van ons.',
  },
  outcomes: {
    code: {
      title: 'Deze code is van ons',
      text: 'De code hoort bij het boekje hieronder. Staat er hetzelfde op uw papier?',
      next: 'Staat er iets anders? Vertrouw het papier dan niet. Of elk woord klopt, zegt de code niet. Dat zien wij alleen aan de PDF.',
    },
    genuine: {
      title: 'Dit bestand is echt',
      text: 'Het Wensenregister maakte dit bestand. Er is daarna niets aan veranderd.',
      next: 'U kunt lezen wat erin staat. Bewaar het bestand zoals het is.',
    },
    changed: {
      title: 'Dit bestand is veranderd',
      text: 'Er staat iets anders in dan wij hebben gemaakt.',
      next: doNotTrust,
    },
    appended: {
      title: 'Er is iets aan dit bestand toegevoegd',
      text: 'Wat wij maakten, zit er nog in. Er staat nu iets achter. Dat kan bedekken wat er stond.',
      next: doNotTrust,
    },
    truncated: {
      title: 'Een deel van dit bestand ontbreekt',
      text: 'Het einde is er niet. Dat gebeurt soms bij het versturen of downloaden.',
      next: `Download het nog een keer. Helpt dat niet? ${askAgain}`,
    },
    swapped: {
      title: 'De handtekening is van een ander bestand',
      text: 'De handtekening hoort bij een andere versie, of bij een andere persoon. Er is dus iets verwisseld.',
      next: doNotTrust,
    },
    forged: {
      title: 'Deze handtekening is niet van ons',
      text: 'Iemand liet dit bestand op een boekje van ons lijken.',
      next: `${doNotTrust} Laat het ons ook weten: {{email}}.`,
    },
    keyOver: {
      title: 'De datum van de handtekening klopt niet',
      text: 'Op die dag tekenden wij niet met deze sleutel.',
      next: `${doNotTrust} Laat het ons ook weten: {{email}}.`,
    },
    unknownKey: {
      title: 'Wij kennen deze sleutel niet',
      text: 'De handtekening noemt een sleutel die niet van ons is.',
      next: `${doNotTrust} Laat het ons ook weten: {{email}}.`,
    },
    unsigned: {
      title: 'Er staat geen handtekening in dit bestand',
      text: 'Het kan een concept zijn. Of een ander programma sloeg het opnieuw op. Wij kunnen niet zien of het klopt.',
      next: 'Vraag om het bestand zoals het bij ons is gedownload, na het bevestigen.',
    },
    otherFile: {
      title: 'Dit is geen PDF',
      text: 'Het is ook geen wensen.json. Iets anders kunnen wij niet controleren, ook geen foto of scan.',
      next: 'Kies het boekje zoals u het kreeg. Zit het in een ZIP-bestand? Open dat dan eerst.',
    },
  } satisfies Record<Exclude<Checked['state'], 'tooLarge'> | 'code', Outcome>,
  facts: {
    name: 'Van',
    noName: 'Er staat geen naam in',
    number: 'Dossiernummer',
    part: 'Wat het is',
    parts: {
      booklet: 'Boekje met wensen',
      confidential: 'Vertrouwelijk deel',
      relative: 'Boekje van een nabestaande: wat die mocht lezen',
      export: 'Alle gegevens (wensen.json)',
    },
    exportedAt: 'Gedownload op',
    version: 'Versie',
    versionOf: '{{number}}, bevestigd op {{date}}',
    signedOn: 'Getekend op',
    oldKey: '{{date}}. De sleutel daarvan gebruikten wij tot en met {{until}}.',
  },
  newest: {
    title: 'Is er een nieuwere versie?',
    same: 'Nee. Dit is de nieuwste versie die u heeft bevestigd.',
    changedSince: 'U heeft daarna nog iets veranderd. Dat is nog niet bevestigd.',
    newer: 'Ja. U heeft versie {{number}} bevestigd op {{date}}.',
    look: 'Bekijk uw versies',
    unsaid: 'Dat zeggen wij hier niet. Vraag het aan de persoon van wie het boekje is.',
    died: 'Is deze persoon overleden? Lees hoe u wensen opvraagt',
  },
}
