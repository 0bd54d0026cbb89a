import { useTranslation } from 'react-i18next'
import type { FieldErrors } from '#app/forms/rows.ts'
import { ErrorSummary } from '#app/ui/index.ts'

/** Something to mend, and where. */
export type Problem = { href: string; text: string }

/**
 * Each thing to mend, with a link to its field.
 *
 * @param errors texts by the name of the field
 * @param labelOf the label of a field, to be named before what is wrong there
 */
export const problemsOf = (
  errors: Record<string, readonly string[] | undefined>,
  labelOf: (name: string, text: string) => string | undefined = () => undefined,
): Problem[] =>
  Object.entries(errors).flatMap(([name, texts = []]) =>
    texts.map((text) => {
      const label = labelOf(name, text)
      // A question brings its own mark.
      const mark = label?.endsWith('?') ? ' ' : ': '
      return { href: `#${name}`, text: label ? label + mark + text : text }
    }),
  )

type ProblemsProps = {
  errors?: FieldErrors | undefined
  labelOf?: ((name: string, text: string) => string | undefined) | undefined
  /** 'Er klopt iets nog niet' unless given. */
  title?: string | undefined
  /** What is wrong besides, with no field in particular: said first or last. */
  first?: readonly Problem[] | undefined
  last?: readonly Problem[] | undefined
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
