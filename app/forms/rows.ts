import type { Cell, Definition, TextField } from './fields.ts'

/** What was typed, as it was typed: shown again when something is wrong. */
export type Typed = Record<string, unknown>
/** What is wrong, in words, by the name of the input. */
export type FieldErrors = Record<string, string[]>

/** What a form shows at first of what is stored. */
export const asTyped = ({ fields }: Definition, stored: Typed): Typed =>
  Object.fromEntries(fields.map(({ key }) => [key, stored[key] ?? '']))

/** What was typed in a field with one text; '' where nothing was. */
export function typedText(typed: Typed, name: string): string {
  const text = typed[name]
  return typeof text === 'string' ? text : ''
}

/** Whether anything was typed, in any of the rows where there are rows. */
export const isTyped = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isTyped)
    : value !== undefined && String(value).trim() !== ''

/** The parts of a row in which one writes: a row without any of them says nothing. */
export const textCells = (cells: readonly Cell[]): TextField[] =>
  cells.filter((cell) => cell.kind === 'text')

/** What a row of a list is called in one line: its first two answers. */
export const lineOf = (cells: readonly string[], between = ', '): string =>
  cells
    .slice(0, 2)
    .filter((cell) => cell.trim())
    .join(between)

const NAME = '__intent__'

/** Name and value of the button that adds a row to a list. */
export const addRow = (list: string) => ({ name: NAME, value: `insert ${list}` })

/** Name and value of the button that takes a row away. */
export const removeRow = (list: string, index: number) => ({
  name: NAME,
  value: `remove ${list} ${index}`,
})

const VALUE = /^(?:insert (\w+)|remove (\w+) (\d+))$/

/** A row that a button took away: of which list, where it stood, and what stood in it. */
export type RemovedRow = { list: string; index: number; row: unknown }

/**
 * `rowsChanged`: whether a button of rows was pressed; `isRowDone`: whether it is one of the page, and did
 * what it says; `removed`: what it took away.
 */
type RowsChange = { rowsChanged: boolean; isRowDone: boolean; removed?: RemovedRow | undefined }

/** The form as it would be without a button of rows. */
export function withoutRowButton(form: FormData): FormData {
  const rest = new FormData()
  for (const [name, value] of form) if (name !== NAME) rest.append(name, value)
  return rest
}

/** Does to the rows what their button says. One that no page of ours has changes nothing. */
export function changeRows(form: FormData, typed: Typed, lists: readonly string[]): RowsChange {
  const pressed = form.get(NAME)
  const rowsChanged = pressed !== null
  const [, added, shorter, at] = VALUE.exec(String(pressed)) ?? []
  const list = added ?? shorter
  if (!list || !lists.includes(list)) return { rowsChanged, isRowDone: false }
  const rows: unknown[] = [typed[list] ?? []].flat()
  const index = Number(at)
  typed[list] = added ? [...rows, {}] : rows.filter((_, place) => place !== index)
  const row = shorter ? rows[index] : undefined
  const removed = row === undefined ? undefined : { list, index, row }
  return { rowsChanged, isRowDone: Boolean(added ?? removed), removed }
}
