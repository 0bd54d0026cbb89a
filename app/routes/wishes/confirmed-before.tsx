import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { dateOf } from '#app/locales/dates.ts'
import { ScreenOnly } from '#app/ui/index.ts'

type ConfirmedBeforeProps = {
  number: number
  confirmedAt: Date
  /** What to do with the draft. */
  children?: ReactNode
}

/** Beside a draft: the version that holds until the draft is confirmed, and what differs. */
export function ConfirmedBefore({ number, confirmedAt, children }: ConfirmedBeforeProps) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('wishes.draftBeside', { date: dateOf(confirmedAt), number })}</p>
      <ScreenOnly>
        <p>
          <a href={`${href('/dashboard/versies')}#concept`}>{t('wishes.draftChanges')}</a>
        </p>
        {children}
      </ScreenOnly>
    </>
  )
}
