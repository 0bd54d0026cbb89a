import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import type { StepMark } from '#app/features/interview/step-status.ts'
import type { Way } from '#app/features/interview/step.ts'
import type { SaveResult } from '#app/features/wishes/saving/save-in-transaction.server.ts'
import type { Flash } from '#app/locales/flash.ts'

type SavedStep = Extract<SaveResult, { ok: true }>

/** What somebody says of a step by the way in which they leave it. */
export const MARK_OF_WAY: Partial<Record<Way, StepMark>> = {
  klaar: 'done',
  overslaan: 'skipped',
  later: 'later',
}

/** The message about what was said of the step. */
export function saidOf(section: SectionKey, way: Way): Flash | undefined {
  const mark = MARK_OF_WAY[way]
  return mark && { key: `step_${mark}`, values: { title: sectionTexts(section).title } }
}

/** The specification's message after a save by hand (section 8); a quiet one on the way elsewhere. */
export function messageFor(saved: SavedStep, section: SectionKey, way: Way): Flash {
  const said = saidOf(section, way)
  if (said) return said
  if (saved.number === null) return way === 'opslaan' ? { key: 'nothingToSave' } : {}
  // Who wrote about what was hard does not simply get the next form.
  const wrote = Object.keys(saved.stored).length > 0
  if (section === 'steen' && way === 'volgende' && wrote) return { key: 'steenSaved' }
  if (way !== 'opslaan') return { key: 'stepSaved' }
  return saved.isNew
    ? { key: 'wishesSaved' }
    : { key: 'wishesUpdated', values: { number: saved.number } }
}
