import { useTranslation } from 'react-i18next'
import { answers } from '#app/features/interview/answers.ts'
import type { Field } from '#app/features/interview/definition.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import { askingFields, stepOf } from '#app/features/interview/step.ts'
import type { SectionData } from '#app/features/interview/values.ts'
import { Card, ErrorSummary, RadioGroup, SummaryList } from '#app/ui/index.ts'
import type { StepState } from './step-state.ts'

/** What is wrong, and what was changed elsewhere, with a link to each field. */
export function Problems({ section, errors = {}, conflict }: StepState) {
  const { t } = useTranslation()
  const asking = askingFields(section)
  const wrong = Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((message) => ({
      href: `#${name}`,
      // The notice about cards stands by itself (specification 5, 'Interview').
      text: name in asking ? message : `${labelOf(section, name)}: ${message}`,
    })),
  )
  const needsAddress = Object.keys(errors).some((name) => name in asking)
  const changed = (conflict?.fields ?? []).map((key) => ({
    href: `#keuze-${key}`,
    text: t('interview.conflict.item', { question: labelOf(section, key) }),
  }))
  return (
    <>
      <ErrorSummary
        title={t(titleOf(conflict !== undefined, needsAddress))}
        items={[...wrong, ...changed]}
      />
      {conflict && <p>{t('interview.conflict.text')}</p>}
      {!conflict && wrong.length > 0 && <Later section={section} />}
    </>
  )
}

const titleOf = (changedElsewhere: boolean, needsAddress: boolean) => {
  if (changedElsewhere) return 'interview.conflict.title'
  return needsAddress ? 'flash.cardsNeedAddressTitle' : 'form.errorTitle'
}

/** The question that an input's name belongs to: 'contacts[0].email' is a part of a row. */
function labelOf(section: SectionKey, name: string): string {
  const [, key = name, index, sub] = /^(\w+)(?:\[(\d+)\]\.(\w+))?$/.exec(name) ?? []
  const text = sectionTexts(section).fields[key]
  if (!sub) return text?.label ?? key
  return `${text?.row} ${Number(index) + 1}, ${text?.fields?.[sub]?.label}`
}

/** What was right is safe, so someone who does not want to mend the rest now can go on. */
function Later({ section }: { section: SectionKey }) {
  const { t } = useTranslation()
  const { next } = stepOf(section)
  return (
    <p>
      {t('interview.restSaved')}{' '}
      <a href={next ? `/vragenlijst/${next}` : '/dashboard'}>{t('interview.later')}</a>
    </p>
  )
}

/** Shows what was stored in between and lets the person choose; nothing is overwritten unseen. */
export function Choose({ section, name, stored }: { section: SectionKey; name: string; stored: SectionData }) {
  const { t } = useTranslation()
  const all: readonly Field[] = stepOf(section).section.fields
  const fields = all.filter(({ key }) => key === name).map((field) => ({ ...field, showIf: undefined }))
  const shown = answers({ key: section, fields }, sectionTexts(section), stored)
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
        value="getypt"
        options={[
          { value: 'getypt', label: t('interview.conflict.typed') },
          { value: 'opgeslagen', label: t('interview.conflict.keep') },
        ]}
      />
    </Card>
  )
}
