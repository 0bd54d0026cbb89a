import { Fragment, type ReactNode, useContext } from 'react'
import type { FieldTexts } from '#app/forms/answer.ts'
import type { Cell, Field, FieldKind, OfKind, TextField } from '#app/forms/fields.ts'
import { shownDay } from '#app/forms/formats.ts'
import { groupsOf } from '#app/forms/groups.ts'
import {
  addRow,
  type FieldErrors,
  isTyped,
  lineOf,
  removeRow,
  textCells,
  type Typed,
} from '#app/forms/rows.ts'
import { Button } from '../button.tsx'
import { Checkbox, CheckboxGroup, RadioGroup } from './choices.tsx'
import { FixedAnswer, PasswordInput, Select, TextArea, TextInput } from './field.tsx'
import { Conditional, FieldList, FieldRow, FoldingGroup, FormGroup } from './form-group.tsx'
import { PlusIcon, RemoveIcon } from '../drawing/icons.tsx'
import { OfAnother } from './of-another.ts'
import { WordsContext } from './words.ts'

type FieldProps<F extends Field> = {
  field: F
  text: FieldTexts
  /** What was typed or stored; anything else than the field's own shape counts as empty. */
  value: unknown
  errors: FieldErrors
  optionHints?: Readonly<Record<string, ReactNode>> | undefined
  /** What is said of a cell of its rows besides, by the name of its field. */
  cellHints?: Readonly<Record<string, string>> | undefined
  /** What just happened to its rows. */
  said?: ReactNode
  /** Which questions say whether they must be answered: the few among many. 'required' unless given. */
  mark?: 'required' | 'optional'
}

/** One component a kind; a kind without one does not compile. */
const FIELDS: { [K in FieldKind]: (props: FieldProps<OfKind<K>>) => ReactNode } = {
  text: ShortText,
  longText: LongText,
  day: Day,
  password: Password,
  number: ANumber,
  choice: OneChoice,
  choices: ManyChoices,
  yesNo: YesNo,
  consent: ConsentBox,
  rows: RowsField,
  file: FileInput,
}

type FormFieldProps = FieldProps<Field> & {
  children?: ReactNode
}

/**
 * A question as its definition says, with what was typed and what is wrong with it. One that only
 * applies after some choice stands in a `Conditional`, which says so in words and hides it with
 * script.
 */
export function FormField({ children, ...props }: FormFieldProps) {
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

type FieldGroupsProps = {
  fields: readonly Field[]
  texts: Record<string, FieldTexts>
  /** What is said below the title of each group, in their order; they can be folded away then. */
  counts?: readonly string[] | undefined
  /** Which of those are open at first: all unless given. */
  isOpen?: (fields: readonly Field[], index: number) => boolean
  children: (field: Field) => ReactNode
}

/**
 * Questions under the titles that their texts give; those without a title stand loose. `children`:
 * shows one question.
 */
export function FieldGroups({ fields: all, texts, counts, isOpen, children }: FieldGroupsProps) {
  return groupsOf(all, texts).map(({ title, fields }, index) => {
    const questions = fields.map((field) => <Fragment key={field.key}>{children(field)}</Fragment>)
    if (!title) return questions
    const group = { id: `groep-${fields[0]?.key}`, title, children: questions }
    const count = counts?.[index]
    return count ? (
      <FoldingGroup
        key={title}
        {...group}
        count={count}
        isOpen={!isOpen || isOpen(fields, index)}
      />
    ) : (
      <FormGroup key={title} {...group} />
    )
  })
}

type FormFieldsProps = {
  fields: readonly Field[]
  texts: Readonly<Record<string, FieldTexts>>
  values?: Typed | undefined
  errors?: FieldErrors | undefined
  mark?: 'required' | 'optional'
}

/** Every field of a form, in its groups. One without texts is not shown. */
export function FormFields({ values = {}, errors = {}, texts, fields, mark }: FormFieldsProps) {
  return (
    <FieldGroups fields={fields} texts={texts}>
      {(field) => {
        const text = texts[field.key]
        const common = { field, value: values[field.key], errors, ...(mark && { mark }) }
        return text && <FormField {...common} text={text} />
      }}
    </FieldGroups>
  )
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())

function useQuestion({ field, text, errors, mark = 'required' }: FieldProps<Field>) {
  const words = useContext(WordsContext)
  // One that only applies after some choices is not marked: its condition says when it is needed.
  // Nor is one of which a choice is made already: it cannot be left open.
  const chosen =
    (field.kind === 'choice' && field.initial !== undefined) ||
    (field.kind === 'number' && field.offers !== undefined)
  const required = field.required === true && !field.showIf && !chosen
  const optional = field.required !== true && !field.unless
  return {
    id: field.key,
    name: field.key,
    hint: text.link ? <LinkedHint text={text} /> : text.hint,
    errors: errors[field.key],
    optionalText: text.mark ?? ({ required, optional }[mark] ? words[mark] : undefined),
    required: required && mark === 'optional',
  }
}

/** Opens beside the form: what was typed must not be lost. */
const BESIDE = { target: '_blank', rel: 'noopener' }

function LinkedHint({ text: { hint, link = [] } }: { text: FieldTexts }) {
  return (
    <>
      {hint}
      {[link].flat().map(({ href, text }) => (
        <Fragment key={href}>
          {' '}
          <a href={href} {...BESIDE}>
            {text}
          </a>
        </Fragment>
      ))}
    </>
  )
}

const INPUT_OF: Record<string, object> = {
  email: { type: 'email', spellCheck: false },
  phone: { type: 'tel', fit: 'medium' },
  link: { type: 'url', inputMode: 'url', spellCheck: false },
  postalCode: { fit: 'short', spellCheck: false },
  time: { fit: 'short' },
  website: { type: 'url' },
  kvk: { inputMode: 'numeric', fit: 'medium' },
}

const inputOf = ({ format }: TextField) => (format ? INPUT_OF[format] : {})

/** What a browser offers in a field: nothing where it is about somebody else. */
function useAutoComplete() {
  const isOfAnother = useContext(OfAnother)
  return ({ autocomplete = 'off' }: TextField | OfKind<'day'>): string =>
    isOfAnother ? 'off' : autocomplete
}

function ShortText(props: FieldProps<TextField>) {
  return props.field.readOnly ? <FixedText {...props} /> : <TypedText {...props} />
}

function TypedText(props: FieldProps<TextField>) {
  const { field, text, value } = props
  return (
    <TextInput
      {...useQuestion(props)}
      label={text.label}
      defaultValue={textOf(value)}
      {...inputOf(field)}
      autoComplete={useAutoComplete()(field)}
    />
  )
}

/** What is changed elsewhere, as text: all of it can be read, however large its letters. */
function FixedText({ field: { key }, text: { label, hint }, value }: FieldProps<TextField>) {
  return (
    <FixedAnswer id={key} label={label} hint={hint}>
      {textOf(value)}
      <input type="hidden" name={key} value={textOf(value)} />
    </FixedAnswer>
  )
}

function LongText(props: FieldProps<OfKind<'longText'>>) {
  return (
    <TextArea
      {...useQuestion(props)}
      label={props.text.label}
      rows={props.field.rows}
      isPlain={props.field.plain}
      defaultValue={textOf(props.value)}
    />
  )
}

function Day(props: FieldProps<OfKind<'day'>>) {
  const { field, text, value } = props
  return (
    <TextInput
      {...useQuestion(props)}
      label={text.label}
      fit="medium"
      autoComplete={useAutoComplete()(field)}
      defaultValue={shownDay(textOf(value))}
    />
  )
}

function Password(props: FieldProps<OfKind<'password'>>) {
  const autoComplete =
    (props.field.refuse ?? props.field.sameAs) ? 'new-password' : 'current-password'
  return (
    <PasswordInput {...useQuestion(props)} label={props.text.label} autoComplete={autoComplete} />
  )
}

function FileInput(props: FieldProps<OfKind<'file'>>) {
  return (
    <TextInput
      {...useQuestion(props)}
      label={props.text.label}
      type="file"
      accept={props.field.accept}
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

/** One that is typed, or chosen among those that are offered. */
function ANumber(props: FieldProps<OfKind<'number'>>) {
  return props.field.offers ? <OfferedNumbers {...props} /> : <NumberInput {...props} />
}

/** What is offered, in words; a number in between that stands there already stays among them. */
function OfferedNumbers(props: FieldProps<OfKind<'number'>>) {
  const { field, text, value = field.initial } = props
  const chosen = textOf(value)
  const stands = Number(chosen)
  const all = new Set([...(field.offers ?? []), ...(chosen && stands >= 0 ? [stands] : [])])
  const options = [...all]
    .toSorted((one, other) => one - other)
    .map((number) => ({
      value: String(number),
      label: text.options?.[number] ?? `${number} ${text.unit ?? ''}`,
    }))
  return <RadioGroup {...useQuestion(props)} legend={text.label} options={options} value={chosen} />
}

const optionsOf = (options: readonly string[], text: FieldTexts) =>
  options.map((value) => ({ value, label: text.options?.[value] ?? value }))

function OneChoice(props: FieldProps<OfKind<'choice'>>) {
  const { noChoice } = useContext(WordsContext)
  const { field, text, optionHints = {} } = props
  const value = textOf(props.value) || (field.initial ?? '')
  const options = optionsOf(field.options, text).map((option) => ({
    ...option,
    hint: optionHints[option.value],
  }))
  // Text browsers post the first radio button unasked; a neutral one makes that harmless.
  const neutral = field.initial ? [] : [{ value: '', label: text.none ?? noChoice }]
  const question = useQuestion(props)
  if (field.unfolds)
    return (
      <Select
        {...question}
        label={text.label}
        options={[...neutral, ...options]}
        defaultValue={value}
      />
    )
  return (
    <RadioGroup
      {...question}
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
      data-asks={props.field.asks && ''}
    />
  )
}

function ConsentBox(props: FieldProps<OfKind<'consent'>>) {
  return (
    <Checkbox
      {...useQuestion(props)}
      label={props.text.label}
      defaultChecked={props.value === 'true'}
      required
    />
  )
}

function RowsField(props: FieldProps<OfKind<'rows'>>) {
  const { field, text, value, said } = props
  const given = listOf(value)
  const rows = given.length > 0 ? given : [{}]
  const { name: _, ...question } = useQuestion(props)
  return (
    <FieldList {...question} legend={text.label} said={said}>
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

const isTicked = ({ key, kind }: Cell, values: Typed) => kind === 'yesNo' && values[key] === 'true'

type RowProps = FieldProps<OfKind<'rows'>> & { row: unknown; index: number; only: boolean }

function OneRow({ field, text, errors, cellHints, row, index, only }: RowProps) {
  const autoCompleteOf = useAutoComplete()
  const legend = `${text.row} ${index + 1}`
  const values = typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : {}
  const names = field.fields.map(({ key }) => `${field.key}[${index}].${key}`)
  const isWrong = names.some((name) => errors[name])
  const cells = textCells(field.fields).map(({ key }) => textOf(values[key]))
  const { between = ', ' } = field
  const ticked = field.fields.filter((sub) => isTicked(sub, values))
  const said = ticked.map(({ key }) => text.fields?.[key]?.said)
  const line = [lineOf(cells, between) || legend, ...said].join(', ')
  const closed = !isWrong && isTyped(cells) && { line, between }
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
    <FieldRow legend={legend} remove={remove} closed={closed || undefined}>
      {field.fields.map((sub, at) => {
        const name = names[at] ?? ''
        const { label = sub.key, hint: always, said: saidBy } = text.fields?.[sub.key] ?? {}
        const hint = [always, cellHints?.[name]].filter(Boolean).join(' ') || undefined
        const cell = { id: name, name, label, hint, errors: errors[name] }
        return sub.kind === 'yesNo' ? (
          <Checkbox
            key={sub.key}
            {...cell}
            defaultChecked={isTicked(sub, values)}
            data-said={saidBy}
          />
        ) : (
          <TextInput
            key={sub.key}
            {...cell}
            defaultValue={textOf(values[sub.key])}
            {...inputOf(sub)}
            autoComplete={autoCompleteOf(sub)}
          />
        )
      })}
    </FieldRow>
  )
}
