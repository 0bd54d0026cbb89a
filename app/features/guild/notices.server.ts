/** What a member is told of links to it and of its requests. Who reads it first of a company has read it for all. */
import type { DbRow } from '#db/row.ts'
import { atOf, goesOn, paged, type Paged } from '#app/platform/http/paging.server.ts'
import type { Cursor } from '#app/platform/http/cursor.ts'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'

export type MemberNotification = DbRow<
  'franchise_notifications',
  // Null where it is about no request.
  'id' | 'type' | 'title' | 'message' | 'created_at as createdAt' | 'request_id as requestId'
> & { isRead: boolean }

type NotifiedPerson = { id: string }

const PAGE = 20

/** Lists the notifications of this person's member, the newest first. */
export const noticesOf = (
  { id }: NotifiedPerson,
  after?: Cursor,
): Promise<Paged<MemberNotification>> =>
  readOnly(asPerson(id), async (sql) => {
    const found = await sql<(MemberNotification & Cursor)[]>`
      select id, type, title, message, created_at as "createdAt", read_at is not null as "isRead",
             request_id as "requestId",
             ${atOf(sql)}
        from franchise_notifications where franchise_id = (select actor_member_id())
             ${goesOn(sql, after)}
       limit ${PAGE + 1}`
    return paged(
      found,
      PAGE,
      ({ id: notice, type, title, message, createdAt, isRead, requestId }) => ({
        id: notice,
        type,
        title,
        message,
        createdAt,
        isRead,
        requestId,
      }),
    )
  })

/** How many are unread; 0 for who works for no member. */
export async function unreadNotices({ id }: NotifiedPerson): Promise<number> {
  const [row] = await readOnly(
    asPerson(id),
    (sql) => sql<{ total: number }[]>`
      select count(*)::int as total from franchise_notifications
       where franchise_id = (select actor_member_id()) and read_at is null`,
  )
  return row?.total ?? 0
}

/** Marks notifications as read. @param notice the one that was read; all of them without it */
export const markRead = async ({ id }: NotifiedPerson, notice?: string): Promise<void> => {
  await withActor(
    asPerson(id),
    (sql) => sql`
      update franchise_notifications set read_at = now()
       where franchise_id = (select actor_member_id()) and read_at is null
         ${notice ? sql`and id = ${notice}` : sql``}`,
  )
}
