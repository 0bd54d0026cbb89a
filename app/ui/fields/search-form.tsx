import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '../button.tsx'
import { field, input, label as labelClass, together } from './form.css.ts'

type SearchFieldProps = {
  label: string
  query: string
  /** The button. */
  children: ReactNode
}

/** A field to search in, of which there is one in a page, with its button. */
export const SearchField = ({ label, query, children }: SearchFieldProps) => (
  <div className={field}>
    <label htmlFor="q" className={labelClass}>
      {label}
    </label>
    <div className={together}>
      <input id="q" name="q" type="search" defaultValue={query} maxLength={200} className={input} />
      {children}
    </div>
  </div>
)

type SearchFormProps = {
  action: string
  label: string
  submit: string
  query: string
  /** The part of the page that shows what was found, where that can be done as one types. */
  shows?: string
  /** Primary, unless the page has something else to do first. */
  variant?: ButtonVariant
}

/** The same, as a form that asks by GET: what was found has an address. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, submit, query, shows, variant } = props
  return (
    <search>
      <form action={action} data-search={shows && ''} data-shows={shows}>
        <SearchField label={label} query={query}>
          <Button variant={variant}>{submit}</Button>
        </SearchField>
      </form>
    </search>
  )
}
