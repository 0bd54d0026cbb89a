import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { deathForm } from '#app/features/first-days/death-form.ts'
import type { TermInWords } from '#app/features/first-days/term-words.server.ts'
import { firstDays } from '#app/features/first-days/texts.nl.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { Button, ButtonLink, ButtonRow, FormFields, MoreWays, ScreenOnly } from '#app/ui/index.ts'

const { fields } = deathForm(new Date())

type FormProps = { typed: Typed | undefined; errors: FieldErrors | undefined }

/** When did it happen? What is asked is the same every day; only what is right depends on today. */
export function ReckonForm({ typed, errors }: FormProps) {
  const { t } = useTranslation('firstDays')
  return (
    <form method="post" noValidate>
      <FormFields
        fields={fields}
        texts={firstDays.days.fields}
        values={typed}
        errors={errors}
        mark="optional"
      />
      <ButtonRow>
        <Button>{t('days.submit')}</Button>
      </ButtonRow>
    </form>
  )
}

type ReckonedProps = {
  term: TermInWords
  /** The way to another day or time, on a page whose list is what is printed; a page of its own where none is given. */
  other?: ReactNode
}

/** The two days, and how they were reckoned. */
export function Reckoned({ term, other }: ReckonedProps) {
  const { t } = useTranslation('firstDays')
  return (
    <>
      <p>
        {term.isOpen ? (
          t('days.canNow')
        ) : (
          <>
            {t('days.canBe')} <b>{t('days.from', { day: term.from, time: term.time })}</b>
          </>
        )}{' '}
        {t('days.upTo')} <b>{t('days.until', { day: term.until })}</b>
      </p>
      <p>{t(`days.${changeOf(term)}`)}</p>
      {other}
      {other === undefined ? (
        <How term={term} />
      ) : (
        <ScreenOnly>
          <How term={term} />
        </ScreenOnly>
      )}
      {other === undefined && (
        <ButtonRow>
          <ButtonLink href={href('/overleden/eerste-dagen')} variant="secondary">
            {t('days.other')}
          </ButtonLink>
        </ButtonRow>
      )}
    </>
  )
}

/** What can be changed about these days: nobody can have it earlier than now. */
function changeOf({ isOver, isOpen }: TermInWords) {
  if (isOver) return 'isOver'
  return isOpen ? 'later' : 'earlier'
}

/** By which articles, and when they were read. */
function How({ term }: Pick<ReckonedProps, 'term'>) {
  const { t } = useTranslation('firstDays')
  return (
    <MoreWays summary={t('days.how')}>
      {term.how.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {term.articles.map(({ name, source }) => (
          <span key={name}>
            <a href={source} rel="noopener">
              {name}
            </a>
            <br />
          </span>
        ))}
        {term.reviewed}
      </p>
    </MoreWays>
  )
}
