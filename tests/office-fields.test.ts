/** What who works for the office types is about somebody else: no field offers what is their own. */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

type Field = { key: string; autocomplete?: string }
type Form = { fields?: Field[] }

const ROUTES = globSync(['app/routes/office/**/*.tsx', 'app/routes/conversation/*.tsx'])
/** What proves who it is that works. */
const OWN = ['current-password', 'one-time-code']

/** The forms that a route takes from a feature, by their names. */
const importsOf = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from '#(app\/[^']*form[^']*\.ts)'/g)].flatMap(
    ([, names = '', file = '']) =>
      [...names.matchAll(/\b(\w+Forms?)\b/g)].map(([name]) => ({ name, file })),
  )

/** One form, or several by what they are for. */
function partsOf(name: string, exported: Form | Record<string, Form> = {}): [string, Form][] {
  if ('fields' in exported) return [[name, exported as Form]]
  return Object.entries(exported).map(([part, form]) => [`${name}.${part}`, form as Form])
}

const forms = new Map<string, Field[]>()
for (const route of ROUTES)
  for (const { name, file } of importsOf(await readFile(route, 'utf8'))) {
    const module = (await import(`../${file}`)) as Record<string, Form | Record<string, Form>>
    for (const [part, { fields }] of partsOf(name, module[name]))
      if (fields) forms.set(part, fields)
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
