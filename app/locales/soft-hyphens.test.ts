import { expect, test } from 'vitest'
import { softHyphens } from './soft-hyphens.server.ts'

const withSoftHyphens = softHyphens({
  one: 'Uw wilsverklaring, de uitvaartondernemer',
  more: { texts: ['uw burgerservicenummer en het Wensenregister'] },
  accented: 'een financiële geïnteresseerde',
  compound: 'een postcodegebied en uw inloggegevens',
})

/** With a bar where a word may break. */
const broken = (html: string) => withSoftHyphens(html).replaceAll('\u00ad', '|')

test.each([
  ['<p>Uw wilsverklaring</p>', '<p>Uw wils|verklaring</p>'],
  ['<h2>Elke uitvaartondernemer</h2>', '<h2>Elke uitvaart|ondernemer</h2>'],
  ['<p>Elke <b>uitvaartondernemer</b></p>', '<p>Elke <b>uitvaart|ondernemer</b></p>'],
  ['<p>Uw <!-- -->burgerservicenummer</p>', '<p>Uw <!-- -->burger|service|nummer</p>'],
  ['<p><b>Nu</b> uw wilsverklaring</p>', '<p><b>Nu</b> uw wils|verklaring</p>'],
  ['<b aria-label="Uw wilsverklaring 1">1</b>', '<b aria-label="Uw wils|verklaring 1">1</b>'],
  ['<h4>Uw wilsverklaring</h4>', '<h4>Uw wils|verklaring</h4>'],
  ['<p>Een geïnteresseerde</p>', '<p>Een geïnte|resseerde</p>'],
  ['<p>niet-wilsverklaring.</p>', '<p>niet-wils|verklaring.</p>'],
  ['<p>Elk postcodegebied</p>', '<p>Elk postcode|gebied</p>'],
  ['<p>Uw inloggegevens</p>', '<p>Uw inlog|gegevens</p>'],
])('long words of our own texts may break where a syllable ends: %s', (html, expected) => {
  expect(broken(html)).toBe(expected)
})

test.each([
  [
    '<a href="mailto:hulp@wensen.nl">Mail hulp@wensen.nl.</a>',
    '<a href="mailto:hulp@wensen.nl">Mail hulp@<wbr>wensen.<wbr>nl.</a>',
  ],
  ['<dd>https://lied.nl/a-b/1</dd>', '<dd>https://<wbr>lied.<wbr>nl/<wbr>a-b/<wbr>1</dd>'],
  ['<b aria-label="Mail hulp@wensen.nl">', '<b aria-label="Mail hulp@wensen.nl">'],
  ['<textarea>mark@example.nl</textarea>', '<textarea>mark@example.nl</textarea>'],
])('addresses may break after their signs, without a hyphen: %s', (html, expected) => {
  expect(withSoftHyphens(html)).toBe(expected)
})

test.each([
  '<title>Uw wilsverklaring</title>',
  '<script>{"name":"wilsverklaring"}</script>',
  '<textarea name="a">Mijn wilsverklaring</textarea>',
  '<option>wilsverklaring</option>',
  '<a title="Uw wilsverklaring" href="/wilsverklaring">Lees</a>',
  '<p>www.wensenregister.nl/wilsverklaring</p>',
  '<p>Hottentottententententoonstelling</p>',
  '<p>Wachtwoord</p>',
  '<h1>Uw wilsverklaring</h1>',
])('what is sent back, copied, short enough or somebody’s own stays as it is: %s', (html) => {
  expect(broken(html)).toBe(html)
})
