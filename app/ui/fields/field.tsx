import { type ComponentPropsWithoutRef, type ReactNode, useContext } from 'react'
import { SURE } from '#app/forms/mail-domains.ts'
import { cx } from '../cx.ts'
import * as css from './form.css.ts'
import { hiddenVisually } from '../global.css.ts'
import { withHelpLines } from './help-lines.tsx'
import { HiddenText } from './hidden.tsx'
import { WarningIcon } from '../drawing/icons.tsx'
import { WordsContext } from './words.ts'

export type QuestionProps = {
  /** Said with `aria-required`: with `required` some browsers call an untouched field wrong. */
  required?: boolean | undefined
  /** Also the base of the ids of the hint (`-hint`) and the errors (`-error`). */
  id: string
  hint?: ReactNode
  errors?: readonly string[] | undefined
  /** Said behind the label of a question that may be left open: '(niet verplicht)'. */
  optionalText?: string | undefined
}

/** Whether a question has to be mended. */
export const hasErrors = (errors: readonly string[] | undefined): boolean =>
  errors !== undefined && errors.length > 0

/** Value of `aria-describedby`: the ids of the hint and the errors that are really there. */
export function describedBy({ id, hint, errors }: QuestionProps): string | undefined {
  const ids = [hint ? `${id}-hint` : '', hasErrors(errors) ? `${id}-error` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

type LabelTextProps = { text: string; optionalText: string | undefined }

/** The text of a label or legend, with '(niet verplicht)' where it applies. */
export function LabelText({ text, optionalText }: LabelTextProps) {
  if (!optionalText) return text
  return (
    <>
      {`${text} `}
      <span className={css.optional}>{optionalText}</span>
    </>
  )
}

/** Hint and errors, in that order, above what they are about. */
export function HintAndErrors({ id, hint, errors = [] }: QuestionProps) {
  const { error: prefix } = useContext(WordsContext)
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {withHelpLines(hint)}
        </p>
      )}
      {errors.length > 0 && (
        <div id={`${id}-error`}>
          {errors.map((text) => (
            <p key={text} className={css.error}>
              <WarningIcon />
              <span>
                <HiddenText>{`${prefix} `}</HiddenText>
                <span>{text}</span>
              </span>
            </p>
          ))}
        </div>
      )}
    </>
  )
}

/** The class of what stands around a question; another one when it has errors. */
export const fieldClass = (errors: readonly string[] | undefined): string =>
  cx(css.field, hasErrors(errors) && css.invalid)

type FieldProps = QuestionProps & { label: string; children: ReactNode }

/**
 * Around a control of one's own, which takes `id`, `aria-describedby={describedBy(…)}` and
 * `aria-invalid`.
 */
export function LabelledField({ label, children, ...question }: FieldProps) {
  return (
    <div className={fieldClass(question.errors)}>
      <label htmlFor={question.id} className={css.label}>
        <LabelText text={label} optionalText={question.optionalText} />
      </label>
      <HintAndErrors {...question} />
      {children}
    </div>
  )
}

type FixedProps = { id: string; label: string; hint?: string | undefined; children: ReactNode }

/** An answer that cannot be changed here, below its label. */
export function FixedAnswer({ id, label, hint, children }: FixedProps) {
  return (
    <dl id={id} className={css.field}>
      <dt className={css.label}>{label}</dt>
      <dd>{children}</dd>
      {hint && <dd className={css.hint}>{hint}</dd>}
    </dl>
  )
}

type Native<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'id' | 'name' | 'className' | 'required' | 'aria-describedby' | 'aria-required' | 'aria-invalid'
>

export type TextInputProps = QuestionProps &
  Native<'input'> & {
    name: string
    label: string
    /** How long the answer will be: short for a postal code, medium for a telephone number. */
    fit?: 'short' | 'medium' | undefined
  }

/**
 * A question answered on one line, or by a file (`type`). An address with an error goes along, so that one that
 * was only asked about goes through when it comes again.
 */
export function TextInput(props: TextInputProps) {
  const { id, label, hint, errors, optionalText, type, defaultValue = '' } = props
  const isAsked = type === 'email' && defaultValue !== '' && hasErrors(errors)
  return (
    <LabelledField {...{ id, label, hint, errors, optionalText }}>
      <Input {...props} />
      {isAsked && <input type="hidden" name={SURE} value={defaultValue} />}
    </LabelledField>
  )
}

type PasswordInputProps = Omit<TextInputProps, 'type' | 'fit'> & {
  /** Readable from the start: someone must write it down. */
  isShown?: boolean
}

/** A script adds a button that shows what is typed. */
export function PasswordInput({ isShown = false, ...props }: PasswordInputProps) {
  const { id, label, hint, errors, optionalText } = props
  const { show, hide, shown, hidden } = useContext(WordsContext)
  return (
    <LabelledField {...{ id, label, hint, errors, optionalText }}>
      <div
        className={css.together}
        data-password={label}
        data-show={show}
        data-hide={hide}
        data-shown={shown}
        data-hidden={hidden}
      >
        <Input
          autoCapitalize="none"
          spellCheck={false}
          {...props}
          type={isShown ? 'text' : 'password'}
        />
        <output className={hiddenVisually} />
      </div>
    </LabelledField>
  )
}

function Input(props: TextInputProps) {
  const { id, label: _label, hint, errors, optionalText: _text, required, fit, ...native } = props
  return (
    <input
      type="text"
      {...native}
      id={id}
      className={cx(css.input, fit && css[fit])}
      aria-describedby={describedBy({ id, hint, errors })}
      aria-required={required || undefined}
      aria-invalid={hasErrors(errors) || undefined}
    />
  )
}

type TextAreaProps = QuestionProps &
  Native<'textarea'> & {
    name: string
    label: string
    /** A box as other fields have, which grows along. */
    isPlain?: boolean | undefined
  }

/** Letters on a line of the sheet on a telephone, and the most lines that it begins with. */
const LINE = 32
const LONGEST = 24

/** For browsers in which a sheet does not grow: how many lines a text takes up. */
const linesOf = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.floor(line.length / LINE) + 1, 0)

/** A sheet to write on, with room for what stands on it. */
export function TextArea({ isPlain, ...props }: TextAreaProps) {
  const { id, label, hint, errors, optionalText, required, rows = 4, ...native } = props
  const lines = linesOf(String(native.defaultValue ?? ''))
  const question = { id, hint, errors, optionalText }
  return (
    <LabelledField {...question} label={label}>
      <textarea
        {...native}
        rows={Math.max(rows, Math.min(lines, LONGEST))}
        id={id}
        className={cx(css.input, !isPlain && css.sheet)}
        aria-describedby={describedBy(question)}
        aria-required={required || undefined}
        aria-invalid={hasErrors(errors) || undefined}
      />
    </LabelledField>
  )
}

type SelectProps = QuestionProps &
  Native<'select'> & {
    name: string
    label: string
    options: readonly { value: string; label: string }[]
  }

/** A list that unfolds, for what is too much to read at a glance. */
export function Select({ label, options, ...props }: SelectProps) {
  const { id, hint, errors, optionalText, required, ...native } = props
  const question = { id, hint, errors, optionalText }
  return (
    <LabelledField {...question} label={label}>
      <select
        {...native}
        id={id}
        className={css.input}
        aria-describedby={describedBy(question)}
        aria-required={required || undefined}
        aria-invalid={hasErrors(errors) || undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </LabelledField>
  )
}
