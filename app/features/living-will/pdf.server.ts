import type { TFunction } from 'i18next'
import {
  BRAND,
  LINE,
  STYLE,
  writeAnswers,
  writeLostNote,
} from '#app/features/interview/pdf-answers.server.ts'
import {
  closeSheet,
  COLUMN,
  decorateText,
  keep,
  openSheet,
  rule,
  type Sheet,
  space,
  tag,
  write,
  writeFooters,
} from '#app/features/interview/pdf-sheet.server.ts'
import type { SectionData } from '#app/forms/values.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { answeredParts, type AnsweredPart } from './answers.ts'

export type LivingWillPdf = {
  /** Empty when it is not known: then it is written by hand. */
  name: string
  answers: SectionData
  /** Day on which an earlier one was signed that still counts; null when there is none. */
  replaces: string | null
}

const t = dutch.getFixedT('nl', ['livingWill', 'common']) as TFunction<['livingWill', 'common']>

/**
 * A living will to print and sign, as a tagged PDF. It revokes an earlier one if and only if one
 * was signed.
 *
 * @param now the moment that the PDF says it was made
 */
export async function renderLivingWillPdf(will: LivingWillPdf, now: Date): Promise<Buffer> {
  const title = will.name ? t('pdf.of', { name: will.name }) : t('pdf.noName')
  const author = t('common:site.name')
  const sheet = openSheet({ title, author, language: 'nl-NL', created: now })
  writeOpening(sheet, will, now)
  for (const part of answeredParts(will.answers))
    await writeAnswers(sheet, { ...part, note: noteOf(part) })
  writeSignature(sheet)
  writeLostNote(sheet)
  writeFooters(sheet, STYLE.foot, (page, total) => [title, t('pdf.page', { page, total })])
  return closeSheet(sheet)
}

/** What the answers mean before the law. */
function noteOf({ key, answers }: AnsweredPart): string | undefined {
  const given = new Set(answers.map((answer) => answer.key))
  if (key === 'treatments' && given.has('treatments')) return t('pdf.ban')
  return key === 'proxyName' && given.has('proxyName') ? t('pdf.proxy') : undefined
}

function paragraph(sheet: Sheet, text: string, style: keyof typeof STYLE = 'answer', above = 10) {
  space(sheet, above)
  write(sheet, tag(sheet, sheet.root, 'P'), text, STYLE[style])
}

function writeOpening(sheet: Sheet, { name, replaces }: LivingWillPdf, now: Date) {
  decorateText(sheet, t('common:site.name'), STYLE.house, COLUMN)
  rule(sheet, sheet.y + 24, LINE)
  sheet.y += 56
  write(sheet, tag(sheet, sheet.root, 'H1'), t('pdf.title'), STYLE.title)
  paragraph(sheet, t('pdf.made', { date: dateOf(now) }), 'about', 6)
  paragraph(sheet, name ? t('pdf.person', { name }) : t('pdf.personNoName'), 'answer', 14)
  if (!name) paragraph(sheet, t('pdf.name'))
  paragraph(sheet, t('pdf.born'))
  paragraph(sheet, t('pdf.aware'))
  if (replaces) paragraph(sheet, t('pdf.revokes', { date: dateOf(replaces) }), 'question')
}

/** Heading, lines and room to write stay on one page. */
const SIGNATURE = 240

function writeSignature(sheet: Sheet) {
  space(sheet, 34)
  keep(sheet, SIGNATURE)
  write(sheet, tag(sheet, sheet.root, 'H2'), t('pdf.sign'), STYLE.section)
  rule(sheet, sheet.y + 5, BRAND)
  sheet.y += 16
  write(sheet, tag(sheet, sheet.root, 'P'), t('pdf.signText'), STYLE.about)
  for (const line of ['place', 'date', 'signature'] as const)
    paragraph(sheet, t(`pdf.${line}`), 'answer', 26)
}
