import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import { AreaHeading } from '#app/ui/index.ts'

/** The heading of a section that is read back; the older form is about no single life area. */
export function SectionHeading({ section, title }: { section: FileSectionKey; title: string }) {
  if (section === 'formulier') return <h2>{title}</h2>
  return <AreaHeading area={section} title={title} level={2} />
}
