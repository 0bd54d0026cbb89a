import { kaars } from './kaars.ts'
import { naw } from './naw.ts'
import { praktisch } from './praktisch.ts'
import { rituelen } from './rituelen.ts'
import { secret } from './secret.ts'
import { steen } from './steen.ts'
import { veer } from './veer.ts'

/** The interview: seven sections in the order in which they are asked (specification 2.4). */
export const sections = [veer, steen, kaars, rituelen, praktisch, naw, secret] as const

export type SectionKey = (typeof sections)[number]['key']

export const sectionKeys = sections.map((section) => section.key) as SectionKey[]
