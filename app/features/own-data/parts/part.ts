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

export type Importing = {
  /** A transaction as the person, whose account is empty. */
  sql: Sql
  userId: string
  /** Whether the person lets us keep data about their health. */
  health: boolean
  /** Contents of a file of the ZIP. @throws BadExport when it is not there */
  open: (path: string) => Promise<AsyncIterable<Uint8Array>>
  /** The ids that documents of the ZIP got, by their path in it. */
  ids: Map<string, string>
  /** What is to be undone beside the transaction when something fails later on. */
  undo: (step: () => Promise<void>) => void
}

/**
 * What one feature adds to an export, and takes from it again: bringing in what was taken along
 * gives the same once more.
 */
export type ExportPart<Schema extends z.ZodType = z.ZodType> = {
  schema: Schema
  read: (userId: string, exporting: Exporting) => Promise<z.input<Schema>>
  write: (importing: Importing, value: z.output<Schema>) => Promise<void>
}

/** Keeps the types of the three together. */
export const exportPart = <Schema extends z.ZodType>(part: ExportPart<Schema>) => part
