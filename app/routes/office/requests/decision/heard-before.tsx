import { useTranslation } from 'react-i18next'
import type { RequestCall } from '#app/features/release/decision/calls.server.ts'
import type { Approver, OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { approvalWords } from '../past.tsx'
import { callWords } from './call-words.ts'

type HeardProps = {
  request: Pick<OfficeRequest, 'kind'>
  /** As who asks wrote it. */
  name: string | null
  approvals: readonly Approver[]
  calls: readonly RequestCall[]
}

/** What colleagues did before: whom they called and what was said, and who approved. */
export function HeardBefore({ request: { kind }, name, approvals, calls }: HeardProps) {
  const { t } = useTranslation('release')
  const lines = [
    ...calls.map((one) => ({ at: one.at, what: callWords(one, { kind, name }, t) })),
    ...approvals
      .filter(({ counts }) => counts)
      .map((one) => ({ at: one.at, what: approvalWords(one, t) })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map(({ at, what }) => (
        <li key={`${at.toISOString()} ${what}`}>
          {t('desk.past.line', { moment: momentOf(at), what })}
        </li>
      ))}
    </ul>
  )
}
