/** A site whose master key comes from a KMS that is away: it says so plainly, and goes on by itself. */
import { expect, inject, test, vi } from 'vitest'
import { Visitor } from '#tests/setup/client.ts'
import { copyTemplate } from '#tests/setup/databases.ts'
import { startKms } from '#tests/fixtures/kms.ts'
import { startSite } from '#tests/setup/site.ts'

const PATIENTLY = { timeout: 30_000, interval: 500 }

test('without its master key nobody gets in, nobody gets a 500, and it comes by itself', async () => {
  const kms = await startKms()
  const settings = {
    ...kms.settings,
    MASTER_KEYS: kms.newKey('k1'),
  }
  kms.kms.mood = 'away'
  const site = await startSite(await copyTemplate(inject('templateUrl'), 'kms'), settings)
  try {
    const visitor = new Visitor(site.address)
    expect((await visitor.get('/')).status).toBe(200)
    const signIn = () =>
      visitor.post('/auth', { intent: 'signin', email: 'a@example.nl', password: 'Geheim-2026' })
    const away = await signIn()
    expect(away.status).toBe(503)
    expect(away.text).toMatch(/even niet|probeer het (straks|later|zo)/i)
    kms.kms.mood = 'well'
    await vi.waitFor(async () => expect((await signIn()).status).toBe(422), PATIENTLY)
    const asked = kms.kms.asked
    for (let time = 0; time < 5; time += 1) await signIn()
    expect(kms.kms.asked).toBe(asked)
  } finally {
    await site.stop()
    await kms.stop()
  }
})
