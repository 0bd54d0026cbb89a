import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { unfolds } from '../page/navigation.css.ts'
import {
  describedBy,
  fieldClass,
  hasErrors,
  HintAndErrors,
  LabelText,
  type QuestionProps,
} from './field.tsx'
import * as css from './form.css.ts'

type Option = { value: string; label: string; hint?: ReactNode }

type NativeInput = Omit<
  ComponentPropsWithoutRef<'input'>,
  | 'id'
  | 'name'
  | 'className'
  | 'type'
  | 'value'
  | 'checked'
  | 'defaultValue'
  | 'required'
  | 'aria-describedby'
>

type GroupProps = QuestionProps &
  NativeInput & {
    name: string
    legend: string
    options: readonly Option[]
    /** So many stand there at first; the others behind these words. */
    rest?: { after: number; text: string } | undefined
  }

type ChoiceProps = NativeInput & {
  type: 'radio' | 'checkbox'
  /** Of the first option that of the question: a link in the error summary lands on it. */
  id?: string | undefined
  hintId: string
  name: string
  value: string
  label: string
  hint: ReactNode
  describedBy?: string | undefined
}

/**
 * Stands in `css.choices`. The label lies around the control, and nothing else around the label: a long form would
 * be too heavy with an id or a class for each.
 */
function ChoiceInput({ label, hint, hintId, describedBy: outer, ...native }: ChoiceProps) {
  const choice = (
    <label>
      <input
        {...native}
        aria-describedby={[outer, hint && hintId].filter(Boolean).join(' ') || undefined}
      />
      <span>{label}</span>
    </label>
  )
  if (!hint) return choice
  return (
    <div>
      {choice}
      <div id={hintId} className={css.choiceHint}>
        {hint}
      </div>
    </div>
  )
}

type ChoiceGroupProps = GroupProps & {
  /** One below the other, however short they are: names. */
  isList?: boolean | undefined
  type: ChoiceProps['type']
  chosen: readonly string[]
}

/** Options of at most so many characters fit on one line beside each other on a telephone. */
const SHORT = 13

/** A question with a list of answers. What is not named here goes to each of them. */
function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, legend, hint, errors, optionalText, required, ...others } = props
  const { type, options, chosen, isList, rest: folded, ...native } = others
  const question = { id, hint, errors, optionalText }
  const isInvalid = hasErrors(errors) || undefined
  // A group of radio buttons is wrong as a whole; of checkboxes only each by itself can say so.
  const isRadio = type === 'radio'
  // Of three the last would stand alone on its line.
  const areShort =
    !isList &&
    options.length !== 3 &&
    options.every((option) => !option.hint && option.label.length <= SHORT)
  const choices = cx(css.choices, areShort && css.columns)
  const isChosen = (value: string) => value !== '' && chosen.includes(value)
  const first = folded?.after ?? options.length
  const shown = options.map((option, index) => (
    <ChoiceInput
      {...native}
      {...option}
      key={option.value}
      hint={option.hint}
      type={type}
      id={index === 0 ? id : undefined}
      hintId={`${id}-${index}-note`}
      defaultChecked={chosen.includes(option.value)}
      aria-invalid={isRadio ? undefined : isInvalid}
    />
  ))
  return (
    <fieldset
      role={isRadio ? 'radiogroup' : undefined}
      className={fieldClass(errors)}
      aria-describedby={describedBy(question)}
      aria-required={(isRadio && required) || undefined}
      aria-invalid={isRadio ? isInvalid : undefined}
    >
      <legend className={css.legend}>
        <LabelText text={legend} optionalText={optionalText} />
      </legend>
      <HintAndErrors {...question} />
      <div className={choices}>{shown.slice(0, first)}</div>
      {folded && first < shown.length && (
        <details open={options.slice(first).some(({ value }) => isChosen(value))}>
          <summary className={unfolds}>{folded.text}</summary>
          <div className={choices}>{shown.slice(first)}</div>
        </details>
      )}
    </fieldset>
  )
}

type RadioGroupProps = GroupProps & {
  value?: string | undefined
}

/** One answer out of several; `value` is undefined while none is chosen. */
export const RadioGroup = ({ value, ...props }: RadioGroupProps) => (
  <ChoiceGroup {...props} type="radio" chosen={value === undefined ? [] : [value]} />
)

type CheckboxGroupProps = GroupProps & {
  values?: readonly string[] | undefined
  isList?: boolean | undefined
}

/** Any number of answers; one without any posts nothing. */
export const CheckboxGroup = ({ values = [], ...props }: CheckboxGroupProps) => (
  <ChoiceGroup {...props} type="checkbox" chosen={values} />
)

type CheckboxProps = QuestionProps &
  NativeInput & {
    name: string
    label: string
    value?: string | undefined
  }

/** It never breaks, and is as long as a line of large letters beside a box. */
const OUR_NAME = 'Wensenregister'

/** A single yes. What is not named here goes to the `<input>`. */
export function Checkbox(props: CheckboxProps) {
  const { id, label, hint, errors, optionalText, required, value = 'true', ...native } = props
  const question = { id, errors }
  return (
    <div className={fieldClass(errors)}>
      <HintAndErrors {...question} />
      <div className={cx(css.choices, label.includes(OUR_NAME) && css.narrow)}>
        <ChoiceInput
          {...native}
          type="checkbox"
          id={id}
          hintId={`${id}-note`}
          value={value}
          label={optionalText ? `${label} ${optionalText}` : label}
          hint={hint}
          describedBy={describedBy(question)}
          aria-required={required || undefined}
          aria-invalid={hasErrors(errors) || undefined}
        />
      </div>
    </div>
  )
}
