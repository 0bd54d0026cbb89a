import { useTranslation } from '#app/locales/use-translation.ts'
import { useLocation } from 'react-router'
import { PLACE_FIELD } from '#app/platform/waiting/place.ts'
import { Button, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { PageTitle } from '../page-title.tsx'

type Waiting = {
  /** What was posted, sealed. */
  held: string
  /** Until it is their turn, as it looks, and until they ask again. */
  seconds: number
  again: number
}

/** What an answer says of somebody who has to wait; undefined for any other. */
export function waitingIn(code: unknown): Waiting | undefined {
  const { code: kind, held, seconds, again } = Object(code) as Partial<Waiting> & { code?: unknown }
  return kind === 'waiting' && held && seconds && again ? { held, seconds, again } : undefined
}

/** For who has to wait their turn: a page that holds what they posted, and sends it again. */
export function WaitingPage({ held, seconds, again }: Waiting) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const wait =
    seconds < 60
      ? t('errors.waiting.seconds', { count: seconds })
      : t('errors.waiting.minutes', { count: Math.ceil(seconds / 60) })
  return (
    <Narrow>
      <PageTitle title={t('errors.waiting.title')} />
      <h1>{t('errors.waiting.title')}</h1>
      <Lead>{t('errors.waiting.text', { wait })}</Lead>
      <p>
        {t('errors.waiting.kept')} {t('errors.waiting.before')}
      </p>
      <form
        method="post"
        action={pathname + search}
        data-again={again}
        data-alone={t('errors.waiting.alone')}
      >
        <p>{t('errors.waiting.press')}</p>
        <input type="hidden" name={PLACE_FIELD} value={held} />
        <ButtonRow>
          <Button>{t('errors.waiting.go')}</Button>
        </ButtonRow>
      </form>
    </Narrow>
  )
}
