import { Button, type ButtonVariant } from '../button.tsx'
import { field, input, label as labelClass, together } from './form.css.ts'

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

/**
 * A search field with its button, of which there is one in a page. Asks by GET: what was found has
 * an address.
 */
export function SearchForm(props: SearchFormProps) {
  const { action, label, submit, query, shows, variant } = props
  return (
    <search>
      <form action={action} className={field} data-search={shows && ''} data-shows={shows}>
        <label htmlFor="q" className={labelClass}>
          {label}
        </label>
        <div className={together}>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={200}
            className={input}
          />
          <Button variant={variant}>{submit}</Button>
        </div>
      </form>
    </search>
  )
}
