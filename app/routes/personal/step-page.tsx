import { useTranslation } from 'react-i18next'
import { answers } from '#app/features/interview/answers.ts'
import type { Field } from '#app/features/interview/definition.ts'
import type { FieldErrors, Typed } from '#app/features/interview/parse.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import { stepOf } from '#app/features/interview/step.ts'
import type { SectionData } from '#app/features/interview/values.ts'
import {
  AreaHeading,
  Breadcrumb,
  Button,
  ButtonRow,
  Card,
  DefaultSubmit,
  Disclosure,
  ErrorSummary,
  FormGroup,
  Narrow,
  RadioGroup,
  StepProgress,
  SummaryList,
} from '#app/ui/index.ts'
import { StepField } from './step-fields.tsx'

export type StepState = {
  section: SectionKey
  values: Typed
  revision: number
  saveId: string
  errors?: FieldErrors
  /** Fields that were changed elsewhere since this form was opened, and what is stored for them. */
  conflict?: { fields: string[]; stored: SectionData }
}

/** One step of the interview: a plain form that posts to its own address. */
export function StepPage(state: StepState) {
  const { t } = useTranslation()
  const { number, total } = stepOf(state.section)
  const text = sectionTexts(state.section)
  const label = t('interview.step', { number, total })
  const failed = Object.keys(state.errors ?? {}).length > 0 || state.conflict !== undefined
  const title = `${label}: ${text.title}`
  return (
    <Narrow>
      <title>{`${failed ? t('form.titleError', { title }) : title} | ${t('site.name')}`}</title>
      <Breadcrumb
        label={t('nav.you')}
        items={[
          { href: '/dashboard', text: t('nav.wishes') },
          { href: '/vragenlijst', text: t('nav.interview') },
          { text: text.title },
        ]}
      />
      <StepProgress label={label} current={number} total={total} />
      <Problems {...state} />
      <AreaHeading area={state.section} title={text.title} intro={text.intro} level={1} />
      <Disclosure summary={t('interview.inspiration')}>
        {text.inspiration.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Disclosure>
      {/* With its own address: after a row was added the page's has a '#' that should not stay. */}
      <form method="post" action={`/vragenlijst/${state.section}`} noValidate data-step={state.section}>
        <DefaultSubmit name="naar" value="opslaan">
          {t('interview.save')}
        </DefaultSubmit>
        <input type="hidden" name="revision" value={state.revision} />
        <input type="hidden" name="saveId" value={state.saveId} />
        <Questions {...state} />
        <StepButtons section={state.section} />
      </form>
    </Narrow>
  )
}

/** What is wrong, and what was changed elsewhere, with a link to each field. */
function Problems({ section, errors = {}, conflict }: StepState) {
  const { t } = useTranslation()
  const wrong = Object.entries(errors).flatMap(([name, messages]) =>
    messages.map((message) => ({ href: `#${name}`, text: `${labelOf(section, name)}: ${message}` })),
  )
  const changed = (conflict?.fields ?? []).map((key) => ({
    href: `#keuze-${key}`,
    text: t('interview.conflict.item', { question: labelOf(section, key) }),
  }))
  return (
    <>
      <ErrorSummary
        title={t(conflict ? 'interview.conflict.title' : 'form.errorTitle')}
        items={[...wrong, ...changed]}
      />
      {conflict && <p>{t('interview.conflict.text')}</p>}
      {!conflict && wrong.length > 0 && <Later section={section} />}
    </>
  )
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

/** The questions in their groups; a field with a group title starts a new one. */
function Questions(state: StepState) {
  const { section } = stepOf(state.section)
  const { fields: texts } = sectionTexts(state.section)
  const groups: { title?: string | undefined; keys: string[] }[] = [{ keys: [] }]
  for (const { key } of section.fields) {
    if (texts[key]?.group) groups.push({ title: texts[key].group, keys: [] })
    groups.at(-1)?.keys.push(key)
  }
  return groups
    .filter(({ keys }) => keys.length > 0)
    .map(({ title, keys }) => {
      const questions = keys.map((key) => <Question key={key} name={key} {...state} />)
      const id = `groep-${keys[0]}`
      return title ? (
        <FormGroup key={id} id={id} title={title}>
          {questions}
        </FormGroup>
      ) : (
        questions
      )
    })
}

function Question({ name, ...state }: StepState & { name: string }) {
  const field = stepOf(state.section).section.fields.find(({ key }) => key === name)
  const text = sectionTexts(state.section).fields[name]
  if (!field || !text) return null
  return (
    <>
      <StepField
        field={field}
        text={text}
        value={state.values[name]}
        errors={state.errors ?? {}}
      />
      {state.conflict?.fields.includes(name) && (
        <Choose section={state.section} name={name} stored={state.conflict.stored} />
      )}
    </>
  )
}

/** Shows what was stored in between and lets the person choose; nothing is overwritten unseen. */
function Choose({ section, name, stored }: { section: SectionKey; name: string; stored: SectionData }) {
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

function StepButtons({ section }: { section: SectionKey }) {
  const { t } = useTranslation()
  const { previous, next } = stepOf(section)
  const button = (value: string, variant: 'primary' | 'secondary' | 'quiet', disabled = false) => (
    <Button name="naar" value={value} variant={variant} disabled={disabled}>
      {t(`interview.ways.${value as 'opslaan'}`)}
    </Button>
  )
  return (
    <>
      {!next && <p>{t('interview.lastStep')}</p>}
      <ButtonRow>
        {next ? button('volgende', 'primary') : button('dashboard', 'primary')}
        {button('opslaan', 'secondary')}
        {button('vorige', 'secondary', !previous)}
        {next && button('dashboard', 'quiet')}
      </ButtonRow>
    </>
  )
}
