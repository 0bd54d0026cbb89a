import { mayRead, type Rules } from '#app/features/contacts/rules.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import type { ReadingStage } from './chapters.ts'

/** What of a file is read: these sections of it, and what else. */
export type Wanted = {
  sections: readonly FileSectionKey[]
  details: boolean
  documents: boolean
  livingWill: boolean
}

const SECTIONS = ['naw', 'veer', 'kaars', 'steen', 'rituelen', 'praktisch'] as const

/** The older form asks about these. It is one row, and the database shows no part of a row. */
export const OLDER_FORM = ['naw', 'praktisch', 'rituelen', 'steen'] as const

/** What is read for a contact at a stage: while the owner lives only what they gave, else all there is. */
export function wantedAt(rules: Rules, stage: ReadingStage): Wanted {
  if (stage !== 'now')
    return {
      sections: [...SECTIONS, 'formulier'],
      details: true,
      documents: true,
      livingWill: true,
    }
  const given = (part: (typeof SECTIONS)[number] | 'details' | 'documents' | 'living will') =>
    mayRead(rules, part, undefined, 'now')
  const sections: FileSectionKey[] = SECTIONS.filter(given)
  return {
    sections: OLDER_FORM.every(given) ? [...sections, 'formulier'] : sections,
    details: given('details'),
    documents: given('documents') || Object.values(rules.documents).includes('now'),
    livingWill: given('living will'),
  }
}
