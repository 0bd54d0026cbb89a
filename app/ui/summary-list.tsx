import * as css from './summary-list.css.ts'

type SummaryRows = { columns: readonly string[]; rows: readonly (readonly string[])[] }

export type SummaryItem = {
  question: string
  answer: string | readonly string[] | SummaryRows
  /** Where the answer leads. */
  href?: string | undefined
}

/** Each row as a list of its own: a table would break its words on a phone. */
function AnswerTable(given: SummaryRows) {
  const { columns, rows } = withoutEmptyColumns(given)
  return rows.map((row, index) => <RowEntry key={index} columns={columns} row={row} />)
}

/** Without the columns in which no row has anything. */
function withoutEmptyColumns({ columns, rows }: SummaryRows): SummaryRows {
  const isFilled = (_: string, column: number) => rows.some((row) => row[column])
  return {
    columns: columns.filter(isFilled),
    rows: rows.map((row) => row.filter((_cell, column) => isFilled('', column))),
  }
}

/** Cells that are empty are left out. */
function RowEntry({ columns, row }: { columns: readonly string[]; row: readonly string[] }) {
  return (
    <dl className={css.entry}>
      {columns.map((name, column) =>
        row[column] ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{row[column]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function SummaryAnswer({ answer }: Pick<SummaryItem, 'answer'>) {
  if (typeof answer === 'string') return answer
  if ('columns' in answer) return <AnswerTable {...answer} />
  if (answer.length === 1) return answer[0]
  return (
    <ul>
      {answer.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** Questions with the answers given, line breaks kept. */
export function SummaryList({ items }: { items: readonly SummaryItem[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ question, answer, href }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>
            {href ? (
              <a href={href}>
                <SummaryAnswer answer={answer} />
              </a>
            ) : (
              <SummaryAnswer answer={answer} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
