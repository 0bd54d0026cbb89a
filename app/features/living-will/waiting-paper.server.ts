/** The picture of a paper that waits until the rest of its form is right. */
import {
  type DocumentStored,
  findDocument,
  forgetDocuments,
  type NewDocument,
  storeDocument,
} from '#app/features/documents/documents.server.ts'
import { RefusedFile } from '#app/features/documents/limits.ts'
import type { FileKind } from '#app/files/kinds.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

/** A picture as it comes in. */
export type NewPaper = Pick<NewDocument, 'name' | 'nameWhenEmpty' | 'contents'>
/** One that waits, by its id. */
export type WaitingPaper = { waits: string }

/** Kinds of files that can show a paper. */
const PAPER: readonly FileKind[] = ['pdf', 'jpg', 'png', 'heic']

/** @throws RefusedFile for a file that cannot show a paper */
export function refuseOtherThanPaper(kind: FileKind) {
  if (!PAPER.includes(kind)) throw new RefusedFile('kind')
}

/** Has a picture wait, for a day at most, in the place of another that did. @returns why it was refused */
export const holdPaper = (userId: string, paper: NewPaper): Promise<DocumentStored> =>
  storeDocument(userId, { ...paper, purpose: 'waiting', description: '' }, async (sql, made) => {
    refuseOtherThanPaper(made.kind)
    await sql`
      delete from documents
       where user_id = ${userId} and purpose = 'waiting' and id <> ${made.id}`
  })

/** @returns null when none waits by this id (any more) */
export async function findWaitingPaper(
  userId: string,
  id: string,
): Promise<{ id: string; name: string } | null> {
  const found = await findDocument(userId, id, 'waiting')
  return found && { id: found.id, name: found.name }
}

/** Makes it the picture of a living will. @returns false when it waits no more */
export async function takeWaitingPaper(sql: Sql, userId: string, { waits }: WaitingPaper) {
  const { count } = await sql`
    update documents set purpose = 'wilsverklaring'
     where id = ${waits} and user_id = ${userId} and purpose = 'waiting'`
  return count > 0
}

/** Whatever waits is of no more use: another came, or none is wanted. */
export const forgetWaitingPapers = (sql: Sql, userId: string) =>
  forgetDocuments(sql, userId, 'waiting')
