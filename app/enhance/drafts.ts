/**
 * Specification 3, 'Local draft record'. Storage that is full, off or foreign counts as no draft.
 */
export type FormEntry = [name: string, value: string]
/** When it was kept, in ms, by this machine's clock. */
type LocalDraft = { at: number; fields: FormEntry[] }
type DraftRecord = {
  /** By the name of the section, and of the question where that is asked alone: 'veer/energy'. */
  data: { [asked: string]: LocalDraft }
  timestamp: number
  userId: string
  wishId: string
  fileNumber: string
}

const KEYS = ['autoSave_questionnaire', 'autoSave_wishForm']
const DAY = 24 * 60 * 60 * 1000

/** A clock that was set back a little makes a draft seem to come from later. */
const isFresh = ({ at }: LocalDraft) => Math.abs(Date.now() - at) < DAY

function readDraft(key: string): DraftRecord | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) || '') as DraftRecord
  } catch {
    return undefined
  }
}

function write(key: string, record: DraftRecord): boolean {
  try {
    if (Object.keys(record.data).length > 0) localStorage.setItem(key, JSON.stringify(record))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

function forget() {
  try {
    for (const key of KEYS) localStorage.removeItem(key)
  } catch {}
}

/** For the form that signs out: what was kept of whoever used this browser goes. */
export const forgetAtSubmit = (form: HTMLElement) => form.addEventListener('submit', forget)

/**
 * A visitor's drafts stay: the session may have ended. Too old, saved or someone else's ones go.
 */
export function tidyDrafts({ dataset: { user, saved, forget: signedOut } }: HTMLElement) {
  if (signedOut) return forget()
  for (const key of KEYS) {
    const record = readDraft(key)
    if (record) write(key, { ...record, data: stillOf(record, user, saved) })
  }
}

/** Nothing when it is someone else's or not of our making. */
function stillOf(record: DraftRecord, user?: string, saved = '-'): DraftRecord['data'] {
  const still: DraftRecord['data'] = {}
  try {
    if (user && record.userId !== user) return {}
    for (const section of Object.keys(record.data)) {
      const draft = record.data[section] as LocalDraft
      if (idOf(draft.fields) !== saved && isFresh(draft)) still[section] = draft
    }
    return still
  } catch {
    return {}
  }
}

const idOf = (fields: FormEntry[]) =>
  fields.filter(([name]) => name === 'saveId').map(([, value]) => value)[0]

function draftData(key: string): DraftRecord['data'] {
  const record = readDraft(key)
  return record ? record.data : {}
}

/**
 * What this browser keeps of a form: `find` gives it, `keep` says whether there was room, `drop`
 * forgets it. A form without `data-draft` is never kept.
 */
export function draftsOf({ dataset }: HTMLFormElement) {
  const { draft: key, step: section = '', wish = '', number = '' } = dataset
  const user = document.body.dataset.user || ''
  return {
    find: () => {
      const draft = key && draftData(key)[section]
      return draft ? draft.fields : undefined
    },
    keep: (fields: FormEntry[]): boolean => {
      if (!key) return false
      const timestamp = Date.now()
      const data = { ...draftData(key), [section]: { at: timestamp, fields } }
      return write(key, { data, timestamp, userId: user, wishId: wish, fileNumber: number })
    },
    /** @param id only when it comes from this form, not from another tab */
    drop: (id?: string) => {
      const record = key && readDraft(key)
      const draft = record && record.data[section]
      if (!key || !record || !draft || (id && idOf(draft.fields) !== id)) return
      delete record.data[section]
      write(key, record)
    },
  }
}
