/** Something to mend, and where. */
export type FieldProblem = { href: string; text: string }

/**
 * Each thing to mend, with a link to its field.
 *
 * @param errors texts by the name of the field
 * @param labelOf the label of a field, to be named before what is wrong there
 */
export const problemsOf = (
  errors: Record<string, readonly string[] | undefined>,
  labelOf: (name: string, text: string) => string | undefined = () => undefined,
): FieldProblem[] =>
  Object.entries(errors).flatMap(([name, texts = []]) =>
    texts.map((text) => {
      const label = labelOf(name, text) ?? ''
      // A question brings its own mark.
      const mark = label.endsWith('?') ? ' ' : ': '
      const isNamed = text.startsWith(label) || label.endsWith('.')
      return { href: `#${name}`, text: isNamed ? text : label + mark + text }
    }),
  )
