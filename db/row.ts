import type { Functions, Tables } from './schema.ts'

type Sources = Tables & Functions
type NullMark = '' | '!' | '?'

/** A column as a query names it: `'id'`, `'request_id as requestId'`, `'sealed!'`, `'status? as mail'`. */
type Spec<Columns extends string> = `${Columns}${NullMark}` | `${Columns}${NullMark} as ${string}`

type ColumnName<S extends string> = S extends `${string} as ${infer Name}`
  ? Name
  : UnmarkedColumn<S>
type Source<S extends string> = S extends `${infer Column} as ${string}` ? Column : S
type UnmarkedColumn<S extends string> = S extends `${infer Column}${'!' | '?'}` ? Column : S

type ColumnValue<All, S extends string> = S extends `${infer Column}!`
  ? NonNullable<All[Column & keyof All]>
  : S extends `${infer Column}?`
    ? All[Column & keyof All] | null
    : All[S & keyof All]

/**
 * A row of a query, or the part of it that comes from one table or function: `DbRow<'users', 'id'>`.
 * What comes from several is `DbRow<…> & DbRow<…>`; what is worked out is added by hand.
 *
 * `!` after a column: here it is never null, which the query sees to. `?`: here it may be null, as
 * after a left join or a `max`.
 */
export type DbRow<
  From extends keyof Sources,
  Columns extends Spec<keyof Sources[From] & string>,
> = {
  [S in Columns as ColumnName<S>]: ColumnValue<Sources[From], Source<S>>
}

/** A row of which the application knows more than the database: narrower types, as null as they were. */
export type Narrowed<
  Of,
  Narrow extends { [K in keyof Narrow]: K extends keyof Of ? NonNullable<Of[K]> : never },
> = {
  [K in keyof Of]: K extends keyof Narrow ? Narrow[K] | Extract<Of[K], null> : Of[K]
}
