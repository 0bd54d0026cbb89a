import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
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
  /** What stands below a call, where something can be done about it. */
  after?: (call: RequestCall) => ReactNode
}

/** What colleagues did before: whom they called and what was said, and who approved. */
export function HeardBefore({ request: { kind }, name, approvals, calls, after }: HeardProps) {
  const { t } = useTranslation('release')
  const lines = [
    ...calls.map((one) => ({
      at: one.at,
      what: callWords(one, { kind, name }, t),
      below: after?.(one),
    })),
    ...approvals
      .filter(({ counts }) => counts)
      .map((one) => ({ at: one.at, what: approvalWords(one, t), below: undefined })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map(({ at, what, below }) => (
        <li key={`${at.toISOString()} ${what}`}>
          {t('desk.past.line', { moment: momentOf(at), what })}
          {below}
        </li>
      ))}
    </ul>
  )
}
