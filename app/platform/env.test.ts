import { describe, expect, test } from 'vitest'
import { parseAddresses, parseEnv, parseOwnerAddress } from './env.server.ts'

const KEY = `a:${Buffer.alloc(32, 1).toString('base64')}`
const OPEN = 'LOCAL_OPEN_TO_NETWORK_WITH_KNOWN_PASSWORDS'
/** An address of the database, with a password that counts as a secret below. */
function addressAs(role: string, password = 'geheim-van-de-rol-dat-lang-genoeg-is') {
  return `postgres://${role}:${password}@127.0.0.1:5432/db`
}
const LOCAL = {
  PUBLIC_ORIGIN: 'http://localhost:3000',
  APP_DATABASE_URL: addressAs('wensenregister_app'),
  MASTER_KEYS: KEY,
  SEARCH_KEYS: KEY,
  SIGNING_KEY: `s:2026-01-01:${Buffer.alloc(32, 2).toString('base64')}`,
  COOKIE_SECRETS: 'geheim van de koekjes dat lang genoeg is',
}
const PRODUCTION = {
  ...LOCAL,
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://wensenregister.example',
  RESEND_API_KEY: 're_123456',
  MAIL_FROM: 'Wensenregister <post@wensenregister.example>',
  HELPDESK_EMAIL: 'help@wensenregister.example',
  DOCUMENTS_FOLDER: '/data/documents',
}

type Settings = Record<string, string | undefined>

/** The settings that are named in the refusal, and the refusal itself. */
function refusal(settings: Settings) {
  try {
    parseEnv(settings)
  } catch (error) {
    const { message } = error as Error
    return { message, names: Array.from(message.matchAll(/^ {2}(\w+):/gm), ([, name]) => name) }
  }
  throw new Error('accepted')
}

const BY_KMS = `b:kms:${Buffer.alloc(90, 1).toString('base64')}`
const KMS = { KMS_KEY: 'alias/a', KMS_ACCESS_KEY_ID: 'naam', KMS_SECRET_ACCESS_KEY: 'sleutel' }

describe('settings', () => {
  test("of a developer's machine may leave the rest out", () => {
    expect(parseEnv(LOCAL)).toMatchObject({
      NODE_ENV: 'development',
      LOCAL: false,
      HOST: '127.0.0.1',
      PORT: 3000,
      TRUSTED_PROXIES: [],
      LOG_LEVEL: 'info',
      MASTER_KEYS: [KEY],
    })
  })

  test('hold the address of a place, its route if there is one', () => {
    const street = { street: 'Dorpsstraat 1', postalCode: '8011 AB', city: 'Zwolle' }
    const addressIn = (text: string) => parseEnv({ ...LOCAL, ADDRESS_ZWOLLE: text }).ADDRESS_ZWOLLE
    expect(addressIn('Dorpsstraat 1 | 8011 AB | Zwolle')).toEqual({ ...street, route: '' })
    expect(addressIn('Dorpsstraat 1|8011 AB|Zwolle|Bel rechts.')).toEqual({
      ...street,
      route: 'Bel rechts.',
    })
  })

  test.each([
    'Dorpsstraat 1, Zwolle',
    '| 8011 AB | Zwolle',
    'A 1 | 8011 | Zwolle',
    'A|8011 AB|B|c|d',
  ])('refuse %j for an address', (text) =>
    expect(refusal({ ...LOCAL, ADDRESS_ZWOLLE: text }).names).toEqual(['ADDRESS_ZWOLLE']),
  )

  test.each([
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['clamd.internal:3310', { host: 'clamd.internal', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('take %s for the place of clamd', (text, place) =>
    expect(parseEnv({ ...LOCAL, CLAMD_ADDRESS: text }).CLAMD_ADDRESS).toEqual(place),
  )

  test.each(['clamd', '127.0.0.1:0', '127.0.0.1:65536', ':3310', 'tcp://clamd:3310', 'a b:1'])(
    'refuse %j for the place of clamd',
    (text) => expect(refusal({ ...LOCAL, CLAMD_ADDRESS: text }).names).toEqual(['CLAMD_ADDRESS']),
  )

  const SENDER = 'Stichting | Dorp 1 | 1234 AB | Zwolle | 12345678 | NL123456789B01'
  const PAYING = { STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef', INVOICE_SENDER: SENDER }
  const [testKey, liveKey] = ['sk_test_0123456789', 'rk_live_0123456789']

  test('let people pay in production with a real key, everywhere else with a key of tests', () => {
    const paid = parseEnv({ ...PRODUCTION, ...PAYING, STRIPE_SECRET_KEY: liveKey })
    expect(paid.INVOICE_SENDER).toMatchObject({ name: 'Stichting', kvk: '12345678' })
    parseEnv({ ...LOCAL, LOCAL: 'true', ...PAYING, STRIPE_SECRET_KEY: testKey })
    for (const settings of [
      { ...PRODUCTION, STRIPE_SECRET_KEY: testKey },
      { ...LOCAL, LOCAL: 'true', STRIPE_SECRET_KEY: liveKey },
    ])
      expect(refusal({ ...settings, ...PAYING }).names).toEqual(['STRIPE_SECRET_KEY'])
  })

  test('give browsers a key of the same kind', () => {
    const [testKeyOfPages, liveKeyOfPages] = ['pk_test_0123456789', 'pk_live_0123456789']
    parseEnv({ ...PRODUCTION, STRIPE_PUBLISHABLE_KEY: liveKeyOfPages })
    parseEnv({ ...LOCAL, STRIPE_PUBLISHABLE_KEY: testKeyOfPages })
    for (const settings of [
      { ...PRODUCTION, STRIPE_PUBLISHABLE_KEY: testKeyOfPages },
      { ...LOCAL, STRIPE_PUBLISHABLE_KEY: liveKeyOfPages },
      // A secret one would be shown to everyone.
      { ...LOCAL, STRIPE_PUBLISHABLE_KEY: testKey },
    ])
      expect(refusal(settings).names).toEqual(['STRIPE_PUBLISHABLE_KEY'])
  })

  test('that let people pay say who is told and who stands on the invoices', () => {
    const production = { ...PRODUCTION, STRIPE_SECRET_KEY: liveKey }
    expect(refusal(production).names).toEqual(['STRIPE_WEBHOOK_SECRET', 'INVOICE_SENDER'])
    expect(refusal({ ...LOCAL, STRIPE_SECRET_KEY: testKey }).names).toEqual([
      'STRIPE_WEBHOOK_SECRET',
    ])
    for (const sender of ['Stichting', SENDER.replace('B01', ''), `${SENDER} | meer`])
      expect(refusal({ ...LOCAL, INVOICE_SENDER: sender }).names).toEqual(['INVOICE_SENDER'])
    const api = { STRIPE_API: 'http://127.0.0.1:12111' }
    expect(refusal({ ...production, ...PAYING, ...api }).names).toEqual(['STRIPE_API'])
    expect(refusal({ ...LOCAL, STRIPE_API: 'http://example.nl' }).names).toEqual(['STRIPE_API'])
  })

  test('of production are accepted when complete', () => {
    expect(parseEnv(PRODUCTION)).toMatchObject({ NODE_ENV: 'production', LOCAL: false })
  })

  test.each(Object.keys(PRODUCTION).filter((name) => name !== 'NODE_ENV'))(
    'of production without %s stop the start and name it',
    (name) => {
      for (const missing of [undefined, '']) {
        const { names, message } = refusal({ ...PRODUCTION, [name]: missing })
        expect(names).toEqual([name])
        expect(message).toContain(`${name}: is not set`)
      }
    },
  )

  test('of production name everything that is missing at once', () => {
    const { names } = refusal({ NODE_ENV: 'production' })
    expect(names.toSorted()).toEqual(
      Object.keys(PRODUCTION)
        .filter((name) => name !== 'NODE_ENV')
        .toSorted(),
    )
  })

  test("of the production build on a developer's machine need no mail provider", () => {
    expect(parseEnv({ ...LOCAL, NODE_ENV: 'production', LOCAL: 'true' }).LOCAL).toBe(true)
    expect(refusal({ ...LOCAL, NODE_ENV: 'production', LOCAL: 'false' }).names).toContain(
      'RESEND_API_KEY',
    )
  })

  test.each(['true', '1', 'yes', 'on'])(
    'of a machine for development (LOCAL=%s) allow no address that others can reach',
    (yes) => {
      for (const PUBLIC_ORIGIN of ['https://wensenregister.example', 'http://192.168.1.5:3000'])
        for (const base of [LOCAL, PRODUCTION])
          expect(refusal({ ...base, LOCAL: yes, PUBLIC_ORIGIN }).names).toEqual(['PUBLIC_ORIGIN'])
      for (const PUBLIC_ORIGIN of ['http://127.0.0.1:3000', 'http://[::1]:3000'])
        expect(parseEnv({ ...LOCAL, LOCAL: yes, PUBLIC_ORIGIN }).LOCAL).toBe(true)
    },
  )

  test.each(['0.0.0.0', '::', '192.168.1.5', 'laptop.example'])(
    'of a machine for development do not let it listen on %s, where others reach it',
    (HOST) => {
      for (const base of [LOCAL, { ...PRODUCTION, PUBLIC_ORIGIN: LOCAL.PUBLIC_ORIGIN }]) {
        const { names, message } = refusal({ ...base, LOCAL: 'true', HOST })
        expect(names).toEqual(['HOST'])
        expect(message).toContain(`${OPEN}=yes`)
      }
      expect(parseEnv({ ...PRODUCTION, HOST }).HOST).toBe(HOST)
    },
  )

  test.each(['127.0.0.1', '::1', 'localhost'])(
    'of a machine for development let it listen on %s',
    (HOST) => expect(parseEnv({ ...LOCAL, LOCAL: 'true', HOST }).HOST).toBe(HOST),
  )

  test('of a machine for development open it to the network when that is said in so many words', () => {
    const open = { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://192.168.1.5:3000' }
    const said = { ...LOCAL, ...open, LOCAL: 'true' }
    expect(parseEnv({ ...said, [OPEN]: 'yes' })).toMatchObject(open)
    for (const no of ['', 'no']) expect(refusal({ ...said, [OPEN]: no }).names).toHaveLength(2)
    // It opens no way round the demands of production.
    expect(refusal({ ...LOCAL, NODE_ENV: 'production', [OPEN]: 'yes' }).names).toContain(
      'RESEND_API_KEY',
    )
  })

  test('of production need no folder when files are kept in S3, but both of its keys', () => {
    const { DOCUMENTS_FOLDER: _, ...rest } = PRODUCTION
    const withS3 = { ...rest, S3_BUCKET: 'bestanden' }
    expect(refusal(withS3).names.toSorted()).toEqual(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    const keys = { S3_ACCESS_KEY_ID: 'naam', S3_SECRET_ACCESS_KEY: 'sleutel' }
    expect(parseEnv({ ...withS3, ...keys }).S3_BUCKET).toBe('bestanden')
  })

  test.each<[string, Record<string, string>, string[]]>([
    ['a key by KMS alone', { MASTER_KEYS: BY_KMS }, Object.keys(KMS)],
    [
      'the name of its key alone',
      { KMS_KEY: 'alias/a' },
      ['KMS_ACCESS_KEY_ID', 'KMS_SECRET_ACCESS_KEY'],
    ],
    ['its region alone', { KMS_REGION: 'eu-west-1' }, Object.keys(KMS)],
    ['its address alone', { KMS_ENDPOINT: 'https://kms.example' }, Object.keys(KMS)],
  ])('of a KMS are all there, or the start is refused: %s', (_, settings, missing) => {
    expect(refusal({ ...PRODUCTION, ...settings }).names.toSorted()).toEqual(missing.toSorted())
    const set = { ...PRODUCTION, MASTER_KEYS: `${BY_KMS},${KEY}`, ...KMS, ...settings }
    expect(parseEnv(set).KMS_KEY).toBe('alias/a')
    for (const wrong of ['a:kms:', 'a:kms:geheim!'])
      expect(refusal({ ...set, MASTER_KEYS: wrong }).names).toEqual(['MASTER_KEYS'])
  })

  const WRONG: [string, string][] = [
    ['MASTER_KEYS', 'a:other:geheim'],
    ['SEARCH_KEYS', BY_KMS],
    ['NODE_ENV', 'prod'],
    ['PORT', '-1'],
    ['OPENING_HOURS', '9-17'],
    ['OPENING_HOURS', '17:00-09:00'],
    ['OPENING_DAYS', '0'],
    ['OPENING_DAYS', 'ma'],
    ['CLOSED_DAYS', '24-12-2026'],
    ['CLOSED_DAYS', '2026-02-30'],
    ['OFFICE_EMAIL', 'geheim'],
    ['PORT', '70000'],
    ['PORT', 'geheim-3000'],
    ['PUBLIC_ORIGIN', 'wensenregister.example'],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
    ['APP_DATABASE_URL', 'mysql://geheim@host/db'],
    ['APP_DATABASE_URL', 'geheim'],
    ['APP_DATABASE_URL', addressAs('wensenregister_jobs')],
    ['APP_DATABASE_URL', addressAs('wensenregister_app', 'geheim-te-kort')],
    ['JOBS_DATABASE_URL', addressAs('wensenregister_app')],
    ['MASTER_KEYS', 'geheim'],
    ['MASTER_KEYS', 'a:geheim'],
    ['MASTER_KEYS', `A:${KEY.slice(2)}`],
    ['MASTER_KEYS', `${KEY},b:geheim`],
    ['MASTER_KEYS', `a:${Buffer.alloc(31, 1).toString('base64')}`],
    ['MASTER_KEYS', ','],
    ['SEARCH_KEYS', 'a:geheim'],
    ['SIGNING_KEY', 'a:2026-01-01:geheim'],
    ['OTHER_SIGNING_KEYS', 'a:2026-01-01:2026-02-01:geheim'],
    ['COOKIE_SECRETS', 'geheim te kort'],
    [OPEN, 'geheim'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,geheim'],
    ['CLIENT_IP_HEADER', 'geen koptekst'],
    ['COOKIE_SECRETS', `${LOCAL.COOKIE_SECRETS},geheim te kort`],
    ['HELPDESK_EMAIL', 'geheim'],
    ['LOG_LEVEL', 'alles'],
  ]
  test.each(WRONG)('%s=%s is refused without its value being told', (name, value) => {
    const { names, message } = refusal({ ...LOCAL, [name]: value })
    expect(new Set(names)).toEqual(new Set([name]))
    expect(message).not.toContain('geheim')
    expect(message).not.toContain(KEY.slice(2))
  })

  test('of production insist on https', () => {
    const wrong = { ...PRODUCTION, PUBLIC_ORIGIN: 'http://wensenregister.example' }
    expect(refusal(wrong).names).toEqual(['PUBLIC_ORIGIN'])
  })

  test.each(['S3_ENDPOINT', 'BACKUP_S3_ENDPOINT', 'KMS_ENDPOINT', 'ERROR_REPORTING_DSN'])(
    'of production send nothing unencrypted beyond the machine to %s',
    (name) => {
      const withIt = (url: string) => ({
        ...PRODUCTION,
        ...(name === 'KMS_ENDPOINT' && KMS),
        [name]: url,
      })
      expect(refusal(withIt('http://geheim@elders.example/1')).names).toEqual([name])
      expect(refusal(withIt('http://127.0.0.1.elders.example/1')).names).toEqual([name])
      expect(refusal(withIt('geen adres')).names).toEqual([name])
      for (const url of ['https://sleutel@elders.example/1', 'http://127.0.0.1:9000/1'])
        expect(parseEnv(withIt(url))).toMatchObject({ [name]: url })
    },
  )

  const AFAR = addressAs('wensenregister_app').replace('127.0.0.1', 'db.elders.example')

  test.each(['', '?sslmode=require', '?sslmode=verify-ca', '?sslmode=disable'])(
    'of production send nothing unencrypted, or to who knows whom, to the database: %s',
    (query) => {
      const far = { ...PRODUCTION, APP_DATABASE_URL: `${AFAR}${query}` }
      expect(refusal(far).names).toEqual(['APP_DATABASE_URL'])
      expect(parseEnv({ ...far, DATABASE_NETWORK: 'private' }).DATABASE_NETWORK).toBe('private')
      expect(parseEnv({ ...LOCAL, APP_DATABASE_URL: far.APP_DATABASE_URL }).LOCAL).toBe(false)
    },
  )

  test('of production reach a database elsewhere whose certificate is looked at', () => {
    const url = `${AFAR}?sslmode=verify-full`
    expect(parseEnv({ ...PRODUCTION, APP_DATABASE_URL: url }).APP_DATABASE_URL).toBe(url)
  })

  test('never tell a secret when another setting is wrong', () => {
    const { message } = refusal({ ...PRODUCTION, PORT: 'x', JOBS_DATABASE_URL: 'x' })
    for (const name of [
      'APP_DATABASE_URL',
      'MASTER_KEYS',
      'SEARCH_KEYS',
      'SIGNING_KEY',
      'COOKIE_SECRETS',
      'RESEND_API_KEY',
    ] as const)
      expect(message).not.toContain(PRODUCTION[name])
  })

  test('say when appointments can be made', () => {
    expect(parseEnv(LOCAL)).toMatchObject({
      OPENING_HOURS: { opens: 540, closes: 1020 },
      OPENING_DAYS: [1, 2, 3, 4, 5],
      CLOSED_DAYS: [],
    })
    const other = {
      OPENING_HOURS: '10:30-12:00',
      OPENING_DAYS: '2, 6',
      CLOSED_DAYS: '2026-12-24,2026-12-31',
    }
    expect(parseEnv({ ...LOCAL, ...other })).toMatchObject({
      OPENING_HOURS: { opens: 630, closes: 720 },
      OPENING_DAYS: [2, 6],
      CLOSED_DAYS: ['2026-12-24', '2026-12-31'],
    })
  })

  test('may hold several keys and secrets, newest first', () => {
    const second = `b:${Buffer.alloc(32, 2).toString('base64')}`
    const { MASTER_KEYS, TRUSTED_PROXIES } = parseEnv({
      ...LOCAL,
      MASTER_KEYS: `${second}, ${KEY}`,
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    })
    expect(MASTER_KEYS).toEqual([second, KEY])
    expect(TRUSTED_PROXIES).toEqual(['127.0.0.1', '10.0.0.0/8'])
  })

  test('keep of the address of the site the origin only', () => {
    const { PUBLIC_ORIGIN } = parseEnv({ ...LOCAL, PUBLIC_ORIGIN: 'https://a.example/pad?x=1' })
    expect(PUBLIC_ORIGIN).toBe('https://a.example')
  })
})

describe('settings of migrating', () => {
  const MIGRATING = {
    DATABASE_URL: 'postgres://owner:kort@127.0.0.1:5432/db',
    APP_DATABASE_URL: addressAs('wensenregister_app'),
    JOBS_DATABASE_URL: addressAs('wensenregister_jobs'),
  }

  test('are the three addresses and nothing else', () => {
    expect(parseAddresses(MIGRATING)).toEqual({
      owner: MIGRATING.DATABASE_URL,
      app: MIGRATING.APP_DATABASE_URL,
      jobs: MIGRATING.JOBS_DATABASE_URL,
    })
  })

  test.each(Object.keys(MIGRATING) as (keyof typeof MIGRATING)[])(
    'in production go to %s on the machine, or encrypted',
    (name) => {
      const url = MIGRATING[name].replace('127.0.0.1', 'db.elders.example')
      const far = { ...MIGRATING, NODE_ENV: 'production', [name]: url }
      expect(() => parseAddresses(far)).toThrow(`\n  ${name}: verwacht in productie`)
      const ways = [{ [name]: `${url}?sslmode=verify-full` }, { DATABASE_NETWORK: 'private' }]
      for (const way of ways) expect(() => parseAddresses({ ...far, ...way })).not.toThrow()
    },
  )

  test('in production take who operates to the database on the machine, or encrypted', () => {
    const DATABASE_URL = MIGRATING.DATABASE_URL.replace('127.0.0.1', 'db.elders.example')
    const far = { NODE_ENV: 'production', DATABASE_URL }
    expect(() => parseOwnerAddress(far)).toThrow('DATABASE_URL: verwacht in productie')
    expect(parseOwnerAddress({ ...far, DATABASE_NETWORK: 'private' })).toBe(DATABASE_URL)
    expect(parseOwnerAddress({ DATABASE_URL })).toBe(DATABASE_URL)
  })

  test.each(Object.keys(MIGRATING))('without %s are refused and name it', (name) => {
    expect(() => parseAddresses({ ...MIGRATING, [name]: '' })).toThrow(`\n  ${name}: is not set`)
  })
})
