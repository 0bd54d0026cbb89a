import type { ReactNode } from 'react'
import * as css from './symbols.css.ts'

/** Small signs on a grid of 20, for beside words. They say nothing that the words do not say. */
const sign = (d: string) =>
  function Sign() {
    return (
      <svg className={css.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={d} />
      </svg>
    )
  }

const CIRCLE = 'M10 2a8 8 0 1 1 0 16a8 8 0 0 1 0-16z'

export const WarningIcon = sign('M10 2.5L18.5 17h-17zM10 8v4M10 14.4v.1')
export const CheckIcon = sign(`${CIRCLE}M6.3 10.3l2.6 2.7l4.8-5.6`)
export const TickIcon = sign('M4 10.5l4 4l8-9')
export const InfoIcon = sign(`${CIRCLE}M10 9.2v4.6M10 6.3v.1`)
export const ClockIcon = sign(`${CIRCLE}M10 5.5V10l3 2`)
export const PlusIcon = sign('M10 3.5v13M3.5 10h13')
export const RemoveIcon = sign('M4.8 4.8l10.4 10.4M15.2 4.8L4.8 15.2')
export const DownloadIcon = sign('M10 2.5v10M5.8 8.8l4.2 4.2l4.2-4.2M3 16.5h14')
export const ChatIcon = sign('M3 4h14v9.5H9.5L6 17v-3.5H3zM7 8.7v.1M10 8.7v.1M13 8.7v.1')
export const PhoneIcon = sign(
  'M5 2.5h2.5l1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5v2.5a2 2 0 0 1-2 2A13.5 13.5 0 0 1 3 4.5a2 2 0 0 1 2-2z',
)

const signed = (Sign: () => ReactNode) =>
  function Signed({ children }: { children: string }) {
    return (
      <span className={css.hangingSign}>
        <Sign /> {children}
      </span>
    )
  }

/** Words with a tick before them: what is so. */
export const Checked = signed(CheckIcon)
/** Words with a clock before them: what somebody else is waited for. */
export const Awaited = signed(ClockIcon)
/** Words with an i before them: what is good to know. */
export const Noted = signed(InfoIcon)
