import { Button } from '../button.tsx'
import { field, input, label as labelClass, together } from './form.css.ts'

type SearchFormProps = {
  action: string
  label: string
  submit: string
  query: string
  /** The part of the page that shows what was found, where that can be done as one types. */
  shows?: string
}

export function SearchForm({ action, label, submit, query, shows }: SearchFormProps) {
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
          <Button>{submit}</Button>
        </div>
      </form>
    </search>
  )
}
