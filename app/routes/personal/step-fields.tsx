import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldTexts } from '#app/forms/answers.ts'
import type { Field, FieldKind, TextField } from '#app/forms/fields.ts'
import type { LegalNote } from '#app/features/interview/legal.ts'
import { addRow, type FieldErrors, removeRow } from '#app/forms/rows.ts'
import { monthOf } from '#app/locales/dates.ts'
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Conditional,
  FieldList,
  FieldRow,
  PlusIcon,
  RadioGroup,
  RemoveIcon,
  TextArea,
  TextInput,
} from '#app/ui/index.ts'

type FieldProps<F extends Field> = {
  field: F
  text: FieldTexts
  /** What was typed or stored; anything else than the field's own shape counts as empty. */
  value: unknown
  errors: FieldErrors
  /** Options of this question that the law does not allow (yet). */
  notes?: readonly LegalNote[]
}
type OfKind<K extends FieldKind> = Extract<Field, { kind: K }>

/** One component a kind; a kind without one does not compile. */
const FIELDS: { [K in FieldKind]: (props: FieldProps<OfKind<K>>) => ReactNode } = {
  text: ShortText,
  longText: LongText,
  number: NumberInput,
  choice: OneChoice,
  choices: ManyChoices,
  yesNo: YesNo,
  rows: Rows,
}

type StepFieldProps = FieldProps<Field> & {
  /** What has to be decided about the question, below it. */
  children?: ReactNode
}

/** A question of the interview, with its condition when it has one. */
export function StepField({ children, ...props }: StepFieldProps) {
  const { field, text } = props
  const Kind = FIELDS[field.kind] as (props: FieldProps<Field>) => ReactNode
  const question = (
    <>
      <Kind {...props} />
      {children}
    </>
  )
  if (!field.showIf || !text.when) return question
  const { field: other, is } = field.showIf
  return (
    <Conditional
      when={text.when}
      data-when-field={other}
      data-when-is={is === 'any' ? '' : JSON.stringify(is)}
    >
      {question}
    </Conditional>
  )
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())

/** What every kind has in common. */
function useQuestion({ field, text, errors }: FieldProps<Field>) {
  const { t } = useTranslation()
  return {
    id: field.key,
    name: field.key,
    hint: text.link ? <LinkedHint text={text} /> : text.hint,
    errors: errors[field.key],
    // Nearly every question may be left open, so the few that may not are the ones that say so.
    optionalText: field.required && !field.showIf ? t('form.required') : undefined,
  }
}

/** Opens beside the form: what was typed must not be lost. */
const BESIDE = { target: '_blank', rel: 'noopener' }

function LinkedHint({ text: { hint, link } }: { text: FieldTexts }) {
  return (
    <>
      {hint}{' '}
      <a href={link?.href} {...BESIDE}>
        {link?.text}
      </a>
    </>
  )
}

/** What the law says of an option, since when we know it, and where it stands. */
function LegalHint({ note }: { note: LegalNote }) {
  const { t } = useTranslation()
  const date = monthOf(note.reviewedOn)
  return (
    <>
      {note.explanation} {t('interview.law.reviewed', { date })}{' '}
      <a href={note.sourceUrl} {...BESIDE}>
        {t('interview.law.source', { name: note.sourceName })}
      </a>
    </>
  )
}

const INPUT_OF: Record<string, object> = {
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', fit: 'medium' },
  link: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  postalCode: { fit: 'short', spellCheck: false },
}

const inputOf = ({ format, autocomplete, readOnly }: TextField) => ({
  ...(format && INPUT_OF[format]),
  autoComplete: autocomplete ?? 'off',
  readOnly,
})

function ShortText(props: FieldProps<TextField>) {
  const { field, text, value } = props
  return (
    <TextInput
      {...useQuestion(props)}
      label={text.label}
      defaultValue={textOf(value)}
      {...inputOf(field)}
    />
  )
}

function LongText(props: FieldProps<OfKind<'longText'>>) {
  return (
    <TextArea
      {...useQuestion(props)}
      label={props.text.label}
      rows={props.field.rows}
      defaultValue={textOf(props.value)}
    />
  )
}

function NumberInput(props: FieldProps<OfKind<'number'>>) {
  const value = props.value === undefined ? props.field.initial : props.value
  return (
    <TextInput
      {...useQuestion(props)}
      label={props.text.label}
      inputMode="numeric"
      autoComplete="off"
      fit="short"
      defaultValue={textOf(value)}
    />
  )
}

const optionsOf = (options: readonly string[], text: FieldTexts) =>
  options.map((value) => ({ value, label: text.options?.[value] ?? value }))

function OneChoice(props: FieldProps<OfKind<'choice'>>) {
  const { t } = useTranslation()
  const { field, text } = props
  const value = textOf(props.value) || (field.initial ?? '')
  const options = optionsOf(field.options, text).map((option) => {
    const note = props.notes?.find((one) => one.option === option.value)
    return note ? { ...option, hint: <LegalHint note={note} /> } : option
  })
  // Text browsers post the first radio button unasked; a neutral one makes that harmless.
  const neutral = field.initial ? [] : [{ value: '', label: t('form.noChoice') }]
  return (
    <RadioGroup
      {...useQuestion(props)}
      legend={text.label}
      options={[...neutral, ...options]}
      value={value}
    />
  )
}

function ManyChoices(props: FieldProps<OfKind<'choices'>>) {
  const { field, text, value } = props
  return (
    <CheckboxGroup
      {...useQuestion(props)}
      legend={text.label}
      columns
      options={optionsOf(field.options, text)}
      values={listOf(value).map(String)}
    />
  )
}

function YesNo(props: FieldProps<OfKind<'yesNo'>>) {
  return (
    <Checkbox
      {...useQuestion(props)}
      label={props.text.label}
      defaultChecked={props.value === true || props.value === 'true'}
      data-needs={props.field.needs?.join(' ')}
    />
  )
}

function Rows(props: FieldProps<OfKind<'rows'>>) {
  const { field, text, value } = props
  const given = listOf(value)
  const rows = given.length > 0 ? given : [{}]
  const { name: _, ...question } = useQuestion(props)
  return (
    <FieldList {...question} legend={text.label}>
      {rows.map((row, index) => (
        <OneRow key={index} {...props} row={row} index={index} only={rows.length === 1} />
      ))}
      {rows.length < field.maxRows && (
        <Button variant="secondary" formAction={`#${field.key}`} {...addRow(field.key)}>
          <PlusIcon />
          {text.add}
        </Button>
      )}
    </FieldList>
  )
}

type RowProps = FieldProps<OfKind<'rows'>> & { row: unknown; index: number; only: boolean }

function OneRow({ field, text, errors, row, index, only }: RowProps) {
  const legend = `${text.row} ${index + 1}`
  const values = typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : {}
  const remove = (
    <Button
      variant="quiet"
      formAction={`#${field.key}`}
      disabled={only}
      aria-label={`${text.remove} (${legend})`}
      {...removeRow(field.key, index)}
    >
      <RemoveIcon />
      {text.remove}
    </Button>
  )
  return (
    <FieldRow legend={legend} remove={remove}>
      {field.fields.map((sub) => {
        const name = `${field.key}[${index}].${sub.key}`
        return (
          <TextInput
            key={sub.key}
            id={name}
            name={name}
            label={text.fields?.[sub.key]?.label ?? sub.key}
            hint={text.fields?.[sub.key]?.hint}
            errors={errors[name]}
            defaultValue={textOf(values[sub.key])}
            {...inputOf(sub)}
          />
        )
      })}
    </FieldRow>
  )
}
