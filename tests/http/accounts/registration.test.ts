/** The older registration in three stages, and the form for a profile that leads to it. */
import { describe, expect, test } from 'vitest'
import { decoded, fieldsOf, inputOf, pageOf, unbroken, valueOf } from '#tests/fixtures/page.ts'
import { linkFromMail, tokenOf } from '#tests/fixtures/people/mailbox.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { type Answer, type Fields, signedIn, Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import { withActor, asPerson } from '#app/platform/database/sql.server.ts'

const PASSWORD = 'Regenboog7trap'
const person = (email: string) => ({
  firstName: 'Anna',
  lastName: 'de Wit',
  dateOfBirth: '31-12-1950',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
})

const sealedIn = (answer: Answer) => inputOf(answer, 'gegevens')

/** What stands in the error summary, title first. */
function problems(answer: Answer): string[] {
  const title = /id="error-summary-title"[^>]*>([^<]*)</.exec(answer.text)?.[1] ?? ''
  return [decoded(title), ...pageOf(answer).errors.map(({ text }) => text.trim())]
}

const toPrivacy = (visitor: Visitor, fields: Fields) => visitor.post('/aanmelden/privacy', fields)
const toConfirm = (visitor: Visitor, page: Answer, fields: Fields = { privacyConsent: 'true' }) =>
  visitor.post('/aanmelden/bevestigen', { gegevens: sealedIn(page), ...fields })

/** Confirms the address with the mail, where one registered. @returns where that leads */
async function confirm(visitor: Visitor, email: string) {
  const link = await linkFromMail(email)
  const confirmed = await visitor.post(link, { token: tokenOf(link) })
  const address = String(confirmed.headers.location)
  return { address, page: await visitor.get(address) }
}

async function accountOf(email: string) {
  const [row] = await owner`
    select u.id, u.email_verified_at as "verifiedAt", p.privacy_consent_version as version,
           p.privacy_consent_at as "consentAt"
      from users u left join profiles p on p.user_id = u.id where u.email = ${email}`
  return row
}

describe('the three stages', () => {
  test('register, agree, confirm, begin; consent is stored as version 1.0 with its time', async () => {
    const visitor = new Visitor()
    const email = newEmail()
    const start = await visitor.get('/aanmelden')
    expect(pageOf(start).title).toBe('Stap 1 van 3: Registreren | Wensenregister')
    const privacy = await toPrivacy(visitor, person(` ${email.toUpperCase()} `))
    expect(privacy.status).toBe(200)
    expect(privacy.text).toContain('Stap 2 van 3')
    expect(privacy.text).toContain('Akkoord en doorgaan')
    expect(privacy.text).toContain('Versie 1.0')
    expect(await accountOf(email)).toBeUndefined()

    const sent = await toConfirm(visitor, privacy)
    expect([sent.status, sent.headers.location]).toEqual([303, '/aanmelden/bevestigen'])
    const page = pageOf(await visitor.get('/aanmelden/bevestigen'))
    expect(page.text).toContain('Stap 3 van 3')
    expect(page.text).toContain('Account aangemaakt')
    expect(page.text).toContain('Controleer uw e-mail voor de verificatielink om door te gaan.')
    expect(page.text).toContain('Email verzonden')
    expect(page.text).toContain(`De e-mail gaat naar ${email}.`)
    expect(page.text).not.toContain('eerste antwoord')
    await linkFromMail(email)
    expect(await accountOf(email)).toMatchObject({ verifiedAt: null })

    const { address, page: begin } = await confirm(visitor, email)
    expect(address).toBe('/vragenlijst/veer')
    expect(begin.text).toContain('Uw e-mailadres is bevestigd en u bent ingelogd.')
    const account = await accountOf(email)
    expect(account).toMatchObject({ version: '1.0', consentAt: expect.any(Date) })
    const consents = await owner`select kind, version from consents where user_id = ${account?.id}`
    expect([...consents]).toEqual([{ kind: 'privacy', version: '1.0' }])
    const profile = await withActor(asPerson(account?.id), (sql) => readProfile(sql, account?.id))
    expect(profile).toMatchObject({ firstName: 'Anna', dateOfBirth: '1950-12-31' })
  })

  test('the privacy statement cannot be opened without a registration', async () => {
    for (const path of ['/aanmelden/privacy', '/aanmelden/privacy?x=1']) {
      const reply = await new Visitor().get(path)
      expect([reply.status, reply.headers.location]).toEqual([303, '/aanmelden'])
    }
  })

  test('without consent nothing is made, and nothing typed is lost', async () => {
    const visitor = new Visitor()
    const email = newEmail()
    const privacy = await toPrivacy(visitor, person(email))
    const refused = await toConfirm(visitor, privacy, {})
    expect(refused.status).toBe(422)
    expect(problems(refused)[1]).toContain('Zet een vinkje als u akkoord gaat.')
    expect(pageOf(refused).title).toBe('Fout: Stap 2 van 3: Privacyverklaring | Wensenregister')
    expect(await accountOf(email)).toBeUndefined()
    expect((await toConfirm(visitor, refused)).status).toBe(303)
    expect(await linkFromMail(email)).toContain('/auth/bevestigen?')
  })

  test('back from the statement everything is still there; the password need not be typed again', async () => {
    const visitor = new Visitor()
    const email = newEmail()
    const privacy = await toPrivacy(visitor, person(email))
    const back = await visitor.post('/aanmelden', { gegevens: sealedIn(privacy) })
    expect(back.status).toBe(200)
    for (const [name, value] of Object.entries({
      ...person(email),
      password: '',
      confirmPassword: '',
    }))
      expect(inputOf(back, name), name).toBe(value)
    expect(back.text).toContain('Uw wachtwoord is al gekozen.')
    expect(back.text).not.toContain(PASSWORD)

    const again = { ...person(email), firstName: 'Hanna', password: '', confirmPassword: '' }
    const on = await toPrivacy(visitor, { gegevens: sealedIn(back), ...again })
    expect((await toConfirm(visitor, on)).status).toBe(303)
    await confirm(visitor, email)
    expect((await visitor.get('/vragenlijst/naw')).text).toContain('Hanna')
  })

  test('what goes from page to page cannot be read, and opens as it was made only', async () => {
    const visitor = new Visitor()
    const email = newEmail()
    const sealed = sealedIn(await toPrivacy(visitor, person(email)))
    const raw = Buffer.from(sealed, 'base64url').toString('latin1')
    for (const text of [email, 'Anna', '1950', PASSWORD, 'argon2']) expect(raw).not.toContain(text)
    const middle = sealed.length >> 1
    const other = sealed[middle] === 'A' ? 'B' : 'A'
    const changed = sealed.slice(0, middle) + other + sealed.slice(middle + 1)
    for (const gegevens of [changed, sealed.slice(0, 40), '', 'x'.repeat(30_000), '\0']) {
      const reply = await visitor.post('/aanmelden/bevestigen', {
        gegevens,
        privacyConsent: 'true',
      })
      expect([reply.status, reply.headers.location]).toEqual([303, '/aanmelden'])
      expect((await visitor.post('/aanmelden', { gegevens })).status).toBe(200)
    }
    expect((await visitor.get('/aanmelden')).text).toContain('Begin opnieuw')
    expect(await accountOf(email)).toBeUndefined()
  })

  test('the button for a strong password fills both fields and keeps the rest', async () => {
    const visitor = new Visitor()
    const reply = await toPrivacy(visitor, { ...person(newEmail()), intent: 'generate' })
    expect(reply.status).toBe(200)
    expect(inputOf(reply, 'password')).toHaveLength(16)
    expect(inputOf(reply, 'confirmPassword')).toBe(inputOf(reply, 'password'))
    expect(inputOf(reply, 'dateOfBirth')).toBe('31-12-1950')
    const made = inputOf(reply, 'generated')
    const fields = { ...person(''), password: made, confirmPassword: made, generated: made }
    const refused = await toPrivacy(visitor, fields)
    expect(refused.status).toBe(422)
    for (const name of ['password', 'confirmPassword']) expect(inputOf(refused, name)).toBe(made)
  })
})

test('who reads what signing up asks is told of every field that must be filled in', async () => {
  const visitor = new Visitor()
  const { text: form } = await visitor.get('/aanmelden')
  const asked = Array.from(
    form.matchAll(/<label for="(\w+)"[^>]*>([^<]+)/g),
    ([, name = '', label = '']) => ({ name, label: label.trim().toLowerCase() }),
  ).filter(({ name }) => name in person('') && name !== 'confirmPassword')
  expect(asked.map(({ name }) => name)).toContain('dateOfBirth')
  const told = unbroken((await visitor.get('/registreren')).text).toLowerCase()
  for (const { label } of asked) expect(told).toContain(label)
  // The form that those two lead to asks less.
  expect((await visitor.get('/auth?tab=signup')).text).not.toContain('name="dateOfBirth"')
  for (const page of ['/', '/hoewerkthet'])
    expect(unbroken((await visitor.get(page)).text), page).not.toContain('geboortedatum')
})

describe('the checks, in their order', () => {
  const MISSING = [
    'Verplichte velden ontbreken',
    'Vul alle verplichte velden in om door te gaan (naam, geboortedatum, email en wachtwoord).',
  ]
  test.each([
    ['firstName', ': Dit veld is verplicht'],
    ['lastName', ': Dit veld is verplicht'],
    ['email', 'Vul een e-mailadres in, zoals naam@voorbeeld.nl'],
    ['password', 'Kies een wachtwoord'],
    ['dateOfBirth', 'Vul een geboortedatum in zoals 31-12-1950'],
  ])('first: %s is there, whatever else is wrong', async (name, said) => {
    const fields = { ...person(newEmail()), confirmPassword: 'anders', [name]: ' ' }
    const reply = await toPrivacy(new Visitor(), fields)
    expect(reply.status).toBe(422)
    expect(problems(reply).slice(0, 2)).toEqual(MISSING)
    expect(problems(reply)).toHaveLength(3)
    expect(problems(reply)[2]).toMatch(new RegExp(`${said}$`))
    expect(pageOf(reply).title).toBe('Fout: Stap 1 van 3: Registreren | Wensenregister')
    expect(reply.text).not.toContain(PASSWORD)
  })

  test('second: both passwords are the same, however short', async () => {
    const reply = await toPrivacy(new Visitor(), {
      ...person('geen adres'),
      password: 'a',
      confirmPassword: 'b',
    })
    expect(reply.status).toBe(422)
    expect(problems(reply).slice(0, 2)).toEqual([
      'Wachtwoorden komen niet overeen',
      'Controleer of beide wachtwoorden identiek zijn.',
    ])
    expect(inputOf(reply, 'email')).toBe('geen adres')
  })

  test('third: the password has 6 characters', async () => {
    const reply = await toPrivacy(new Visitor(), {
      ...person('geen adres'),
      password: 'Abc12',
      confirmPassword: 'Abc12',
    })
    expect(problems(reply)).toEqual([
      'Wachtwoord te kort',
      'Het wachtwoord moet minimaal 6 karakters bevatten. Wij vragen er 8: dat is veiliger.',
      'Wachtwoord moet minimaal 8 tekens bevatten',
    ])
  })

  test.each([
    ['a password of 6', { password: 'Abc123', confirmPassword: 'Abc123' }, 'minimaal 8 tekens'],
    [
      'a common password',
      { password: 'Welkom01', confirmPassword: 'Welkom01' },
      'makkelijk te raden',
    ],
    ['letters only', { password: 'abcdefgh', confirmPassword: 'abcdefgh' }, 'één hoofdletter'],
    ['no address', { email: 'geen adres' }, 'Ongeldig e-mailadres'],
    ['a digit in a name', { firstName: 'Anna2' }, 'Naam mag alleen letters'],
    ['a NUL byte in a name', { lastName: 'de\0Wit' }, 'Naam mag alleen letters'],
    ['a day that is not there', { dateOfBirth: '31-02-1950' }, 'Deze datum bestaat niet'],
    ['a day to come', { dateOfBirth: '1-1-2999' }, 'Vul een geboortedatum in'],
    ['a day long ago', { dateOfBirth: '1-1-1850' }, 'Vul een geboortedatum in'],
    ['no day at all', { dateOfBirth: 'gisteren' }, 'Vul een geboortedatum in'],
  ])('then the rules of every account: %s', async (_, changes, text) => {
    const reply = await toPrivacy(new Visitor(), { ...person(newEmail()), ...changes })
    expect(reply.status).toBe(422)
    expect(problems(reply)).toEqual(['Er klopt iets nog niet', expect.stringContaining(text)])
  })

  test.each(['1950-12-31', '31/12/1950', '31.12.1950', ' 31 12 1950 '])(
    "takes '%s' for a day of birth",
    async (dateOfBirth) => {
      const reply = await toPrivacy(new Visitor(), { ...person(newEmail()), dateOfBirth })
      expect(reply.status).toBe(200)
    },
  )

  test('odd posts get an answer', async () => {
    const visitor = new Visitor()
    expect((await toPrivacy(visitor, { firstName: ['a', 'b'] })).status).toBe(422)
    expect((await toPrivacy(visitor, { 'firstName.x': 'a' })).status).toBe(422)
    expect((await toPrivacy(visitor, { '__proto__.x': 'a' })).status).toBe(400)
    const long = { ...person(newEmail()), firstName: 'x'.repeat(30_000) }
    expect((await toPrivacy(visitor, long)).status).toBe(422)
  })
})

test('whether an address has an account cannot be seen', async () => {
  const known = await testUser()
  const seen = await Promise.all(
    [known.email, newEmail()].map(async (email) => {
      const visitor = new Visitor()
      const privacy = await toPrivacy(visitor, person(email))
      const sent = await toConfirm(visitor, privacy)
      const page = await visitor.get('/aanmelden/bevestigen')
      return [
        privacy.status,
        sent.status,
        sent.headers.location,
        pageOf(page).text.replaceAll(email, 'ADDRESS'),
      ]
    }),
  )
  expect(seen[0]).toEqual(seen[1])
  expect(seen.flat().join()).not.toContain('Account bestaat al')
})

test('a mail can be asked for again; where nobody signed up, it is not said that one was sent', async () => {
  const visitor = new Visitor()
  const email = newEmail()
  const reply = await visitor.post('/aanmelden/bevestigen', { email })
  expect([reply.status, reply.headers.location]).toEqual([303, '/aanmelden/bevestigen'])
  const page = await visitor.get('/aanmelden/bevestigen')
  expect(page.text).toContain('Heeft u zich met dit e-mailadres geregistreerd?')
  expect(inputOf(page, 'email')).toBe(email)
  for (const said of ['Email verzonden', 'De e-mail gaat naar'])
    expect(page.text).not.toContain(said)
})

test('an address that was probably typed wrong is asked about once, and the password is kept', async () => {
  const visitor = new Visitor()
  const email = newEmail().replace(/@.*/, '@gmial.com')
  const asked = await toPrivacy(visitor, person(email))
  expect(asked.status).toBe(422)
  expect(problems(asked)[1]).toContain('U typte gmial.com. Bedoelt u gmail.com?')
  expect(inputOf(asked, 'email')).toBe(email)
  expect(asked.text).toContain('Uw wachtwoord is al gekozen.')
  const same = { ...person(email), password: '', confirmPassword: '', gegevens: sealedIn(asked) }
  const privacy = await toPrivacy(visitor, same)
  expect(privacy.status).toBe(200)
  expect((await toConfirm(visitor, privacy)).status).toBe(303)
  expect(await linkFromMail(email)).toContain('/auth/bevestigen?')
})

test('opened by itself the last stage does not say that a mail was sent', async () => {
  const { text } = await new Visitor().get('/aanmelden/bevestigen')
  expect(text).not.toContain('Wij hebben een e-mail gestuurd')
  expect(text).toContain('Hieronder vraagt u een nieuwe e-mail aan.')
})

test('too many attempts are refused, and what was typed stays', async () => {
  const visitor = new Visitor()
  const email = newEmail()
  const answers: Answer[] = []
  for (let i = 0; i < 10; i += 1) answers.push(await toPrivacy(visitor, person(email)))
  const refused = await toPrivacy(visitor, { ...person(email), ref: 'SMIT2026' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(170)
  expect(pageOf(refused).title).toMatch(/^Fout: /)
  const { password: _one, confirmPassword: _two, ...typed } = person(email)
  for (const [name, value] of Object.entries({ ...typed, ref: 'SMIT2026', password: '' }))
    expect(inputOf(refused, name), name).toBe(value)

  const agreed = await toConfirm(visitor, answers[0] as Answer)
  expect(agreed.status).toBe(429)
  expect(agreed.text).toContain('Even wachten')
  expect(sealedIn(agreed)).not.toBe('')
})

test('the guild member who sent someone is kept through all stages', async () => {
  const partner = await testUser('franchise')
  const visitor = new Visitor()
  const email = newEmail()
  const start = await visitor.get(`/aanmelden?ref=${partner.id}`)
  expect(inputOf(start, 'ref')).toBe(partner.id)
  const refused = await toPrivacy(visitor, { ...person(email), lastName: '', ref: partner.id })
  expect(inputOf(refused, 'ref')).toBe(partner.id)
  const generate = { ...person(email), intent: 'generate', ref: inputOf(refused, 'ref') }
  const generated = await toPrivacy(visitor, generate)
  expect(inputOf(generated, 'ref')).toBe(partner.id)
  const privacy = await toPrivacy(visitor, { ...person(email), ref: inputOf(generated, 'ref') })
  await toConfirm(visitor, privacy)
  await confirm(visitor, email)
  const [row] = await owner`
    select m.user_id from users u join profiles p on p.user_id = u.id
      join guild_memberships m on m.member_id = p.referred_by_franchise_id where u.email = ${email}`
  expect(row?.user_id).toBe(partner.id)
})

describe('the form for a profile', () => {
  const profile = (email: string) => ({
    profiel: 'ja',
    firstName: 'Bea',
    lastName: 'Vos',
    email,
    phone: '06-12345678',
    dateOfBirth: '01-02-1943',
    street: 'Dorpsstraat 1',
    postalCode: '1234 AB',
    city: 'Zwolle',
    profile_relationshipStatus: 'weduwe',
    profile_importantContacts: 'Mijn zus Toos\nen buurman Piet',
    profile_communicationPreference: 'home-visit',
    profile_specialCircumstances: 'slecht ter been',
  })

  test('is shown to who is not signed in', async () => {
    const { text, title } = pageOf(await new Visitor().get('/formulier'))
    expect(title).toBe('Persoonlijk Profiel Aanmaken | Wensenregister')
    expect(text).toContain('Persoonlijk Profiel Aanmaken')
  })

  test.each(['firstName', 'lastName', 'email'])('needs %s', async (name) => {
    const fields = { ...profile(newEmail()), [name]: '' }
    const reply = await new Visitor().post('/aanmelden', fields)
    expect(reply.status).toBe(422)
    expect(problems(reply).slice(0, 2)).toEqual([
      'Verplichte velden ontbreken',
      'Vul minimaal uw naam en e-mailadres in om verder te gaan.',
    ])
    expect(inputOf(reply, 'profile_relationshipStatus')).toBe('weduwe')
    expect(reply.text).toContain('en buurman Piet')
  })

  test('nothing typed is lost on the way to the account and the older form', async () => {
    const visitor = new Visitor()
    const email = newEmail()
    const start = await visitor.post('/aanmelden', profile(email))
    expect(start.status).toBe(200)
    for (const name of ['firstName', 'lastName', 'email', 'dateOfBirth'] as const)
      expect(inputOf(start, name), name).toBe(profile(email)[name])
    const { firstName, lastName, dateOfBirth } = profile(email)
    const password = { password: PASSWORD, confirmPassword: PASSWORD }
    const typed = { firstName, lastName, dateOfBirth, email, ...password }
    // An error on the way changes nothing.
    const wrong = await toPrivacy(visitor, {
      gegevens: sealedIn(start),
      ...typed,
      confirmPassword: 'x',
    })
    const privacy = await toPrivacy(visitor, { gegevens: sealedIn(wrong), ...typed })
    const back = await visitor.post('/aanmelden', { gegevens: sealedIn(privacy) })
    const on = await toPrivacy(visitor, { gegevens: sealedIn(back), ...typed })
    await toConfirm(visitor, on)
    await linkFromMail(email)

    const waiting = await accountOf(email)
    const early = await withActor(asPerson(waiting?.id), (sql) => readProfile(sql, waiting?.id))
    expect(early).toBeNull()

    const { address, page } = await confirm(visitor, email)
    expect(address).toBe('/formulier')
    expect(page.text).toContain('Profiel aangemaakt')

    const form = pageOf(page)
    expect(form.fields).toContainEqual(['profile_relationshipStatus', 'weduwe'])
    expect(form.fields).toContainEqual(['profile_communicationPreference', 'home-visit'])
    expect(form.fields).toContainEqual([
      'profile_importantContacts',
      'Mijn zus Toos\r\nen buurman Piet',
    ])
    const naw = pageOf(await visitor.get('/vragenlijst/naw'))
    expect(naw.fields).toContainEqual(['street', 'Dorpsstraat 1'])
    expect(naw.fields).toContainEqual(['phone', '06-12345678'])

    // Signed in, the answers live with the form, and the profile no longer has them.
    expect((await visitor.get('/dashboard')).text).toContain('slecht ter been')
    expect((await visitor.post('/formulier', Object.fromEntries(form.fields))).status).toBe(303)
    const profileNow = await withActor(asPerson(waiting?.id), (sql) =>
      readProfile(sql, waiting?.id),
    )
    expect(profileNow).toEqual({
      firstName: 'Bea',
      lastName: 'Vos',
      dateOfBirth: '1943-02-01',
      phone: '06-12345678',
      address: 'Dorpsstraat 1, 1234 AB, Zwolle',
    })
    expect((await visitor.get('/dashboard')).text).toContain('slecht ter been')
  })

  test('nothing of it can be read in the database while the address waits', async () => {
    const visitor = new Visitor()
    const email = newEmail()
    const start = await visitor.post('/aanmelden', profile(email))
    const privacy = await toPrivacy(visitor, { gegevens: sealedIn(start), ...person(email) })
    await toConfirm(visitor, privacy)
    await linkFromMail(email)
    const rows = await owner`
      select row_to_json(u)::text || row_to_json(t)::text as line
        from users u join tokens t on t.user_id = u.id
       where u.email = ${email}`
    expect(rows).toHaveLength(1)
    const hex = Buffer.from('weduwe').toString('hex')
    for (const text of ['weduwe', hex, 'Dorpsstraat', '1950-12-31'])
      expect(rows[0]?.line).not.toContain(text)
    expect(
      await owner`
      select 1 from profiles p join users u on u.id = p.user_id where u.email = ${email}`,
    ).toEqual([])
  })
})

describe('beginning with a question', () => {
  const ANSWER = 'De zomer op Terschelling, met natte haren.'
  /** What stands in the sheet of a question. */
  const written = (answer: Answer, name: string) => valueOf(pageOf(answer).fields, name)
  const said = async (visitor: Visitor) => pageOf(await visitor.get('/aanmelden/bevestigen')).text
  const begin = (visitor: Visitor, lifeMoments = ANSWER) =>
    visitor.post('/beginnen', { lifeMoments })

  test('the answer goes along sealed through signing up and the mail, and stands in step 1', async () => {
    const visitor = new Visitor()
    const email = newEmail()
    expect(pageOf(await visitor.get('/beginnen')).text).toContain(
      'U hoeft vandaag maar één vraag te beantwoorden.',
    )
    const stage = await begin(visitor)
    expect([stage.status, pageOf(stage).title]).toEqual([
      200,
      'Stap 1 van 3: Registreren | Wensenregister',
    ])
    const privacy = await toPrivacy(visitor, { gegevens: sealedIn(stage), ...person(email) })
    await toConfirm(visitor, privacy)
    for (const page of [stage, privacy]) expect(page.text).not.toContain('Terschelling')
    const sent = await visitor.get('/aanmelden/bevestigen')
    expect(pageOf(sent).text).toContain('Uw eerste antwoord wacht verzegeld.')
    expect([...visitor.cookies.values()].join()).not.toContain('Terschelling')
    expect(await said(visitor)).toContain('Uw eerste antwoord wacht verzegeld.')
    await visitor.post('/aanmelden/bevestigen', { email })
    expect(await said(visitor)).toContain('Uw eerste antwoord wacht verzegeld.')

    const { address, page } = await confirm(visitor, email)
    expect(address).toBe('/vragenlijst/veer')
    expect(written(page, 'lifeMoments')).toBe(ANSWER)
    expect(page.text).toContain('Uw eerste antwoord is bewaard, in stap 1.')
    const { id = '' } = (await accountOf(email)) ?? {}
    const profile = await withActor(asPerson(id), (sql) => readProfile(sql, id))
    expect(profile).not.toHaveProperty('begun')
  })

  test('who has an account is shown it again, to take along, and has it on the page where they are signed in', async () => {
    const visitor = new Visitor()
    const stage = await begin(visitor)
    const gegevens = sealedIn(stage)
    const again = await visitor.post('/beginnen', { gegevens })
    expect(again.text).toContain(`>${ANSWER}</textarea>`)
    expect(again.text).toContain('href="/auth?terug=%2Fvragenlijst%2Fveer%2Fvraag%2FlifeMoments"')
    const inside = await signedIn(await testUser())
    const { headers } = await inside.post('/beginnen', { gegevens })
    expect(written(await inside.get(headers.location ?? ''), 'lifeMoments')).toBe(ANSWER)
  })

  test('it goes along to another address, where the first was typed wrong', async () => {
    const visitor = new Visitor()
    const [wrong, email] = [newEmail(), newEmail()]
    const stage = await begin(visitor)
    const privacy = await toPrivacy(visitor, { gegevens: sealedIn(stage), ...person(wrong) })
    await toConfirm(visitor, privacy)
    await linkFromMail(wrong)
    await visitor.post('/aanmelden/bevestigen', { email: newEmail() })
    await visitor.post('/aanmelden/bevestigen', { email })
    const page = await said(visitor)
    expect(page).toContain(`De e-mail gaat naar ${email}.`)
    expect(page).toContain('Uw eerste antwoord wacht verzegeld.')
    const { address, page: step } = await confirm(visitor, email)
    expect(address).toBe('/vragenlijst/veer')
    expect(written(step, 'lifeMoments')).toBe(ANSWER)
  })

  test('it is saved for who reads it there and presses nothing', async () => {
    const visitor = new Visitor()
    const email = newEmail()
    const stage = await begin(visitor)
    const privacy = await toPrivacy(visitor, { gegevens: sealedIn(stage), ...person(email) })
    await toConfirm(visitor, privacy)
    await confirm(visitor, email)
    expect((await visitor.get('/dashboard')).text).toContain('Terschelling')
  })

  test('it is saved for who confirms in another browser, at signing in there', async () => {
    const visitor = new Visitor()
    const email = newEmail()
    const stage = await begin(visitor)
    const privacy = await toPrivacy(visitor, { gegevens: sealedIn(stage), ...person(email) })
    await toConfirm(visitor, privacy)
    const other = new Visitor()
    const link = await linkFromMail(email)
    const { password } = person(email)
    await other.post(link, { token: tokenOf(link), password })
    const signIn = { intent: 'signin', email, password }
    expect((await other.post('/auth?tab=signin', signIn)).status).toBe(303)
    expect((await other.get('/dashboard')).text).toContain('Terschelling')
  })

  test('once step 1 is saved it holds what was answered there', async () => {
    const visitor = new Visitor()
    const email = newEmail()
    const stage = await begin(visitor)
    const privacy = await toPrivacy(visitor, { gegevens: sealedIn(stage), ...person(email) })
    await toConfirm(visitor, privacy)
    const { page } = await confirm(visitor, email)
    const fields = fieldsOf(pageOf(page).fields)
    await visitor.post('/vragenlijst/veer', { ...fields, lifeMoments: '', energy: 'zwemmen' })
    const again = await visitor.get('/vragenlijst/veer')
    expect([written(again, 'lifeMoments'), written(again, 'energy')]).toEqual(['', 'zwemmen'])
  })

  test.each([
    ['nothing', ' ', 'Schrijf een paar woorden op, of maak eerst een account.'],
    ['too much', 'a'.repeat(5001), 'Hier passen 5.000 tekens, u heeft er 5.001.'],
  ])(
    '%s is said on the page of the question, with what was written',
    async (_what, text, error) => {
      const refused = await begin(new Visitor(), text)
      expect(refused.status).toBe(422)
      expect(problems(refused).join()).toContain(error)
      expect(/<textarea[^>]*>([^<]*)</.exec(refused.text)?.[1]?.trim()).toBe(text.trim())
    },
  )

  test('who is signed in after all finds it on the page of the question', async () => {
    const visitor = await signedIn(await testUser())
    const sent = await begin(visitor)
    expect(sent.headers.location).toBe('/vragenlijst/veer/vraag/lifeMoments')
    expect(written(await visitor.get(String(sent.headers.location)), 'lifeMoments')).toBe(ANSWER)
  })

  test('with an address that has an account nothing of it gets into that file', async () => {
    const resident = await testUser()
    const visitor = new Visitor()
    const stage = await begin(visitor)
    const privacy = await toPrivacy(visitor, {
      gegevens: sealedIn(stage),
      ...person(resident.email),
    })
    await toConfirm(visitor, privacy)
    const theirs = await (await signedIn(resident)).get('/vragenlijst/veer')
    expect(written(theirs, 'lifeMoments')).toBe('')
  })
})
