/** The public pages for who has lost someone: how they speak, and what stands around them. */
import { describe, expect, test } from 'vitest'
import { toneFaults } from '#tests/fixtures/tone.ts'
import { textOf } from '#tests/fixtures/page.ts'
import { Visitor } from '#tests/setup/client.ts'

const DAYS = '/overleden/eerste-dagen'
const PAGES = ['/overleden', '/overleden/kaartje', '/overleden/eerste-uren', DAYS]

/** Its bytes with brotli; the styles and pictures are kept by browsers. */
const MOST_BYTES = 4096

describe.each(PAGES)('%s', (path) => {
  test('speaks to who has lost someone', async () => {
    const { text } = await new Visitor().get(path)
    expect(toneFaults(text)).toEqual([])
  })

  test('asks for no cookies and has no menu, no chat and a slim foot', async () => {
    const visitor = new Visitor()
    const { text, headers } = await visitor.get(path)
    expect(headers['set-cookie']).toBeUndefined()
    expect(visitor.cookies.size).toBe(0)
    expect(text).not.toMatch(/<nav|<aside|<dialog|data-consent|cookie/i)
    const [, foot = ''] = text.split('<footer')
    const links = Array.from(foot.matchAll(/<a href="([^"]*)"/g), ([, href]) => href)
    expect(links).toEqual([expect.stringMatching(/^mailto:/), '/juridisch/privacyverklaring'])
    expect(text).not.toContain('noindex')
  })

  test('is small', async () => {
    const { bytes } = await new Visitor().get(path, { 'accept-encoding': 'br' })
    expect(bytes.length).toBeLessThan(MOST_BYTES)
  })
})

describe('between when a funeral may be', () => {
  const post = async (fields: Record<string, string>) => {
    const { status, text, headers } = await new Visitor().post(DAYS, fields)
    return { status, text: textOf(text).replaceAll(/\s+/g, ' '), html: text, headers }
  }
  /** In words, by the clock of the site: as many days ago. */
  const ago = (days: number) => {
    const [day, month, year] = new Intl.DateTimeFormat('nl-NL', {
      timeZone: 'Europe/Amsterdam',
    })
      .format(Date.now() - days * 86_400_000)
      .split('-')
    return `${day}-${month}-${year}`
  }

  test('is said for who died yesterday, with the way it was reckoned', async () => {
    const { status, text, headers, html } = await post({ dag: ago(1), tijd: '9.30' })
    expect(status).toBe(200)
    expect(text).toMatch(
      /De uitvaart mag (van \p{L}+ \d+ \p{L}+, (21|22|20)\.30 uur|vanaf nu,) tot en met \p{L}+ \d+ \p{L}+\./u,
    )
    expect(text).toContain('Zo rekenden wij')
    expect(text).toContain('rond 9.30 uur')
    expect(text).toContain('artikel 16')
    // Not before the last day that the law leaves: the funeral may be sooner.
    expect(text).toContain('Vóór de uitvaart')
    expect(text).not.toMatch(/Vóór \p{L}+dag/u)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toContain('no-store')
    expect(toneFaults(html)).toEqual([])
  })

  test('may be said without the time', async () => {
    const { status, text } = await post({ dag: ago(2), tijd: '' })
    expect(status).toBe(200)
    expect(text).toMatch(/mag (van .+, 12\.00 uur|vanaf nu,) tot en met/)
    expect(text).toContain('Het tijdstip weten wij niet')
  })

  test('says of a day long ago that it is over', async () => {
    const { status, text } = await post({ dag: ago(60), tijd: '' })
    expect(status).toBe(200)
    expect(text).toContain('Die dag is al geweest')
  })

  test.each([
    ['nothing', { dag: '', tijd: '' }, 'Vul de dag in'],
    ['a day that does not exist', { dag: '31-2-2026', tijd: '' }, 'Deze datum bestaat niet'],
    ['tomorrow', { dag: ago(-1), tijd: '' }, 'nog niet geweest'],
    ['more than a year ago', { dag: ago(400), tijd: '' }, 'langer dan een jaar geleden'],
    ['words', { dag: 'ergens vorige week', tijd: '' }, 'zoals 25-11-2026'],
    ['a time that no clock says', { dag: ago(1), tijd: '25.00' }, 'Vul een tijd in zoals 20.15'],
    ['a time that is words', { dag: ago(1), tijd: 'in de nacht' }, 'Vul een tijd in zoals 20.15'],
  ])('%s is refused in words, with what was typed', async (_what, fields, said) => {
    const { status, text, html } = await post(fields)
    expect(status).toBe(422)
    expect(text).toContain(said)
    for (const [name, value] of Object.entries(fields))
      if (value) expect(html).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`))
    expect(html).toContain('<title>Fout: De eerste dagen')
  })

  test('a time later today is refused', async () => {
    const { status, text } = await post({ dag: ago(0), tijd: '23.59' })
    expect(status).toBe(422)
    expect(text).toContain('Dit tijdstip is nog niet geweest')
  })
})
