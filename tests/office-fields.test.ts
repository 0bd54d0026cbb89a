/** What who works for the office types is about somebody else: no field offers what is their own. */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Field = { key: string; autocomplete?: string }

const ROUTES = globSync(['app/routes/office/**/*.tsx', 'app/routes/conversation/*.tsx'])
/** What proves who it is that works. */
const OWN = ['current-password', 'one-time-code']

/** The forms that a route takes from a feature, by their names. */
const importsOf = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from '#(app\/[^']*form[^']*\.ts)'/g)].flatMap(
    ([, names = '', file = '']) =>
      [...names.matchAll(/\b(\w+Form)\b/g)].map(([name]) => ({ name, file })),
  )

const forms = new Map<string, Field[]>()
for (const route of ROUTES)
  for (const { name, file } of importsOf(await readFile(route, 'utf8'))) {
    const module = (await import(`../${file}`)) as Record<string, { fields?: Field[] }>
    const fields = module[name]?.fields
    if (fields) forms.set(name, fields)
  }

test('the forms of the office are found', () => {
  expect(forms.size).toBeGreaterThan(8)
})

test.each([...forms])('%s offers nothing of who fills it in', (_, fields) => {
  const offered = fields.filter(
    ({ autocomplete = 'off' }) => ![...OWN, 'off'].includes(autocomplete),
  )
  expect(offered.map(({ key }) => key)).toEqual([])
})
