import { type ComponentPropsWithoutRef, type ReactNode, useContext } from 'react'
import * as css from './form.css.ts'
import { describedBy, fieldClass, HintAndErrors, LabelText, type QuestionProps } from './field.tsx'
import { hiddenVisually } from '../global.css.ts'
import { HiddenText } from './hidden.tsx'
import { WordsContext } from './words.ts'

type FormGroupProps = {
  id: string
  title: string
  intro?: string | undefined
  children: ReactNode
}

/** Questions that belong together, under a title. `id`: of the title, unique in the page. */
export function FormGroup({ id, title, intro, children }: FormGroupProps) {
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro && <p>{intro}</p>}
      {children}
    </section>
  )
}

type FoldingGroupProps = Omit<FormGroupProps, 'intro'> & { count: string; isOpen: boolean }

/** A group of a long form, which its reader can put away. */
export function FoldingGroup({ id, title, count, isOpen, children }: FoldingGroupProps) {
  return (
    <details open={isOpen} className={css.group}>
      <summary className={css.groupHead}>
        <h2 id={id}>{title}</h2>
        <span>{count}</span>
      </summary>
      {children}
    </details>
  )
}

type FieldListProps = QuestionProps & {
  legend: string
  /** What just happened to it. */
  said?: ReactNode
  children: ReactNode
}

/** A question answered with a list of rows: `FieldRow`s, and a button for another one. */
export function FieldList({ legend, said, children, ...question }: FieldListProps) {
  const saidId = `${question.id}-said`
  return (
    <fieldset
      id={question.id}
      tabIndex={-1}
      className={fieldClass(question.errors)}
      aria-describedby={said ? saidId : describedBy(question)}
    >
      <legend className={css.legend}>
        <LabelText text={legend} optionalText={question.optionalText} />
      </legend>
      {said && <div id={saidId}>{said}</div>}
      <HintAndErrors {...question} />
      {children}
    </fieldset>
  )
}

type FieldRowProps = {
  legend: string
  /** The button that takes this row away; stands after the fields. */
  remove: ReactNode
  /** What stands in its place until it is opened: a line, and what is between its first two fields. */
  closed?: { line: string; between: string } | undefined
  children: ReactNode
}

/** One row of a list that the visitor makes: a small form, or one line once it is filled in. */
export function FieldRow({ legend, remove, closed, children }: FieldRowProps) {
  const { change } = useContext(WordsContext)
  const fields = (
    <fieldset className={css.row}>
      {closed ? (
        <legend>
          <HiddenText>{legend}</HiddenText>
        </legend>
      ) : (
        <legend className={css.rowLegend}>{legend}</legend>
      )}
      <div>{children}</div>
      {remove}
    </fieldset>
  )
  if (!closed) return fields
  return (
    <details className={css.closedRow} data-between={closed.between}>
      <summary>
        <b>{closed.line}</b> <u>{change}</u>
      </summary>
      {fields}
    </details>
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
