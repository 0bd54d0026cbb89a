import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { lookingUpWasBraked } from './brake.server.ts'
import { personOn } from './search.server.ts'

/** A file as the office sees it without reading it. */
export type FileDetails = DbRow<
  'look_at_file',
  | 'user_id! as userId'
  | 'wish_file_number! as number'
  // Null of a client who has none.
  | 'email'
  | 'created_at! as createdAt'
  | 'updated_at! as updatedAt'
  | 'is_completed! as isCompleted'
  // Of the newest confirmed version.
  | 'confirmed_at as confirmedAt'
  // Whether its owner has a role in the register.
  | 'works!'
  // From when the account is to be deleted, as its owner asked.
  | 'leaves_at as leavesAt'
> & {
  firstName: string
  lastName: string
  /** Both together. */
  name: string
  phone: string
  address: string
  /** How many parts have wishes in them. */
  sections: number
  member: { id: string; companyName: string } | null
}

type Row = Omit<FileDetails, 'firstName' | 'lastName' | 'name' | 'phone' | 'address' | 'member'> &
  DbRow<'look_at_file', 'sealed' | 'member_id as memberId' | 'member_name! as memberName'>

/**
 * Reads whose file a number is, and notes that in the audit log, so that the owner sees it.
 *
 * @returns null when nobody has that number, 'braked' when it would be one too many in an hour
 */
export function lookAtFile(actor: Actor, number: string): Promise<FileDetails | 'braked' | null> {
  return withActor(asPerson(actor.id), async (sql) => {
    const [row] = await sql<Row[]>`
      select user_id as "userId", sealed, email, wish_file_number as number,
             created_at as "createdAt", updated_at as "updatedAt", is_completed as "isCompleted",
             confirmed_at as "confirmedAt", sections::int, works, leaves_at as "leavesAt",
             member_id as "memberId", member_name as "memberName"
        from look_at_file(${number}, ${actor.request})`
    if (row) return detailsFrom(row)
    return (await lookingUpWasBraked(sql, actor)) ? 'braked' : null
  })
}

function detailsFrom({ sealed, memberId, memberName, ...rest }: Row): FileDetails {
  const member = memberId ? { id: memberId, companyName: memberName } : null
  return { ...rest, ...personOn(rest.userId, sealed), member }
}
