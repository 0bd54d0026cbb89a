import { dialled } from '#app/locales/phone.ts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { Callback, CallbackStatus } from '#app/features/callbacks/office.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { Button } from '#app/ui/index.ts'
import { DataTable, LivePart } from '#app/ui/office/office.tsx'

/** Calls that were asked for, with the buttons that the state allows. */
export function CallbackList({
  status,
  rows,
}: {
  status: CallbackStatus
  rows: readonly Callback[]
}) {
  const { t } = useTranslation('guild')
  if (rows.length === 0) return <p>{t(`callbacks.none.${status}`)}</p>
  return (
    <DataTable
      caption={t(`callbacks.caption.${status}`)}
      columns={[
        t('company'),
        t('contact'),
        t('callbacks.question'),
        t(`callbacks.when.${status}`),
        { title: t('action'), isPlain: true },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          row.companyName,
          <Fragment key="reach">
            {row.contactName}
            <br />
            <a href={dialled(row.phone)}>{row.phone}</a>
            <br />
            <a href={`mailto:${row.email}`}>{row.email}</a>
          </Fragment>,
          row.message,
          momentOf(row.contactedAt ?? row.createdAt),
          <LivePart key="mark" name={`stand-${row.id}`}>
            <MarkCallback status={status} {...row} />
          </LivePart>,
        ],
      }))}
    />
  )
}

function MarkCallback({ status, id, companyName }: { status: CallbackStatus } & Callback) {
  const { t } = useTranslation('guild')
  const isNew = status === 'pending'
  const text = t(isNew ? 'callbacks.mark' : 'callbacks.undo')
  return (
    <form
      method="post"
      action={href('/admin/gilde/terugbellen')}
      data-shows={`stand-${id} onderdelen`}
    >
      <Button
        name={isNew ? 'markeer' : 'terug'}
        value={id}
        variant={isNew ? 'secondary' : 'quiet'}
        aria-label={`${text}: ${companyName}`}
      >
        {text}
      </Button>
    </form>
  )
}
