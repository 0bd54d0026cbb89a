/** Whom somebody lets read: asking them by mail or letter, their answer, and what they read. */
import { randomUUID } from 'node:crypto'
import { PDFParse } from 'pdf-parse'
import { beforeEach, describe, expect, test } from 'vitest'
import { cancelDeletion, requestDeletion } from '#app/features/deletion/deletion.server.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { dateOf, dayAfter, dayOf } from '#app/locales/dates.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { reportedCase } from '#tests/fixtures/people/access-requests.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { inputOf, pageOf, textOf } from '#tests/fixtures/page.ts'
import { toneFaults } from '#tests/fixtures/tone.ts'
import { upload } from '#tests/fixtures/upload.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

const LIST = '/dashboard/contacten'
const ANSWER = '/contactpersoon/antwoord'
const LETTER = '/contactpersoon/brief'

let user: TestUser
let visitor: Visitor
let email: string
let page: string

beforeEach(async () => {
  user = await testUser()
  visitor = await signedIn(user)
  email = `lisa.${randomUUID()}@example.nl`
  const contacts = [
    { firstName: 'Lisa', lastName: 'de Vries', relation: 'dochter', email },
    { firstName: 'Ria', lastName: 'Bakker', phone: '0612345678' },
  ]
  const data = { firstName: 'Gerda', lastName: 'de Vries', contacts }
  await saveSection(user, { section: 'naw', id: randomUUID(), revision: 0, data, final: false })
  page = await pageOfContact('Lisa')
})

/** Where the list leads for a contact. */
async function pageOfContact(name: string): Promise<string> {
  const { text } = await visitor.get(LIST)
  const [, address = ''] =
    new RegExp(`<a href="(${LIST}/[\\w-]+)"[^>]*>(?:\\d\\. )?${name}`).exec(text) ?? []
  return address
}

const openedIn = (html: string) => /name="opened" value="([^"]+)"/.exec(html)?.[1] ?? ''

/** What a page made now says that it was made from. */
const opened = async () => ({ opened: openedIn((await visitor.get(page)).text) })

const textOfPdf = async (bytes: Uint8Array) =>
  (await new PDFParse({ data: new Uint8Array(bytes) }).getText()).text

const textAt = async (path: string, who = visitor) => pageOf(await who.get(path)).text

async function linkOfMail(): Promise<string> {
  const [mail] = await letters(email)
  return /\/contactpersoon\/antwoord\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

async function askedByMail(choice: Record<string, string> = { lezen: 'after' }): Promise<string> {
  const chosen = { ...(await opened()), ...choice }
  const asked = await visitor.post(page, { ...chosen, intent: 'vraag' })
  expect([asked.status, asked.headers.location]).toEqual([303, page])
  return linkOfMail()
}

describe('while the account goes', () => {
  const goes = () => requestDeletion(user)
  const keeps = () => cancelDeletion(user.id)
  const ASKS =
    /Stuur de mail|Maak de brief|Download de brief|Maak een nieuwe brief|Druk hier een brief/
  const CHANGED = 'Er is intussen iets veranderd.'

  test('no page asks for a question to a contact, and each says that it can be asked once it stays', async () => {
    const ria = await pageOfContact('Ria')
    await goes()
    for (const path of ['/dashboard', LIST, page, ria]) {
      const text = await textAt(path)
      expect(text).toContain('Uw account wordt verwijderd')
      expect(text).not.toMatch(ASKS)
      expect(text).not.toMatch(/Vraag (?:het )?Lisa|druk de brief af/)
    }
    expect(await textAt(page)).toContain('Dan kunt u Lisa vragen of dit goed is.')
    await keeps()
    expect(await textAt(LIST)).toContain('Vraag Lisa of het goed is.')
    expect(await textAt(page)).toContain('Stuur de mail')
  })

  test('a page from before asks nobody: what it chose is kept', async () => {
    const chosen = { ...(await opened()), lezen: 'now' }
    await goes()
    await visitor.post(page, { ...chosen, intent: 'vraag' })
    const text = await textAt(page)
    expect(text).toContain(CHANGED)
    expect(text).toContain('Lisa leest meteen alles')
    expect(await letters(email)).toEqual([])
  })

  test('no letter is made, also not one that was made before', async () => {
    const ria = await pageOfContact('Ria')
    const posted = () => visitor.post(`${ria}/brief`)
    expect((await posted()).headers['content-type']).toContain('pdf')
    await goes()
    expect((await posted()).headers.location).toBe(ria)
    const text = await textAt(ria)
    expect(text).toContain(CHANGED)
    expect(text).not.toMatch(ASKS)
    expect(text).not.toContain('kan antwoorden tot en met')
    await keeps()
    expect((await posted()).headers['content-type']).toContain('pdf')
  })

  test('nobody is told that they may read: whether a yes was theirs is asked once it stays', async () => {
    const token = (await askedByMail({ lezen: 'now' })).split('token=')[1] ?? ''
    await new Visitor().post(ANSWER, { token, antwoord: 'ja' })
    expect(await textAt(LIST)).toContain('Klopt het dat dit Lisa is?')
    await goes()
    for (const path of ['/dashboard', LIST, page]) {
      const text = await textAt(path)
      expect(text).not.toContain('Klopt het dat dit Lisa is?')
      expect(text).not.toContain('Kijk of het klopt')
    }
    expect(await textAt(page)).toContain('Dan kunt u hier zeggen of het klopt dat Lisa ja zei.')
    await visitor.post(page, { intent: 'klopt' })
    expect(await textAt(page)).toContain(CHANGED)
    expect(await letters(email)).toHaveLength(1)
  })
})

describe('the list', () => {
  test('says how far everybody is, and whose turn it is', async () => {
    expect(await textAt(LIST)).toMatch(/0 van 2 mensen zeiden ja\.\s+Vraag Lisa of het goed is\./)
    await askedByMail()
    expect(await textAt(LIST)).toMatch(/Ria heeft geen e-mail: druk de brief af\./)
  })

  test('says that somebody was asked, and asks again only for who opens that', async () => {
    const lisa = await pageOfContact('Lisa')
    const before = await visitor.get(lisa)
    expect(before.text).toMatch(/<h2>Vraag het Lisa<\/h2>(?:(?!<details)[^])*>Stuur de mail</)
    expect(before.text).not.toContain('Geen antwoord?')
    await askedByMail()
    const after = await visitor.get(lisa)
    expect(textOf(after.text)).toMatch(
      /U vroeg het Lisa\s+Dat was op [^.]*\. Lisa kan antwoorden tot en met/,
    )
    expect(after.text).toMatch(
      /<details[^]*Geen antwoord\? Vraag het nog een keer[^]*>Stuur de mail nog een keer<[^]*<\/details>/,
    )
  })

  test('numbers people as their owner ordered them', async () => {
    expect(await textAt(LIST)).toMatch(/1\. Lisa de Vries, dochter[^]*2\. Ria Bakker/)
  })

  test('says of who has no address that their owner gives them a letter, and not that nothing reaches them', async () => {
    const text = await textAt(LIST)
    expect(text).toContain('Geen e-mailadres. Druk hier een brief af, en geef die aan Ria.')
    expect(text).not.toContain('niet goed bereiken')
  })

  const idOf = async (name: string) => (await pageOfContact(name)).slice(LIST.length + 1)

  const arranging = async () => {
    const { data } = await readOnly(asPerson(user.id), (sql) => readSection(sql, user.id, 'naw'))
    return data.contacts?.map(({ firstName, arranges }) => [firstName, arranges])
  }

  /** The boxes of who arranges the funeral, and whether they are ticked. */
  const boxes = async () => {
    const { text } = await visitor.get(LIST)
    return Array.from(text.matchAll(/<input[^>]*name="regelt"[^>]*>/g), ([one]) => [
      /value="([^"]+)"/.exec(one)?.[1],
      one.includes(' checked'),
    ])
  }

  test('asks who arranges the funeral, and chooses nobody by itself', async () => {
    expect(await textAt(LIST)).toContain('Wie regelt uw uitvaart?')
    expect(await boxes()).toEqual([
      [await idOf('Lisa'), false],
      [await idOf('Ria'), false],
    ])
  })

  test('says the same last day to answer as the page does that thanks for a yes', async () => {
    const link = await askedByMail()
    const [, day = ''] = /kan antwoorden tot en met\s+([^.]+)\./.exec(await textAt(page)) ?? []
    const contact = new Visitor()
    const token = link.split('token=')[1] ?? ''
    const said = await contact.post(ANSWER, { token, antwoord: 'ja' })
    expect(await textAt(said.headers.location ?? '', contact)).toContain(`tot en met ${day}`)
  })

  test('lets who said no by a slip say yes by the same link, until who asked took it back', async () => {
    const token = (await askedByMail()).split('token=')[1] ?? ''
    const contact = new Visitor()
    const said = await contact.post(ANSWER, { token, antwoord: 'nee' })
    expect(await textAt(said.headers.location ?? '', contact)).toMatch(
      /Gerda hoort van ons dat u liever niet wilt\.[^]*Met dezelfde knop zegt u alsnog ja, tot en met /,
    )
    const again = await contact.get(`${ANSWER}?token=${token}`)
    expect(again.status).toBe(200)
    expect(pageOf(again).text).toMatch(/U zei op [^.]+ nee tegen Gerda\./)
    expect(again.text).not.toContain('value="nee"')
    // Pressed twice, it was said before.
    expect((await contact.post(ANSWER, { token, antwoord: 'nee' })).headers).toEqual(
      expect.objectContaining({ location: said.headers.location }),
    )
    expect(await textAt(page)).toContain('Wil liever niet')
    expect((await contact.post(ANSWER, { token, antwoord: 'ja' })).status).toBe(303)
    expect(await textAt(page)).toContain('Klopt het dat dit Lisa is?')
    await visitor.post(page, { intent: 'weg' })
    const gone = await contact.get(`${ANSWER}?token=${token}`)
    expect([gone.status, pageOf(gone).text]).toEqual([
      410,
      expect.stringContaining('Deze link werkt niet meer'),
    ])
  })

  test('says yes after a no to nobody who took it back or asked anew meanwhile', async () => {
    const token = (await askedByMail()).split('token=')[1] ?? ''
    const contact = new Visitor()
    await contact.post(ANSWER, { token, antwoord: 'nee' })
    await askedByMail()
    expect((await contact.post(ANSWER, { token, antwoord: 'ja' })).status).toBe(410)
    const newer = (await linkOfMail()).split('token=')[1] ?? ''
    await contact.post(ANSWER, { token: newer, antwoord: 'nee' })
    await visitor.post(page, { intent: 'weg' })
    expect((await contact.post(ANSWER, { token: newer, antwoord: 'ja' })).status).toBe(410)
  })

  test('asks it of one contact too', async () => {
    const data = { contacts: [{ firstName: 'Lisa', lastName: 'de Vries', email }] }
    await saveSection(user, { section: 'naw', id: randomUUID(), revision: 1, data, final: false })
    expect(await boxes()).toEqual([[await idOf('Lisa'), false]])
  })

  test('keeps who arranges it in the step itself, says so, and takes it back', async () => {
    const [lisa, ria] = [await idOf('Lisa'), await idOf('Ria')]
    const saved = await visitor.post(LIST, { keuze: 'regelt', regelt: ria })
    expect([saved.status, saved.headers.location]).toEqual([303, LIST])
    const after = await textAt(LIST)
    expect(after).toContain('Uw keuze is opgeslagen.')
    expect(after).toMatch(/1\. Lisa de Vries, dochter[^]*2\. Ria Bakker\s+Regelt uw uitvaart/)
    expect(await boxes()).toEqual([
      [lisa, false],
      [ria, true],
    ])
    expect(await arranging()).toEqual([
      ['Lisa', undefined],
      ['Ria', 'true'],
    ])
    const step = await visitor.get('/vragenlijst/naw')
    expect(step.text).toMatch(/<b>Ria Bakker, regelt mijn uitvaart<\/b>/)
    expect(step.text).toMatch(/<b>Lisa de Vries<\/b>/)
    expect(await textAt('/dashboard')).toContain('Ria Bakker, 0612345678, regelt mijn uitvaart')
    await visitor.post(LIST, { keuze: 'regelt', regelt: [lisa, ria] })
    expect(await arranging()).toEqual([
      ['Lisa', 'true'],
      ['Ria', 'true'],
    ])
    await visitor.post(LIST, { keuze: 'regelt' })
    expect(await arranging()).toEqual([
      ['Lisa', undefined],
      ['Ria', undefined],
    ])
  })

  test('says that who was chosen would rather not, and asks for another first', async () => {
    const lisa = await idOf('Lisa')
    await visitor.post(LIST, { keuze: 'regelt', regelt: lisa })
    for (const state of ['invited', 'declined'])
      await owner`update relatives set state = ${state} where id = ${lisa}`
    const list = await textAt(LIST)
    expect(list).toMatch(/Lisa zou uw uitvaart regelen[^]*Wie regelt uw uitvaart\?[^]*1\. Lisa/)
    expect(list).toContain('Zou uw uitvaart regelen, en zei nee op uw vraag')
    expect(list).not.toContain('Regelt uw uitvaart')
    const { text } = await visitor.get(`${LIST}/${lisa}`)
    expect(text).toContain(`href="${LIST}#regelt"`)
  })

  test('takes back nothing that was confirmed by another choice', async () => {
    const check = '/dashboard/controleren'
    await visitor.post(check, { seen: inputOf(await visitor.get(check), 'seen') })
    await visitor.post(LIST, { keuze: 'regelt', regelt: await idOf('Ria') })
    const said = await textAt(LIST)
    expect(said).toContain('Uw keuze is opgeslagen.')
    expect(said).not.toContain('concept')
    const overview = await textAt('/dashboard')
    expect(overview).toContain('Daarna zijn alleen uw gegevens en contacten bijgewerkt.')
    expect(overview).not.toContain('nog niet bevestigd')
  })

  test('lets nobody else choose', async () => {
    const other = await signedIn(await testUser())
    await other.post(LIST, { keuze: 'regelt', regelt: await idOf('Ria') })
    expect(await textAt(LIST, other)).toContain('Er is intussen iets veranderd.')
    expect(await arranging()).toEqual([
      ['Lisa', undefined],
      ['Ria', undefined],
    ])
  })

  test('stands in short on the overview', async () => {
    expect(await textAt('/dashboard')).toContain('0 van 2 mensen zeiden ja.')
  })
})

describe('a mail to a contact', () => {
  test('says who asks, and nothing of what was written', async () => {
    await askedByMail()
    const [mail] = await letters(email)
    expect(mail?.subject).toBe('Gerda de Vries wil u iets toevertrouwen')
    expect(mail?.text).toMatch(/u leest nu niets/)
    expect(mail?.text).not.toContain('de uitvaart regelt')
  })

  test('says what the owner chose: to read now, and to arrange the funeral', async () => {
    await visitor.post(LIST, { keuze: 'regelt', regelt: page.slice(LIST.length + 1) })
    await owner`update relatives set rules = ${owner.json({ parts: { veer: 'now' }, documents: {} })}
                 where owner_id = ${user.id}`
    expect(await textAt(page)).toMatch(
      /Lisa leest meteen .*, als Lisa ja zegt en u dat nakijkt\..*Wij schrijven erbij dat u Lisa koos/s,
    )
    const link = await askedByMail({ lezen: 'own', veer: 'now' })
    const contact = new Visitor()
    for (const text of [(await letters(email))[0]?.text, await textAt(link, contact)]) {
      expect(text).toContain('Gerda wil graag dat u er nu al een deel van kunt lezen.')
      expect(text).toContain('Gerda wil ook graag dat u later de uitvaart regelt.')
      expect(text).not.toContain('leest nu niets')
    }
    const token = link.split('=')[1] ?? ''
    await contact.post(ANSWER, { token, antwoord: 'ja' })
    expect(await textAt(`${ANSWER}?gezegd=ja&token=${token}`, contact)).toContain(
      'Dan krijgt u een e-mail, en kunt u lezen.',
    )
    expect(await textAt(page)).toContain(', als u zegt dat het klopt.')
    await visitor.post(page, { intent: 'klopt' })
    expect(await textAt(page)).toContain('Lisa mag lezen wat u hieronder koos.')
    const told = (await letters(email)).find(({ subject }) => subject.includes('U mag lezen'))
    expect(told?.text).toContain('U mag nu al lezen wat Gerda de Vries voor u opschreef.')
    expect(told?.text).toMatch(/\/contactpersoon\s/)
    expect(told?.text).toContain('/overleden')
  })

  test('leads to a page that changes nothing, where they say yes, and the other confirms', async () => {
    const link = await askedByMail()
    const contact = new Visitor()
    const shown = pageOf(await contact.get(link))
    expect(shown.heading).toBe('Een vraag van Gerda')
    expect(toneFaults((await contact.get(link)).text)).toEqual([])
    expect(await textAt(page)).toContain('Wacht op antwoord')
    const token = link.split('=')[1] ?? ''
    const said = await contact.post(ANSWER, { token, antwoord: 'ja' })
    const after = `${ANSWER}?gezegd=ja&token=${token}`
    expect([said.status, said.headers.location]).toEqual([303, after])
    const thanks = pageOf(await contact.get(after)).text
    expect(thanks).toContain('Wij laten Gerda weten dat u ja zei.')
    expect(thanks.replaceAll('\u00a0', ' ')).toContain(
      `tot en met ${dateOf(dayAfter(dayOf(new Date()), 13)).replaceAll('\u00a0', ' ')}.`,
    )
    expect(thanks).not.toContain('code')
    expect(thanks).not.toContain('{{')
    // Pressed twice, it says the same and is told once.
    const twice = await contact.post(ANSWER, { token, antwoord: 'ja' })
    expect([twice.status, twice.headers.location]).toEqual([303, after])
    const told = (await letters(user.email)).filter(({ subject }) => subject.includes('zei ja'))
    expect(told).toHaveLength(1)
    expect(await textAt(LIST)).toContain('Klopt het dat dit Lisa is?')
    expect(await textAt(page)).toContain('Klopt het dat dit Lisa is?')
    await visitor.post(page, { intent: 'klopt' })
    expect(await textAt(LIST)).toContain('1 van 2 mensen zei ja.')
  })

  test('may be answered with no', async () => {
    const token = (await askedByMail()).split('=')[1] ?? ''
    await new Visitor().post(ANSWER, { token, antwoord: 'nee' })
    expect(await textAt(page)).toContain('Wil liever niet')
  })

  test('leads who said yes to where they say no after all', async () => {
    const link = await askedByMail()
    const token = link.split('=')[1] ?? ''
    const contact = new Visitor()
    await contact.post(ANSWER, { token, antwoord: 'ja' })
    const shown = await contact.get(link)
    expect([shown.status, pageOf(shown).heading]).toEqual([200, 'Toch liever niet?'])
    expect(pageOf(shown).text).toContain('Zegt u nee? Dan leest u niets van Gerda')
    expect(toneFaults(shown.text)).toEqual([])
    await contact.post(ANSWER, { token, antwoord: 'nee' })
    expect(await textAt(page)).toContain('Wil liever niet')
    expect((await contact.get(link)).status).toBe(410)
  })

  test('leads nowhere once it was taken back', async () => {
    const link = await askedByMail()
    const gone = await visitor.post(page, { intent: 'weg' })
    expect(gone.headers.location).toBe(LIST)
    expect((await new Visitor().get(link)).status).toBe(410)
    // The mail about the answer led here, and the button may be pressed twice.
    for (const again of [await visitor.get(page), await visitor.post(page, { intent: 'weg' })])
      expect(again.headers.location).toBe(LIST)
    expect(await textAt(LIST)).toContain('U veranderde intussen iets aan deze contactpersoon.')
  })
})

describe('of an owner who is said to have died, an answer is told to nobody:', () => {
  const toldTo = async () => (await letters(user.email)).map(({ subject }) => subject)
  const after = async (key: Record<string, string>, antwoord: 'ja' | 'nee') => {
    const contact = new Visitor()
    const sent = await contact.post(ANSWER, { ...key, antwoord })
    const said = await contact.get(sent.headers.location ?? '')
    expect(toneFaults(said.text)).toEqual([])
    return pageOf(said).text.replaceAll(/\s+/g, ' ')
  }
  const YES = 'Wij hebben genoteerd dat u ja zei. U hoeft nu niets te doen.'
  const NO = 'Wij hebben genoteerd dat u liever niet wilt. U hoeft niets meer te doen.'

  test('by the code of a letter', async () => {
    const code = await codeOfLetter(await pageOfContact('Ria'), {})
    await reportedCase(user.id)
    const before = await toldTo()
    expect(await after({ code }, 'ja')).toContain(YES)
    expect(await after({ code }, 'nee')).toContain(NO)
    expect(await toldTo()).toEqual(before)
  })

  test('by a link', async () => {
    const token = (await askedByMail()).split('=')[1] ?? ''
    await reportedCase(user.id)
    expect(await after({ token }, 'nee')).toContain(NO)
    expect(await after({ token }, 'ja')).toContain(YES)
    const asks = pageOf(await new Visitor().post(ANSWER, { token })).text
    expect(asks).toContain('Dat kunt u daarna niet meer veranderen.')
    expect(asks).not.toContain('Wij mailen')
    expect(await after({ token }, 'nee')).toContain(NO)
  })

  test('on their own page', async () => {
    const { code } = await riaSaidYes()
    await reportedCase(user.id)
    const contact = new Visitor()
    await contact.post(LETTER, { code, phone: '06 12345678' })
    const { text } = await contact.get('/contactpersoon')
    const [way = ''] = /\/contactpersoon\/[\w-]+\/toch-niet/.exec(text) ?? []
    const shown = pageOf(await contact.get(way))
    expect(shown.text).toContain('Dat kunt u daarna niet meer veranderen.')
    expect(shown.text).not.toContain('Wij mailen')
    const said = await contact.post(way, { antwoord: 'nee' })
    expect(pageOf(await contact.get(said.headers.location ?? '')).text).toContain(NO)
  })
})

/** Lets who has no mail say yes by a letter, and be the one who was meant. @returns the code */
async function riaSaidYes(): Promise<{ ria: string; code: string }> {
  const ria = await pageOfContact('Ria')
  const code = await codeOfLetter(ria, {})
  const contact = new Visitor()
  const said = await contact.post(ANSWER, { code, antwoord: 'ja' })
  // No address says the code.
  expect(said.headers.location).toBe(`${ANSWER}?gezegd=ja&brief=1`)
  const thanks = await textAt(`${ANSWER}?gezegd=ja&brief=1`, contact)
  expect(thanks).toContain('Dat zegt u met dezelfde code, tot en met de dag die in de brief staat.')
  expect(thanks).toContain('Bewaar de brief ook daarna: met die code leest u.')
  await visitor.post(ria, { intent: 'klopt' })
  return { ria, code }
}

async function codeOfLetter(ria: string, fields: Record<string, string>): Promise<string> {
  const { bytes } = await visitor.post(`${ria}/brief`, fields)
  return /([\dA-Z]{4}(?:-[\dA-Z]{4}){3})/.exec(await textOfPdf(bytes))?.[1] ?? ''
}

describe('a letter', () => {
  test('has a code with which who has no mail reads, with their telephone number', async () => {
    const { code } = await riaSaidYes()
    const contact = new Visitor()
    const asked = (await contact.get(LETTER)).text
    expect(toneFaults(asked)).toEqual([])
    expect(asked).toContain('Geef eerst antwoord')
    const answer = await contact.post(LETTER, { code, phone: '06 12345678' })
    expect([answer.status, answer.headers.location]).toEqual([303, '/contactpersoon'])
    expect(await textAt('/contactpersoon', contact)).toContain('De wensen van Gerda de Vries')
  })

  test('that asks nothing any more leads who types its code on to reading, with the code filled in', async () => {
    const { code } = await riaSaidYes()
    await owner`
      update relative_links set expires_at = now() - interval '1 day'
       where purpose = 'answer' and relative_id in (select id from relatives where owner_id = ${user.id})`
    const shown = await new Visitor().post(ANSWER, { code })
    expect(pageOf(shown).heading).toBe('Lezen met een brief')
    expect(toneFaults(shown.text)).toEqual([])
    expect(shown.text).toContain(`value="${code}"`)
    expect(pageOf(shown).text).not.toContain('Toch liever niet')
  })

  test('leads on where nothing is read yet: back, and to letting us know of a death', async () => {
    const { code } = await riaSaidYes()
    const contact = new Visitor()
    await contact.post(LETTER, { code, phone: '06 12345678' })
    const list = await contact.get('/contactpersoon')
    const [start = ''] = /\/contactpersoon\/[\w-]{36}(?=")/.exec(list.text) ?? []
    const { text } = await contact.get(start)
    expect(textOf(text)).toContain('U hoeft niets te doen.')
    expect(text).toContain(`href="${start}/overleden"`)
    expect(text).toMatch(/<a href="\/contactpersoon">Terug</)
  })

  test('leads who reads by it to where they say no after all', async () => {
    const { ria, code } = await riaSaidYes()
    const contact = new Visitor()
    await contact.post(LETTER, { code, phone: '06 12345678' })
    const { text } = await contact.get('/contactpersoon')
    const [way = ''] = /\/contactpersoon\/[\w-]+\/toch-niet/.exec(text) ?? []
    const shown = await contact.get(way)
    expect(pageOf(shown).heading).toBe('Toch liever niet?')
    expect(toneFaults(shown.text)).toEqual([])
    const said = await contact.post(way, { antwoord: 'nee' })
    expect([said.status, said.headers.location]).toEqual([303, `${ANSWER}?gezegd=nee`])
    expect(await textAt(ria)).toContain('Wil liever niet')
    expect((await contact.get(way)).status).toBe(404)
    expect(await textAt('/contactpersoon', contact)).toContain('Er staat nu niets voor u klaar')
    expect((await new Visitor().post(LETTER, { code, phone: '06 12345678' })).status).toBe(422)
  })

  test('opens nothing with another number or another code, and says the same of both', async () => {
    const { code } = await riaSaidYes()
    const contact = new Visitor()
    const typed = [
      { code, phone: '06-12345679' },
      { code: 'ABCD-EFGH-JKMN-PQRS', phone: '06-12345678' },
    ]
    for (const fields of typed) {
      const wrong = await contact.post(LETTER, fields)
      expect(wrong.status).toBe(422)
      expect(pageOf(wrong).text).toContain('Deze code en dit telefoonnummer horen niet bij elkaar.')
      for (const text of Object.values(fields)) expect(wrong.text).toContain(`value="${text}"`)
    }
    expect(contact.cookies.size).toBe(0)
  })

  test('says to who gave the right number that their yes waits for the word of who asked, and to nobody else', async () => {
    const code = await codeOfLetter(await pageOfContact('Ria'), { intent: 'brief' })
    const contact = new Visitor()
    await contact.post(ANSWER, { code, antwoord: 'ja' })
    const said = async (phone: string) => pageOf(await contact.post(LETTER, { code, phone })).text
    expect(await said('0612345678')).toContain('Uw ja is binnen.')
    expect(await said('0612345679')).not.toContain('Uw ja is binnen.')
    expect(contact.cookies.size).toBe(0)
  })

  test('is printed anew by who named them, and the code before works no more', async () => {
    const { ria, code } = await riaSaidYes()
    expect(await textAt(ria)).toMatch(
      /met de code van een brief\.[^]*Brief kwijt of bij een ander\?[^]*Maak een nieuwe brief/,
    )
    const newer = await codeOfLetter(ria, { intent: 'nieuw' })
    expect(newer).not.toBe(code)
    const contact = new Visitor()
    expect((await contact.post(LETTER, { code, phone: '0612345678' })).status).toBe(422)
    expect((await contact.post(LETTER, { code: newer, phone: '0612345678' })).status).toBe(303)
  })

  test('is the same one for who makes it twice, until another was asked for', async () => {
    const ria = await pageOfContact('Ria')
    const code = await codeOfLetter(ria, { intent: 'brief' })
    expect(await codeOfLetter(ria, { intent: 'brief' })).toBe(code)
    const newer = await codeOfLetter(ria, { intent: 'nieuw' })
    expect(newer).not.toBe(code)
    const contact = new Visitor()
    expect((await contact.post(ANSWER, { code })).status).toBe(422)
    expect((await contact.post(ANSWER, { code: newer, antwoord: 'ja' })).status).toBe(303)
    await visitor.post(ria, { intent: 'klopt' })
    expect(await codeOfLetter(ria, {})).toBe(newer)
    const read = await contact.post(LETTER, { code: newer, phone: '0612345678' })
    expect(read.status).toBe(303)
  })

  test('is not made while an answer waits for the word of who asked', async () => {
    const ria = await pageOfContact('Ria')
    const code = await codeOfLetter(ria, {})
    await new Visitor().post(ANSWER, { code, antwoord: 'ja' })
    const refused = await visitor.post(`${ria}/brief`, {})
    expect([refused.status, refused.headers.location]).toEqual([303, ria])
  })

  test('to read with is for who has no mail', async () => {
    const token = (await askedByMail()).split('=')[1] ?? ''
    await new Visitor().post(ANSWER, { token, antwoord: 'ja' })
    await visitor.post(page, { intent: 'klopt' })
    const refused = await visitor.post(`${page}/brief`, { intent: 'nieuw' })
    expect([refused.status, refused.headers.location]).toEqual([303, page])
  })

  test('without a telephone number of who gets it is said to open nothing', async () => {
    const data = { firstName: 'Gerda', contacts: [{ firstName: 'Piet', lastName: 'Smit' }] }
    const save = { section: 'naw', id: randomUUID(), revision: 1, data, final: false } as const
    await saveSection(user, save)
    expect(await textAt(await pageOfContact('Piet'))).toContain(
      'Zonder dat nummer kan Piet straks niet lezen.',
    )
  })

  test('has a code with which who has no mail answers', async () => {
    const ria = await pageOfContact('Ria')
    expect(await textAt(ria)).not.toContain('werkt de vorige mail of brief niet meer')
    const letter = await visitor.post(`${ria}/brief`, {})
    expect(await textAt(ria)).toContain('werkt de vorige mail of brief niet meer')
    expect(letter.headers['content-type']).toBe('application/pdf')
    const code = /([\dA-Z]{4}(?:-[\dA-Z]{4}){3})/.exec(await textOfPdf(letter.bytes))?.[1] ?? ''
    const contact = new Visitor()
    const asked = await contact.post(ANSWER, { code })
    expect(pageOf(asked).heading).toBe('Een vraag van Gerda')
    expect((await contact.post(ANSWER, { code, antwoord: 'ja' })).status).toBe(303)
    const back = pageOf(await contact.post(ANSWER, { code }))
    expect(back.heading).toBe('Lezen met een brief')
    expect(back.text).toContain('Toch liever niet')
    const other = pageOf(await contact.post(ANSWER, { code, antwoord: 'toch' }))
    expect(other.heading).toBe('Toch liever niet?')
    const wrong = await contact.post(ANSWER, { code: 'ABCD-EFGH-JKMN-PQRS' })
    expect(wrong.status).toBe(422)
    expect(pageOf(wrong).errors).toEqual([
      { id: 'code', text: expect.stringContaining('Deze code werkt niet.') },
    ])
    expect(wrong.text).toContain('value="ABCD-EFGH-JKMN-PQRS"')
  })
})

test.each([
  [ANSWER, {}],
  [LETTER, { phone: '0612345678' }],
])('codes are guessed at %s ten times from a network at most', async (path, fields) => {
  const guesser = new Visitor()
  const statuses: number[] = []
  for (let time = 0; time < 12; time += 1)
    statuses.push(
      (await guesser.post(path, { ...fields, code: `AAAA-BBBB-CCCC-DDD${time % 10}` })).status,
    )
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
  const refused = await guesser.post(path, { ...fields, code: 'AAAA-BBBB-CCCC-DDDD' })
  expect(toneFaults(refused.text)).toEqual([])
})

test('who asks for a mail to read gets the same answer, whether or not they may', async () => {
  const token = (await askedByMail()).split('=')[1] ?? ''
  await new Visitor().post(ANSWER, { token, antwoord: 'ja' })
  expect((await visitor.post(page, { intent: 'klopt' })).status).toBe(303)
  const seen: unknown[] = []
  for (const asked of [email, `${randomUUID()}@example.nl`]) {
    const asking = new Visitor()
    const sent = await asking.post('/contactpersoon', { email: asked })
    const shown = await asking.get(sent.headers.location ?? '')
    seen.push([
      [sent.status, sent.headers.location, sent.text, Object.keys(sent.headers).toSorted()],
      [shown.status, pageOf(shown).text.replace(asked, 'U'), [...asking.cookies.keys()]],
    ])
  }
  expect(seen[0]).toEqual(seen[1])
  expect(String(seen[0])).toContain('U vulde U in. Klopt dat adres?')
})

describe('what a contact reads', () => {
  test('is everything after the death, but the confidential part, unless it is chosen', async () => {
    const text = await textAt(page)
    expect(text).toContain(
      'Lisa leest na uw overlijden alles, behalve het vertrouwelijke deel, als Lisa ja zegt',
    )
    expect(text).toContain('Het vertrouwelijke deel gaat alleen naar de uitvaartondernemer.')
  })

  test.each([
    ['now', 'Lisa leest meteen alles, behalve het vertrouwelijke deel, als Lisa ja zegt'],
    ['never', 'Lisa leest niets.'],
    [
      'own',
      'Lisa leest meteen Licht en Vreugde, als Lisa ja zegt en u dat nakijkt. Na uw overlijden leest Lisa alles, behalve Pijn en Zorg en het vertrouwelijke deel.',
    ],
  ])('is chosen as %s', async (lezen, said) => {
    const saved = await visitor.post(page, {
      ...(await opened()),
      lezen,
      veer: 'now',
      steen: 'never',
    })
    expect(saved.status).toBe(303)
    expect(await textAt(page)).toContain(said)
    await visitor.post(page, { intent: 'gewoon' })
    expect(await textAt(page)).toContain('Lisa leest na uw overlijden alles')
  })

  test('is saved as a browser sends the form, with all its fields', async () => {
    expect((await upload(visitor, 'brief.txt', 'Lieve Lisa', '', user.id)).status).toBe(303)
    const { text } = await visitor.get(page)
    const names = Array.from(text.matchAll(/type="radio"[^>]* name="([^"]+)"/g), ([, name]) => name)
    expect(new Set(names).size).toBe(11)
    const all = Object.fromEntries(names.map((name) => [name, 'never']))
    const chosen = { ...all, ...(await opened()), lezen: 'own', living_will: 'now' }
    expect((await visitor.post(page, chosen)).status).toBe(303)
    expect(await textAt(page)).toContain('Lisa leest meteen uw wilsverklaring, als')
  })

  test.each(['the mail', 'the letter'])('is kept by who asks them by %s', async (way) => {
    const chosen = { ...(await opened()), lezen: 'own', steen: 'never' }
    const asked = await (way === 'the mail'
      ? visitor.post(page, { ...chosen, intent: 'vraag' })
      : visitor.post(`${page}/brief`, { ...chosen, intent: 'brief' }))
    expect(asked.status).toBe(way === 'the mail' ? 303 : 200)
    expect(await textAt(page)).toContain('eest Lisa alles, behalve Pijn en Zorg')
  })

  test('is asked again where it is none, before anybody is asked to read it', async () => {
    const chosen = { ...(await opened()), lezen: 'alles-en-meer' }
    expect((await visitor.post(page, { ...chosen, intent: 'vraag' })).status).toBe(422)
    expect((await visitor.post(`${page}/brief`, { ...chosen, intent: 'brief' })).status).toBe(303)
    expect(await letters(email)).toEqual([])
    expect(await textAt(page)).toContain('Nog niet gevraagd')
  })

  test('is asked again when the choice is none', async () => {
    const wrong = await visitor.post(page, { lezen: 'alles-en-meer', veer: 'now' })
    expect(wrong.status).toBe(422)
    expect(await textAt(page)).toContain('Lisa leest na uw overlijden alles')
  })

  test('is not overwritten unseen by another tab', async () => {
    const here = await opened()
    await visitor.post(page, { ...(await opened()), lezen: 'never' })
    const refused = await visitor.post(page, { ...here, lezen: 'now' })
    expect(refused.status).toBe(409)
    expect(pageOf(refused).text).toMatch(/Nu geldt: Lisa leest niets\./)
    expect(refused.text).toContain('name="lezen" checked="" value="now"')
    const again = openedIn(refused.text)
    expect((await visitor.post(page, { opened: again, lezen: 'now' })).status).toBe(303)
    expect(await textAt(page)).toContain('Lisa leest meteen alles')
  })

  test('is chosen anew on the page from which a letter was made, but not over what another chose', async () => {
    page = await pageOfContact('Ria')
    const letter = (lezen: string, here: { opened: string }) =>
      visitor.post(`${page}/brief`, { ...here, lezen, intent: 'brief' })
    const [here, other] = [await opened(), await opened()]
    expect((await letter('never', here)).status).toBe(200)
    expect((await visitor.post(page, { ...other, lezen: 'now' })).status).toBe(409)
    expect((await letter('now', here)).status).toBe(200)
    expect((await visitor.post(page, { ...here, lezen: 'own', steen: 'never' })).status).toBe(303)
    expect(await textAt(page)).toContain('eest Ria alles, behalve Pijn en Zorg')
    await visitor.post(page, { ...(await opened()), lezen: 'now' })
    expect((await visitor.post(page, { ...here, lezen: 'never' })).status).toBe(409)
    expect(await textAt(page)).toContain('Ria leest meteen alles')
  })

  test('is nobody else’s to decide', async () => {
    const other = await signedIn(await testUser())
    for (const fields of [[['lezen', 'now']], [['intent', 'vraag']], [['intent', 'weg']]] as const)
      expect((await other.post(page, Object.fromEntries(fields))).headers.location).toBe(LIST)
    expect(await textAt(page)).toContain('Lisa leest na uw overlijden alles')
  })
})
