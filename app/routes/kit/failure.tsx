import { useTranslation } from '#app/locales/use-translation.ts'
import type { FailureKind } from '#app/locales/common/failures.nl.ts'
import { StatusMessage } from '#app/ui/index.ts'
import { useFrame, useInOffice } from './frame/frame.ts'

/** What is said about what was typed, and what to do. */
const NEXT: Partial<Record<FailureKind, 'kept' | 'check' | 'minute'>> = {
  saving: 'kept',
  details: 'kept',
  contact: 'kept',
  sender: 'kept',
  assignment: 'kept',
  cut: 'check',
  often: 'minute',
}

/** Says that a job failed through no fault of who asked for it (specification 8); nothing if not. */
export function Failure({ kind }: { kind: FailureKind | undefined }) {
  const { t } = useTranslation()
  const { reference, frozen } = useFrame() ?? {}
  if (!kind) return null
  if (frozen) return <Frozen kept={NEXT[kind] === 'kept'} />
  return (
    <StatusMessage kind="error" title={t(`failures.${kind}.title`)}>
      <p>{t(`failures.${kind}.text`)}</p>
      <p>{t(`failures.${NEXT[kind] ?? 'again'}`)}</p>
      {reference && kind !== 'cut' && kind !== 'often' && (
        <p>{t('errors.unexpected.reference', { reference })}</p>
      )}
    </StatusMessage>
  )
}

/** Nothing failed: the file cannot be changed while it is being released. */
function Frozen({ kept }: { kept: boolean }) {
  const { t } = useTranslation()
  const inOffice = useInOffice()
  return (
    <StatusMessage kind="error" title={t('errors.frozen.title')}>
      <p>{t('errors.frozen.text')}</p>
      {kept && <p>{t('errors.frozen.kept')}</p>}
      <p>{t(inOffice ? 'errors.frozen.office' : 'errors.frozen.later')}</p>
    </StatusMessage>
  )
}

/** In minutes: a longer wait is said in hours. */
const MANY = 90

/**
 * Says how long someone has to wait who tried too often; nothing when not. `account`: an account is
 * concerned: there is another way in, and passwords are not kept.
 */
export function TooOftenMessage({
  minutes,
  account,
}: {
  minutes: number | undefined
  account?: true
}) {
  const { t } = useTranslation()
  if (minutes === undefined) return null
  const hours = Math.ceil(minutes / 60)
  return (
    <StatusMessage kind="error" title={t('errors.tooMany.title')}>
      <p>
        {minutes > MANY
          ? t('errors.tooMany.hours', { count: hours })
          : t('errors.tooMany.text', { count: minutes })}{' '}
        {account && t('errors.tooMany.open')}
      </p>
      <p>{t(account ? 'errors.tooMany.keptButPassword' : 'errors.tooMany.kept')}</p>
    </StatusMessage>
  )
}
