import { createContext } from 'react'

export type FieldWords = {
  /** Read out before a message, so that its kind is never colour alone. */
  success: string
  info: string
  warning: string
  error: string
  required: string
  optional: string
  noChoice: string
  /** Opens a row of a list that is shown in one line. */
  change: string
  /** On the button beside a password, before the label of its field, and what is said once it was pressed. */
  show: string
  hide: string
  shown: string
  hidden: string
}

/** Given once, around the whole page, in the language of the page. */
export const WordsContext = createContext<FieldWords>({
  success: '',
  info: '',
  warning: '',
  error: '',
  required: '',
  optional: '',
  noChoice: '',
  change: '',
  show: '',
  hide: '',
  shown: '',
  hidden: '',
})
