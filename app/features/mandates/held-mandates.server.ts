import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { openCard } from '#app/features/file-index/index.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'

/** A mandate that a colleague holds now, with who the file is of. */
export type HeldMandate = DbRow<
  'held_mandates',
  | 'mandate!'
  | 'subject!'
  // Of the file; null when there is none yet.
  | 'wish_file_number as number'
  | 'until!'
  // Whether the client takes the file over with a code in a letter.
  | 'by_letter! as byLetter'
> & {
  /** Empty where the client has none. */
  email: string
  name: string
}

type Row = Omit<HeldMandate, 'name'> & DbRow<'held_mandates', 'sealed'>

/** Lists the mandates that a colleague holds, the newest first. */
export const heldMandatesOf = async (actor: Pick<Actor, 'id'>): Promise<HeldMandate[]> =>
  (await heldMandateRows(actor)).map(openedMandate)

/**
 * Finds a mandate of this colleague, with every page while they write along. Null when it has
 * ended, or is someone else's.
 */
export async function findHeldMandate(
  actor: Pick<Actor, 'id'>,
  mandate: string,
): Promise<HeldMandate | null> {
  const row = (await heldMandateRows(actor)).find((one) => one.mandate === mandate)
  return row ? openedMandate(row) : null
}

const heldMandateRows = ({ id }: Pick<Actor, 'id'>) =>
  readOnly(
    asPerson(id),
    (sql) => sql<Row[]>`
      select mandate, subject, coalesce(email, '') as email, sealed, wish_file_number as number,
             until, by_letter as "byLetter"
        from held_mandates()`,
  )

const openedMandate = ({ sealed, ...held }: Row): HeldMandate => ({
  ...held,
  name: nameOn(held.subject, sealed),
})

function nameOn(subject: string, sealed: Buffer | null): string {
  if (!sealed) return ''
  const { firstName, lastName } = openCard(subject, sealed)
  return `${firstName} ${lastName}`.trim()
}
