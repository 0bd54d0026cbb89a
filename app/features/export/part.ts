import type { z } from 'zod'
import type { Sql } from '#app/platform/sql.server.ts'

/** A file that goes into an export. */
export type ExportFile = {
  /** Inside the ZIP. */
  path: string
  changedAt: Date
  open: () => Promise<AsyncIterable<Uint8Array>>
}

export type Exporting = {
  addFile: (file: ExportFile) => void
  /** Where documents went in the ZIP, by id; a part that refers to one comes after them. */
  paths: Map<string, string>
}

/** A file of the ZIP that is in the storage. */
export type StoredFile = {
  id: string
  /** Makes its row. @throws BadExport when there is no room */
  keep: (sql: Sql) => Promise<void>
}

/** What is kept beside the database, before the transaction begins. */
export type Storing = {
  userId: string
  /** Whether the person lets us keep data about their health. */
  health: boolean
  /** Contents of a file of the ZIP. @throws BadExport when it is not there */
  open: (path: string) => Promise<AsyncIterable<Uint8Array>>
  /** By their path in the ZIP. */
  stored: Map<string, StoredFile>
  /** What is to be undone beside the transaction when something fails later on. */
  undo: (step: () => Promise<void>) => void
}

/** With a transaction as the person, whose account is empty. */
export type Importing = Storing & { sql: Sql }

/** Contents of which a list may be read while it is written out, since it may be long. */
type Streamed<T> = T extends readonly unknown[] | null
  ? T
  : { [K in keyof T]: T[K] extends readonly (infer Item)[] ? T[K] | AsyncIterable<Item> : T[K] }

/**
 * What a feature adds to the contents of an export, and takes from it again: bringing in what was
 * taken along gives the same once more.
 */
export type ExportPart<
  Schema extends z.ZodType = z.ZodType,
  Incoming extends z.ZodType = Schema,
> = {
  /** What an export fits, as it is published. */
  schema: Schema
  /** What is checked at once of what comes in, where that is less than the schema. */
  incoming?: Incoming
  /** A table with a user_id in which nothing of the person may stand yet when it is brought in. */
  fills?: string
  read: (userId: string, exporting: Exporting) => Promise<Streamed<z.input<Schema>>>
  store?: (storing: Storing, value: z.output<Incoming>) => Promise<void>
  write: (importing: Importing, value: z.output<Incoming>) => Promise<void>
}

/** Keeps the types of a part together. */
export const exportPart = <Schema extends z.ZodType, Incoming extends z.ZodType = Schema>(
  part: ExportPart<Schema, Incoming>,
) => part

/** What an export says of the account that it was taken from. It is not brought in again. */
export type AccountFact<Schema extends z.ZodType = z.ZodType> = {
  schema: Schema
  read: (sql: Sql, user: { id: string; email: string }) => Promise<z.input<Schema>>
}

/** Keeps the types of a fact together. */
export const accountFact = <Schema extends z.ZodType>(fact: AccountFact<Schema>) => fact
