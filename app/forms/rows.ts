/** What was typed, as it was typed: shown again when something is wrong. */
export type Typed = Record<string, unknown>
export type FieldErrors = Record<string, string[]>

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

/** The name of the buttons that change a list, as the form library has it. */
export const BUTTON = '__intent__'

/** Name and value of the button that adds a row to a list. */
export const addRow = (name: string) => ({
  name: BUTTON,
  value: JSON.stringify({ type: 'insert', payload: { name } }),
})

/** Name and value of the button that takes a row away. */
export const removeRow = (name: string, index: number) => ({
  name: BUTTON,
  value: JSON.stringify({ type: 'remove', payload: { name, index } }),
})
