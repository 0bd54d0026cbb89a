import type { TFunction } from 'i18next'
import {
  type Because,
  type Denial,
  reasonOf,
  type RequestState,
  type TrustedAnswer,
} from '#app/features/release/states.ts'
import { withCapital, withoutCapital } from '#app/locales/capitals.ts'

type ToldState = {
  state: RequestState
  because: Because | null
  /** What a trusted person who said no denies. Only the office knows. */
  denies?: Denial | null
}

/** A state in words, with the reason where there is one. */
export function stateWords({ state, because, denies }: ToldState, t: TFunction<'release'>): string {
  const said = t(`states.${state}`)
  if (!because) return said
  if (because === 'withdrawn') return t('because.withdrawn')
  const reason = t(denies ? `denies.${denies}` : `because.${reasonOf(state, because)}`)
  return t('own.because', { state: said, reason: withoutCapital(reason) })
}

/** What a trusted person answers, in words; `name`: of the one who died, as the company wrote it. */
export const answerInWords = (
  answer: TrustedAnswer,
  { company, name }: { company: string; name: string | null },
  t: TFunction<'release'>,
): string =>
  withCapital(t(`confirm.answers.${answer}`, { company, name: name ?? t('confirm.person') }))
