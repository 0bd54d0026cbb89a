import { useTranslation } from 'react-i18next'
import type { Field } from '#app/features/interview/definition.ts'
import { withLaw } from '#app/features/interview/legal.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import { stepOf } from '#app/features/interview/step.ts'
import {
  AreaHeading,
  Breadcrumb,
  Button,
  ButtonRow,
  DefaultSubmit,
  Disclosure,
  FormGroup,
  Narrow,
  StepProgress,
} from '#app/ui/index.ts'
import { StepField } from './step-fields.tsx'
import { Choose, Problems } from './step-problems.tsx'
import type { StepState } from './step-state.ts'

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

/** The questions in their groups; a field with a group title starts a new one. */
function Questions(state: StepState) {
  const section = withLaw(stepOf(state.section).section, state.notes)
  const { fields: texts } = sectionTexts(state.section)
  const groups: { title?: string | undefined; fields: Field[] }[] = [{ fields: [] }]
  for (const field of section.fields) {
    const title = texts[field.key]?.group
    if (title) groups.push({ title, fields: [] })
    groups.at(-1)?.fields.push(field)
  }
  return groups
    .filter(({ fields }) => fields.length > 0)
    .map(({ title, fields }) => {
      const questions = fields.map((field) => <Question key={field.key} field={field} {...state} />)
      const id = `groep-${fields[0]?.key}`
      return title ? (
        <FormGroup key={id} id={id} title={title}>
          {questions}
        </FormGroup>
      ) : (
        questions
      )
    })
}

function Question({ field, ...state }: StepState & { field: Field }) {
  const text = sectionTexts(state.section).fields[field.key]
  if (!text) return null
  return (
    <>
      <StepField
        field={field}
        text={text}
        value={state.values[field.key]}
        errors={state.errors ?? {}}
        notes={state.notes.filter((note) => note.field === field.key)}
      />
      {state.conflict?.fields.includes(field.key) && (
        <Choose section={state.section} name={field.key} stored={state.conflict.stored} />
      )}
    </>
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
