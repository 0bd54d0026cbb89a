import { href } from 'react-router'

/** The sign-in page, which leads back afterwards. */
export const signInAddress = (back: string): string =>
  `${href('/auth')}?${new URLSearchParams({ terug: back })}`

/** Whether people work for others there: what they post are not their own wishes. */
export const isWork = (path: string): boolean => /^\/(admin|franchise)\//.test(path)
