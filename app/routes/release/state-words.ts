import type { TFunction } from 'i18next'
import type { Because, RequestState } from '#app/features/release/states.ts'

type ToldState = { state: RequestState; because: Because | null }

/** A state in words, with the reason where there is one. */
export function stateWords({ state, because }: ToldState, t: TFunction<'release'>): string {
  const said = t(`states.${state}`)
  if (!because) return said
  const reason = t(`because.${because}`)
  return t('own.because', { state: said, reason: reason.charAt(0).toLowerCase() + reason.slice(1) })
}
