/** Makes a batch of files for each message, and answers with how many. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parentPort, workerData } from 'node:worker_threads'
import postgres from 'postgres'
import type { DbRow } from '#db/row.ts'
import { keyFromRow, newPersonKey } from '#app/access/keys.server.ts'
import { joinAddress } from '#app/features/accounts/address.ts'
import { CONSENT_VERSION } from '#app/features/accounts/consents.server.ts'
import { sealProfile } from '#app/features/accounts/profile.server.ts'
import { contactHash } from '#app/features/accounts/contact-details.server.ts'
import { sealedRelative } from '#app/features/contacts/people.server.ts'
import { DEFAULT_RULES } from '#app/features/contacts/rules.ts'
import {
  belongsTo,
  type NewDocument,
  putDocument,
} from '#app/features/documents/documents.server.ts'
import { emailHashes, rowOf } from '#app/features/file-index/index.server.ts'
import { titlesOf } from '#app/features/wishes/file/file.server.ts'
import { sectionsByLaw } from '#app/features/interview/legal.server.ts'
import { answeredSections } from '#app/features/wishes/file/answered-sections.ts'
import { firstVersion } from '#app/features/wishes/versions/versions.server.ts'
import { sealSection } from '#app/features/wishes/file/sections.server.ts'
import { sealJson } from '#app/platform/keys/crypto.server.ts'
import { searchKeys } from '#app/platform/keys/search-keys.server.ts'
import { believable } from './believable.ts'
import { type Filling, type NumberRange, NO_PASSWORD } from './many-files.ts'

const { ownerUrl, letterBytes } = workerData as Filling
const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} })
const lawful = await sectionsByLaw(sql)

const COLUMNS = {
  users: ['id', 'email', 'password_hash', 'email_verified_at', 'created_at'],
  person_keys: ['user_id', 'purpose', 'wrapped'],
  profiles: ['user_id', 'sealed', 'privacy_consent_version', 'privacy_consent_at', 'updated_at'],
  consents: ['user_id', 'kind', 'version', 'given_at'],
  file_index: ['user_id', 'made_with', 'sealed', 'by_words', 'by_email'],
  wish_file_numbers: ['number', 'issued_at'],
  wishes: [
    'id',
    'user_id',
    'wish_file_number',
    'title',
    'is_completed',
    'last_updated_by',
    'created_at',
    'updated_at',
    'versions_seal',
  ],
  wish_sections: ['wish_id', 'section', 'sealed', 'revision', 'updated_at'],
  wish_versions: ['wish_id', 'number', 'sealed', 'sealed_secret', 'hash', 'confirmed_at'],
  relatives: ['id', 'owner_id', 'contact_hash', 'sealed', 'rules', 'created_at', 'changed_at'],
  documents: ['id', 'user_id', 'purpose', 'kind', 'size', 'sealed', 'storage_key', 'created_at'],
} as const

type CopiedTable = keyof typeof COLUMNS
type Cell = string | number | boolean | Date | Buffer | readonly string[] | null
type RowsByTable = Record<CopiedTable, string[]>

parentPort?.on('message', (batch: NumberRange) => {
  void make(batch).then((count) => parentPort?.postMessage(count))
})

async function make({ first, last }: NumberRange): Promise<number> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const made = await sql<DbRow<'users', 'id'>[]>`
    select id from users where id = any(${numbers.map((number) => idOf('user', number))})`
  const taken = await sql<DbRow<'wish_file_numbers', 'number'>[]>`
    select number from wish_file_numbers where number = any(${numbers.map(fileNumber)})`
  const [people, files] = [
    new Set(made.map(({ id }) => id)),
    new Set(taken.map(({ number }) => number)),
  ]
  const free = numbers.filter(
    (number) => !people.has(idOf('user', number)) && !files.has(fileNumber(number)),
  )
  await storeRows(free)
  return numbers.length
}

async function storeRows(numbers: readonly number[]) {
  const rows = Object.fromEntries(
    Object.keys(COLUMNS).map((name) => [name, []]),
  ) as unknown as RowsByTable
  for (const number of numbers) await addFile(rows, number)
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`
    await transaction`set local synchronous_commit = off`
    for (const [table, columns] of Object.entries(COLUMNS)) {
      const into = await transaction`
        copy ${transaction(table)} (${transaction(columns)}) from stdin`.writable()
      await pipeline(Readable.from([rows[table as CopiedTable].join('')]), into)
    }
  })
}

async function addFile(rows: RowsByTable, number: number) {
  const add = (table: CopiedTable, ...cells: Cell[]) =>
    rows[table].push(`${cells.map(cellText).join('\t')}\n`)
  const [userId, fileId] = [idOf('user', number), idOf('file', number)]
  const { lifeMoments, energy, contact, letter, isCompleted, createdAt, updatedAt, ...person } =
    believable(number)
  const { email, ...details } = person
  const { street, postalCode, city, ...names } = details
  const profile = { ...names, address: joinAddress({ street, postalCode, city }) }

  add('users', userId, email, NO_PASSWORD, createdAt, createdAt)
  const [personal, secret] = [newPersonKey(userId, 'personal'), newPersonKey(userId, 'secret')]
  add('person_keys', userId, 'personal', personal)
  add('person_keys', userId, 'secret', secret)
  const keys = {
    personal: keyFromRow(personal, userId, 'personal'),
    secret: keyFromRow(secret, userId, 'secret'),
  }
  const key = keys.personal
  add('profiles', userId, sealProfile(key, userId, profile), CONSENT_VERSION, createdAt, updatedAt)
  add('consents', userId, 'privacy', CONSENT_VERSION, createdAt)
  const { sealed, words } = rowOf(userId, profile)
  add('file_index', userId, searchKeys()[0].name, sealed, words, emailHashes(email))

  add('wish_file_numbers', fileNumber(number), createdAt)
  const title = titlesOf('veer')[isCompleted ? 'final' : 'draft']
  const data = { veer: { lifeMoments, energy }, naw: { ...details, contacts: [contact] } }
  const sections = answeredSections(lawful, data, 'title')
  const version = isCompleted && firstVersion(keys, fileId, { sections, data }, updatedAt)
  add(
    'wishes',
    fileId,
    userId,
    fileNumber(number),
    title,
    isCompleted,
    userId,
    createdAt,
    updatedAt,
    version ? version.seal : null,
  )
  for (const [section, answers] of [
    ['veer', data.veer],
    ['naw', data.naw],
  ] as const)
    add('wish_sections', fileId, section, sealSection(key, fileId, section, answers), 1, updatedAt)
  if (version) {
    const { sealed: said, sealedSecret, hash } = version
    add('wish_versions', fileId, version.number, said, sealedSecret, hash, updatedAt)
  }

  const { firstName, lastName } = person
  const card = { owner: { firstName, lastName }, address: '', ...contact }
  const relative = sealedRelative(card)
  const hash = contactHash(contact.email)
  const rules = JSON.stringify(DEFAULT_RULES)
  add('relatives', relative.id, userId, hash, relative.sealed, rules, createdAt, updatedAt)
  if (letter) {
    const { id, purpose, kind, size, meta, storageKey } = await putDocument(asDocument(letter))
    const described = sealJson(key, meta, belongsTo(id))
    add('documents', id, userId, purpose, kind, size, described, storageKey, updatedAt)
  }
}

const asDocument = (text: string): NewDocument => ({
  purpose: 'document',
  name: 'brief.txt',
  nameWhenEmpty: 'brief',
  description: 'Een brief',
  contents: Readable.from([Buffer.from(text.repeat(Math.ceil(letterBytes / text.length) || 1))]),
})

/** As `copy` reads it. Nothing that is copied has a tab, a new line or a backslash in it. */
function cellText(cell: Cell): string {
  if (cell === null) return '\\N'
  if (Buffer.isBuffer(cell)) return `\\\\x${cell.toString('hex')}`
  if (cell instanceof Date) return cell.toISOString()
  return typeof cell === 'object' ? `{${cell.join(',')}}` : String(cell)
}

/** Spread like those of others, and the same each time. */
function idOf(what: string, number: number): string {
  const hash = createHash('sha256').update(`believable ${what} ${number}`).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** No two have the same: the factor has no divisor in common with a hundred million. */
const fileNumber = (number: number): string =>
  `WR${String((number * 61_803_399) % 100_000_000).padStart(8, '0')}`
