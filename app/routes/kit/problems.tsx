import { useTranslation } from '#app/locales/use-translation.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { ErrorSummary } from '#app/ui/index.ts'
import { type FieldProblem, problemsOf } from './problem-list.ts'

type ProblemsProps = {
  errors?: FieldErrors | undefined
  /** Of its fields: the label of each is named before what is wrong there. */
  texts?: Readonly<Record<string, { label: string }>> | undefined
  /** The label of a field, where `texts` would not say it. */
  labelOf?: ((name: string, text: string) => string | undefined) | undefined
  /** 'Er klopt iets nog niet' unless given. */
  title?: string | undefined
  /** What is wrong besides, with no field in particular: said first or last. */
  first?: readonly FieldProblem[] | undefined
  last?: readonly FieldProblem[] | undefined
}

/** Everything that is wrong with a form, at the top of its page; nothing when nothing is. */
export function Problems({
  errors = {},
  texts = {},
  labelOf = (name) => texts[name]?.label,
  title,
  first = [],
  last = [],
}: ProblemsProps) {
  const { t } = useTranslation()
  return (
    <ErrorSummary
      title={title ?? t('form.errorTitle')}
      items={[...first, ...problemsOf(errors, labelOf), ...last]}
    />
  )
}
