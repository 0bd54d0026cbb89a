/** The page behind the link of a reminder. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { user } from '#tests/fixtures/people/someone.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { owner } from '#tests/setup/database.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'

let token: string
const pathOf = (given: string) => `/herinnering?token=${encodeURIComponent(given)}`

beforeEach(async () => {
  await saveSection(user, {
    section: 'veer',
    id: randomUUID(),
    revision: 0,
    data: { energy: 'zwemmen' },
    final: false,
  })
  await completeFile(user.id)
  token = randomToken()
  await owner`
    insert into reminders (user_id, due_on, token_hash, sent_at, expires_at)
    values (${user.id}, now(), ${tokenHash(token)}, now(), now() + interval '1 day')`
})

async function confirmedAt(): Promise<Date | null> {
  const [row] = await owner`select confirmed_at from reminders where user_id = ${user.id}`
  return row?.confirmed_at as Date | null
}

describe('the link of a reminder', () => {
  test('opens a page with both ways on; looking changes nothing', async () => {
    const visitor = new Visitor()
    for (let looks = 0; looks < 3; looks += 1) {
      const { status, text } = await visitor.get(pathOf(token))
      expect(status).toBe(200)
      expect(text).toContain('Alles klopt nog')
      expect(text).toContain('href="/vragenlijst"')
      expect(text).not.toContain('zwemmen')
    }
    await visitor.send('HEAD', pathOf(token), {})
    expect(await confirmedAt()).toBeNull()
  })

  test('lets someone who is not signed in say that all is still right, once', async () => {
    const visitor = new Visitor()
    const answer = await visitor.post(pathOf(token), { token })
    expect([answer.status, answer.headers.location]).toEqual([303, pathOf(token)])
    const first = await confirmedAt()
    expect(first).not.toBeNull()
    expect((await visitor.get(pathOf(token))).text).toContain('Dank u wel')
    expect((await visitor.post(pathOf(token), { token })).status).toBe(303)
    expect(await confirmedAt()).toEqual(first)
    expect((await (await signedIn(user)).get('/dashboard')).text).toContain('alles klopt nog')
  })

  test.each([
    ['was never confirmed', 0],
    ['was changed since', 1],
  ])('of a draft that %s says so and leads to checking, and notes nothing', async (_, versions) => {
    await owner`
      delete from wish_versions
       where number > ${versions} and wish_id in (select id from wishes where user_id = ${user.id})`
    await owner`update wishes set is_completed = false where user_id = ${user.id}`
    const visitor = new Visitor()
    const { status, text } = await visitor.get(pathOf(token))
    expect(status).toBe(200)
    expect(text).toContain('Uw wensen zijn nog niet bevestigd')
    expect(text).toContain('href="/dashboard/controleren"')
    expect(text).not.toMatch(/klopt? nog|kloppen/)
    const answer = await visitor.post(pathOf(token), { token })
    expect([answer.status, answer.headers.location]).toEqual([303, pathOf(token)])
    expect((await visitor.get(pathOf(token))).text).toContain('Uw wensen zijn nog niet bevestigd')
    expect(await confirmedAt()).toBeNull()
  })

  test('still works for who has turned reminders off since', async () => {
    await owner`update profiles set reminder_frequency = 'never' where user_id = ${user.id}`
    const visitor = new Visitor()
    expect((await visitor.get(pathOf(token))).text).toContain('Alles klopt nog')
    await visitor.post(pathOf(token), { token })
    expect(await confirmedAt()).not.toBeNull()
    await owner`update wishes set is_completed = false where user_id = ${user.id}`
    expect((await visitor.get(pathOf(token))).text).toContain('nog niet bevestigd')
  })

  test('is dead when its time is over', async () => {
    await owner`update reminders set expires_at = now() - interval '1 second' where user_id = ${user.id}`
    expect((await new Visitor().get(pathOf(token))).status).toBe(410)
    expect((await new Visitor().post(pathOf(token), { token })).status).toBe(410)
    expect(await confirmedAt()).toBeNull()
  })

  test.each([
    ['nothing', {}],
    ['another token', { token: randomToken() }],
    ['a NUL byte', { token: '\0' }],
    ['a long text', { token: 'x'.repeat(50_000) }],
    ['two tokens', { token: ['a', 'b'] }],
    ['another name', { 'token.a': 'x' }],
  ])('does nothing for %s', async (_, fields) => {
    const answer = await new Visitor().post(pathOf(token), fields)
    expect(answer.status).toBe(410)
    expect(answer.text).toContain('Deze link werkt niet meer')
    expect(await confirmedAt()).toBeNull()
  })
})

describe('the mail that asks someone back', () => {
  const PAGE = '/herinnering/afmaken'

  test('is turned off and on by who is signed in; step 6 leads there', async () => {
    const visitor = await signedIn(user)
    expect((await visitor.get('/vragenlijst/naw')).text).toContain(`href="${PAGE}"`)
    for (const [stand, title] of [
      ['uit', 'Deze herinnering staat uit'],
      ['aan', 'Eén herinnering om verder te gaan'],
    ] as const) {
      expect((await visitor.post(PAGE, { stand })).status).toBe(303)
      expect((await visitor.get(PAGE)).text).toContain(title)
    }
  })

  test('is turned off by its link without signing in; looking changes nothing', async () => {
    await owner`
      insert into finish_reminders (user_id, sent_at, token_hash, expires_at)
      values (${user.id}, now(), ${tokenHash(token)}, now() + interval '1 day')`
    const visitor = new Visitor()
    const path = `${PAGE}?token=${token}`
    for (let looks = 0; looks < 2; looks += 1)
      expect((await visitor.get(path)).text).toContain('Deze e-mail uitzetten')
    const answer = await visitor.post(path, { token, stand: 'uit' })
    expect([answer.status, answer.headers.location]).toEqual([303, path])
    expect((await visitor.get(path)).text).toContain('Deze herinnering staat uit')
    const wrong = randomToken()
    expect((await visitor.post(`${PAGE}?token=${wrong}`, { token: wrong })).status).toBe(410)
  })
})
