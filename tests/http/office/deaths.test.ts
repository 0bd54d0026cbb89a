/** What a colleague posts about a death that contacts let us know of, also what no page of ours sends. */
import { Readable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { dateOf, weekdayDateOf } from '#app/locales/dates.ts'
import { lookAfterDeaths } from '#tests/fixtures/jobs.ts'
import { NEEDED_CHECKS } from '#app/features/deaths/office-forms.ts'
import { noticesOf } from '#app/features/deaths/notices/office-notices.server.ts'
import { storePaper } from '#app/features/deaths/paper.server.ts'
import { answerAboutDeath, reportFor } from '#app/features/deaths/report.server.ts'
import { lastFuneralDay } from '#app/features/first-days/funeral-term.server.ts'
import { denyByLink } from '#app/features/release/links.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { OF_THE_MACHINE, VALUES } from '#tests/fixtures/faults/hostile.ts'
import { decoded, pageOf } from '#tests/fixtures/page.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  fullRequest,
  lookedUp,
  paidRequest,
  tokenFor,
} from '#tests/fixtures/people/access-requests.ts'
import {
  approvesDeath,
  looksAtReport,
  readerOf,
  reported,
  saysSo,
  today,
} from '#tests/fixtures/people/deaths.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { URLENCODED } from '#tests/fixtures/upload.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'

let visitor: Visitor
let lisa: Reader
let staff: TestUser
let page: string
let notice: string
let report: string
let colleague: string

beforeEach(async () => {
  const [gerda, reads] = [await testUser(), await testUser()]
  staff = await testUser('staff')
  await fillForRelatives(gerda.id, [
    { firstName: 'Lisa', lastName: 'de Vries', email: reads.email },
    { firstName: 'Ria', lastName: 'Bos', phone: '06-12345678', address: 'Dijk 2, 8261 AA Kampen' },
  ])
  for (const name of ['Lisa', 'Ria']) await confirmedRelative(owner, gerda.id, name, {})
  lisa = await readerOf(gerda.id, 'Lisa')
  report = await reported(lisa)
  await lookAfterDeaths()
  visitor = await signedIn(staff)
  colleague = staff.id
  page = `/admin/toegangsverzoeken/overlijden/${report}`
  const [asked] = await noticesOf(actorOf(staff), report)
  notice = `${page}/contact/${asked?.id ?? ''}`
})

const stateNow = async () => (await reportFor(lisa))?.state

describe.each([
  ['decides', () => page, ['bekijken', 'accorderen', 'afwijzen'], ['nagekeken', 'papier', 'reden']],
  ['asks for a letter', () => page, [''], ['brief']],
  ['calls', () => notice, ['gebeld', ''], ['gesprek']],
] as const)('who %s', (_what, address, intents, fields) => {
  test.each(Object.entries(VALUES))(
    'with %s changes nothing, and hears what is wrong',
    async (_name, value) => {
      for (const intent of intents) {
        const body = [`intent=${intent}`, ...fields.map((field) => `${field}=${value}`)].join('&')
        const headers = { origin: visitor.site, 'content-type': URLENCODED }
        const { status, text } = await visitor.send('POST', address(), headers, body)
        expect({ intent, failed: status >= 500 }).toEqual({ intent, failed: false })
        expect(text).not.toMatch(OF_THE_MACHINE)
      }
      expect(await stateNow()).toBe('reported')
    },
  )
})

test('the number and the address of a contact are on no page before they are asked for', async () => {
  const before = await visitor.get(notice)
  expect(before.text).toContain('Ria Bos')
  for (const secret of ['12345678', 'Dijk 2', 'Gerda', 'Hoe ging het?'])
    expect(before.text).not.toContain(secret)
  const unseen = await visitor.post(notice, { intent: 'gebeld', gesprek: 'yes' })
  expect(unseen.headers.location).toBe(notice)
  expect(pageOf(await visitor.get(notice)).text).toContain('Bekijk eerst het telefoonnummer')
  const asked = await visitor.post(notice, { intent: 'bereiken' })
  expect(asked.headers.location).toBe(`${notice}#bereiken`)
  const { text } = pageOf(await visitor.get(notice))
  for (const shown of ['06-12345678', 'Dijk 2', 'Gerda de Vries', 'Hoe ging het?'])
    expect(text).toContain(shown)
})

test('the number that was shown stays, is noted once, and is shown to who asked for it alone', async () => {
  await visitor.post(notice, { intent: 'bereiken' })
  const looks = async () =>
    (
      await owner`
      select 1 from audit_log where actor_id = ${colleague} and action = 'file.details'`
    ).length
  const before = await looks()
  expect((await visitor.get(notice)).text).toContain('href="tel:0612345678"')
  const forgotten = await visitor.post(notice, { intent: 'gebeld' })
  expect(forgotten.status).toBe(422)
  const again = decoded(forgotten.text)
  for (const kept of ['Kies een van de mogelijkheden', 'href="tel:0612345678"', 'Dijk 2', 'Gerda'])
    expect(again).toContain(kept)
  expect(again).not.toContain('Toon telefoonnummer')
  expect(await looks()).toBe(before)
  const other = await signedIn(await testUser('staff'))
  const { text: unseen } = await other.get(notice)
  expect(unseen).toContain('Toon telefoonnummer')
  expect(unseen).not.toContain('tel:06')
})

test('a letter without a code is a PDF, and is sent once', async () => {
  const letter = await visitor.post(`${notice}/brief`)
  expect(letter.headers['content-type']).toBe('application/pdf')
  expect(pageOf(await visitor.get(notice)).text).toContain('De brief is verstuurd')
  expect((await visitor.post(notice, { intent: 'verstuurd' })).headers.location).toBe(notice)
  expect((await visitor.post(`${notice}/brief`)).status).toBe(303)
})

test('who is to confirm a call hears that writing down another takes its place', async () => {
  expect(pageOf(await visitor.get(notice)).text).not.toContain('in de plaats van dit ja')
  await visitor.post(notice, { intent: 'bereiken' })
  await visitor.post(notice, { intent: 'gebeld', gesprek: 'yes' })
  const second = await signedIn(await testUser('staff'))
  await second.post(notice, { intent: 'bereiken' })
  expect(pageOf(await second.get(notice)).text).toMatch(/Ja, dit telt[^]*in de plaats van dit ja/)
})

test('who called somebody who is no contact any more is led back to the death, and told so', async () => {
  await owner`update relatives set state = 'withdrawn', because = 'by-owner'
               where owner_id = ${lisa.ownerId} and id <> ${lisa.id}`
  for (const path of [notice, `${notice}/brief`]) {
    const late = await visitor.post(path, { intent: 'gebeld', gesprek: 'yes' })
    expect([late.status, late.headers.location]).toEqual([303, page])
    expect(pageOf(await visitor.get(page)).text).toContain('of het is niet meer nodig')
  }
})

test('who signed in a while ago is asked for the password beside the button, and told of all at once', async () => {
  await storePaper(lisa, Readable.from([PDF]), 'Akte.pdf')
  await looksAtReport(actorOf(staff), report)
  await owner`
    update sessions set created_at = now() - interval '11 minutes', proven_at = null
     where user_id = ${staff.id}`
  const { text } = await visitor.get(page)
  expect(text).toMatch(/id="accorderen"[^]*name="currentPassword"[^]*value="accorderen"/)
  expect(text.match(/name="currentPassword"/g)).toHaveLength(1)
  const empty = await visitor.post(page, { intent: 'accorderen', currentPassword: '' })
  for (const name of ['nagekeken', 'currentPassword'])
    expect(empty.text).toContain(`href="#${name}"`)
})

test('is refused for its paper only where there is one', async () => {
  const reasons = async () => [
    ...(await visitor.get(page)).text.matchAll(/value="(paper-\w+|not-so)"/g),
  ]
  expect((await reasons()).map(([, one]) => one)).toEqual(['not-so'])
  const refused = await visitor.post(page, { intent: 'afwijzen', reden: 'paper-unclear' })
  expect([refused.status, await stateNow()]).toEqual([422, 'reported'])
  await storePaper(lisa, Readable.from([PDF]), 'Akte.pdf')
  expect(await reasons()).toHaveLength(3)
  expect((await visitor.post(page, { intent: 'afwijzen', reden: 'paper-unclear' })).status).toBe(
    303,
  )
  expect(await stateNow()).toBe('refused')
})

test('what is not of this report is not there', async () => {
  const [, id] = notice.split('/contact/')
  const other = `/admin/toegangsverzoeken/overlijden/${crypto.randomUUID()}/contact/${id}`
  expect((await visitor.get(other)).status).toBe(404)
  expect((await visitor.get(`${page}/contact/${crypto.randomUUID()}`)).status).toBe(404)
})

test('who is no contact any more is said to be none, since their word counts no longer', async () => {
  const said = async () => pageOf(await visitor.get(page)).text
  expect(await said()).not.toContain('Dit telt niet')
  await owner`update relatives set state = 'withdrawn', because = 'by-owner' where id = ${lisa.id}`
  expect(await said()).toMatch(/Overleden\s+Geen contactpersoon meer. Dit telt niet/)
})

test('the file of who died says so, and leads there', async () => {
  const [file] = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
    select wish_file_number as number from wishes where user_id = ${lisa.ownerId}`
  const found = await visitor.get(`/admin/wensen/${file?.number ?? ''}`)
  expect(found.text).toContain(`<a href="${page}">Overlijden, ons verteld op`)
  expect(pageOf(found).text).toContain('nog niet zeker')
})

test('until when the funeral may be stands on its page and in the list, the earliest first', async () => {
  const last = weekdayDateOf(await lastFuneralDay(today())).replaceAll('\u00a0', ' ')
  const said = async (path: string) => pageOf(await visitor.get(path)).text
  expect(await said(page)).toMatch(new RegExp(`Uitvaart uiterlijk\\s+${last}`))
  expect(await said('/admin/toegangsverzoeken')).toMatch(
    new RegExp(`tweede contactpersoon, de vroegste uitvaart bovenaan[^]*Lisa de Vries[^]*${last}`),
  )
})

describe('the day of death', () => {
  const day = () => dateOf(today()).replaceAll('\u00a0', ' ')
  const said = async (path = page) => pageOf(await visitor.get(path)).text

  test('is said with whose word it is, and stays when that contact is gone', async () => {
    expect(await said()).toContain(`Overleden op ${day()}, volgens Lisa de Vries.`)
    await owner`delete from relatives where id = ${lisa.id}`
    expect(await said()).toContain(`Overleden op ${day()}, volgens iemand`)
  })

  test('is said to be another than what was let known before', async () => {
    await owner`
      update death_reports set state = 'refused', because = 'paper-other', died_on = '2026-11-01'
       where id = ${report}`
    const again = await reported(lisa)
    const text = await said(page.replace(report, again))
    expect(text).toContain('Een contactpersoon noemde ook 1 november 2026')
    await owner`update death_reports set died_on = ${today()} where id = ${report}`
    expect(await said(page.replace(report, again))).not.toContain('noemde ook')
  })

  test('is said to be another than what the second contact knows, in both places', async () => {
    const ria = await readerOf(lisa.ownerId, 'Ria')
    await answerAboutDeath(ria, report, { said: 'yes', diedOn: '2026-11-01' }, '0badcafe')
    const text = await said()
    expect(text).toContain('Ria Bos noemt een andere dag: 1 november 2026')
    // Which of them is right is not known yet: the law may have counted from the first.
    const last = weekdayDateOf(await lastFuneralDay('2026-11-01')).replaceAll('\u00a0', ' ')
    expect(text).toMatch(new RegExp(`Uitvaart uiterlijk\\s+${last}`))
    expect(text).toContain(`Overleden, maar op 1 november 2026. Dit telt niet mee voor ${day()}`)
    await saysSo(ria, report)
    expect(await said()).not.toContain('1 november 2026')
  })

  test('is said to be another than in the request of a guild member, on both pages', async () => {
    const [file] = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
      select wish_file_number as number from wishes where user_id = ${lisa.ownerId}`
    const contact = newEmail()
    const asked = fullRequest({ number: file?.number ?? '', contact })
    const id = await paidRequest(await testUser('franchise'), asked)
    await lookedUp(id)
    expect(await said()).toContain('Noemt een andere dag: 1 november 2026')
    const request = await said(`/admin/toegangsverzoeken/${id}`)
    expect(request).toContain(`Overleden op ${day()}, gemeld op`)
    expect(request).toContain('Een andere dag dan in de aanvraag')
    await denyByLink(await tokenFor(contact, 'bevestigen'), 'death')
    expect(await said()).toContain('de vertrouwenspersoon zei dat deze persoon leeft')
  })
})

test('that who let us know took it back is said of them', async () => {
  await answerAboutDeath(lisa, report, { said: 'no' }, '0badcafe')
  const text = pageOf(await visitor.get(page)).text.replaceAll(/\s+/g, ' ')
  expect(text).toContain('Overleden. Nam dat later zelf terug')
  expect(text).toContain('gestopt: een contactpersoon zei dat het niet klopt')
})

describe('that a death was denied before', () => {
  const CHECKS = ['name-on-paper', 'birth-on-paper', 'day-on-paper']
  const WARNING = /Eerder tegengesproken Ria Bos zei op .* dat het niet klopt\. Bekijk dat bericht/
  let before: string

  beforeEach(async () => {
    before = page
    const ria = await readerOf(lisa.ownerId, 'Ria')
    await answerAboutDeath(ria, report, { said: 'no' }, '0badcafe')
    report = await reported(lisa, 'paper')
    page = before.replace(/[^/]+$/, report)
    await storePaper(lisa, Readable.from([PDF]), 'Akte.pdf')
  })

  const said = async (path: string) => pageOf(await visitor.get(path)).text.replaceAll(/\s+/g, ' ')

  test('stands before all else on its page, with whom to call, and in both lists', async () => {
    const text = await said(page)
    expect(text).toMatch(WARNING)
    expect(text).toContain('Bel Ria Bos en Lisa de Vries voordat u beslist.')
    expect(text.search(WARNING)).toBeLessThan(text.indexOf('Overleden op'))
    expect((await visitor.get(page)).text).toContain(`href="${before}"`)
    expect(await said(before)).not.toMatch(WARNING)
    for (const list of ['/admin', '/admin/toegangsverzoeken'])
      expect(await said(list)).toContain('Eerder tegengesproken')
  })

  test('is said with its reason in what happened to the report that it stopped', async () => {
    expect(await said(before)).toMatch(/: gestopt: een contactpersoon zei dat het niet klopt/)
  })

  test('needs somebody where a colleague had approved, until one says that it is dealt with', async () => {
    await approvesDeath(actorOf(staff), report, { checks: [...NEEDED_CHECKS, 'denier-called'] })
    const ria = await readerOf(lisa.ownerId, 'Ria')
    await answerAboutDeath(ria, report, { said: 'no' }, '0badcafe')
    const list = await visitor.get('/admin/aandacht')
    expect(pageOf(list).text).toContain('Een overlijden is tegengesproken na een akkoord')
    expect(list.text).toContain(`href="${page}"`)
    const [row] = await owner<DbRow<'attention', 'id'>[]>`
      select id from attention where kind = 'death' and about = ${report}`
    const done = await visitor.post('/admin/aandacht', { klaar: row?.id ?? '' })
    expect(done.status).toBe(303)
    expect((await visitor.get('/admin/aandacht')).text).not.toContain(`href="${page}"`)
  })

  test('has to be called about before it is approved', async () => {
    await looksAtReport(actorOf({ id: colleague }), report)
    const papier = /name="papier" value="([^"]+)"/.exec((await visitor.get(page)).text)?.[1] ?? ''
    const approve = (...nagekeken: string[]) =>
      visitor.post(page, {
        intent: 'accorderen',
        papier,
        nagekeken,
        currentPassword: TEST_PASSWORD,
      })
    const refused = await approve(...CHECKS)
    expect(refused.status).toBe(422)
    expect(pageOf(refused).text).toContain('Bel eerst wie dat zei, en vink dat aan.')
    expect((await approve(...CHECKS, 'denier-called')).status).toBe(303)
    expect(await said(page)).toContain('gebeld met wie nee zei')
  })
})

test('is made certain by the second colleague on a page that says what it does, and by no other paper', async () => {
  await storePaper(lisa, Readable.from([PDF]), 'Akte.pdf')
  await looksAtReport(actorOf(staff), report)
  const papier = /name="papier" value="([^"]+)"/.exec((await visitor.get(page)).text)?.[1] ?? ''
  const nagekeken = ['name-on-paper', 'birth-on-paper', 'day-on-paper']
  const last = `${page}/accorderen?papier=${papier}&nagekeken=${nagekeken.join('&nagekeken=')}`
  // The first has nothing to be asked about.
  expect((await visitor.post(last, {})).headers.location).toBe(page)
  const other = await testUser('admin')
  await owner`update user_roles set given_at = now() - interval '1 day' where user_id = ${other.id}`
  await approvesDeath(actorOf(other), report)
  const post = { intent: 'accorderen', papier, nagekeken, currentPassword: TEST_PASSWORD }
  expect((await visitor.post(page, post)).headers.location).toBe(last)
  expect(await stateNow()).toBe('reported')
  const question = pageOf(await visitor.get(last))
  expect(question.heading).toBe('Lezen de nabestaanden de wensen van Gerda de Vries?')
  expect(question.text).toMatch(/na de wachttijd, op .*Dit is de laatste stap\./)
  expect((await visitor.post(last.replace(papier, report), {})).headers.location).toBe(page)
  expect(await stateNow()).toBe('reported')
  await owner`update death_reports set waits_until = now() - interval '1 hour' where id = ${report}`
  expect(pageOf(await visitor.get(last)).text).toContain('Zij lezen binnen enkele minuten')
  const sent = await visitor.post(last, { currentPassword: TEST_PASSWORD })
  expect([sent.headers.location, await stateNow()]).not.toContain('reported')
  expect(pageOf(await visitor.get('/admin/toegangsverzoeken')).text).toContain(
    'De nabestaanden lezen binnen enkele minuten wat het eerst nodig is.',
  )
  expect((await visitor.post(last, {})).headers.location).toBe(page)
})

test('is compared only by who looked at the paper and at whose file it is', async () => {
  const FIRST = 'Bekijk eerst het papier en over wie het gaat. Pas dan kunt u vergelijken.'
  const shown = async () => {
    const { text } = await visitor.get(page)
    return {
      first: decoded(text).includes(FIRST),
      boxes: text.includes('name="nagekeken"'),
      button: text.includes('value="accorderen"'),
      name: text.includes('Gerda de Vries'),
    }
  }
  await storePaper(lisa, Readable.from([PDF]), 'Akte.pdf')
  expect(await shown()).toEqual({ first: true, boxes: false, button: false, name: false })
  const [paper] = await owner<DbRow<'death_report_papers', 'id'>[]>`
    select id from death_report_papers where report_id = ${report}`
  const post = {
    intent: 'accorderen',
    papier: paper?.id ?? '',
    nagekeken: ['name-on-paper', 'birth-on-paper', 'day-on-paper'],
    currentPassword: TEST_PASSWORD,
  }
  const refused = await visitor.post(page, post)
  expect([refused.headers.location, await stateNow()]).toEqual([page, 'reported'])
  expect(decoded((await visitor.get(page)).text).split(FIRST)).toHaveLength(3)

  expect((await visitor.get(`${page}/papier`)).status).toBe(200)
  expect(await shown()).toEqual({ first: true, boxes: false, button: false, name: false })
  const { text } = await visitor.post(page, { intent: 'bekijken' })
  for (const there of ['name="nagekeken"', 'Gerda de Vries']) expect(text).toContain(there)
  expect(await shown()).toEqual({ first: false, boxes: true, button: true, name: true })
  expect((await visitor.post(page, post)).status).toBe(303)
  expect(pageOf(await visitor.get(page)).text).toContain('U heeft dit papier al geaccordeerd')
})

describe('the waiting time', () => {
  test('is said to run while it does, and that relatives read after it', async () => {
    const { text } = pageOf(await visitor.get(page))
    expect(text).toContain('Wachttijd tot')
    expect(text).toContain('Er is nog geen papier.')
    expect(text).not.toContain('De wachttijd is voorbij')
  })

  test('is said to be over once it is, and what a second yes then does', async () => {
    await isOver()
    const { text } = pageOf(await visitor.get(page))
    expect(text).toContain('Wachttijd voorbij sinds')
    expect(text).not.toContain('Wachttijd tot')
    expect(text).toContain('Zegt een tweede contactpersoon ja, dan lezen de nabestaanden binnen')
  })

  test('is said to be over where the paper is approved', async () => {
    await storePaper(lisa, Readable.from([PDF]), 'Akte.pdf')
    const form = async () => pageOf(await visitor.get(page)).text
    expect(await form()).toContain('De wachttijd loopt tot')
    // What is checked stands above what is decided by it.
    expect((await form()).indexOf('Download het papier')).toBeLessThan(
      (await form()).indexOf('De wachttijd loopt tot'),
    )
    await isOver()
    expect(await form()).toContain('Na het tweede akkoord lezen de nabestaanden binnen')
    expect(await form()).not.toContain('De wachttijd loopt tot')
  })
})

test.each(['refused', 'stopped'])(
  'without a paper nothing waits for one any more when it is %s',
  async (state) => {
    await owner`update death_reports set state = ${state}, because = 'not-so' where id = ${report}`
    const { text } = pageOf(await visitor.get(page))
    expect(text).toContain('Er kwam geen papier.')
    expect(text).not.toContain('wacht op een tweede contactpersoon')
  },
)

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

const isOver = () =>
  owner`update death_reports set waits_until = now() - interval '1 minute' where id = ${report}`
