import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { dateOf } from '#app/locales/dates.ts'
import { Button, ButtonLink, ButtonRow, StatusMessage } from '#app/ui/index.ts'

/** The place of the button that confirms. */
export const CONFIRM = 'bevestigen'

/** The button that confirms what the page shows. */
export function Confirm({ seen }: { seen: Date }) {
  const { t } = useTranslation('confirming')
  return (
    <form method="post">
      <h2 id={CONFIRM}>{t('check.readyTitle')}</h2>
      <p>{t('check.readyText')}</p>
      <input type="hidden" name="seen" value={seen.toISOString()} />
      <ButtonRow>
        <Button>{t('check.confirm')}</Button>
        <ButtonLink href={href('/dashboard')} variant="secondary">
          {t('check.later')}
        </ButtonLink>
      </ButtonRow>
    </form>
  )
}

type NewestConfirmed = { number: number; confirmedAt: Date } | null

/** In place of the button, when nothing has changed since. */
export function CheckDone({ confirmed }: { confirmed: NewestConfirmed }) {
  const { t } = useTranslation('confirming')
  return (
    <>
      {confirmed && (
        <StatusMessage kind="success" title={t('check.doneTitle')}>
          <p>
            {t('check.done', {
              number: confirmed.number,
              date: dateOf(confirmed.confirmedAt),
            })}
          </p>
        </StatusMessage>
      )}
      <ButtonRow>
        <ButtonLink href={href('/dashboard')}>{t('check.toOverview')}</ButtonLink>
      </ButtonRow>
    </>
  )
}
