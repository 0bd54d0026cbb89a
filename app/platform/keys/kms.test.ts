import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startKms } from '#tests/fixtures/kms.ts'
import { databaseSettings } from '#tests/setup/settings.ts'

const PLAIN = `k1:${Buffer.alloc(32, 1).toString('base64')}`
let server: Awaited<ReturnType<typeof startKms>>

beforeAll(async () => {
  server = await startKms()
  Object.assign(process.env, databaseSettings('postgres://owner@127.0.0.1/none'), server.settings)
})
afterAll(() => server.stop())
beforeEach(() => {
  server.kms.mood = 'well'
})

/** The application as it starts with these settings. */
async function startedWith(masterKeys: string, settings: Record<string, string> = {}) {
  vi.resetModules()
  Object.assign(process.env, server.settings, settings, { MASTER_KEYS: masterKeys })
  const crypto = await import('./crypto.server.ts')
  const kms = await import('./kms.server.ts')
  const { isOutage } = await import('../unavailable.server.ts')
  return { ...crypto, ...kms, isOutage }
}

const newKey = async (name: string) => (await startedWith(PLAIN)).newMasterKey(name)
const HOUR = 60 * 60 * 1000

/** What sealing does now. */
function sealingBy({ sealForSystem, isOutage }: Awaited<ReturnType<typeof startedWith>>) {
  try {
    sealForSystem('tekst', 'mails 1')
    return 'works'
  } catch (error) {
    return isOutage(error) ? 'outage' : error
  }
}

describe('a master key from KMS', () => {
  test('is asked for once, and seals and opens for every process', async () => {
    const entry = await newKey('k2')
    expect(entry).toMatch(/^k2:kms:/)
    const one = await startedWith(entry)
    const end = await one.keepMasterKeys()
    const asked = server.kms.asked
    const sealed = one.sealForSystem('tekst', 'mails 1')
    for (let time = 0; time < 100; time += 1) one.openForSystem(sealed, 'mails 1')
    expect(server.kms.asked).toBe(asked)
    end()
    const other = await startedWith(entry)
    await other.haveMasterKeys()
    expect(other.openForSystem(sealed, 'mails 1')).toBe('tekst')
  })

  test('takes over from one in the setting', async () => {
    const before = await startedWith(PLAIN)
    const wrapped = before.newWrappedKey('person')
    const during = await startedWith(`${await newKey('k2')},${PLAIN}`)
    await during.haveMasterKeys()
    expect(during.masterKeyNames()).toEqual(['k2', 'k1'])
    const rewrapped = during.rewrapKey(wrapped, 'person')
    expect(rewrapped?.subarray(1, 3).toString()).toBe('k2')
  })

  test('opens under its own name alone', async () => {
    const entry = (await newKey('k2')).replace('k2:', 'k3:')
    const { haveMasterKeys } = await startedWith(entry)
    await expect(haveMasterKeys()).rejects.toThrow(/InvalidCiphertextException/)
  })
})

describe('at the start', () => {
  test.each(['throttled', 'broken', 'away'] as const)(
    'a KMS that is %s: an outage, until it is there',
    async (mood) => {
      const site = await startedWith(await newKey('k2'))
      server.kms.mood = mood
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
      const end = await site.keepMasterKeys()
      expect(sealingBy(site)).toBe('outage')
      server.kms.mood = 'well'
      await vi.advanceTimersByTimeAsync(5000)
      vi.useRealTimers()
      await expect.poll(() => sealingBy(site)).toBe('works')
      end()
    },
  )

  test.each([
    ['denied', {}, /AccessDeniedException/],
    ['well', { KMS_KEY: 'alias/other' }, /IncorrectKeyException/],
    ['well', { KMS_ACCESS_KEY_ID: 'OTHER' }, /UnrecognizedClientException/],
  ] as const)('a KMS that is %s with %j stops the start', async (mood, settings, words) => {
    const entry = await newKey('k2')
    const site = await startedWith(entry, settings)
    server.kms.mood = mood
    await expect(site.keepMasterKeys()).rejects.toThrow(words)
  })

  test('a KMS that does not answer is given up', { timeout: 60_000 }, async () => {
    const site = await startedWith(await newKey('k2'))
    server.kms.mood = 'slow'
    const end = await site.keepMasterKeys()
    expect(sealingBy(site)).toBe('outage')
    end()
  })
})

describe('an hour later', () => {
  test.each([
    ['away', 'works'],
    ['throttled', 'works'],
    ['denied', 'outage'],
  ] as const)('a KMS that is %s: sealing %s', async (mood, does) => {
    const site = await startedWith(await newKey('k2'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const end = await site.keepMasterKeys()
    server.kms.mood = mood
    const asked = server.kms.asked
    await vi.advanceTimersByTimeAsync(HOUR)
    vi.useRealTimers()
    await expect.poll(() => server.kms.asked).toBeGreaterThan(asked)
    await expect.poll(() => sealingBy(site)).toBe(does)
    end()
  })
})

test('a key in the setting asks nobody', async () => {
  const asked = server.kms.asked
  const site = await startedWith(PLAIN)
  const end = await site.keepMasterKeys()
  expect(sealingBy(site)).toBe('works')
  expect(server.kms.asked).toBe(asked)
  end()
})
