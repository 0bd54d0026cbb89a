import { createContext, useContext } from 'react'
import { href, useLocation } from 'react-router'
import type { frameOf } from './frame.server.ts'
import type { PostedAgain } from '../failed/retry-form.server.ts'

type FrameFacts = ReturnType<typeof frameOf> & {
  /** What was posted, on a page that says that it could not be done. */
  posted?: PostedAgain | undefined
}

/** Given where pages are rendered: the answer to a post that failed has no data of any loader. */
export const Frame = createContext<FrameFacts | undefined>(undefined)

/** What the frame around this page shows. */
export const useFrame = (): FrameFacts | undefined => useContext(Frame)

/** Whether this page is one of the office, where who reads it is never the owner of what it shows. */
export const useInOffice = (): boolean => useLocation().pathname.startsWith(`${href('/admin')}/`)
