import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { cx } from './cx.ts'
import {
  describedBy,
  fieldClass,
  hasErrors,
  HintAndErrors,
  LabelText,
  type QuestionProps,
} from './field.tsx'
import * as css from './form.css.ts'

export type Option = { value: string; label: string; hint?: ReactNode }

type NativeInput = Omit<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'name' | 'className' | 'type' | 'value' | 'checked' | 'defaultValue' | 'aria-describedby'
>

type GroupProps = QuestionProps &
  NativeInput & {
    name: string
    legend: string
    options: readonly Option[]
    /** Short options stand beside each other where there is room. */
    columns?: boolean | undefined
  }

/** The first option carries the id of the question: a link in the error summary lands on it. */
const optionId = (id: string, index: number): string => (index === 0 ? id : `${id}-${index}`)

type ChoiceProps = NativeInput & {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  value: string
  label: string
  hint: ReactNode
  describedBy?: string | undefined
}

function Choice({ id, label, hint, describedBy: outer, ...native }: ChoiceProps) {
  const hintId = hint ? `${id}-note` : undefined
  return (
    <div className={css.choice}>
      <input
        {...native}
        id={id}
        className={css.control}
        aria-describedby={[outer, hintId].filter(Boolean).join(' ') || undefined}
      />
      <label htmlFor={id} className={css.choiceLabel}>
        {label}
      </label>
      {hint && (
        <div id={hintId} className={css.choiceHint}>
          {hint}
        </div>
      )}
    </div>
  )
}

export type RadioGroupProps = GroupProps & {
  /** The option that is chosen when the page opens. */
  value?: string | undefined
}

/** One of several answers. What is not named here goes to each radio button. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, legend, hint, errors, optionalText, ...rest } = props
  const { options, columns, value, ...native } = rest
  const question = { id, hint, errors, optionalText }
  return (
    <fieldset
      role="radiogroup"
      className={fieldClass(errors)}
      aria-describedby={describedBy(question)}
      aria-invalid={hasErrors(errors) || undefined}
    >
      <legend className={css.legend}>
        <LabelText text={legend} optionalText={optionalText} />
      </legend>
      <HintAndErrors {...question} />
      <div className={cx(columns && css.columns) || undefined}>
        {options.map((option, index) => (
          <Choice
            {...native}
            {...option}
            key={option.value}
            hint={option.hint}
            type="radio"
            id={optionId(id, index)}
            defaultChecked={option.value === value}
          />
        ))}
      </div>
    </fieldset>
  )
}

export type CheckboxGroupProps = GroupProps & {
  /** The options that are ticked when the page opens. */
  values?: readonly string[] | undefined
}

/** Any number of answers. What is not named here goes to each checkbox. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { id, legend, hint, errors, optionalText, ...rest } = props
  const { options, columns, values, ...native } = rest
  const question = { id, hint, errors, optionalText }
  return (
    <fieldset className={fieldClass(errors)} aria-describedby={describedBy(question)}>
      <legend className={css.legend}>
        <LabelText text={legend} optionalText={optionalText} />
      </legend>
      <HintAndErrors {...question} />
      <div className={cx(columns && css.columns) || undefined}>
        {options.map((option, index) => (
          <Choice
            {...native}
            {...option}
            key={option.value}
            hint={option.hint}
            type="checkbox"
            id={optionId(id, index)}
            defaultChecked={values?.includes(option.value)}
            aria-invalid={hasErrors(errors) || undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}

export type CheckboxProps = QuestionProps &
  NativeInput & {
    name: string
    label: string
    /** What is posted when it is ticked. */
    value?: string | undefined
  }

/** A single yes. What is not named here goes to the `<input>`. */
export function Checkbox(props: CheckboxProps) {
  const { id, label, hint, errors, optionalText, value = 'true', ...native } = props
  const question = { id, errors }
  return (
    <div className={fieldClass(errors)}>
      <HintAndErrors {...question} />
      <Choice
        {...native}
        type="checkbox"
        id={id}
        value={value}
        label={optionalText ? `${label} ${optionalText}` : label}
        hint={hint}
        describedBy={describedBy(question)}
        aria-invalid={hasErrors(errors) || undefined}
      />
    </div>
  )
}
