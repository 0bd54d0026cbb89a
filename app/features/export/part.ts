import type { z } from 'zod'
import type { Sql } from '#app/platform/database/sql.server.ts'

export type ExportFile = {
  path: string
  changedAt: Date
  open: () => Promise<AsyncIterable<Uint8Array>>
}

export type Exporting = {
  addFile: (file: ExportFile) => void
  /** Paths of documents by id; a part that refers to one comes after them. */
  paths: Map<string, string>
}

export type StoredFile = {
  id: string
  /** Makes its row. @throws BadExport when there is no room */
  keep: (sql: Sql) => Promise<void>
}

export type ImportContext = {
  userId: string
  /** Whether the person lets us keep data about their health. */
  health: boolean
  /** The contents of a file in the ZIP. @throws BadExport when it is not there */
  open: (path: string) => Promise<AsyncIterable<Uint8Array>>
  stored: Map<string, StoredFile>
  /** Keeps a step that takes back what was stored, for when something fails later on. */
  undo: (step: () => Promise<void>) => void
}

export type Importing = ImportContext & { sql: Sql }

/** Contents of which a list may be read while it is written out. */
type Streamed<T> = T extends readonly unknown[] | null
  ? T
  : { [K in keyof T]: T[K] extends readonly (infer Item)[] ? T[K] | AsyncIterable<Item> : T[K] }

/** Bringing in what was taken along gives the same once more. */
export type ExportPart<
  Schema extends z.ZodType = z.ZodType,
  Incoming extends z.ZodType = Schema,
> = {
  schema: Schema
  /** What is checked at once of what comes in, where that is less than the schema. */
  incoming?: Incoming
  /** A table with a user_id in which the person has nothing yet. */
  fills?: string
  /** Whether it is data about health, which is left out without consent. */
  isHealth?: true
  read: (userId: string, exporting: Exporting) => Promise<Streamed<z.input<Schema>>>
  store?: (storing: ImportContext, value: z.output<Incoming>) => Promise<void>
  write: (importing: Importing, value: z.output<Incoming>) => Promise<void>
}

/** Gives back what it is given, with its type checked. */
export const exportPart = <Schema extends z.ZodType, Incoming extends z.ZodType = Schema>(
  part: ExportPart<Schema, Incoming>,
) => part

/** Of the account that it was taken from; not brought in again. */
export type AccountFact<Schema extends z.ZodType = z.ZodType> = {
  schema: Schema
  read: (sql: Sql, user: { id: string; email: string }) => Promise<z.input<Schema>>
}

/** The same for a fact of the account. */
export const accountFact = <Schema extends z.ZodType>(fact: AccountFact<Schema>) => fact
