/** Calls that a colleague makes in the place of a mail. */

/** 'asked': that it was. 'over': that nobody has to answer any more. 'deletion': that the file is about to go. */
export type CallAbout =
  | 'asked'
  | 'approved'
  | 'rejected'
  | 'stopped'
  | 'over'
  | 'delivered'
  | 'deletion'
  | 'deleted'
  | 'kept'

/** What came of it. tried: nobody answered, and a message was left or a letter went. */
export const CALL_CAME = ['spoken', 'tried'] as const
export type CallCame = (typeof CALL_CAME)[number]

/** Whether that can have come of a call. */
export const isCallCame = (came: string): came is CallCame => CALL_CAME.some((one) => one === came)
