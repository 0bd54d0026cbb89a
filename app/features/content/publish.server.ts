import { createHash } from 'node:crypto'
import {
  withActor,
  asSystem,
  PATIENT_SECONDS,
  readOnly,
  type Sql,
} from '#app/platform/database/sql.server.ts'
import { type SiteText, textsOn } from './library.server.tsx'
import { questionsIn } from './questions.ts'

/** One process at a time replaces the texts. */
const LOCK = 7_245_119

/** What is found by its words: a text, or a question with its answer. */
type Searched = Pick<SiteText, 'path' | 'title' | 'description' | 'text'>

/** All that a visitor may look for; of a page of questions each by itself. */
const searchedTexts = (): Searched[] =>
  textsOn('kennisbank', 'blog', 'pagina', 'juridisch').flatMap((text): Searched[] =>
    text.kind === 'faq' ? questionsOf(text) : [text],
  )

const questionsOf = ({ path, html }: SiteText): Searched[] =>
  questionsIn(html).map(({ id, question, answer }) => ({
    path: `${path}#${id}`,
    title: question,
    description: '',
    text: answer,
  }))

/** Changes whenever any text does. */
const versionOf = (texts: readonly Searched[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 16)

/** Does nothing when the search has this build's texts. Several at once is no problem. */
export async function publishContent(
  texts: readonly Searched[] = searchedTexts(),
  version: string = versionOf(texts),
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
