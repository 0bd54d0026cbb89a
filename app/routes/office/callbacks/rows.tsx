import { dialled, phoneInWords } from '#app/locales/phone.ts'
import { Fragment } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Callback, CallbackStatus } from '#app/features/callbacks/office.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { UNANSWERED } from '#app/features/calls/unanswered.ts'
import { Button } from '#app/ui/index.ts'
import { CellButtons } from '#app/ui/office/office-buttons.tsx'
import { unansweredWords } from '../unanswered-words.ts'
import { CellNote, DataTable, LivePart } from '#app/ui/office/office.tsx'

/** Calls that were asked for, with the buttons that the state allows. */
export function CallbackList({
  status,
  rows,
  now,
}: {
  status: CallbackStatus
  rows: readonly Callback[]
  now: Date
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
            <a href={dialled(row.phone)}>{phoneInWords(row.phone)}</a>
            <br />
            <a href={`mailto:${row.email}`}>{row.email}</a>
          </Fragment>,
          row.message,
          momentOf(row.contactedAt ?? row.createdAt),
          <LivePart key="mark" name={`stand-${row.id}`}>
            {status === 'pending' && <Tried {...row} now={now} />}
            <MarkCallback status={status} {...row} />
          </LivePart>,
        ],
      }))}
    />
  )
}

/** The name of the button that says so; its value is the request. */
export const NO_ANSWER = { none: 'niemand', message: 'ingesproken' } as const

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
      <CellButtons>
        <Button
          name={isNew ? 'markeer' : 'terug'}
          value={id}
          variant={isNew ? 'secondary' : 'quiet'}
          aria-label={`${text}: ${companyName}`}
        >
          {text}
        </Button>
        {isNew &&
          UNANSWERED.map((kind) => (
            <Button
              key={kind}
              name={NO_ANSWER[kind]}
              value={id}
              variant="quiet"
              aria-label={`${t(`callbacks.unanswered.${kind}`)}: ${companyName}`}
            >
              {t(`callbacks.unanswered.${kind}`)}
            </Button>
          ))}
      </CellButtons>
    </form>
  )
}

function Tried({ now, ...row }: Callback & { now: Date }) {
  const { t } = useTranslation('office')
  const tried = unansweredWords(row, now, t)
  return tried ? <CellNote>{tried}</CellNote> : null
}
