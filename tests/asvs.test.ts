/** The list of OWASP ASVS is whole, and what it points to is there. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * OWASP ASVS 5.0.0: each section with the level of its requirements, in their order. Of level 3 there
 * are no rows.
 */
const STANDARD = `
1.1 22
1.2 1111122223
1.3 112222222223
1.4 222
1.5 123
2.1 122
2.2 112
2.3 12223
2.4 23
3.1 3
3.2 113
3.3 12223
3.4 11222233
3.5 11122333
3.6 3
3.7 22333
4.1 12233
4.2 23333
4.3 22
4.4 1222
5.1 2
5.2 112333
5.3 113
5.4 222
6.1 122
6.2 111111112222
6.3 11223333
6.4 112233
6.5 22222333
6.6 2223
6.7 33
6.8 2222
7.1 222
7.2 1111
7.3 22
7.4 11222
7.5 223
7.6 22
8.1 1233
8.2 1123
8.3 133
8.4 23
9.1 111
9.2 1222
10.1 22
10.2 223
10.3 22223
10.4 1111122222233333
10.5 22222
10.6 22
10.7 222
11.1 2233
11.2 22233
11.3 11233
11.4 1222
11.5 23
11.6 23
11.7 33
12.1 12233
12.2 11
12.3 22223
13.1 2333
13.2 222223
13.3 2233
13.4 1222233
14.1 22
14.2 12223333
14.3 122
15.1 12233
15.2 12233
15.3 1222222
15.4 3333
16.1 2
16.2 22222
16.3 2222
16.4 222
16.5 2223
17.1 23
17.2 22223333
17.3 22
`

const STATES = ['met', 'partly', 'not met', 'does not apply']

const wanted = STANDARD.trim()
  .split('\n')
  .flatMap((line) => {
    const [section = '', levels = ''] = line.split(' ')
    return Array.from(levels, (level, index) => ({ id: `${section}.${index + 1}`, level }))
  })
  .filter(({ level }) => level !== '3')

const document = readFileSync('docs/asvs.md', 'utf8')
const rows = document.split('\n').flatMap((line) => {
  const [, id = '', level = '', requirement = '', state = '', how = '', shown = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, requirement, state, how, shown }] : []
})

/** What stands between backticks and is a path, not a name. */
const pathsIn = (text: string) =>
  Array.from(text.matchAll(/`((?:app|db|tests|docs)\/[\w./-]+)`/g), ([, path = '']) => path)

const linksIn = (text: string) => Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, to = '']) => to)

/** Whether a link leads to no document or to no heading of one. */
function isDead(link: string): boolean {
  const [file, anchor] = link.split('#')
  const path = `docs/${file || 'asvs.md'}`
  if (!existsSync(path)) return true
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)
  const anchors = Array.from(headings, ([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  return anchor !== undefined && !anchors.includes(anchor)
}

test('the standard has as many requirements as it says of itself', () => {
  const count = (level: string) => wanted.filter((one) => one.level === level).length
  expect([count('1'), count('2')]).toEqual([70, 183])
})

test('every requirement of level 1 and 2 has one row, in the order of the standard', () => {
  expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(wanted)
})

test('the document counts its rows as they are', () => {
  const of = (state: string) => rows.filter((row) => row.state === state).length
  expect(document).toContain(
    `Of ${rows.length}, ${of('met')} are met, ${of('partly')} partly, ${of('not met')} not, and ${of('does not apply')} do not apply.`,
  )
})

test('every row says what is asked, how it stands and why', () => {
  const wrong = rows.filter(
    ({ requirement, state, how }) =>
      !STATES.includes(state) || requirement.split(' ').length > 13 || how.length < 6,
  )
  expect(wrong).toEqual([])
})

/** A row of what does not apply may leave the tests out. */
function isShown({ state, shown }: (typeof rows)[number]): boolean {
  if (shown === 'none' || (shown === '' && state === 'does not apply')) return true
  const files = shown.split(', ').map((one) => one.replaceAll('`', ''))
  return files.every((file) => /\.(?:test|spec)\.ts$/.test(file) && existsSync(file))
}

test('every row names tests that are there, or says that there is none', () => {
  expect(rows.filter((row) => !isShown(row))).toEqual([])
})

test('every file and heading that a row points to is there', () => {
  const missing = rows.flatMap(({ id, how }) =>
    [...pathsIn(how).filter((path) => !existsSync(path)), ...linksIn(how).filter(isDead)].map(
      (target) => `${id}: ${target}`,
    ),
  )
  expect(missing).toEqual([])
})
