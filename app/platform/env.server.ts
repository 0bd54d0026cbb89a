import { availableParallelism } from 'node:os'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { type Addresses, APP_ROLE, credentialsIn, JOBS_ROLE } from './database/database-roles.ts'

const commaSeparated = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const namedKeysSetting = commaSeparated.pipe(
  z
    .array(
      z
        .string()
        .regex(/^[a-z0-9-]{1,32}:[A-Za-z0-9+/]{43}=$/, 'verwacht naam:sleutel, 32 bytes base64'),
    )
    .min(1),
)

/** The same, or what a KMS sealed of one. */
const masterKeysSetting = commaSeparated.pipe(
  z
    .array(
      z
        .string()
        .regex(
          /^[a-z0-9-]{1,32}:([A-Za-z0-9+/]{43}=|kms:[A-Za-z0-9+/]{43,4096}={0,2})$/,
          'verwacht naam:sleutel, 32 bytes base64, of naam:kms:wat KMS verzegelde',
        ),
    )
    .min(1),
)

/** A name, a first day, and 32 bytes in base64. */
const signingKeySetting = z
  .string()
  .regex(
    /^[a-z0-9-]{1,32}:\d{4}-\d{2}-\d{2}:[A-Za-z0-9+/]{43}=$/,
    'verwacht naam:eerste dag:sleutel, 32 bytes base64',
  )

const otherKeySetting = z
  .string()
  .regex(
    /^[a-z0-9-]{1,32}:\d{4}-\d{2}-\d{2}:(\d{4}-\d{2}-\d{2})?:[A-Za-z0-9_-]{43}$/,
    'verwacht naam:eerste dag:laatste dag:openbare sleutel, zoals x in /sleutels.json',
  )

const proxies = commaSeparated.refine(
  (wanted) => {
    try {
      return Boolean(proxyAddr.compile(wanted))
    } catch {
      return false
    }
  },
  {
    error: 'verwacht adressen of netwerken, zoals 10.0.0.0/8, of loopback, linklocal, uniquelocal',
  },
)

const OPEN = 'LOCAL_OPEN_TO_NETWORK_WITH_KNOWN_PASSWORDS'
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

const address = z.url({ protocol: /^postgres(ql)?$/ })

const addressAs = (wanted: string) =>
  address.pipe(
    z.string().refine(
      (url) => {
        const { role, password } = credentialsIn(url)
        return role === wanted && password.length >= 32
      },
      {
        error: `verwacht postgres://${wanted}:wachtwoord@…, met een wachtwoord van 32 tekens of meer`,
      },
    ),
  )

const OPENING_HOURS = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/
const openingHours = z
  .string()
  .regex(OPENING_HOURS, 'verwacht tijden, zoals 09:00-17:00')
  .transform((text) => {
    const [opens = 0, closes = 0] = text.split('-').map((part) => {
      const [hours = 0, minutes = 0] = part.split(':').map(Number)
      return hours * 60 + minutes
    })
    return { opens, closes }
  })
  .refine(({ opens, closes }) => opens < closes, 'de tijd van sluiten komt na die van openen')

export type VisitingAddress = { street: string; postalCode: string; city: string; route: string }

const POSTAL_CODE = /^[1-9]\d{3} [A-Z]{2}$/
const visitingAddress = z
  .string()
  .transform((text) => text.split('|').map((part) => part.trim()))
  .refine(
    ([street, postalCode = '', city, , ...more]) =>
      street && POSTAL_CODE.test(postalCode) && city && more.length === 0,
    'verwacht straat en nummer | postcode | plaats | route, zoals Dorpsstraat 1 | 1234 AB | Zwolle | Parkeren kan voor de deur.',
  )
  .transform(([street = '', postalCode = '', city = '', route = '']): VisitingAddress => {
    return { street, postalCode, city, route }
  })

export type InvoiceSender = {
  name: string
  street: string
  postalCode: string
  city: string
  kvk: string
  vatNumber: string
}

const VAT_NUMBER = /^NL\d{9}B\d{2}$/
const invoiceSender = z
  .string()
  .transform((text) => text.split('|').map((part) => part.trim()))
  .refine(
    ([name, street, postalCode = '', city, kvk = '', vatNumber = '', ...more]) =>
      name &&
      street &&
      POSTAL_CODE.test(postalCode) &&
      city &&
      /^\d{8}$/.test(kvk) &&
      VAT_NUMBER.test(vatNumber) &&
      more.length === 0,
    'verwacht naam | straat en nummer | postcode | plaats | KVK-nummer | btw-nummer, zoals Stichting | Dorpsstraat 1 | 1234 AB | Zwolle | 12345678 | NL123456789B01',
  )
  .transform(
    ([
      name = '',
      street = '',
      postalCode = '',
      city = '',
      kvk = '',
      vatNumber = '',
    ]): InvoiceSender => {
      return { name, street, postalCode, city, kvk, vatNumber }
    },
  )

const CLAMD = /^(?:(?<path>\/\S+)|(?<host>[A-Za-z0-9.-]+|\[[0-9a-f:]+\]):(?<port>\d{1,5}))$/i
const clamdAddress = z
  .string()
  .regex(CLAMD, 'verwacht naam:poort, zoals 127.0.0.1:3310, of het pad van een socket')
  .transform((text) => {
    const { path, host = '', port } = CLAMD.exec(text)?.groups ?? {}
    return path ? { path } : { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
  })
  .refine((to) => to.path !== undefined || (to.port > 0 && to.port < 65_536), {
    error: 'verwacht een poort van 1 tot en met 65535',
  })

/** Keys of the payment provider, of real money or of tests: of the site, and of browsers. */
const stripeKeys = (mode: 'live' | 'test') => ({
  STRIPE_SECRET_KEY: stripeKey([`sk_${mode}_`, `rk_${mode}_`]).optional(),
  /** Without it the checkout opens at the provider's address, never in a page of ours. */
  STRIPE_PUBLISHABLE_KEY: stripeKey([`pk_${mode}_`]).optional(),
})

const STRIPE_KEY = /^[a-z]{2}_(live|test)_[A-Za-z0-9]{8,250}$/

const stripeKey = (beginnings: string[]) =>
  z
    .string()
    .refine(
      (key) => STRIPE_KEY.test(key) && beginnings.some((beginning) => key.startsWith(beginning)),
      `verwacht een sleutel die begint met ${beginnings.join(' of ')}`,
    )

const shape = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** The production build, run on a developer's machine. */
  LOCAL: z.stringbool().default(false),
  LOCAL_OPEN_TO_NETWORK_WITH_KNOWN_PASSWORDS: z.stringbool().default(false),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin),
  TRUSTED_PROXIES: proxies.default([]),
  /** The header in which a trusted proxy says who visits; else X-Forwarded-For. */
  CLIENT_IP_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .toLowerCase()
    .optional(),
  APP_DATABASE_URL: addressAs(APP_ROLE),
  JOBS_DATABASE_URL: addressAs(JOBS_ROLE).optional(),
  /** Set where APP_DATABASE_URL leads to a pooler that gives a connection for one transaction. */
  DATABASE_POOLER: z.enum(['transaction']).optional(),
  /** Set where the network that leads to the database encrypts by itself. */
  DATABASE_NETWORK: z.enum(['private']).optional(),
  MASTER_KEYS: masterKeysSetting,
  /** The key of AWS KMS, or of what speaks its protocol, that sealed master keys. */
  KMS_KEY: z.string().min(1).optional(),
  KMS_REGION: z.string().min(1).default('eu-central-1'),
  KMS_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  KMS_ACCESS_KEY_ID: z.string().min(1).optional(),
  KMS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SEARCH_KEYS: namedKeysSetting,
  /** Signs booklets. */
  SIGNING_KEY: signingKeySetting,
  /** Public keys by which what was signed before can be checked. */
  OTHER_SIGNING_KEYS: commaSeparated.pipe(z.array(otherKeySetting)).prefault(''),
  COOKIE_SECRETS: commaSeparated.pipe(z.array(z.string().min(32)).min(1)),
  /** Of the office; in production it always is. */
  SECOND_FACTOR_REQUIRED: z.stringbool().default(false),
  RESEND_API_KEY: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).default('Wensenregister <noreply@localhost>'),
  HELPDESK_EMAIL: z.email().default('helpdesk@wensenregister.example'),
  OFFICE_EMAIL: z.email().optional(),
  /** The name of a colleague, below letters and mails. */
  SIGNED_BY: z.string().trim().min(2).max(60).optional(),
  /** What the office aims at (specification 2.7). */
  CONVERSATIONS_A_WEEK: z.coerce.number().int().min(1).max(1000).default(3),
  CONVERSATION_MINUTES: z
    .string()
    .regex(/^\d{1,3}(-\d{1,3})?$/)
    .default('60-90'),
  /** As people read it; dialled without its spaces and hyphens. */
  OFFICE_PHONE: z
    .string()
    .regex(/^\+?\d[\d -]{8,18}$/, 'verwacht cijfers, zoals 038-1234567')
    .optional(),
  /** Dutch time; parsed to minutes since midnight. */
  OPENING_HOURS: openingHours.prefault('09:00-17:00'),
  /** 1 for Monday. Public holidays are left out anyway. */
  OPENING_DAYS: commaSeparated
    .pipe(
      z
        .array(
          z
            .string()
            .regex(/^[1-7]$/)
            .transform(Number),
        )
        .min(1),
    )
    .prefault('1,2,3,4,5'),
  CLOSED_DAYS: commaSeparated.pipe(z.array(z.iso.date())).prefault(''),
  /** Where conversations are. Without one the office mails the address itself. */
  ADDRESS_ZWOLLE: visitingAddress.optional(),
  ADDRESS_OEGSTGEEST: visitingAddress.optional(),
  /** Claims of the landing page (specification 1), set only when they can be shown. */
  CLAIM_USERS: z.coerce.number().int().positive().optional(),
  CLAIM_SURVEY: z
    .string()
    .regex(/^\d{1,3},\d{1,3}$/, 'verwacht twee percentages, zoals 85,51')
    .transform((text) => {
      const [think = 0, talk = 0] = text.split(',').map(Number)
      return { think, talk }
    })
    .optional(),
  /** What pages promise of others, as it can be done. */
  PROMISE_DIRECTORS: z.stringbool().default(true),
  PROMISE_RELATIVES: z.stringbool().default(true),
  /** What a funeral director pays for a request, in cents, with this much VAT in it (specification 9). */
  ACCESS_PRICE_CENTS: z.coerce.number().int().min(1).max(100_000).default(1050),
  VAT_PERCENT: z.coerce.number().int().min(0).max(99).default(21),
  /** How many days a member can get what it asked for; a full file is deleted after them. */
  DELIVERY_DAYS: z.coerce.number().int().min(7).max(90).default(30),
  /** Without it nobody can pay; on a developer's machine there is a test desk. */
  ...stripeKeys('test'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{16,}$/)
    .optional(),
  /** In the place of Stripe's own address, for tests. */
  STRIPE_API: z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1)$/ }).optional(),
  INVOICE_SENDER: invoiceSender.prefault(
    'Wensenregister (proef) | Dorpsstraat 1 | 1234 AB | Zwolle | 12345678 | NL123456789B01',
  ),
  CHAT_URL: z.url({ protocol: /^https$/ }).optional(),
  CHAT_TEXT: z.string().max(200).default('Ik heb een vraag over het Wensenregister.'),
  /** Without it nothing is ever measured. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'verwacht een container, zoals GTM-AB12CD3')
    .optional(),
  /** In Sentry's form; without it nothing is reported. */
  ERROR_REPORTING_DSN: z.url({ protocol: /^https?$/ }).optional(),
  DOCUMENTS_FOLDER: z.string().min(1).default('.data/documents'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** For backups that go to a bucket: keys of their own, so that who gets at files does not get at them. */
  BACKUP_S3_REGION: z.string().min(1).default('us-east-1'),
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Looks at files for viruses when they come in, and before they are delivered; without it nobody does. */
  CLAMD_ADDRESS: clamdAddress.optional(),
  /** Where what is counted can be read, by what watches the register; without it nowhere. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** How often one session may save answers in a minute, in one process. */
  SAVES_A_MINUTE: z.coerce.number().int().min(60).max(1_000_000).default(240),
  /** How many who are not signed in may sign up or in at the same time, and how long one more waits. */
  NEWCOMERS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(availableParallelism()),
  NEWCOMERS_WAIT_SECONDS: z.coerce.number().int().min(0).max(8).default(5),
  /** When there will be maintenance, in words, as the page about that shows it. */
  MAINTENANCE: z.string().max(200).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
})

/** Beyond this machine nothing goes unencrypted. What is no address is refused as such. */
const onlyEncrypted = (isEncrypted: (url: URL) => boolean) => (text: string | undefined) => {
  const url = text === undefined ? null : URL.parse(text)
  return !url || LOOPBACK.has(url.hostname) || isEncrypted(url)
}

const encrypted = (setting: z.ZodOptional<z.ZodURL>) =>
  setting.refine(
    onlyEncrypted(({ protocol }) => protocol === 'https:'),
    { error: 'verwacht in productie een adres met https' },
  )

/** The same of the database: any other `sslmode` lets somebody in between pass for it. */
const encryptedDatabase = <T extends z.ZodType<string | undefined>>(setting: T): T =>
  setting.refine(
    onlyEncrypted(({ searchParams }) => searchParams.get('sslmode') === 'verify-full'),
    {
      error:
        'verwacht in productie ?sslmode=verify-full aan het eind, of DATABASE_NETWORK=private waar het netwerk zelf versleutelt',
    },
  )

/** In production these have no default: a missing one stops the start. */
const production = shape.extend({
  SECOND_FACTOR_REQUIRED: z
    .stringbool()
    .default(true)
    .refine((required) => required, 'kan in productie niet uit'),
  RESEND_API_KEY: z.string().min(1),
  MAIL_FROM: z.string().min(3),
  HELPDESK_EMAIL: z.email(),
  PUBLIC_ORIGIN: z.url({ protocol: /^https$/ }).transform((text) => new URL(text).origin),
  S3_ENDPOINT: encrypted(shape.shape.S3_ENDPOINT),
  BACKUP_S3_ENDPOINT: encrypted(shape.shape.BACKUP_S3_ENDPOINT),
  KMS_ENDPOINT: encrypted(shape.shape.KMS_ENDPOINT),
  ERROR_REPORTING_DSN: encrypted(shape.shape.ERROR_REPORTING_DSN),
  ...stripeKeys('live'),
  STRIPE_API: z.undefined({ error: 'kan in productie niet' }).optional(),
})

const OF_ROLES = {
  APP_DATABASE_URL: encryptedDatabase(shape.shape.APP_DATABASE_URL),
  JOBS_DATABASE_URL: encryptedDatabase(shape.shape.JOBS_DATABASE_URL),
}

/** The owner's address, which no other command is given, and the roles' passwords. */
const ofMigrating = (reached: <T extends z.ZodType<string | undefined>>(setting: T) => T) =>
  z.object({
    DATABASE_URL: reached(address),
    APP_DATABASE_URL: reached(shape.shape.APP_DATABASE_URL),
    JOBS_DATABASE_URL: reached(addressAs(JOBS_ROLE)),
  })

/** Of the two ways to keep files, the one that is chosen must be complete. */
const S3_KEYS = { S3_ACCESS_KEY_ID: z.string().min(1), S3_SECRET_ACCESS_KEY: z.string().min(1) }
const FOLDER = { DOCUMENTS_FOLDER: z.string().min(1) }

/** Whoever has one setting of a KMS, or a key that it sealed, has all that it takes to ask it. */
const KMS = {
  KMS_KEY: z.string().min(1),
  KMS_ACCESS_KEY_ID: z.string().min(1),
  KMS_SECRET_ACCESS_KEY: z.string().min(1),
}
const hasKms = (set: Settings) =>
  [...Object.keys(KMS), 'KMS_REGION', 'KMS_ENDPOINT'].some((name) => set[name]) ||
  set.MASTER_KEYS?.includes(':kms:')

/** Who takes payments is told what became of them; real invoices come from a real company. */
const WEBHOOK = { STRIPE_WEBHOOK_SECRET: shape.shape.STRIPE_WEBHOOK_SECRET.unwrap() }
const SENDER = { INVOICE_SENDER: invoiceSender }

/** Demo accounts with known passwords and an open mailbox are for one machine. */
const local = shape.extend({
  HOST: shape.shape.HOST.refine((host) => LOOPBACK.has(host), {
    error: `verwacht 127.0.0.1: op deze machine kan anders iedereen in het netwerk erin. Wilt u dat, zet dan ${OPEN}=yes`,
  }),
  PUBLIC_ORIGIN: shape.shape.PUBLIC_ORIGIN.refine(
    (origin) => LOOPBACK.has(new URL(origin).hostname),
    {
      error: `verwacht zonder NODE_ENV=production een adres als http://localhost:3000, of ${OPEN}=yes`,
    },
  ),
})

type Settings = Record<string, string | undefined>

function schemaFor(set: Settings): z.ZodType<Env> {
  const isProduction = baseFor(set) === production
  const base = encrypts(set) ? baseFor(set).extend(OF_ROLES) : baseFor(set)
  const keys = hasKms(set) ? base.extend(KMS) : base
  const kept = set.S3_BUCKET || isProduction ? keys.extend(set.S3_BUCKET ? S3_KEYS : FOLDER) : keys
  if (!set.STRIPE_SECRET_KEY) return kept
  return isProduction ? kept.extend({ ...WEBHOOK, ...SENDER }) : kept.extend(WEBHOOK)
}

/** Whether the site itself has to see to it that nobody reads along on the way to the database. */
const encrypts = (set: Settings): boolean =>
  baseFor(set) === production && set.DATABASE_NETWORK !== 'private'

function baseFor({ LOCAL, NODE_ENV, [OPEN]: open }: Settings) {
  const isOn = (value: string | undefined) => shape.shape.LOCAL.safeParse(value).data
  if (isOn(LOCAL)) return isOn(open) ? shape : local
  return NODE_ENV === 'production' ? production : shape
}

export type Env = z.infer<typeof shape>

/** Reads the settings. @throws one error that names every setting that is missing or wrong */
export function parseEnv(source: Settings): Env {
  const set = settled(source)
  return parsedBy(schemaFor(set), set)
}

/** Reads where the database is, for `migrate`, which needs nothing else. @throws as `parseEnv` */
export function parseAddresses(source: Settings): Addresses {
  const given = settled(source)
  const set = parsedBy(addressesFor(given), given)
  return { owner: set.DATABASE_URL, app: set.APP_DATABASE_URL, jobs: set.JOBS_DATABASE_URL }
}

/** Reads where it is for its owner alone, as `operate` does. @throws as `parseEnv` */
export function parseOwnerAddress(source: Settings): string {
  const given = settled(source)
  return parsedBy(addressesFor(given).pick({ DATABASE_URL: true }), given).DATABASE_URL
}

const addressesFor = (set: Settings) =>
  ofMigrating(encrypts(set) ? encryptedDatabase : (setting) => setting)

const settled = (source: Settings): Settings =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value))

function parsedBy<T>(schema: z.ZodType<T>, set: Settings): T {
  const result = schema.safeParse(set)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return `  ${name}: ${set[name] ? issue.message : 'is not set'}`
  })
  throw new Error(`Settings are missing or wrong (see .env.example):\n${lines.join('\n')}`)
}

let current: Env | undefined

/** The settings of this process, read once. @throws as `parseEnv`, the first time */
export function env(): Env {
  current ??= parseEnv(process.env)
  return current
}

/** Whether this is a developer's machine, the only place with simulated mail and demo accounts. */
export const isLocal = (): boolean => env().LOCAL
