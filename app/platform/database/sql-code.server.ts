/** PostgreSQL's code (manual, appendix A) for why it refused; undefined for any other error. */
export const sqlCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/** The name of the rule that was broken, where it has one. */
export const brokenRule = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint_name' in error ? String(error.constraint_name) : undefined

/** Whether an error is the database's that says: not allowed. */
export const isNotAllowed = (error: unknown): boolean => sqlCode(error) === '42501'
