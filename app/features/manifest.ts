import type { Job } from '#app/platform/jobs.server.ts'
import type { Sql, SystemName } from '#app/platform/sql.server.ts'
import type { AccountFact, ExportPart } from './export/part.ts'

/** What the bytes of a column are. */
export type Bytes =
  /** Sealed with this data key of the person. */
  | 'personal'
  | 'secret'
  | 'personal or secret'
  /** A data key of the person, wrapped by the master key. */
  | 'data key'
  /** Sealed by the application for itself, by `sealForSystem(value, 'table id')`. */
  | 'application'
  /** The same, and gone before an old master key may be taken away. */
  | 'application, briefly'
  /** Of a token or of contents; nothing gives back what it was made of. */
  | 'hash'

export type Table = {
  /** On whose behalf rows are made; 'none' for a table without policies. */
  actor: 'person' | 'admin' | 'none' | SystemName
  /** The column by which a row belongs to a person, or to something of theirs, and goes with it. */
  owner?: string
  /** When a row goes, and why then. */
  retention: {
    ends: string
    because: string
    /** Removes what is due. The nightly cleaning calls it, as 'cleaning'. */
    clean?: (sql: Sql) => Promise<unknown>
  }
  /** Of every column of bytes. */
  bytes?: Record<string, Bytes>
  /** Where it stands in an export (`content.wishes`), or why it does not. */
  exported: string | { not: string }
  /** The backup that has the rows: see docs/operations.md, 'Backups'. */
  backup: 'people' | 'contents'
}

/** What the rest of the application has to know of a feature without knowing the feature. */
export type Feature = {
  tables: Record<string, Table>
  /** Background jobs by name; `at` is when they start by themselves, as in a crontab (UTC). */
  jobs?: Record<string, { run: Job; at?: string }>
  exports?: {
    content?: Record<string, ExportPart>
    account?: Record<string, AccountFact>
  }
}

export const defineFeature = (feature: Feature): Feature => feature

/** Of rows that are a person's own for as long as the account is. */
export const withAccount = {
  ends: 'with the account',
  because: 'its owner keeps it here, and removes it at will',
}
