import { countAttempt } from '#app/platform/limits.server.ts'

const UPLOADS = { name: 'documents upload', points: 60, seconds: 10 * 60 }

/** At most 60 in ten minutes: thousands of small files would keep disk and database busy. */
export const tooManyUploads = async (userId: string): Promise<boolean> =>
  (await countAttempt(UPLOADS, userId)) !== undefined
