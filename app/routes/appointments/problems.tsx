import { useTranslation } from 'react-i18next'
import type { FormState } from '#app/platform/fields.server.ts'
import { ErrorSummary } from '#app/ui/index.ts'
import { problemsOf } from '../problems.ts'

/** Why a form came back. */
export type Problem = 'missing' | 'wrong' | 'failed'

type ProblemsProps = Partial<FormState> & {
  problem?: Problem | undefined
  /** What is wrong with the whole and no field in particular. */
  message?: string | undefined
  /** Label of each field whose messages do not name it. */
  labels: Record<string, string>
}

/** Everything that is wrong with a form about appointments, under the specification's titles. */
export function Problems({ problem, message, errors = {}, labels }: ProblemsProps) {
  const { t } = useTranslation(['appointments', 'common'])
  if (!problem) return null
  const items = problemsOf(errors, (name) => labels[name])
  return (
    <ErrorSummary
      title={
        problem === 'wrong'
          ? t('common:form.errorTitle')
          : t(problem === 'missing' ? 'errors.missing' : 'errors.failed')
      }
      items={message ? [...items, { href: '#preferredDate', text: message }] : items}
    />
  )
}
