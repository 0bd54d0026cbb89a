/** The database fails while someone waits: what they typed comes back, under the specified words. */
import { Readable } from 'node:stream'
import postgres from 'postgres'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { RULE_BROKEN, whileFailing } from '#tests/fixtures/faults/failing.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import {
  changed,
  fieldsOf,
  hiddenOf,
  inputOf,
  pageOf,
  textOf,
  WHOLE,
} from '#tests/fixtures/page.ts'
import { stallable } from '#tests/fixtures/faults/stalling.ts'
import { user, visitor } from '#tests/fixtures/people/someone.ts'
import { type Answer, type Fields, Visitor } from '#tests/setup/client.ts'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import { owner, TEST_PASSWORD } from '#tests/setup/database.ts'
import { copyTemplate } from '#tests/setup/databases.ts'
import { ownSite } from '#tests/setup/own-site.ts'
import { startSite } from '#tests/setup/site.ts'
import { fieldsOn, prepareForm } from '../access/forms.ts'

/** Title and words of the message, and that the page says in its title that something is wrong. */
function expectFailure(answer: Answer, title: string, ...words: string[]) {
  expect(answer.status).toBe(503)
  expect(answer.text).toContain('<title>Fout: ')
  const page = textOf(answer.text)
  for (const text of [title, ...words]) expect(page).toContain(text)
  expect(page).toMatch(/Noem dan dit nummer: \w{8}/)
}

const LATER = 'Probeer het later opnieuw.'
const savingFails = <T>(run: () => Promise<T>) =>
  whileFailing('wishes', `new.user_id = '${user.id}'`, run)

describe('saving', () => {
  const TITLE = 'Fout bij opslaan'
  const TEXT = 'Er is een fout opgetreden bij het opslaan van uw wensen.'

  test.each([
    ['/vragenlijst/veer', 'energy'],
    ['/vragenlijst/praktisch', 'cardWishes'],
    ['/formulier', 'personalTouches_flowers'],
  ])('%s shows what was typed, and saves it the next time', async (path, question) => {
    const { fields } = pageOf(await visitor.get(path))
    const typed = fieldsOf(changed(fields, { [question]: 'mijn tekst' }))
    const failed = await savingFails(() => visitor.post(path, typed))
    expectFailure(failed, TITLE, TEXT, 'Wat u heeft ingevuld, staat hieronder nog.', LATER)
    const again = pageOf(failed)
    expect(again.fields).toContainEqual([question, 'mijn tekst'])
    expect(failed.text).toContain('data-unsaved')
    expect((await visitor.post(path, fieldsOf(again.fields))).status).toBe(303)
    expect(pageOf(await visitor.get(path)).fields).toContainEqual([question, 'mijn tekst'])
  })

  test('by itself is no page, so that the script keeps the text', async () => {
    const page = pageOf(await visitor.get('/vragenlijst/veer'))
    const path = '/vragenlijst/veer/automatisch'
    const typed = fieldsOf(changed(page.fields, { energy: 'zwemmen' }))
    const failed = await savingFails(() => visitor.post(path, typed))
    expect(failed.status).toBe(503)
  })

  test('while confirming says so there', async () => {
    await visitor.post('/vragenlijst/veer', { energy: 'zwemmen', ...WHOLE })
    const path = '/dashboard/controleren'
    const seen = inputOf(await visitor.get(path), 'seen')
    const failed = await savingFails(() => visitor.post(path, { seen }))
    expectFailure(failed, TITLE, TEXT, 'zwemmen')
  })

  test.each([
    ['/dashboard/account', { firstName: 'Tess', lastName: 'Nieuw' }, 'profiles', 'Nieuw'],
    [
      '/vragenlijst/documenten/muziek',
      { 'musicSpecifications[0].artist': 'Bach', 'musicSpecifications[0].title': 'Air' },
      'wishes',
      'Bach',
    ],
  ])('%s keeps what was typed', async (path, fields, table, typed) => {
    const required = { street: 'Dorp 1', postalCode: '1234 AB', city: 'Zwolle' }
    const when = `new.user_id = '${user.id}'`
    const post = () => visitor.post(path, { revision: '0', ...required, ...fields, ...WHOLE })
    const failed = await whileFailing(table, when, post)
    expectFailure(failed, TITLE, LATER)
    expect(failed.text).toContain(`value="${typed}"`)
    expect((await post()).status).toBe(303)
  })
})

test('the words of a document come back as they were typed', async () => {
  const stored = await storeDocument(user.id, {
    purpose: 'document',
    name: 'brief.txt',
    nameWhenEmpty: 'document',
    description: '',
    contents: Readable.from([Buffer.from('Beste allen,')]),
  })
  const id = stored.ok ? stored.id : ''
  const path = `/vragenlijst/documenten/${id}`
  const words = { name: 'brief.txt', description: 'De sleutel ligt bij Piet' }
  const fields = { ...hiddenOf(await visitor.get(path)), ...words }
  const failed = await whileFailing('documents', `new.id = '${id}'`, () =>
    visitor.post(path, fields),
  )
  expectFailure(failed, 'Fout bij opslaan', LATER)
  expect(failed.text).toMatch(/>\s*De sleutel ligt bij Piet<\/textarea>/)
  expect((await visitor.post(path, { ...hiddenOf(failed), ...words })).status).toBe(303)
  expect((await visitor.get(path)).text).toMatch(/>\s*De sleutel ligt bij Piet<\/textarea>/)
})

test('a form without words of its own for a failure can be sent again as it was typed', async () => {
  const path = '/dashboard/wilsverklaring/opnieuw-ondertekend'
  await prepareForm['routes/living-will/sign-again']?.(user)
  const fields = { ...Object.fromEntries(fieldsOn(await visitor.get(path))), date: '7-2-2026' }
  const failed = await whileFailing('wilsverklaringen', `new.user_id = '${user.id}'`, () =>
    visitor.post(path, fields),
  )
  expect([failed.status, pageOf(failed).title]).toEqual([
    503,
    'Fout: Er is iets misgegaan | Wensenregister',
  ])
  expect(failed.headers['retry-after']).toBe('10')
  expect(failed.text).toMatch(/Noem dan dit nummer: \w{8}/)
  const again = Object.fromEntries(fieldsOn(failed))
  expect(again.date).toBe('7-2-2026')
  expect((await visitor.post(path, again)).status).toBe(303)
  expect((await visitor.get('/dashboard/wilsverklaring')).text).toContain('7 februari 2026')
})

describe('a bug', () => {
  const withBug = (table: string, when: string, run: () => Promise<Answer>) =>
    whileFailing(table, when, run, owner, RULE_BROKEN)

  test('is no outage, though the form comes back as it was typed', async () => {
    const fields = { intent: 'signin', email: user.email, password: TEST_PASSWORD }
    const failed = await withBug('sessions', `new.user_id = '${user.id}'`, () =>
      new Visitor().post('/auth', fields),
    )
    expect([failed.status, failed.headers['retry-after']]).toEqual([500, undefined])
    expect(textOf(failed.text)).toContain('Fout bij inloggen')
    expect(failed.text).toContain(`value="${user.email}"`)
  })

  test('in saving a step is none, and the step comes back as it was typed', async () => {
    const { fields } = pageOf(await visitor.get('/vragenlijst/veer'))
    const typed = fieldsOf(changed(fields, { energy: 'mijn tekst' }))
    const failed = await withBug('wishes', `new.user_id = '${user.id}'`, () =>
      visitor.post('/vragenlijst/veer', typed),
    )
    expect([failed.status, failed.headers['retry-after']]).toEqual([500, undefined])
    expect(textOf(failed.text)).toContain('Fout bij opslaan')
    expect(pageOf(failed).fields).toContainEqual(['energy', 'mijn tekst'])
  })

  test('of a form without words of its own is none either', async () => {
    const page = pageOf(await visitor.get('/vragenlijst/veer'))
    const failed = await withBug('wishes', `new.user_id = '${user.id}'`, () =>
      visitor.post(
        '/vragenlijst/veer/automatisch',
        fieldsOf(changed(page.fields, { energy: 'zwemmen' })),
      ),
    )
    expect(failed.status).toBe(500)
  })
})

describe('a business', () => {
  const fields = {
    companyName: 'Proef Uitvaart',
    contactName: 'Tess Proef',
    phone: '06 1234 5678',
    street: 'Dorp',
    houseNumber: '1',
    postalCode: '1234AB',
    city: 'Zwolle',
  }

  test.each([
    ['/uitvaartondernemers/aanmeldformulier', 'franchise_partners'],
    ['/uitvaartondernemers/terugbellen', 'callback_requests'],
  ])('%s keeps what was typed', async (path, table) => {
    const email = newEmail()
    const post = () => new Visitor().post(path, { ...fields, email })
    const failed = await whileFailing(table, `new.email = '${email}'`, post)
    expectFailure(failed, 'Fout bij versturen', 'Er is iets misgegaan.', LATER)
    for (const typed of ['Proef Uitvaart', email]) expect(failed.text).toContain(`value="${typed}"`)
    expect((await post()).status).toBe(303)
  })
})

describe('loading', () => {
  test.each(['/vragenlijst/veer', '/dashboard', '/dashboard.data'])('%s says so', async (path) => {
    await visitor.post('/vragenlijst/veer', { energy: 'zwemmen', ...WHOLE })
    await owner`
      update wish_sections s set sealed = '\\x00' from wishes w
       where w.id = s.wish_id and w.user_id = ${user.id}`
    const { status, text } = await visitor.get(path)
    expect(status).toBe(500)
    if (path.endsWith('.data')) return
    expect(text).toContain('<h1>Fout bij laden</h1>')
    expect(text).toContain('Er is een fout opgetreden bij het laden van uw wensen.')
    expect(text).toMatch(/Noem dan dit nummer: \w{8}/)
  })
})

describe('an account', () => {
  const forSession = (run: () => Promise<Answer>) =>
    whileFailing('sessions', `new.user_id = '${user.id}'`, run)

  test('signing in keeps the address, and no password', async () => {
    const fields = { intent: 'signin', email: user.email, password: TEST_PASSWORD }
    const failed = await forSession(() => new Visitor().post('/auth', fields))
    expectFailure(failed, 'Fout bij inloggen', 'Er is iets misgegaan.', LATER)
    expect(failed.text).toContain(`value="${user.email}"`)
    expect(failed.text).not.toContain(TEST_PASSWORD)
  })

  test('a new password asks for it again', async () => {
    const fields = {
      currentPassword: TEST_PASSWORD,
      password: 'Kersenboom8',
      confirmPassword: 'Kersenboom8',
    }
    const post = () => visitor.post('/dashboard/account/wachtwoord', fields)
    const failed = await whileFailing('users', `new.id = '${user.id}'`, post)
    expectFailure(failed, 'Fout bij wachtwoord update', 'Er is iets misgegaan.', LATER)
    expect(failed.text).not.toContain('Kersenboom8')
  })
})

describe('a mail that cannot be asked for', () => {
  const site = ownSite('no_mail')
  afterAll(async () => (await site).stop())

  async function post(path: string, fields: Fields) {
    const { address, sql } = await site
    const guest = new Visitor(address)
    return whileFailing('mail_requests', 'true', () => guest.post(path, fields), sql)
  }
  const email = newEmail()

  test.each([
    ['/auth', 'link', 'Fout bij versturen', 'Kon de magic link niet verzenden.'],
    ['/auth', 'forgot', 'Fout bij wachtwoord reset', 'Er is iets misgegaan.'],
    [
      '/auth/controleer-uw-mail',
      '',
      'Fout bij versturen',
      'Kon de verificatie-email niet opnieuw sturen.',
    ],
    [
      '/aanmelden/bevestigen',
      '',
      'Fout bij versturen',
      'Kon de verificatie-email niet opnieuw sturen.',
    ],
  ])('%s %s: says what failed, and keeps the address', async (path, intent, title, text) => {
    const failed = await post(path, { intent, email })
    expectFailure(failed, title, text, LATER)
    expect(failed.text).toContain(`value="${email}"`)
  })

  test('signing up keeps everything but the password', async () => {
    const password = 'Kersenboom8'
    const failed = await post('/auth?tab=signup', {
      intent: 'signup',
      firstName: 'Zoë',
      lastName: 'Proef',
      email,
      password,
      confirmPassword: password,
      privacyConsent: 'true',
    })
    expectFailure(failed, 'Fout bij registratie', 'Er is iets misgegaan.', LATER)
    for (const typed of ['Zoë', email]) expect(failed.text).toContain(`value="${typed}"`)
    expect(failed.text).not.toContain(password)
  })
})

test('signing out works when the database does not answer', async () => {
  const database = await stallable(inject('site').databaseUrl)
  const site = await startSite(database.url, { LOG_LEVEL: 'silent' })
  try {
    const leaving = new Visitor(site.address)
    for (const [name, value] of visitor.cookies) leaving.cookies.set(name, value)
    expect((await leaving.get('/dashboard')).status).toBe(200)
    database.stall()
    const out = await leaving.post('/auth/uitloggen')
    expect([out.status, out.headers.location]).toEqual([303, '/'])
    expect([...leaving.cookies.keys()]).not.toContain('session')
  } finally {
    await site.kill()
    database.stop()
  }
})

test('a page that tells of a failure is that of who is signed in, and whom to ask', async () => {
  const answer = await visitor.post('/bestaat-niet')
  expect(answer.status).toBe(404)
  expect(answer.text).toMatch(/<a [^>]*href="\/dashboard"[^>]*>Uw wensen<\/a>/)
  expect(answer.text).toContain('Hulp nodig? Mail naar')
  const [, nonce = 'none'] =
    /'nonce-([^']+)'/.exec(answer.headers['content-security-policy'] as string) ?? []
  expect(answer.text).toContain(`nonce="${nonce}"`)
})

test('the site goes on after the database has ended its connections', async () => {
  const databaseUrl = await copyTemplate(inject('templateUrl'), 'ended')
  const site = await startSite(databaseUrl, { LOG_LEVEL: 'silent' })
  const database = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const guest = new Visitor(site.address)
  try {
    for (let round = 0; round < 5; round += 1) {
      const pages = Array.from({ length: 12 }, () => guest.get('/reset-password?token=x'))
      await database`
        select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`
      for (const { status } of await Promise.all(pages)) expect([410, 500, 503]).toContain(status)
    }
    // The site may hear of the last end only when it next asks something.
    await expect.poll(async () => (await guest.get('/reset-password?token=x')).status).toBe(410)
  } finally {
    await database.end()
    await site.stop()
  }
}, 90_000)

test('a connection that the database ends before it knows all types is not used again', async () => {
  const database = await stallable(inject('site').databaseUrl)
  const site = await startSite(database.url, { LOG_LEVEL: 'silent' })
  const person = new Visitor(site.address)
  for (const [name, value] of visitor.cookies) person.cookies.set(name, value)
  /** As many at once as there are connections, so that all of them are used. */
  const statuses = async () => {
    const paths = ['/dashboard', '/dashboard/versies', '/dashboard/kaartjes', '/vragenlijst/veer']
    const pages = await Promise.all(
      Array.from({ length: 40 }, (_, index) => person.get(paths[index % paths.length] ?? '')),
    )
    return new Set(pages.map(({ status }) => status))
  }
  try {
    database.endAt('typcategory')
    expect(await statuses()).toContain(503)
    database.endAt(undefined)
    // On a busy machine some wait too long the first time; one that was used again would never be right.
    await expect.poll(statuses, { timeout: 50_000 }).toEqual(new Set([200]))
  } finally {
    await site.kill()
    database.stop()
  }
}, 90_000)
