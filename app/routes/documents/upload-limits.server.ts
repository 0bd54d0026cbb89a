import { refusalBefore } from '#app/features/documents/documents.server.ts'
import { MAX_FILE_BYTES, type Refusal } from '#app/features/documents/limits.ts'
import { tooManyUploads } from '#app/features/documents/uploads.server.ts'

/** What comes with a file in a form: its boundary lines and a description. */
const AROUND_FILE = 64 * 1024

/** Why a posted file will not be kept, as far as that is known before it comes in. */
export async function refusedEarly(request: Request, userId: string): Promise<Refusal | undefined> {
  if (await tooManyUploads(userId)) return 'often'
  const size = Number(request.headers.get('content-length')) - AROUND_FILE
  return size > MAX_FILE_BYTES ? 'tooLarge' : refusalBefore(userId, Math.max(0, size))
}

const STATUS: Partial<Record<Refusal, number>> = {
  tooLarge: 413,
  often: 429,
  failed: 503,
  full: 507,
}

/** The status of an answer that says why a file was not kept. */
export const statusOf = (reason: Refusal): number => STATUS[reason] ?? 422
