import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { dateOf } from '#app/locales/dates.ts'
import { Button, StatusMessage } from '#app/ui/index.ts'

type DeletionNoticeProps = {
  executeAfter: Date
  /** Whether the page below says what contacts read. */
  aboveReaders?: boolean
  whereOneWrites?: boolean
}

/** Says that the account is about to be deleted, and that nobody reads in it, with the button that keeps it. */
export function DeletionNotice({
  executeAfter,
  aboveReaders = false,
  whereOneWrites = false,
}: DeletionNoticeProps) {
  const { t } = useTranslation('ownData')
  return (
    <StatusMessage kind="info" title={t('deletion.planned.title')}>
      <p>
        {t('deletion.planned.text', { date: dateOf(executeAfter) })}{' '}
        {whereOneWrites && t('deletion.planned.writes')}
      </p>
      <p>
        {t('deletion.planned.readers')} {aboveReaders && t('deletion.planned.again')}
      </p>
      <form method="post" action={href('/dashboard/account/behouden')}>
        {/* A text browser turns a post without any value into a plain visit. */}
        <Button variant="secondary" name="intent" value="behouden">
          {t('deletion.planned.keep')}
        </Button>
      </form>
    </StatusMessage>
  )
}
