import { Button } from './button.tsx'
import { field, input, label as labelClass, together } from './form.css.ts'

type SearchFormProps = {
  action: string
  label: string
  submit: string
  query: string
}

export function SearchForm({ action, label, submit, query }: SearchFormProps) {
  return (
    <search>
      <form action={action} className={field}>
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
