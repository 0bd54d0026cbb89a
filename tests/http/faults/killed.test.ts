/**
 * The server is killed 50 times while people's texts are saved by themselves. Whatever it said was
 * saved is there afterwards, and a save whose answer never came can be sent again.
 */
import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { WHOLE } from '#tests/fixtures/page.ts'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'
import { startSite } from '#tests/setup/site.ts'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { withActor, asPerson } from '#app/platform/database/sql.server.ts'

const KILLS = 50
/** Saves at a time, each to a step of its own. The step with required questions is left out. */
const STEPS = sectionKeys.filter((key) => key !== 'naw')
const FIELD = {
  veer: 'energy',
  steen: 'difficulties',
  kaars: 'stories',
  rituelen: 'flowers',
  praktisch: 'burialDetails',
  naw: '',
  secret: 'caution',
}

test('every save that was acknowledged is there after the server was killed', async () => {
  const { databaseUrl } = inject('site')
  const user = await testUser()
  const { cookies } = await signedIn(user)
  const forms = STEPS.map((key) => ({
    key,
    saveId: randomUUID(),
    sequence: 0,
    text: '',
    known: '',
  }))
  let lost = 0

  /** Sends the newest text of a form; its answer may never come. */
  async function save(site: string, form: (typeof forms)[number]) {
    const visitor = new Visitor(site)
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    const { key, saveId, sequence, text } = form
    const fields = { saveId, sequence: `${sequence}`, revision: '0', [FIELD[key]]: text, ...WHOLE }
    const answer = await visitor.post(`/vragenlijst/${key}/automatisch`, fields)
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 })
    form.known = text
  }

  const stored = async ({ key }: (typeof forms)[number]) => {
    const { data } = await withActor(asPerson(user.id), (sql) => readSection(sql, user.id, key))
    return String(new Map(Object.entries(data)).get(FIELD[key]) ?? '')
  }

  // The next one starts while this one is still at work: starting takes longer than being killed.
  const start = () => startSite(databaseUrl)
  let next = start()
  for (let round = 0; round < KILLS; round += 1) {
    const site = await next
    next = start()
    // First again what got no answer: that must be no conflict.
    const open = forms.filter(({ text, known }) => text !== known)
    await Promise.all(open.map((form) => save(site.address, form)))
    const answered: Promise<unknown>[] = []
    for (const form of forms) {
      form.sequence += 1
      form.text = `${form.text} ${round}`.trim()
      answered.push(save(site.address, form).catch((error: unknown) => refuseAnswer(error)))
    }
    // Killed when some have answered and the others are at some point on their way.
    await firstOf(answered, round % forms.length)
    await site.kill()
    await Promise.all(answered)
    lost += forms.filter(({ text, known }) => text !== known).length
    for (const form of forms) {
      const text = await stored(form)
      // What was acknowledged, or what was sent after it and got no answer.
      expect([form.known, form.text]).toContain(text)
    }
  }
  const last = await next
  await Promise.all(forms.map((form) => save(last.address, form)))
  for (const form of forms) expect(await stored(form)).toBe(form.text)
  await last.stop()
  expect(lost, 'saves that were broken off').toBeGreaterThan(KILLS / 2)
}, 600_000)

/** A connection that was cut is expected; a wrong answer is not. */
function refuseAnswer(error: unknown) {
  const { code } = error as { code?: string }
  if (code !== 'ECONNRESET' && code !== 'ECONNREFUSED' && code !== 'EPIPE') throw error
}

/** Waits until so many have finished, one after the other. */
async function firstOf(all: Promise<unknown>[], count: number) {
  const open = new Map(all.map((one, index) => [index, one.then(() => index)]))
  for (let finished = 0; finished < count; finished += 1)
    open.delete(await Promise.race(open.values()))
}
