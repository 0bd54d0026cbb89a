import { useTranslation } from '#app/locales/use-translation.ts'
import type { FetchOfFile } from '#app/features/release/owner-requests.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { StatusMessage } from '#app/ui/index.ts'

/** Who got something of the file before its owner stopped that, and when. */
export function FetchedNotice({ fetches }: { fetches: readonly FetchOfFile[] }) {
  const { t } = useTranslation('release')
  return fetches.map(({ company, kind, fetchedAt, stoppedAt }) => (
    <StatusMessage key={stoppedAt.getTime()} kind="warning">
      <p>{t(`facts.fetched.owner.${kind}`, { company, moment: momentOf(fetchedAt) })}</p>
    </StatusMessage>
  ))
}
