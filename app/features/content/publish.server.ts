import {
  withActor,
  asSystem,
  PATIENT_SECONDS,
  readOnly,
  type Sql,
} from '#app/platform/database/sql.server.ts'
import { contentVersion, type SiteText, textsOn } from './library.server.tsx'

/** One process at a time replaces the texts. */
const LOCK = 7_245_119

/** Does nothing when the search has this build's texts. Several at once is no problem. */
export async function publishContent(
  texts: readonly SiteText[] = textsOn('kennisbank', 'blog'),
  version: string = contentVersion,
) {
  if (await readOnly(asSystem('content'), (sql) => isPublished(sql, version))) return
  await withActor(
    asSystem('content'),
    async (sql) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`
      if (await isPublished(sql, version)) return
      await sql`delete from content_pages`
      await sql`delete from content_words`
      for (const { path, title, description, text } of texts)
        await sql`
        insert into content_pages (path, title, description, body, version, search)
        values (${path}, ${title}, ${description}, ${text}, ${version},
                setweight(to_tsvector('dutch_unaccented', ${title}), 'A') ||
                setweight(to_tsvector('dutch_unaccented', ${description}), 'B') ||
                setweight(to_tsvector('dutch_unaccented', ${text}), 'C'))`
      await sql`
      insert into content_words (word, pages)
      select word, count(distinct path)
        from content_pages,
             regexp_split_to_table(lower(title || ' ' || description || ' ' || body), '[^[:alpha:]]+') word
       where length(word) between 4 and 40
       group by word`
    },
    PATIENT_SECONDS,
  )
}

async function isPublished(sql: Sql, version: string): Promise<boolean> {
  const [row] = await sql<{ published: boolean }[]>`
    select exists (select from content_pages where version = ${version}) as published`
  return row?.published ?? false
}
