import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { isReported, leakForm, toldUntil } from '#app/features/release/stops/leak.ts'
import type { Leak } from '#app/features/release/stops/leak.server.ts'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { releaseDesk } from '#app/features/release/desk-texts.nl.ts'
import { momentOf } from '#app/locales/dates.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import { Card } from '#app/ui/index.ts'
import { WrittenDown } from './written-down.tsx'

type LeakProps = { request: OfficeRequest; leak: Leak; reply: FormReply | undefined }

/** Whether what was got before a stop is a leak of data: what was decided, or the form for it. */
export function LeakCard({ request, leak, reply }: LeakProps) {
  const { t } = useTranslation('release')
  return (
    <Card title={t('desk.leak.title')} id="datalek">
      {leak.decision ? (
        <p>{decidedWords(leak, t)}</p>
      ) : (
        <WrittenDown
          request={request}
          reply={reply}
          lead={t('desk.leak.until', { until: momentOf(toldUntil(leak.stoppedAt)) })}
          fields={leakForm.fields}
          texts={releaseDesk.leak.fields}
          intent="datalek"
          submit={t('desk.leak.submit')}
        />
      )}
    </Card>
  )
}

/** What was decided, by whom and when, and why the authority was not told. */
function decidedWords({ decision, why, at, by }: Leak, t: TFunction<'release'>): string {
  if (!decision || !at) return ''
  const said = t('desk.past.line', {
    moment: momentOf(at),
    what: t('desk.leak.decided', {
      by: by ?? t('desk.named.colleague'),
      decision: t(`desk.leak.fields.besluit.options.${decision}`),
    }),
  })
  return why && !isReported(decision)
    ? `${said} ${t('desk.leak.because', { why: t(`desk.leak.fields.waarom.options.${why}`) })}`
    : said
}
