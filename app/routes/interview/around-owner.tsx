import { useTranslation } from '#app/locales/use-translation.ts'
import { useRouteLoaderData } from 'react-router'
import { mayRead } from '#app/features/contacts/rules.ts'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import { joinedList } from '#app/locales/dates.ts'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { RequestAboutMe, RunningReport } from '../deaths/owner-parts.tsx'
import {
  type Addressed,
  type AddressSaid,
  saidOfAddresses,
} from '#app/features/contacts/addresses.ts'
import type { loader } from './layout.tsx'

/** What stands around the file of who writes, as the layout read it; undefined where nothing was read. */
export const useAround = () => useRouteLoaderData<typeof loader>('routes/interview/layout')

/**
 * Tells who writes that a contact let us know of their death, that a company asks for their file, or that all
 * of it is to be deleted.
 */
export function AboutWhoWrites() {
  const { report, addresses, asked = null, deletion } = useAround() ?? {}
  const { t } = useTranslation('relatives')
  return (
    <>
      {deletion && <DeletionNotice {...deletion} whereOneWrites />}
      {report && <RunningReport {...report} />}
      {report && addresses && <p>{t('held')}</p>}
      <RequestAboutMe asked={asked} />
    </>
  )
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

/** What is said of the addresses of these contacts beside their fields, by the name of each. */
export function useAddressHints(contacts: unknown): Record<string, string> {
  const { t } = useTranslation('relatives')
  const { addresses: known } = useAround() ?? {}
  if (!known || !Array.isArray(contacts)) return {}
  const said = saidOfAddresses(contacts.map(textsIn), known)
  return Object.fromEntries(
    said.flatMap((notes, index) => [
      ...hint(`contacts[${index}].email`, notes),
      // What is typed there is asked beside the code of the letter.
      ...hint(
        `contacts[${index}].phone`,
        notes.flatMap((one) => (one.kind === 'letter' ? { ...one, kind: 'phone' as const } : [])),
      ),
    ]),
  )

  function hint(cell: string, notes: readonly Noted[]): [string, string][] {
    const texts = notes.map(({ kind, ...names }) => t(`addresses.${kind}`, names))
    return texts.length > 0 ? [[cell, texts.join(' ')]] : []
  }
}

type Noted = Omit<AddressSaid, 'kind'> & { kind: AddressSaid['kind'] | 'phone' }

/** Of a row as it was typed: a field that is given twice holds a list. */
const textsIn = (row: unknown): Addressed =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => typeof value === 'string'))
