/** The main pages say what the specification quotes, to the letter: without anything put into it. */
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { fillFile } from '#tests/fixtures/people/full-file.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'

const visitors = {
  visitor: async () => new Visitor(),
  'person with wishes': async () => {
    const user = await testUser()
    await fillFile(user)
    return signedIn(user)
  },
  'person without wishes': async () => signedIn(await testUser()),
  administrator: async () => signedIn(await testUser('admin')),
  'guild member': async () => signedIn(await testUser('franchise')),
}

const come = new Map<string, Promise<Visitor>>()
const as = (who: keyof typeof visitors) => {
  const visitor = come.get(who) ?? visitors[who]()
  come.set(who, visitor)
  return visitor
}

const PAGES: [who: keyof typeof visitors, path: string, texts: string[]][] = [
  [
    'visitor',
    '/',
    [
      'Nederlands wensenregister',
      'Zelf wensen vastleggen',
      'Gesprek plannen',
      'Uw wensen bekijken',
      'Cookie instellingen',
      'Alleen noodzakelijk',
      'Alles accepteren',
      'Meer informatie over cookies',
    ],
  ],
  ['visitor', '/bestaat-niet', ['Pagina niet gevonden']],
  ['visitor', '/formulier', ['Persoonlijk Profiel Aanmaken']],
  ['person with wishes', '/vragenlijst/veer', ['Licht en Vreugde', 'Stap 1 van 7', 'Inspiratie']],
  ['person with wishes', '/vragenlijst/steen', ['Pijn en Zorg', 'Vorige', 'Opslaan', 'Volgende']],
  ['person with wishes', '/vragenlijst/kaars', ['Herinneringen en sociale Erfenis']],
  ['person with wishes', '/vragenlijst/rituelen', ['Vorm, ritueel en Beleving']],
  ['person with wishes', '/vragenlijst/praktisch', ['Praktisch, Regie en Keuzes']],
  ['person with wishes', '/vragenlijst/naw', ['Contacten en relaties']],
  [
    'person with wishes',
    '/vragenlijst/secret',
    ['Geheimen, Vertrouwen en Veiligheid', 'Dashboard'],
  ],
  ['person with wishes', '/formulier', ['Persoonlijke Wensen Vastleggen']],
  [
    'person with wishes',
    '/dashboard',
    [
      'Mijn wensen',
      'Uw wensen',
      'Veer Licht & Vreugde',
      'Steen Pijn & Zorg',
      'Kaars Herinneringen & Erfenis',
      'Rituelen Vorm & Beleving',
      'Praktisch Regie & Keuzes',
      'NAW & Contacten',
      'Secret Vertrouwen & Veiligheid',
      'Wensen aanpassen',
    ],
  ],
  ['person without wishes', '/dashboard', ['Nog geen wensen vastgelegd', 'Wensen vastleggen']],
  ['administrator', '/', ['Admin Dashboard']],
  ['administrator', '/admin', ['Administratie wensenregister', 'Gilde Leden', 'Default Contacten']],
  ['administrator', '/admin/gilde', ['Nieuwe Aanmeldingen', 'Terugbellen', 'Ververs']],
  ['administrator', '/admin/wensengesprek', ['Wensengesprek intake', 'Start Wensengesprek']],
  ['administrator', '/admin/wensen?q=qqqqqqqq', ['Geen dossiers gevonden']],
  ['guild member', '/dossieropvragen', ['Wilsverklaring Opvragen', 'Volledig Dossier Opvragen']],
]

test.each(PAGES)('for a %s %s says its texts', async (who, path, texts) => {
  const { bytes } = await (await as(who)).get(path)
  const said = parse(bytes.toString()).textContent
  expect(texts.filter((text) => !said.includes(text))).toEqual([])
})
