import { useTranslation } from '#app/locales/use-translation.ts'

/** What a card looks like, for who has none yet. */
export function ExampleCard() {
  const { t } = useTranslation('cards')
  return (
    <p>
      <img
        src="/illustraties/kaartje.svg"
        width="280"
        height="177"
        loading="lazy"
        alt={t('page.example')}
      />
    </p>
  )
}
