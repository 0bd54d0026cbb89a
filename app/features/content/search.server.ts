import { asSystem, reading, type Sql } from '#app/platform/sql.server.ts'

/** A text that was found; in the snippet, what was asked for stands in the odd places. */
export type Hit = { path: string; title: string; snippet: string[] }
export type Found = { hits: Hit[]; suggestions: string[] }

const MAX_LENGTH = 200
const MAX_HITS = 20
const MAX_SUGGESTIONS = 3
/** How alike words must be, from 0 to 1, for one to be offered instead of the other. */
const LIKENESS = 0.3

/** Begin and end of what was asked for in a snippet; no text of ours contains it. */
const MARK = '\u0001'

/**
 * What a visitor asks for, fit to be looked up: without signs that the database refuses, and no
 * longer than anyone types.
 */
export const tidyQuery = (asked: string | null): string =>
  (asked ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Co}\p{Cn}\ufffd]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed()

/**
 * Looks in the knowledge base and the blog. First for texts with all the words, or with words that
 * begin like them; then for texts with any of them. When there is nothing, offers words that are
 * written nearly like what was asked for.
 *
 * @param query from `tidyQuery`
 */
export function search(query: string): Promise<Found> {
  if (!query) return Promise.resolve({ hits: [], suggestions: [] })
  return reading(asSystem('content'), async (sql) => {
    for (const operator of [' & ', ' | '] as const) {
      const hits = await look(sql, query, operator)
      if (hits.length > 0) return { hits, suggestions: [] }
    }
    return { hits: [], suggestions: await suggest(sql, query) }
  })
}

/** The stems are quoted, so that no sign in them has a meaning of its own. */
async function look(sql: Sql, query: string, operator: ' & ' | ' | '): Promise<Hit[]> {
  const rows = await sql<{ path: string; title: string; snippet: string }[]>`
    with asked as (
      select string_agg('''' || replace(replace(stem, '\\', ''), '''', '''''') || ''':*', ${operator})::tsquery as words
        from unnest(tsvector_to_array(to_tsvector('dutch_unaccented', ${query}))) stem
    )
    select path, title,
           ts_headline('dutch_unaccented', description || ' ' || body, words,
             ${`StartSel=${MARK}, StopSel=${MARK}, MaxWords=32, MinWords=16`}) as snippet
      from content_pages, asked
     where search @@ words
     order by ts_rank_cd(search, words) desc, path
     limit ${MAX_HITS}`
  return rows.map(({ path, title, snippet }) => ({ path, title, snippet: snippet.split(MARK) }))
}

async function suggest(sql: Sql, query: string): Promise<string[]> {
  const rows = await sql<{ word: string }[]>`
    select word from content_words,
           regexp_split_to_table(lower(${query}), '[^[:alpha:]]+') asked
     where length(asked) > 2 and similarity(word, asked) >= ${LIKENESS}
     group by word
     order by max(similarity(word, asked)) desc, max(pages) desc, word
     limit ${MAX_SUGGESTIONS}`
  return rows.map(({ word }) => word)
}
