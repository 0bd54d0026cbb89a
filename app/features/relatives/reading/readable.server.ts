import type { Relative } from '#app/features/contacts/people.server.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { belongingsIn } from './belongings.server.ts'
import type { ReadingStage } from './chapters.ts'
import { readableFor } from './contents.ts'
import type { ReadableWishes } from './readable.ts'
import { wantedAt } from './wanted.ts'

/** What is decided for a contact, and who named them. */
export type Decided = Pick<Relative, 'rules' | 'card'>

/** What a contact reads of a file at a stage: by who has noted that they read it, or by its owner. */
export async function readableIn(
  sql: Sql,
  ownerId: string,
  { rules, card }: Decided,
  stage: ReadingStage,
): Promise<ReadableWishes> {
  const { profile, ...rest } = await belongingsIn(sql, ownerId, wantedAt(rules, stage))
  return readableFor({ ...rest, profile: profile ?? card.owner }, rules, stage)
}

/** What a contact reads at the two stages after a death: the file is read once for both. */
export async function readableAfter(
  sql: Sql,
  ownerId: string,
  { rules, card }: Decided,
): Promise<Record<Exclude<ReadingStage, 'now'>, ReadableWishes>> {
  const { profile, ...rest } = await belongingsIn(sql, ownerId, wantedAt(rules, 'all'))
  const belongings = { ...rest, profile: profile ?? card.owner }
  return {
    first: readableFor(belongings, rules, 'first'),
    all: readableFor(belongings, rules, 'all'),
  }
}

/** What a contact will see, for who named them. */
export const rehearsalOf = (
  ownerId: string,
  decided: Decided,
  stage: ReadingStage,
): Promise<ReadableWishes> =>
  readOnly(asPerson(ownerId), (sql) => readableIn(sql, ownerId, decided, stage))
