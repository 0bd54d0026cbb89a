import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Planned } from '#app/features/appointments/booking.server.ts'
import { placeName } from '#app/features/appointments/facts.ts'
import { timeOf, weekdayDateOf } from '#app/locales/dates.ts'
import { dialled } from '#app/locales/phone.ts'
import { colleagueWords } from '../colleague-words.ts'
import { CellNote, DataTable, Day, VerdictSign } from '#app/ui/office/office.tsx'

/** `changes`: whether who looks may move and cancel it. */
type PlannedProps = { rows: (Planned & { changes: boolean })[] }

/** One appointment a row: when, who and where, how it was made, and what can be done about it. */
export function PlannedTable({ rows }: PlannedProps) {
  const { t } = useTranslation('appointments')
  const { t: office } = useTranslation('office')
  return (
    <DataTable
      caption={t('office.caption')}
      columns={[
        t('office.when'),
        { title: t('office.who'), isPlain: true },
        t('office.day.remarks'),
        t('office.bookedBy'),
        t('office.mail'),
        { title: t('office.ways'), isPlain: true },
      ]}
      rows={rows.map(({ id, person, mail, bookedBy, changes, ...appointment }) => ({
        key: id,
        cells: [
          <When key="when" {...appointment} />,
          <Who key="who" {...person} />,
          person.remarks,
          bookedBy ? colleagueWords(bookedBy, office) : t('office.visitor'),
          mail === 'failed' ? (
            <VerdictSign key="mail" kind="error">
              {t('office.mails.failed')}
            </VerdictSign>
          ) : (
            t(`office.mails.${mail}`)
          ),
          changes && <Ways key="ways" id={id} name={person.name} />,
        ],
      }))}
    />
  )
}

function When({ start, end, location }: Pick<Planned, 'start' | 'end' | 'location'>) {
  const { t } = useTranslation('appointments')
  return (
    <>
      <Day>{weekdayDateOf(start)}</Day>
      <CellNote>{t('office.day.from', { from: timeOf(start), to: timeOf(end) })}</CellNote>
      <CellNote>{placeName({ location }, t)}</CellNote>
    </>
  )
}

function Who({ name, email, phone }: Planned['person']) {
  return (
    <>
      {name}
      {phone && (
        <CellNote>
          <a href={dialled(phone)}>{phone}</a>
        </CellNote>
      )}
      {email && <CellNote>{email}</CellNote>}
    </>
  )
}

function Ways({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('appointments')
  return (
    <>
      <a
        href={href('/admin/afspraken/:id/verzetten', { id })}
        aria-label={t('office.moveOne', { name })}
      >
        {t('office.move')}
      </a>
      <a
        href={href('/admin/afspraken/:id/annuleren', { id })}
        aria-label={t('office.cancelOne', { name })}
      >
        {t('office.cancel')}
      </a>
    </>
  )
}
