import type { Definition } from '#app/forms/fields.ts'

type OptionTexts<F> = F extends { options: readonly (infer O extends string)[] }
  ? { options: { [K in O]: string }; none?: string }
  : unknown
type OfferTexts<F> = F extends { offers: readonly (infer N extends number)[] }
  ? { options: { [K in N]: string }; unit: string }
  : unknown
type CellText<S> = S extends { kind: 'yesNo' }
  ? {
      /** What a tick says of its row, after the other words of it: 'regelt mijn uitvaart'. */
      said: string
    }
  : unknown
type RowTexts<F> = F extends {
  kind: 'rows'
  fields: readonly (infer Sub extends { key: string })[]
}
  ? {
      /** Singular name of a row, used in 'Rij toevoegen' buttons and the summary: 'Nummer', 'Contactpersoon'. */
      row: string
      add: string
      remove: string
      fields: { [S in Sub as S['key']]: { label: string; hint?: string } & CellText<S> }
    }
  : unknown
type ConditionText<F> = F extends { showIf: unknown }
  ? {
      /** Says in words when the question applies; shown when scripting does not hide it. */
      when: string
    }
  : unknown

/** The texts that the fields of a form must have. */
export type FieldsTexts<D extends Definition> = SectionTexts<D>['fields']

/**
 * The texts a section must have: a missing label, option or condition is a compile error.
 * `group` starts a titled group of questions above that field.
 */
export type SectionTexts<S extends Definition> = {
  title: string
  summaryTitle: string
  intro: string
  inspiration: readonly string[]
  fields: {
    [F in S['fields'][number] as F['key']]: {
      label: string
      hint?: string
      link?: { href: string; text: string }
      group?: string
      mark?: string
    } & OptionTexts<F> &
      OfferTexts<F> &
      RowTexts<F> &
      ConditionText<F>
  }
}
