import type { AnswersOf } from '#app/forms/fields.ts'
import { formulier } from './formulier.ts'
import { kaars } from './kaars.ts'
import { naw } from './naw.ts'
import { praktisch } from './praktisch.ts'
import { rituelen } from './rituelen.ts'
import { secret } from './secret.ts'
import { steen } from './steen.ts'
import { veer } from './veer.ts'

/** The steps, in the order in which they are asked (specification 2.4). */
export const sections = [veer, steen, kaars, rituelen, praktisch, naw, secret] as const

/** The key of a step. */
export type SectionKey = (typeof sections)[number]['key']

/** The keys of the steps, in their order. */
export const sectionKeys = sections.map((section) => section.key) as SectionKey[]

/**
 * All sections of a file, in the order in which they are read back. The confidential part is last:
 * its pages can be left out.
 */
export const fileSections = [
  veer,
  steen,
  kaars,
  rituelen,
  praktisch,
  naw,
  formulier,
  secret,
] as const

/** The key of a section. */
export type FileSectionKey = (typeof fileSections)[number]['key']

/** Which key of its owner seals a section: the confidential one has a key of its own. */
export const keyOfSection = (section: FileSectionKey) =>
  section === 'secret' ? 'secret' : 'personal'

/** The definition of a section of the file. */
export type SectionOf<Key extends FileSectionKey> = Extract<
  (typeof fileSections)[number],
  { key: Key }
>

/** The answers to a section as they are stored: any question may be open. */
export type AnswersTo<Key extends FileSectionKey> = Partial<AnswersOf<SectionOf<Key>>>

/** The answers to one of the sections, where it does not matter to which. */
export type SomeAnswers = AnswersTo<FileSectionKey>

/** The key of a question. */
export type QuestionOf<Key extends FileSectionKey> = keyof AnswersTo<Key>

/** The answers of a file, by section. */
export type FileData = { [Key in FileSectionKey]?: AnswersTo<Key> }

/** The definition of a section of the file. @throws for a key that is none */
export function sectionOf<Key extends FileSectionKey>(key: Key): SectionOf<Key> {
  const section = fileSections.find(
    (candidate): candidate is SectionOf<Key> => candidate.key === key,
  )
  if (!section) throw new Error(`no section ${key}`)
  return section
}
