import { href } from 'react-router'

/** The address of the sign-in page, which leads back afterwards. */
export const signInAddress = (back: string): string =>
  `${href('/auth')}?${new URLSearchParams({ terug: back })}`
