import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import { formulierTexts } from './formulier.ts'
import { kaarsTexts } from './kaars.ts'
import { nawTexts } from './naw.ts'
import { praktischTexts } from './praktisch.ts'
import { rituelenTexts } from './rituelen.ts'
import { secretTexts } from './secret.ts'
import { steenTexts } from './steen.ts'
import { veerTexts } from './veer.ts'

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
