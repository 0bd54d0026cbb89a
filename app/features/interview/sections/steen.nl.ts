import type { steen } from '#app/features/interview/sections/steen.ts'
import type { SectionTexts } from '#app/forms/form-texts.ts'

export const steenTexts = {
  title: 'Pijn en Zorg',
  summaryTitle: 'Steen Pijn & Zorg',
  intro: 'Hier kunt u kwijt wat zwaar was. Schrijf alleen op wat goed voelt.',
  inspiration: [
    'Denk aan wat u met u meedraagt. Een verlies, een ziekte, een ruzie die nooit is bijgelegd. U hoeft het niet uit te leggen. Eén zin kan genoeg zijn.',
    'Voor uw naasten kan het helpen om te weten wat gevoelig ligt. Wie zit er liever niet naast elkaar? Welke naam moet juist wél genoemd worden?',
    'Soms is er nog iets te zeggen. Dank u wel. Het spijt me. Het is goed zo. Misschien kan het nu nog, met een kaart of een telefoontje.',
    'Is iets niet voor uw naasten bedoeld? Bewaar het dan voor de laatste stap. Die is bedoeld voor uzelf en later voor de uitvaartondernemer.',
    'Stoppen en een andere keer terugkomen mag altijd. Praat erover met iemand die u vertrouwt, of met uw huisarts. Denkt u aan zelfdoding? Bel gratis 113 of 0800-0113, of chat op 113.nl. Dat kan dag en nacht.',
  ],
  fields: {
    difficulties: {
      label: 'Wat was moeilijk in uw leven?',
      hint: 'Komt er veel boven? Stop gerust. Bij 113 kunt u dag en nacht gratis praten.',
    },
    familyIssues: {
      label: 'Wat ligt gevoelig in uw familie?',
      hint: 'Bijvoorbeeld een scheiding, een breuk of een oud verdriet.',
    },
    avoidTopics: {
      label: 'Waar moet het bij uw afscheid niet over gaan?',
    },
    handlingMemories: {
      label: 'Hoe mogen anderen omgaan met moeilijke herinneringen?',
      hint: 'Bijvoorbeeld open vertellen, alleen kort noemen of laten rusten.',
    },
    reconciliation: { label: 'Met wie of waarmee wilt u nog vrede sluiten?' },
  },
} as const satisfies SectionTexts<typeof steen>
