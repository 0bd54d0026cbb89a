import { isDeepStrictEqual } from 'node:util'
import type { SectionData } from '#app/forms/values.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { common } from '#app/locales/common.nl.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import { livingWill } from './texts.nl.ts'
import type { LivingWillPaper } from '#app/paper/documents.ts'
import { answeredParts, type AnsweredPart } from './answers.ts'

export type Declaration = {
  /** Empty when not known: then it is written by hand. */
  name: string
  dateOfBirth: string | undefined
  answers: SectionData
  changedAt: Date
  /** Day on which an earlier one was signed that still counts. */
  replaces: string | null
}

const t = dutch<['livingWill', 'common', 'pdf']>({ livingWill, common, pdf })

/** The paper speaks for who signs it; the form asks. */
const labels: Record<string, string> = livingWill.pdf.labels

/** Revokes an earlier one if and only if one was signed. */
export function willOnPaper(will: Declaration, large: boolean): LivingWillPaper {
  const { name, dateOfBirth, replaces } = will
  const title = willTitle(name)
  return {
    title,
    author: t('common:site.name'),
    house: t('common:site.name'),
    large,
    lostNote: t('pdf:lost'),
    heading: t('pdf.title'),
    made: t('pdf.made', { date: dateOf(will.changedAt) }),
    opening: [personOf(will), t('pdf.aware')],
    revokes: replaces && t('pdf.revokes', { date: dateOf(replaces) }),
    parts: answeredParts(will.answers).map((part) => ({
      title: part.title,
      note: noteOf(part, will.answers),
      entries: part.answers.map(({ key, question, answer }) => [
        labels[key] ?? question,
        answer,
        key === 'substituteName',
        key === 'resuscitation',
      ]),
    })),
    sign: {
      title: t('pdf.sign'),
      statement: { one: statementOf(will, 'one'), other: statementOf(will, 'other') },
      initials: t('pdf.initials'),
      blanks: [
        ...(name ? [] : [t('pdf.name')]),
        t(name && dateOfBirth ? 'pdf.bornIn' : 'pdf.born'),
      ],
      texts: [t('pdf.signText')],
      lines: [t('pdf.place'), t('pdf.date'), t('pdf.signature')],
    },
    foot: { left: title, page: t('pdf.page') },
  }
}

/** What there is of a living will that was signed on paper, for who does not have that paper. */
export function copyOf(
  will: Omit<Declaration, 'replaces'>,
  { signed, title }: { signed: string; title?: string | undefined },
): LivingWillPaper {
  const paper = willOnPaper({ ...will, replaces: null }, false)
  return {
    ...paper,
    heading: title ?? paper.heading,
    made: t('pdf.copy', { date: dateOf(signed) }),
    opening: title === undefined ? paper.opening : [`${whoseOf(will)}.`, t('pdf.elsewhere')],
    sign: null,
  }
}

/** Lies beside a picture of the paper, which may not say whose it is. */
export function coverOf(
  will: Omit<Declaration, 'replaces'> & { number: string },
  { signed, title, file }: { signed: string; title?: string | undefined; file: string },
): LivingWillPaper {
  return {
    ...copyOf(will, { signed, title }),
    opening: [
      `${whoseOf(will)}.`,
      t('pdf:booklet.number', { number: will.number }),
      t('pdf.beside', { file }),
    ],
    revokes: null,
    parts: [],
  }
}

/** What is signed: by whom, and how many pages, which the template fills in. */
function statementOf({ name, dateOfBirth }: Declaration, count: 'one' | 'other'): string {
  const person = !name
    ? t('pdf.signer')
    : dateOfBirth
      ? t('pdf.signerBorn', { name, date: dateOf(dateOfBirth) })
      : t('pdf.signerOf', { name })
  return t(`pdf.statement.${count}`, { person })
}

const whoseOf = ({ name, dateOfBirth }: Pick<Declaration, 'name' | 'dateOfBirth'>) =>
  name && dateOfBirth ? t('pdf.ofBorn', { name, date: dateOf(dateOfBirth) }) : willTitle(name)

const willTitle = (name: string) => (name ? t('pdf.of', { name }) : t('pdf.noName'))

function personOf({ name, dateOfBirth }: Declaration): string {
  if (!name) return t('pdf.personNoName')
  if (!dateOfBirth) return t('pdf.person', { name })
  return t('pdf.personBorn', { name, date: dateOf(dateOfBirth) })
}

function noteOf({ key, answers }: AnsweredPart, { situations }: SectionData): string | null {
  const given = new Set(answers.map((answer) => answer.key))
  if (key === 'treatments' && given.has('treatments'))
    return t(isDeepStrictEqual(situations, ['own']) ? 'pdf.banOwn' : 'pdf.ban')
  return key === 'proxyName' && given.has('proxyName') ? t('pdf.proxy') : null
}
