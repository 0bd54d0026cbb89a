/**
 * The public pages: what each says of itself to people, browsers and search engines, for every page
 * that the site's own map names.
 */
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { TEST_SETTINGS } from '#tests/setup/settings.ts'
import { startSite } from '#tests/setup/site.ts'
import { described, KINDS, type Thing } from '#tests/fixtures/people/described.ts'
import { pageOf, textOf } from '#tests/fixtures/page.ts'
import { textsOn } from '#app/features/content/library.server.tsx'
import { site } from '#app/features/content/texts.nl.ts'
import { unbroken } from '#app/locales/phone.ts'
import { knownCookie } from '#app/platform/http/cookies.server.ts'

const ORIGIN = TEST_SETTINGS.PUBLIC_ORIGIN
const get = async (path: string) => new Visitor().get(path)
const page = async (path: string) => (await get(path)).text

/** The value of an attribute of the first tag that has another one. */
const valueOf = (html: string, tag: RegExp, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1]

const facts = (html: string) => ({
  title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
  description: valueOf(html, /<meta name="description"[^>]*>/, 'content') ?? '',
  canonical: valueOf(html, /<link rel="canonical"[^>]*>/, 'href'),
  headings: html.match(/<h1[ >]/g)?.length,
  property: (name: string) =>
    valueOf(html, new RegExp(`<meta property="${name}"[^>]*>`), 'content'),
})

const paths: string[] = []
beforeAll(async () => {
  const map = await page('/sitemap.xml')
  for (const [, url = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) paths.push(new URL(url).pathname)
})

describe('every page of the map', () => {
  // What each must have is looked at in crawl.test.ts.
  test('tells who shares it what it tells search engines', async () => {
    for (const path of paths) {
      const { title, description, canonical, property } = facts(await page(path))
      expect(`${property('og:title')} | Wensenregister`, path).toBe(title)
      expect(property('og:description'), path).toBe(description)
      expect(property('og:url'), path).toBe(canonical)
      expect(property('og:image'), path).toBe(`${ORIGIN}/delen.png`)
    }
  })

  test('is of a kind that search engines know, and every kind is there', async () => {
    const pages = await Promise.all(paths.map(page))
    const kinds = new Set(pages.flatMap(described).map((thing) => thing['@type']))
    expect([...kinds].toSorted()).toEqual(KINDS)
  })

  test('has a way back up that is the same for people and for search engines', async () => {
    for (const path of paths) {
      const html = await page(path)
      const shown = /<nav aria-label="U bent hier".*?<\/nav>/s.exec(html)?.[0]
      // Pages at the top of the site have no way up but home, and who lost someone has one way on.
      if (!shown) expect(path).toMatch(/^\/(afspraak|controleer|overleden(\/[\w-]+)?)?$/)
      if (!shown) continue
      const [list] = described(html).filter(({ '@type': type }) => type === 'BreadcrumbList')
      const places = list?.itemListElement as { name: string; item: string; position: number }[]
      expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1))
      expect(places.at(-1)?.item, path).toBe(ORIGIN + path)
      for (const { name } of places.slice(0, -1)) expect(shown, path).toContain(`>${name}</a>`)
    }
  })
})

describe('the landing page', () => {
  test('has the three ways in, in the words of the specification', async () => {
    const html = await page('/')
    const links = Array.from(
      html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g),
      ([, href, text]) => [text, href],
    )
    expect(links).toContainEqual(['Zelf wensen vastleggen', '/auth?tab=signup'])
    expect(links).toContainEqual(['Gesprek plannen', '/afspraak'])
    expect(links).toContainEqual(['Uw wensen bekijken', '/auth'])
    expect(html).toContain('Nederlands wensenregister')
  })

  test('leads who signed in here before to the interview, as who is signed in', async () => {
    const known = `${knownCookie().name}=${await knownCookie().serialize([])}`.split(';')[0]
    const { text } = await new Visitor().get('/', { cookie: known })
    expect(text).toMatch(/href="\/vragenlijst"[^>]*>Zelf wensen vastleggen</)
    expect(await page('/')).toMatch(/tab=signup"[^>]*>Zelf wensen vastleggen</)
  })

  test('has the seven life areas, three questions with a way to all of them, and five articles', async () => {
    const html = await page('/')
    const things = described(html)
    const [faq] = things.filter(({ '@type': type }) => type === 'FAQPage')
    expect(faq?.mainEntity).toHaveLength(3)
    expect(html.match(/<details><summary[ >]/g)).toHaveLength(3)
    expect(html).toContain('<a href="/veelgestelde-vragen">')
    const all = await page('/veelgestelde-vragen')
    expect(all.match(/<h3/g)?.length).toBeGreaterThanOrEqual(7)
    expect(new Set(html.match(/"\/kennisbank\/[a-z-]+"/g)).size).toBeGreaterThanOrEqual(
      Math.min(5, textsOn('kennisbank').length),
    )
    for (const kind of ['Organization', 'WebSite', 'WebPage', 'Service'])
      expect(things.map(({ '@type': type }) => type)).toContain(kind)
  })

  test('has a door for who has lost someone, before anything else that has time', async () => {
    const html = await page('/')
    const [before = '', after = ''] = html.split('Is er iemand overleden?')
    expect(after).toMatch(/^ <a href="\/overleden">Lees wat u nu kunt doen<\/a>/)
    expect(before).not.toContain('<h2')
  })

  test('names the life areas as the specification does (section 9)', async () => {
    const text = textOf(await page('/'))
    const names = [
      'Licht en Vreugde',
      'Pijn en Zorg',
      'Herinneringen en Erfenis',
      'Vorm en Ritueel',
      'Praktisch en Regie',
      'Contacten en Relaties',
      'Vertrouwen en Veiligheid',
    ]
    const found = text.split('\n').filter((line) => names.includes(line))
    expect(found).toEqual(names)
  })

  test('promises a search that exists', async () => {
    const [website] = described(await page('/')).filter(({ '@type': type }) => type === 'WebSite')
    const { target } = (website as Thing).potentialAction as { target: { urlTemplate: string } }
    expect(target.urlTemplate).toBe(`${ORIGIN}/kennisbank?q={search_term_string}`)
    const found = await page(target.urlTemplate.slice(ORIGIN.length).replace(/\{.*\}/, 'crematie'))
    expect(found).toContain('<mark>')
  })

  test('leads someone who is signed in to their own wishes', async () => {
    const { text } = await (await signedIn(await testUser())).get('/')
    expect(text).toMatch(/<a href="\/vragenlijst"[^>]*>Zelf wensen vastleggen/)
    expect(text).toMatch(/<a href="\/dashboard"[^>]*>Uw wensen bekijken/)
    expect(text).toMatch(/<a href="\/dashboard"[^>]*>Uw wensen</)
  })

  test.each(['staff', 'admin'] as const)('leads %s to the office', async (role) => {
    const { text } = await (await signedIn(await testUser(role))).get('/')
    expect(text).toMatch(/<a href="\/admin"[^>]*>Admin Dashboard</)
  })

  test('claims nothing and offers no chat, unless the settings say so', async () => {
    const html = await page('/')
    for (const text of ['Van elke 100 mensen', 'mensen gebruiken', site.chat.title])
      expect(html).not.toContain(text)
  })

  test('and the page of appointments say when the office is open, as by default', async () => {
    const hours = 'van maandag tot en met vrijdag, van 9.00 tot 17.00 uur'
    expect(await page('/')).toContain(`Wij antwoorden ${hours}.`)
    expect(await page('/afspraak')).toContain(
      `U kunt bij ons terecht ${hours}, maar niet op feestdagen.`,
    )
  })

  test('counts the wishes, claims, says its hours and offers a chat when the settings say so', async () => {
    const user = await testUser()
    await owner`insert into wish_file_numbers (number) values ('WR00000042')`
    await owner`insert into wishes (id, user_id, wish_file_number, title)
                values (${user.id}, ${user.id}, 'WR00000042', '')`
    const running = await startSite(inject('site').databaseUrl, {
      CLAIM_USERS: '1500',
      CLAIM_SURVEY: '85,51',
      CHAT_URL: 'https://chat.example/31600000000',
      CHAT_TEXT: 'Vraag & antwoord',
      OPENING_DAYS: '2,6',
      OPENING_HOURS: '10:00-12:30',
      OFFICE_PHONE: '038 - 123 45 67',
    })
    try {
      const { text } = await new Visitor(running.address).get('/')
      expect(text).toContain('Meer dan 1.500 mensen gebruiken het Wensenregister.')
      expect(text).toMatch(/elke 100 mensen denken er 85 .* 51 over/)
      expect(text).toContain('Vragen? App direct met één van ons')
      expect(text).toContain('Echte mensen, geen chatbot')
      // There a button over the page would lie over a field.
      const form = await new Visitor(running.address).get('/auth?tab=signup')
      expect(form.text).not.toContain('Echte mensen, geen chatbot')
      expect(text).toContain('href="https://chat.example/31600000000?text=Vraag+%26+antwoord"')
      expect(text).toContain('Wij zijn er op dinsdag en zaterdag, van 10.00 tot 12.30 uur.')
      expect(text).toContain(`<a href="tel:0381234567">Bel ${unbroken('038 - 123 45 67')}</a>`)
    } finally {
      await running.stop()
    }
  })
})

test.each(['/cookies', '/dossieropvragen', '/formulier', '/aanmelden'])(
  '%s, which the map leaves out, says what and where it is',
  async (path) => {
    const html = await page(path)
    const { description, canonical, property } = facts(html)
    expect(description.length).toBeGreaterThan(30)
    expect(canonical).toBe(ORIGIN + path)
    expect(property('og:description')).toBe(description)
    expect(described(html)).toEqual([expect.objectContaining({ '@type': 'WebPage', description })])
  },
)

describe('texts', () => {
  test('an article shows what it rests on', async () => {
    const article = textsOn('kennisbank').find(({ sources }) => sources.length > 0)
    const { text } = pageOf(await get(article?.path ?? ''))
    expect(text).toContain('Bronnen')
    expect(text).toContain(article?.sources[0]?.label)
    expect(text).toMatch(/\d+ minu(ut|ten) lezen/)
  })

  test.each([
    '/kennisbank/bestaat-niet',
    '/blog/bestaat-niet',
    '/kennisbank/__proto__',
    '/kennisbank/index',
  ])('%s is not found', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('Pagina niet gevonden')
    expect(answer.text).toContain('<meta name="robots" content="noindex"/>')
    expect(answer.text).toMatch(/<a href="\/kennisbank"[^>]*>Naar de kennisbank/)
  })

  test('the address in capitals and with a slash shows the page, and says its right address', async () => {
    const { status, text } = await get('/Over-Ons/')
    expect(status).toBe(200)
    expect(facts(text).canonical).toBe(`${ORIGIN}/over-ons`)
  })
})

describe('search', () => {
  test('shows what was found, with the words marked', async () => {
    const { heading, text } = pageOf(await get('/kennisbank?q=crematie'))
    expect(heading).toContain('Zoeken naar ‘crematie’')
    expect(text).toMatch(/pagina(’s)? gevonden/)
    expect(await page('/kennisbank?q=crematie')).toMatch(/<mark>crema/i)
  })

  test('keeps what was typed in the field, whatever it is', async () => {
    const html = await page(`/kennisbank?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;')
    expect(html).not.toContain('<script>alert')
  })

  test('offers the word that was meant', async () => {
    expect(await page('/kennisbank?q=crematei')).toMatch(/<a href="\/kennisbank\?q=crem\w+">/)
  })

  test.each([
    ['nothing', '?q='],
    ['one letter', '?q=a'],
    ['a NUL', '?q=%00'],
    ['bytes that are no text', '?q=%ff%fe'],
    ['signs', '?q=%27%20%26%20!%20%3C-%3E%20%5C'],
    ['very much', `?q=${'uitvaart+'.repeat(1500)}`],
    ['the same twice', '?q=graf&q=urn'],
    ['something else', '?zoek=graf'],
  ])('answers when asked for %s', async (_what, query) => {
    const answer = await get(`/kennisbank${query}`)
    expect(answer.status).toBe(200)
    expect(facts(answer.text).canonical).toBe(`${ORIGIN}/kennisbank`)
  })

  test('results are not for search engines', async () => {
    expect(await page('/kennisbank?q=graf')).toContain('<meta name="robots" content="noindex"/>')
    expect(await page('/kennisbank')).not.toContain('noindex')
  })
})

describe('for machines', () => {
  test('robots.txt keeps them out of what is private and names the map', async () => {
    const { text, headers } = await get('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(text).toContain('Disallow: /dashboard')
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })

  test('the map names every text once', () => {
    expect(new Set(paths).size).toBe(paths.length)
    for (const { path } of textsOn()) expect(paths).toContain(path)
  })

  test('the feed has every post, with whole addresses', async () => {
    const { text, headers } = await get('/blog/rss.xml')
    expect(headers['content-type']).toContain('application/rss+xml')
    expect(text.match(/<item>/g)?.length ?? 0).toBe(textsOn('blog').length)
    expect(text).not.toMatch(/(?:href|src)="\//)
  })

  test.each([
    ['/site.webmanifest', 'application/manifest+json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/delen.png', 'image/png'],
    ['/icoon-192.png', 'image/png'],
    ['/icoon-512.png', 'image/png'],
  ])('%s is there', async (path, type) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain(type)
  })
})
