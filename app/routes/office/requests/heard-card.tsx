import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { heardForm } from '#app/features/release/stops/heard-form.ts'
import type { StopNote, StopNotes } from '#app/features/release/stops/heard.server.ts'
import { releaseDesk } from '#app/features/release/desk-texts.nl.ts'
import { momentOf } from '#app/locales/dates.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import { Card } from '#app/ui/index.ts'
import { WrittenDown } from './delivery/written-down.tsx'

type HeardProps = StopNotes & { request: OfficeRequest; reply: FormReply | undefined }

/** What was heard about requests for this file that ended, and where it is still to be written down. */
export function HeardCard({ request, notes, waits, reply }: HeardProps) {
  const { t } = useTranslation('release')
  if (notes.length === 0 && !waits) return null
  return (
    <Card title={t('desk.heard.title')} id="na-het-bellen">
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note.id}>
              <Heard {...note} />
            </li>
          ))}
        </ul>
      )}
      {waits && (
        <WrittenDown
          request={request}
          reply={reply}
          lead={t('desk.heard.lead')}
          fields={heardForm.fields}
          texts={releaseDesk.heard.fields}
          intent="geregeld"
          submit={t('desk.heard.submit')}
        />
      )}
    </Card>
  )
}

function Heard({ heard, at, by, other }: StopNote) {
  const { t } = useTranslation('release')
  const said = t('desk.heard.line', {
    moment: momentOf(at),
    by: by ?? t('desk.named.colleague'),
    heard,
  })
  if (!other) return said
  return (
    <>
      {said}{' '}
      <a href={href('/admin/toegangsverzoeken/:id', { id: other })}>{t('desk.heard.other')}</a>
    </>
  )
}
