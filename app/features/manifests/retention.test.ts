/** What each manifest says of when a row goes is what the nightly cleaning does. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { cleanUp } from './cleaning.server.ts'
import { tables } from './manifests.server.ts'

/** How long ago, as the database reads it: '31 days'. */
type Ago = string

type Case = {
  /** Makes a row, and what it belongs to, of which that is so long ago. */
  make: (id: string, ago: Ago) => Promise<unknown>
  /** Just long enough ago to go, and just not. */
  due: Ago
  notYet: Ago
  /** Other rows that go. */
  alsoDue?: Record<string, (id: string) => Promise<unknown>>
  /** Rows that stay, however long ago it is. */
  spared?: Record<string, (id: string) => Promise<unknown>>
  /** The column by which a row is found, its `id` unless it is said. */
  by?: string
  /** The column that is emptied, where the row itself stays. */
  emptied?: string
}

const LONG_AGO = '20 years'
const bytes = Buffer.from('sealed')

let member: string
let numbers = 0

const newPerson = (id: string) =>
  owner`
    insert into users (id, email, password_hash, email_verified_at)
    values (${id}, ${`${id}@wensenregister.example`}, '', now())`

/** Someone whose address was never confirmed. */
const newStranger = (id: string, ago: Ago) =>
  owner`
    insert into users (id, email, password_hash, created_at)
    values (${id}, ${`${id}@wensenregister.example`}, '', now() - ${ago}::interval)`

async function newFile(id: string, ago: Ago, purpose: string) {
  await newPerson(id)
  await owner`
    insert into documents (id, user_id, purpose, kind, size, sealed, storage_key, created_at)
    values (${id}, ${id}, ${purpose}, 'pdf', 1, ${bytes}, ${randomUUID()}, now() - ${ago}::interval)`
}

const newToken = (userId: string, ends: string) =>
  owner`
    insert into tokens (id, user_id, purpose, expires_at)
    values (${Buffer.from(userId)}, ${userId}, 'verify', now() + ${ends}::interval)`

async function newWishes(id: string) {
  const number = `WR${String(++numbers).padStart(8, '0')}`
  await newPerson(id)
  await owner`insert into wish_file_numbers (number) values (${number})`
  await owner`
    insert into wishes (id, user_id, wish_file_number, title) values (${id}, ${id}, ${number}, '')`
}

const newRequest = (id: string) =>
  owner`
    insert into access_requests (id, member_id, kind, sealed) values (${id}, ${member}, 'full', ${bytes})`

async function newEndedRequest(id: string, ago: Ago) {
  await newRequest(id)
  await owner`update access_requests set state = 'expired' where id = ${id}`
  await owner`update access_requests set changed_at = now() - ${ago}::interval where id = ${id}`
}

async function newNote(id: string, ago: Ago) {
  await newRequest(id)
  await owner`
    insert into stop_notes (id, request_id, sealed, noted_at)
    values (${id}, ${id}, ${bytes}, now() - ${ago}::interval)`
}

async function newNoteOfFile(id: string, ago: Ago) {
  await newPerson(id)
  await newNote(id, ago)
  await owner`update access_requests set subject_id = ${id} where id = ${id}`
}

async function newCall(id: string, ago: Ago, isMade = false) {
  await newRequest(id)
  await owner`
    insert into calls_to_make (id, request_id, who, about, created_at, came, done_at)
    values (${id}, ${id}, 'owner', 'asked', now() - ${ago}::interval,
            ${isMade ? 'spoken' : null}, ${isMade ? new Date() : null})`
}

async function newCase(id: string, ...states: string[]) {
  await owner`insert into release_cases (id) values (${id})`
  for (const state of states)
    await owner`update release_cases set state = ${state} where id = ${id}`
}

/** Somebody who is said to have died long ago, and whose account is there. */
async function newMourned(id: string) {
  await newPerson(id)
  await owner`insert into release_cases (id, subject_id) values (${id}, ${id})`
  await owner`
    update release_cases set state = 'closed', because = 'relatives-are-done' where id = ${id}`
  await owner`update release_cases set changed_at = now() - ${LONG_AGO}::interval where id = ${id}`
}

const newDelivery = (id: string, ago: Ago = '0') =>
  owner`
    insert into deliveries (id, kind, created_at) values (${id}, 'living_will', now() - ${ago}::interval)`

/** The paper of a report whose last step was so long ago. */
async function newPaper(id: string, ago: Ago, state: 'stopped' | 'reported' = 'stopped') {
  await owner`
    insert into death_reports (id, died_on, way, waits_until) values (${id}, now(), 'paper', now())`
  await owner`
    insert into death_report_papers (id, report_id, relative_id, kind, size, sealed, storage_key)
    values (${id}, ${id}, ${id}, 'pdf', 1, ${bytes}, ${id})`
  if (state !== 'reported') await owner`update death_reports set state = ${state} where id = ${id}`
  await owner`update death_reports set changed_at = now() - ${ago}::interval where id = ${id}`
}

async function newNotice(id: string, ago: Ago, state = 'expired') {
  await owner`
    insert into death_reports (id, died_on, way, waits_until) values (${id}, now(), 'contact', now())`
  await owner`
    insert into death_notices (id, report_id, relative_id, about, sealed, done_at)
    values (${id}, ${id}, ${id}, 'asked', ${bytes}, now())`
  if (state !== 'reported') await owner`update death_reports set state = ${state} where id = ${id}`
  await owner`update death_reports set changed_at = now() - ${ago}::interval where id = ${id}`
}

const newCertificate = (id: string) =>
  owner`
    insert into access_certificates (id, request_id, kind, size, sealed, storage_key)
    values (${id}, ${id}, 'pdf', 1, ${bytes}, ${id})`

/** A document of a delivery whose term is over. */
async function newDeliveredFile(id: string, ago: Ago) {
  await owner`
    update deliveries set delivered_at = now() - interval '21 years',
                          available_until = now() - ${ago}::interval where id = ${id}`
  await owner`
    insert into delivery_files (id, delivery_id, part, place, kind, size, sealed, storage_key)
    values (${id}, ${id}, 'wishes', 0, 'pdf', 1, ${bytes}, ${id})`
}

async function newDeliveryOfCase(id: string, ...states: string[]) {
  await newCase(id, ...states)
  await owner`insert into deliveries (id, case_id, kind) values (${id}, ${id}, 'full')`
}

async function newPayment(id: string, ago: Ago, state = 'paid') {
  await owner`
    insert into payments (id, member_id, amount_cents, vat_percent, created_at)
    values (${id}, ${member}, 1050, 21, now() - ${ago}::interval)`
  await owner`update payments set state = ${state} where id = ${id}`
}

const newInvoice = (id: string, beforeThisYear: Ago) =>
  owner`
    insert into invoices (id, kind, number, payment_id, member_id, amount_cents, vat_percent,
                          vat_cents, billed_by, billed_to, issued_at)
    values (${id}, 'invoice', ${`F2000-${String(++numbers).padStart(6, '0')}`}, ${id}, ${member},
            1050, 21, 182, '{}', '{}',
            date_trunc('year', now(), 'Europe/Amsterdam') - ${beforeThisYear}::interval)`

const newLogo = (id: string, ago: Ago) =>
  owner`
    insert into card_logos (id, kind, width, height, sealed_key, storage_key, created_at)
    values (${id}, 'png', 1, 1, ${bytes}, ${id}, now() - ${ago}::interval)`

const newBatch = (id: string, ago: Ago, state: string, logo: string | null = null) =>
  owner`
    insert into card_batches (id, printed_with, state, changed_at)
    values (${id}, jsonb_build_object('logo', ${logo}::text), ${state}, now() - ${ago}::interval)`

const newMail = (id: string, ago: Ago, status = 'sent') =>
  owner`
    insert into mails (id, kind, status, sent_at, created_at)
    values (${id}, 'verify', ${status}, case when ${status} = 'sent' then now() - ${ago}::interval end,
            now() - ${LONG_AGO}::interval)`

const CASES: Record<string, Case> = {
  users: {
    make: newStranger,
    due: '31 days',
    notYet: '29 days',
    spared: {
      'whose address was confirmed': async (id) => {
        await newStranger(id, LONG_AGO)
        await owner`update users set email_verified_at = now() where id = ${id}`
      },
      'who can still use a link': async (id) => {
        await newStranger(id, LONG_AGO)
        await newToken(id, '1 hour')
      },
    },
  },
  sessions: {
    make: async (id, ago) => {
      await newPerson(id)
      await owner`
        insert into sessions (id, user_id, expires_at)
        values (${Buffer.from(id)}, ${id}, now() - ${ago}::interval)`
    },
    due: '25 hours',
    notYet: '23 hours',
    by: 'user_id',
  },
  tokens: {
    make: async (id, ago) => {
      await newPerson(id)
      await newToken(id, `-${ago}`)
    },
    due: '25 hours',
    notYet: '23 hours',
    by: 'user_id',
  },
  mail_requests: {
    make: (id, ago) => owner`
      insert into mail_requests (id, sealed, created_at)
      values (${id}, ${bytes}, now() - ${ago}::interval)`,
    due: '25 hours',
    notYet: '23 hours',
  },
  wish_saves: {
    make: async (id, ago) => {
      await newWishes(id)
      await owner`
        insert into wish_saves (wish_id, id, section, content, created_at)
        values (${id}, ${id}, 'veer', ${bytes}, now() - ${ago}::interval)`
    },
    due: '8 days',
    notYet: '6 days',
  },
  appointments: {
    make: (id, ago) => owner`
      insert into appointments (id, appointment_type, scheduled_date, duration_minutes, ends_at,
                                notes, status, token_hash)
      values (${id}, 'online_consultation', now() - ${ago}::interval - interval '30 minutes', 30,
              now() - ${ago}::interval, ${bytes}, 'cancelled', ${Buffer.from(id)})`,
    due: '7 months',
    notYet: '5 months',
  },
  relatives: {
    make: async (id, ago) => {
      await newPerson(id)
      await owner`
        insert into relatives (id, owner_id, contact_hash, sealed)
        values (${id}, ${id}, ${bytes}, ${bytes})`
      await owner`update relatives set state = 'withdrawn' where id = ${id}`
      await owner`update relatives set changed_at = now() - ${ago}::interval where id = ${id}`
    },
    due: '91 days',
    notYet: '89 days',
  },
  relative_links: {
    make: async (id, ago) => {
      await newPerson(id)
      await owner`
        insert into relatives (id, owner_id, contact_hash, sealed)
        values (${id}, ${id}, ${bytes}, ${bytes})`
      await owner`
        insert into relative_links (hash, relative_id, purpose, expires_at)
        values (${Buffer.from(id)}, ${id}, 'answer', now() - ${ago}::interval)`
    },
    by: 'relative_id',
    due: '1 minute',
    notYet: '-1 minute',
  },
  death_reports: {
    make: async (id, ago) => {
      await owner`
        insert into death_reports (id, died_on, way, waits_until) values (${id}, now(), 'contact', now())`
      await owner`update death_reports set state = 'stopped' where id = ${id}`
      await owner`update death_reports set changed_at = now() - ${ago}::interval where id = ${id}`
    },
    due: '5 years 1 day',
    notYet: '4 years 364 days',
    spared: {
      'by which contacts had their months': async (id) => {
        await newMourned(id)
        await owner`
          insert into death_reports (id, subject_id, died_on, way, waits_until)
          values (${id}, ${id}, now(), 'contact', now())`
        for (const state of ['waiting', 'first', 'all', 'ended'])
          await owner`update death_reports set state = ${state} where id = ${id}`
        await owner`
          update death_reports set changed_at = now() - ${LONG_AGO}::interval where id = ${id}`
      },
    },
  },
  relative_copies: {
    make: async (id, ago) => {
      await owner`
        insert into death_reports (id, died_on, way, waits_until) values (${id}, now(), 'contact', now())`
      await owner`
        insert into relative_copies (id, report_id, relative_id, address, sealed)
        values (${id}, ${id}, ${id}, ${bytes}, ${bytes})`
      await owner`update death_reports set state = 'stopped' where id = ${id}`
      await owner`update death_reports set changed_at = now() - ${ago}::interval where id = ${id}`
    },
    due: '91 days',
    notYet: '89 days',
  },
  relative_visits: {
    make: (id, ago) => owner`
      insert into relative_visits (id, hash, address, seen_at)
      values (${id}, ${Buffer.from(id)}, ${Buffer.from(id)}, now() - ${ago}::interval)`,
    due: '2 hours 1 minute',
    notYet: '1 hour 59 minutes',
  },
  audit_log: {
    make: (id, ago) => owner`
      insert into audit_log (day, number, at, acted_as, action, subject_id, request,
                             transaction_id, hash)
      values ((now() at time zone 'UTC')::date - ${ago}::interval, ${++numbers}, now(), '',
              'file.read', ${id}, '0badcafe', '1', ${bytes})`,
    due: '5 years 1 day',
    notYet: '5 years',
    by: 'subject_id',
  },
  pending_posts: {
    make: async (id, ago) => {
      await newPerson(id)
      await owner`
        insert into pending_posts (user_id, form, token, sealed, expires_at)
        values (${id}, 'veer', ${bytes}, ${bytes}, now() - ${ago}::interval)`
    },
    due: '1 minute',
    notYet: '-10 minutes',
    by: 'user_id',
  },
  mails: {
    make: newMail,
    due: '31 days',
    notYet: '29 days',
    spared: {
      'that waits': (id) => newMail(id, LONG_AGO, 'queued'),
      'that the office has to look at': (id) => newMail(id, LONG_AGO, 'needs_review'),
    },
  },
  callback_requests: {
    make: (id, ago) => owner`
      insert into callback_requests (id, company_name, contact_name, email, phone, created_at)
      values (${id}, 'a', 'b', 'c', 'd', now() - ${ago}::interval)`,
    due: '7 months',
    notYet: '5 months',
  },
  franchise_notifications: {
    make: (id, ago) => owner`
      insert into franchise_notifications (id, franchise_id, type, title, message, created_at)
      values (${id}, ${member}, 'info', '', '', now() - ${ago}::interval)`,
    due: '13 months',
    notYet: '11 months',
  },
  stopped_colleagues: {
    make: async (id, ago) => {
      const { id: person } = await testUser()
      await owner`
        insert into stopped_colleagues (id, user_id, member_id, stopped_at)
        values (${id}, ${person}, ${member}, now() - ${ago}::interval)`
    },
    due: '13 months',
    notYet: '11 months',
  },
  invoices: {
    make: async (id, ago) => {
      await newPayment(id, '1 day')
      await newInvoice(id, ago)
    },
    due: '7 years 1 second',
    notYet: '7 years',
  },
  payments: {
    make: newPayment,
    due: '13 months',
    notYet: '11 months',
    spared: {
      'that is open': (id) => newPayment(id, LONG_AGO, 'open'),
      'with an invoice': async (id) => {
        await newPayment(id, LONG_AGO)
        await newInvoice(id, '1 day')
      },
    },
  },
  payment_events: {
    make: (id, ago) => owner`
      insert into payment_events (id, type, outcome, received_at)
      values (${id}, '', 'unknown', now() - ${ago}::interval)`,
    due: '91 days',
    notYet: '89 days',
  },
  release_cases: {
    make: async (id, ago) => {
      await newCase(id, 'stopped')
      await owner`update release_cases set changed_at = now() - ${ago}::interval where id = ${id}`
    },
    due: '5 years 1 day',
    notYet: '4 years 11 months',
    spared: {
      'that has not ended': async (id) => {
        await newCase(id, 'waiting')
        await owner`
          update release_cases set changed_at = now() - ${LONG_AGO}::interval where id = ${id}`
      },
      'by which somebody is said to have died': newMourned,
    },
  },
  reading_requests: {
    make: async (id, ago) => {
      await newPerson(id)
      await owner`
        insert into reading_requests (id, reader_id, asked_at)
        values (${id}, ${id}, now() - ${ago}::interval)`
    },
    due: '366 days',
    notYet: '364 days',
  },
  access_requests: {
    make: newEndedRequest,
    due: '91 days',
    notYet: '89 days',
    spared: {
      'that runs': async (id) => {
        await newRequest(id)
        await owner`
          update access_requests set changed_at = now() - ${LONG_AGO}::interval where id = ${id}`
      },
      'of which a delivery goes on': async (id) => {
        await newEndedRequest(id, LONG_AGO)
        await newDeliveryOfCase(id, 'waiting', 'approved')
        await owner`update deliveries set request_id = ${id} where id = ${id}`
      },
    },
    emptied: 'sealed',
  },
  contact_calls: {
    make: async (id, ago) => {
      await newRequest(id)
      await owner`
        insert into contact_calls (id, request_id, sealed, answer, called_at, noted_at)
        values (${id}, ${id}, ${bytes}, 'yes', now(), now() - ${ago}::interval)`
    },
    due: '91 days',
    notYet: '89 days',
  },
  calls_to_make: {
    make: (id, ago) => newCall(id, ago, true),
    due: '91 days',
    notYet: '89 days',
    spared: {
      'of a request that runs, which nobody made': (id) => newCall(id, LONG_AGO),
      'that nobody made, after which a file goes': async (id) => {
        await newCall(id, LONG_AGO)
        await owner`update access_requests set state = 'expired' where id = ${id}`
        await newDeliveryOfCase(id, 'waiting', 'approved')
        await owner`update deliveries set request_id = ${id} where id = ${id}`
      },
    },
  },
  stop_notes: {
    make: newNote,
    due: '91 days',
    notYet: '89 days',
    spared: {
      'of a file that is there': (id) => newNoteOfFile(id, '23 months'),
    },
    alsoDue: {
      'of a file that is there, once it is old': (id) => newNoteOfFile(id, '25 months'),
    },
  },
  request_calls: {
    make: async (id, ago) => {
      await newRequest(id)
      await owner`
        insert into request_calls (id, request_id, who, sealed, said, noted_at)
        values (${id}, ${id}, 'named', ${bytes}, 'yes', now() - ${ago}::interval)`
    },
    due: '91 days',
    notYet: '89 days',
  },
  death_report_papers: {
    make: newPaper,
    due: '91 days',
    notYet: '89 days',
    spared: {
      'of a report that is not decided': (id) => newPaper(id, LONG_AGO, 'reported'),
    },
  },
  death_notices: {
    make: newNotice,
    due: '91 days',
    notYet: '89 days',
    spared: { 'of a report that runs': (id) => newNotice(id, LONG_AGO, 'reported') },
  },
  access_certificates: {
    make: async (id, ago) => {
      await newEndedRequest(id, ago)
      await newCertificate(id)
    },
    due: '91 days',
    notYet: '89 days',
    spared: {
      'of a request that runs': async (id) => {
        await newRequest(id)
        await owner`
          update access_requests set changed_at = now() - ${LONG_AGO}::interval where id = ${id}`
        await newCertificate(id)
      },
      'of which a delivery goes on': async (id) => {
        await newEndedRequest(id, LONG_AGO)
        await newDeliveryOfCase(id, 'waiting', 'approved')
        await owner`update deliveries set request_id = ${id} where id = ${id}`
        await newCertificate(id)
      },
    },
  },
  history: {
    make: async (id, ago) => {
      await newRequest(id)
      await owner`update history set at = now() - ${ago}::interval where row_id = ${id}`
    },
    due: '5 years 1 day',
    notYet: '4 years 11 months',
    spared: {
      'of a payment': async (id) => {
        await newPayment(id, '0')
        await owner`update history set at = now() - ${LONG_AGO}::interval where row_id = ${id}`
      },
    },
    by: 'row_id',
  },
  release_links: {
    make: async (id, ago) => {
      await newRequest(id)
      await owner`
        insert into release_links (hash, request_id, purpose, created_at)
        values (${Buffer.from(id)}, ${id}, 'stop', now() - ${ago}::interval)`
    },
    due: '91 days',
    notYet: '89 days',
    by: 'request_id',
  },
  deliveries: { make: newDelivery, due: '5 years 1 day', notYet: '4 years 11 months' },
  delivery_files: {
    make: async (id, ago) => {
      await newDelivery(id)
      await newDeliveredFile(id, ago)
    },
    due: '1 minute',
    notYet: '-10 minutes',
    spared: {
      'that nobody got': async (id) => {
        await newDeliveryOfCase(id, 'waiting', 'approved', 'delivered')
        await owner`
          update deliveries set delivered_at = now(), available_until = now(), deletes_at = now()
           where id = ${id}`
        await newDeliveredFile(id, LONG_AGO)
      },
      'of a living will that nobody got, before who waited for it is told so': async (id) => {
        await newRequest(id)
        await newDelivery(id)
        await owner`update deliveries set request_id = ${id} where id = ${id}`
        await newDeliveredFile(id, LONG_AGO)
      },
    },
  },
  delivery_downloads: {
    make: async (id, ago) => {
      await newDelivery(id)
      await owner`
        insert into delivery_downloads (delivery_id, part, on_behalf, at)
        values (${id}, 'wishes', false, now() - ${ago}::interval)`
    },
    due: '5 years 1 day',
    notYet: '4 years 11 months',
    by: 'delivery_id',
  },
  card_logos: {
    make: newLogo,
    due: '25 hours',
    notYet: '23 hours',
    spared: {
      'in use': async (id) => {
        await newLogo(id, LONG_AGO)
        await owner`update default_card_settings set logo_id = ${id}`
      },
      'of a batch that is to be printed': async (id) => {
        await newLogo(id, LONG_AGO)
        await newBatch(id, '0', 'made', id)
      },
    },
  },
  card_batches: {
    make: (id, ago) => newBatch(id, ago, 'posted'),
    due: '2 years 1 day',
    notYet: '1 year 11 months',
    spared: {
      'that is to be printed': (id) => newBatch(id, LONG_AGO, 'made'),
      'that is to be posted': (id) => newBatch(id, LONG_AGO, 'printed'),
    },
  },
  documents: {
    make: (id, ago) => newFile(id, ago, 'waiting'),
    due: '25 hours',
    notYet: '23 hours',
    spared: {
      'that is kept': (id) => newFile(id, LONG_AGO, 'document'),
      'of a signed living will': (id) => newFile(id, LONG_AGO, 'wilsverklaring'),
    },
  },
  processes: {
    make: (id, ago) => owner`
      insert into processes (id, command, master_keys, seen_at)
      values (${id}, 'serve', '{}', now() - ${ago}::interval)`,
    due: '25 hours',
    notYet: '23 hours',
  },
  rate_limits: {
    make: (id, ago) => owner`
      insert into rate_limits (key, points, expire)
      values (${id}, 1, extract(epoch from now() - ${ago}::interval) * 1000)`,
    due: '25 hours',
    notYet: '23 hours',
    by: 'key',
  },
}

const cleaned = Object.keys(tables).filter((table) => tables[table]?.retention.clean)

/** By table, what stands in it and is told apart by an id. */
const rows = new Map<string, Record<string, string>>()

/** @returns the id of the row of each name */
async function arrange({ make, due, notYet, alsoDue = {}, spared = {} }: Case) {
  const ways: Record<string, (id: string) => Promise<unknown>> = {
    due: (id) => make(id, due),
    'not due yet': (id) => make(id, notYet),
    ...spared,
    ...alsoDue,
  }
  const ids: Record<string, string> = {}
  for (const [name, way] of Object.entries(ways)) await way((ids[name] = randomUUID()))
  return ids
}

async function left(table: string, ids: Record<string, string>): Promise<string[]> {
  const { by = 'id', emptied = by } = CASES[table] ?? {}
  const found = await owner<{ id: string }[]>`
    select ${owner(by)}::text as id from ${owner(table)}
     where ${owner(by)}::text in ${owner(Object.values(ids))} and ${owner(emptied)} is not null`
  return Object.keys(ids).filter((name) => found.some(({ id }) => id === ids[name]))
}

describe('after the nightly cleaning', () => {
  beforeAll(async () => {
    const { id } = await testUser('franchise')
    const [row] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
      select member_id as id from guild_memberships where user_id = ${id}`
    member = row?.id ?? ''
    for (const [table, one] of Object.entries(CASES)) {
      const made = await arrange(one)
      expect(await left(table, made), table).toEqual(Object.keys(made))
      rows.set(table, made)
    }
    await cleanUp()
  })

  test.each(cleaned)('of %s only what is due has gone', async (table) => {
    const made = rows.get(table)
    if (!made) throw new Error('this table is cleaned, and has no case here')
    const goes = ['due', ...Object.keys(CASES[table]?.alsoDue ?? {})]
    expect(await left(table, made)).toEqual(
      Object.keys(made).filter((name) => !goes.includes(name)),
    )
  })

  test('every case is of a table that is cleaned', () => {
    expect(Object.keys(CASES).filter((table) => !cleaned.includes(table))).toEqual([])
  })
})
