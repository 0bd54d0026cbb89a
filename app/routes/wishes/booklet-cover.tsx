import type { ShownSummary } from './overview-cards.tsx'
import { useTranslation } from 'react-i18next'
import type { PersonOnPaper } from '#app/features/accounts/profile.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { Cover } from '#app/ui/index.ts'

type BookCoverProps = PersonOnPaper &
  Pick<ShownSummary, 'number' | 'isCompleted' | 'confirmed' | 'updatedAt' | 'stillRightAt'>

/** A print that is found must say whose it is. */
export function BookCover({ name, dateOfBirth, city, ...file }: BookCoverProps) {
  const { t } = useTranslation()
  const { number, isCompleted, confirmed, updatedAt, stillRightAt } = file
  const person = [
    dateOfBirth && t('wishes.born', { date: dateOf(dateOfBirth) }),
    city && t('wishes.lives', { city }),
  ].filter(Boolean)
  const version = isCompleted && confirmed
  return (
    <Cover title={name && t('wishes.of', { name })}>
      {person.length > 0 && <p>{person.join(' ')}</p>}
      <p>
        <strong>
          {version
            ? t('wishes.version', {
                number: version.number,
                date: dateOf(version.confirmedAt),
              })
            : t('wishes.draft')}
        </strong>
        <br />
        {t('wishes.updated', { date: dateOf(updatedAt) })}
        {stillRightAt && (
          <>
            <br />
            {t('wishes.stillRight', { date: dateOf(stillRightAt) })}
          </>
        )}
        <br />
        {t('wishes.number')} <strong>{number}</strong>
      </p>
    </Cover>
  )
}
