import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Song } from '#app/features/interview/sections/rituelen.ts'
import { ButtonLink, ButtonRow, FormGroup } from '#app/ui/index.ts'

/** The music that was written down, and the way to change it. */
export function SongList({ songs }: { songs: readonly Song[] }) {
  const { t } = useTranslation('documents')
  return (
    <FormGroup id="muziek" title={t('music.title')} intro={t('music.intro')}>
      {songs.length > 0 ? <Songs songs={songs} /> : <p>{t('music.none')}</p>}
      <ButtonRow>
        <ButtonLink href={href('/vragenlijst/documenten/muziek')} variant="secondary">
          {t('music.change')}
        </ButtonLink>
      </ButtonRow>
    </FormGroup>
  )
}

/** Artist and title, with the way to listen where a link was given. */
function Songs({ songs }: { songs: readonly Song[] }) {
  const { t } = useTranslation('documents')
  return (
    <ul>
      {songs.map(({ artist, title, link }, index) => {
        const name = [artist, title].filter(Boolean).join(', ')
        return (
          <li key={index}>
            {name && <bdi>{name}</bdi>}{' '}
            {link && (
              <a
                href={link}
                rel="noopener noreferrer"
                aria-label={t('music.linkOne', { title: name || link })}
              >
                {name ? t('music.link') : link}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
