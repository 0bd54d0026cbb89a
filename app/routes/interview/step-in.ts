import { data } from 'react-router'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import { type Place, stepsIn } from '#app/features/interview/step.ts'

type Params = { section?: string | undefined; mandate?: string | undefined }

/**
 * The step that an address names; capitals make no difference, as elsewhere in an address.
 *
 * @throws a 404 answer when there is no such step
 */
export function stepIn({ section, mandate }: Params): SectionKey {
  const key = stepsIn(mandate).find((candidate) => candidate === section?.toLowerCase())
  if (!key) throw data('step', { status: 404 })
  return key
}

/** In whose file the page of an address is. */
export const mandateIn = ({ mandate }: Params): Place => mandate
