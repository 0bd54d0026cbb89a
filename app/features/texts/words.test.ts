/** One word for one thing: the words that docs/texts.md sets aside stand in no text for visitors. */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { nl } from './texts.nl.ts'

type Text = { where: string; text: string }

const guide = await readFile('docs/texts.md', 'utf8')
const avoided = backticked(section('One word for one thing'), 3)
const quoted = backticked(section('What the specification quotes'), 1)
const texts = [...textsIn(nl), ...(await pages())]
const ours = texts.map(({ where, text }) => ({ where, text: withoutQuoted(text) }))

test('the guide names words to avoid and sentences that stay', () => {
  expect(avoided.length).toBeGreaterThan(30)
  expect(quoted.length).toBeGreaterThan(10)
})

test.each(avoided)('no text says "%s"', (words) => {
  const alone = new RegExp(`(?<![\\p{L}-])${words}(?![\\p{L}-])`, 'iu')
  expect(ours.filter(({ text }) => alone.test(text))).toEqual([])
})

test.each(quoted)('"%s" is still said', (words) => {
  expect(texts.some(({ text }) => text.includes(words))).toBe(true)
})

test.each([
  ['straight quotes', /(?<![=\\])["']/],
  ['times with a colon', /\b\d{1,2}:\d\d\b/],
  ['three full stops after a space', / \.\.\./],
  ['two spaces in a row', /\S {2,}\S/],
])('no text has %s', (_what, sign) => {
  expect(ours.filter(({ text }) => sign.test(text))).toEqual([])
})

function section(title: string): string {
  const [, part = ''] = guide.split(`## ${title}\n`)
  return part.split('\n## ', 1)[0] ?? ''
}

/** What stands between backticks in one column of a table. @param column from 1 */
function backticked(part: string, column: number): string[] {
  const cells = part.split('\n').map((line) => line.split('|')[column] ?? '')
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, words = '']) => words))
}

function textsIn(value: unknown, where = 'nl'): Text[] {
  if (typeof value === 'string') return [{ where, text: value.replaceAll(/{{?\w+}?}/g, 'iets') }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`))
}

/** Line by line, without what no visitor reads: addresses, and the names and quotes of front matter. */
async function pages(): Promise<Text[]> {
  const read = globSync('app/content/nl/**/*.mdx').map(async (file) => {
    const lines = (await readFile(file, 'utf8')).split('\n')
    return lines.map((line, index) => ({ where: `${file}:${index + 1}`, text: visible(line) }))
  })
  return (await Promise.all(read)).flat()
}

function visible(line: string): string {
  return line
    .replace(/^ *(?:- )?[a-z]+: '?(.*?)'?$/, '$1')
    .replaceAll(/https?:\/\/\S+|<\/?[A-Z][^>]*>/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
}

function withoutQuoted(text: string): string {
  return quoted.reduce((rest, words) => rest.replaceAll(words, ''), text)
}
