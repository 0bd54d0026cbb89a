import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { SearchOutcome, Hit } from '#app/features/content/search.server.ts'

/** What was found, or what may have been meant. */
export function SearchResults({ query, found: { hits, suggestions } }: { query: string; found: SearchOutcome }) {
  const { t } = useTranslation('site')
  if (hits.length === 0) return <Nothing query={query} suggestions={suggestions} />
  return (
    <section>
      <h2>{t('knowledge.search.found', { count: hits.length })}</h2>
      <ol>
        {hits.map((hit) => (
          <li key={hit.path}>
            <a href={hit.path}>{hit.title}</a>
            <Snippet hit={hit} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A piece of the text, with what was asked for marked in it. */
function Snippet({ hit: { snippet } }: { hit: Hit }) {
  return (
    <p>
      {snippet.map((piece, place) => (place % 2 === 0 ? piece : <mark key={place}>{piece}</mark>))}
    </p>
  )
}

function Nothing({ query, suggestions }: { query: string; suggestions: string[] }) {
  const { t } = useTranslation('site')
  return (
    <section>
      <p>{t('knowledge.search.nothing', { query })}</p>
      {suggestions.length > 0 && (
        <>
          <p>{t('knowledge.search.suggestion')}</p>
          <ul>
            {suggestions.map((word) => (
              <li key={word}>
                <a href={`${href('/kennisbank')}?${new URLSearchParams({ q: word })}`}>{word}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t('knowledge.search.tip')}</p>
    </section>
  )
}
