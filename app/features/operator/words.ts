/** What may stand on the line of a command. */
export { MADE_SURE } from '#app/access/audit.ts'
export { isOfficeRole, OFFICE_ROLES, type OfficeRole } from '#app/access/capabilities.ts'
