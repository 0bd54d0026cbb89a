import type { ArticleCard } from '#app/features/content/articles.server.ts'
import { CardList, LinkCard } from '#app/ui/index.ts'

/** Texts to go on with, a card each. */
export function ArticleCards({ cards, level }: { cards: readonly ArticleCard[]; level?: 2 | 3 }) {
  if (cards.length === 0) return null
  return (
    <CardList>
      {cards.map(({ path, title, teaser }) => (
        <LinkCard key={path} href={path} title={title} level={level}>
          {teaser}
        </LinkCard>
      ))}
    </CardList>
  )
}
