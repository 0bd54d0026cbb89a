import type { kaars } from '#app/features/interview/sections/kaars.ts'
import type { SectionTexts } from '#app/forms/form-texts.ts'

export const kaarsTexts = {
  title: 'Herinneringen en sociale Erfenis',
  summaryTitle: 'Kaars Herinneringen & Erfenis',
  intro: 'Welke verhalen laat u achter? Wat u nu niet weet, laat u open.',
  inspiration: [
    'Mensen onthouden vaak het kleine. Hoe u floot op de fiets. Dat er altijd drop in uw jaszak zat. Wat zouden uw vrienden over u vertellen?',
    'Welk verhaal komt op elk feest terug? Schrijf het eens op zoals u het zelf vertelt. Ook de overdreven stukjes horen erbij.',
    'Stel dat een achterkleinkind later naar u vraagt. Wat zou u willen laten weten? Misschien waar u vandaan komt, wat u leerde of wie u hielp.',
    'Een voorwerp kan een heel verhaal bewaren. Een horloge, een receptenschrift, een hamer met een versleten steel. Vertel waarom het bij u hoort.',
    'Idealen mogen klein zijn. Altijd een stoel vrij voor een gast. Zuinig zijn op de natuur. Elkaar laten uitpraten.',
  ],
  fields: {
    remembered: { label: 'Hoe wilt u herinnerd worden?' },
    stories: { label: 'Welke verhalen over u mogen niet verloren gaan?' },
    corememory: {
      label: 'Welke herinnering is u het dierbaarst?',
      hint: 'Kies er één. Waar was u, en wie waren erbij?',
    },
    liveon: {
      label: 'Wat mag er van u voortleven?',
      hint: 'Bijvoorbeeld een gewoonte, een uitspraak of iets wat u anderen leerde.',
    },
    ideals: { label: 'Welke idealen wilt u doorgeven?' },
    objects: {
      label: 'Welke voorwerpen zijn bijzonder voor u?',
      hint: 'Dit is geen testament of codicil. Wilt u iemand iets nalaten? Vraag een notaris hoe u dat vastlegt.',
    },
  },
} as const satisfies SectionTexts<typeof kaars>
