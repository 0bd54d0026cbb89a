import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { SearchOutcome, Hit } from '#app/features/content/search.server.ts'

type SearchResultsProps = { query: string; found: SearchOutcome }

/** What was found, the page that is there for it first; or what may have been meant. */
export function SearchResults({ query, found: { doors, hits, suggestions } }: SearchResultsProps) {
  const { t } = useTranslation('site')
  const count = doors.length + hits.length
  if (count === 0) return <Nothing query={query} suggestions={suggestions} />
  return (
    <section>
      <h2>{t('knowledge.search.found', { count })}</h2>
      <ol>
        {doors.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{t(`knowledge.search.doors.${name}`)}</a>
          </li>
        ))}
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
