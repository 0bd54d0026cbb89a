import type { Register } from 'react-router'
import type { KeyPurpose } from '#app/access/keys.server.ts'
import { keyOfSection, type SectionKey } from '#app/features/interview/sections/index.ts'

/** A form whose post waits when its session has ended. */
export type FormId =
  | SectionKey
  | `vraag-${SectionKey}`
  | 'upload'
  | 'document'
  | 'music'
  | 'livingWill'
  | 'details'

type PendingForm = {
  /** The page that has the form; it is posted there, and is there again after signing in. */
  page: keyof Register['pages']
  /** Which of the forms of that page it is, where its address says so. */
  section?: SectionKey
  /** The key of its owner that seals it, also while it waits. */
  key: KeyPurpose
  /** A file cannot be kept; what was typed before it can. */
  takesFile?: true
}

const step = (section: SectionKey): PendingForm => ({
  page: '/vragenlijst/:section',
  section,
  key: keyOfSection(section),
})

/** The form with one question of a step. */
export const questionForm = (section: SectionKey) => `vraag-${section}` as const

const question = (section: SectionKey): PendingForm => ({
  ...step(section),
  page: '/vragenlijst/:section/vraag/:question',
})

export const PENDING_FORMS: Record<FormId, PendingForm> = {
  veer: step('veer'),
  steen: step('steen'),
  kaars: step('kaars'),
  rituelen: step('rituelen'),
  praktisch: step('praktisch'),
  naw: step('naw'),
  secret: step('secret'),
  'vraag-veer': question('veer'),
  'vraag-steen': question('steen'),
  'vraag-kaars': question('kaars'),
  'vraag-rituelen': question('rituelen'),
  'vraag-praktisch': question('praktisch'),
  'vraag-naw': question('naw'),
  'vraag-secret': question('secret'),
  upload: { page: '/vragenlijst/documenten', key: 'personal', takesFile: true },
  document: { page: '/vragenlijst/documenten/:id', key: 'personal' },
  music: { page: '/vragenlijst/documenten/muziek', key: 'personal' },
  livingWill: { page: '/dashboard/wilsverklaring/invullen', key: 'personal' },
  details: { page: '/dashboard/account', key: 'personal' },
}

const IDS = Object.keys(PENDING_FORMS) as FormId[]

/**
 * The form of a page.
 *
 * @param pattern of the route that answers, as the framework has it: without its first slash
 * @param params of the address; capitals in it make no difference
 */
export const formOn = (pattern: string, params: { section?: string | undefined }) =>
  IDS.find((id) => {
    const { page, section } = PENDING_FORMS[id]
    return page === `/${pattern}` && (!section || section === params.section?.toLowerCase())
  })
