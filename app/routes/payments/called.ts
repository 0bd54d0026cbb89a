import { useTranslation } from 'react-i18next'
import type { CalledRequest } from '../release/listed.server.ts'

/** What a payment was for: the kind, and the number while that is known. */
export function useCalled() {
  const { t } = useTranslation(['payments', 'release'])
  return ({ kind, number }: CalledRequest): string => {
    const named = t(`release:kinds.${kind}`)
    return number ? t('list.request', { kind: named, number }) : named
  }
}
