import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { answers } from '#app/forms/answers.ts'
import type { Field } from '#app/forms/fields.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { type FileSectionKey, sectionOf } from '#app/features/interview/sections/index.ts'
import { askingFields } from '#app/features/interview/step.ts'
import type { SectionData } from '#app/forms/values.ts'
import { Card, RadioGroup, SummaryList } from '#app/ui/index.ts'
import { Problems } from '../problems.tsx'
import type { Choice } from './choices.ts'
import type { SectionState } from './step-state.ts'

type StepProblemsProps = SectionState & {
  /** Says that the page was changed elsewhere. */
  changed: string
  /** What that means, where it is not the usual. */
  why?: string | undefined
  /** The way on for who does not want to mend the rest now. */
  later: ReactNode
}

/** Whether something is in the way of saving the page. */
export const hasProblems = ({ errors = {}, conflict, failure }: SectionState): boolean =>
  Object.keys(errors).length > 0 || conflict !== undefined || failure !== undefined

/** What is wrong, and what was changed elsewhere, with a link to each field. */
export function StepProblems({
  section,
  errors = {},
  conflict,
  changed,
  why,
  later,
}: StepProblemsProps) {
  const { t } = useTranslation()
  const asking = askingFields(section)
  const isWrong = Object.keys(errors).length > 0
  const needsAddress = Object.keys(errors).some((name) => name in asking)
  const disputed = Object.keys(conflict?.choices ?? {}).map((key) => ({
    href: `#keuze-${key}`,
    text: t('interview.conflict.item', { question: labelOf(section, key) }),
  }))
  return (
    <>
      <Problems
        title={conflict ? changed : needsAddress ? t('flash.cardsNeedAddressTitle') : undefined}
        errors={errors}
        // The notice about cards stands by itself (specification 5, 'Interview').
        labelOf={(name) => (name in asking ? undefined : labelOf(section, name))}
        last={disputed}
      />
      {conflict && <p>{why ?? t('interview.conflict.text')}</p>}
      {!conflict && isWrong && later}
    </>
  )
}

/** The question that an input's name belongs to: 'contacts[0].email' is a part of a row. */
export function labelOf(section: FileSectionKey, name: string): string {
  const [, key = name, index, sub] = /^(\w+)(?:\[(\d+)\]\.(\w+))?$/.exec(name) ?? []
  const text = sectionTexts(section).fields[key]
  if (!sub) return text?.label ?? key
  return `${text?.row} ${Number(index) + 1}, ${text?.fields?.[sub]?.label}`
}

/** What was right is safe, so someone who does not want to mend the rest now can go on. */
export function Later({ href }: { href: string }) {
  const { t } = useTranslation()
  return (
    <p>
      {t('interview.restSaved')} <a href={href}>{t('interview.later')}</a>
    </p>
  )
}

type ChooseProps = {
  section: FileSectionKey
  name: string
  stored: SectionData
  /** What is preselected. */
  choice: Choice
}

/** Shows what was stored in between and lets the person choose; nothing is overwritten unseen. */
export function Choose({ section, name, stored, choice }: ChooseProps) {
  const { t } = useTranslation()
  const all: readonly Field[] = sectionOf(section).fields
  const fields = all
    .filter(({ key }) => key === name)
    .map((field) => ({ ...field, showIf: undefined }))
  const shown = answers({ key: section, fields }, sectionTexts(section), stored)
  const option = (value: Choice, label: string) => ({ value, label })
  return (
    <Card title={t('interview.conflict.stored')}>
      {shown.length > 0 ? (
        <SummaryList items={shown} />
      ) : (
        <p>{t('interview.conflict.nothingStored')}</p>
      )}
      <RadioGroup
        id={`keuze-${name}`}
        name={`keuze.${name}`}
        legend={t('interview.conflict.choose')}
        value={choice}
        options={[
          ...(choice === '' ? [option('', t('interview.conflict.open'))] : []),
          option('getypt', t('interview.conflict.typed')),
          option(choice === 'was-leeg' ? choice : 'opgeslagen', t('interview.conflict.keep')),
        ]}
      />
    </Card>
  )
}
