import { useTranslation } from '#app/locales/use-translation.ts'
import type { CalledRequest } from '../release/listed.server.ts'

/** What a payment was for: the kind, and whose and the number while they are known. */
export function useCalled() {
  const { t } = useTranslation(['payments', 'release'])
  return ({ kind, name, number }: CalledRequest): string => {
    const what = t(`release:kinds.${kind}`)
    const named = name ? t('list.of', { kind: what, name }) : what
    return number ? t('list.request', { kind: named, number }) : named
  }
}
