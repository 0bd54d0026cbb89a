import { data } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { type FileDetails, lookAtFile } from '#app/features/office-files/details.server.ts'

/** @throws a 404 answer when nobody has a file with that number */
export async function fileOr404(actor: Actor, number: string): Promise<FileDetails> {
  const file = await lookAtFile(actor, number)
  if (!file) throw data('file', { status: 404 })
  return file
}
