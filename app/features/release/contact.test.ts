/** What a trusted person is asked, by mail and by telephone, and that two colleagues write down an answer. */
import { fileViewsOf } from '#app/features/audit/file-views.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { noteUnanswered, unansweredOf } from '#app/features/calls/unanswered.server.ts'
import { officeEmail } from '#app/features/mail/outbox.server.ts'
import { giveRole } from '#app/features/roles/roles.server.ts'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import {
  approveRequest,
  chooseWaits,
  fullRequest,
  livingWillRequest,
  type Owner,
  ownerOfFile,
  paidRequest,
  tokenFor,
} from '#tests/fixtures/people/access-requests.ts'
import { withName, newEmail } from '#tests/fixtures/people/people.ts'
import { letters, subjectsTo } from '#tests/fixtures/people/letters.ts'
import { insertSession, newSession } from '#tests/fixtures/people/people.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { askContactAgain, contactHearsEnd, ownRequest } from './request.server.ts'
import { callAbout, type CallNoted, confirmCall, noteCall } from './telephone-answer.server.ts'
import { lookAtContact } from './decision/contact-phone.server.ts'
import { refuseRequest } from './decision/decision.server.ts'
import { answerByLink, confirmByLink, denyByLink, stopByLink } from './links.server.ts'
import { pastOf, requestFor } from './office-requests.server.ts'
import { lookAfterRequests } from './job.server.ts'
import { answerThatSaid } from './states.ts'

let admin: TestUser
let staff: TestUser
let member: TestUser
let person: Owner

beforeAll(async () => {
  admin = await withName(await testUser('admin'), 'Ineke', 'Bos')
  staff = await withName(await testUser('staff'), 'Joost', 'Smit')
})

beforeEach(async () => {
  ;[member, person] = [await testUser('franchise'), await ownerOfFile()]
})

const HOUR = 60 * 60 * 1000
const later = (hours: number) => new Date(Date.now() + hours * HOUR)
const asking = () => fullRequest({ number: person.number, contact: person.trusted })

async function paid(
  asked: Parameters<typeof paidRequest>[1] & { contactTelefoon?: string } = asking(),
) {
  const id = await paidRequest(member, asked)
  await lookAfterRequests()
  return id
}

/** Of someone without e-mail. */
async function onPhone(asked: Parameters<typeof paid>[0] = asking()) {
  const id = await paid(asked)
  const own = await ownRequest(member.id, id)
  if (!own?.asked) throw new Error('no such request')
  const contact = { contactNaam: 'Ria Proef', contactTelefoon: '038-1234567' }
  await askContactAgain(member.id, { id, asked: own.asked }, contact)
  await lookAfterRequests()
  return id
}

const stateOf = async (id: string) => (await requestFor(actorOf(admin), id))?.state
const SAID: CallNoted = { phone: '038-1234567', day: '2026-11-20', time: '10:05', answer: 'mag' }

async function noted(id: string, said: Partial<CallNoted> = {}, by = staff) {
  const became = await noteCall(actorOf(by), id, { ...SAID, ...said })
  return { became, call: (await callAbout(actorOf(by), id))?.id ?? '' }
}

describe('the mail to a trusted person', () => {
  test.each([
    ['a death', fullRequest, ['condoleren', 'Overleden op, zo hoorden wij: 1\u00a0november 2026']],
    ['a living will', livingWillRequest, ['wilsverklaring lezen van Tess Proef']],
  ] as const)(
    'of %s says of whom, to them by name, and nothing that was typed besides',
    async (_, make, more) => {
      const asked = make({ number: person.number, contact: person.trusted })
      await paid({ ...asked, verklaring: 'Kijk snel op www.elders.example voor uw geld' })
      const [mail] = await letters(person.trusted)
      for (const said of [
        'Beste Bram Proef',
        'Tess Proef',
        'Geboren op: 1\u00a0maart 1950',
        ...more,
      ])
        expect(mail?.text).toContain(said)
      for (const kept of ['elders.example', person.number]) {
        expect(mail?.text).not.toContain(kept)
        expect(mail?.html).not.toContain(kept)
      }
    },
  )

  test.each([
    ['2026-11-26', 'Antwoord liefst vandaag of morgen.'],
    ['2026-12-02', 'Antwoord liefst vandaag.'],
    ['2026-12-04', null],
  ])('says on %s by when the funeral is, and its member reads so too', async (today, hurry) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) })
    onTestFinished(() => void vi.useRealTimers())
    await paid({ ...asking(), overlijdensdatum: '2026-11-25' })
    const day = 'donderdag 3\u00a0december'
    const [[asked], [told]] = [await letters(person.trusted), await letters(member.email)]
    const [before] = asked?.text.split('Beantwoord de vraag:') ?? []
    if (hurry) expect(before).toContain(`Dan is de uitvaart uiterlijk ${day}. ${hurry}`)
    else expect(asked?.text).not.toContain('uitvaart uiterlijk')
    expect(asked?.text.includes('U kunt antwoorden tot ')).toBe(hurry === null)
    expect(told?.text.includes(`Uitvaart uiterlijk: ${day}`)).toBe(hurry !== null)
  })

  test('leaves out a name that a mail program would make a link of', async () => {
    const bad = { naamOverledene: 'www.elders.example', contactNaam: '<a href="x">y</a>' }
    await paid({ ...asking(), ...bad })
    const [mail] = await letters(person.trusted)
    expect(await subjectsTo(member.email)).toEqual([
      `${person.number}: wij hebben uw aanvraag ontvangen`,
    ])
    expect(mail?.text).toContain(
      'Uitvaartzorg Proef liet ons weten dat iemand die u kent is overleden',
    )
    expect(`${mail?.text}${mail?.html}`).not.toContain('elders.example')
    expect(`${mail?.text}${mail?.html}`).not.toContain('>y</a>')
  })
})

describe('who says nothing', () => {
  test('is reminded once, after a day', async () => {
    const id = await paid()
    await lookAfterRequests(later(23.9))
    expect(await subjectsTo(person.trusted)).toHaveLength(1)
    for (const hours of [24.1, 30, 60]) await lookAfterRequests(later(hours))
    expect(await subjectsTo(person.trusted)).toEqual([
      'Een vraag aan u over een overlijden',
      expect.stringMatching(/vraagt om de wensen van .+ \(nog een keer\)$/),
    ])
    expect(await subjectsTo(person.email)).toHaveLength(1)
    expect(await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))).toBe(true)
    expect(await stateOf(id)).toBe('waiting_time')
  })

  test('reads until when an answer counts, as it is then: at first, when reminded, and asked again', async () => {
    const id = await paid()
    await owner`update access_requests set paid_at = paid_at - interval '10 days' where id = ${id}`
    await lookAfterRequests(later(25))
    const own = await ownRequest(member.id, id)
    if (!own?.asked) throw new Error('no such request')
    const contact = { contactNaam: 'Ria Proef', email: person.trusted }
    await askContactAgain(member.id, { id, asked: own.asked }, contact)
    await lookAfterRequests()

    const [{ paid: from }] = await owner<[{ paid: Date }]>`
      select paid_at as paid from access_requests where id = ${id}`
    const until = (days: number) =>
      `U kunt antwoorden tot ${momentOf(new Date(from.getTime() + days * 24 * HOUR))}.`
    const sent = await letters(person.trusted)
    const saying = (words: string) => sent.filter(({ text }) => text.includes(words)).length
    expect(sent).toHaveLength(3)
    expect([saying(until(24)), saying(until(14))]).toEqual([1, 2])
  })

  test.each([
    ['a death', asking, /\nGeboren op: .+\n(?:.+\n)*U kunt antwoorden tot /],
    [
      'a living will, which may be needed today',
      () => livingWillRequest({ number: person.number, contact: person.trusted }),
      /\nGeboren op: (?![^]*antwoorden tot)/,
    ],
  ])(
    'reads about %s what is asked and a button, and then the facts once',
    async (what, ask, facts) => {
      await paid(ask())
      const [letter] = await letters(person.trusted)
      const [before = '', after = ''] = letter?.text.split('Beantwoord de vraag:') ?? []
      expect(before.split(/\s+/).length).toBeLessThanOrEqual(90)
      expect(before).toContain('Uitvaartzorg Proef')
      expect(after).toMatch(facts)
      expect(before.includes('Antwoord liefst vandaag.')).toBe(what !== 'a death')
      expect(letter?.text).not.toMatch(/^(?:Over|Wat het bedrijf vraagt|Wilsverklaring van): /m)
    },
  )

  test('is not asked again about what its owner stopped before that mail went', async () => {
    const id = await paid()
    const own = await ownRequest(member.id, id)
    if (!own?.asked) throw new Error('no such request')
    const contact = { contactNaam: 'Ria Proef', email: person.trusted }
    await askContactAgain(member.id, { id, asked: own.asked }, contact)
    await owner`update access_requests set state = 'stopped', because = 'by-owner' where id = ${id}`
    await lookAfterRequests()
    const asks = (await letters(person.trusted)).filter(({ text }) => text.includes('?token='))
    expect(asks).toHaveLength(1)
  })

  test('is not reminded for a member that was stopped', async () => {
    const id = await paid()
    await lookAfterRequests()
    await owner`
      update franchise_partners set status = 'inactive'
       where id = (select member_id from access_requests where id = ${id})`
    await lookAfterRequests(later(25))
    expect(await subjectsTo(person.trusted)).toHaveLength(1)
  })

  test('is not reminded after an answer', async () => {
    await paid()
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    await lookAfterRequests(later(25))
    expect(await subjectsTo(person.trusted)).toHaveLength(1)
  })
})

test('nobody is reminded of a request whose contents are gone, and others are', async () => {
  const [gone, kept] = [await paid(), await paid()]
  await owner`update access_requests set sealed = null where id = ${gone}`
  for (const hours of [25, 26]) await lookAfterRequests(later(hours))
  const again = (await subjectsTo(person.trusted)).filter((one) => one.endsWith('(nog een keer)'))
  expect(again).toHaveLength(1)
  expect(await stateOf(kept)).toBe('waiting_contact')
})

describe('who has no e-mail', () => {
  test('is called by the office, which is told so', async () => {
    const id = await onPhone()
    const mails = (await letters()).filter(({ text }) => text.includes(`${id}/telefoon`))
    expect(mails).toHaveLength(1)
    expect(await stateOf(id)).toBe('waiting_contact')
    await lookAfterRequests(later(25))
    expect(await stateOf(id)).toBe('waiting_contact')
  })

  test.each([
    ['full', 'mag', 24, { state: 'waiting_time', because: null, denies: null }],
    ['full', 'mag', 0, { state: 'pending_verification', because: null, denies: null }],
    ['full', 'mag-niet', 24, { state: 'rejected', because: 'contact-denies', denies: 'reading' }],
    ['full', 'leeft', 24, { state: 'rejected', because: 'contact-denies', denies: 'death' }],
    ['living_will', 'ja', 24, { state: 'pending_verification', because: null, denies: null }],
    ['living_will', 'nee', 24, { state: 'rejected', because: 'contact-denies', denies: null }],
  ] as const)(
    'answers about %s %s with %i hours, which counts once another colleague confirms it, as by the link',
    async (kind, answer, full, became) => {
      await chooseWaits(person, { full, livingWill: 0 })
      const by = { number: person.number, contact: person.trusted }
      const asked = kind === 'full' ? asking() : livingWillRequest(by)
      const id = await onPhone(asked)
      const of = await noted(id, { answer })
      expect(of.became).toBe('noted')
      const open = { state: 'waiting_contact', because: null, denies: null }
      expect(await requestFor(actorOf(admin), id)).toMatchObject(open)
      expect(await confirmCall(actorOf(staff), of.call)).toBe('own')
      expect(await requestFor(actorOf(admin), id)).toMatchObject(open)
      expect(await confirmCall(actorOf(admin), of.call)).toBe('done')
      expect(await requestFor(actorOf(admin), id)).toMatchObject(became)
      expect(await confirmCall(actorOf(admin), of.call)).toBe('gone')
      expect((await pastOf(actorOf(admin), id)).call).toEqual({
        notedBy: 'Joost Smit',
        confirmedBy: 'Ineke Bos',
      })
      const kept = await callAbout(actorOf(admin), id)
      expect(kept?.notedBy).toBe('Joost Smit')
      expect(kept && answerThatSaid(kind, kept)).toBe(answer)
      await lookAfterRequests()
      const [told] = await letters(member.email)
      const yes = became.because === null
      expect(told?.subject).toBe(
        `Tess Proef: ${yes ? 'de vertrouwenspersoon zei ja' : 'uw aanvraag is afgewezen'}`,
      )
      if (!yes) expect(told?.text).toContain(saidOfNo(answer))
      const denied = await owner`
        select why from attention where kind = 'denied' and about = ${id}`
      expect(denied).toEqual(answer === 'leeft' ? [{ why: 'contact-denies' }] : [])

      // The same by the link.
      const byLink = await paid(asked)
      await answerByLink(await tokenFor(person.trusted, 'bevestigen'), answer)
      expect(await requestFor(actorOf(admin), byLink)).toMatchObject(became)
    },
  )

  test('is not reminded of what they answered to a colleague, whom another has yet to confirm', async () => {
    const id = await paid()
    await noted(id)
    await lookAfterRequests(later(25))
    expect(await subjectsTo(person.trusted)).toHaveLength(1)
  })

  test('waits for a colleague who can confirm it, and runs out where there is none', async () => {
    const [waits, runsOut, gone] = [await onPhone(), await onPhone(), await onPhone()]
    await noted(waits)
    const noter = await testUser('staff')
    for (const id of [runsOut, gone]) await noted(id, {}, noter)
    // Who wrote it down has the role no more; or is gone.
    await owner`update contact_calls set noted_by = null where request_id = ${gone}`
    await owner`delete from user_roles where user_id = ${noter.id}`
    await lookAfterRequests(later(15 * 24))
    expect(await stateOf(waits)).toBe('waiting_contact')
    for (const id of [runsOut, gone]) expect(await stateOf(id)).toBe('expired')
  })

  test('said no to a colleague of the release before, who was not asked what it denies', async () => {
    const id = await onPhone()
    const { call } = await noted(id, { answer: 'leeft' })
    await owner`update contact_calls set denies = null where id = ${call}`
    const kept = await callAbout(actorOf(admin), id)
    expect(kept && answerThatSaid('full', kept)).toBeUndefined()
    expect(await confirmCall(actorOf(admin), call)).toBe('done')
    const became = { state: 'rejected', because: 'contact-denies', denies: null }
    expect(await requestFor(actorOf(admin), id)).toMatchObject(became)
  })
})

/** What a member reads of a no. */
const saidOfNo = (answer: string) =>
  answer === 'leeft'
    ? 'Reden: De vertrouwenspersoon zei dat deze persoon leeft'
    : 'Reden: De vertrouwenspersoon zei nee'

describe('the end', () => {
  const confirmed = async (id: string) => {
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    await lookAfterRequests(later(25))
    return id
  }
  const NOT_BACK = 'U krijgt uw betaling niet terug'
  const BACK = 'U krijgt uw betaling terug'

  test.each([
    ['details-differ', NOT_BACK],
    ['our-fault', BACK],
  ] as const)('of a refusal for %s is told to all who know of the request', async (why, money) => {
    const id = await confirmed(await paid())
    expect(await refuseRequest(actorOf(admin), id, why)).toBe(true)
    await lookAfterRequests()
    const [owners, trusted, members] = await newest()
    expect(owners?.subject).toBe('Niemand krijgt iets te lezen: de aanvraag is afgewezen')
    expect(trusted?.subject).toBe('Niemand krijgt iets te lezen')
    expect(members?.text).toContain(money)
    // Who confirms is never told to the owner, nor why it was refused.
    for (const kept of ['Bram', person.trusted, 'Reden']) expect(owners?.text).not.toContain(kept)
  })

  test.each(['reading', 'death', null] as const)(
    'by a trusted person who says no (%j) is told to the owner and the member, who hear no more',
    async (denies) => {
      const id = await paid()
      await denyByLink(await tokenFor(person.trusted, 'bevestigen'), denies)
      await lookAfterRequests()
      const [owners, trusted, members] = await newest()
      expect(owners?.subject).toBe('Niemand krijgt iets te lezen: de aanvraag is afgewezen')
      expect(trusted?.subject).toBe('Een vraag aan u over een overlijden')
      expect(members?.text).toContain(NOT_BACK)
      const lives = denies === 'death'
      expect(members?.text).toContain(saidOfNo(lives ? 'leeft' : 'mag-niet'))
      if (lives) {
        expect(members?.text).toContain(
          'zei dat Tess Proef leeft. Kijk het dossiernummer en de naam na, en bel de familie',
        )
        // Of who is said to live no funeral is spoken of.
        expect(members?.text).not.toContain('Uitvaart uiterlijk')
        expect(members?.text).not.toContain('Daarmee is het klaar')
      }
      for (const letter of lives ? [owners] : [owners, members])
        for (const kept of ['leeft', 'mag niet', 'mag het niet'])
          expect(letter?.text).not.toContain(kept)
      expect(
        await owner`select 1 from attention where kind = 'denied' and about = ${id}`,
      ).toHaveLength(lives ? 1 : 0)
      expect(await requestFor(actorOf(admin), id)).toMatchObject({ state: 'rejected', denies })
      expect(Object.keys((await ownRequest(member.id, id)) ?? {})).not.toContain('denies')
    },
  )

  test('by nobody answering is told to all who know of the request', async () => {
    await paid()
    await lookAfterRequests(later(24 * 14.1))
    await lookAfterRequests(later(24 * 14.1))
    const [owners, trusted, members] = await newest()
    expect(trusted?.subject).toBe(NO_ANSWER)
    expect(trusted?.text).toContain('Wij vroegen u iets over Tess Proef')
    expect(owners?.subject).toBe('Niemand krijgt iets te lezen: de aanvraag is verlopen')
    expect(members?.text).toContain(NOT_BACK)
  })

  test.each([
    [
      'the owner, who lives',
      async () => stopByLink(await tokenFor(person.email, 'stoppen')),
      'Er is ons gezegd dat Tess Proef niet is overleden.',
      'U zei ons dat Tess Proef is overleden. Daarna hoorden wij dat het niet klopt.',
    ],
    [
      'a sign-in, which may be of family',
      () => insertSession(owner, person.id, 'one factor'),
      'Iemand logde in als Tess Proef. Daarom is uw aanvraag gestopt.',
      'Daarna logde iemand in als Tess Proef. Daarom is het gestopt.',
    ],
    [
      'who signed in and was asked',
      () => newSession(person.id),
      'Iemand logde in als Tess Proef, en zei: ‘Ik leef’. Daarom is uw aanvraag gestopt.',
      'Daarna logde iemand in als Tess Proef, en zei: ‘Ik leef’. Daarom is het gestopt.',
    ],
  ])(
    'by a stop of %s is told to who had said yes, without a day of a death',
    async (_who, stop, toMember, toTrusted) => {
      await confirmed(await paid())
      await stop()
      await lookAfterRequests()
      const [owners, trusted, members] = await newest()
      expect(owners?.subject).toBe('De aanvraag voor uw dossier is gestopt')
      expect(trusted?.text).toContain(toTrusted)
      expect(members?.text).toContain(toMember)
      expect(members?.text).toContain(NOT_BACK)
      expect(members?.text).toContain('U had nog niets opgehaald.')
      for (const letter of [owners, trusted])
        expect(letter?.text).toContain('Er was nog niets opgehaald.')
      for (const letter of [trusted, members])
        for (const day of ['Overleden op', 'Uitvaart uiterlijk'])
          expect(letter?.text).not.toContain(day)
    },
  )

  test.each([
    ['the owner stops it', async () => stopByLink(await tokenFor(person.email, 'stoppen'))],
    ['the office refuses it', (id: string) => refuseRequest(actorOf(staff), id, 'no-such-file')],
  ])('before an answer is told to who was asked: %s', async (_how, end) => {
    await end(await paid())
    await lookAfterRequests()
    const [, trusted] = await newest()
    expect(trusted?.subject).toBe(NO_ANSWER)
    expect(trusted?.text).not.toContain('bevestigde')
  })

  test('is told before to whoever withdraws a request: by mail to who was asked', async () => {
    const id = await paidRequest(member, asking())
    expect(await contactHearsEnd({ id, asked: asking() })).toBe(false)
    await lookAfterRequests()
    expect(await contactHearsEnd({ id, asked: asking() })).toBe(true)
  })

  test('is told so by telephone to who was spoken to', async () => {
    const id = await onPhone()
    const own = await ownRequest(member.id, id)
    if (!own?.asked) throw new Error('no such request')
    const named = { id, asked: own.asked }
    expect(await contactHearsEnd(named)).toBe(false)
    await noted(id)
    expect(await contactHearsEnd(named)).toBe(true)
  })

  const NO_ANSWER = 'U hoeft ons niet meer te antwoorden'
  const newest = () =>
    Promise.all(
      [person.email, person.trusted, member.email].map(async (to) => (await letters(to))[0]),
    )
})

describe('the telephone number of a trusted person', () => {
  const OF_FILE = '06-12345678'
  const GIVEN = '06-99999999'
  const giving = (contactTelefoon?: string, vertrouwensEmail = person.trusted) =>
    paid({ ...asking(), vertrouwensEmail, ...(contactTelefoon && { contactTelefoon }) })
  const comparedAs = async (id: string) => (await requestFor(actorOf(admin), id))?.contactPhone
  const looks = async () =>
    (await fileViewsOf(person.id)).filter(({ action }) => action === 'file.details')
  const look = async (id: string, by = staff) => {
    const asked = (await requestFor(actorOf(admin), id))?.asked
    if (!asked) throw new Error('no such request')
    return lookAtContact(actorOf(by), { id, asked })
  }

  test.each([OF_FILE, '0031612345678', '+31 6 12 34 56 78', '+31 (0)6-1234 5678'])(
    'is that of the file where it is written as %s',
    async (phone) => {
      person = await ownerOfFile(OF_FILE)
      const id = await giving(phone)
      expect(await comparedAs(id)).toBe('same')
      expect((await noted(id, { phone })).became).toBe('noted')
    },
  )

  test.each([
    ['with the right address', () => person.trusted],
    ['with the right name alone', () => ''],
  ])('that is not of the file is not called where the file has one, %s', async (_how, address) => {
    person = await ownerOfFile(OF_FILE)
    const id = await giving(GIVEN, address())
    expect(await comparedAs(id)).toBe('other')
    expect((await noted(id, { phone: GIVEN })).became).toBe('other-number')
    expect(await callAbout(actorOf(staff), id)).toBeNull()
    expect(await look(id)).toEqual([OF_FILE])
    expect((await noted(id, { phone: '+31612345678' })).became).toBe('noted')
  })

  test.each([
    ['the file has none of that person', undefined, 'Bram Proef'],
    ['the owner did not name that person', OF_FILE, 'Ria van Elders'],
  ])('that is not of the file may be called where %s', async (_why, ofFile, contactNaam) => {
    person = await ownerOfFile(ofFile)
    const stranger = contactNaam === 'Bram Proef' ? {} : { vertrouwensEmail: newEmail() }
    const id = await paid({ ...asking(), ...stranger, contactNaam, contactTelefoon: GIVEN })
    expect(await comparedAs(id)).toBe('unknown')
    expect(await look(id)).toEqual([])
    expect((await noted(id, { phone: GIVEN })).became).toBe('noted')
  })

  test('is compared anew once the member gives another', async () => {
    person = await ownerOfFile(OF_FILE)
    const id = await giving(OF_FILE)
    expect(await comparedAs(id)).toBe('same')
    const own = await ownRequest(member.id, id)
    if (!own?.asked) throw new Error('no such request')
    const contact = { contactNaam: 'Bram Proef', email: person.trusted, contactTelefoon: GIVEN }
    await askContactAgain(member.id, { id, asked: own.asked }, contact)
    expect(await comparedAs(id)).toBeNull()
    await lookAfterRequests()
    expect(await comparedAs(id)).toBe('other')
  })

  test('is shown with a row in the log each time, which the owner sees, to who may call', async () => {
    person = await ownerOfFile(OF_FILE)
    const id = await giving(GIVEN)
    for (const times of [1, 2]) {
      expect(await look(id)).toEqual([OF_FILE])
      expect(await looks()).toHaveLength(times)
    }
    expect(await look(id, member)).toEqual([])
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    expect(await look(id)).toEqual([OF_FILE])
    await stopByLink(await tokenFor(person.email, 'stoppen'))
    expect(await look(id)).toEqual([])
    expect(await looks()).toHaveLength(3)
  })

  test('is compared and written down by the job alone', async () => {
    const id = await giving(GIVEN)
    const asked = asPerson(staff.id)
    expect(
      await readOnly(asked, (sql) => sql`select from contacts_to_compare(${id})`),
    ).toHaveLength(0)
    await expect(
      withActor(asked, (sql) => sql`select note_contact_phone(${id}, ''::bytea, 'same')`),
    ).rejects.toThrow('not allowed')
    await expect(
      withActor(asked, (sql) => sql`update access_requests set contact_phone = 'same'`),
    ).rejects.toThrow('permission denied')
  })
})

describe('a refusal', () => {
  test.each([
    ['our-fault', 'De fout ligt bij ons, niet bij u.', 'Klopte er iets niet'],
    ['details-differ', 'Klopte er iets niet? Doe dan een nieuwe aanvraag.', 'fout ligt bij ons'],
    ['contact-unsure', 'Noem in een nieuwe aanvraag iemand', 'Klopte er iets niet'],
  ] as const)('for %s is told with what comes after it', async (reason, said, other) => {
    const id = await paid()
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    await refuseRequest(actorOf(admin), id, reason)
    await lookAfterRequests()
    const toMember = (await letters(member.email)).find(({ subject }) => /afgewezen/.test(subject))
    expect(toMember?.text).toContain(said)
    expect(toMember?.text).not.toContain(other)
    const [toTrusted] = await letters(person.trusted)
    const why = reason === 'our-fault' ? 'Dan mailen wij u nog een keer.' : 'Het ging niet door.'
    expect(toTrusted?.text).toContain(`${why} U deed niets verkeerd.`)
    const owners = await letters(person.email)
    expect(owners.some(({ text }) => /en wilde uw wensen\s+lezen\.\s+Dat\s+gaat/.test(text))).toBe(
      true,
    )
  })
})

describe('a call that nobody answered', () => {
  const triesOf = async (id: string, who = staff) => {
    const request = await requestFor(actorOf(who), id)
    return request && unansweredOf(request)
  }

  test('is counted, and known by when, by whom, and whether they left a message', async () => {
    const id = await paid()
    expect(await triesOf(id)).toMatchObject({ tries: 0, triedAt: null, triedBy: null })
    expect(await noteUnanswered(actorOf(staff), id, 'none')).toBe(true)
    const other = { tries: 1, leftMessage: false, triedBy: 'Joost Smit', triedByMe: false }
    expect(await triesOf(id, admin)).toMatchObject(other)
    expect(await noteUnanswered(actorOf(admin), id, 'message')).toBe(true)
    const own = { tries: 2, leftMessage: true, triedBy: 'Ineke Bos', triedByMe: true }
    expect(await triesOf(id, admin)).toMatchObject(own)
    expect(await stateOf(id)).toBe('waiting_contact')
  })

  test('is none of another person who is asked since', async () => {
    const id = await paid()
    await noteUnanswered(actorOf(staff), id, 'none')
    const own = await ownRequest(member.id, id)
    if (!own?.asked) throw new Error('no such request')
    const other = { contactNaam: 'Ria', contactTelefoon: '038-7654321' }
    await askContactAgain(member.id, { id, asked: own.asked }, other)
    expect(await triesOf(id)).toMatchObject({ tries: 0, triedAt: null, triedBy: null })
  })

  test('is noted by nobody else, nor of a request that was answered', async () => {
    const id = await paid()
    for (const one of [member, person])
      expect(await noteUnanswered(actorOf(one), id, 'none')).toBe(false)
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    expect(await noteUnanswered(actorOf(staff), id, 'none')).toBe(false)
    expect(await triesOf(id)).toMatchObject({ tries: 0 })
  })
})

describe('what was said on the telephone', () => {
  test('is known to its member as an answer, and not which, until another confirmed it', async () => {
    const id = await paid()
    const isAnswered = async () => (await ownRequest(member.id, id))?.isAnswered
    expect(await isAnswered()).toBe(false)
    const { call } = await noted(id)
    expect(await isAnswered()).toBe(true)
    expect(await ownRequest(await testUser('franchise').then(({ id: who }) => who), id)).toBeNull()
    await confirmCall(actorOf(admin), call)
    expect(await isAnswered()).toBe(false)
  })

  test.each([
    ['yes', 'reading'],
    ['no', 'everything'],
  ])('denies nothing but what a no can deny: %s, %s', async (answer, denies) => {
    const { call } = await noted(await paid())
    const forced = owner`update contact_calls set ${owner({ answer, denies })} where id = ${call}`
    await expect(forced).rejects.toThrow('contact_calls_denies_check')
  })

  test('on a number that the owner did not give is a yes of nobody whom they know', async () => {
    await chooseWaits(person, { full: 0, livingWill: 0 })
    const id = await paid({ ...asking(), contactTelefoon: '0699999999' })
    const { became, call } = await noted(id, { phone: '0699999999' })
    expect([became, await confirmCall(actorOf(admin), call)]).toEqual(['noted', 'done'])
    expect(await requestFor(actorOf(admin), id)).toMatchObject({
      state: 'pending_verification',
      contactKnown: true,
      called: 'other',
    })
    expect(await approveRequest(actorOf(staff), id)).toBe('unheard')
  })

  test('on a number that was not written down is a yes of nobody whom they know, and no other', async () => {
    await chooseWaits(person, { full: 0, livingWill: 0 })
    const id = await paid()
    const { call } = await noted(id)
    await owner`update contact_calls set known = null where id = ${call}`
    expect(await confirmCall(actorOf(admin), call)).toBe('done')
    expect(await requestFor(actorOf(admin), id)).toMatchObject({ called: 'unclear' })
    expect(await approveRequest(actorOf(staff), id)).toBe('unheard')
  })

  test('is waited for when the fourteen days are over, until another confirmed it', async () => {
    const [id, silent] = [await onPhone(), await onPhone()]
    const { call } = await noted(id)
    await lookAfterRequests(later(15 * 24))
    expect([await stateOf(id), await stateOf(silent)]).toEqual(['waiting_contact', 'expired'])
    expect(await confirmCall(actorOf(admin), call)).toBe('done')
    await lookAfterRequests(later(15 * 24))
    expect(await stateOf(id)).toBe('pending_verification')
  })

  test('is of two people, also for who writes past the pages', async () => {
    const { call } = await noted(await paid())
    const forced = owner`update contact_calls set confirmed_by = noted_by where id = ${call}`
    await expect(forced).rejects.toThrow('contact_calls_check')
  })

  test.each([
    ['nobody confirms who gave them the right to decide', () => admin, 'given'],
    ['another confirms', () => staff, 'done'],
  ] as const)('that a new colleague notes, %s', async (_who, by, became) => {
    const made = await testUser()
    await giveRole(actorOf(admin), made.email, 'staff')
    const { call } = await noted(await paid(), {}, made)
    expect(await confirmCall(actorOf(by()), call)).toBe(became)
  })

  test('is not confirmed by who has the right to decide since it was paid', async () => {
    const id = await paid()
    const made = await testUser('staff')
    const { call } = await noted(id)
    expect(await confirmCall(actorOf(made), call)).toBe('late')
    expect(await stateOf(id)).toBe('waiting_contact')
  })

  test('is confirmed as it stands: not what was written down anew meanwhile', async () => {
    const id = await paid()
    const first = await noted(id, { answer: 'leeft' })
    const second = await noted(id, { answer: 'mag' }, admin)
    expect(await confirmCall(actorOf(admin), first.call)).toBe('gone')
    expect(await confirmCall(actorOf(admin), second.call)).toBe('own')
    expect(await confirmCall(actorOf(staff), second.call)).toBe('done')
    expect(await stateOf(id)).toBe('waiting_time')
  })

  test('is told to the office, and marked for who decides, until another confirmed it', async () => {
    const id = await paid()
    const callWaits = async () => (await requestFor(actorOf(admin), id))?.callWaits
    expect(await callWaits()).toBe(false)
    const before = (await letters(officeEmail())).length
    const { call } = await noted(id)
    const [mail, ...others] = await letters(officeEmail())
    expect(mail?.subject).toBe('Een gesprek wacht op bevestiging')
    expect(mail?.text).toContain(`/admin/toegangsverzoeken/${id}/telefoon`)
    expect([others.length, await callWaits()]).toEqual([before, true])
    await confirmCall(actorOf(admin), call)
    expect(await callWaits()).toBe(false)
  })

  test('is of no use once another person is asked', async () => {
    const id = await paid()
    const { call } = await noted(id)
    const own = await ownRequest(member.id, id)
    if (!own?.asked) throw new Error('no such request')
    const other = { contactNaam: 'Ria', contactTelefoon: '038-7654321' }
    await askContactAgain(member.id, { id, asked: own.asked }, other)
    await lookAfterRequests()
    expect(await confirmCall(actorOf(admin), call)).toBe('gone')
    expect(await stateOf(id)).toBe('waiting_contact')
  })

  test('is not of tomorrow, nor of a request that was answered', async () => {
    const id = await paid()
    expect((await noted(id, { day: '2099-01-01' })).became).toBe('future')
    await confirmByLink(await tokenFor(person.trusted, 'bevestigen'))
    expect((await noted(id)).became).toBe('gone')
  })

  test('is neither written down nor confirmed by who works for the member, nor by anybody else', async () => {
    const both = await testUser('staff', 'franchise')
    const id = await paidRequest(both, asking())
    await lookAfterRequests()
    expect((await noted(id, {}, both)).became).toBe('gone')
    const { call } = await noted(id)
    expect(await confirmCall(actorOf(both), call)).toBe('gone')
    await expect(noteCall(actorOf(member), id, SAID)).rejects.toThrow('row-level security')
    expect(await noteCall(actorOf(person), id, SAID)).toBe('gone')
    for (const other of [member, person]) {
      await expect(confirmCall(actorOf(other), call)).rejects.toThrow('not allowed')
      expect(await callAbout(actorOf(other), id)).toBeNull()
    }
    expect(await confirmCall(actorOf(admin), call)).toBe('done')
  })
})
