import type { TFunction } from 'i18next'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import type { AnsweredSection } from '#app/features/wishes/answered-sections.ts'
import { BRAND, LINE, STYLE, writeAnswers, writeLostNote } from './pdf-answers.server.ts'
import {
  closeSheet,
  COLUMN,
  decorate,
  decorateText,
  lay,
  newPage,
  openSheet,
  rule,
  type Sheet,
  space,
  tag,
  write,
  writeFooters,
  writeLines,
} from './pdf-sheet.server.ts'
import type { Summary } from '#app/features/wishes/summary.server.ts'

const PAPER = '#FBF8F3'

const t = dutch.getFixedT('nl', ['pdf', 'common']) as TFunction<['pdf', 'common']>

/**
 * The wishes as their owner reads them on 'Mijn wensen', as a tagged PDF (specification 2.5).
 *
 * @param now the moment that the PDF says it was made
 */
export async function renderWishesPdf(summary: Summary, now: Date): Promise<Buffer> {
  const { number } = summary
  const sheet = openSheet({
    title: t('documentTitle', { number }),
    author: t('common:site.name'),
    language: 'nl-NL',
    created: now,
  })
  writeOpening(sheet, summary, now)
  for (const section of summary.sections) await writeSection(sheet, section)
  writeLostNote(sheet)
  writeFooters(sheet, STYLE.foot, (page, total) => [
    t('footer', { number }),
    t('page', { page, total }),
  ])
  return closeSheet(sheet)
}

function writeOpening(
  sheet: Sheet,
  { number, updatedAt, stillRightAt, isCompleted, sections }: Summary,
  now: Date,
) {
  decorateText(sheet, t('common:site.name'), STYLE.house, COLUMN)
  rule(sheet, sheet.y + 24, LINE)
  sheet.y += 56
  write(sheet, tag(sheet, sheet.root, 'H1'), t('common:wishes.title'), STYLE.title)
  sheet.y += 6
  for (const text of [
    t('footer', { number }),
    t('common:wishes.updated', { date: dateOf(updatedAt) }),
    ...(stillRightAt ? [t('common:wishes.stillRight', { date: dateOf(stillRightAt) })] : []),
    t('made', { date: dateOf(now) }),
  ])
    write(sheet, tag(sheet, sheet.root, 'P'), text, STYLE.about)
  if (!isCompleted) writeDraftNote(sheet)
  if (sections.length === 0) {
    space(sheet, 24)
    write(sheet, tag(sheet, sheet.root, 'P'), t('empty'), STYLE.answer)
  }
}

function writeDraftNote(sheet: Sheet) {
  space(sheet, 18)
  const place = { x: COLUMN.x + 16, width: COLUMN.width - 32 }
  const title = lay(sheet, t('draftTitle'), STYLE.question, place.width)
  const text = lay(sheet, t('draft'), STYLE.answer, place.width)
  const height = (title.length + text.length) * STYLE.answer.leading + 20
  decorate(sheet, (doc) => {
    doc.rect(COLUMN.x, sheet.y, COLUMN.width, height).fill(PAPER)
    doc.rect(COLUMN.x, sheet.y, 3, height).fill(BRAND)
  })
  sheet.y += 10
  writeLines(sheet, tag(sheet, sheet.root, 'P'), title, STYLE.question, place)
  writeLines(sheet, tag(sheet, sheet.root, 'P'), text, STYLE.answer, place)
  sheet.y += 10
}

async function writeSection(sheet: Sheet, { key, title, answers }: AnsweredSection) {
  const secret = key === 'secret'
  // Pages of their own: whoever prints the wishes for the family can leave these out.
  if (secret) newPage(sheet)
  const note = secret ? t('common:wishes.secretNote') : undefined
  await writeAnswers(sheet, { title, note, answers })
}
