import type { DbRow } from '#db/row.ts'
import { type Door, doorsFor } from './doors.ts'
import { asSystem, readOnly, type Sql } from '#app/platform/database/sql.server.ts'

export type Hit = { path: string; title: string; snippet: string[] }
/** `doors`: pages that are there for what was asked. */
export type SearchOutcome = { doors: Door[]; hits: Hit[]; suggestions: string[] }

/** Of PostgreSQL: a long text that uses a word often is less about it than a short one. */
const BY_LENGTH = 1
const MAX_LENGTH = 200
const MAX_HITS = 20
const MAX_SUGGESTIONS = 3
/** How alike words must be, from 0 to 1, for one to be offered instead of the other. */
const LIKENESS = 0.3

/** Stands around what was asked for in a snippet; no text of ours contains it. */
const MARK = '\u0001'

/** Without signs that the database refuses, and no longer than anyone types. */
export const tidyQuery = (asked: string | null): string =>
  (asked ?? '')
    .toWellFormed()
    .replaceAll('\u00ad', '')
    .replaceAll(/[\p{Cc}\p{Co}\p{Cn}\ufffd]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed()

/**
 * Texts with all words or longer ones; else with any; else offers words that look alike.
 *
 * @param query from `tidyQuery`
 */
export function search(query: string): Promise<SearchOutcome> {
  const doors = doorsFor(query)
  if (!query) return Promise.resolve({ doors, hits: [], suggestions: [] })
  return readOnly(asSystem('content'), async (sql) => {
    for (const operator of [' & ', ' | '] as const) {
      const hits = await look(sql, query, operator)
      if (hits.length > 0) return { doors, hits, suggestions: [] }
    }
    return { doors, hits: [], suggestions: await suggest(sql, query) }
  })
}

/** The stems are quoted, so that no sign in them has a meaning of its own. */
async function look(sql: Sql, query: string, operator: ' & ' | ' | '): Promise<Hit[]> {
  const rows = await sql<(DbRow<'content_pages', 'path' | 'title'> & { marked: string })[]>`
    with asked as (
      select string_agg('''' || replace(replace(stem, '\\', ''), '''', '''''') || ''':*', ${operator})::tsquery as words
        from unnest(tsvector_to_array(to_tsvector('dutch_unaccented', ${query}))) stem
    )
    select path, title,
           ts_headline('dutch_unaccented', body, words,
             ${`StartSel=${MARK}, StopSel=${MARK}, HighlightAll=true`}) as marked
      from content_pages, asked
     where search @@ words
     order by ts_rank_cd(search, words, ${BY_LENGTH}) desc, path
     limit ${MAX_HITS}`
  return rows.map(({ path, title, marked }) => ({ path, title, snippet: snippetOf(marked) }))
}

const BEFORE = 70
const SHOWN = 220

/** Whole words around the first mark; marks that begin in it end in it. */
function snippetOf(marked: string): string[] {
  const mark = Math.max(0, marked.indexOf(MARK))
  const start = mark <= BEFORE ? 0 : marked.indexOf(' ', mark - BEFORE) + 1
  let end = marked.indexOf(' ', start + SHOWN)
  if (end < 0) end = marked.length
  const open = marked.slice(start, end).split(MARK).length % 2 === 0
  if (open) end = marked.indexOf(MARK, end) + 1
  const piece = marked.slice(start, end)
  return `${start > 0 ? '… ' : ''}${piece}${end < marked.length ? ' …' : ''}`.split(MARK)
}

async function suggest(sql: Sql, query: string): Promise<string[]> {
  const rows = await sql<DbRow<'content_words', 'word'>[]>`
    select word from content_words,
           regexp_split_to_table(lower(${query}), '[^[:alpha:]]+') asked
     where length(asked) > 2 and similarity(word, asked) >= ${LIKENESS}
     group by word
     order by max(similarity(word, asked)) desc, max(pages) desc, word
     limit ${MAX_SUGGESTIONS}`
  return rows.map(({ word }) => word)
}
