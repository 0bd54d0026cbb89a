import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import { common } from '#app/locales/common.nl.ts'
import type { PrintedQuestion, Questionnaire, Room } from '#app/paper/documents.ts'
import type { FieldTexts } from '#app/forms/answer.ts'
import type { Definition, Field } from '#app/forms/fields.ts'
import { textCells } from '#app/forms/rows.ts'
import { type LegalNote, withLaw } from './legal.ts'
import { sectionTexts } from './section-texts.ts'
import { type QuestionOf, type SectionKey, sections } from './sections/index.ts'

const t = dutch<['pdf', 'common']>({ pdf, common })

/** The day of the texts on paper. Change it with them: it dates a copy. */
export const EDITION = new Date('2026-11-29')

/** Only on the site: cards by post, reminders by mail. */
const NOT_ON_PAPER: string[] = [
  'receiveCards',
  'reminderFrequency',
  'reminderMonths',
] satisfies QuestionOf<'naw'>[]
/** To write on, by the rows of the field on the page. */
const LINES = { 2: 3, 3: 4, 4: 6 } as const
const ROWS = 4

/**
 * The contents of the whole interview on paper, to fill in by hand.
 *
 * @param notes options that the law does not allow (yet)
 * @param large in large print
 */
export function questionnaireOf(notes: readonly LegalNote[], large: boolean): Questionnaire {
  return {
    title: t('questionnaire.title'),
    author: t('common:site.name'),
    house: t('common:site.name'),
    large,
    lostNote: t('lost'),
    cover: t('questionnaire.cover'),
    lead: t('questionnaire.lead'),
    edition: t('questionnaire.edition', { date: dateOf(EDITION) }),
    blanks: [...t('questionnaire.blanks', { returnObjects: true })],
    start: {
      title: t('questionnaire.start.title'),
      texts: [...t('questionnaire.start.texts', { returnObjects: true })],
    },
    parts: sections.map((section) => partOf(section.key, withLaw(section, notes), notes)),
    more: t('questionnaire.extra', { returnObjects: true }),
    foot: { left: t('questionnaire.title'), page: t('questionnaire.page') },
  }
}

function partOf(key: SectionKey, { fields }: Definition, notes: readonly LegalNote[]) {
  const texts = sectionTexts(key)
  return {
    title: texts.title,
    symbol: key,
    intro: introOf(key) ?? texts.intro,
    apart: key === 'secret' ? t('questionnaire.secretApart') : null,
    questions: fields
      .filter((field) => !NOT_ON_PAPER.includes(field.key))
      .flatMap((field) => printedQuestion(field, texts.fields[field.key], notes) ?? []),
  }
}

/** What a step says of the site is not true of paper. */
function introOf(key: SectionKey): string | null {
  if (key === 'naw') return t('questionnaire.nawIntro')
  return key === 'secret' ? t('questionnaire.secretIntro') : null
}

function printedQuestion(
  field: Field,
  text: FieldTexts | undefined,
  notes: readonly LegalNote[],
): PrintedQuestion | null {
  if (!text) return null
  const known = field.kind === 'text' && field.readOnly
  return {
    label: text.label,
    hint: (!known && text.hint) || null,
    when: text.when ?? null,
    group: text.group ?? null,
    room: roomFor(
      field,
      text,
      notes.filter((note) => note.field === field.key),
    ),
  }
}

function roomFor(field: Field, text: FieldTexts, notes: readonly LegalNote[]): Room {
  const labelOf = (cell: string) => text.fields?.[cell]?.label ?? cell
  switch (field.kind) {
    case 'longText':
      return { lines: LINES[field.rows] }
    case 'yesNo':
      return { boxes: [...t('questionnaire.yesNo', { returnObjects: true })], how: '', note: null }
    case 'choice':
    case 'choices':
      return {
        boxes: field.options.map((option) => text.options?.[option] ?? option),
        how: t(field.kind === 'choice' ? 'questionnaire.one' : 'questionnaire.more'),
        note:
          notes
            .map(({ option, explanation }) => t('questionnaire.law', { option, explanation }))
            .join(' ') || null,
      }
    case 'rows':
      return {
        rows: Array.from({ length: ROWS }, (_, i) =>
          t('questionnaire.row', { name: text.row ?? '', number: i + 1 }),
        ),
        // Nobody copies an address of the web with a pen.
        fields: textCells(field.fields)
          .filter(({ format }) => format !== 'link')
          .map(({ key }) => labelOf(key)),
        boxes: field.fields.filter(({ kind }) => kind === 'yesNo').map(({ key }) => labelOf(key)),
      }
    default:
      return { lines: 1 }
  }
}
