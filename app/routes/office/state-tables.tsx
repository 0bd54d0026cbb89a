import { useTranslation } from '#app/locales/use-translation.ts'
import { state as texts } from '#app/features/operator/texts.nl.ts'
import { CellNote, DataTable, VerdictSign } from '#app/ui/office/office.tsx'
import type { ShownState } from './shown-state.server.ts'

type Verdict = 'yes' | 'no' | 'late' | 'notYet'
const SIGNS = { yes: 'success', no: 'error', late: 'wait', notYet: 'info' } as const

function Sign({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('state')
  return <VerdictSign kind={SIGNS[verdict]}>{t(`works.${verdict}`)}</VerdictSign>
}

const onTime = (isLate: boolean): Verdict => (isLate ? 'late' : 'yes')

/** Whether database, files, mails and audit log do what they should, and copies of the database. */
export function Works({ shown }: { shown: ShownState }) {
  const { t } = useTranslation('state')
  const { keepsFiles, mails, unchained, backup, copies, versions } = shown
  const waiting = t('works.queue', { count: mails.waiting, failed: mails.failed })
  const rows: [name: string, verdict: Verdict, note: string][] = [
    [t('works.database'), 'yes', t('works.version', { version: versions.database })],
    [t('works.files'), keepsFiles ? 'yes' : 'no', ''],
    [t('works.mails'), onTime(mails.isLate), waiting],
    [t('works.audit'), onTime(unchained.isLate), t('works.rows', { count: unchained.total })],
    [
      t('works.backup'),
      backup.made || backup.isLate ? onTime(backup.isLate) : 'notYet',
      backup.made === null ? t('works.neverMade') : t('works.made', { moment: backup.made }),
    ],
    ...copies.map(({ name, seconds }): (typeof rows)[number] => [
      t('works.copy', { name }),
      onTime((seconds ?? 0) > 60),
      seconds === null ? '' : t('works.behind', { seconds }),
    ]),
  ]
  return (
    <DataTable
      caption={t('works.caption')}
      columns={t('works.columns', { returnObjects: true })}
      rows={rows.map(([name, verdict, note]) => ({
        key: name,
        cells: [name, <Sign key={name} verdict={verdict} />, note],
      }))}
    />
  )
}

/** The jobs that there are, by task and state. */
export function Queue({ tasks }: { tasks: ShownState['tasks'] }) {
  const { t } = useTranslation('state')
  if (tasks.length === 0) return <p>{t('queue.none')}</p>
  return (
    <>
      <DataTable
        caption={t('queue.caption')}
        columns={t('queue.columns', { returnObjects: true })}
        rows={tasks.map(({ task, counts, oldest, isLate }) => ({
          key: task,
          cells: [
            <span key="task">
              {texts.tasks[task] ?? task} {texts.tasks[task] && <CellNote>{task}</CellNote>}
            </span>,
            ...counts,
            <span key={task}>
              {oldest} {isLate && <CellNote>{t('works.late')}</CellNote>}
            </span>,
          ],
        }))}
      />
      <p>{t('queue.help')}</p>
    </>
  )
}

/** How many payments are in each state. */
export function Payments({ payments }: { payments: ShownState['payments'] }) {
  const { t } = useTranslation('state')
  if (payments.length === 0) return <p>{t('payments.none')}</p>
  return (
    <DataTable
      caption={t('payments.caption')}
      columns={t('payments.columns', { returnObjects: true })}
      rows={payments.map(({ state, total }) => ({
        key: state,
        cells: [t(`payments.states.${state}`), total],
      }))}
    />
  )
}

const PARTS = ['site', 'node', 'database', 'migration'] as const

/** Which versions run. */
export function Versions({ versions }: { versions: ShownState['versions'] }) {
  const { t } = useTranslation('state')
  return (
    <DataTable
      caption={t('versions.caption')}
      columns={t('versions.columns', { returnObjects: true })}
      rows={PARTS.map((part) => ({ key: part, cells: [t(`versions.${part}`), versions[part]] }))}
    />
  )
}
