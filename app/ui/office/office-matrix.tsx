import * as css from './office-matrix.css.ts'
import { HiddenText } from '../fields/hidden.tsx'

export type MatrixRow = {
  /** Of its radio buttons. */
  name: string
  title: string
  note: string
  /** Said of it when it asks for attention. */
  badge?: string | undefined
  chosen: string
}

type ChoiceMatrixProps = {
  caption: string
  /** The head of the first column. */
  title: string
  options: readonly { value: string; label: string }[]
  rows: readonly MatrixRow[]
}

/** One choice a row, out of the same options: a table, or on a phone a group for each row. */
export function ChoiceMatrix({ caption, title, options, rows }: ChoiceMatrixProps) {
  return (
    <div className={css.frame}>
      <table className={css.matrix}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {options.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.title} <span className={css.note}>{row.note}</span>
                {row.badge && <span className={css.badge}>{row.badge}</span>}
              </th>
              {options.map((option) => (
                <td key={option.value}>
                  <Option row={row} option={option} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type OptionProps = { row: MatrixRow; option: ChoiceMatrixProps['options'][number] }

function Option({ row: { name, title, chosen }, option: { value, label } }: OptionProps) {
  return (
    <label className={css.option}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={value === chosen}
        className={css.radio}
      />
      <HiddenText>{`${title}: `}</HiddenText>
      <span className={css.optionName}>{label}</span>
    </label>
  )
}
