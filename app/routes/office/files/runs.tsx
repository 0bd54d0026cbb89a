import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Run } from '#app/features/office-files/runs.server.ts'
import { dateOf, momentOf } from '#app/locales/dates.ts'
import { Card } from '#app/ui/index.ts'

type FileRunsProps = { runs: readonly Run[]; canDecide: boolean }

/** Deaths, requests, orders of cards, appointments and conversations of a file, the newest first. */
export function FileRuns({ runs, canDecide }: FileRunsProps) {
  const { t } = useTranslation('officeFiles')
  return (
    <Card title={t('details.runs.title')}>
      {runs.length === 0 && <p>{t('details.runs.none')}</p>}
      {runs.length > 0 && (
        <ul>
          {runs.map((run) => (
            <li key={run.id}>
              <Line run={run} canDecide={canDecide} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Line({ run, canDecide }: { run: Run; canDecide: boolean }) {
  const { t } = useTranslation(['officeFiles', 'release', 'cards', 'deathsDesk'])
  const text = wordsOf(run, t)
  if (run.what === 'death' && canDecide)
    return <a href={href('/admin/toegangsverzoeken/overlijden/:id', { id: run.id })}>{text}</a>
  if (run.what !== 'request') return text
  const deletes =
    run.until && run.state === 'completed'
      ? ` ${t('details.runs.deletes', { date: dateOf(run.until) })}`
      : ''
  if (!canDecide) return `${text}${deletes}`
  return (
    <>
      <a href={href('/admin/toegangsverzoeken/:id', { id: run.id })}>{text}</a>
      {deletes}
    </>
  )
}

function wordsOf(run: Run, t: TFunction<['officeFiles', 'release', 'cards', 'deathsDesk']>) {
  const date = dateOf(run.at)
  if (run.what === 'death')
    return t('details.runs.death', {
      date,
      state: t(`deathsDesk:states.${run.state}`).toLowerCase(),
    })
  if (run.what === 'cards')
    return t('details.runs.cards', { date, state: t(`cards:states.${run.state}`).toLowerCase() })
  if (run.what === 'appointment')
    return t(`details.runs.appointment.${run.state}`, { moment: momentOf(run.at) })
  if (run.what === 'conversation') {
    const until = run.until ? dateOf(run.until) : ''
    return t(`details.runs.${run.state}`, { email: run.who, date, until })
  }
  return t('details.runs.request', {
    kind: t(`release:kinds.${run.kind}`),
    company: run.who,
    date,
    state: t(`release:states.${run.state}`).toLowerCase(),
  })
}
