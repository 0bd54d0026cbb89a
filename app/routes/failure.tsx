import { useTranslation } from 'react-i18next'
import type { FailureKind } from '#app/locales/nl/common.ts'
import { StatusMessage } from '#app/ui/index.ts'
import { useFrame } from './frame.ts'

/** What is said about what was typed, and what to do. */
const NEXT: Partial<Record<FailureKind, 'kept' | 'check'>> = {
  saving: 'kept',
  details: 'kept',
  contact: 'kept',
  sender: 'kept',
  assignment: 'kept',
  cut: 'check',
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
      {reference && kind !== 'cut' && <p>{t('errors.unexpected.reference', { reference })}</p>}
    </StatusMessage>
  )
}

/** Nothing failed: the file cannot be changed while it is being released. */
function Frozen({ kept }: { kept: boolean }) {
  const { t } = useTranslation()
  return (
    <StatusMessage kind="error" title={t('errors.frozen.title')}>
      <p>{t('errors.frozen.text')}</p>
      {kept && <p>{t('errors.frozen.kept')}</p>}
      <p>{t('errors.frozen.later')}</p>
    </StatusMessage>
  )
}

/** Says how many minutes to wait after too many attempts; nothing if there is no need to. */
export function TooOften({ minutes }: { minutes: number | undefined }) {
  const { t } = useTranslation()
  if (minutes === undefined) return null
  return (
    <StatusMessage kind="error" title={t('errors.tooMany.title')}>
      <p>{t('errors.tooMany.text', { count: minutes })}</p>
      <p>{t('errors.tooMany.kept')}</p>
    </StatusMessage>
  )
}
