/**
 * Each thing to mend, with a link to its field, for the summary at the top of a page.
 *
 * @param errors texts by the name of the field
 * @param labelOf the label of a field, to be named before what is wrong there
 */
export const problemsOf = (
  errors: Record<string, readonly string[] | undefined>,
  labelOf: (name: string) => string | undefined = () => undefined,
) =>
  Object.entries(errors).flatMap(([name, texts = []]) =>
    texts.map((text) => {
      const label = labelOf(name)
      return { href: `#${name}`, text: label ? `${label}: ${text}` : text }
    }),
  )
