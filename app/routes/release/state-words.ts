import type { TFunction } from 'i18next'
import type { Because, RequestState } from '#app/features/release/states.ts'

type ToldState = { state: RequestState; because: Because | null }

/** A state in words, with the reason where there is one. */
export function stateWords({ state, because }: ToldState, t: TFunction<'release'>): string {
  const said = t(`states.${state}`)
  return because ? t('own.because', { state: said, reason: t(`because.${because}`) }) : said
}
