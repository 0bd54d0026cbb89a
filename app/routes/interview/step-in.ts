import { data } from 'react-router'
import { type SectionKey, sectionKeys } from '#app/features/interview/sections/index.ts'

/**
 * The step that an address names; capitals make no difference, as elsewhere in an address.
 *
 * @throws a 404 answer when there is no such step
 */
export function stepIn({ section }: { section?: string | undefined }): SectionKey {
  const key = sectionKeys.find((candidate) => candidate === section?.toLowerCase())
  if (!key) throw data('step', { status: 404 })
  return key
}
