import { countAttempt } from '#app/platform/limits.server.ts'

const UPLOADS = { name: 'documents upload', points: 60, seconds: 10 * 60 }

/**
 * Counts an upload of a person: at most 60 in ten minutes, so that thousands of small ones keep
 * neither the disk nor the database busy.
 *
 * @returns whether it has to wait
 */
export const tooManyUploads = async (userId: string): Promise<boolean> =>
  (await countAttempt(UPLOADS, userId)) !== undefined
