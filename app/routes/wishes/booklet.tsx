import type { PersonOnPaper } from '#app/features/accounts/profile.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import type { readSummary } from '#app/features/wishes/file/summary.server.ts'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import type { StepStatuses } from '#app/features/interview/step-status.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { ButtonLink, ButtonRow, Cover, DownloadIcon, TitledRows } from '#app/ui/index.ts'

export type ShownSummary = NonNullable<Awaited<ReturnType<typeof readSummary>>>

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

/** What may lie in a drawer at home. */
export function Booklet() {
  const { t } = useTranslation()
  const booklet = href('/dashboard/wensen.pdf')
  return (
    <>
      <ButtonRow>
        <ButtonLink href={booklet} variant="secondary">
          <DownloadIcon />
          {t('wishes.pdf')}
        </ButtonLink>
      </ButtonRow>
      <p>
        <a href={`${booklet}?letters=groot`}>{t('wishes.pdfLarge')}</a>
      </p>
      <p>
        <a href={`${booklet}?vorm=vouwen`}>{t('wishes.pdfFolded')}</a>
        <br />
        {t('wishes.pdfFoldedNote')}
      </p>
    </>
  )
}

/** What is confidential is a document of its own. */
export function Apart() {
  const { t } = useTranslation()
  const apart = `${href('/dashboard/wensen.pdf')}?deel=vertrouwelijk`
  return (
    <>
      <ButtonRow>
        <ButtonLink href={apart} variant="secondary">
          <DownloadIcon />
          {t('wishes.pdfApart')}
        </ButtonLink>
      </ButtonRow>
      <p>
        <a href={`${apart}&letters=groot`}>{t('wishes.pdfApartLarge')}</a>
      </p>
      <p>{t('wishes.pdfApartNote')}</p>
    </>
  )
}

type ContentsProps = Pick<ShownSummary, 'sections'> & { steps: StepStatuses }

/** The chapters of the booklet: to what was answered in each, or to its questions. */
export function WishesContents({ sections, steps }: ContentsProps) {
  const { t } = useTranslation()
  const items = sectionKeys.map((key) => {
    const count = sections.find((section) => section.key === key)?.answers.length ?? 0
    const status = t(`interview.start.status.${steps[key]}`)
    return {
      title: sectionTexts(key).title,
      text: count > 0 ? t('wishes.answers', { count, status }) : status,
      href: count > 0 ? `#${key}` : addressOf(key),
    }
  })
  return (
    <>
      <h2>{t('wishes.contents')}</h2>
      <TitledRows items={items} numbered />
    </>
  )
}
