import { data } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { type FileDetails, lookAtFile } from '#app/features/office-files/details.server.ts'

/**
 * @returns null when nobody has a file with that number
 * @throws a 429 answer when it would be one too many in an hour; what was posted is kept on its page
 */
export async function fileOrNull(actor: Actor, number: string): Promise<FileDetails | null> {
  const file = await lookAtFile(actor, number)
  if (file === 'braked') throw data('lookedUp', { status: 429 })
  return file
}

/** @throws a 404 answer when nobody has a file with that number, and as `fileOrNull` does */
export async function fileOr404(actor: Actor, number: string): Promise<FileDetails> {
  const file = await fileOrNull(actor, number)
  if (!file) throw data('file', { status: 404 })
  return file
}
