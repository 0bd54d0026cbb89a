import type { Capability } from '#app/access/capabilities.ts'
import type { QueuedJob } from '#app/platform/jobs.server.ts'
import type { Machine } from '#app/platform/database/machine.ts'
import type { Sql, SystemName } from '#app/platform/database/sql.server.ts'
import type { leftOut } from '#app/features/export/left-out.nl.ts'
import type { AccountFact, ExportPart } from '#app/features/export/part.ts'

export type SealedColumn =
  /** Sealed with this data key of the person. */
  | 'personal'
  | 'secret'
  | 'personal or secret'
  /** A data key of the person, wrapped by the master key. */
  | 'data key'
  /** Sealed by `sealForSystem(value, 'table id')`. */
  | 'application'
  /** The same, but gone before an old master key may be taken away. */
  | 'application, briefly'
  /** A public key and its name: no secret. */
  | 'public'
  /** Sealed with a search key, by `sealForSearch(value, 'table id')`; a command makes it anew. */
  | 'search'
  /** Sealed with a code that stands on paper only. */
  | 'code'
  /** Of a token or of contents; nothing gives back what it was made of. */
  | 'hash'

export type KeptTable = {
  /** On whose behalf rows are made: who may do something, by that; 'none' where no policy lets
   * them be made. */
  actor: 'person' | Capability | 'none' | SystemName
  /** By which a row belongs to a person, or to something of theirs, and goes with it. */
  owner?: string
  retention: {
    ends: string
    because: string
    /** Removes what is due. The nightly cleaning calls it, as 'cleaning'. */
    clean?: (sql: Sql) => Promise<unknown>
  }
  bytes?: Record<string, SealedColumn>
  /** The columns whose values bind what is sealed with a person's key to its row, behind the name of
   * the table (`table id`); `id` unless it says. */
  bound?: readonly string[]
  /** The columns with the key of an object in the storage for files, which stays as long as its row.
   * The part 'cleaning' must see all rows. */
  objects?: readonly string[]
  /**
   * Where it stands in an export (`content.wishes`), or why it does not. Of a table whose rows are a
   * person's, the export tells that person so too, in the words of `told`.
   */
  exported: string | { not: string; told?: LeftOut }
  /**
   * Of an exported table whose rows are a person's, the columns that do not stand there by their own
   * name: where they do (`account.sessions.startedAt`, or the whole part), or why nowhere. Keys of the
   * row itself, hashes and places in the storage stand in no export.
   */
  columns?: Record<string, string | { not: string }>
  backup: 'people' | 'contents'
}

/** By its words in the file that comes with an export. */
export type LeftOut = keyof typeof leftOut

/** Kinds of mails: whose link stops working after a while, of those the ones whose own words say after how
 * long; of which only who did not do it has something to do, so that the button comes after what says so. */
export type MailTraits = Record<'expire' | 'ownTerm' | 'alarm', ReadonlySet<string>>

/** A part of a person's file besides the wishes, as the overview shows it. */
export type OverviewPart = {
  /** Those with a lower number come first. */
  place: number
  read: (sql: Sql, userId: string) => Promise<OverviewLine>
}

/** Where the part is kept, what it is called and how far it is, in words. */
export type OverviewLine = { address: string; name: string; state: string }

/** What others have to know of a feature without knowing it. */
export type Feature = {
  /** As what it acts without a signed-in person; declared in `Systems` too, for the compiler. */
  systems?: readonly SystemName[]
  tables: Record<string, KeptTable>
  jobs?: Record<string, QueuedJob>
  /** Tables whose rows move from state to state, each with its way. */
  machines?: Record<string, Machine>
  /** What may be posted beyond a short form, by its address; `*` is any one part of it. */
  posts?: {
    /** In bytes, taken in as a stream. The route has a lower limit, which it explains. */
    large?: Record<string, number>
    /** Where long texts are written by whoever has signed in, and below. */
    long?: readonly string[]
    /** Patterns of routes where what is posted takes long on purpose: who is not signed in waits their turn. */
    slow?: readonly string[]
  }
  /** Those of the mails that it sends. */
  mails?: Partial<Record<keyof MailTraits, readonly string[]>>
  /**
   * What the overview of a person's file shows of the tables that are theirs, or why nothing. A feature
   * with such tables says one of both.
   */
  overview?: readonly OverviewPart[] | { not: string }
  /** What follows from withdrawing a consent, by its kind, in the same transaction. */
  withdrawn?: Record<string, (sql: Sql, userId: string) => Promise<unknown>>
  exports?: {
    content?: Record<string, ExportPart>
    account?: Record<string, AccountFact>
  }
}

const MB = 1024 * 1024

/** In bytes: of a post with files, before its route says how much it takes. */
export const FILES = 1024 * MB

/** Gives back what it is given, with its type checked. */
export const defineFeature = (feature: Feature): Feature => feature

/** Retention of what is a person's own as long as the account is. */
export const withAccount = {
  ends: 'with the account',
  because: 'its owner keeps it here, and removes it at will',
}
