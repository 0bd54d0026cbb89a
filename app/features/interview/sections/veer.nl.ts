import type { veer } from '#app/features/interview/sections/veer.ts'
import type { SectionTexts } from '#app/forms/form-texts.ts'

export const veerTexts = {
  title: 'Licht en Vreugde',
  summaryTitle: 'Veer Licht & Vreugde',
  intro: 'Wij beginnen met de lichte kant van het leven. U mag elke vraag overslaan.',
  inspiration: [
    'Een mooi moment hoeft niet groot te zijn. Misschien was het een trouwdag of een geboorte. Of een zomeravond op de camping, met natte haren en een kop soep.',
    'Weet u niet waar u moet beginnen? Pak een oud fotoboek. Bij welke foto blijft u even hangen? Wie staat erop, en waarom werd er zo gelachen?',
    'Denk eens aan een gewone dag die u graag over zou doen. Hoe laat stond u op? Wat rook u in de keuken? Met wie zat u aan tafel?',
    'Vreugde zit vaak in kleine gewoonten. De krant bij het ontbijt. Op zondag bellen met uw zus. Elk jaar oliebollen bakken, ook als er niemand langskomt.',
    'Uw antwoorden hoeven geen mooie zinnen te zijn. Losse woorden zijn ook goed. Uw naasten horen er uw stem in terug.',
  ],
  fields: {
    lifeMoments: { label: 'Welke momenten in uw leven waren het mooist?' },
    energy: {
      label: 'Waar krijgt u energie van?',
      hint: 'Bijvoorbeeld tuinieren, zingen, een dag met de kleinkinderen of juist stilte.',
    },
    values: {
      label: 'Wat vindt u belangrijk in het leven?',
      hint: 'Bijvoorbeeld eerlijkheid, humor, geloof of voor elkaar klaarstaan.',
    },
    traditions: {
      label: 'Welke gewoonten en tradities zijn u dierbaar?',
      hint: 'Bijvoorbeeld een feestdag, een familierecept of een vast uitje.',
    },
    sensory: {
      label: 'Welke geuren, smaken en geluiden maken u blij?',
      hint: 'Bijvoorbeeld verse koffie, gemaaid gras of regen op het dak.',
    },
    wondering: { label: 'Waar kunt u zich over verwonderen?' },
  },
} as const satisfies SectionTexts<typeof veer>
