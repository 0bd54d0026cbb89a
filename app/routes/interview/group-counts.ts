import type { TFunction } from 'i18next'
import type { LawfulSection } from '#app/features/interview/legal.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { countIn, groupsOf } from '#app/forms/groups.ts'
import type { SectionData } from '#app/forms/values.ts'

/** A section with so many questions is long: its groups can be put away. */
const LONG_SECTION = 20

/**
 * How much of each group of a long section is answered, in words.
 *
 * @returns undefined for a short section
 */
export function groupCounts(section: LawfulSection, data: SectionData, t: TFunction) {
  if (section.fields.length < LONG_SECTION) return undefined
  const groups = groupsOf(section.fields, sectionTexts(section.key).fields)
  return groups.map((group) => {
    const { asked, answered } = countIn(group, section, data)
    return answered > 0
      ? t('interview.answered', { asked, answered })
      : t('interview.questions', { count: asked })
  })
}
