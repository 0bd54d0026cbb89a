import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import { formulierTexts } from './sections/formulier.nl.ts'
import { kaarsTexts } from './sections/kaars.nl.ts'
import { nawTexts } from './sections/naw.nl.ts'
import { praktischTexts } from './sections/praktisch.nl.ts'
import { rituelenTexts } from './sections/rituelen.nl.ts'
import { secretTexts } from './sections/secret.nl.ts'
import { steenTexts } from './sections/steen.nl.ts'
import { veerTexts } from './sections/veer.nl.ts'

export const interview = {
  sections: {
    veer: veerTexts,
    steen: steenTexts,
    kaars: kaarsTexts,
    rituelen: rituelenTexts,
    praktisch: praktischTexts,
    naw: nawTexts,
    formulier: formulierTexts,
    secret: secretTexts,
  },
} as const satisfies { sections: Record<FileSectionKey, unknown> }
