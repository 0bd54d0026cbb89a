import { createContext } from 'react'

/** Number of this request in the log; someone who meets a bug can name it to us. */
export const Reference = createContext('')
