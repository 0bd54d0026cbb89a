import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import * as css from './form.css.ts'
import { describedBy, fieldClass, HintAndErrors, LabelText, type QuestionProps } from './field.tsx'
import { hiddenVisually } from '../global.css.ts'

type FormGroupProps = {
  id: string
  title: string
  intro?: string | undefined
  children: ReactNode
}

export function FormGroup({ id, title, intro, children }: FormGroupProps) {
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro && <p>{intro}</p>}
      {children}
    </section>
  )
}

type FoldingGroupProps = Omit<FormGroupProps, 'intro'> & { count: string }

/**
 * A group of a long form. Open on every page, so that nothing is hidden unasked and every link into
 * it leads somewhere; only its reader puts it away.
 */
export function FoldingGroup({ id, title, count, children }: FoldingGroupProps) {
  return (
    <details open className={css.group} aria-labelledby={id}>
      <summary className={css.groupHead}>
        <h2 id={id}>{title}</h2>
        <span>{count}</span>
      </summary>
      {children}
    </details>
  )
}

type FieldListProps = QuestionProps & { legend: string; children: ReactNode }

/** A question answered with a list of rows: `FieldRow`s, and a button for another one. */
export function FieldList({ legend, children, ...question }: FieldListProps) {
  return (
    <fieldset
      id={question.id}
      tabIndex={-1}
      className={fieldClass(question.errors)}
      aria-describedby={describedBy(question)}
    >
      <legend className={css.legend}>
        <LabelText text={legend} optionalText={question.optionalText} />
      </legend>
      <HintAndErrors {...question} />
      {children}
    </fieldset>
  )
}

type FieldRowProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'className'> & {
  legend: string
  /** The button that takes this row away; stands after the fields. */
  remove?: ReactNode
  children: ReactNode
}

/** One row of a list that the visitor makes: a small form on a card of its own. */
export function FieldRow({ legend, remove, children, ...native }: FieldRowProps) {
  return (
    <fieldset {...native} className={css.row}>
      <legend className={css.rowLegend}>{legend}</legend>
      <div>{children}</div>
      {remove}
    </fieldset>
  )
}

type ConditionalProps = Omit<ComponentPropsWithoutRef<'div'>, 'className'> & {
  /** Says in words when the question applies: 'Alleen als u kiest voor cremeren'. */
  when: string
  children: ReactNode
}

/**
 * Without script it says when it applies; with it, `hidden` is set by the data attributes, and the
 * words (`[data-when]`) go.
 */
export function Conditional({ when, children, ...native }: ConditionalProps) {
  return (
    <div {...native}>
      <p className={css.when} data-when="">
        {when}
      </p>
      {children}
    </div>
  )
}

type DefaultSubmitProps = {
  name?: string | undefined
  value?: string | undefined
  children: string
}

/**
 * First in a form with buttons for rows: Enter presses the first submit button, which must save.
 */
export function DefaultSubmit({ name, value, children }: DefaultSubmitProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      className={hiddenVisually}
      tabIndex={-1}
      aria-hidden="true"
    >
      {children}
    </button>
  )
}
