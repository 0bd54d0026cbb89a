import type { Summary } from '#app/features/wishes/file/summary.server.ts'

/** Of when a booklet is: of the confirmation, or of the last change. */
export const momentOfFile = ({ isCompleted, confirmed, updatedAt }: Summary): Date =>
  (isCompleted && confirmed?.confirmedAt) || updatedAt
