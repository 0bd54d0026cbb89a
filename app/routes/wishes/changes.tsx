import { useTranslation } from '#app/locales/use-translation.ts'
import type { AnswerChange, ChangedSection } from '#app/features/wishes/versions/version-changes.ts'
import { Disclosure, SummaryList } from '#app/ui/index.ts'

type ChangesProps = {
  sections: readonly ChangedSection[]
  /** Level of the titles of the sections. */
  level: 3 | 4
  /** What stands here has not happened yet. */
  planned?: boolean
}

/** What changed, question by question: how it was and how it is. */
export function AnswerChanges({ sections, level, planned = false }: ChangesProps) {
  const Heading = `h${level}` as const
  const Question = `h${level + 1}` as 'h4' | 'h5'
  return sections.map(({ key, title, changes }) => (
    <section key={key}>
      <Heading>{title}</Heading>
      {changes.map((change) => (
        <div key={change.key}>
          <Question>{change.question}</Question>
          <BeforeAndAfter {...change} planned={planned} />
        </div>
      ))}
    </section>
  ))
}

function BeforeAndAfter({ before, after, parts, planned }: AnswerChange & { planned: boolean }) {
  const { t } = useTranslation('versions')
  const whole = before !== undefined && after !== undefined && !parts
  const words = planned ? 'planned' : 'done'
  const was = { question: t(`${words}.${whole ? 'before' : 'removed'}`), answer: before ?? '' }
  const is = { question: t(`${words}.${whole ? 'after' : 'added'}`), answer: after ?? '' }
  return (
    <SummaryList
      items={[...(before === undefined ? [] : [was]), ...(after === undefined ? [] : [is])]}
    />
  )
}

/** How many questions changed. */
export const countOf = (sections: readonly ChangedSection[]): number =>
  sections.reduce((sum, { changes }) => sum + changes.length, 0)

/** What changed, folded under a line that says how much. */
export function FoldedChanges({ summary, ...changes }: ChangesProps & { summary: string }) {
  return (
    <Disclosure summary={summary}>
      <AnswerChanges {...changes} />
    </Disclosure>
  )
}
