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
import type { SectionData } from '#app/features/interview/values.ts'
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

const t = dutch.getFixedT('nl', 'livingWill', 'pdf')

/**
 * A living will to print and sign, as a tagged PDF. It revokes an earlier one if and only if one
 * was signed.
 *
 * @param now the moment that the PDF says it was made
 */
export async function renderLivingWillPdf(will: LivingWillPdf, now: Date): Promise<Buffer> {
  const title = will.name ? t('of', { name: will.name }) : t('noName')
  const author = dutch.t('site.name')
  const sheet = openSheet({ title, author, language: 'nl-NL', created: now })
  writeOpening(sheet, will, now)
  for (const part of answeredParts(will.answers)) await writeAnswers(sheet, { ...part, note: noteOf(part) })
  writeSignature(sheet)
  writeLostNote(sheet)
  writeFooters(sheet, STYLE.foot, (page, total) => [title, t('page', { page, total })])
  return closeSheet(sheet)
}

/** What the answers mean before the law. */
function noteOf({ key, answers }: AnsweredPart): string | undefined {
  const given = new Set(answers.map((answer) => answer.key))
  if (key === 'treatments' && given.has('treatments')) return t('ban')
  return key === 'proxyName' && given.has('proxyName') ? t('proxy') : undefined
}

function paragraph(sheet: Sheet, text: string, style: keyof typeof STYLE = 'answer', above = 10) {
  space(sheet, above)
  write(sheet, tag(sheet, sheet.root, 'P'), text, STYLE[style])
}

function writeOpening(sheet: Sheet, { name, replaces }: LivingWillPdf, now: Date) {
  decorateText(sheet, dutch.t('site.name'), STYLE.house, COLUMN)
  rule(sheet, sheet.y + 24, LINE)
  sheet.y += 56
  write(sheet, tag(sheet, sheet.root, 'H1'), t('title'), STYLE.title)
  paragraph(sheet, t('made', { date: dateOf(now) }), 'about', 6)
  paragraph(sheet, name ? t('person', { name }) : t('personNoName'), 'answer', 14)
  if (!name) paragraph(sheet, t('name'))
  paragraph(sheet, t('born'))
  paragraph(sheet, t('aware'))
  if (replaces) paragraph(sheet, t('revokes', { date: dateOf(replaces) }), 'question')
}

/** Heading, lines and room to write stay on one page. */
const SIGNATURE = 240

function writeSignature(sheet: Sheet) {
  space(sheet, 34)
  keep(sheet, SIGNATURE)
  write(sheet, tag(sheet, sheet.root, 'H2'), t('sign'), STYLE.section)
  rule(sheet, sheet.y + 5, BRAND)
  sheet.y += 16
  write(sheet, tag(sheet, sheet.root, 'P'), t('signText'), STYLE.about)
  for (const line of ['place', 'date', 'signature'] as const)
    paragraph(sheet, t(line), 'answer', 26)
}
