/**
 * The whole database hangs or dies. Who is waiting hears so in time, every form comes back with all
 * that was typed, and the same form succeeds when the database is there again.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '#app/features/signatures/code.ts'
import { decoded, WHOLE } from '#tests/fixtures/page.ts'
import { LEAST_PDF, MULTIPART, partsBody } from '#tests/fixtures/upload.ts'
import { type Answer, signedIn, Visitor } from '#tests/setup/client.ts'
import { mortalDatabase } from '#tests/setup/mortal-database.ts'
import { databaseSettings } from '#tests/setup/settings.ts'
import { sideBySide } from '#tests/setup/side-by-side.ts'
import { startSite } from '#tests/setup/site.ts'
import { accessTable, outcomeFor } from '../access/access-table.ts'
import { fieldsOn, prepareForm } from '../access/forms.ts'

// People are made by the application's own code, in the database of this file.
const database = await mortalDatabase()
Object.assign(process.env, databaseSettings(database.url))
const { createPerson, newEmail, TEST_PASSWORD } = await import('#tests/fixtures/people/people.ts')
const { closeDatabase } = await import('#app/platform/database/sql.server.ts')

let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  site = await startSite(database.url, { LOG_LEVEL: 'silent' })
})

afterAll(async () => {
  await site.kill()
  await closeDatabase()
  await database.stop()
})

const today = new Date().toLocaleDateString('nl-NL', { timeZone: 'Europe/Amsterdam' })
const NEW_PASSWORD = 'Kersenboom8'

/** What is typed where not just any text will do. */
const RIGHT: Record<string, string> = {
  firstName: 'Tess',
  lastName: 'Proef',
  name: 'Tess Proef',
  email: 'iemand@example.nl',
  'contacts[0].email': 'naaste@example.nl',
  'contacts[0].phone': '06 1234 5678',
  phone: '06 1234 5678',
  proxyPhone: '06 1234 5678',
  substitutePhone: '06 1234 5678',
  postalCode: '1234 AB',
  houseNumber: '12',
  website: 'https://example.nl',
  kvk: '12345678',
  reminderMonths: '6',
  uren: '36',
  urenWilsverklaring: '2',
  date: today,
  dateOfBirth: '5-1-1960',
  'musicSpecifications[0].link': 'https://example.nl/lied',
  password: NEW_PASSWORD,
  confirmPassword: NEW_PASSWORD,
  currentPassword: TEST_PASSWORD,
  code: codeOf(Buffer.alloc(32)),
}

type Form = { id: string; visitor: Visitor; path: string; fields: Map<string, string> }

const isPassword = (name: string) => /password$/i.test(name)

/** A form with something typed in each field for text, and no button but the one that sends it. */
function filledIn(answer: Pick<Answer, 'text'>): Map<string, string> {
  const fields = fieldsOn(answer)
  fields.delete('__intent__')
  if (fields.get('intent') === 'generate') fields.delete('intent')
  const texts = answer.text.matchAll(
    /<(?:textarea|input)\b(?![^>]*type="(?:hidden|radio|checkbox|file|submit)")[^>]* name="([^"]+)"/g,
  )
  let count = 0
  for (const [, name = ''] of texts) fields.set(name, RIGHT[name] ?? `Mijn zin ${(count += 1)}`)
  return fields
}

/** A page without its forms that post to another address, unless it has no others. */
function withOwnForms({ text }: Answer, address: string): Pick<Answer, 'text'> {
  const [path] = address.split('?')
  const own = text.replaceAll(
    /<form [^>]*action="([^"?#]*)[^"]*"[^]*?<\/form>/g,
    (form, action: string) => (action === '' || action === path ? form : ''),
  )
  return { text: /<form [^>]*method="post"/.test(own) ? own : text }
}

/** The same form as an answer gives it back. Only passwords are typed anew. */
function sameForm(answer: Answer): Map<string, string> {
  const fields = fieldsOn(answer)
  fields.delete('__intent__')
  for (const name of fields.keys()) if (isPassword(name)) fields.set(name, RIGHT[name] ?? '')
  return fields
}

/** Where people with a session are sent on. */
const FOR_VISITORS = [
  'routes/registration/begin',
  'routes/registration/start',
  'routes/auth/auth',
  'routes/registration/privacy',
  'routes/relatives/visit',
]
/** The file inputs of forms that have one. */
const FILES: Record<string, string> = {
  'routes/documents/documents': 'file',
  'routes/living-will/sign': 'file',
  'routes/own-data/import': 'bestand',
  'routes/signatures/check': 'bestand',
  'routes/deaths/paper': 'file',
}

const posting = Object.entries(accessTable).filter(
  ([, { post }]) => ![403, 404, 405].includes(Number(outcomeFor(post, 'user'))),
)

async function openForms(): Promise<Form[]> {
  const opened = await sideBySide(posting, async ([id, { path }]): Promise<Form> => {
    const user = await createPerson(newEmail())
    await prepareForm[id]?.(user)
    const address = typeof path === 'string' ? path : await path(user)
    const visitor = new Visitor(site.address)
    if (!FOR_VISITORS.includes(id))
      for (const cookie of (await signedIn(user)).cookies) visitor.cookies.set(...cookie)
    const end = NO_PAGE.includes(id) ? Object.entries(WHOLE) : []
    const page = withOwnForms(await visitor.get(address), address)
    const fields = new Map([...filledIn(page), ...end])
    return { id, visitor, path: address, fields }
  })
  const visitor = new Visitor(site.address)
  const path = '/auth?tab=signup'
  const fields = filledIn(await visitor.get(path)).set('intent', 'signup')
  return [...opened, { id: 'signing up', visitor, path, fields }]
}

function sendForm({ id, visitor, path }: Form, fields: Map<string, string>): Promise<Answer> {
  const field = FILES[id]
  if (!field) return visitor.post(path, Object.fromEntries(fields))
  const texts = [...fields].filter(([name]) => name !== field)
  const body = partsBody(texts, { field, name: 'brief.pdf', contents: LEAST_PDF })
  return visitor.send('POST', path, { origin: site.address, 'content-type': MULTIPART }, body)
}

/** These ask nothing of the database. */
const ANSWERED_ANYWAY = [
  'routes/auth/sign-out',
  'routes/public/consent/cookies',
  'routes/public/find/find-file',
  'routes/first-days/card',
  'routes/first-days/first-days',
  'routes/payments/message',
  'routes/registration/begin',
  'routes/registration/start',
  'routes/registration/privacy',
]

/** For the script and for a download, to which a page is no answer. */
const NO_PAGE = ['routes/interview/autosave', 'autosave-form']

/** What the form gives when it is sent once more, where that is not a redirect. */
const AFTERWARDS: Record<string, number> = {
  'routes/auth/auth': 422, // there is no such account
  'routes/appointments/details': 200, // its first button shows the times of a day
  'routes/relatives/answer': 422, // there is no such code
  'routes/relatives/letter': 200, // the letter itself
  'routes/relatives/list': 422, // who named nobody has no such form
  'routes/relatives/reading-start': 422, // it has no place to go on
  'routes/relatives/visit-letter': 422, // there is no such code
  'routes/relatives/visit-link': 410, // there is no such link
  'routes/own-data/import': 422, // the file is no export
  'routes/signatures/check': 200,
  'routes/signatures/check-code': 422, // there is no such code
  'routes/interview/autosave': 200,
  'routes/living-will/autosave': 422, // who did not agree saves nothing
  'autosave-form': 200,
  'routes/own-data/export-file': 200,
  'routes/auth/take-over/take-over': 200, // its first button makes a password
  'routes/account/director': 409, // there is no link to end
  // Their links hold no token that works.
  ...Object.fromEntries(
    [
      'routes/auth/verify',
      'routes/release/keep-wait',
      'routes/auth/link',
      'routes/auth/reset/reset-password',
      'routes/appointments/change',
      'routes/appointments/cancel',
      'routes/own-data/reminder',
      'routes/own-data/account-keep-link',
      'routes/directors/join',
      'routes/auth/take-over/confirm',
      'routes/conversation/stop-link',
      'routes/release/confirm',
      'routes/release/stop',
      'routes/deaths/question',
      'routes/deaths/alive',
    ].map((id) => [id, 410]),
  ),
}

/** What was typed and is not in the answer. */
function lostFrom({ text }: Answer, { id, fields }: Form): string[] {
  if (NO_PAGE.includes(id)) return []
  const page = decoded(text)
  return [...fields].flatMap(([name, value]) =>
    value.startsWith('Mijn zin') || (RIGHT[name] && !isPassword(name))
      ? page.includes(value)
        ? []
        : [name]
      : [],
  )
}

const WAYS = {
  hangs: { away: database.pause, back: database.resume },
  dies: { away: database.kill, back: database.restart },
}

async function during<T>(way: (typeof WAYS)['hangs'], run: () => Promise<T>): Promise<T> {
  await way.away()
  try {
    return await run()
  } finally {
    await way.back()
  }
}

describe.each(Object.entries(WAYS))('a database that %s', { timeout: 120_000 }, (_, way) => {
  test('takes nothing that was typed away, and keeps nobody waiting', async () => {
    const forms = await openForms()
    expect(forms.length).toBeGreaterThan(45)
    const answers = await during(way, () =>
      Promise.all(
        forms.map(async (form) => {
          const began = Date.now()
          const answer = await sendForm(form, form.fields)
          return { ...answer, ms: Date.now() - began }
        }),
      ),
    )
    for (const [index, form] of forms.entries()) {
      const answer = answers[index]
      if (!answer || ANSWERED_ANYWAY.includes(form.id)) continue
      const { id } = form
      // Ten seconds, and what a busy machine needs for all these pages at once.
      const inTime = answer.ms < 20_000
      expect({ id, status: answer.status, inTime, lost: lostFrom(answer, form) }).toEqual({
        id,
        status: 503,
        inTime: true,
        lost: [],
      })
      for (const name of ['password', 'confirmPassword', 'currentPassword'])
        if (form.fields.has(name)) expect(answer.text).not.toContain(RIGHT[name])
    }
    const otherwise: Record<string, number> = {}
    await sideBySide([...forms.entries()], async ([index, form]) => {
      const answer = answers[index]
      if (!answer || ANSWERED_ANYWAY.includes(form.id)) return
      const same = NO_PAGE.includes(form.id) ? form.fields : sameForm(answer)
      const { id } = form
      const { status } = await sendForm(form, same)
      if (status !== (AFTERWARDS[id] ?? 303)) otherwise[id] = status
    })
    expect(otherwise).toEqual({})
  })

  test('does not make a form whole that was cut off', async () => {
    const visitor = new Visitor(site.address)
    const user = await createPerson(newEmail())
    for (const cookie of (await signedIn(user)).cookies) visitor.cookies.set(...cookie)
    const path = '/vragenlijst/veer'
    const fields = fieldsOn(await visitor.get(path))
    expect(fields.delete('whole')).toBe(true)
    fields.set('energy', 'zwemmen')
    const answer = await during(way, () => visitor.post(path, Object.fromEntries(fields)))
    expect(answer.status).toBe(503)
    expect(answer.text).toContain('zwemmen')
    expect(fieldsOn(answer).has('whole')).toBe(false)
    await expect.poll(async () => (await visitor.get(path)).status).toBe(200)
  })

  test('leaves public pages to those who are signed in, and says so on theirs', async () => {
    const user = await createPerson(newEmail())
    const visitor = new Visitor(site.address)
    for (const cookie of (await signedIn(user)).cookies) visitor.cookies.set(...cookie)
    const [home, article, own] = await during(way, () =>
      Promise.all(['/', '/kennisbank', '/dashboard'].map((path) => visitor.get(path))),
    )
    expect([home?.status, article?.status, own?.status]).toEqual([200, 200, 503])
    expect(own?.text).toContain('Onze opslag geeft nu geen antwoord.')
    expect(own?.headers['retry-after']).toBe('10')
    await expect.poll(async () => (await visitor.get('/dashboard')).status).toBe(200)
  })
})
