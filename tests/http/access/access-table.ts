import { randomUUID } from 'node:crypto'
import { textPages } from '#app/features/content/text-pages.ts'
import { Readable } from 'node:stream'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import { oldAddresses } from '#app/features/content/old-addresses.ts'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { cardOf } from '#tests/fixtures/people/cards.ts'
import { fillForRelatives, saidYes } from '#tests/fixtures/people/relatives.ts'
import { createPerson, newEmail, type TestUser } from '#tests/fixtures/people/people.ts'

/**
 * Who asks. `other` is a private person like `user`, to whom nothing of `user` may be shown; `unsure`
 * an administrator who signed in without a second factor.
 */
export const WHO = ['anonymous', 'user', 'other', 'guild', 'staff', 'admin', 'unsure'] as const
export type Who = (typeof WHO)[number]

/** A status, the beginning of the address that the answer redirects to, or where it is for good. */
export type Outcome = number | `/${string}` | { moved: string }
type Outcomes = Outcome | ({ others: Outcome } & Partial<Record<Who, Outcome>>)

export type Row = {
  /** Where the route answers; a function gets `user`, whose data the address is about. */
  path: string | ((user: TestUser) => string | Promise<string>)
  /** Its id, where the row goes by another name because there are several of it. */
  route?: string
  /** What GET gives; the same for the page and for its data. */
  get: Outcomes
  /** What an empty form gives, sent from a page of ours. */
  post: Outcomes
}

/** What a kind of visitor gets. */
export const outcomeFor = (outcomes: Outcomes, who: Who): Outcome =>
  typeof outcomes === 'object' && 'others' in outcomes
    ? (outcomes[who] ?? outcomes.others)
    : outcomes

/** Sent to sign in, and back here afterwards. */
const SIGN_IN = '/auth?terug='

/** To set up a second factor, before anything in the office. */
const SET_UP = '/dashboard/account/tweede-stap'

/** A page without a form of its own refuses posts. */
const noForm = 405

/** Below the layout of signed-in people. */
const person = (path: Row['path'], post: Outcome = noForm): Row => ({
  path,
  get: { anonymous: SIGN_IN, others: 200 },
  post: { anonymous: SIGN_IN, others: post },
})

/** About something of `user`, which is not there for anyone else. */
const ofUser = (path: Row['path'], post: Outcome): Row => ({
  path,
  get: { anonymous: SIGN_IN, user: 200, others: 404 },
  post: { anonymous: SIGN_IN, user: post, others: post === noForm ? noForm : 404 },
})

/** By address, since nobody is asked more than a few times a day. */
const readers = new Map<string, ReturnType<typeof letsRead>>()

/** Makes someone who lets the contact with this address read a step and a document now. */
async function letsRead(email: string) {
  const { id } = await createPerson(newEmail())
  const { letter } = await fillForRelatives(id, [{ firstName: 'An', lastName: 'Vos', email }])
  return { relative: await saidYes(id, 'An', { veer: 'now', documents: 'now' }), letter }
}

/** What somebody lets the contact with the address of `user` read now. */
const ofReader = (path: (relative: string, letter: string) => string, post: Outcome): Row => ({
  path: async ({ email }) => {
    const asked = readers.get(email) ?? letsRead(email)
    readers.set(email, asked)
    const { relative, letter } = await asked
    return path(relative, letter)
  },
  get: { anonymous: '/contactpersoon', user: 200, others: 404 },
  post: post === noForm ? noForm : { anonymous: '/contactpersoon', user: post, others: 404 },
})

/** What is there once somebody died. */
const ofNoCopy = (name: string): Row => ({
  ...ofReader((relative) => `/contactpersoon/${relative}/${name}`, noForm),
  get: { anonymous: '/contactpersoon', others: 404 },
})

/** What contacts share after a death, asked for where nobody let us know of one. */
const whereNothingRuns = (page: string, post: Outcome): Row => {
  const row = ofReader((relative) => `/contactpersoon/${relative}/${page}`, post)
  return {
    ...row,
    get: { anonymous: '/contactpersoon', user: '/overleden/eerste-dagen', others: 404 },
  }
}

/** A confirmed version of someone in which all is taken back, so that empty posts change nothing. */
async function confirmedVersion({ id }: TestUser): Promise<string> {
  const save = (revision: number, energy: string) =>
    saveSection(
      { id },
      { section: 'veer', id: randomUUID(), revision, data: { energy }, final: true },
    )
  await save(0, 'zwemmen')
  await save(1, '')
  return '/dashboard/versies/2'
}

async function draftOf({ id }: TestUser) {
  const save = { section: 'kaars', id: randomUUID(), revision: 0, final: false } as const
  await saveSection({ id }, { ...save, data: { remembered: 'met taart' } })
}

/** The number of the file of `user`. */
async function numberOf(user: TestUser): Promise<string> {
  await draftOf(user)
  return (await readOnly(asPerson(user.id), (sql) => findWishFile(sql, user.id)))?.number ?? ''
}

/** A document of `user`, a new one each time, since a post may delete it. */
async function documentOf({ id }: TestUser): Promise<string> {
  const stored = await storeDocument(id, {
    purpose: 'document',
    name: 'brief.txt',
    nameWhenEmpty: 'document',
    description: '',
    contents: Readable.from([Buffer.from('Lieve allemaal')]),
  })
  if (!stored.ok) throw new Error(stored.reason)
  return `/vragenlijst/documenten/${stored.id}`
}

/** A contact of `user`, a new one each time, since a post may ask them. */
async function relativeOf({ id }: TestUser): Promise<string> {
  const contact = { firstName: 'An', lastName: 'Vos', email: `${randomUUID()}@example.nl` }
  const revision = await readOnly(
    asPerson(id),
    async (sql) => (await readSection(sql, id, 'naw')).revision,
  )
  const data = { contacts: [contact] }
  await saveSection({ id }, { section: 'naw', id: randomUUID(), revision, data, final: false })
  const [relative] = await currentRelatives(id)
  return `/dashboard/contacten/${relative?.id}`
}

/** About a living will that nobody here has: back to the page that says so. */
const withoutLivingWill = (part: string): Row => ({
  path: `/dashboard/wilsverklaring/${part}`,
  get: { anonymous: SIGN_IN, others: '/dashboard/wilsverklaring' },
  post: { anonymous: SIGN_IN, others: '/dashboard/wilsverklaring' },
})

/** Below the layout of the office. */
const office = (path: Row['path'], post: Outcome = noForm): Row => ({
  path,
  get: { anonymous: SIGN_IN, staff: 200, admin: 200, unsure: SET_UP, others: 403 },
  post: { anonymous: SIGN_IN, staff: post, admin: post, unsure: SET_UP, others: 403 },
})

/** Below it, where the page itself and its form give what they give. */
const colleagues = (path: Row['path'], get: Outcome, post: Outcome): Row => ({
  ...office(path, post),
  get: { anonymous: SIGN_IN, staff: get, admin: get, unsure: SET_UP, others: 403 },
})

/** Below it, for administrators only. */
const admins = (path: Row['path'], get: Outcome, post: Outcome): Row => ({
  path,
  get: { anonymous: SIGN_IN, admin: get, unsure: SET_UP, others: 403 },
  post: {
    anonymous: SIGN_IN,
    admin: post,
    unsure: SET_UP,
    ...(post === noForm && { staff: noForm }),
    others: 403,
  },
})

const notThere = (path: string, post: Outcome = 404): Row => colleagues(path, 404, post)

const mandateNobodyHas = '/admin/wensengesprek/0b1c2d3e-0000-4000-8000-000000000000'

/** In a file that nobody may write in. */
const noMandate = (page: string, post: Outcome = 403): Row => ({
  path: `${mandateNobodyHas}${page}`,
  get: { anonymous: SIGN_IN, unsure: SET_UP, others: 403 },
  post: { anonymous: SIGN_IN, staff: post, admin: post, unsure: SET_UP, others: 403 },
})

const appointmentNobodyHas = '/admin/afspraken/0b1c2d3e-0000-4000-8000-000000000000'
const contactNobodyHas = '/admin/contacten/0b1c2d3e-0000-4000-8000-000000000000'

/** About the file of `user`. */
const fileOf =
  (page: string): Row['path'] =>
  async (user) =>
    `/admin/wensen/${await numberOf(user)}${page && `/${page}`}`

/** Below the layout of guild members. */
const guild = (path: Row['path'], post: Outcome = noForm): Row => ({
  path,
  get: { anonymous: SIGN_IN, guild: 200, others: 403 },
  post: { anonymous: SIGN_IN, guild: post, others: 403 },
})

const notOfMember = (path: string, post: Outcome): Row => ({
  path: `/franchise/${path}`,
  get: { anonymous: SIGN_IN, guild: 404, others: 403 },
  post: { anonymous: SIGN_IN, guild: post, others: 403 },
})

/** For everyone. */
const open = (path: Row['path'], post: Outcome = noForm, get: Outcome = 200): Row => ({
  path,
  get,
  post,
})

/** A step of the interview: one route for all. */
const step = (section: SectionKey): Row => ({
  ...person(`/vragenlijst/${section}`, 422),
  route: 'routes/interview/step',
})

/** A question of a step: one route for all. */
const question = (section: SectionKey, name: string): Row => ({
  ...person(`/vragenlijst/${section}/vraag/${name}`, 422),
  route: 'routes/interview/question',
})

/** Every route that answers, by its id: one line a route, or one for each thing that its address names. */
export const accessTable: Record<string, Row> = {
  root: open('/'),
  'routes/public/home': open('/?index'),
  'routes/public/not-found': open('/bestaat-niet', 404, 404),

  'routes/auth/auth': {
    path: '/auth',
    get: {
      anonymous: 200,
      guild: '/franchise/dashboard',
      staff: '/admin',
      admin: '/admin',
      unsure: '/admin',
      others: '/dashboard',
    },
    post: 400,
  },
  'routes/auth/check-mail': open('/auth/controleer-uw-mail', 422),
  'routes/auth/verify': open('/auth/bevestigen', 410, 410),
  'routes/auth/link': open('/auth/link', 410, 410),
  // Nobody here waits for a code.
  'routes/auth/second-step': open('/auth/tweede-stap', '/auth', '/auth'),
  // For who waits for a second factor and has a passkey, or makes one: none of these.
  // Nobody here signed in while a release of their file runs.
  'routes/auth/owner-question/owner-question': {
    path: '/auth/bent-u-het',
    get: '/auth',
    post: { anonymous: '/auth', others: '/dashboard' },
  },
  'routes/auth/passkey': open('/auth/passkey', 403, 405),
  'routes/auth/sign-out': open('/auth/uitloggen', '/'),
  'routes/auth/reset/reset-password': open('/reset-password', 410, 410),
  'routes/appointments/start': open('/afspraak'),
  'routes/appointments/details': open('/afspraak/gegevens?soort=online', 422),
  'routes/appointments/confirmed': open('/afspraak/bevestigd', noForm, 410),
  'routes/appointments/calendar': open(
    '/afspraak/agenda.ics',
    noForm,
    '/afspraak/bevestigd?token=',
  ),
  'routes/appointments/change': open('/afspraak/wijzigen', 410, 410),
  'routes/appointments/cancel': open('/afspraak/annuleren', 410, 410),
  'routes/directors/application': open('/uitvaartondernemers/aanmeldformulier', 422),
  'routes/directors/callback': open('/uitvaartondernemers/terugbellen', 422),
  'routes/own-data/reminder': open('/herinnering', 410, 410),
  'routes/own-data/finish-reminder': {
    path: '/herinnering/afmaken',
    get: { anonymous: SIGN_IN, others: 200 },
    post: { anonymous: SIGN_IN, others: '/herinnering/afmaken' },
  },
  'routes/dev/mailbox': open('/dev/postvak'),
  // No checkout has this number.
  'routes/dev/desk': open(`/dev/kassa/cs_test_${'0'.repeat(32)}`, 404, 404),
  // Without a signature.
  'routes/payments/message': open('/betaling/bericht', 400, 405),
  'routes/dev/mail': open('/dev/postvak/0b1c2d3e-0000-4000-8000-000000000000', noForm, 404),

  'routes/public/status': open('/status'),
  'routes/public/consent/cookies': open('/cookies', 422),
  'routes/first-days/door': open('/overleden'),
  'routes/first-days/card': open('/overleden/kaartje', '/auth?terug=%2Fdossieropvragen'),
  'routes/first-days/first-hours': open('/overleden/eerste-uren'),
  'routes/first-days/first-days': open('/overleden/eerste-dagen', 422),
  'routes/public/card-address': open('/kaartje', noForm, '/overleden/kaartje'),
  'routes/public/find/find-file': open('/dossieropvragen'),
  'routes/directors/find': open('/uitvaartondernemers/zoeken'),
  'routes/directors/referred': open('/met/SMIT2026', noForm, '/auth?tab=signup&ref=SMIT2026'),
  'routes/release/confirm': open('/dossieropvragen/bevestigen', 410, 410),
  'routes/release/stop': open('/dossieropvragen/stoppen', 410, 410),
  ...Object.fromEntries(textPages.map((path) => [`text-${path}`, open(`/${path}`)])),
  ...Object.fromEntries(
    Object.entries(oldAddresses).map(([path, now]) => [
      `moved-${path}`,
      open(`/${path}`, noForm, { moved: now }),
    ]),
  ),
  'routes/public/office-entrance': open('/admin-auth', noForm, '/admin'),
  'routes/public/paper': open('/vragenlijst/papier'),
  'routes/public/paper-pdf': open('/vragenlijst/papier/vragenlijst.pdf'),
  'routes/public/knowledge': open('/kennisbank'),
  article: open('/kennisbank/bestaat-niet', noForm, 404),
  'routes/public/blog': open('/blog'),
  'routes/public/rss': open('/blog/rss.xml'),
  'routes/public/sitemap': open('/sitemap.xml'),
  'routes/public/security-text': open('/.well-known/security.txt'),
  'routes/public/robots': open('/robots.txt'),
  post: open('/blog/bestaat-niet', noForm, 404),
  'routes/registration/start': {
    path: '/aanmelden',
    get: {
      anonymous: 200,
      guild: '/franchise/dashboard',
      staff: '/admin',
      admin: '/admin',
      unsure: '/admin',
      others: '/dashboard',
    },
    post: 200,
  },
  'routes/registration/begin': {
    path: '/beginnen',
    get: {
      anonymous: 200,
      guild: '/franchise/dashboard',
      staff: '/admin',
      admin: '/admin',
      unsure: '/admin',
      others: '/vragenlijst/veer/vraag/lifeMoments',
    },
    post: {
      anonymous: 422,
      guild: '/franchise/dashboard',
      staff: '/admin',
      admin: '/admin',
      unsure: '/admin',
      others: '/vragenlijst/veer/vraag/lifeMoments',
    },
  },
  'routes/registration/privacy': open('/aanmelden/privacy', 422, '/aanmelden'),
  'routes/registration/confirm': open('/aanmelden/bevestigen', 422),

  // Only `user` has a wish file: an empty post to a step is not the whole form, and stores nothing.
  'routes/wishes/wishes-pdf': {
    path: async ({ id }) => {
      await saveSection(
        { id },
        {
          section: 'veer',
          id: randomUUID(),
          revision: 0,
          data: { energy: 'zwemmen' },
          final: false,
        },
      )
      return '/dashboard/wensen.pdf'
    },
    get: { anonymous: SIGN_IN, user: 200, others: 404 },
    post: { anonymous: SIGN_IN, others: noForm },
  },

  'routes/wishes/versions': person('/dashboard/versies'),
  'routes/wishes/version': ofUser(confirmedVersion, noForm),
  'routes/wishes/version-restore': ofUser(
    async (user) => `${await confirmedVersion(user)}/terugzetten`,
    '/dashboard',
  ),

  // An empty form asks how long they read; who is not one's own is put first by nobody (contacts.test.ts).
  'routes/relatives/list': person('/dashboard/contacten', 422),
  'routes/relatives/relative': {
    path: relativeOf,
    get: { anonymous: SIGN_IN, user: 200, others: '/dashboard/contacten' },
    post: { anonymous: SIGN_IN, user: 422, others: '/dashboard/contacten' },
  },
  // What the button of that page posts to; of another's contact it says nothing.
  'routes/relatives/rehearsal': ofUser(async (user) => `${await relativeOf(user)}/zien`, noForm),
  'routes/relatives/letter': {
    path: async (user) => `${await relativeOf(user)}/brief`,
    get: { anonymous: SIGN_IN, others: '/dashboard/contacten/' },
    post: { anonymous: SIGN_IN, user: 200, others: '/dashboard/contacten' },
  },
  // `user` has an address that somebody named.
  'routes/relatives/visit': open('/contactpersoon', 422),
  'routes/relatives/visit-letter': open('/contactpersoon/brief', 422),
  'routes/relatives/visit-link': {
    path: '/contactpersoon/link',
    get: 410,
    post: 410,
  },
  'routes/relatives/reading-start': ofReader((relative) => `/contactpersoon/${relative}`, 422),
  'routes/relatives/reading-chapter': ofReader(
    (relative) => `/contactpersoon/${relative}/lezen/verhaal`,
    noForm,
  ),
  'routes/relatives/reading/file': ofReader(
    (relative, letter) => `/contactpersoon/${relative}/bestand/${letter}`,
    noForm,
  ),
  // Nobody died: there is nothing to keep yet. Who may is asked in reading-after.test.ts.
  'routes/relatives/reading/booklet': ofNoCopy('boekje'),
  'routes/relatives/reading/everything': ofNoCopy('alles'),
  // Nobody let us know of a death: what anybody may read is elsewhere.
  'routes/deaths/days': whereNothingRuns('eerste-dagen', '/overleden/eerste-dagen'),
  'routes/deaths/run-sheet': whereNothingRuns('draaiboek', noForm),
  'routes/deaths/hand-over': whereNothingRuns('uitvaartondernemer', noForm),
  'routes/relatives/answer': open('/contactpersoon/antwoord', 422),
  'routes/relatives/decline': ofReader((relative) => `/contactpersoon/${relative}/toch-niet`, 422),
  'routes/deaths/paper': ofReader((relative) => `/contactpersoon/${relative}/papier`, 415),
  'routes/deaths/question': open('/contactpersoon/overleden', 410, 410),
  // What is wrong is said on the page that it leads to.
  'routes/deaths/report': ofReader(
    (relative) => `/contactpersoon/${relative}/overleden`,
    '/contactpersoon',
  ),
  'routes/deaths/alive': open('/ik-leef', 410, 410),
  'routes/account/second-factor': person('/dashboard/account/tweede-stap', 400),
  'routes/account/wait': person('/dashboard/account/bedenktijd', 422),
  'routes/account/director': person('/dashboard/account/uitvaartondernemer', 409),
  'routes/account/password': person('/dashboard/account/wachtwoord', 422),
  'routes/own-data/account-keep': {
    path: '/dashboard/account/behouden',
    get: { anonymous: SIGN_IN, others: '/dashboard' },
    post: { anonymous: SIGN_IN, others: '/dashboard' },
  },
  // A session that has just begun needs no password.
  'routes/own-data/account-delete': {
    path: '/dashboard/account/verwijderen',
    get: { anonymous: SIGN_IN, others: 200 },
    post: { anonymous: SIGN_IN, user: '/dashboard', other: '/dashboard', others: 403 },
  },
  'routes/own-data/account-keep-link': open('/account-behouden', 410, 410),
  'routes/own-data/export': person('/dashboard/exporteren'),
  // A session that has just begun needs no password.
  'routes/own-data/export-file': {
    path: '/dashboard/exporteren/bestand',
    get: { anonymous: SIGN_IN, others: '/dashboard/exporteren' },
    post: { anonymous: SIGN_IN, others: 200 },
  },
  'routes/own-data/import': person('/dashboard/importeren', 415),
  'routes/signatures/check': open('/controleer', 415),
  'routes/signatures/check-code': open('/controleer/code', 422),
  'routes/signatures/public-keys': open('/sleutels.json'),
  'routes/public/export-schema': open('/schema/export-1.json'),
  'routes/account/sessions': person('/dashboard/sessies'),
  'routes/account/sessions-end': person('/dashboard/sessies/beeindigen?welke=alle', 404),
  'routes/own-data/privacy': person('/dashboard/privacy'),
  'routes/own-data/mandates': person('/dashboard/privacy/meeschrijven', '/dashboard/privacy'),
  // Of somebody else's, or none: there is nothing to stop.
  'routes/own-data/request-stop': {
    path: `/dashboard/privacy/aanvragen/${randomUUID()}`,
    get: { anonymous: SIGN_IN, others: 404 },
    post: { anonymous: SIGN_IN, others: 404 },
  },
  'routes/own-data/consent-withdraw': person(
    '/dashboard/privacy/intrekken/health',
    '/dashboard/privacy',
  ),

  'routes/interview/older-form': {
    path: '/formulier',
    get: 200,
    post: { anonymous: 401, others: 422 },
  },
  'routes/kit/signed-in': person('/dashboard/privacy'),
  'routes/interview/layout': person('/vragenlijst'),
  'routes/interview/start': person('/vragenlijst'),
  'routes/interview/autosave': {
    path: '/vragenlijst/veer/automatisch',
    get: 405,
    post: { anonymous: 401, others: 422 },
  },
  'autosave-form': {
    path: '/formulier/automatisch',
    get: 405,
    post: { anonymous: 401, others: 422 },
  },
  'step-veer': step('veer'),
  'step-steen': step('steen'),
  'step-kaars': step('kaars'),
  'step-rituelen': step('rituelen'),
  'step-praktisch': step('praktisch'),
  'step-naw': step('naw'),
  'step-secret': step('secret'),
  'question-veer': question('veer', 'energy'),
  'question-steen': question('steen', 'reconciliation'),
  'question-kaars': question('kaars', 'liveon'),
  'question-rituelen': question('rituelen', 'flowers'),
  'question-praktisch': question('praktisch', 'digitalLegacy'),
  'question-naw': question('naw', 'city'),
  'question-secret': question('secret', 'caution'),
  // After the step that it is a part of.
  'routes/account/account': person('/dashboard/account', 422),
  // Without an address there is nothing to confirm.
  'routes/cards/cards-request': {
    path: '/vragenlijst/naw/kaartjes',
    get: { anonymous: SIGN_IN, others: '/vragenlijst/naw' },
    post: { anonymous: SIGN_IN, others: '/vragenlijst/naw' },
  },
  'routes/cards/cards': person('/dashboard/kaartjes', '/dashboard/kaartjes'),
  'routes/cards/card-revoke': {
    path: async (user) => `/dashboard/kaartjes/${await cardOf(user)}/intrekken`,
    get: { anonymous: SIGN_IN, user: 200, others: 404 },
    post: { anonymous: SIGN_IN, user: '/dashboard/kaartjes', others: 404 },
  },
  'routes/living-will/status': person('/dashboard/wilsverklaring', 422),
  'routes/living-will/form': withoutLivingWill('invullen'),
  'routes/living-will/autosave': {
    path: '/dashboard/wilsverklaring/invullen/automatisch',
    get: 405,
    post: { anonymous: 401, others: 422 },
  },
  'routes/living-will/sign': withoutLivingWill('ondertekend'),
  'routes/living-will/on-paper': withoutLivingWill('op-papier'),
  'routes/living-will/discuss': withoutLivingWill('besproken'),
  'routes/living-will/sign-again': withoutLivingWill('opnieuw-ondertekend'),
  'routes/living-will/revoke': withoutLivingWill('intrekken'),
  'routes/living-will/discard': withoutLivingWill('weggooien'),
  'routes/living-will/copy': person('/dashboard/wilsverklaring/overschrijven'),
  'routes/living-will/pdf': {
    path: '/dashboard/wilsverklaring/wilsverklaring.pdf',
    get: { anonymous: SIGN_IN, others: 404 },
    post: { anonymous: SIGN_IN, others: noForm },
  },
  'routes/wishes/overview': person('/dashboard'),
  'routes/deaths/alive-here': person('/dashboard/ik-leef', '/dashboard'),
  // A post that does not say what was seen confirms nothing.
  'routes/wishes/check': {
    path: async (user) => {
      await draftOf(user)
      return '/dashboard/controleren'
    },
    get: { anonymous: SIGN_IN, user: 200, others: '/vragenlijst' },
    post: { anonymous: SIGN_IN, user: 409, others: '/vragenlijst' },
  },
  'routes/wishes/confirmed': {
    path: async (user) => {
      await draftOf(user)
      await completeFile(user.id)
      return '/dashboard/bevestigd'
    },
    get: { anonymous: SIGN_IN, user: 200, others: '/dashboard' },
    post: { anonymous: SIGN_IN, others: noForm },
  },

  // Without a link in a mail there is nobody who asks.
  'routes/directors/join': {
    path: '/franchise/koppelen',
    get: { anonymous: SIGN_IN, others: 410 },
    post: { anonymous: SIGN_IN, others: 410 },
  },
  // Nobody here was stopped.
  'routes/directors/stopped': {
    path: '/franchise/gestopt',
    get: {
      anonymous: SIGN_IN,
      guild: '/franchise/dashboard',
      staff: '/admin',
      admin: '/admin',
      unsure: '/admin',
      others: '/dashboard',
    },
    post: {
      anonymous: SIGN_IN,
      guild: '/franchise/dashboard',
      staff: '/admin',
      admin: '/admin',
      unsure: '/admin',
      others: '/dashboard',
    },
  },
  'routes/documents/documents': person('/vragenlijst/documenten', 415),
  'routes/documents/music': person('/vragenlijst/documenten/muziek', 422),
  'routes/documents/document-change': ofUser(documentOf, 422),
  'routes/documents/document-file': ofUser(
    async (user) => `${await documentOf(user)}/bestand`,
    noForm,
  ),
  'routes/documents/document-small': {
    path: async (user) => `${await documentOf(user)}/klein`,
    // It is a letter, and no picture.
    get: { anonymous: SIGN_IN, others: 404 },
    post: { anonymous: SIGN_IN, others: noForm },
  },
  'routes/documents/document-in-booklet': {
    path: async (user) => `${await documentOf(user)}/boekje`,
    get: { anonymous: SIGN_IN, others: '/vragenlijst/documenten' },
    // It is a letter, and no picture.
    post: { anonymous: SIGN_IN, others: 404 },
  },
  'routes/documents/document-remove': {
    path: async (user) => `${await documentOf(user)}/verwijderen`,
    get: { anonymous: SIGN_IN, user: 200, others: 404 },
    // Of what is not there it says the same as of what was removed before.
    post: { anonymous: SIGN_IN, others: '/vragenlijst/documenten' },
  },

  'routes/office/layout': office('/admin'),
  'routes/office/dashboard': office('/admin'),
  'routes/office/intake': office('/admin/wensengesprek'),
  'routes/conversation/start': office('/admin/wensengesprek/start', 422),
  'routes/conversation/new-client': office('/admin/wensengesprek/nieuw', 422),
  'routes/conversation/letter': noMandate('/brief'),
  'routes/conversation/layout': noMandate('', noForm),
  'routes/conversation/overview': noMandate('', noForm),
  'routes/conversation/end': noMandate('/einde', '/admin/wensengesprek'),
  'conversation-form': noMandate('/formulier'),
  'conversation-step': noMandate('/veer'),
  'conversation-question': noMandate('/veer/vraag/energy'),
  'autosave-conversation': {
    path: `${mandateNobodyHas}/veer/automatisch`,
    get: 405,
    post: { anonymous: 401, unsure: SET_UP, others: 403 },
  },
  'routes/auth/take-over/take-over': open('/dossier-overnemen', 422),
  'routes/auth/take-over/confirm': open('/dossier-overnemen/bevestigen', 410, 410),
  'routes/conversation/stop-link': open('/meeschrijven-stoppen', 410, 410),
  'routes/release/keep-wait': open('/bedenktijd-houden', 410, 410),
  'routes/office/appointments/list': office('/admin/afspraken'),
  'routes/office/appointments/day': office('/admin/afspraken/dag'),
  'routes/office/appointments/new': office('/admin/afspraken/nieuw?soort=online', 422),
  'routes/office/appointments/move': notThere(`${appointmentNobodyHas}/verzetten`),
  'routes/office/appointments/cancel': notThere(`${appointmentNobodyHas}/annuleren`),
  'routes/office/figures/figures': office('/admin/cijfers'),
  'routes/office/figures/file': office('/admin/cijfers/cijfers.csv'),
  'routes/office/keys': {
    path: '/admin/sneltoetsen',
    get: { anonymous: SIGN_IN, staff: 200, admin: 200, unsure: SET_UP, others: 403 },
    post: {
      anonymous: SIGN_IN,
      staff: '/admin/sneltoetsen',
      admin: '/admin/sneltoetsen',
      unsure: SET_UP,
      others: 403,
    },
  },
  'routes/office/roles/list': {
    path: '/admin/rollen',
    get: { anonymous: SIGN_IN, staff: 200, admin: 200, unsure: SET_UP, others: 403 },
    post: { anonymous: SIGN_IN, admin: 422, unsure: SET_UP, others: 403 },
  },
  'routes/office/roles/take': admins(
    '/admin/rollen/0b1c2d3e-0000-4000-8000-000000000000/staff',
    '/admin/rollen',
    '/admin/rollen',
  ),
  'routes/office/files/list': colleagues('/admin/wensen?q=proef', 200, noForm),
  'routes/office/files/details': colleagues(fileOf(''), 200, noForm),
  'routes/office/files/change': admins(fileOf('gegevens'), 200, 422),
  'routes/office/files/delete': admins(fileOf('verwijderen'), 200, 422),
  // Linked to nobody: there is nothing to end.
  'routes/office/files/unlink': colleagues(fileOf('ontkoppelen'), 200, '/admin/wensen/'),
  'routes/office/files/link': colleagues('/admin/koppeling?q=proef', 200, 422),
  'routes/office/files/read': admins('/admin/dossier', 200, 422),
  'routes/office/files/read-more': colleagues('/admin/dossier/meer', 200, '/admin/dossier/meer'),
  'routes/office/state': admins('/admin/toestand', 200, noForm),
  'routes/office/log/audit-log': admins('/admin/logboek', 200, noForm),
  'routes/office/requests/list': office('/admin/toegangsverzoeken'),
  'routes/office/requests/open': office('/admin/toegangsverzoeken/nieuw/volledig', 422),
  'routes/office/requests/request': notThere(
    '/admin/toegangsverzoeken/0b1c2d3e-0000-4000-8000-000000000000',
  ),
  'routes/office/deaths/approve': notThere(
    '/admin/toegangsverzoeken/overlijden/0b1c2d3e-0000-4000-8000-000000000000/accorderen',
  ),
  'routes/office/requests/decision/approve': notThere(
    '/admin/toegangsverzoeken/0b1c2d3e-0000-4000-8000-000000000000/accorderen',
  ),
  'routes/office/requests/decision/refuse': notThere(
    '/admin/toegangsverzoeken/0b1c2d3e-0000-4000-8000-000000000000/afwijzen',
  ),
  'routes/office/requests/call': notThere(
    '/admin/toegangsverzoeken/0b1c2d3e-0000-4000-8000-000000000000/telefoon',
  ),
  'routes/office/requests/delivery/end': notThere(
    '/admin/toegangsverzoeken/0b1c2d3e-0000-4000-8000-000000000000/beeindigen',
  ),
  'routes/office/requests/delivery/stop': notThere(
    '/admin/toegangsverzoeken/0b1c2d3e-0000-4000-8000-000000000000/stoppen',
  ),
  'routes/office/deaths/report': notThere(
    '/admin/toegangsverzoeken/overlijden/0b1c2d3e-0000-4000-8000-000000000000',
  ),
  'routes/office/deaths/paper-file': notThere(
    '/admin/toegangsverzoeken/overlijden/0b1c2d3e-0000-4000-8000-000000000000/papier',
    noForm,
  ),
  'routes/office/deaths/notice': notThere(
    '/admin/toegangsverzoeken/overlijden/0b1c2d3e-0000-4000-8000-000000000000/contact/0b1c2d3e-0000-4000-8000-000000000000',
  ),
  'routes/office/deaths/notice-letter': notThere(
    '/admin/toegangsverzoeken/overlijden/0b1c2d3e-0000-4000-8000-000000000000/contact/0b1c2d3e-0000-4000-8000-000000000000/brief',
  ),
  'routes/office/requests/certificate-file': notThere(
    '/admin/toegangsverzoeken/0b1c2d3e-0000-4000-8000-000000000000/akte',
    noForm,
  ),
  'routes/office/requests/delivery/delivered-file': notThere(
    '/admin/toegangsverzoeken/0b1c2d3e-0000-4000-8000-000000000000/dossier/0b1c2d3e-0000-4000-8000-000000000000',
    noForm,
  ),
  'routes/office/cards/desk': office('/admin/kaartjes', 409),
  'routes/office/cards/batch': notThere('/admin/kaartjes/999999999'),
  'routes/office/cards/batch-step': notThere('/admin/kaartjes/999999999/gedrukt'),
  'routes/office/cards/logo': colleagues('/admin/contacten/logo', 200, 415),
  'routes/office/cards/logo-file': colleagues(
    '/admin/contacten/logo/0b1c2d3e-0000-4000-8000-000000000000',
    404,
    noForm,
  ),
  'routes/office/cards/contacts': colleagues('/admin/contacten', 200, noForm),
  'routes/office/cards/contact-new': colleagues('/admin/contacten/nieuw', 200, 422),
  'routes/office/cards/sender': colleagues('/admin/contacten/retouradres', 200, 422),
  'routes/office/cards/areas': colleagues(
    '/admin/contacten/postcodegebieden',
    200,
    '/admin/contacten/postcodegebieden',
  ),
  'routes/office/cards/contact': colleagues(contactNobodyHas, 404, 422),
  'routes/office/cards/contact-delete': colleagues(
    `${contactNobodyHas}/verwijderen`,
    '/admin/contacten',
    '/admin/contacten',
  ),
  'routes/office/members/layout': colleagues('/admin/gilde', 200, noForm),
  'routes/office/members/applications': colleagues('/admin/gilde', 200, noForm),
  'routes/office/members/list': colleagues('/admin/gilde/leden', 200, noForm),
  'routes/office/members/member': colleagues(
    '/admin/gilde/leden/0b1c2d3e-0000-4000-8000-000000000000',
    404,
    404,
  ),
  'routes/office/members/change': colleagues(
    '/admin/gilde/leden/0b1c2d3e-0000-4000-8000-000000000000/gegevens',
    404,
    404,
  ),
  'routes/office/members/deactivate': colleagues(
    '/admin/gilde/leden/0b1c2d3e-0000-4000-8000-000000000000/deactiveren',
    404,
    404,
  ),
  'routes/office/members/remove': admins(
    '/admin/gilde/leden/0b1c2d3e-0000-4000-8000-000000000000/verwijderen',
    404,
    '/admin/gilde/leden',
  ),
  'routes/office/members/new': colleagues('/admin/gilde/nieuw', 200, 422),
  'routes/office/attention/list': colleagues('/admin/aandacht', 200, 404),
  'routes/office/callbacks/list': colleagues('/admin/gilde/terugbellen', 200, 404),
  'routes/directors/layout': guild('/franchise/dashboard'),
  'routes/directors/dashboard': guild('/franchise/dashboard'),
  'routes/directors/qr': guild('/franchise/qr/svg'),
  'routes/directors/sheet': guild('/franchise/code'),
  'routes/directors/notices': guild('/franchise/meldingen', '/franchise/meldingen'),
  'routes/directors/people/people': guild('/franchise/collegas', 422),
  'routes/directors/people/person-remove': {
    path: '/franchise/collegas/0b1c2d3e-0000-4000-8000-000000000000/verwijderen',
    get: { anonymous: SIGN_IN, guild: '/franchise/collegas', others: 403 },
    post: { anonymous: SIGN_IN, guild: '/franchise/collegas', others: 403 },
  },
  'routes/directors/people/person-owner': {
    path: '/franchise/collegas/0b1c2d3e-0000-4000-8000-000000000000/eigenaar',
    get: { anonymous: SIGN_IN, guild: '/franchise/collegas', others: 403 },
    post: { anonymous: SIGN_IN, guild: '/franchise/collegas', others: 403 },
  },
  // An owner passes that on first.
  'routes/directors/leaving/leave': notOfMember('collegas/vertrekken', 404),
  'routes/directors/leaving/end': guild('/franchise/stoppen', 422),
  'routes/directors/business': guild('/franchise/gegevens', 422),
  'routes/release/asking/ask': guild('/franchise/opvragen/volledig', 422),
  'routes/release/request': {
    path: '/franchise/aanvragen/0b1c2d3e-0000-4000-8000-000000000000',
    get: { anonymous: SIGN_IN, guild: 404, others: 403 },
    post: { anonymous: SIGN_IN, guild: 404, others: 403 },
  },
  'routes/release/certificate': notOfMember(
    'aanvragen/0b1c2d3e-0000-4000-8000-000000000000/akte',
    404,
  ),
  'routes/release/own/drop': notOfMember(
    'aanvragen/0b1c2d3e-0000-4000-8000-000000000000/weggooien',
    '/franchise/dashboard',
  ),
  'routes/release/own/withdraw': notOfMember(
    'aanvragen/0b1c2d3e-0000-4000-8000-000000000000/intrekken',
    '/franchise/dashboard',
  ),
  // Nothing was delivered to it.
  'routes/release/delivery/delivered': notOfMember(
    'aanvragen/0b1c2d3e-0000-4000-8000-000000000000/dossier',
    404,
  ),
  'routes/release/delivery/delivered-all': notOfMember(
    'aanvragen/0b1c2d3e-0000-4000-8000-000000000000/dossier.zip',
    noForm,
  ),
  'routes/release/delivery/delivered-file': notOfMember(
    'aanvragen/0b1c2d3e-0000-4000-8000-000000000000/dossier/0b1c2d3e-0000-4000-8000-000000000000',
    noForm,
  ),
  'routes/payments/payments': guild('/franchise/betalingen'),
  // Nobody here has paid.
  'routes/payments/payment': notOfMember('betaling/0b1c2d3e-0000-4000-8000-000000000000', 404),
  'routes/payments/checkout': notOfMember(
    'betaling/0b1c2d3e-0000-4000-8000-000000000000/kassa',
    noForm,
  ),
  'routes/payments/invoice': notOfMember('facturen/F2026-999999', noForm),
}
