import { useTranslation } from 'react-i18next'
import type { Song } from '#app/features/documents/playlist.server.ts'
import { ButtonLink, ButtonRow, FormGroup } from '#app/ui/index.ts'

/** The music that was written down, and the way to change it. */
export function SongList({ songs }: { songs: readonly Song[] }) {
  const { t } = useTranslation('documents')
  return (
    <FormGroup id="muziek" title={t('playlist.title')} intro={t('playlist.intro')}>
      {songs.length > 0 ? <Songs songs={songs} /> : <p>{t('playlist.none')}</p>}
      <ButtonRow>
        <ButtonLink href="/vragenlijst/documenten/muziek" variant="secondary">
          {t('playlist.change')}
        </ButtonLink>
      </ButtonRow>
    </FormGroup>
  )
}

/** Artist and title, with the way to listen where a link was given. */
export function Songs({ songs }: { songs: readonly Song[] }) {
  const { t } = useTranslation('documents')
  return (
    <ul>
      {songs.map(({ artist, title, link }, index) => {
        const name = [artist, title].filter(Boolean).join(' – ')
        return (
          <li key={index}>
            {name && <bdi>{name}</bdi>}{' '}
            {link && (
              <a
                href={link}
                rel="noopener noreferrer"
                aria-label={t('playlist.linkOne', { title: name || link })}
              >
                {name ? t('playlist.link') : link}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
