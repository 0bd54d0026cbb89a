import type { FieldsTexts } from '#app/forms/form-texts.ts'
import type { paperForm } from './paper-form.ts'

/** Texts about a death that a contact lets us know of. */
export const deaths = {
  alive: {
    title: 'U leeft: stop dit',
    lead: '{{name}} liet ons weten dat u bent overleden. Leeft u? Stop het dan hier.',
    text: 'Daarna leest niemand uw wensen. Alles blijft staan zoals het was. U hoeft niet in te loggen.',
    submit: 'Ik leef: stop dit',
    doneTitle: 'Gestopt',
    done: 'Gelukkig maar. Niemand leest uw wensen, en alles staat er nog. Wie het ons liet weten, hoort dat het een vergissing was.',
    signIn: 'Naar inloggen',
    deadTitle: 'Deze knop werkt niet meer',
    dead: 'Er is niets meer te stoppen, of het was al gestopt. Twijfelt u? Log in of bel ons. Wie inlogt, stopt alles.',
    home: 'Naar de voorpagina',
  },
  question: {
    title: '{{name}}, is {{owner}} overleden?',
    lead: '{{by}} liet ons weten dat {{owner}} op {{date}} is overleden. Is dat zo, dan condoleren wij u.',
    why: 'Wij vragen het u ook, zodat niemand de wensen per ongeluk te vroeg leest.',
    yes: {
      button: 'Ja, dat is zo',
      title: 'Dank u wel',
      text: 'Wij kijken het na. U krijgt een e-mail zodra u kunt lezen wat het eerst nodig is.',
    },
    no: {
      button: 'Nee, dit klopt niet',
      title: 'Dank u wel: het is gestopt',
      text: 'Niemand leest nu de wensen. U hoeft niets meer te doen.',
    },
    unknown: {
      button: 'Ik weet het niet',
      title: 'Dat is goed',
      text: 'Wij laten het aan een ander over. Weet u het later wel? Gebruik dan dezelfde knop in de e-mail.',
    },
    deadTitle: 'Deze knop werkt niet meer',
    dead: 'U heeft al geantwoord, of het is niet meer nodig. Wilt u iets veranderen? Bel ons.',
  },
  paper: {
    title: 'Een papier erbij',
    lead: 'Een foto van de verklaring van de arts of de akte van overlijden. Een medewerker kijkt ernaar, op werkdagen.',
    photo:
      'U kunt het papier met uw telefoon op de foto zetten. Zorg dat de naam en de datums te lezen zijn.',
    kept: 'Alleen de medewerkers die ernaar kijken zien het. Wij bewaren het tot 90 dagen daarna.',
    added:
      'Wij hebben uw papier: {{name}}, van {{moment}}. Een medewerker kijkt ernaar, op werkdagen.',
    submit: 'Stuur het papier',
    replace: 'Stuur een ander papier',
    over: 'Er is nu geen papier nodig.',
    back: 'Terug',
    refused: {
      empty: 'Dit bestand is leeg. Kies een ander bestand.',
      kind: 'Dit soort bestand kunnen wij niet lezen. Kies een foto (JPG of PNG) of een PDF.',
      tooLarge: 'Dit bestand is groter dan 10 MB. Kies een kleiner bestand.',
      virus: 'In dit bestand zit een virus. Maak een foto van het papier en kies die.',
    },
    fields: {
      file: { label: 'Kies een bestand', hint: 'Een foto (JPG of PNG) of een PDF, hooguit 10 MB.' },
    } satisfies FieldsTexts<typeof paperForm>,
  },
  facts: {
    somebody: 'Iemand die u kent',
    by: '{{name}} liet het ons weten.',
    diedOn: 'Overleden op: {{date}}',
    readFrom:
      'Doet niemand iets, dan lezen de mensen die u koos vanaf {{moment}} wat u voor hen opschreef.',
    readWhenCertain:
      'Zegt nog iemand dit, dan lezen de mensen die u koos meteen wat u voor hen opschreef.',
    isRead: 'De mensen die u koos, lezen nu wat u voor hen opschreef. U kunt dat nog stoppen.',
    restFrom: 'De rest leest u vanaf {{moment}}. Niets daarvan is nu nodig.',
    until: 'U kunt dit lezen tot {{date}}.',
  },
} as const
