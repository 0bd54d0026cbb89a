import type { Register } from 'react-router'
import type { KeyPurpose } from '#app/access/keys.server.ts'
import type { Place } from '#app/features/interview/step.ts'
import {
  type FileSectionKey,
  keyOfSection,
  type SectionKey,
} from '#app/features/interview/sections/index.ts'

/** A form whose post waits when its session has ended. */
export type FormId =
  | SectionKey
  | `vraag-${SectionKey}`
  | 'formulier'
  | 'upload'
  | 'document'
  | 'music'
  | 'livingWill'
  | 'details'
  | 'request'

type PostedPage = keyof Register['pages']

type PendingForm = {
  /** The page that has the form; it is posted there, and is there again after signing in. */
  page?: PostedPage
  /** The same, where a colleague writes for a client. */
  conversation?: PostedPage
  /** Which of the forms of that page it is, where its address says so. */
  section?: SectionKey
  /** The key of its owner that seals it, also while it waits. */
  key: KeyPurpose
  /** A file cannot be kept; what was typed before it can. */
  takesFile?: true
  /** By which name its address says what it changes, where that is not new: it waits for that alone. */
  changes?: string
}

/** In the address of a form about a request: the one that it changes. */
export const CHANGED = 'wijzig'

const step = (section: SectionKey): PendingForm => ({
  page: '/vragenlijst/:section',
  ...(section !== 'secret' && { conversation: '/admin/wensengesprek/:mandate/:section' }),
  section,
  key: keyOfSection(section),
})

/** The form with one question of a step. */
export const questionForm = (section: SectionKey) => `vraag-${section}` as const

/** All forms that ask questions of a section alone. */
export function questionForms(section: FileSectionKey): FormId[] {
  if (section === 'formulier') return []
  return section === 'rituelen' ? [questionForm(section), 'music'] : [questionForm(section)]
}

const question = (section: SectionKey): PendingForm => ({
  page: '/vragenlijst/:section/vraag/:question',
  ...(section !== 'secret' && {
    conversation: '/admin/wensengesprek/:mandate/:section/vraag/:question',
  }),
  section,
  key: keyOfSection(section),
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
  // One's own is given back at once: its page is there for visitors too.
  formulier: { conversation: '/admin/wensengesprek/:mandate/formulier', key: 'personal' },
  upload: { page: '/vragenlijst/documenten', key: 'personal', takesFile: true },
  document: { page: '/vragenlijst/documenten/:id', key: 'personal' },
  music: { page: '/vragenlijst/documenten/muziek', key: 'personal' },
  livingWill: { page: '/dashboard/wilsverklaring/invullen', key: 'personal' },
  details: { page: '/dashboard/account', key: 'personal' },
  request: { page: '/franchise/opvragen/:soort', key: 'personal', changes: CHANGED },
}

const IDS = Object.keys(PENDING_FORMS) as FormId[]

/**
 * The form of a page.
 *
 * @param pattern of the route that answers, as the framework has it: without its first slash
 * @param params of the address; capitals in it make no difference
 */
export const formOn = (
  pattern: string,
  { section: named, mandate }: { section?: string | undefined; mandate?: Place },
) =>
  IDS.find((id) => {
    const { page, conversation, section } = PENDING_FORMS[id]
    return (
      (mandate === undefined ? page : conversation) === `/${pattern}` &&
      (!section || section === named?.toLowerCase())
    )
  })
