import { useTranslation } from 'react-i18next'
import type { FieldErrors } from '#app/forms/rows.ts'
import { ErrorSummary } from '#app/ui/index.ts'
import { type FieldProblem, problemsOf } from './problem-list.ts'

type ProblemsProps = {
  errors?: FieldErrors | undefined
  labelOf?: ((name: string, text: string) => string | undefined) | undefined
  /** 'Er klopt iets nog niet' unless given. */
  title?: string | undefined
  /** What is wrong besides, with no field in particular: said first or last. */
  first?: readonly FieldProblem[] | undefined
  last?: readonly FieldProblem[] | undefined
}

/** Everything that is wrong with a form, at the top of its page; nothing when nothing is. */
export function Problems({ errors = {}, labelOf, title, first = [], last = [] }: ProblemsProps) {
  const { t } = useTranslation()
  return (
    <ErrorSummary
      title={title ?? t('form.errorTitle')}
      items={[...first, ...problemsOf(errors, labelOf), ...last]}
    />
  )
}
