import { createContext } from 'react'

/** What is read out before a message, so that its kind is never colour alone. */
export type Words = { success: string; info: string; error: string }

/** Given once, around the whole page, in the language of the page. */
export const WordsContext = createContext<Words>({ success: '', info: '', error: '' })
