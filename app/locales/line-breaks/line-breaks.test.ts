import { expect, test } from 'vitest'
import { softHyphens } from './line-breaks.server.ts'

const pageWithSoftHyphens = softHyphens({
  one: 'Uw wilsverklaring, de uitvaartondernemer',
  more: {
    texts: ['uw burgerservicenummer en het Wensenregister, Wensenregisters', 'vertrouwelijke'],
  },
  accented: 'een financiële geïnteresseerdere vertegenwoordiger',
  compound: 'een postcodegebied en uw inloggegevens',
})

const withSoftHyphens = (html: string) => pageWithSoftHyphens(html).toString()

/** With a bar where a word may break. */
const broken = (html: string) => withSoftHyphens(html).replaceAll('\u00ad', '|')

test.each([
  ['<p>Elke uitvaartondernemer</p>', '<p>Elke uitvaart|ondernemer</p>'],
  ['<p>Elke <b>uitvaartondernemer</b></p>', '<p>Elke <b>uitvaart|ondernemer</b></p>'],
  ['<p>Uw <!-- -->burgerservicenummer</p>', '<p>Uw <!-- -->burger|service|nummer</p>'],
  ['<p><b>Nu</b> uw burgerservicenummer', '<p><b>Nu</b> uw burger|service|nummer'],
  ['<p>Een geïnteresseerdere</p>', '<p>Een geïnteres|seerdere</p>'],
  ['<p>niet-uitvaartondernemer.</p>', '<p>niet-uitvaart|ondernemer.</p>'],
  ['<p>Elke vertegenwoordiger</p>', '<p>Elke vertegen|woordiger</p>'],
])(
  'a word of ours of 15 letters and more may break where a syllable ends: %s',
  (html, expected) => {
    expect(broken(html)).toBe(expected)
  },
)

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'it is found wherever on the page it begins, also %i signs further',
  (signs) => {
    const before = ' '.repeat(signs)
    expect(broken(`<h1>${before}wilsverklaring</h1>`)).toBe(`<h1>${before}wils|verklaring</h1>`)
  },
)

test.each(['', 'gewoon', 'één ‘aanhaling’ …', 'een 🕯️ kaars', 'half \ud83d'])(
  'a page is given as the bytes that are sent: %j',
  (text) => {
    expect(pageWithSoftHyphens(text)).toEqual(Buffer.from(text))
  },
)

test('a page may be longer than every one before it', () => {
  const text = '‘wilsverklaring’ '.repeat(2 ** 15)
  expect(broken(`<h1>${text}</h1>`)).toBe(`<h1>${text.replaceAll('wils', 'wils|')}</h1>`)
})

test('what was on an earlier page is not on one that is shorter', () => {
  broken('<h1>Een wilsverklaring</h1>')
  expect(broken('<h1>Een wils')).toBe('<h1>Een wils')
  expect(broken('<h1>Een wilsverklaring')).toBe('<h1>Een wils|verklaring')
})

test.each([
  ['<h1>Uw wilsverklaring</h1>', '<h1>Uw wils|verklaring</h1>'],
  ['<h2 id="a">Elk postcodegebied</h2>', '<h2 id="a">Elk postcode|gebied</h2>'],
  [
    '<button type="submit">Uw wilsverklaring</button>',
    '<button type="submit">Uw wils|verklaring</button>',
  ],
  ['<a href="/" class="b">Uw wilsverklaring</a>', '<a href="/" class="b">Uw wils|verklaring</a>'],
  ['<li>Uw wilsverklaring</li>', '<li>Uw wils|verklaring</li>'],
  ['<dt>Uw wilsverklaring</dt>', '<dt>Uw wils|verklaring</dt>'],
  ['<span>Uw wilsverklaring</span>', '<span>Uw wils|verklaring</span>'],
])('in a title, a button or a list, of 14 letters and more: %s', (html, expected) => {
  expect(broken(html)).toBe(expected)
  expect(broken(html.replaceAll(/<(\/?)\w+[^>]*>/g, '<$1p>'))).not.toContain('|')
})

test('the names of companies may break in a title, though no text of ours has them', () => {
  expect(broken('<h3>Uitvaartverzorging Bakker</h3>')).toBe('<h3>Uitvaart|verzorging Bakker</h3>')
})

test.each([
  'Contactpersoon aangemaakt',
  'Controleer uw e-mail voor de verificatielink om door te gaan.',
  'Deze contactpersoon is gekoppeld aan 2 postcodegebied(en). Verwijder eerst de koppelingen.',
  'Dossier ontkoppeld van uitvaartondernemer',
  'Dossierkoppeling succesvol bijgewerkt',
  'Fout bij laden dossier toegangsverzoeken',
  'Kaartjes aangevraagd met wilsverklaring-indicatie',
  'Overlijdensdatum kan niet in de toekomst liggen',
  'Telefoonnummer is verplicht',
  'Wilsverklaring Opvragen',
])('a text that the specification gives stands to the letter: %s', (text) => {
  const all = softHyphens({ text })
  for (const html of [`<p>${text}</p>`, `<h2>${text}</h2>`, `<button>${text}</button>`])
    expect(
      all(html)
        .toString()
        .replaceAll(/<\/?span[^>]*>/g, ''),
    ).toBe(html)
})

test.each([
  [
    '<a href="mailto:hulp@wensen.nl">Mail hulp@wensen.nl.</a>',
    '<a href="mailto:hulp@wensen.nl">Mail hulp@<wbr>wensen.nl.</a>',
  ],
  ['<dd>https://lied.nl/a-b/1</dd>', '<dd>https://<wbr>lied.nl/<wbr>a-b/<wbr>1</dd>'],
  [
    '<p>https://lied.nl/een-uitvaartondernemer</p>',
    '<p>https://<wbr>lied.nl/<wbr>een-uitvaartondernemer</p>',
  ],
  [
    '<p>karel.smit@uitvaartzorgsmit.example</p>',
    '<p>karel.smit@<wbr>uitvaartzorgsmit.<wbr data-dot="">example</p>',
  ],
  ['<b aria-label="Mail hulp@wensen.nl">', '<b aria-label="Mail hulp@wensen.nl">'],
  ['<textarea>mark@example.nl</textarea>', '<textarea>mark@example.nl</textarea>'],
])(
  'addresses may break after their signs, and dots where a part is long, without a hyphen: %s',
  (html, expected) => {
    expect(withSoftHyphens(html)).toBe(expected)
  },
)

test.each([
  ['<p>Uw e-mailadres</p>', '<p>Uw [e-mail]adres</p>'],
  ['<h1>E-mail</h1>', '<h1>[E-mail]</h1>'],
  ['<p>Zoals 31-12-1950.</p>', '<p>Zoals [31-12-1950].</p>'],
  ['<p>Van 1-1-2026 tot 5-11-2026</p>', '<p>Van [1-1-2026] tot [5-11-2026]</p>'],
  ['<p>Zoals 06-12345678.</p>', '<p>Zoals [06-12345678].</p>'],
  ['<a href="/">Factuur F2026-000011 (PDF)</a>', '<a href="/">Factuur [F2026-000011] (PDF)</a>'],
  ['<p>Bel 038-2012345 of 0513-620016</p>', '<p>Bel [038-2012345] of [0513-620016]</p>'],
  ['<p>Bel gratis 0800-0113</p>', '<p>Bel gratis [0800-0113]</p>'],
  ['<p>Met een QR-code.</p>', '<p>Met een [QR-code].</p>'],
  ['<th>Amersfoort 3800–3829</th>', '<th>Amersfoort [3800–3829]</th>'],
  ['<caption>4 gebieden in 1000–1999</caption>', '<caption>4 gebieden in [1000–1999]</caption>'],
])('a word with a hyphen is kept on one line, and copied as it is: %s', (html, expected) => {
  const whole = withSoftHyphens(html)
  expect(whole.replaceAll(/<span data-whole="">(.*?)<\/span>/g, '[$1]')).toBe(expected)
  expect(whole.replaceAll(/<\/?span[^>]*>/g, '')).toBe(html)
})

test.each([
  ['<td>Hilde van Dijk</td>', 'Hilde [van Dijk]'],
  ['<h1>Uitvaartverzorging Van Dijk</h1>', 'Uitvaart\u00adverzorging [Van Dijk]'],
  ['<p>Bel G.M. van der Meer, dochter</p>', 'Bel G.M. [van der Meer,] dochter'],
  ['<p>Anna de Wit-Bos</p>', 'Anna [de Wit-Bos]'],
  ['<p>Jan van Dijk\u00a0· 058-12</p>', 'Jan [van Dijk\u00a0·] 058-12'],
  ['<p>Anna van der Westerlaken</p>', 'Anna van der Westerlaken'],
  ['<p>Meld het in de Kennisbank, of bij de Kennisbank.</p>', ''],
  ['<p>Zij las van Den Haag tot Ter Apel</p>', ''],
  ['<p>De Vries</p>', ''],
  ['<p>Download de PDF</p>', ''],
  ['<a href="/"><svg></svg>Bel Jan de Boer</a>', ''],
  ['<a href="/"><svg></svg> <!-- -->Bel Jan de Boer</a>', ''],
  ['<p>Jan<b> van Dijk</b></p>', ''],
  ['<a href="/">Jan van Dijk</a>', 'Jan <span data-whole="">van Dijk</span>'],
  ['<svg><text>Jan van Dijk</text></svg>', ''],
  ['<textarea>Jan van Dijk</textarea>', ''],
  ['<summary>Meer over Jan van Dijk</summary>', ''],
])('the end of a name that fits on any line stays on one: %s', (html, expected) => {
  const whole = withSoftHyphens(html)
  const text = whole.replaceAll(/<span data-day="">(.*?)<\/span>/g, '[$1]')
  expect(text).toBe(expected ? html.replace(/>.*<\//, `>${expected}</`) : html)
})

test.each([
  ['<p>Tot 29\u00a0december 2026.</p>', '<p>Tot [29\u00a0december 2026.]</p>'],
  ['<p>Op maandag 2 mei 1950, thuis</p>', '<p>Op maandag [2 mei 1950,] thuis</p>'],
  ['<p>Toen (2 mei 1950) wel</p>', '<p>Toen [(2 mei 1950)] wel</p>'],
  ['<p>2 mei 1950\u00a0· thuis</p>', '<p>[2 mei 1950\u00a0·] thuis</p>'],
  ['<td>1 juni 2026 om 9.00 uur</td>', '<td>[1 juni 2026] om 9.00 uur</td>'],
  ['<p>In mei 2026, 2 van 2026</p>', '<p>In mei 2026, [2 van 2026]</p>'],
  ['<p>112 juni 2026, 2 juni 20261, 2 juni 1850</p>', ''],
  ['<a href="/">Versie van 2 juni 2026</a>', ''],
  ['<button>Kies 2 juni 2026</button>', ''],
  ['<option>2 juni 2026</option>', ''],
  ['<svg><text>2 juni 2026</text></svg>', ''],
  ['<b title="2 juni 2026">2</b>', ''],
])('a date stays with its year and with the sign behind it: %s', (html, expected) => {
  const whole = withSoftHyphens(html)
  const text = whole.replaceAll(/<span data-day="(?:long)?">(.*?)<\/span>/g, '[$1]')
  expect(text).toBe(expected || html)
})

test.each([
  ['1 januari 2026', ''],
  ['1 januari 2026,', 'long'],
  ['29\u00a0november 2026', 'long'],
])('of a date is said whether it fits on any line in large letters: %s', (day, size) => {
  expect(withSoftHyphens(`<p>Op ${day}</p>`)).toBe(
    `<p>Op <span data-day="${size}">${day}</span></p>`,
  )
})

test.each([
  '<input value="31-12-1950" placeholder="Uw e-mail">',
  '<input value="06-12345678" title="Een QR-code">',
  '<textarea>Bel 06-12345678, met een QR-code</textarea>',
  '<textarea>Zij mailde op 31-12-1950 een e-mail</textarea>',
  '<title>Controleer uw e-mail</title>',
  '<option>1-1-2026</option>',
  '<script>{"at":"1-1-2026"}</script>',
  '<svg><text x="1">1-1-2026</text></svg>',
  '<p>Telefoon 038-201234, 0513-62001, 12345-67890, 1-2-34-2026, the-mail, hotmail, 038-1950, 12-06-12, QR-tekens, F2026-00001, AF2026-000011</p>',
])('what is no such word, or no text on a page, stays as it is: %s', (html) => {
  expect(withSoftHyphens(html)).toBe(html)
})

test.each([
  '<title>Uw wilsverklaring</title>',
  '<script>{"name":"wilsverklaring"}</script>',
  '<textarea name="a">Mijn wilsverklaring</textarea>',
  '<option>wilsverklaring</option>',
  '<a title="Uw wilsverklaring" href="/wilsverklaring">Lees</a>',
  '<p>www.wensenregister.nl/wilsverklaring</p>',
  '<p>Hottentottententententoonstelling</p>',
  '<p>Uw wilsverklaring</p>',
  '<h1>Het Wensenregister</h1>',
  '<h2>Van het Wensenregisters</h2>',
  '<h1>Uw vertrouwelijke deel</h1>',
  '<blockquote>Elke uitvaartondernemer</blockquote>',
  '<bdi>Elke uitvaartondernemer</bdi>',
  '<p>wensen.nl/<wbr/>uitvaartondernemer</p>',
  '<b aria-label="Elke uitvaartondernemer">1</b>',
  '<img alt="Elke uitvaartondernemer">',
  '<input value="Elke uitvaartondernemer">',
])(
  'what is sent back, copied, heard, short enough or somebody’s own stays as it is: %s',
  (html) => {
    expect(broken(html)).toBe(html)
  },
)

test.each([
  ['words of ours', 'uitvaartondernemer '],
  ['addresses', 'a@b.nl '],
  ['words with a hyphen', 'e-mail 1-1-1950 '],
  ['hyphens', '-19'],
  ['one address', 'a@'],
  ['letters', 'a'],
  ['tags', '<b>uitvaartondernemer</b>'],
])('a page of two million %s takes no longer than it is long', (_, part) => {
  const took = (html: string) => {
    const start = performance.now()
    withSoftHyphens(html)
    return performance.now() - start
  }
  // The best of four: a busy machine can only make one longer.
  const [short, long] = [1, 16].map((times) => {
    const html = `<p>${part.repeat((times * 125_000) / part.length)}</p>`
    return Math.min(...Array.from({ length: 4 }, () => took(html)))
  }) as [number, number]
  expect(long).toBeLessThan(100 * (short + 5))
})
