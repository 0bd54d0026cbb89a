import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { OwnRequest } from '#app/features/release/ask.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { DataTable } from '#app/ui/office.tsx'
import { stateWords } from './state-words.ts'

/** The requests of a member: what comes next and how far each is, first, as a phone shows no more. */
export function OwnRequests({ rows }: { rows: readonly OwnRequest[] }) {
  const { t } = useTranslation('release')
  if (rows.length === 0) return <p>{t('own.none')}</p>
  return (
    <DataTable
      caption={t('own.caption')}
      columns={[
        t('own.number'),
        t('own.next'),
        t('own.state'),
        t('own.kind'),
        t('own.asked'),
        t('own.by'),
      ]}
      rows={rows.map((one) => ({
        key: one.id,
        cells: [
          one.asked?.dossierNummer ?? t('own.gone'),
          <Next key="next" {...one} />,
          stateWords(shownToMember(one), t),
          t(`kinds.${one.kind}`),
          dateOf(one.createdAt),
          one.askedBy ?? t('own.former'),
        ],
      }))}
    />
  )
}

/** A member learns why a request was refused; why one was stopped is its owner's. */
const shownToMember = ({ state, because }: OwnRequest) => ({
  state,
  because: state === 'rejected' ? because : null,
})

function Next({ id, state, kind }: OwnRequest) {
  const { t } = useTranslation('release')
  if (state === 'completed')
    return <a href={href('/franchise/aanvragen/:id/dossier', { id })}>{t(`own.get.${kind}`)}</a>
  if (state !== 'unpaid') return t(`own.todo.${state}`)
  return <a href={href('/franchise/aanvragen/:id', { id })}>{t('own.pay')}</a>
}
