import { beforeAll, describe, expect, test } from 'vitest'
import { owner } from '#tests/setup/database.ts'
import type { SiteText } from './library.server.tsx'
import { publishContent } from './publish.server.ts'
import { search, tidyQuery } from './search.server.ts'

const text = (path: string, title: string, body: string) =>
  ({ path, title, description: `Over ${title}.`, text: body }) as SiteText

const texts = [
  text(
    '/a',
    'Begraven of cremeren',
    'Bij een crematie blijft as over. U kunt ook kiezen voor begraven.',
  ),
  text(
    '/b',
    'Kosten van een uitvaart',
    'De kosten van uitvaarten verschillen. Een crematie is vaak goedkoper.',
  ),
  text('/c', 'Coördinatie en café', "Regel 's avonds de koffie in het café. C:\\map & co | ruzie"),
]

const paths = async (query: string) => (await search(tidyQuery(query))).hits.map(({ path }) => path)

beforeAll(() => publishContent(texts, 'one'))

describe('searching', () => {
  test.each([
    ['a word', 'koffie', ['/c']],
    ['a word that was copied with a soft hyphen', 'kof\u00adfie', ['/c']],
    ['another form of a word', 'uitvaarten', ['/b']],
    ['the beginning of a word', 'crem', ['/a', '/b']],
    ['capitals', 'KOFFIE', ['/c']],
    ['a word without its accent', 'cafe coordinatie', ['/c']],
    ['several words', 'kosten crematie', ['/b']],
    ['words that no text has all of', 'koffie begraven', ['/a', '/c']],
    ['one letter', 'k', expect.arrayContaining(['/a', '/b', '/c'])],
    [
      'signs with a meaning in the language of searching',
      "koffie & !(café | <-> :*) ' \\ ",
      ['/c'],
    ],
    ['a quote', "'s avonds", ['/c']],
    ['words that say nothing', 'de het een', []],
    ['nothing', '', []],
    ['only spaces', '   ', []],
    ['only signs', '&|!()<>:*\'"\\', []],
    ['what is in no text', 'ruimtevaart', []],
  ])('for %s', async (_what, query, expected) => {
    expect((await paths(query)).toSorted()).toEqual(expected)
  })

  test('shows first what is about the word, then what only uses it', async () => {
    expect(await paths('uitvaart kosten')).toEqual(['/b'])
    expect((await paths('begraven'))[0]).toBe('/a')
  })

  test('marks the words in a piece of the text', async () => {
    const { hits } = await search('crematie')
    const [first] = hits
    expect(first?.snippet[1]).toBe('crematie')
    expect(first?.snippet.join('')).toContain('Bij een crematie blijft as over')
  })

  test('shows a piece of a long text, with whole words before and after the mark', async () => {
    const long = text(
      '/d',
      'Lang',
      `${'woord '.repeat(200)}Een zeldzame orchidee hier. ${'slot '.repeat(200)}`,
    )
    await publishContent([...texts, long], 'long')
    const [hit] = (await search('orchidee')).hits
    const [before = '', found, after = ''] = hit?.snippet ?? []
    expect(before).toMatch(/^… (woord )+Een zeldzame $/)
    expect(found).toBe('orchidee')
    expect(after).toMatch(/^ hier\. (slot )+…$/)
    await publishContent(texts, 'one')
  })

  test.each([
    ['a word with a mistake', 'crematei', 'crematie'],
    ['a word with a letter too few', 'begravn', 'begraven'],
    ['a mistake among other words', 'de kofie', 'koffie'],
  ])('offers the nearest word for %s', async (_what, query, expected) => {
    const { hits, suggestions } = await search(query)
    expect(hits).toEqual([])
    expect(suggestions).toContain(expected)
  })

  test('offers nothing for what resembles nothing', async () => {
    expect(await search('xyzzyq')).toEqual({ doors: [], hits: [], suggestions: [] })
  })

  test.each([
    ['a NUL', 'kof\0fie'],
    ['half a character', 'koffie \ud83d'],
    ['very much', 'uitvaart '.repeat(10_000)],
    ['one very long word', 'a'.repeat(100_000)],
    ['other scripts', 'مرحبا 你好 🕯️'],
  ])('answers when asked for %s', async (_what, query) => {
    await expect(search(tidyQuery(query))).resolves.toHaveProperty('hits')
  })
})

describe('the pages that are there for what was asked', () => {
  test.each([
    'overleden',
    'mijn man is overleden',
    'Overlijden melden',
    'vader gestorven',
    'dood',
    'weduwe',
    'wat moeten nabestaanden doen',
  ])('come first for %j', async (query) => {
    expect((await search(query)).doors).toEqual([{ name: 'death', path: '/overleden' }])
  })

  test.each(['crematie', 'koffie', 'nood en brood', ''])('do not for %j', async (query) => {
    expect((await search(query)).doors).toEqual([])
  })
})

describe('in what is on the site', () => {
  beforeAll(() => publishContent())

  test.each([
    ['wachtwoord vergeten', '/veelgestelde-vragen#ik-ben-mijn-wachtwoord-vergeten'],
    ['kaartje kwijt', '/veelgestelde-vragen#ik-ben-een-kaartje-kwijt-wat-nu'],
    ['e-mailadres wijzigen', '/veelgestelde-vragen#hoe-wijzig-ik-mijn-e-mailadres'],
    ['toegankelijkheid', '/toegankelijkheid'],
    ['privacyverklaring', '/juridisch/privacyverklaring'],
  ])('%j is answered first by %s', async (query, path) => {
    expect((await paths(query))[0]).toBe(path)
  })
})

test('texts are replaced when they change, and only then', async () => {
  await publishContent(texts, 'one')
  const count = () =>
    owner<{ row: string }[]>`select path || xmin as row from content_pages order by path`.then(
      (rows) => rows.map(({ row }) => row),
    )
  const before = await count()
  await publishContent(texts.slice(1), 'one')
  expect(await count()).toEqual(before)
  await publishContent(texts.slice(1), 'two')
  expect(await paths('begraven')).toEqual([])
  expect(await paths('koffie')).toEqual(['/c'])
  await Promise.all([publishContent(texts, 'one'), publishContent(texts, 'one')])
  expect(await paths('begraven')).toContain('/a')
})
