import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import * as css from './form.css.ts'
import { describedBy, fieldClass, HintAndErrors, LabelText, type QuestionProps } from './field.tsx'
import { hiddenVisually } from './global.css.ts'

type FormGroupProps = {
  /** Id of the heading; the section is named by it. */
  id: string
  title: string
  intro?: string | undefined
  children: ReactNode
}

/** Questions that belong together, under a heading. */
export function FormGroup({ id, title, intro, children }: FormGroupProps) {
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro && <p>{intro}</p>}
      {children}
    </section>
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
  /** 'Nummer 2', 'Contactpersoon 1'. */
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
 * A question that applies only after a certain answer. Without scripting it is always there and
 * says when it applies; a script that finds it by its data attributes sets `hidden` on it, and
 * hides the words (`[data-when]`) as they are no longer needed.
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
 * First in a form that also has buttons for rows: the Enter key presses the first submit button,
 * and that must be the one that saves. Neither seen nor read; the visible button does the same.
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
