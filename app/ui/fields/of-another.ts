import { createContext } from 'react'

/** Whether what is asked below is about somebody else: browsers offer nothing of who fills it in then. */
export const OfAnother = createContext(false)
