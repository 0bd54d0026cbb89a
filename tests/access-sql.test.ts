/**
 * What the database itself allows the application's role, on behalf of whom. Every table of the
 * schema has a row here; a new table without one fails. A forgotten WHERE in the application can
 * give away no more than this.
 */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import {
  type TransactionActor,
  withActor,
  ask,
  asPerson,
  asSystem,
  type Sql,
  type SystemName,
} from '#app/platform/database/sql.server.ts'
import { APP_ROLE, JOBS_ROLE } from '#app/platform/database/database-roles.ts'

/** The type makes sure that no part of the application is left out. */
const SYSTEMS = {
  accounts: 1,
  appointments: 1,
  attention: 1,
  audit: 1,
  callbacks: 1,
  cleaning: 1,
  keys: 1,
  operator: 1,
  mail: 1,
  payments: 1,
  reminders: 1,
  versions: 1,
  content: 1,
  deletion: 1,
  release: 1,
  relatives: 1,
  deaths: 1,
  signatures: 1,
  watching: 1,
} satisfies Record<SystemName, 1>
const PEOPLE = ['user', 'other', 'guild', 'staff', 'admin'] as const
type Who = 'nobody' | (typeof PEOPLE)[number] | SystemName
const EVERYONE: Who[] = ['nobody', ...PEOPLE, ...(Object.keys(SYSTEMS) as SystemName[])]

/** Letters of what is allowed with the row: create it, read, update, delete. */
type Rights = string

type TableRow = {
  /** Column and value that find the row; the value is that of the person named. */
  row: [column: string, whose: 'user' | 'guild' | 'file' | 'fixed']
  /** Who may do what; whoever is not named may do nothing. */
  rights: Partial<Record<Who, Rights>>
}

const everyone = (rights: Rights) => Object.fromEntries(EVERYONE.map((who) => [who, rights]))

const TABLES: Record<string, TableRow> = {
  users: {
    row: ['id', 'user'],
    rights: { user: 'r', accounts: 'crud', reminders: 'r', deletion: 'rd' },
  },
  // `user` has asked for it, and the waiting period is over.
  account_deletions: {
    row: ['user_id', 'user'],
    rights: { user: 'crud', deletion: 'crud', reminders: 'r', relatives: 'r' },
  },
  user_roles: {
    row: ['user_id', 'guild'],
    rights: { guild: 'r', accounts: 'crud', admin: 'crd' },
  },
  grants: { row: ['subject_id', 'user'], rights: { user: 'r' } },
  relatives: {
    row: ['owner_id', 'user'],
    rights: { user: 'crud', relatives: 'r', keys: 'ru', deletion: 'r', deaths: 'r' },
  },
  // Made and answered by functions only.
  death_reports: {
    row: ['id', 'file'],
    rights: { user: 'r', relatives: 'r', deaths: 'ru', cleaning: 'r', staff: 'r', admin: 'r' },
  },
  death_report_answers: {
    row: ['report_id', 'file'],
    rights: { relatives: 'r', deaths: 'r', staff: 'r', admin: 'r' },
  },
  // Added by a contact and got by the office, by functions only.
  death_report_papers: {
    row: ['report_id', 'file'],
    rights: { deaths: 'ru', cleaning: 'rd', keys: 'ru' },
  },
  // Made by a function only.
  death_report_approvals: { row: ['report_id', 'file'], rights: { staff: 'r', admin: 'r' } },
  // What comes of it is noted by functions only.
  death_notices: {
    row: ['report_id', 'file'],
    rights: { deaths: 'r', staff: 'r', admin: 'r', cleaning: 'rd', keys: 'ru' },
  },
  // Made and removed by a function only.
  death_report_ticks: { row: ['report_id', 'file'], rights: { relatives: 'r' } },
  relative_copies: {
    row: ['report_id', 'file'],
    rights: { relatives: 'r', deaths: 'ru', cleaning: 'rd', keys: 'ru' },
  },
  relative_copy_files: {
    row: ['id', 'file'],
    rights: { deaths: 'cr', cleaning: 'r', keys: 'ru' },
  },
  relative_places: { row: ['relative_id', 'file'], rights: { relatives: 'crud' } },
  // Of a contact without an address, who reads by a letter that `user` can print anew.
  relative_visits: {
    row: ['id', 'file'],
    rights: { user: 'rd', relatives: 'crud', cleaning: 'crud' },
  },
  relative_links: {
    row: ['relative_id', 'file'],
    rights: { user: 'crud', relatives: 'crud', cleaning: 'crud' },
  },
  // Asked and decided by functions only.
  reading_requests: { row: ['reader_id', 'user'], rights: { user: 'r', admin: 'r' } },
  // `user` is one, whatever else is true. Made by a function only.
  prepared_accounts: {
    row: ['user_id', 'user'],
    rights: { accounts: 'rd', cleaning: 'r' },
  },
  // `staff` holds it. Made and ended by functions only.
  mandates: { row: ['subject_id', 'user'], rights: { user: 'r', staff: 'r', accounts: 'r' } },
  // Filled and cleared by triggers and functions only.
  attention: { row: ['id', 'file'], rights: { admin: 'r' } },
  // Added by a function only, and never changed or taken away.
  audit_log: { row: ['subject_id', 'user'], rights: { user: 'r', admin: 'r', audit: 'r' } },
  person_keys: {
    row: ['user_id', 'user'],
    rights: { user: 'r', accounts: 'crud', keys: 'crud', versions: 'r' },
  },
  // Found by the office through a function only.
  file_index: { row: ['user_id', 'user'], rights: { user: 'ru', accounts: 'cru' } },
  second_factors: { row: ['user_id', 'user'], rights: { accounts: 'crud', keys: 'ru' } },
  passkeys: { row: ['user_id', 'user'], rights: { accounts: 'crud', keys: 'ru' } },
  recovery_codes: { row: ['user_id', 'user'], rights: { accounts: 'crud' } },
  sessions: {
    row: ['user_id', 'user'],
    rights: { user: 'rd', accounts: 'crud', cleaning: 'crud' },
  },
  tokens: { row: ['user_id', 'user'], rights: { accounts: 'crud', cleaning: 'crud' } },
  franchise_partners: {
    row: ['referral_code', 'guild'],
    rights: {
      guild: 'r',
      admin: 'cru',
      staff: 'cru',
      accounts: 'cru',
      payments: 'r',
      release: 'r',
    },
  },
  // `guild` is an owner, whom nobody there can take away.
  guild_memberships: {
    row: ['user_id', 'guild'],
    rights: { guild: 'r', admin: 'r', staff: 'r', accounts: 'crud' },
  },
  payments: { row: ['id', 'file'], rights: { guild: 'cr', payments: 'crud', cleaning: 'rd' } },
  payment_events: { row: ['id', 'fixed'], rights: { payments: 'crud', cleaning: 'rd' } },
  invoice_counters: { row: ['series', 'fixed'], rights: { payments: 'cru' } },
  // Never changed.
  invoices: { row: ['id', 'file'], rights: { guild: 'r', payments: 'cr', cleaning: 'rd' } },
  default_card_settings: {
    row: ['id', 'fixed'],
    rights: { admin: 'ru', staff: 'ru', cleaning: 'r' },
  },
  card_logos: {
    row: ['id', 'file'],
    rights: { admin: 'cr', staff: 'cr', cleaning: 'rd', keys: 'ru' },
  },
  default_card_contacts: { row: ['id', 'file'], rights: { admin: 'crud', staff: 'crud' } },
  postcode_area_assignments: {
    row: ['postcode_start', 'fixed'],
    rights: { admin: 'ru', staff: 'ru' },
  },
  daily_figures: { row: ['day', 'fixed'], rights: { admin: 'r', staff: 'r' } },
  stopped_colleagues: { row: ['user_id', 'user'], rights: { user: 'rd', cleaning: 'rd' } },
  franchise_notifications: {
    row: ['id', 'file'],
    rights: { guild: 'ru', admin: 'c', staff: 'c', accounts: 'c', release: 'c', cleaning: 'crud' },
  },
  // Asked by triggers only, which refuse other steps, and note each one.
  transitions: { row: ['machine', 'fixed'], rights: {} },
  // Of an order, a living will, a payment, a case and a request: each person sees what is theirs.
  history: {
    row: ['row_id', 'file'],
    rights: { user: 'r', admin: 'r', staff: 'r', release: 'ru', deaths: 'ru' },
  },
  // By their former names, for the release before.
  release_transitions: { row: ['machine', 'fixed'], rights: {} },
  release_cases: { row: ['id', 'file'], rights: { admin: 'r', staff: 'r', release: 'r' } },
  // A member makes them with a few columns, and reads by a function; the office sees what is paid.
  access_requests: {
    row: ['id', 'file'],
    rights: { payments: 'r', release: 'ru', cleaning: 'r', keys: 'ru' },
  },
  // `guild` may add one while its request runs; the office gets it by a function.
  access_certificates: {
    row: ['id', 'file'],
    rights: { guild: 'crd', cleaning: 'rd', keys: 'ru' },
  },
  access_request_approvals: { row: ['request_id', 'file'], rights: { admin: 'r', staff: 'r' } },
  // Confirmed by a function only, of another colleague.
  contact_calls: {
    row: ['request_id', 'file'],
    rights: { admin: 'r', staff: 'r', release: 'r', cleaning: 'rd', keys: 'ru' },
  },
  // Noted as made by a function.
  calls_to_make: {
    row: ['request_id', 'file'],
    rights: { admin: 'r', staff: 'r', release: 'crd', cleaning: 'rd' },
  },
  // Added and read by functions.
  stop_notes: { row: ['request_id', 'file'], rights: { cleaning: 'rd', keys: 'ru' } },
  // Added by a function, of who looked.
  request_calls: {
    row: ['request_id', 'file'],
    rights: { admin: 'r', staff: 'r', release: 'r', cleaning: 'rd', keys: 'ru' },
  },
  release_history: {
    row: ['request_id', 'file'],
    rights: { admin: 'r', staff: 'r', release: 'ru' },
  },
  release_links: { row: ['request_id', 'file'], rights: { release: 'crd', cleaning: 'crd' } },
  // Made with the hours only: a trigger says from when on they count.
  release_preferences: { row: ['user_id', 'user'], rights: { user: 'ru' } },
  // Made by a trigger; its member reads it, and the office may have it tried again.
  deliveries: {
    row: ['id', 'file'],
    rights: { guild: 'r', admin: 'ru', staff: 'ru', release: 'ru', cleaning: 'rd' },
  },
  // A member reads and gets them by functions.
  delivery_files: {
    row: ['id', 'file'],
    rights: { release: 'crud', cleaning: 'rd', keys: 'ru' },
  },
  delivery_downloads: {
    row: ['delivery_id', 'file'],
    rights: { admin: 'r', staff: 'r', cleaning: 'rd' },
  },
  // Made and moved on by functions only.
  card_batches: { row: ['id', 'file'], rights: { admin: 'r', staff: 'r', cleaning: 'rd' } },
  // 'reminders' reaches people who asked for one; `user` has.
  profiles: {
    row: ['user_id', 'user'],
    rights: { user: 'crud', accounts: 'crud', reminders: 'r', keys: 'ru' },
  },
  reminders: { row: ['user_id', 'user'], rights: { user: 'r', reminders: 'cru' } },
  finish_reminders: { row: ['user_id', 'user'], rights: { user: 'cru', reminders: 'cru' } },
  trusted_contacts: {
    row: ['owner_id', 'user'],
    rights: { user: 'crud', accounts: 'ru', keys: 'ru' },
  },
  wish_file_numbers: { row: ['number', 'fixed'], rights: {} },
  wishes: {
    row: ['user_id', 'user'],
    rights: { user: 'crud', reminders: 'r', versions: 'r', keys: 'r' },
  },
  wish_sections: { row: ['wish_id', 'file'], rights: { user: 'crud', keys: 'ru' } },
  step_marks: { row: ['user_id', 'user'], rights: { user: 'crud' } },
  wish_saves: { row: ['wish_id', 'file'], rights: { user: 'crud', cleaning: 'crud' } },
  pending_posts: {
    row: ['user_id', 'user'],
    rights: { user: 'rd', accounts: 'crud', cleaning: 'crud', keys: 'ru' },
  },
  booklet_codes: { row: ['wish_id', 'file'], rights: { signatures: 'crd' } },
  wish_versions: { row: ['wish_id', 'file'], rights: { user: 'cr', versions: 'r', keys: 'ru' } },
  consents: { row: ['user_id', 'user'], rights: { user: 'cru', accounts: 'cru' } },
  card_orders: { row: ['wish_id', 'file'], rights: { user: 'cru', keys: 'ru' } },
  card_requests: { row: ['wish_id', 'file'], rights: { user: 'crud' } },
  // The owner may do nothing but revoke a card, and this one is not revoked.
  cards: { row: ['id', 'file'], rights: { user: 'cr', keys: 'ru' } },
  wilsverklaringen: { row: ['user_id', 'user'], rights: { user: 'crud', keys: 'ru' } },
  documents: { row: ['user_id', 'user'], rights: { user: 'crud', cleaning: 'r', keys: 'ru' } },
  mail_requests: { row: ['id', 'file'], rights: { accounts: 'crd', cleaning: 'crd' } },
  mails: {
    row: ['id', 'file'],
    rights: { ...everyone('c'), nobody: '', mail: 'crud', cleaning: 'crud' },
  },
  appointments: {
    row: ['id', 'file'],
    rights: {
      user: 'r',
      // What one books has one's own name.
      staff: 'ru',
      admin: 'ru',
      appointments: 'cru',
      cleaning: 'crud',
      keys: 'ru',
      deletion: 'rd',
    },
  },
  callback_requests: {
    row: ['id', 'file'],
    rights: { admin: 'ru', staff: 'ru', callbacks: 'c', keys: 'ru', cleaning: 'crud' },
  },
  choice_legal_status: {
    row: ['option', 'fixed'],
    rights: { ...everyone('r'), admin: 'crud' },
  },
  content_pages: { row: ['path', 'fixed'], rights: { ...everyone('r'), content: 'crud' } },
  content_words: { row: ['word', 'fixed'], rights: { ...everyone('r'), content: 'crud' } },
  role_capabilities: { row: ['capability', 'fixed'], rights: everyone('r') },
  processes: { row: ['id', 'fixed'], rights: { keys: 'crud', cleaning: 'crud' } },
  rate_limits: { row: ['key', 'fixed'], rights: everyone('crud') },
  migrations: { row: ['name', 'fixed'], rights: everyone('r') },
  definitions: { row: ['name', 'fixed'], rights: everyone('r') },
}

/** Counters hold keyed hashes; which migrations were applied is no secret. */
const WITHOUT_POLICIES = ['definitions', 'migrations', 'rate_limits']

const people = new Map<string, TestUser>()
const [file, othersFile] = [randomUUID(), randomUUID()]
const fixed = {
  wish_file_numbers: 'WR00000000',
  processes: randomUUID(),
  rate_limits: 'test:1',
  migrations: 'test',
  definitions: 'test',
  role_capabilities: 'law.manage',
  default_card_settings: '00000000-0000-0000-0000-000000000001',
  postcode_area_assignments: '8000',
  choice_legal_status: 'Veraarden',
  daily_figures: '2026-01-01',
  payment_events: 'evt_test',
  invoice_counters: 'F',
  content_pages: '/kennisbank/test',
  content_words: 'woord',
  release_transitions: 'case',
  transitions: 'payments',
}

beforeAll(async () => {
  for (const who of ['user', 'other'] as const) people.set(who, await testUser())
  people.set('guild', await testUser('franchise'))
  people.set('staff', await testUser('staff'))
  people.set('admin', await testUser('admin'))
  const user = idOf('user')
  const bytes = Buffer.from('sealed')
  await owner.begin((sql) => [
    // `other` has no address: somebody for whom a colleague made an account.
    sql`update users set email = null, email_verified_at = null where id = ${idOf('other')}`,
    sql`insert into prepared_accounts (user_id, consent) values (${idOf('other')}, 'aloud')`,
    sql`insert into tokens (id, user_id, purpose, expires_at) values (${bytes}, ${user}, 'verify', now())`,
    sql`insert into trusted_contacts (id, owner_id, position, sealed) values (${file}, ${user}, 1, ${bytes})`,
    sql`insert into wish_file_numbers (number) values (${fixed.wish_file_numbers})`,
    sql`insert into wishes (id, user_id, wish_file_number, title)
        values (${file}, ${user}, ${fixed.wish_file_numbers}, '')`,
    sql`insert into wish_file_numbers (number) values ('WR00000009')`,
    sql`insert into wishes (id, user_id, wish_file_number, title)
        values (${othersFile}, ${idOf('other')}, 'WR00000009', '')`,
    sql`insert into wish_sections (wish_id, section, sealed, revision) values (${file}, 'veer', ${bytes}, 1)`,
    sql`insert into step_marks (user_id, section, mark) values (${user}, 'veer', 'done')`,
    sql`insert into wish_saves (wish_id, id, section, content) values (${file}, ${file}, 'veer', ${bytes})`,
    sql`insert into pending_posts (user_id, form, token, sealed, expires_at)
        values (${user}, 'veer', ${bytes}, ${bytes}, now())`,
    sql`insert into wish_versions (wish_id, number, sealed, sealed_secret, hash, confirmed_at)
        values (${file}, 1, ${bytes}, ${bytes}, ${bytes}, now())`,
    sql`insert into booklet_codes (hash, wish_id, number, sealed)
        values (sha256(${bytes}), ${file}, 1, ${bytes})`,
    sql`insert into account_deletions (user_id, token_hash, execute_after) values (${user}, ${bytes}, now())`,
    sql`insert into consents (user_id, kind, version, given_at) values (${user}, 'health', '1.0', now())`,
    sql`update profiles set reminder_frequency = 'yearly'
         where user_id in (${user}, ${idOf('other')})`,
    sql`insert into reminders (user_id, due_on, token_hash, sent_at, expires_at)
        values (${user}, now(), ${bytes}, now(), now())`,
    sql`insert into finish_reminders (user_id) values (${user})`,
    sql`insert into card_orders (id, user_id, wish_id, variant, sealed)
        values (${file}, ${user}, ${file}, 'standard', ${bytes})`,
    sql`insert into cards (id, order_id, number, token_hash) values (${file}, ${file}, 1, ${bytes})`,
    sql`insert into card_requests (id, user_id, wish_id, variant, consent)
        values (${file}, ${user}, ${file}, 'standard', '1.0')`,
    sql`insert into wilsverklaringen (id, user_id, sealed) values (${file}, ${user}, ${bytes})`,
    sql`insert into documents (id, user_id, purpose, kind, size, sealed, storage_key)
        values (${file}, ${user}, 'document', 'txt', 1, ${bytes}, ${file})`,
    sql`insert into appointments (id, customer_user_id, appointment_type, scheduled_date,
          duration_minutes, ends_at, notes, token_hash)
        values (${file}, ${user}, 'online_consultation', '2000-01-05T09:00Z', 30,
          '2000-01-05T09:30Z', ${bytes}, ${bytes})`,
    sql`insert into callback_requests (id, company_name, contact_name, email, phone)
        values (${file}, 'a', 'b', 'c', 'd')`,
    sql`insert into mail_requests (id, sealed) values (${file}, ${bytes})`,
    sql`insert into attention (id, kind, about) values (${file}, 'mail', ${file})`,
    sql`insert into mails (id, kind, sealed) values (${file}, 'test', ${bytes})`,
    sql`insert into card_logos (id, kind, width, height, sealed_key, storage_key)
        values (${file}, 'png', 1, 1, ${bytes}, ${file})`,
    sql`insert into card_batches (id, printed_with) values (${file}, '{}')`,
    sql`insert into default_card_contacts (id, first_name, last_name, email, phone)
        values (${file}, 'a', 'b', 'c', 'd')`,
    sql`insert into second_factors (user_id) values (${user})`,
    sql`insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
        values (${file}, ${user}, ${bytes}, ${bytes}, 0, '{}', ${bytes})`,
    sql`insert into recovery_codes (user_id, hash) values (${user}, ${bytes})`,
    sql`insert into grants (id, subject_id, grantee_user_id, scope, reason, origin)
        values (${file}, ${user}, ${idOf('other')}, 'sections', 'asked-by-owner', 'owner')`,
    sql`insert into relatives (id, owner_id, contact_hash, sealed)
        values (${file}, ${user}, ${bytes}, ${bytes})`,
    sql`insert into relative_links (hash, relative_id, purpose, expires_at)
        values (${bytes}, ${file}, 'answer', now() + interval '1 day')`,
    sql`insert into death_reports (id, subject_id, died_on, way, waits_until)
        values (${file}, ${user}, now(), 'contact', now())`,
    sql`insert into death_report_answers (report_id, relative_id, address, answer)
        values (${file}, ${file}, ${bytes}, 'yes')`,
    sql`insert into death_report_papers (id, report_id, relative_id, kind, size, sealed, storage_key)
        values (${file}, ${file}, ${file}, 'pdf', 1, ${bytes}, ${file})`,
    sql`insert into death_report_approvals (report_id, colleague_id, paper_id, address, checks)
        values (${file}, ${idOf('staff')}, ${file}, ${bytes}, '{day-on-paper}')`,
    sql`insert into death_notices (id, report_id, relative_id, about, sealed)
        values (${file}, ${file}, ${file}, 'asked', ${bytes})`,
    sql`insert into death_report_ticks (report_id, task, relative_id)
        values (${file}, 'doctor', ${file})`,
    sql`insert into relative_copies (id, report_id, relative_id, address, sealed)
        values (${file}, ${file}, ${file}, ${bytes}, ${bytes})`,
    sql`insert into relative_copy_files (id, copy_id, document_id, kind, size, sealed, storage_key)
        values (${file}, ${file}, ${file}, 'pdf', 1, ${bytes}, ${file})`,
    sql`insert into relative_places (relative_id, chapter) values (${file}, 'afscheid')`,
    sql`insert into relative_visits (id, hash, address) values (${file}, ${bytes}, sha256(uuid_send(${file}::uuid)))`,
    sql`insert into reading_requests (id, reader_id) values (${file}, ${user})`,
    sql`insert into prepared_accounts (user_id, consent) values (${user}, 'aloud')`,
    sql`insert into mandates (id, subject_id, grantee_user_id, consent, valid_until)
        values (${file}, ${user}, ${idOf('staff')}, 'aloud', now() + interval '1 day')`,
    sql`insert into audit_log
          (day, number, at, acted_as, action, subject_id, request, transaction_id, hash)
        values ('2026-01-01', 1, now(), '', 'file.read', ${user}, '0badcafe', '1', ${bytes})`,
    sql`insert into daily_figures values ('cards', ${fixed.daily_figures}, 1)`,
    sql`insert into stopped_colleagues (user_id, member_id)
        select ${user}, member_id from guild_memberships where user_id = ${idOf('guild')}`,
    sql`insert into franchise_notifications (id, franchise_id, type, title, message)
        select ${file}, member_id, 'info', '', '' from guild_memberships
         where user_id = ${idOf('guild')}`,
    sql`insert into payments (id, request_id, member_id, amount_cents, vat_percent)
        select payment, null, member_id, 1050, 21
          from guild_memberships, unnest(${[file, othersFile]}::uuid[]) payment
         where user_id = ${idOf('guild')}`,
    sql`insert into payment_events (id, type, outcome) values (${fixed.payment_events}, '', 'unknown')`,
    sql`insert into invoice_counters (series, year, last) values ('F', 2026, 1)`,
    sql`insert into invoices (id, kind, number, payment_id, member_id, amount_cents, vat_percent,
          vat_cents, billed_by, billed_to)
        select ${file}, 'invoice', 'F2026-000001', id, member_id, 1050, 21, 182, '{}', '{}'
          from payments where id = ${othersFile}`,
    sql`insert into release_cases (id, subject_id) values (${file}, ${user})`,
    sql`insert into access_requests (id, member_id, kind, sealed)
        select ${file}, member_id, 'full', ${bytes} from guild_memberships
         where user_id = ${idOf('guild')}`,
    sql`insert into access_certificates (id, request_id, kind, size, sealed, storage_key)
        values (${file}, ${file}, 'pdf', 1, ${bytes}, ${file})`,
    sql`insert into access_request_approvals (request_id, colleague_id)
        values (${file}, ${idOf('staff')})`,
    sql`insert into contact_calls (id, request_id, sealed, answer, called_at)
        values (${file}, ${file}, ${bytes}, 'yes', now())`,
    sql`insert into calls_to_make (id, request_id, who, about)
        values (${file}, ${file}, 'owner', 'asked')`,
    sql`insert into stop_notes (id, request_id, sealed) values (${file}, ${file}, ${bytes})`,
    sql`insert into request_calls (id, request_id, who, sealed, said)
        values (${file}, ${file}, 'named', ${bytes}, 'yes')`,
    sql`insert into release_links (hash, request_id, purpose) values (${bytes}, ${file}, 'stop')`,
    sql`insert into deliveries (id, request_id, kind) values (${file}, ${file}, 'full')`,
    sql`insert into delivery_files (id, delivery_id, part, place, kind, size, sealed, storage_key)
        values (${file}, ${file}, 'wishes', 0, 'pdf', 1, ${bytes}, ${file})`,
    sql`insert into delivery_downloads (delivery_id, part, on_behalf)
        values (${file}, 'wishes', false)`,
    sql`insert into release_preferences (user_id, wait_hours) values (${user}, 24)`,
    sql`insert into rate_limits (key) values (${fixed.rate_limits})`,
    sql`insert into processes (id, command, master_keys) values (${fixed.processes}, 'serve', '{}')`,
    sql`insert into content_pages (path, title, description, body, version, search)
        values (${fixed.content_pages}, '', '', '', '', '')`,
    sql`insert into content_words (word, pages) values (${fixed.content_words}, 1)`,
    sql`insert into migrations (name, checksum) values (${fixed.migrations}, '')`,
    sql`insert into definitions (name, checksum, applied_at)
        values (${fixed.definitions}, '', now())`,
  ])
})

const idOf = (who: string) => people.get(who)?.id ?? ''

function valueOf(table: string): string {
  const [, whose] = TABLES[table]?.row ?? []
  if (whose === 'fixed') return fixed[table as keyof typeof fixed]
  return whose === 'file' ? file : idOf(whose ?? '')
}

const actorOf = (who: Who): TransactionActor =>
  who in SYSTEMS ? asSystem(who as SystemName) : asPerson(who === 'nobody' ? '' : idOf(who))

class Undo extends Error {
  readonly count: number
  constructor(count: number) {
    super('undo')
    this.count = count
  }
}

/** Tries something and undoes it. @returns whether it was allowed and touched a row */
async function may(who: Who, attempt: (sql: Sql) => Promise<number>): Promise<boolean> {
  try {
    await withActor(actorOf(who), async (sql) => {
      throw new Undo(await attempt(sql))
    })
    return false
  } catch (error) {
    if (error instanceof Undo) return error.count > 0
    const { code } = error as { code?: string }
    // The other: a view that takes no rows.
    if (code === '42501' || code === '0A000') return false
    // The row exists already: the policies had let it through.
    if (code === '23505') return true
    throw error
  }
}

/** The columns that the application may change at all; trying another says nothing of the policies. */
async function changeable(table: string): Promise<string[]> {
  const columns = await owner<{ name: string }[]>`
    select attname as name from pg_attribute
     where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
       and has_column_privilege(${APP_ROLE}, attrelid, attname, 'update') order by attnum`
  return columns.map(({ name }) => name)
}

async function rightsOf(
  who: Who,
  table: string,
  column: string,
  value = valueOf(table),
): Promise<Rights> {
  const changed = owner((await changeable(table))[0] ?? column)
  const name = owner(table)
  const key = owner(column)
  const [row] = await owner`select to_json(t)::text as json from ${name} t where ${key} = ${value}`
  const attempts: [string, (sql: Sql) => Promise<number>][] = [
    [
      'c',
      async (sql) =>
        (
          await sql`insert into ${name} select * from json_populate_record(null::${name}, ${row?.json}::text::json)`
        ).count,
    ],
    ['r', async (sql) => (await sql`select 1 from ${name} where ${key} = ${value}`).count],
    [
      'u',
      async (sql) =>
        (await sql`update ${name} set ${changed} = ${changed} where ${key} = ${value}`).count,
    ],
    ['d', async (sql) => (await sql`delete from ${name} where ${key} = ${value}`).count],
  ]
  let rights = ''
  for (const [letter, attempt] of attempts) if (await may(who, attempt)) rights += letter
  return rights
}

describe.each(Object.entries(TABLES))('%s', (table, { row: [column], rights }) => {
  test.each(EVERYONE)('by %s', async (who) => {
    expect(await rightsOf(who, table, column)).toBe(rights[who] ?? '')
  })
})

describe('someone without an address, whom nobody reminds', () => {
  const rows: [table: string, column: string, rights: TableRow['rights']][] = [
    ['users', 'id', { other: 'r', accounts: 'crud' }],
    ['prepared_accounts', 'user_id', { accounts: 'rd', cleaning: 'r' }],
    ['wishes', 'user_id', rightsOfOwner('wishes')],
    ['profiles', 'user_id', rightsOfOwner('profiles')],
    ['person_keys', 'user_id', rightsOfOwner('person_keys')],
    ['sessions', 'user_id', rightsOfOwner('sessions')],
  ]

  test.each(rows)('%s', async (table, column, rights) => {
    const found: TableRow['rights'] = {}
    for (const who of EVERYONE) {
      const some = await rightsOf(who, table, column, idOf('other'))
      if (some) found[who] = some
    }
    expect(found).toEqual(rights)
  })
})

/** What others have of a row is the same, whoever's it is. */
function rightsOfOwner(table: string): TableRow['rights'] {
  const { user = '', ...others } = TABLES[table]?.rights ?? {}
  return { ...others, other: user }
}

/** Columns that say whose a row is. */
const WHOSE = ['user_id', 'owner_id', 'customer_user_id', 'wish_id']

describe('a row of their own', () => {
  const owned = Object.entries(TABLES).flatMap(([table, { rights }]) =>
    rights.user?.includes('u') ? [table] : [],
  )

  test.each(owned)('of %s is given to nobody else', async (table) => {
    const columns = (await changeable(table)).filter((column) => WHOSE.includes(column))
    const name = owner(table)
    for (const column of columns) {
      const key = owner(column)
      const [mine, theirs] =
        column === 'wish_id' ? [file, othersFile] : [idOf('user'), idOf('other')]
      const give = async (sql: Sql) =>
        (await sql`update ${name} set ${key} = ${theirs} where ${key} = ${mine}`).count
      expect({ column, given: await may('user', give) }).toEqual({ column, given: false })
    }
  })
})

describe('the schema', () => {
  test('has no table without a row here', async () => {
    const tables = await owner<{ name: string }[]>`
      select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(TABLES).toSorted())
  })

  test('has row-level security on every table but a few', async () => {
    const tables = await owner<{ name: string }[]>`
      select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
       order by relname`
    expect(tables.map(({ name }) => name)).toEqual(WITHOUT_POLICIES)
  })

  test('has an index for every reference to another row, as deleting looks for it', async () => {
    const without = await owner<{ name: string }[]>`
      select conrelid::regclass || '.' || attname as name
        from pg_constraint c join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
       where contype = 'f' and connamespace = 'public'::regnamespace
         and not exists (select from pg_index i
                          where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`
    expect(without.map(({ name }) => name)).toEqual([])
  })

  test('asks other tables once a query, not once a row', async () => {
    const once = /\( SELECT actor_\w+\([^()]*\) AS \w+\)/g
    const policies = await owner<{ name: string; condition: string }[]>`
      select tablename || '.' || policyname as name, concat_ws(' ', qual, with_check) as condition
        from pg_policies where schemaname = 'public'`
    const asked = policies.filter(({ condition }) => condition.match(once))
    expect(asked.length).toBeGreaterThan(10)
    // What is left without them may ask for the actor's name, a setting, and nothing else.
    const often = policies.filter(({ condition }) =>
      /actor_(?!id\(\)|system\(\))/.test(condition.replaceAll(once, '')),
    )
    expect(often.map(({ name }) => name)).toEqual([])
  })

  test('has no function that runs as its owner on a search path of the caller', async () => {
    // Unless it is named, the schema of temporary tables, where anyone makes any, comes first.
    const functions = await owner<{ name: string }[]>`
      select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and prosecdef
         and not exists (select from unnest(proconfig) c
                          where c ~ '^search_path=(public|pg_catalog, graphile_worker), pg_temp$')`
    expect(functions.map(({ name }) => name)).toEqual([])
  })
})

describe.each([APP_ROLE, JOBS_ROLE])('%s', (role) => {
  test('has no power beyond its grants', async () => {
    const [found] = await owner`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
             exists (select from pg_auth_members m where m.member = r.oid) as member
        from pg_roles r where rolname = ${role}`
    expect(Object.values(found ?? {})).toEqual([false, false, false, false, false, false])
  })

  test('makes and reads no large objects, which no policy reaches', async () => {
    const functions = await owner<{ name: string; allowed: boolean }[]>`
      select oid::regprocedure as name, has_function_privilege(${role}, oid, 'execute') as allowed
        from pg_proc where prolang = (select oid from pg_language where lanname = 'internal')
         and (proname ~ '^lo_' or proname in ('loread', 'lowrite'))`
    expect(functions.length).toBeGreaterThan(10)
    expect(functions.filter(({ allowed }) => allowed).map(({ name }) => name)).toEqual([])
    const readable =
      await owner`select has_table_privilege(${role}, 'pg_largeobject', 'select') as allowed`
    expect(readable).toEqual([{ allowed: false }])
  })

  test('owns no table of the application', async () => {
    const owned = await owner`
      select relname from pg_class
       where relowner = ${role}::regrole and relnamespace = 'public'::regnamespace`
    expect(owned).toHaveLength(0)
  })
})

describe('the job queue', () => {
  test('is out of reach of the application, but for adding a job', async () => {
    const reading = ask((sql) => sql`select 1 from graphile_worker._private_jobs`)
    await expect(reading).rejects.toMatchObject({
      code: '42501',
    })
  })

  test('reaches no table of the application', async () => {
    const reached = await owner`
      select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'
         and has_table_privilege(${JOBS_ROLE}, oid, 'select, insert, update, delete')`
    expect(reached).toHaveLength(0)
  })
})
