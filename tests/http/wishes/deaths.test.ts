/** A contact lets us know of a death, another says so too, and the owner who lives stops it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { newReadingLetter } from '#app/features/contacts/reading-code.server.ts'
import { addressOfContact } from '#app/features/contacts/people.server.ts'
import { lookAfterDeaths } from '#tests/fixtures/jobs.ts'
import { reportFor } from '#app/features/deaths/report.server.ts'
import { momentInWords } from '#app/features/deaths/waiting.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { pageOf } from '#tests/fixtures/page.ts'
import {
  confirmedToday,
  deathIsRead,
  makeOlder,
  readerOf,
  reported,
  today,
} from '#tests/fixtures/people/deaths.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { newSession } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { toneFaults } from '#tests/fixtures/tone.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'

const QUESTION = '/contactpersoon/overleden'

let gerda: TestUser
let people: Record<'Lisa' | 'Mark', TestUser>
let lisa: Reader
let mark: Reader

beforeEach(async () => {
  gerda = await testUser()
  people = { Lisa: await testUser(), Mark: await testUser() }
  await fillForRelatives(gerda.id, [
    { firstName: 'Lisa', lastName: 'de Vries', relation: 'Dochter', email: people.Lisa.email },
    { firstName: 'Mark', lastName: 'de Vries', relation: 'zoon', email: people.Mark.email },
  ])
  for (const name of ['Lisa', 'Mark']) await confirmedRelative(owner, gerda.id, name, {})
  lisa = await readerOf(gerda.id, 'Lisa')
  mark = await readerOf(gerda.id, 'Mark')
})

const addressOf = ({ id }: Reader) => `/contactpersoon/${id}/overleden`
/** As the site writes a day in a field: '01-12-2026'. */
const ago = (days: number) => {
  const day = new Date(Date.now() - days * 86_400_000)
  const twoDigits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  return day.toLocaleDateString('nl-NL', { timeZone: 'Europe/Amsterdam', ...twoDigits })
}

/** The page of a contact, or what their browser shows after a post: the next question, by its address. */
async function at(reader: Reader, fields?: Record<string, string>) {
  const visitor = await signedIn(people[reader.card.firstName as 'Lisa' | 'Mark'])
  const path = addressOf(reader)
  const sent = await (fields ? visitor.post(path, fields) : visitor.get(path))
  const next = sent.headers.location
  const answer = next?.startsWith(`${path}?`) ? await visitor.get(next) : sent
  const { text, html } = { text: pageOf(answer).text.replaceAll(/\s+/g, ' '), html: answer.text }
  return { status: answer.status, location: answer.headers.location, text, html }
}

const stateOf = async () => (await reportFor(lisa))?.state

/** 'Morgen, woensdag 2 december, vanaf 10.15 uur'; the day after that in the last minutes of a day: it is rounded up. */
async function fromWhen(): Promise<string> {
  const report = await reportFor(lisa)
  if (!report) throw new Error('no report')
  return momentInWords(report.waitsUntil, new Date()).replaceAll('\u00a0', ' ')
}

async function linkIn(to: string, subject: string): Promise<string> {
  await lookAfterDeaths()
  const mail = (await letters(to)).find((one) => one.subject.startsWith(subject))
  return /https?:\/\/[^/]+(\/[\w/-]+\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('the owner who was signed in before', () => {
  test('sees on the first page and that of contacts that it runs, and that signing in anew stopped it', async () => {
    const visitor = await signedIn(gerda)
    const said = async (path = '/dashboard/contacten') =>
      pageOf(await visitor.get(path)).text.replaceAll(/\s+/g, ' ')
    expect(await said()).not.toContain('Ons is verteld')
    await reported(lisa)
    const running = await said()
    expect(running).toContain('Ons is verteld dat u bent overleden')
    expect(running).toContain('Lisa de Vries liet ons dat op')
    expect(running).toContain('Ik leef: stop het bericht over mijn overlijden')
    for (const path of ['/dashboard', '/vragenlijst/veer', '/vragenlijst/veer/vraag/energy'])
      expect(await said(path)).toContain('Ons is verteld dat u bent overleden')
    await newSession(gerda.id)
    expect(await said('/dashboard')).not.toContain('Ons is verteld')
    const stopped = await said()
    expect(stopped).toContain('Wij weten nu dat u leeft')
    expect(stopped).not.toContain('Ons is verteld dat u bent overleden')
  })
})

describe('the owner who says on the site that they live', () => {
  const page = '/dashboard/ik-leef'
  const stop = { intent: 'stoppen' }

  test('stops it without signing out, by the password where they signed in long ago', async () => {
    const visitor = await signedIn(gerda)
    expect(pageOf(await visitor.get(page)).text).toContain('Niemand zei dat u bent overleden')
    await reported(lisa)
    await owner`
      update sessions set created_at = now() - interval '11 minutes', proven_at = null
       where user_id = ${gerda.id}`
    const asked = pageOf(await visitor.get(page)).text
    expect(asked).toContain('Lisa de Vries liet ons weten dat u bent overleden.')
    expect(asked).toContain('Bent u familie?')
    expect((await visitor.post(page, stop)).status).toBe(422)
    expect(await stateOf()).toBe('reported')
    const done = await visitor.post(page, { ...stop, currentPassword: TEST_PASSWORD })
    expect(done.headers.location).toBe('/dashboard/contacten')
    expect(await stateOf()).toBe('stopped')
  })

  test('stops it by the button alone where they signed in a moment before', async () => {
    const visitor = await signedIn(gerda)
    await visitor.get('/dashboard')
    await reported(lisa)
    expect((await visitor.post(page, stop)).headers.location).toBe('/dashboard/contacten')
    expect(await stateOf()).toBe('stopped')
  })
})

test('the owner hears who reads by it, and who could until it was stopped', async () => {
  await deathIsRead(lisa, mark)
  const visitor = await signedIn(gerda)
  const said = async (path: string) => pageOf(await visitor.get(path)).text.replaceAll(/\s+/g, ' ')
  const reads = /Lisa en Mark lezen sinds [^.]+\.\d\d uur wat het eerst nodig is\./
  for (const path of ['/dashboard', '/dashboard/contacten', '/vragenlijst/veer'])
    expect(await said(path)).toMatch(reads)
  await newSession(gerda.id)
  const could =
    /Lisa en Mark konden op [^.]+ van \d+\.\d\d tot \d+\.\d\d uur lezen wat het eerst nodig is\. Wat zij toen bewaarden, hebben zij nog\./
  expect(await said('/dashboard/contacten')).toMatch(could)
  await lookAfterDeaths()
  const mail = (await letters(gerda.email)).find(({ subject }) => subject.includes('is gestopt'))
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(could)
})

describe('a sign-in on the account of who died, which stops everything', () => {
  test('is warned of while a contact waits, and where they read', async () => {
    await reported(lisa)
    expect((await at(lisa)).text).toContain('Log intussen niet in met het wachtwoord van Gerda.')
    await owner`delete from death_reports where subject_id = ${gerda.id}`
    await deathIsRead(lisa, mark)
    const reads = await signedIn(people.Lisa)
    const first = pageOf(await reads.get(`/contactpersoon/${lisa.id}`)).text
    expect(first).toContain('Log niet in met het wachtwoord van Gerda.')
    const mail = (await letters(people.Lisa.email)).find((one) =>
      one.subject.startsWith('Eerst dit'),
    )
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('Gebruik niet het wachtwoord van')
  })

  test('is said to be why it stopped, on the page and in the mail', async () => {
    await reported(lisa)
    await newSession(gerda.id)
    await lookAfterDeaths()
    const why =
      /Iemand die was ingelogd als Gerda, liet ons op \p{L}+dag [^.]+\.\d\d uur weten dat Gerda leeft\./u
    const start = await (await signedIn(people.Lisa)).get(`/contactpersoon/${lisa.id}`)
    for (const text of [(await at(lisa)).text, pageOf(start).text])
      expect(text.replaceAll(/\s+/g, ' ')).toMatch(why)
    const mails = (await letters(people.Lisa.email)).map(({ text }) => text.replaceAll(/\s+/g, ' '))
    expect(mails.join()).toMatch(why)
    const [toOwner = ''] = (await letters(gerda.email))
      .filter(({ subject }) => subject.includes('is gestopt'))
      .map(({ text }) => text.replaceAll(/\s+/g, ' '))
    expect(toOwner).toMatch(
      /U was ingelogd, en liet ons op [^.]+\.\d\d uur weten dat u leeft\. Was u dat niet\?/,
    )
    const days = await (await signedIn(people.Lisa)).get(`/contactpersoon/${lisa.id}/eerste-dagen`)
    expect(days.headers.location).toBe(addressOf(lisa))
  })

  test('is not told of to who was no contact then', async () => {
    await reported(lisa)
    await newSession(gerda.id)
    await owner`update relatives set changed_at = now() where id = ${mark.id}`
    expect((await at(lisa)).text).toContain('Laat het opnieuw weten')
    const { text } = await (await signedIn(people.Mark)).get('/contactpersoon')
    expect(text).toContain('Is Gerda overleden? Laat het ons weten.')
    expect((await at(mark)).text).toContain('Wanneer is Gerda overleden?')
  })
})

describe('letting us know', () => {
  test('asks one thing at a time, and keeps nothing until the end', async () => {
    const first = await at(lisa)
    expect(first.text).toContain('Lisa, wat verdrietig dat u hier moet zijn.')
    expect(first.text).toContain('Gerda schreef u op als dochter.')
    const day = ago(1)
    const second = await at(lisa, { stap: 'dag', dag: day })
    expect(second.text).toContain('Vraag het Mark. Wij mailen één vraag.')
    // Whatever is chosen he is asked: who would rather not have that reads it before.
    expect(second.text).toContain('Wij vragen het altijd ook aan Mark.')
    expect(second.html).toContain(`name="dag" value="${day}"`)
    const third = await at(lisa, { stap: 'wie', dag: day, weg: 'contact' })
    expect(third.text).toContain('Wij vragen het ook aan Mark.')
    expect(third.html).toContain(`name="dag" value="${day}"`)
    for (const { html, status } of [first, second, third])
      expect([status, toneFaults(html)]).toEqual([200, []])
    expect(await stateOf()).toBeUndefined()
    const back = await at(lisa, { stap: 'terug', dag: day, weg: 'paper' })
    expect(back.html).toMatch(new RegExp(`name="dag"[^>]*value="${day}"`))
    expect(back.html).toContain('name="weg" value="paper"')
    const done = await at(lisa, { stap: 'ja', dag: day, weg: 'contact' })
    expect([done.status, done.location]).toEqual([303, addressOf(lisa)])
    expect(await stateOf()).toBe('reported')
  })

  test('is asked to come back while what is read is being made', async () => {
    const id = await reported(lisa)
    await owner`
      update death_reports
         set state = 'waiting', waits_until = now() + interval '1 day' where id = ${id}`
    await owner`
      update death_reports
         set state = 'first', first_at = now(), all_at = now() + interval '12 hours',
             copies_until = now() + interval '1 year' where id = ${id}`
    const { text, html } = await at(lisa)
    expect(text).toContain('Nog een ogenblik. Wij zetten klaar wat Gerda voor u opschreef.')
    expect(html).not.toContain(`href="/contactpersoon/${lisa.id}"`)
  })

  test('has an address for each question, without the day, so that a browser goes back', async () => {
    const visitor = await signedIn(people.Lisa)
    const page = addressOf(lisa)
    const dag = ago(1)
    const onward = async (fields: Record<string, string>) =>
      (await visitor.post(page, fields)).headers.location ?? ''
    const way = await onward({ stap: 'dag', dag })
    const check = await onward({ stap: 'wie', dag, weg: 'contact' })
    expect([way, check]).toEqual([`${page}?vraag=way`, `${page}?vraag=check`])
    expect((await visitor.get(check)).text).toContain('Kijk het na')
    expect((await visitor.get(way)).text).toMatch(
      /value="contact"[^>]*checked|checked[^>]*value="contact"/,
    )
    expect((await visitor.get(page)).text).toMatch(new RegExp(`name="dag"[^>]*value="${dag}"`))
    // A browser that typed nothing begins at the beginning.
    const other = await (await signedIn(people.Lisa)).get(check)
    expect(other.text).toMatch(/<button[^>]*value="dag"/)
  })

  test('keeps which day was yesterday when it was said, also after midnight', async () => {
    const second = await at(lisa, { stap: 'dag', dag: 'gisteren' })
    expect(second.html).toContain(`name="dag" value="${ago(1)}"`)
  })

  test.each([
    ['nothing', '', 'Vul de dag in'],
    ['tomorrow', ago(-1), 'nog niet geweest'],
    ['more than a year ago', ago(400), 'langer dan een jaar geleden'],
    ['words', 'ergens vorige week', 'zoals 25-11-2026'],
  ])('of %s is mended, at each step', async (_, dag, said) => {
    for (const stap of ['dag', 'wie', 'ja']) {
      const { status, text, html } = await at(lisa, { stap, dag, weg: 'contact' })
      expect([status, toneFaults(html)]).toEqual([200, []])
      expect(html).toContain('<title>Fout: ')
      expect(text).toContain(said)
      if (dag) expect(html).toMatch(new RegExp(`name="dag"[^>]*value="${dag}"`))
    }
    expect(await stateOf()).toBeUndefined()
  })

  test('keeps what was typed when the visit had ended, for this contact alone', async () => {
    const day = ago(1)
    const visitor = new Visitor()
    const sent = await visitor.post(addressOf(lisa), { stap: 'dag', dag: day })
    expect([sent.status, sent.headers.location]).toEqual([303, '/contactpersoon'])
    const asks = await visitor.get('/contactpersoon')
    expect(asks.text).toContain('Wat u net invulde, bewaren wij twee uur')
    expect([asks.text.includes(day), toneFaults(asks.text)]).toEqual([false, []])
    const back = async (who: TestUser, reader: Reader) => {
      const [name = '', value = ''] = [...(await signedIn(who)).cookies][0] ?? []
      visitor.cookies.set(name, value)
      return visitor.get(addressOf(reader))
    }
    expect((await back(people.Mark, mark)).text).not.toContain(day)
    expect((await back(people.Lisa, lisa)).text).toMatch(
      new RegExp(`name="dag"[^>]*value="${day}"`),
    )
    expect((await visitor.get('/contactpersoon')).text).toContain('Voor u')
    await visitor.post(addressOf(lisa), { stap: 'ja', dag: day, weg: 'contact' })
    expect([...visitor.cookies.keys()].some((name) => name.endsWith('typed'))).toBe(false)
  })

  test.each([
    ['at once', { stap: 'dag' }],
    ['at the end', { stap: 'ja', weg: 'contact' }],
  ])('of a day before what was confirmed last asks %s to call, and keeps it', async (_, step) => {
    await confirmedToday(gerda.id)
    const visitor = await signedIn(people.Lisa)
    const sent = await visitor.post(addressOf(lisa), { ...step, dag: ago(3) })
    const said = await visitor.get(sent.headers.location ?? '')
    const { title, text } = pageOf(said)
    expect([sent.status, title]).toEqual([303, expect.not.stringContaining('Fout')])
    expect(text).toMatch(/Na \w+ \d+ \w+ \d{4} schreef iemand nog in de wensen van Gerda\./)
    expect(text).toContain('Klopt de dag?')
    // No more than that: not when.
    expect(said.text).not.toContain(ago(0))
    for (const html of [said.text, (await visitor.get(addressOf(lisa))).text])
      expect(html).toMatch(new RegExp(`name="dag"[^>]*value="${ago(3)}"`))
    expect(toneFaults(said.text)).toEqual([])
    expect(await stateOf()).toBeUndefined()
  })

  test('tells three times in a month that a day is before that: nobody finds out the day by trying', async () => {
    await confirmedToday(gerda.id)
    const next = async (day: string) =>
      (await at(lisa, { stap: 'dag', dag: day })).text.includes('Wie weet het ook?')
    const days = [ago(3), ago(2), ago(0), ago(1)]
    const asked: boolean[] = []
    for (const day of days) asked.push(await next(day))
    expect(asked).toEqual([false, false, true, true])
    const end = await at(lisa, { stap: 'ja', dag: ago(1), weg: 'contact' })
    expect(end.text).toContain('Klopt de dag?')
  })

  test('looks at no more days after six that were let know, also where a browser posts by hand', async () => {
    await confirmedToday(gerda.id)
    const know = (days: number) => at(lisa, { stap: 'ja', dag: ago(days), weg: 'contact' })
    for (const days of [6, 5, 4, 3, 2, 1])
      expect((await know(days)).text).toContain('Klopt de dag?')
    const end = await know(0)
    expect([end.status, await stateOf()]).toEqual([409, undefined])
    expect(end.text).toContain('U liet het ons al een paar keer weten. Daarom kan het hier nu')
    expect(toneFaults(end.html)).toEqual([])
  })

  test('needs a way to be certain', async () => {
    for (const weg of ['', 'anders']) {
      const { text, html } = await at(lisa, { stap: 'ja', dag: ago(1), weg })
      expect([text.includes('Wie weet het ook?'), html.includes('name="weg"')]).toEqual([
        true,
        true,
      ])
    }
    expect(await stateOf()).toBeUndefined()
  })

  test('leaves only a paper to who is alone, or shares the mail of the other', async () => {
    await owner`update relatives set state = 'declined' where id = ${mark.id}`
    const { text, html } = await at(lisa, { stap: 'dag', dag: ago(1) })
    expect(text).toContain('Er is geen ander die wij dit kunnen vragen.')
    expect(html).toContain('type="hidden" name="weg" value="paper"')
    const none = await at(lisa, { stap: 'ja', dag: ago(1), weg: 'contact' })
    expect(none.text).toContain('Er is geen ander die wij dit kunnen vragen.')
    const paper = await at(lisa, { stap: 'ja', dag: ago(1), weg: 'paper' })
    // Straight to where it is sent.
    const send = `/contactpersoon/${lisa.id}/papier`
    expect([paper.status, paper.location]).toEqual([303, send])
    expect(pageOf(await (await signedIn(people.Lisa)).get(send)).text).toContain(
      'Heeft u het papier bij u? Stuur het nu, of later.',
    )
    expect((await at(lisa)).text).toContain('Wij weten het zeker als wij de verklaring')
  })

  test('is not for who was taken back meanwhile, nor for anybody else', async () => {
    await owner`update relatives set state = 'withdrawn', because = 'by-owner' where id = ${lisa.id}`
    const gone = await at(lisa, { stap: 'ja', dag: ago(1), weg: 'paper' })
    expect(gone.status).toBe(404)
    expect(gone.text).toContain('Hier staat niets voor u klaar')
    expect(gone.html).toContain('href="/contactpersoon"')
    const stranger = await signedIn(await testUser())
    expect((await stranger.get(addressOf(mark))).status).toBe(404)
    expect((await new Visitor().get(addressOf(mark))).headers.location).toBe('/contactpersoon')
  })

  test('twice changes nothing, and shows how it stands', async () => {
    await reported(lisa)
    for (const reader of [lisa, mark]) {
      const again = await at(reader, { stap: 'ja', dag: ago(1), weg: 'paper' })
      expect([again.status, again.location]).toEqual([303, addressOf(reader)])
    }
    expect((await reportFor(lisa))?.diedOn).toBe(today())
  })

  test('is closed after three that were stopped, until the owner opens it', async () => {
    for (let count = 0; count < 3; count += 1) {
      await reported(lisa)
      await owner`update death_reports set state = 'stopped', because = 'by-owner'
                   where subject_id = ${gerda.id} and state = 'reported'`
    }
    const closed = await at(lisa, { stap: 'ja', dag: today(), weg: 'contact' })
    expect(closed.status).toBe(409)
    expect(closed.text).toContain('Ook een andere contactpersoon kan het ons laten weten.')
    expect(toneFaults(closed.html)).toEqual([])
    const page = `/dashboard/contacten/${lisa.id}`
    const visitor = await signedIn(gerda)
    expect(pageOf(await visitor.get('/dashboard/contacten')).text).toContain(
      'Lisa de Vries liet ons op',
    )
    expect(pageOf(await visitor.get(page)).text).toContain('Lisa mag het ons weer laten weten')
    expect((await visitor.post(page, { intent: 'weer' })).status).toBe(303)
    expect(pageOf(await visitor.get(page)).text).not.toContain('drie keer gestopt')
    expect((await at(lisa, { stap: 'ja', dag: today(), weg: 'contact' })).status).toBe(303)
  })
})

describe('another contact', () => {
  test('is asked on the same page, and waits once they said so too', async () => {
    await reported(lisa)
    const asked = await at(mark)
    expect(asked.text).toContain('Mark, is Gerda overleden?')
    expect(asked.text).toContain('Lisa de Vries liet ons weten dat Gerda op')
    expect(toneFaults(asked.html)).toEqual([])
    const bericht = (await reportFor(mark))?.id ?? ''
    expect((await at(mark, { bericht, antwoord: 'yes' })).status).toBe(303)
    const waits = await at(mark)
    expect(waits.text).toContain(`${await fromWhen()} leest u hier`)
    expect(waits.text).toContain('U zei het ook')
    expect(waits.text).toContain('Dat is één dag, voor als er een vergissing is')
    expect(toneFaults(waits.html)).toEqual([])
    expect((await at(lisa)).text).toContain('U liet het weten')
  })

  test('who knows another day hears both', async () => {
    const bericht = await reported(lisa)
    const other = await at(mark, { bericht, antwoord: 'yes', andereDag: ago(2) })
    expect(other.text).toContain(`U vulde ${ago(2)} in. Lisa de Vries zei`)
    expect(other.html).toMatch(new RegExp(`name="andereDag"[^>]*value="${ago(2)}"`))
    expect(toneFaults(other.html)).toEqual([])
    const wrong = await at(mark, { bericht, antwoord: 'yes', andereDag: '31-2-2026' })
    expect(wrong.text).toContain('Deze datum bestaat niet')
    expect(await stateOf()).toBe('reported')
    expect((await at(mark, { bericht, antwoord: 'yes', andereDag: ago(0) })).status).toBe(303)
    expect(await stateOf()).toBe('waiting')
  })

  test('who does not know waits, and may know later', async () => {
    const bericht = await reported(lisa)
    await at(mark, { bericht, antwoord: 'unknown' })
    const { text } = await at(mark)
    expect(text).toContain('U weet het niet')
    expect(text).toContain('Weet u het intussen wel?')
    await at(mark, { bericht, antwoord: 'yes' })
    expect(await stateOf()).toBe('waiting')
  })

  test('answers by the link in the browser that answered by it first', async () => {
    await reported(lisa)
    const link = await linkIn(people.Mark.email, 'Weet u of')
    const token = link.split('token=')[1] ?? ''
    const [here, forwarded] = [new Visitor(), new Visitor()]
    const first = await here.post(QUESTION, { token, antwoord: 'unknown' })
    expect(first.headers.location).toContain('gezegd=unknown')
    expect((await forwarded.get(link)).status).toBe(410)
    expect((await forwarded.post(QUESTION, { token, antwoord: 'yes' })).status).toBe(410)
    expect(await stateOf()).toBe('reported')
    expect((await here.post(QUESTION, { token, antwoord: 'yes' })).status).toBe(303)
    expect(await stateOf()).toBe('waiting')
  })

  test('who says no stops it, and both read what happened', async () => {
    const bericht = await reported(lisa)
    expect((await at(mark)).html).toMatch(/<button[^>]*value="no"[^>]*>Nee, Gerda leeft/)
    const sure = await at(mark, { bericht, antwoord: 'no', andereDag: ago(2) })
    expect([sure.status, await stateOf()]).toEqual([200, 'reported'])
    expect(sure.text).toMatch(/Leeft Gerda\? Dan stoppen wij alles\. Lisa de Vries krijgt daar/)
    expect(toneFaults(sure.html)).toEqual([])
    const back = await at(mark, { bericht, antwoord: 'back', zeker: 'ja', andereDag: ago(2) })
    expect([back.status, await stateOf()]).toEqual([200, 'reported'])
    expect(back.html).toMatch(new RegExp(`name="andereDag"[^>]*value="${ago(2)}"`))
    expect((await at(mark, { bericht, antwoord: 'no', zeker: 'ja' })).status).toBe(303)
    const { text, html } = await at(lisa)
    expect(text).toMatch(/Mark de Vries zei op [^.]+\.\d\d\suur dat Gerda leeft\./)
    expect(text).toContain('Laat het opnieuw weten')
    expect(toneFaults(html)).toEqual([])
    const late = await at(mark, { bericht, antwoord: 'yes' })
    expect([late.status, await stateOf()]).toEqual([303, 'stopped'])
  })

  test('who reads the same mail does not count as a second', async () => {
    const bericht = await reported(lisa)
    await owner`
      update death_report_answers set address = ${addressOfContact(mark)}
       where report_id = ${bericht}`
    const { text } = await at(mark, { bericht, antwoord: 'yes' })
    expect(text).toContain('U leest dezelfde e-mail als Lisa de Vries.')
  })
})

describe('who said so, and takes it back', () => {
  const takeBack = (reader: Reader) => `${addressOf(reader)}?vraag=terugnemen`
  const no = (bericht: string) => ({ bericht, antwoord: 'no', zeker: 'ja' })
  const shown = async (who: TestUser, path: string) => {
    const answer = await (await signedIn(who)).get(path)
    expect([answer.status, toneFaults(answer.text)]).toEqual([200, []])
    return { ...pageOf(answer), text: pageOf(answer).text.replaceAll(/\s+/g, ' '), answer }
  }

  test('is asked once more before it counts, and who hears of it', async () => {
    const bericht = await reported(lisa)
    expect((await at(lisa)).html).toMatch(
      /<a href="[^"]*terugnemen">Was het een vergissing\? Neem uw bericht terug</,
    )
    const { heading, text } = await shown(people.Lisa, takeBack(lisa))
    expect([heading, await stateOf()]).toEqual(['Leeft Gerda?', 'reported'])
    expect(text).toContain('Wij laten het ook weten aan Mark en Gerda.')
    const unsure = await at(lisa, { bericht, antwoord: 'no' })
    expect(unsure.text).toContain('Zeg het hier. Dan telt uw bericht niet meer, en stopt alles.')
    expect(await stateOf()).toBe('reported')
    expect((await at(lisa, no(bericht))).location).toBe(addressOf(lisa))
    expect(await stateOf()).toBe('stopped')
    const moment = /op [^.]+\.\d\d\suur/.source
    expect((await at(lisa)).text).toMatch(new RegExp(`U nam uw bericht ${moment} terug`))
    expect((await at(mark)).text).toMatch(
      new RegExp(`Lisa de Vries nam het bericht ${moment} zelf terug, omdat Gerda leeft\\.`),
    )
    const home = pageOf(await (await signedIn(gerda)).get('/dashboard/contacten'))
    expect(home.text.replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(`Lisa de Vries nam dat bericht ${moment} zelf terug, omdat u leeft\\.`),
    )
    // Pressed twice, or by the way back of a browser.
    await at(lisa, no(bericht))
    expect((await shown(people.Lisa, takeBack(lisa))).heading).toBe('Het is gestopt')
  })

  test('may be who said so too, and nobody who said nothing', async () => {
    const bericht = await reported(lisa)
    expect((await shown(people.Mark, takeBack(mark))).heading).toBe('Mark, is Gerda overleden?')
    await at(mark, { bericht, antwoord: 'unknown' })
    expect((await at(mark)).text).not.toContain('Was het een vergissing?')
    await at(mark, { bericht, antwoord: 'yes' })
    expect((await at(mark)).text).toContain('Was het een vergissing? Neem uw antwoord terug')
    const { text } = await shown(people.Mark, takeBack(mark))
    expect(text).toContain('U zei ook dat Gerda is overleden.')
    await at(mark, no(bericht))
    expect(await stateOf()).toBe('stopped')
    expect((await at(lisa)).text).toMatch(/Mark de Vries zei op [^.]+\.\d\d\suur dat Gerda leeft\./)
  })

  test('hears who can still stop it once others read', async () => {
    const bericht = await deathIsRead(lisa, mark)
    expect((await at(lisa, no(bericht))).text).toContain('De wensen worden al gelezen')
    expect(await stateOf()).toBe('first')
    const { heading, text } = await shown(people.Lisa, takeBack(lisa))
    expect(heading).toBe('De wensen worden al gelezen')
    expect(text).toContain('Leeft Gerda? Neem dan meteen contact met ons op.')
  })

  test('does so by the code of a letter', async () => {
    const who = await testUser()
    await fillForRelatives(who.id, [
      { firstName: 'Lisa', lastName: 'de Vries', email: people.Lisa.email },
      { firstName: 'Ria', lastName: 'Bos', phone: '06-12345678' },
    ])
    for (const name of ['Lisa', 'Ria']) await confirmedRelative(owner, who.id, name, {})
    const ria = await readerOf(who.id, 'Ria')
    const letter = await newReadingLetter({ id: who.id, request: '0badcafe' }, ria.id)
    if (!letter.ok) throw new Error('no letter')
    const bericht = await reported(ria)
    const visitor = new Visitor()
    await visitor.post('/contactpersoon/brief', { code: letter.code, phone: '0612345678' })
    expect((await visitor.get(addressOf(ria))).text).toContain('Neem uw bericht terug')
    const asked = pageOf(await visitor.get(takeBack(ria)))
    expect(asked.text).toMatch(/Wij laten het ook weten aan Lisa en \S+\./)
    expect((await visitor.post(takeBack(ria), no(bericht))).headers.location).toBe(addressOf(ria))
    expect((await reportFor(ria))?.state).toBe('stopped')
  })
})

describe('the link of the mail', () => {
  test('asks who it was sent to, once', async () => {
    await reported(lisa)
    const link = await linkIn(people.Mark.email, 'Weet u of')
    const visitor = new Visitor()
    const asked = await visitor.get(link)
    expect(pageOf(asked).text).toContain('Mark, is Gerda overleden?')
    expect(toneFaults(asked.text)).toEqual([])
    const token = link.split('token=')[1] ?? ''
    const sent = await visitor.post(QUESTION, { token, antwoord: 'yes', andereDag: ago(5) })
    expect(sent.status).toBe(303)
    const other = await visitor.get(sent.headers.location ?? '')
    expect(pageOf(other).text).toContain(`U vulde ${ago(5)} in.`)
    expect(other.text).toContain(`name="token" value="${token}"`)
    expect((await visitor.post(QUESTION, { token, antwoord: 'yes' })).headers.location).toBe(
      `${QUESTION}?token=${token}&gezegd=yes`,
    )
    const thanks = pageOf(await visitor.get(`${QUESTION}?token=${token}&gezegd=yes`)).text
    expect(thanks).toContain(`${await fromWhen()} kunt u lezen wat het eerst`)
    for (const said of ['yes', 'no', 'unknown'])
      expect(toneFaults((await visitor.get(`${QUESTION}?gezegd=${said}`)).text)).toEqual([])
    const again = await new Visitor().get(link)
    expect([again.status, toneFaults(again.text)]).toEqual([410, []])
    expect((await visitor.post(QUESTION, { token, antwoord: 'no' })).status).toBe(410)
    expect(await stateOf()).toBe('waiting')
  })

  test('stops nothing by one press on no', async () => {
    await reported(lisa)
    const link = await linkIn(people.Mark.email, 'Weet u of')
    const token = link.split('token=')[1] ?? ''
    const visitor = new Visitor()
    const asks = await visitor.post(QUESTION, { token, antwoord: 'no' })
    expect([asks.status, await stateOf()]).toEqual([303, 'reported'])
    const sure = await visitor.get(asks.headers.location ?? '')
    const buttons = [...sure.text.matchAll(/<button[^>]*name="antwoord"[^>]*>([^<]*)/g)]
    expect(buttons.map(([, text]) => text)).toEqual(['Ja, Gerda leeft', 'Terug'])
    const stopped = await visitor.post(QUESTION, { token, antwoord: 'no', zeker: 'ja' })
    expect([stopped.headers.location, await stateOf()]).toEqual([
      `${QUESTION}?token=${token}&gezegd=no`,
      'stopped',
    ])
  })

  test('begins with what stopped the report before, for who let us know too', async () => {
    await reported(lisa)
    const token = (await linkIn(people.Mark.email, 'Weet u of')).split('token=')[1] ?? ''
    await new Visitor().post(QUESTION, { token, antwoord: 'no', zeker: 'ja' })
    expect(await stateOf()).toBe('stopped')
    await owner`update death_reports set created_at = created_at - interval '1 hour'
      where subject_id = ${gerda.id}`
    await reported(lisa)
    await lookAfterDeaths()
    const moment = /op \p{L}+dag [^.]+\.\d\d\suur/u.source
    const said = new RegExp(`U zei ${moment} dat Gerda leeft\\.`, 'u')
    const page = (await at(mark)).text
    expect(page).toMatch(said)
    expect(page.search(said)).toBeLessThan(page.indexOf('Nu laat Lisa de Vries ons weten dat'))
    const mails = (await letters(people.Mark.email)).filter(({ subject }) =>
      subject.startsWith('Weet u of'),
    )
    expect(mails.map(({ text }) => said.test(text.replaceAll(/\s+/g, ' '))).toSorted()).toEqual([
      false,
      true,
    ])
    await owner`delete from death_reports where subject_id = ${gerda.id} and state <> 'stopped'`
    const check = (await at(lisa, { stap: 'wie', dag: ago(0), weg: 'contact' })).text
    expect(check).toMatch(new RegExp(`Mark de Vries zei ${moment} dat Gerda leeft\\.`, 'u'))
  })

  test('says that another day cannot be read, however long it is', async () => {
    await reported(lisa)
    const link = await linkIn(people.Mark.email, 'Weet u of')
    const token = link.split('token=')[1] ?? ''
    const visitor = new Visitor()
    const typed = { token, antwoord: 'yes', andereDag: 'x'.repeat(3000) }
    const sent = await visitor.post(QUESTION, typed)
    expect(
      Math.max(...[sent.headers['set-cookie'] ?? []].flat().map(({ length }) => length)),
    ).toBeLessThan(1000)
    const again = await visitor.get(sent.headers.location ?? '')
    expect(again.text).toContain('aria-invalid="true"')
  })

  test('is told who let us know, and no name that is gone', async () => {
    await reported(lisa)
    const said = async () =>
      pageOf(await (await signedIn(people.Mark)).get('/contactpersoon')).text.replaceAll(
        /\s+/g,
        ' ',
      )
    expect(await said()).toContain('Lisa de Vries liet weten dat Gerda is overleden.')
    await owner`delete from death_report_answers where relative_id = ${lisa.id}`
    expect(await said()).toContain('Iemand die u kent liet weten dat Gerda is overleden.')
  })

  test('is dead for who was taken back meanwhile', async () => {
    await reported(lisa)
    const link = await linkIn(people.Mark.email, 'Weet u of')
    await owner`update relatives set state = 'withdrawn', because = 'by-owner' where id = ${mark.id}`
    expect((await new Visitor().get(link)).status).toBe(410)
  })
})

describe('the owner', () => {
  test('reads until when nothing is read, and stops it without signing in', async () => {
    await reported(lisa)
    const link = await linkIn(gerda.email, 'Leeft u')
    const visitor = new Visitor()
    const asked = pageOf(await visitor.get(link)).text
    expect(asked).toMatch(/Tot .+ uur leest niemand iets door dit bericht\./)
    expect(asked).not.toContain('nu al liet lezen')
    const token = link.split('token=')[1] ?? ''
    // Also where the button is pressed twice.
    const stop = () => visitor.post('/ik-leef', { token })
    for (const { headers } of [await stop(), await stop()])
      expect(headers.location).toBe(`/ik-leef?gestopt=${token}`)
    expect(pageOf(await visitor.get('/ik-leef?gestopt=')).text).toMatch(
      /Wie het ons liet weten, hoort dat het gestopt is\./,
    )
    expect(await stateOf()).toBe('stopped')
    expect((await at(lisa)).text).toContain('Door dit bericht leest niemand de wensen.')
    expect((await at(lisa)).text).toContain('is het namens Gerda gestopt.')
    const dead = await visitor.get(link.slice(0, -4))
    expect(dead.status).toBe(410)
    expect(dead.text).toContain('href="/auth" class=')
  })
})

describe('the owner, of whom a contact reads now already,', () => {
  test('reads before and after they stop it that this goes on, and where it is taken back', async () => {
    await confirmedRelative(owner, gerda.id, 'Mark', { veer: 'now' })
    await reported(lisa)
    const link = await linkIn(gerda.email, 'Leeft u')
    const token = link.split('token=')[1] ?? ''
    const visitor = new Visitor()
    const said = async (path: string) => {
      const page = await visitor.get(path)
      expect(page.text).toContain(`href="/dashboard/contacten/${mark.id}"`)
      expect(page.text).not.toContain(`href="/dashboard/contacten/${lisa.id}"`)
      return pageOf(page).text.replaceAll(/\s+/g, ' ')
    }
    const along = 'Mark leest wel wat u Mark nu al liet lezen.'
    expect(await said(link)).toContain(along)
    await visitor.post('/ik-leef', { token })
    const after = await said(`/ik-leef?gestopt=${token}`)
    expect(after).toContain(along)
    expect(after).toContain('Door dit bericht leest niemand uw wensen')
    expect(pageOf(await visitor.get('/ik-leef?gestopt=x')).text).not.toContain('Mark')
  })
})

describe('who becomes a contact while a death is reported', () => {
  test('reads that others are asked; and the owner that nothing changes in who answers', async () => {
    await owner`update relatives set state = 'declined' where id = ${mark.id}`
    const held = 'Zolang dit loopt, verandert er niets aan wie antwoord geeft.'
    const home = await signedIn(gerda)
    const page = `/dashboard/contacten/${mark.id}`
    const said = async (path: string) => pageOf(await home.get(path)).text.replaceAll(/\s+/g, ' ')
    const pages = ['/dashboard/contacten', page, '/vragenlijst/naw']
    for (const path of pages) expect(await said(path)).not.toContain(held)
    await reported(lisa)
    for (const path of pages) expect(await said(path)).toContain(held)
    for (const next of ['invited', 'accepted'])
      await owner`update relatives set state = ${next} where id = ${mark.id}`
    await home.post(page, { intent: 'klopt' })
    const typed = await said('/vragenlijst/naw')
    expect(typed).toContain('Verandert u iets van Lisa? Dat geldt pas als voorbij is')
    expect(typed).toContain('Verandert u dit adres? Dan leest Mark niets meer')
    const late = await at(mark)
    expect([late.status, late.text]).toEqual([
      200,
      expect.stringContaining('Dat was voordat u contactpersoon werd.'),
    ])
    expect(toneFaults(late.html)).toEqual([])
    const { id } = (await reportFor(lisa)) ?? { id: '' }
    await at(mark, { bericht: id, antwoord: 'yes' })
    expect(await stateOf()).toBe('reported')
  })
})

describe('who becomes a contact after others had their months', () => {
  test('reads that it is over, and not that they read after a death', async () => {
    const id = await deathIsRead(lisa, mark, 'all')
    await owner`update death_reports set copies_until = now() - interval '1 second' where id = ${id}`
    await lookAfterDeaths()
    await owner`delete from relative_copies where relative_id = ${mark.id}`
    await owner`update relatives set changed_at = now() where id = ${mark.id}`
    const visitor = await signedIn(people.Mark)
    const list = pageOf(await visitor.get('/contactpersoon')).text
    expect(list).toContain('De tijd om te lezen is voorbij.')
    expect(list).not.toContain('Na het overlijden wel.')
    expect(list).not.toContain('Laat het ons weten.')
    const start = await visitor.get(`/contactpersoon/${mark.id}`)
    expect(start.headers.location).toBe(addressOf(mark))
    for (const fields of [undefined, { stap: 'ja', dag: today(), weg: 'contact' }]) {
      const sent = await at(mark, fields)
      expect([200, 303]).toContain(sent.status)
    }
    const { text, html } = await at(mark)
    expect(text).toContain('Wie eerder contactpersoon was, kon de wensen van Gerda lezen.')
    expect(text).not.toContain('drie keer')
    expect(toneFaults(html)).toEqual([])
  })
})

describe('how it stands', () => {
  test('once it is read leads to where it is read', async () => {
    const id = await deathIsRead(lisa, mark)
    const first = await at(lisa)
    expect(first.text).toMatch(/De rest leest u [^.]*, vanaf \d+\.\d+ uur\./)
    expect(first.html).toContain(`href="/contactpersoon/${lisa.id}"`)
    await makeOlder(id, 'all')
    expect((await at(lisa)).text).toContain('U kunt nu lezen wat Gerda voor u opschreef.')
  })

  test.each(['refused', 'expired'])('of a report that was %s says what to do', async (state) => {
    const id = await reported(lisa, 'paper')
    await owner`update death_reports set state = ${state} where id = ${id}`
    const { text, html } = await at(lisa)
    expect(text).toContain('U kunt het ons opnieuw laten weten.')
    expect(toneFaults(html)).toEqual([])
    expect((await at(lisa, { stap: 'terug' })).text).toContain('Wanneer is Gerda overleden?')
  })

  test('stands on the list of those for whom one reads', async () => {
    const visitor = await signedIn(people.Lisa)
    const { text } = await visitor.get('/contactpersoon')
    expect(text).toContain(`href="${addressOf(lisa)}"`)
    expect(text).toContain('Is Gerda overleden? Laat het ons weten.')
  })

  test('while it runs is where a contact is led who reads nothing yet', async () => {
    const place = `/contactpersoon/${lisa.id}`
    const visitor = await signedIn(people.Lisa)
    expect((await visitor.get(place)).status).toBe(200)
    await reported(lisa)
    expect((await visitor.get(place)).headers.location).toBe(addressOf(lisa))
    const { text } = await visitor.get('/contactpersoon')
    expect(text).toContain('U liet weten dat Gerda is overleden. Zie hoe het staat.')
    expect(text).toContain('U leest nu nog niets.')
    expect(text).not.toContain('Na het overlijden wel.')
    expect(text).not.toContain('Laat het ons weten.')
  })

  test('says of a paper that two look at it', async () => {
    await reported(lisa)
    const { text } = await (await signedIn(people.Lisa)).get(`/contactpersoon/${lisa.id}/papier`)
    expect(text).toContain('Twee medewerkers kijken ernaar, op werkdagen.')
  })

  test('takes nothing away of what a contact reads already', async () => {
    const rules = { parts: { kaars: 'now' }, documents: {} }
    await owner`update relatives set rules = ${owner.json(rules)} where id = ${lisa.id}`
    await reported(lisa)
    const { status, text } = await (await signedIn(people.Lisa)).get(`/contactpersoon/${lisa.id}`)
    expect(status).toBe(200)
    expect(text).toContain('Als iemand die altijd tijd had.')
  })
})
