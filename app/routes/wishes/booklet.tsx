import type { PersonOnPaper } from '#app/features/accounts/profile.server.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { changedWishes, standingOf } from '#app/features/wishes/file/standing.ts'
import { dateOf, joinedList } from '#app/locales/dates.ts'
import type { readSummary } from '#app/features/wishes/file/summary.server.ts'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { LinksBesides } from '#app/ui/chapter.tsx'
import { Cover } from '#app/ui/drawing/cover.tsx'

export type ShownSummary = NonNullable<Awaited<ReturnType<typeof readSummary>>>

type BookCoverProps = PersonOnPaper &
  Pick<
    ShownSummary,
    'number' | 'isCompleted' | 'confirmed' | 'changed' | 'updatedAt' | 'stillRightAt'
  > & {
    /** How its owner wants to be remembered, in a line or two. */
    quote: string | null
  }

/** A print that is found must say whose it is. */
export function BookCover({ name, dateOfBirth, city, ...file }: BookCoverProps) {
  const { t } = useTranslation()
  const { number, confirmed, changed, updatedAt, stillRightAt, quote } = file
  const standing = standingOf(file)
  const person = [
    dateOfBirth && t('wishes.born', { date: dateOf(dateOfBirth) }),
    city && t('wishes.lives', { city }),
  ].filter(Boolean)
  return (
    <Cover title={name && t('wishes.of', { name })}>
      {quote && (
        <blockquote>
          {`‘${quote}’ `}
          <small>{t('wishes.remembered')}</small>
        </blockquote>
      )}
      {person.length > 0 && <p>{person.join(' ')}</p>}
      <p>
        <strong>
          {confirmed
            ? t(standing === 'changed' ? 'wishes.holds' : 'wishes.version', {
                number: confirmed.number,
                date: dateOf(confirmed.confirmedAt),
              })
            : t('wishes.draft')}
        </strong>
        {standing !== 'draft' && changed.length > 0 && (
          <>
            <br />
            {standing === 'changed'
              ? t('wishes.changedSince', { titles: titlesOf(changed) })
              : t('wishes.detailsSince')}
          </>
        )}
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

const titlesOf = (changed: ShownSummary['changed']) =>
  joinedList(changedWishes({ changed }).map((key) => `‘${sectionTexts(key).title}’`))

/** What may lie in a drawer at home; what is confidential is a document of its own. */
export function Booklet({ sections }: Pick<ShownSummary, 'sections'>) {
  const { t } = useTranslation()
  const booklet = href('/dashboard/wensen.pdf')
  const apart = `${booklet}?deel=vertrouwelijk`
  if (sections.length === 0) return null
  const hasSecret = sections.some(({ key }) => key === 'secret')
  return (
    <>
      <h2>{t('wishes.booklet')}</h2>
      <LinksBesides>
        <li>
          <a href={`${booklet}?letters=groot`}>{t('wishes.pdfLarge')}</a>
        </li>
        <li>
          <a href={`${booklet}?vorm=vouwen`}>{t('wishes.pdfFolded')}</a>.{' '}
          {t('wishes.pdfFoldedNote')}
        </li>
        {hasSecret && (
          <>
            <li>
              <a href={apart}>{t('wishes.pdfApart')}</a>. {t('wishes.pdfApartNote')}
            </li>
            <li>
              <a href={`${apart}&letters=groot`}>{t('wishes.pdfApartLarge')}</a>
            </li>
          </>
        )}
      </LinksBesides>
    </>
  )
}
