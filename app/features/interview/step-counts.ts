import { countIn } from '#app/forms/groups.ts'
import type { Definition } from '#app/forms/fields.ts'
import type { LawfulSection } from './legal.ts'
import type { FileData, SectionKey } from './sections/index.ts'
import { fixedFields } from './step.ts'

/** How many questions of a step apply, and how many of those have an answer. */
export type StepCounts = Partial<Record<SectionKey, { asked: number; answered: number }>>

/**
 * Counts the answers to each step. A box that was left open is an answer too, so none is counted, and
 * nobody is asked for what is only shown.
 *
 * @param sections as the law is now
 */
export const stepCounts = (sections: readonly LawfulSection[], data: FileData): StepCounts =>
  Object.fromEntries(
    sections.map((section: Definition & LawfulSection) => {
      const fixed = fixedFields(section.key)
      const fields = section.fields.filter(
        ({ key, kind }) => kind !== 'yesNo' && !fixed.includes(key),
      )
      return [section.key, countIn({ fields }, section, data[section.key] ?? {})]
    }),
  )
