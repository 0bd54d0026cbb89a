import { useTranslation } from 'react-i18next'
import type { ArticleCard } from '#app/features/content/articles.server.ts'
import { CardList, LinkCard } from '#app/ui/index.ts'

/** Texts to go on with, a card each. */
export function ArticleCards({ cards, level }: { cards: readonly ArticleCard[]; level?: 2 | 3 }) {
  const { t } = useTranslation('site')
  if (cards.length === 0) return null
  return (
    <CardList>
      {cards.map(({ path, title, teaser, minutes }) => (
        <LinkCard
          key={path}
          href={path}
          title={title}
          level={level}
          note={t('article.minutes', { count: minutes })}
        >
          {teaser}
        </LinkCard>
      ))}
    </CardList>
  )
}
