import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { hashesBy, openCard } from '#app/features/file-index/index.server.ts'
import { searchQueryIn } from '#app/features/file-index/terms.ts'
import { pageOf, type Paged } from '#app/platform/http/paging.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { lookingUpWasBraked } from './brake.server.ts'

export type FoundFile = {
  number: string
  name: string
  /** Null of a client who has none. */
  email: string | null
  phone: string
  updatedAt: Date
}

/** `isBraked`: nothing was looked for, since the colleague did so too often in an hour. */
export type FoundFiles = Paged<FoundFile, string> & { isBraked: boolean }

const PAGE = 20

type Row = DbRow<
  'find_files',
  | 'user_id! as userId'
  | 'place!'
  | 'sealed'
  | 'email'
  | 'wish_file_number! as number'
  | 'updated_at! as updatedAt'
>

/**
 * Finds files by what someone types of a number, a name, an e-mail address or a telephone number,
 * and notes that in the audit log. The newest account comes first, since an order by name would
 * have to read everyone's.
 *
 * @param before goes on with what is older
 */
export async function searchFiles(
  actor: Actor,
  text: string,
  before: string | undefined,
): Promise<FoundFiles> {
  const { terms, number } = searchQueryIn(text)
  const [wanted = [], older = null] = hashesBy(terms)
  const phone = number?.phone ? hashesBy([number.phone]).flat() : []
  return withActor(asPerson(actor.id), async (sql) => {
    const found = await sql<Row[]>`
      select user_id as "userId", place, sealed, email, wish_file_number as number,
             updated_at as "updatedAt"
        from find_files(${wanted}::bigint[], ${older}::bigint[], ${number?.file ?? null}, ${phone}::bigint[],
                        ${before ?? null}, ${PAGE + 1}, ${actor.request})`
    const isBraked = found.length === 0 && (await lookingUpWasBraked(sql, actor))
    const { rows, next } = pageOf(found, PAGE, ({ place }) => place)
    return { rows: rows.map(fileFrom), next, isBraked }
  })
}

function fileFrom({ userId, sealed, email, number, updatedAt }: Row): FoundFile {
  const { name, phone } = personOn(userId, sealed)
  return { number, name, email, phone, updatedAt }
}

/**
 * Opens someone's name and telephone number, as a list shows them; empty while an index is being
 * made.
 */
export function personOn(userId: string, sealed: Buffer | null) {
  const card = sealed && openCard(userId, sealed)
  const { firstName = '', lastName = '', phone = '', address = '' } = card ?? {}
  return { firstName, lastName, name: `${firstName} ${lastName}`.trim(), phone, address }
}
