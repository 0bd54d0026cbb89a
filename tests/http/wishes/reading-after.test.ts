/** What relatives read after a death: in two stages, from a copy of their own, until its time is over. */
import { beforeEach, describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { PDFParse } from 'pdf-parse'
import sharp from 'sharp'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import { chooseWhoArranges } from '#app/features/relatives/arranges.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { deathIsRead, goesOn, readerOf, reported, saysSo } from '#tests/fixtures/people/deaths.ts'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { pageOf } from '#tests/fixtures/page.ts'
import { toneFaults } from '#tests/fixtures/tone.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

const CHAPTERS = ['afscheid', 'mensen', 'verhaal', 'pijn-en-zorg', 'brieven']

let gerda: TestUser
let lisa: Reader
let mark: Reader
let letter: string
let visitor: Visitor
let page: string

beforeEach(async () => {
  gerda = await testUser()
  const reads = await testUser()
  const people = [
    {
      firstName: 'Lisa',
      lastName: 'de Vries',
      relation: 'dochter',
      phone: '06-87654321',
      email: reads.email,
    },
    { firstName: 'Mark', lastName: 'de Vries', phone: '06-12345678', email: newEmail() },
  ]
  ;({ letter } = await fillForRelatives(gerda.id, people))
  for (const { firstName } of people) await confirmedRelative(owner, gerda.id, firstName, {})
  lisa = await readerOf(gerda.id, 'Lisa')
  mark = await readerOf(gerda.id, 'Mark')
  visitor = await signedIn(reads)
  page = `/contactpersoon/${lisa.id}`
})

const textAt = async (path: string) => pageOf(await visitor.get(path)).text
const statusAt = async (path: string, who = visitor) => (await who.get(path)).status
const files = () => [`${page}/boekje`, `${page}/alles`, `${page}/bestand/${letter}`]
const chapters = () => CHAPTERS.map((name) => `${page}/lezen/${name}`)
const everything = () => [
  page,
  `${page}/lezen/eerst`,
  `${page}/lezen/einde`,
  ...chapters(),
  ...files(),
]

async function textOfPdf(path: string) {
  const { bytes, headers } = await visitor.get(path)
  expect(headers['content-type']).toBe('application/pdf')
  return (await new PDFParse({ data: new Uint8Array(bytes) }).getText()).text
}

/** As when a funeral director got the file and it was deleted. */
async function accountGoes() {
  for (const state of ['approved', 'delivered', 'closed'])
    await owner`update release_cases set state = ${state} where subject_id = ${gerda.id}`
  await owner`update death_reports set subject_id = null where subject_id = ${gerda.id}`
  await owner`delete from users where id = ${gerda.id}`
}

describe('at once after the death', () => {
  let death: string
  beforeEach(async () => {
    death = await deathIsRead(lisa, mark)
  })

  test('tells nobody to call themselves', async () => {
    const text = await textAt(page)
    expect(text).toContain('Uzelf')
    expect(text).not.toContain('Bel Lisa')
  })

  test('is read what is needed first, on one page, with when the rest is there', async () => {
    const { text } = await visitor.get(page)
    expect(toneFaults(text)).toEqual([])
    for (const said of ['Eerst dit', 'Bel Mark', 'DELA', 'Bewaar of druk af', 'De eerste dagen'])
      expect(text).toContain(said)
    expect(await textAt(page)).toMatch(/De rest van de wensen leest u [^.]*, vanaf \d+\.\d\d uur\./)
    const list = await textAt('/contactpersoon')
    expect(list).toContain('U leest nu wat het eerst nodig is.')
    expect(list).toContain('Deze persoon koos u als contactpersoon.')
  })

  test('is nothing else read, to the second', async () => {
    const later = [...chapters(), `${page}/lezen/einde`]
    const rest = [...later, `${page}/alles`, `${page}/bestand/${letter}`]
    for (const path of rest)
      expect([path, await statusAt(path)]).toEqual([path, later.includes(path) ? 303 : 404])
    expect((await visitor.get(`${page}/lezen/afscheid`)).headers.location).toBe(page)
    await owner`update death_reports set all_at = now() where id = ${death}`
    for (const path of rest) expect([path, await statusAt(path)]).toEqual([path, 200])
  })

  test('is kept on paper, without what is read later', async () => {
    const text = await textOfPdf(`${page}/boekje`)
    expect(text).toContain('Mijn blauwe jurk')
    expect(text).not.toMatch(/schaatsen|ongeluk|geheim/)
  })
})

describe('what was written after the last confirmation', () => {
  test('takes the place of nothing that was confirmed, and stands below it', async () => {
    await completeFile(gerda.id)
    const data = { serviceLocation: 'Nee, toch liever in de kathedraal, of' }
    await saveSection(gerda, {
      id: randomUUID(),
      revision: 1,
      final: false,
      section: 'rituelen',
      data,
    })
    const death = await deathIsRead(lisa, mark)
    const first = await textAt(page)
    expect(first).toMatch(/De dienst\s+De kerk aan de dijk/)
    expect(first).toContain('De dienst (later geschreven, nog niet af)')
    await owner`update death_reports set all_at = now() where id = ${death}`
    const farewell = (await textAt(`${page}/lezen/afscheid`)).replaceAll(/\s+/g, ' ')
    const [confirmed, later] = farewell.split('Later geschreven, nog niet af')
    expect(confirmed).toContain('De kerk aan de dijk')
    expect(confirmed).not.toContain('kathedraal')
    expect(later).toContain('Nee, toch liever in de kathedraal, of')
    expect(await textAt(`${page}/lezen/einde`)).toContain('Dat was nog niet af')
  })
})

describe('a photograph', () => {
  const kept = async (name: string, contents: Buffer, description: string) => {
    const file = { purpose: 'document', name, nameWhenEmpty: name, description } as const
    const stored = await storeDocument(gerda.id, { ...file, contents: Readable.from([contents]) })
    if (!stored.ok) throw new Error(stored.reason)
    return stored.id
  }
  const pixels = { width: 3000, height: 20, channels: 3, background: '#a98f66' } as const

  test.each(['while she lives', 'after the death'])(
    'is seen by who may read it, and by nobody else, %s',
    async (when) => {
      const boat = await kept(
        'IMG_1.png',
        await sharp({ create: pixels }).png().toBuffer(),
        'De boot',
      )
      const rules = { parts: { documents: 'now' }, documents: {} }
      await owner`update relatives set rules = ${owner.json(rules)} where id = ${lisa.id}`
      if (when === 'after the death') {
        const death = await deathIsRead(lisa, mark)
        await owner`update death_reports set all_at = now() where id = ${death}`
      }
      const seen = `${page}/bestand/${boat}?beeld=1`
      const { text } = await visitor.get(`${page}/lezen/brieven`)
      expect(text).toContain(`<img src="${seen}" alt="De boot"`)
      const { bytes, headers, status } = await visitor.get(seen)
      expect([status, headers['content-type']]).toEqual([200, 'image/png'])
      expect(headers['cache-control']).toContain('no-store')
      expect((await sharp(bytes).metadata()).width).toBe(1200)
      // A letter is no picture, and nobody else sees it.
      expect(text).not.toContain(`bestand/${letter}?beeld`)
      expect(await statusAt(`${page}/bestand/${letter}?beeld=1`)).toBe(404)
      expect(await statusAt(seen, await signedIn(await testUser()))).not.toBe(200)
      expect(await statusAt(seen, new Visitor())).not.toBe(200)
      if (when === 'after the death') return
      await owner`update relatives set rules = ${owner.json({ parts: {}, documents: {} })} where id = ${lisa.id}`
      expect(await statusAt(seen)).toBe(404)
    },
  )
})

test('takes nothing away that could be read before the death, whatever of it was said since', async () => {
  const given = { parts: { veer: 'now', documents: 'now' }, documents: {} }
  await owner`update relatives set rules = ${owner.json(given)} where id = ${lisa.id}`
  lisa = await readerOf(gerda.id, 'Lisa')
  const readable = [
    page,
    `${page}/lezen/verhaal`,
    `${page}/lezen/einde`,
    `${page}/bestand/${letter}`,
  ]
  const stillReads = async () => {
    for (const path of readable) expect([path, await statusAt(path)]).toEqual([path, 200])
  }
  await stillReads()
  const death = await reported(lisa)
  await stillReads()
  expect(await textAt(`${page}/overleden`)).toContain(
    'U mag nu gewoon lezen wat Gerda u al liet lezen.',
  )
  await saysSo(mark, death)
  await stillReads()
  await goesOn(lisa, death)
  await stillReads()
  const first = await textAt(page)
  expect(first).toMatch(/Eerst dit.*Lees wat Gerda u al liet lezen.*Staat er nog meer voor u\?/s)
  expect(await textAt(`${page}/lezen/verhaal`)).not.toContain('De winter')
  expect(await textAt(`${page}/lezen/einde`)).toContain('Dit was wat Gerda u al liet lezen.')
  await accountGoes()
  await stillReads()
})

test('offers no second way to the same page, and ends without a word about what was not done', async () => {
  const given = { parts: { rituelen: 'now', veer: 'now' }, documents: {} }
  await owner`update relatives set rules = ${owner.json(given)} where id = ${lisa.id}`
  expect(await textAt(page)).not.toContain('Ik zoek alleen')
  const end = await textAt(`${page}/lezen/einde`)
  expect(end).toContain('Gerda kan er nog iets aan veranderen.')
  expect(end).not.toContain('nog niet helemaal af')
})

test('says of a page that is not there that it is not their fault, and where there is one', async () => {
  const gone = await visitor.get(`${page}/lezen/documenten`)
  expect(gone.status).toBe(404)
  expect(pageOf(gone).text).toContain('Dit ligt niet aan u.')
  expect(gone.text).toContain('href="/contactpersoon"')
  expect(gone.text).not.toMatch(/Hier houdt het pad op|Naar de kennisbank/)
})

test('says to who was chosen that they arrange the funeral', async () => {
  await chooseWhoArranges(gerda.id, [lisa.id])
  const death = await deathIsRead(lisa, mark)
  expect(await textAt(page)).toMatch(
    /Regelt de uitvaart\s+Uzelf\s*Lisa de Vries\s+Bel ook\s+Mark de Vries/,
  )
  await owner`update death_reports set all_at = now() where id = ${death}`
  expect(await textAt(`${page}/lezen/mensen`)).toMatch(
    /Uzelf\s*Lisa de Vries\s*U regelt de uitvaart/,
  )
})

describe('twelve hours later', () => {
  let death: string
  beforeEach(async () => {
    death = await deathIsRead(lisa, mark, 'all')
  })

  test('is read all of it, and what is needed first stays', async () => {
    const start = await visitor.get(page)
    expect(start.text).toContain('Als iemand die altijd tijd had.')
    expect(start.text).toContain(`href="${page}/lezen/eerst"`)
    expect(await textAt(`${page}/lezen/eerst`)).toContain('Lees alle wensen')
    expect(await textAt(`${page}/lezen/pijn-en-zorg`)).not.toContain('ongeluk')
    expect(await textAt(`${page}/lezen/pijn-en-zorg?open=1`)).toContain('ongeluk')
    expect(await textAt(`${page}/lezen/einde`)).toMatch(
      /U kunt dit lezen tot en met \d+\s\p{L}+ \d{4}\./u,
    )
    expect((await visitor.get(`${page}/bestand/${letter}`)).text).toBe('Lieve Lisa')
    for (const path of [page, `${page}/lezen/eerst`, `${page}/lezen/einde`, ...chapters()])
      expect([path, toneFaults((await visitor.get(path)).text)]).toEqual([path, []])
    expect(await textAt('/contactpersoon')).toContain('U leest nu alle wensen.')
  })

  test('says once that a wish is no order, and at the end what comes next', async () => {
    const order = 'Lukt iets niet? Dan mag het anders.'
    expect(await textAt(`${page}/lezen/afscheid`)).toContain(`Dit schreef Gerda op. ${order}`)
    const story = await textAt(`${page}/lezen/verhaal`)
    expect(story).toContain('Dit wilde Gerda bewaren.')
    const others = ['mensen', 'pijn-en-zorg?open=1', 'brieven']
    for (const text of [
      story,
      ...(await Promise.all(others.map((name) => textAt(`${page}/lezen/${name}`)))),
    ])
      expect(text).not.toMatch(/Lukt iets niet|Dit schreef/)
    const { text: end } = await visitor.get(`${page}/lezen/einde`)
    expect(end).toContain(`<p>${order}</p><p>Gerda schreef zelf: ‘`)
    expect(end).toContain(`href="${page}/eerste-dagen"`)
    expect(end).toContain(`<a href="${page}">De wensen van Gerda</a>`)
  })

  test('is kept as a booklet, the same each time, and as a ZIP with the documents', async () => {
    const text = await textOfPdf(`${page}/boekje`)
    expect(text).toMatch(/schaatsen[^]*ongeluk[^]*Brief aan Lisa/)
    expect(text).not.toContain('geheim')
    const [one, other] = [await visitor.get(`${page}/boekje`), await visitor.get(`${page}/boekje`)]
    expect(one.bytes.equals(other.bytes)).toBe(true)
    const all = await visitor.get(`${page}/alles`)
    expect(all.headers['content-type']).toBe('application/zip')
    expect(all.bytes.includes('Brief aan Lisa.txt')).toBe(true)
    expect(all.bytes.includes('Lieve Lisa')).toBe(true)
    expect(all.bytes.includes('brief.txt')).toBe(false)
  })

  test('is read by nobody else: another contact, a stranger, another mailbox, who is not signed in', async () => {
    const another = await testUser()
    await owner`update users set email = ${mark.card.email} where id = ${another.id}`
    const others = [await signedIn(await testUser()), await signedIn(another)]
    for (const who of others)
      for (const path of everything())
        expect([path, await statusAt(path, who)]).toEqual([path, 404])
    for (const path of everything()) {
      const answer = await new Visitor().get(path)
      expect([answer.status, answer.headers.location]).toEqual([303, '/contactpersoon'])
    }
  })

  test('goes on where somebody stopped, and is read when the account is gone', async () => {
    const stop = () => visitor.post(page, { deel: 'verhaal' })
    expect((await stop()).headers.location).toBe('/contactpersoon?gestopt=1')
    expect(await textAt(page)).toContain('Verder lezen: Het verhaal van Gerda')
    await accountGoes()
    for (const path of everything()) expect([path, await statusAt(path)]).toEqual([path, 200])
    expect(await textAt(`${page}/lezen/verhaal`)).not.toContain('Wij onthouden waar u was.')
    const stopped = await stop()
    expect([stopped.status, stopped.headers.location]).toEqual([303, '/contactpersoon'])
    const list = await textAt('/contactpersoon')
    expect(list.match(/De wensen van Gerda de Vries/g)).toHaveLength(1)
  })

  test('is not read once the owner stopped it, who sees that it was', async () => {
    await visitor.get(`${page}/lezen/verhaal`)
    await newSession(gerda.id)
    const rest = [...chapters(), ...files(), `${page}/lezen/eerst`]
    for (const path of rest)
      expect([path, await statusAt(path)]).toEqual([path, chapters().includes(path) ? 303 : 404])
    const list = await textAt('/contactpersoon')
    expect(list).toContain('U leest nu nog niets. Na het overlijden wel.')
    expect(list).toContain(
      'Het bericht dat Gerda is overleden, is gestopt. Lees wat u nu kunt doen.',
    )
    const seen = await (await signedIn(gerda)).get('/dashboard/privacy')
    expect(pageOf(seen).text).toContain('Lisa de Vries las wat u wilde laten lezen')
  })

  test('ends to the second, and says so kindly', async () => {
    await owner`
      update relatives set rules = ${owner.json({ parts: { veer: 'now' }, documents: {} })}
       where id = ${lisa.id}`
    await owner`update death_reports set copies_until = now() where id = ${death}`
    for (const path of everything().slice(1)) {
      const { status, headers } = await visitor.get(path)
      expect([path, status, headers.location]).toEqual([path, 303, page])
    }
    const over = await visitor.get(page)
    expect(over.status).toBe(410)
    expect(over.text).toContain('De tijd is voorbij')
    expect(toneFaults(over.text)).toEqual([])
    expect(await textAt('/contactpersoon')).toContain('De tijd om te lezen is voorbij.')
  })
})
