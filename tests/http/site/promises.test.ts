/** What pages promise of others: as the sites of the tests are, and where nothing is promised. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { PDFParse } from 'pdf-parse'
import { pageOf, WHOLE } from '#tests/fixtures/page.ts'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'

/** A page that does not say it. */
const without = (words: string) => new RegExp(`^(?![^]*${words})`)

const DIRECTORS: [path: string, until: RegExp, kept: RegExp][] = [
  ['/', /opvragen kan nog niet/, /vraagt de uitvaartondernemer uw dossier op/],
  [
    '/veelgestelde-vragen',
    /opvragen kan nog niet/,
    /10,50 euro[^]*Twee medewerkers van het Wensenregister[^]*vertrouwenspersoon[^]*Die vragen wij of het klopt[^]*terwijl ik leef[^]*U kunt ook inloggen[^]*stopt alles/,
  ],
  [
    '/hoewerkthet',
    /opvragen kan nog niet/,
    /geeft het dossiernummer aan de uitvaartondernemer[^]*vragen de vertrouwenspersoon[^]*of het klopt[^]*Log in en zeg dat\. Dan stopt de aanvraag[^]*Twee medewerkers/,
  ],
  ['/over-ons', /kunnen nog geen dossiers opvragen/, /controleren elke aanvraag/],
  ['/voordelen', /een kaartje zegt dat ze er zijn/, /kan na controle uw dossier opvragen/],
  [
    '/uitvaartondernemers/zoeken',
    /aangesloten bij het Wensenregister\.(?!\s*Zij)/,
    /Zij kunnen de wensen opvragen/,
  ],
  [
    '/overleden',
    /Lees wat u ermee kunt[^]*Lees wat u nu kunt doen/,
    /Zo vindt u de wensen[^]*De wensen van iemand opvragen/,
  ],
  [
    '/overleden/kaartje',
    /via een uitvaartondernemer kan nog niet/,
    /vraagt de wensen bij ons op[^]*wel de wilsverklaring opvragen[^]*Bent u uitvaartondernemer/,
  ],
  [
    '/dossieropvragen',
    /opvragen kan nog niet/,
    /Wie mag een dossier opvragen\?[^]*maar geen contactpersoon/,
  ],
  [
    '/uitvaartondernemers',
    /Dossiers opvragen kan nog niet/,
    /Als gildelid vraagt u[^]*vertrouwenspersoon bevestigt[^]*Twee van onze medewerkers/,
  ],
  ['/blog/kaartje-meer-dan-wachtwoord', /opvragen kan nog niet/, /controleren de aanvraag/],
  ['/blog/geen-wachtwoorden-wensenregister', /opvragen kan nog niet/, /controleren de aanvraag/],
  [
    '/blog/onafhankelijk-menselijk-veilig',
    /Dat kan nu nog niet/,
    /beslist geen computer[^]*Twee medewerkers/,
  ],
  ['/kennisbank/gesprek-nabestaanden', /opvragen kan nog niet/, /controleren die aanvraag/],
  [
    '/dashboard/contacten',
    /opvragen kan nog niet/,
    /Die vraagt uw wensen bij ons op[^]*de vraag of het klopt[^]*met hetzelfde e-mailadres/,
  ],
  [
    '/vragenlijst/documenten',
    without('krijgt de uitvaartondernemer'),
    /Na uw overlijden krijgt de uitvaartondernemer deze bestanden/,
  ],
]
const RELATIVES: typeof DIRECTORS = [
  ['/veelgestelde-vragen', without('bedenktijd, wat u voor hen koos'), /Dan lezen zij hier, na uw/],
  ['/hoewerkthet', without('een eigen kopie'), /lezen zij hier wat u voor hen koos/],
  [
    '/juridisch/privacyverklaring',
    without('versleutelde kopie'),
    /eigen, versleutelde kopie\.[^]*De kopie voor een contactpersoon[^]*1 tot 24 maanden/,
  ],
  [
    '/kennisbank/gesprek-nabestaanden',
    /Zij zien uw wensen niet vanzelf/,
    /kiest per persoon wat die mag lezen, en vanaf wanneer/,
  ],
  ['/dashboard/contacten', without('zelf wat u koos'), /lezen zij zelf wat u koos/],
  [
    '/vragenlijst/documenten',
    without('contactpersonen krijgen'),
    /Contactpersonen die uw wensen mogen lezen[^]*Geef het dan liever zelf\.\s+Kies wat/,
  ],
  ['/', /aan wie u een afdruk geeft/, /U kiest wie ze leest[^]*U kiest wie ze leest/],
  ['/', without('kiest per persoon'), /kiest per persoon wat die hier leest: nu al, na uw/],
  ['/voordelen', /aan wie u een afdruk geeft/, /U kiest wie ze leest/],
  [
    '/overleden',
    // The way before, and right after it the one behind.
    /Ik heb een kaartje[^]{0,80}Ik ben uitvaartondernemer/,
    /Ik ben contactpersoon\s+Meld het overlijden, of lees de wensen\./,
  ],
  [
    '/blog/geen-wachtwoorden-wensenregister',
    without('lezen uw contactpersonen zelf'),
    /lezen uw contactpersonen zelf wat u voor hen koos/,
  ],
  ['/overleden/kaartje', without('contactpersoon'), /Ik ben contactpersoon[^]*geen contactpersoon/],
]
/** Pages for funeral directors tell how it will be; a note on top says that it is not so yet. */
const TOLD_ANYWAY = new Set(['/uitvaartondernemers'])

let site: Awaited<ReturnType<typeof startSite>>
let user: Awaited<ReturnType<typeof testUser>>

beforeAll(async () => {
  user = await testUser()
  site = await startSite(inject('site').databaseUrl, {
    PROMISE_DIRECTORS: 'no',
    PROMISE_RELATIVES: 'no',
  })
})
afterAll(() => site.stop())

async function textAt(path: string, address?: string) {
  const visitor = new Visitor(address)
  if (/^\/(?:dashboard|vragenlijst)/.test(path))
    visitor.cookies.set(...[...(await signedIn(user)).cookies][0]!)
  return pageOf(await visitor.get(path)).text
}

async function expectPromise([path, until, kept]: (typeof DIRECTORS)[number]) {
  const [after, before] = [await textAt(path), await textAt(path, site.address)]
  expect(before).toMatch(until)
  if (!TOLD_ANYWAY.has(path)) expect(before).not.toMatch(kept)
  expect(after).toMatch(kept)
  if (path !== '/voordelen') expect(after).not.toMatch(until)
}

test.each(DIRECTORS)('%s says that funeral directors get files, unless that is off', (...row) =>
  expectPromise(row),
)

test.each(RELATIVES)('%s promises relatives what can be done, and no more', (...row) =>
  expectPromise(row),
)

test('the article about safety says who can read, and how one signs in, as it is', async () => {
  const text = await textAt('/blog/onafhankelijk-menselijk-veilig')
  for (const untrue of ['kunnen uw wensen niet openen', 'weigert dat', 'nog geen tweede stap'])
    expect(text).not.toContain(untrue)
  expect(text).toMatch(/alleen met een reden[^]*U kunt inloggen in twee stappen/)
})

test('the booklet names contacts who read themselves before a funeral director', async () => {
  await (await signedIn(user)).post('/vragenlijst/veer', { energy: 'zwemmen', ...WHOLE })
  const lastPage = async (address?: string) => {
    const { bytes } = await (await signedIn(user, address)).get('/dashboard/wensen.pdf')
    const { pages } = await new PDFParse({ data: new Uint8Array(bytes) }).getText()
    return pages.at(-1)?.text.replaceAll(/\s+/g, ' ')
  }
  expect(await lastPage()).toMatch(/Contactpersonen laten ons.*Of een uitvaartondernemer vraagt/)
  expect(await lastPage(site.address)).not.toMatch(
    /Contactpersonen|uitvaartondernemer vraagt|opvragen/,
  )
})

test('a member is offered to ask for a file once it is promised, by the card that led there', async () => {
  const card = randomToken()
  const path = `/dossieropvragen?kaart=${card}`
  const person = await testUser('franchise')
  const { text } = await (await signedIn(person)).get(path)
  for (const sort of ['wilsverklaring', 'volledig'])
    expect(text).toContain(`/franchise/opvragen/${sort}?kaart=${card}`)
  expect((await (await signedIn(person, site.address)).get(path)).text).not.toContain(
    '/franchise/opvragen/',
  )
})
