import type { Actor } from './actor.ts'

/** Whose file a request is about: that of who asks, or of someone for whom they write along. */
export type Subject = {
  id: string
  /** Of the account. */
  email: string
  /** Who writes along, and by which mandate; none where it is the owner. */
  by?: { actor: Actor; mandate: string }
}

export type FileSubject = Pick<Subject, 'id' | 'by'>
