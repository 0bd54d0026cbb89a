import { href } from 'react-router'

/** Where people come from in the interview, and go on when the living will is done. */
export const WAYS_BACK = {
  vragenlijst: href('/vragenlijst'),
  praktisch: href('/vragenlijst/:section', { section: 'praktisch' }),
  kaartjes: href('/vragenlijst/naw/kaartjes'),
}

export type CameFrom = keyof typeof WAYS_BACK

/** The address of the living will that remembers where someone came from. */
export const cameFrom = (from: CameFrom): string =>
  `${href('/dashboard/wilsverklaring')}?van=${from}`
