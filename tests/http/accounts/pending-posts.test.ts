/** A form that is posted after its session has ended: nothing of it is lost, script or not. */
import type { KeyObject } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { changed, fieldsOf, hiddenOf, pageOf, valueOf } from '#tests/fixtures/page.ts'
import { user, visitor } from '#tests/fixtures/people/someone.ts'
import { type Answer, signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, testUser } from '#tests/setup/database.ts'
import { personKeys } from '#app/access/keys.server.ts'
import { cleanUp } from '#app/features/manifests/cleaning.server.ts'
import { allowHealthData } from '#app/features/living-will/living-will.server.ts'
import { withdraw } from '#app/features/own-data/withdraw.server.ts'
import { addRow } from '#app/forms/rows.ts'
import { PENDING_FORMS } from '#app/features/pending-posts/forms.ts'
import { openJson, randomToken } from '#app/platform/keys/crypto.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { upload } from '#tests/fixtures/upload.ts'
import { accessTable, outcomeFor } from '../access/access-table.ts'
import { prepareForm } from '../access/forms.ts'

const STEP = '/vragenlijst/veer'
const SECRET = '/vragenlijst/secret'
const NOTICE = 'U was niet meer ingelogd. Uw tekst is nog niet opgeslagen.'

const endSession = () => owner`delete from sessions where user_id = ${user.id}`
const rows = () => owner`select * from pending_posts where user_id = ${user.id}`

/** Types on a step, and saves when the session is over. */
async function lateSave(path: string, changes: Record<string, string>) {
  const { fields } = pageOf(await visitor.get(path))
  await endSession()
  return visitor.post(path, fieldsOf(changed(fields, changes)))
}

/** Signs in on the page that the answer leads to. @returns where that leads */
async function signIn(who = visitor, { email } = user) {
  const address = `/auth?${new URLSearchParams({ terug: STEP })}`
  const answer = await who.post(address, { intent: 'signin', email, password: TEST_PASSWORD })
  expect(answer.status).toBe(303)
  return answer.headers.location
}

test('of more than can be kept leads to signing in, without a promise', async () => {
  const body = new FormData()
  body.set('account', user.id)
  body.set('energy', '\u0001'.repeat(1024 * 1024))
  const form = new Response(body)
  const ended = await signedIn({ token: randomToken() })
  const answer = await ended.send(
    'POST',
    STEP,
    { origin: visitor.site, 'content-type': form.headers.get('content-type') ?? '' },
    Buffer.from(await form.arrayBuffer()),
  )
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toContain('/auth')
  expect(await rows()).toHaveLength(0)
})

test('waits for whom it is also when it says so in capitals', async () => {
  const fields = { account: user.id.toUpperCase(), energy: 'zwemmen' }
  const answer = await new Visitor().post(STEP, fields)
  expect([answer.status, (await rows()).length]).toEqual([303, 1])
})

test('is back on the step after signing in, until it is saved', async () => {
  const answer = await lateSave(STEP, { energy: 'lang aan gewerkt', values: 'x\u0001' })
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toBe(`/auth?${new URLSearchParams({ terug: STEP })}`)
  const { text } = pageOf(await visitor.get(answer.headers.location ?? ''))
  expect(text).toContain('Niet ingelogd')
  expect(text).toContain('U moet ingelogd zijn om uw wensen op te slaan.')
  expect(text).toContain('Uw tekst is niet weg.')

  expect(await signIn()).toBe(STEP)
  for (const _ of ['once', 'and when the page is loaded again']) {
    const page = pageOf(await visitor.get(STEP))
    expect(page.text).toContain(NOTICE)
    expect(valueOf(page.fields, 'energy')).toBe('lang aan gewerkt')
    expect(valueOf(page.fields, 'values')).toBe('x\u0001')
  }
  const { fields } = pageOf(await visitor.get(STEP))
  const saved = await visitor.post(STEP, fieldsOf(changed(fields, { values: 'x' })))
  expect(saved.status).toBe(303)
  const page = pageOf(await visitor.get(STEP))
  expect(page.text).not.toContain(NOTICE)
  expect(valueOf(page.fields, 'energy')).toBe('lang aan gewerkt')
  expect(await rows()).toHaveLength(0)
})

describe('of a step that is left as it came', () => {
  const NAW = '/vragenlijst/naw'

  test('waits no more once it was seen', async () => {
    await lateSave(NAW, { 'contacts[0].firstName': 'An' })
    await signIn()
    const page = pageOf(await visitor.get(NAW))
    expect(page.text).toContain(NOTICE)
    const cleared = fieldsOf(changed(page.fields, { 'contacts[0].firstName': '' }))
    const left = await visitor.post(NAW, { ...cleared, naar: 'volgende' })
    expect([left.status, await rows()]).toEqual([303, []])
    expect((await visitor.get(NAW)).text).not.toContain(NOTICE)
  })

  test('and of a question of it, too', async () => {
    const question = '/vragenlijst/naw/vraag/city'
    await lateSave(question, { city: '' })
    await signIn()
    const page = pageOf(await visitor.get(question))
    expect(page.text).toContain(NOTICE)
    const left = await visitor.post(question, { ...fieldsOf(page.fields), naar: 'volgende' })
    expect([left.status, await rows()]).toEqual([303, []])
  })

  test('waits on where another page was left, on which it did not stand', async () => {
    const other = fieldsOf(pageOf(await visitor.get(NAW)).fields)
    await lateSave(NAW, { 'contacts[0].firstName': 'An' })
    await signIn()
    expect((await visitor.post(NAW, { ...other, naar: 'volgende' })).status).toBe(303)
    expect(valueOf(pageOf(await visitor.get(NAW)).fields, 'contacts[0].firstName')).toBe('An')
  })
})

test('with a file keeps what was typed, and says that the file is to be chosen again', async () => {
  const page = '/vragenlijst/documenten'
  const late = (account: string) =>
    upload(visitor, 'brief.txt', 'Lieve allemaal', 'Voor bij het afscheid', account)
  await endSession()
  expect((await late(user.id)).headers.location).toContain('/auth?terug=')
  await signIn()
  const again = await visitor.get(page)
  expect(again.text).toContain('Uw omschrijving staat er nog. Kies het bestand opnieuw.')
  expect(again.text).toContain('>Voor bij het afscheid</textarea>')
  expect((await late(user.id)).headers.location).toBe(page)
  expect((await visitor.get(page)).text).not.toContain('>Voor bij het afscheid</textarea>')
  expect(await rows()).toHaveLength(0)
  expect((await late((await testUser()).id)).status).toBe(409)
  expect(await owner`select 1 from documents where user_id = ${user.id}`).toHaveLength(1)
})

test('of a funeral director who asks for a file is there again, until it is sent', async () => {
  const page = '/franchise/opvragen/volledig'
  const member = await testUser('franchise')
  const typed = { dossierNummer: 'WR12345678', naamOverledene: 'Tess', verklaring: 'Goed verzorgd' }
  const late = new Visitor()
  const answer = await late.post(page, { account: member.id, ...typed })
  expect(answer.headers.location).toBe(`/auth?${new URLSearchParams({ terug: page })}`)
  const { text } = pageOf(await late.get(answer.headers.location ?? ''))
  expect(text).toContain('Wat u invulde, is niet weg.')
  expect(text).not.toContain('uw wensen op te slaan')
  await signIn(late, member)
  const again = await late.get(page)
  expect(again.text).toContain('Wat u invulde, staat er nog')
  for (const value of ['value="WR12345678"', 'value="Tess"', '>Goed verzorgd</textarea>'])
    expect(again.text).toContain(value)
  const rest = {
    geboortedatum: '1-3-1950',
    overlijdensdatum: '1-11-2026',
    contactNaam: 'Bram',
    vertrouwensEmail: 'bram@example.nl',
  }
  const sent = await late.post(page, { ...typed, ...rest, account: member.id })
  expect(sent.headers.location).toMatch(/^\/franchise\/aanvragen\//)
  expect((await late.get(page)).text).not.toContain('value="Tess"')
  // A change of it waits for that request alone.
  const change = `${page}?wijzig=${sent.headers.location?.split('/').at(-1)}`
  const anew = new Visitor()
  const kept = await anew.post(change, {
    ...typed,
    ...rest,
    contactNaam: 'Wim',
    account: member.id,
  })
  expect(kept.headers.location).toBe(`/auth?${new URLSearchParams({ terug: change })}`)
  await signIn(anew, member)
  expect((await anew.get(change)).text).toContain('value="Wim"')
  const other = await anew.get(page)
  expect(other.text).not.toContain('value="Wim"')
  expect(other.text).toContain(`href="${change}"`)
})

test('of work that is not kept says so, and nothing of wishes', async () => {
  const late = new Visitor()
  const answer = await late.post('/franchise/gegevens', { contactName: 'Tess' })
  const { text } = pageOf(await late.get(answer.headers.location ?? ''))
  expect(text).toContain('Wat u verstuurde, is niet opgeslagen.')
  expect(text).not.toContain('uw wensen op te slaan')
})

test('keeps the rows, and the row that was asked for', async () => {
  const { name, value } = addRow('musicSpecifications')
  await lateSave('/vragenlijst/rituelen', {
    'musicSpecifications[0].title': 'Air',
    [name]: value,
  })
  await signIn()
  const { fields } = pageOf(await visitor.get('/vragenlijst/rituelen'))
  expect(valueOf(fields, 'musicSpecifications[0].title')).toBe('Air')
  expect(valueOf(fields, 'musicSpecifications[1].title')).toBe('')
})

test('is asked about when the step was changed elsewhere meanwhile', async () => {
  const { fields } = pageOf(await visitor.get(STEP))
  await visitor.post(STEP, fieldsOf(changed(fields, { energy: 'van elders' })))
  await endSession()
  await visitor.post(
    STEP,
    fieldsOf(changed(fields, { energy: 'van hier', saveId: crypto.randomUUID() })),
  )
  await signIn()
  const page = pageOf(await visitor.get(STEP))
  expect(valueOf(page.fields, 'energy')).toBe('van hier')
  const asked = await visitor.post(STEP, fieldsOf(page.fields))
  expect(asked.status).toBe(409)
  expect(pageOf(asked).text).toContain('van elders')
})

test('several steps wait beside each other', async () => {
  await lateSave(STEP, { energy: 'een' })
  await signIn()
  const { fields } = pageOf(await visitor.get(SECRET))
  await endSession()
  await visitor.post(SECRET, fieldsOf(changed(fields, { caution: 'twee' })))
  await signIn()
  expect(valueOf(pageOf(await visitor.get(STEP)).fields, 'energy')).toBe('een')
  expect(valueOf(pageOf(await visitor.get(SECRET)).fields, 'caution')).toBe('twee')
})

test('an automatic save removes what waits, too', async () => {
  await lateSave(STEP, { energy: 'een' })
  await signIn()
  const { fields } = pageOf(await visitor.get(STEP))
  const answer = await visitor.post(
    `${STEP}/automatisch`,
    fieldsOf(changed(fields, { sequence: '1' })),
  )
  expect(answer.status).toBe(200)
  expect(await rows()).toHaveLength(0)
  expect(valueOf(pageOf(await visitor.get(STEP)).fields, 'energy')).toBe('een')
})

test.each([
  ['/vragenlijst/veer/vraag/energy', 'energy'],
  ['/vragenlijst/documenten/muziek', 'musicSpecifications[0].title'],
])('of %s goes with an automatic save of the same question, of no other', async (path, field) => {
  const saveItself = async (page: string, section: string) => {
    const { fields } = pageOf(await visitor.get(page))
    return visitor.post(
      `/vragenlijst/${section}/automatisch`,
      fieldsOf(changed(fields, { sequence: '1' })),
    )
  }
  await lateSave(path, { [field]: 'lang aan gewerkt' })
  await signIn()
  await saveItself('/vragenlijst/veer/vraag/values', 'veer')
  await saveItself('/vragenlijst/rituelen/vraag/music', 'rituelen')
  expect(valueOf(pageOf(await visitor.get(path)).fields, field)).toBe('lang aan gewerkt')
  await saveItself(path, field === 'energy' ? 'veer' : 'rituelen')
  expect(await rows()).toHaveLength(0)
  const page = pageOf(await visitor.get(path))
  expect(page.text).not.toContain(NOTICE)
  expect(valueOf(page.fields, field)).toBe('lang aan gewerkt')
})

describe('nobody else sees it', () => {
  beforeEach(async () => {
    await lateSave(SECRET, { caution: 'alleen voor mij' })
  })

  const cautionFor = async (who: Visitor) =>
    valueOf(pageOf(await who.get(SECRET)).fields, 'caution')

  test('who signs in on the same browser as someone else', async () => {
    await signIn(visitor, await testUser())
    expect(await cautionFor(visitor)).toBe('')
    await signIn()
    expect(await cautionFor(visitor)).toBe('alleen voor mij')
  })

  test('another browser of the same person', async () => {
    const elsewhere = new Visitor()
    await signIn(elsewhere)
    expect(await cautionFor(elsewhere)).toBe('')
  })

  test('with a made-up cookie', async () => {
    await signIn()
    for (const token of ['x', 'A'.repeat(43), '%00'])
      expect((await visitor.get(SECRET, { cookie: cookieWith(token) })).status).toBe(200)
    const page = await visitor.get(SECRET, { cookie: cookieWith('A'.repeat(43)) })
    expect(valueOf(pageOf(page).fields, 'caution')).toBe('')
  })

  const cookieWith = (token: string) =>
    [...visitor.cookies]
      .map(([name, value]) =>
        name.endsWith('pending')
          ? `${name}=${encodeURIComponent(btoa(JSON.stringify(token)))}`
          : `${name}=${value}`,
      )
      .join('; ')

  test('a reader of the database', async () => {
    const [row] = await rows()
    expect(row?.form).toBe('secret')
    expect(String(row?.sealed)).not.toContain('mij')
    expect([...visitor.cookies.values()].join()).not.toContain(String(row?.token))
  })

  test('after an hour', async () => {
    await owner`update pending_posts set expires_at = now() - interval '1 second' where user_id = ${user.id}`
    await signIn()
    expect(await cautionFor(visitor)).toBe('')
    await cleanUp()
    expect(await rows()).toHaveLength(0)
  })
})

describe('who knows the account but not the browser', () => {
  const stranger = (page = STEP) => new Visitor().post(page, { account: user.id, energy: 'vals' })
  const energy = async () => valueOf(pageOf(await visitor.get(STEP)).fields, 'energy')

  beforeEach(async () => {
    await lateSave(STEP, { energy: 'van mij' })
  })

  test('replaces nothing of what waits', async () => {
    expect((await stranger()).status).toBe(303)
    await signIn()
    expect(await energy()).toBe('van mij')
  })

  test('cannot make more wait than there is room for, nor push anything out', async () => {
    for (let count = 0; count < 25; count += 1) await stranger()
    expect(await rows()).toHaveLength(20)
    // The owner's own browser still puts a newer text in the place of its earlier one.
    await visitor.post(STEP, { account: user.id, energy: 'van mij, later', whole: '1' })
    expect(await rows()).toHaveLength(20)
    await signIn()
    expect(await energy()).toBe('van mij, later')
  })

  test('takes no room for longer than an hour', async () => {
    for (let count = 0; count < 25; count += 1) await stranger()
    await owner`update pending_posts set expires_at = now() - interval '1 second' where user_id = ${user.id}`
    await visitor.post(STEP, { account: user.id, energy: 'na een uur', whole: '1' })
    expect(await rows()).toHaveLength(1)
    await signIn()
    expect(await energy()).toBe('na een uur')
  })

  test('leaves nothing of the owner behind once it is saved', async () => {
    await stranger()
    await signIn()
    const { fields } = pageOf(await visitor.get(STEP))
    expect((await visitor.post(STEP, fieldsOf(fields))).status).toBe(303)
    expect(await rows()).toHaveLength(1)
    expect(pageOf(await visitor.get(STEP)).text).not.toContain(NOTICE)
  })
})

describe('what is not kept', () => {
  const post = (fields: Record<string, string>, who = new Visitor()) => who.post(STEP, fields)

  test.each(['', 'x', '\u0000', '0b1c2d3e-0000-4000-8000-000000000000'])(
    'a form of account %j',
    async (account) => {
      const who = new Visitor()
      const answer = await post({ account, energy: 'x' }, who)
      expect(answer.status).toBe(303)
      expect(answer.headers.location).toMatch(/^\/auth\?terug=/)
      expect(pageOf(await who.get('/auth')).text).not.toContain('Uw tekst is niet weg.')
    },
  )

  test('more than 30 in a while from one network; the answer stays plain', async () => {
    const who = new Visitor()
    for (let count = 0; count < 32; count += 1)
      expect((await post({ account: user.id, energy: `${count}` }, who)).status).toBe(303)
    expect(await rows()).toHaveLength(1)
    await signIn(who)
    expect(valueOf(pageOf(await who.get(STEP)).fields, 'energy')).toBe('29')
  })

  test('a post from another site', async () => {
    const answer = await new Visitor().post(
      STEP,
      { account: user.id, energy: 'x' },
      { origin: 'https://evil.example' },
    )
    expect(answer.status).toBe(403)
    expect(await rows()).toHaveLength(0)
  })

  test.each(['application/json', 'multipart/form-data', 'text/plain'])('%s', async (type) => {
    const headers = { origin: visitor.site, 'content-type': type }
    const answer = await new Visitor().send('POST', STEP, headers, `account=${user.id}`)
    expect(answer.status).toBe(303)
    expect(await rows()).toHaveLength(0)
  })
})

describe('of the other forms in which people write', () => {
  const idOf = async () =>
    (
      await owner<DbRow<'documents', 'id'>[]>`select id from documents where user_id = ${user.id}`
    )[0]?.id ?? ''
  const LIVING_WILL = '/dashboard/wilsverklaring/invullen'
  const FORMS: [name: string, field: string, arrange: () => Promise<string>][] = [
    [
      'the living will',
      'treatmentWords',
      async () => {
        await allowHealthData(user.id)
        return LIVING_WILL
      },
    ],
    ['the details of the account', 'street', async () => '/dashboard/account'],
    ['the music', 'musicSpecifications[0].title', async () => '/vragenlijst/documenten/muziek'],
    [
      'the description of a document',
      'description',
      async () => {
        await upload(visitor, 'brief.txt', 'Lieve allemaal')
        return `/vragenlijst/documenten/${await idOf()}`
      },
    ],
  ]

  /** The hidden fields of the page, and something typed. */
  async function typedOn(path: string, field: string) {
    const rest = hiddenOf(await visitor.get(path))
    const needed = { name: 'brief', firstName: 'Tess', lastName: 'Proef', city: 'Zwolle' }
    return {
      ...rest,
      ...needed,
      postalCode: '1234 AB',
      street: 'Kerkweg 1',
      [field]: 'lang aan gewerkt, 2 uur',
    }
  }

  test.each(FORMS)(
    '%s: it is back after signing in, until it is saved',
    async (_, field, arrange) => {
      const path = await arrange()
      const fields = await typedOn(path, field)
      await endSession()
      const answer = await visitor.post(path, fields)
      expect(answer.headers.location).toBe(`/auth?${new URLSearchParams({ terug: path })}`)
      await signIn()
      const page = await visitor.get(path)
      expect(page.text).toContain('Uw tekst staat er weer')
      expect(page.text).toContain('lang aan gewerkt')
      expect((await visitor.post(path, await typedOn(path, field))).status).toBe(303)
      expect((await visitor.get(path)).text).not.toContain('Uw tekst staat er weer')
      expect((await visitor.get(path)).text).toContain('lang aan gewerkt')
      expect(await rows()).toHaveLength(0)
    },
  )

  test.each(FORMS)('%s: it is not saved for who signed in after', async (_, field, arrange) => {
    const path = await arrange()
    const fields = await typedOn(path, field)
    const other = await testUser()
    await allowHealthData(other.id)
    const theirs = await signedIn(other)
    const answer = await theirs.post(path, fields)
    expect(answer.status).toBe(path.endsWith(await idOf()) && (await idOf()) ? 404 : 409)
    expect((await theirs.get(path)).text).not.toContain('lang aan gewerkt')
  })

  test('what was typed for one document does not show at another', async () => {
    await upload(visitor, 'een.txt', 'Lieve allemaal')
    const path = `/vragenlijst/documenten/${await idOf()}`
    const fields = await typedOn(path, 'description')
    await upload(visitor, 'twee.txt', 'Lieve allemaal')
    const [second] = await owner<DbRow<'documents', 'id'>[]>`
      select id from documents where user_id = ${user.id} order by created_at desc`
    await endSession()
    await visitor.post(path, fields)
    await signIn()
    const page = await visitor.get(`/vragenlijst/documenten/${second?.id}`)
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('lang aan gewerkt')
  })

  test('nothing about health waits when the consent to keep it is withdrawn', async () => {
    await allowHealthData(user.id)
    const fields = await typedOn(LIVING_WILL, 'treatmentWords')
    await endSession()
    await visitor.post(LIVING_WILL, fields)
    expect(await rows()).toHaveLength(1)
    await withdraw(user.id, 'health')
    expect(await rows()).toHaveLength(0)
  })
})

type OwnForm = { address: string; takesFile: boolean }

/** The forms of a page that say whose they are. */
const ownForms = ({ text }: Answer, path: string): OwnForm[] =>
  Array.from(text.matchAll(/<form ([^>]*)>([^]*?)<\/form>/g)).flatMap(
    ([, tag = '', inside = '']) => {
      const [, address = path] = / action="([^"]+)"/.exec(tag) ?? []
      const takesFile = tag.includes('multipart/form-data')
      return inside.includes('name="account"') ? [{ address, takesFile }] : []
    },
  )

const postLate = (account: string, { address, takesFile }: OwnForm) =>
  takesFile
    ? upload(new Visitor(), 'brief.txt', 'x', 'x', account)
    : new Visitor().post(address, { account })

test(
  'every form that says whose it is can wait, and is sealed with the key of its answers',
  { timeout: 60_000 },
  async () => {
    const kept: Record<string, string> = {}
    const behindSignIn = Object.entries(accessTable).filter(
      ([, { post }]) => outcomeFor(post, 'anonymous') === '/auth?terug=',
    )
    for (const [name, { path, get }] of behindSignIn) {
      const isOfMember = outcomeFor(get, 'user') === 403
      const one = await testUser(...(isOfMember ? (['franchise'] as const) : []))
      await prepareForm[name]?.(one)
      const address = typeof path === 'string' ? path : await path(one)
      for (const form of ownForms(await (await signedIn(one)).get(address), address)) {
        await postLate(one.id, form)
        const [row] = await owner<DbRow<'pending_posts', 'form' | 'sealed'>[]>`
        select form, sealed from pending_posts where user_id = ${one.id}`
        if (row) kept[row.form] = await keyThatOpens(one.id, row)
        else kept[form.address] = 'was not kept'
      }
    }
    // Those for a client alone are posted in tests/http/office/conversation.test.ts.
    const personal = Object.entries(PENDING_FORMS).flatMap(([form, { page }]) =>
      page && !form.endsWith('secret') ? form : [],
    )
    expect(kept).toEqual({
      ...Object.fromEntries(personal.map((form) => [form, 'personal'])),
      secret: 'secret',
      'vraag-secret': 'secret',
    })
  },
)

/** The purpose of the one key of a person that opens a post. */
async function keyThatOpens(userId: string, { form, sealed }: { form: string; sealed: Buffer }) {
  const keys = await readOnly(asPerson(userId), (sql) => personKeys(sql, userId))
  const opens = ([, key]: [string, KeyObject]) => {
    try {
      return openJson(key, sealed, `pending_posts ${userId} ${form}`) !== undefined
    } catch {
      return false
    }
  }
  return Object.entries(keys).find(opens)?.[0] ?? 'none'
}
