/** A colleague writes along in the file of a client, who agreed (specification 2.7). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { cookieOf, newSession } from '#tests/fixtures/people/people.ts'
import {
  changed,
  decoded,
  fieldsOf,
  inputOf,
  pageOf,
  valueOf,
  WHOLE,
} from '#tests/fixtures/page.ts'
import { answer, fileOf, open } from '#tests/fixtures/people/someone.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

const START = '/admin/wensengesprek/start'
const AGREED = { lastName: 'Proef', consent: 'aloud', days: '1', agreed: 'true' }

let [colleague, client]: TestUser[] = []
let staff: Visitor
let theirs: Visitor

const idOf = (person: TestUser | undefined) => person?.id ?? ''
const start = (fields: Record<string, string>, who = staff) =>
  who.post(START, { who: client?.email ?? '', ...AGREED, ...fields })

/** @returns the address of the conversation */
async function started(who = staff): Promise<string> {
  const { headers } = await start({}, who)
  return headers.location ?? ''
}

beforeAll(async () => {
  colleague = await testUser('staff')
  staff = await signedIn(colleague)
})

beforeEach(async () => {
  client = await testUser()
  theirs = await signedIn(client)
})

const stored = (section: 'veer' | 'naw' | 'secret' | 'formulier') =>
  readOnly(
    asPerson(idOf(client)),
    async (sql) => (await readSection(sql, idOf(client), section)).data,
  )

const noted = async () =>
  (
    await owner<{ line: string }[]>`
      select concat_ws(' ', action, detail) as line from audit_log
       where subject_id = ${idOf(client)} and actor_id = ${idOf(colleague)}
       order by id`
  ).map(({ line }) => line)

describe('starting', () => {
  test('records how the client agreed, and mails who may do what until when', async () => {
    const { status, headers } = await start({})
    expect([status, headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/admin\/wensengesprek\/[0-9a-f-]{36}$/),
    ])
    expect(await noted()).toEqual(['mandate.give aloud'])
    const [mail] = await letters(client?.email)
    for (const said of ['Een medewerker schrijft', 'Tess Proef', 'Tot: ', 'aan tafel'])
      expect(`${mail?.subject} ${mail?.text}`).toContain(said)
  })

  test('finds a client by the number of the file as well', async () => {
    await answer('/vragenlijst/veer', { energy: 'de zee' }, theirs)
    const number = String((await fileOf(client))?.wish_file_number)
    const typed = number.toLowerCase().replace(/(..)(....)/, '$1 $2 ')
    expect((await start({ who: typed })).status).toBe(303)
  })

  test.each([
    ['an address that nobody has', () => ({ who: 'niemand@example.nl' }), 'Wij vinden niemand'],
    ['a name that goes with another', () => ({ lastName: 'Bakker' }), 'Wij vinden niemand'],
    ['one’s own address', () => ({ who: colleague?.email ?? '' }), 'uw eigen dossier'],
    ['no consent', () => ({ agreed: '' }), 'Vraag de cliënt eerst om toestemming'],
    ['no way in which it was given', () => ({ consent: '' }), 'Kies een van de mogelijkheden'],
    ['a time of one’s own', () => ({ days: '9000' }), 'Kies een van de mogelijkheden'],
  ])('is refused with %s', async (_what, fields, said) => {
    const { status, text } = await start(fields())
    expect({ status, said: text.includes(said) }).toEqual({ status: 422, said: true })
    expect(await owner`select 1 from mandates where subject_id = ${idOf(client)}`).toHaveLength(0)
  })

  test('twice at once gives one, and one mail', async () => {
    const places = await Promise.all([started(), started()])
    expect(new Set(places).size).toBe(1)
    expect(await letters(client?.email)).toHaveLength(1)
  })
})

describe('in the file of a client', () => {
  test('shows on every page whose it is', async () => {
    const place = await started()
    for (const page of ['', '/veer', '/naw', '/formulier', '/einde']) {
      const { text, title } = await open(`${place}${page}`, staff)
      expect([page, title.length > 0, text.includes('U schrijft voor Tess Proef')]).toEqual([
        page,
        true,
        true,
      ])
    }
  })

  test('saves a step as theirs, by the colleague, and notes each reading and writing', async () => {
    const place = await started()
    const saved = await answer(`${place}/veer`, { energy: 'zwemmen in zee' }, staff)
    expect([saved.status, saved.headers.location]).toEqual([303, `${place}/veer`])
    expect(await stored('veer')).toMatchObject({ energy: 'zwemmen in zee' })
    expect(await fileOf(client)).toMatchObject({
      is_completed: false,
      last_updated_by: idOf(colleague),
    })
    expect(
      await owner`
      select updated_by from wish_sections where updated_by = ${idOf(colleague)}
         and wish_id = (select id from wishes where user_id = ${idOf(client)})`,
    ).toHaveLength(1)
    expect(await fileOf(colleague)).toBeUndefined()
    expect(await noted()).toEqual([
      'mandate.give aloud',
      'file.read sections',
      'file.write sections',
    ])
    const { text } = await open('/dashboard/privacy', theirs)
    expect(text).toContain('iemand van ons las uw wensen')
    expect(text).toContain('schreef voor u mee, één keer (wensen). Reden: uw wensengesprek.')
  })

  test('asks one question on a page as well, and leaves what is the client’s alone', async () => {
    const place = await started()
    const step = await staff.get(`${place}/veer`)
    expect(step.text).toContain(`href="${place}/veer/vraag/lifeMoments"`)
    const saved = await answer(
      `${place}/veer/vraag/energy`,
      { energy: 'zwemmen in zee', naar: 'volgende' },
      staff,
    )
    expect([saved.status, saved.headers.location]).toEqual([303, `${place}/veer/vraag/values`])
    expect(await stored('veer')).toEqual({ energy: 'zwemmen in zee' })
    const last = await answer(`${place}/naw/vraag/contacts`, { naar: 'volgende' }, staff)
    expect(last.headers.location).toBe(place)
    for (const question of ['naw/vraag/receiveCards', 'secret/vraag/caution'])
      expect((await staff.get(`${place}/${question}`)).status).toBe(404)
    expect(await fileOf(colleague)).toBeUndefined()
  })

  test('saves by itself, and in the form on one page, and confirms nothing', async () => {
    const place = await started()
    const { fields } = await open(`${place}/veer`, staff)
    const posted = fieldsOf(changed(fields, { energy: 'de duinen', sequence: '1' }))
    const { status, text } = await staff.post(`${place}/veer/automatisch`, posted)
    expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ ok: true })])
    const form = await answer(`${place}/formulier`, { personalInfo_donorCard: 'ja' }, staff)
    expect([form.status, form.headers.location]).toEqual([303, `${place}/formulier`])
    expect(await stored('veer')).toMatchObject({ energy: 'de duinen' })
    expect(await fileOf(client)).toMatchObject({ is_completed: false })
    expect(
      await owner`select 1 from wish_versions where wish_id = ${(await fileOf(client))?.id}`,
    ).toEqual([])
  })

  test('takes a form that names no account as the client’s, by itself as by hand', async () => {
    const place = await started()
    const { fields } = await open(`${place}/veer`, staff)
    const unnamed = fields.filter(([name]) => name !== 'account')
    const auto = fieldsOf(changed(unnamed, { energy: 'de duinen', sequence: '1' }))
    expect((await staff.post(`${place}/veer/automatisch`, auto)).status).toBe(200)
    expect(await stored('veer')).toMatchObject({ energy: 'de duinen' })
    const hand = fieldsOf(changed(unnamed, { energy: 'de zee', sequence: '1' }))
    expect((await staff.post(`${place}/veer`, hand)).status).toBe(303)
  })

  test.each([
    ['/praktisch', 'De toestemming is gestopt'],
    // No page, as for each answer to the script.
    ['/praktisch/automatisch', 'mandate'],
  ])('answers 403 where the consent ends while a save is under way: %s', async (path, said) => {
    const place = await started()
    const mandate = place.split('/').at(-1) ?? ''
    const { fields } = await open(`${place}/praktisch`, staff)
    const posted = fieldsOf(changed(fields, { burial: 'Cremeren', sequence: '1' }))
    const saved = await owner.begin(async (sql) => {
      // Read after the mandate was found, and before anything is written.
      await sql`lock table choice_legal_status in access exclusive mode`
      const saving = staff.post(`${place}${path}`, posted)
      await isHeldUp()
      await theirs.post('/dashboard/privacy/meeschrijven', { mandate })
      return { saving }
    })
    const { status, text } = await saved.saving
    expect([status, text.includes(said)]).toEqual([403, true])
    expect(await fileOf(client)).toBeUndefined()
  })

  test('writes the contact details where the account has them, and asks for no cards', async () => {
    const place = await started()
    const page = await open(`${place}/naw`, staff)
    expect(page.ids).not.toContain('receiveCards')
    const naw = {
      street: 'Zeestraat 1',
      postalCode: '1234 AB',
      city: 'Zandvoort',
      phone: '0612345678',
    }
    const saved = await answer(`${place}/naw`, { ...naw, receiveCards: 'true' }, staff)
    expect(saved.status).toBe(303)
    expect(await stored('naw')).toMatchObject({ city: 'Zandvoort' })
    expect(await stored('naw')).not.toHaveProperty('receiveCards')
    expect((await theirs.get('/dashboard/account')).text).toContain('Zeestraat 1')
    expect(await noted()).toContain('file.write details')
  })

  test('remembers what was said of a step, and leads through them to the overview', async () => {
    const place = await started()
    for (const key of sectionKeys.filter((one) => one !== 'secret')) {
      const { status } = await answer(`${place}/${key}`, { naar: 'overslaan' }, staff)
      expect([key, status]).toEqual([key, 303])
    }
    const marks = await owner`select section from step_marks where user_id = ${idOf(client)}`
    expect(marks).toHaveLength(sectionKeys.length - 1)
    const last = await answer(`${place}/naw`, { naar: 'overslaan' }, staff)
    expect(last.headers.location).toBe(place)
  })

  test('opens no confidential part, and no post puts anything in it', async () => {
    await saveSection(
      { id: idOf(client) },
      {
        section: 'secret',
        id: crypto.randomUUID(),
        revision: 0,
        data: { caution: 'onder de derde tegel' },
        final: false,
      },
    )
    const place = await started()
    expect((await staff.get(`${place}/secret`)).status).toBe(404)
    const fields = { caution: 'weg', account: idOf(client), ...WHOLE }
    const statuses = [
      (await staff.post(`${place}/secret`, fields)).status,
      (await staff.post(`${place}/secret/automatisch`, fields)).status,
    ]
    expect(statuses).toEqual([404, 404])
    expect(await stored('secret')).toEqual({ caution: 'onder de derde tegel' })
  })

  test('takes no form that was made for somebody else', async () => {
    const place = await started()
    const own = await open('/vragenlijst/veer', staff)
    const posted = fieldsOf(changed(own.fields, { energy: 'van mijzelf' }))
    expect((await staff.post(`${place}/veer`, posted)).status).toBe(409)
    const { fields } = await open(`${place}/veer`, staff)
    const clients = fieldsOf(changed(fields, { energy: 'van de cliënt' }))
    expect((await staff.post('/vragenlijst/veer', clients)).status).toBe(409)
    expect([await fileOf(client), await fileOf(colleague)]).toEqual([undefined, undefined])
  })

  test('never overwrites unseen what the client wrote meanwhile', async () => {
    const place = await started()
    const { fields } = await open(`${place}/veer`, staff)
    await answer('/vragenlijst/veer', { energy: 'van mijzelf' }, theirs)
    const late = await staff.post(`${place}/veer`, fieldsOf(changed(fields, { energy: 'anders' })))
    expect([late.status, late.text.includes('van mijzelf')]).toEqual([409, true])
    expect(await stored('veer')).toMatchObject({ energy: 'van mijzelf' })
  })
})

describe('what is posted after the session has ended', () => {
  const NOTICE = 'Uw tekst is nog niet opgeslagen.'

  /** A colleague of the test, whose session can end without that of the others. */
  let writer: TestUser
  let desk: Visitor
  let place: string

  beforeEach(async () => {
    writer = await testUser('staff')
    desk = await signedIn(writer)
    place = await started(desk)
  })

  /** Types on a page of the conversation, and saves when the session is over. */
  async function lateSave(path: string, changes: Record<string, string>) {
    const { fields } = await open(`${place}${path}`, desk)
    await owner`delete from sessions where user_id = ${writer.id}`
    return desk.post(`${place}${path}`, fieldsOf(changed(fields, changes)))
  }

  /** On the same browser. */
  const signIn = async ({ id } = writer) =>
    desk.cookies.set(...(await cookieOf({ token: await newSession(id, 'two factors') })))

  const waiting = () => owner`select form from pending_posts where user_id = ${idOf(client)}`

  test.each([
    ['/veer', 'energy'],
    ['/veer/vraag/energy', 'energy'],
    ['/formulier', 'personalInfo_organDonation'],
  ])('on %s is there again after signing in, until it is saved', async (path, field) => {
    const late = await lateSave(path, { [field]: 'Zeewind' })
    expect(late.headers.location).toBe(`/auth?${new URLSearchParams({ terug: place + path })}`)
    await signIn()
    const page = await open(`${place}${path}`, desk)
    expect([page.text.includes(NOTICE), valueOf(page.fields, field)]).toEqual([true, 'Zeewind'])
    const saved = await desk.post(`${place}${path}`, fieldsOf(page.fields))
    expect([saved.status, await waiting()]).toEqual([303, []])
    const again = await open(`${place}${path}`, desk)
    expect([again.text.includes(NOTICE), valueOf(again.fields, field)]).toEqual([false, 'Zeewind'])
  })

  test('is for the same colleague only, and not for the client on that browser', async () => {
    await lateSave('/veer', { energy: 'zeewind' })
    const other = await testUser('staff')
    await signIn(other)
    const theirPlace = await started(desk)
    expect(theirPlace).not.toBe(place)
    for (const address of [`${theirPlace}/veer`, `${place}/veer`])
      expect((await desk.get(address)).text).not.toContain('zeewind')
    if (client) await signIn(client)
    expect((await desk.get('/vragenlijst/veer')).text).not.toContain('zeewind')
    await signIn()
    expect((await desk.get(`${place}/veer`)).text).toContain('zeewind')
  })

  test('stays shut when the client has ended the consent meanwhile', async () => {
    await lateSave('/veer', { energy: 'zeewind' })
    const mandate = place.split('/').at(-1) ?? ''
    await theirs.post('/dashboard/privacy/meeschrijven', { mandate })
    await signIn()
    const page = await desk.get(`${place}/veer`)
    expect([page.status, page.text.includes('zeewind')]).toEqual([403, false])
    const next = await started(desk)
    expect((await desk.get(`${next}/veer`)).text).not.toContain('zeewind')
  })

  test.each([
    [
      'a consent that has ended',
      async () => {
        await owner`update mandates set ended_at = now() where subject_id = ${idOf(client)}`
        return place
      },
    ],
    [
      'a consent of another client',
      async () => {
        const mine = client
        client = await testUser()
        const others = await started(staff)
        client = mine
        return others
      },
    ],
    ['no consent', async () => '/admin/wensengesprek/x'],
  ])('is not kept for %s', async (_what, placeOf) => {
    const post = { account: idOf(client), energy: 'zeewind', ...WHOLE }
    const answered = await new Visitor().post(`${await placeOf()}/veer`, post)
    expect(answered.headers.location).toContain('/auth')
    expect(await waiting()).toEqual([])
  })
})

describe('nobody else gets in', () => {
  test('a colleague without the mandate, nor the client', async () => {
    const place = await started()
    const other = await signedIn(await testUser('staff'))
    for (const who of [other, theirs])
      for (const page of ['', '/veer', '/formulier', '/einde'])
        expect((await who.get(`${place}${page}`)).status).toBe(403)
    expect((await other.post(`${place}/veer`, { energy: 'x', ...WHOLE })).status).toBe(403)
    expect((await other.post(`${place}/veer/automatisch`, { ...WHOLE })).status).toBe(403)
  })

  test('a colleague who lost the role', async () => {
    const leaving = await testUser('staff')
    const visitor = await signedIn(leaving)
    const place = await started(visitor)
    expect((await visitor.get(`${place}/veer`)).status).toBe(200)
    await owner`delete from user_roles where user_id = ${leaving.id}`
    expect((await visitor.get(`${place}/veer`)).status).toBe(403)
    expect((await visitor.post(`${place}/veer/automatisch`, { ...WHOLE })).status).toBe(403)
  })

  test('when the time is over', async () => {
    const place = await started()
    await owner`
      update grants set valid_from = now() - interval '2 days', valid_until = now() - interval '1 day'
       where subject_id = ${idOf(client)}`
    await owner`
      update mandates set given_at = now() - interval '2 days', valid_until = now() - interval '1 day'
       where subject_id = ${idOf(client)}`
    expect((await staff.get(`${place}/veer`)).status).toBe(403)
  })
})

describe('the end', () => {
  test('by the link of the mail comes at the next request, once, and after a button', async () => {
    const place = await started()
    const { fields } = await open(`${place}/veer`, staff)
    const [mail] = await letters(client?.email)
    const link = /\/meeschrijven-stoppen\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    const stranger = new Visitor()
    expect(pageOf(await stranger.get(link)).text).toContain('Stop de toestemming')
    expect((await staff.get(`${place}/veer`)).status).toBe(200)
    const token = link.split('=')[1] ?? ''
    const stopped = await stranger.post('/meeschrijven-stoppen', { token })
    expect([stopped.status, stopped.headers.location]).toEqual([
      303,
      '/meeschrijven-stoppen?gelukt=',
    ])
    expect((await stranger.get('/meeschrijven-stoppen?gelukt=')).status).toBe(200)
    const late = fieldsOf(changed(fields, { energy: 'te laat' }))
    expect((await staff.post(`${place}/veer`, late)).status).toBe(403)
    expect((await staff.get(place)).text).toContain('De toestemming is gestopt')
    expect(await fileOf(client)).toBeUndefined()
    expect((await stranger.post('/meeschrijven-stoppen', { token })).status).toBe(410)
    expect((await stranger.get(link)).status).toBe(410)
    expect((await open('/dashboard/privacy', theirs)).text).toContain('u stopte de toestemming')
  })

  test('by the client, signed in, comes at the next request too', async () => {
    const place = await started()
    const page = await theirs.get('/dashboard/privacy/meeschrijven')
    const mandate = place.split('/').at(-1) ?? ''
    expect(page.text).toContain(mandate)
    expect(decoded(page.text)).toContain('U gaf Tess Proef toestemming')
    const other = await signedIn(await testUser())
    await other.post('/dashboard/privacy/meeschrijven', { mandate })
    expect((await staff.get(place)).status).toBe(200)
    const ended = await theirs.post('/dashboard/privacy/meeschrijven', { mandate })
    expect(ended.headers.location).toBe('/dashboard/privacy')
    expect((await staff.get(place)).status).toBe(403)
    const { text } = await theirs.get('/dashboard/privacy/meeschrijven')
    expect(text).toContain('Niemand mag nu meeschrijven')
  })

  test('of one colleague is no end of that of another, and says so', async () => {
    const places = [await started(), await started(await signedIn(await testUser('staff')))]
    const stop = (place: string) =>
      theirs.post('/dashboard/privacy/meeschrijven', { mandate: place.split('/').at(-1) ?? '' })
    const [first, second] = places as [string, string]
    const to = (await stop(first)).headers.location ?? ''
    expect((await open(to, theirs)).text).toContain('wie nog wel mag meeschrijven')
    expect((await open((await stop(second)).headers.location ?? '', theirs)).text).toContain(
      'Niemand kan nu meeschrijven',
    )
  })

  test('that goes on is not begun with a mail', async () => {
    const begun = await started()
    expect((await open(begun, staff)).text).toContain('De cliënt krijgt een e-mail')
    expect((await open(await started(), staff)).text).toContain('U kunt verder met')
  })

  test('by the colleague asks the client to read and confirm', async () => {
    const place = await started()
    await answer(`${place}/veer`, { energy: 'zwemmen' }, staff)
    const ended = await staff.post(`${place}/einde`, {})
    expect([ended.status, ended.headers.location]).toEqual([303, '/admin/wensengesprek'])
    expect((await staff.get(place)).status).toBe(403)
    const [mail] = await letters(client?.email)
    expect(mail?.text).toContain('/dashboard/controleren')
    expect((await theirs.get('/dashboard/controleren')).text).toContain(
      'schreef een ander voor u op',
    )
    const seen = inputOf(await theirs.get('/dashboard/controleren'), 'seen')
    const confirmed = await theirs.post('/dashboard/controleren', { seen })
    expect(confirmed.headers.location).toBe('/dashboard/bevestigd')
    expect((await theirs.get('/dashboard/versies')).text).toContain('schreef hieraan mee')
  })
})
