import { useTranslation } from '#app/locales/use-translation.ts'
import { inOwnWords, sentenceOf } from '#app/features/interview/own-words.ts'
import { type FileSectionKey, sectionOf } from '#app/features/interview/sections/index.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { beginningOf } from '#app/features/wishes/file/beginning.ts'
import type { Answer, AnswerRows } from '#app/forms/answer.ts'
import type { Field } from '#app/forms/fields.ts'
import { lineOf } from '#app/forms/rows.ts'
import { Chapter, type Opens } from '#app/ui/chapter.tsx'
import { ButtonLink, ButtonRow, SummaryList } from '#app/ui/index.ts'

type SectionCardProps = {
  section: FileSectionKey
  title: string
  answers: readonly Answer[]
  /** How far it is. */
  note?: string | undefined
  /** Of a confirmed version, which nobody changes. */
  isPast?: boolean
  /** When it is open from the start, as nothing confidential ever is; closed unless given. */
  opens?: Opens
}

/** What someone answered in a section, as a chapter, with the way to change it. */
export function SectionCard({ section, title, answers, note, isPast, opens }: SectionCardProps) {
  const { t } = useTranslation()
  const isSecret = section === 'secret'
  const count = answers.length
  const shown = isPast ? answers : inOwnWords(section, answers)
  const items = shown.map((one) => inWords(section, one))
  const line = isSecret
    ? t('wishes.secretLine', { count })
    : beginningOf(told(section, items)) || (note ? '' : t('wishes.answers', { count }))
  return (
    <Chapter
      id={section}
      area={section === 'formulier' ? undefined : section}
      title={title}
      line={line}
      note={note}
      apart={isSecret}
      opens={isSecret ? undefined : opens}
    >
      {isSecret && <p>{t('wishes.secretNote')}</p>}
      <SummaryList items={items} />
      {!isPast && (
        <ButtonRow>
          <ButtonLink
            href={addressOf(section)}
            variant="quiet"
            aria-label={t('wishes.changeOne', { title })}
          >
            {t('wishes.changeStep')}
          </ButtonLink>
        </ButtonRow>
      )}
    </Chapter>
  )
}

type Item = { question: string; answer: string | string[] }

/** Of a chapter about people the people: name and address of its owner stand on the cover. */
const told = (section: FileSectionKey, items: readonly Item[]) =>
  items.flatMap(({ answer }) => (section === 'naw' && typeof answer === 'string' ? [] : [answer]))

function inWords(section: FileSectionKey, { key, question, answer }: Answer): Item {
  if (Array.isArray(answer)) return { question, answer: sentenceOf(answer) }
  if (typeof answer === 'string') return { question, answer }
  return { question, answer: linesOf(section, key, answer) }
}

/** Each row in a line: who or what it is, and the rest of it. A number, as of a house, stays with its word. */
function linesOf(section: FileSectionKey, list: string, { rows }: AnswerRows): string[] {
  const fields: readonly Field[] = sectionOf(section).fields
  const field = fields.find(({ key }) => key === list)
  const between = field?.kind === 'rows' ? field.between : undefined
  return rows.map((cells) =>
    [lineOf(cells, between), ...cells.slice(2)]
      .filter(Boolean)
      .join(', ')
      .replaceAll(/(?<=\p{L}) (?=\d)/gu, '\u00a0'),
  )
}
