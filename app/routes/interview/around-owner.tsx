import { useTranslation } from 'react-i18next'
import { useRouteLoaderData } from 'react-router'
import { mayRead } from '#app/features/contacts/rules.ts'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import { joinedList } from '#app/locales/dates.ts'
import { RunningReport } from '../deaths/owner-parts.tsx'
import type { loader } from './layout.tsx'

const useAround = () => useRouteLoaderData<typeof loader>('routes/interview/layout')

/** Tells who writes that a contact let us know of their death. */
export function ReportWhileWriting() {
  const report = useAround()?.report
  return report ? <RunningReport {...report} /> : null
}

/** Tells who writes whom they let read along: also what is not confirmed, as soon as it is saved. */
export function ReadAlong({ section }: { section: SectionKey }) {
  const { t } = useTranslation('relatives')
  const names = (useAround()?.readers ?? [])
    .filter(({ rules }) => section !== 'secret' && mayRead(rules, section, undefined, 'now'))
    .map(({ name }) => name)
  if (names.length === 0) return null
  return <p>{t('along', { count: names.length, names: joinedList(names) })}</p>
}
