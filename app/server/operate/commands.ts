/** All commands of an operator, in the order of the help. */
import type { Command } from './command.ts'
import { hashContactsAnew, makeMasterKey, rebuildSearch, rotate } from './anew.ts'
import { attention, job } from './attention.ts'
import { backup, restore, verifyBackup } from './backup.ts'
import { invoices } from './books.ts'
import { replaceDataKeys } from './data-keys.ts'
import { firstAdministrator, giveARole, takeARole } from './roles.ts'
import {
  deletePerson,
  endLinks,
  endSessions,
  resetSecondFactor,
  stopRequest,
  stopRequests,
} from './people.ts'
import { status } from './status.ts'
import { compareRow, verify } from './verify.ts'

export const commands: Record<string, Command> = {
  status,
  attention,
  job,
  'first-administrator': firstAdministrator,
  'give-role': giveARole,
  'take-role': takeARole,
  'reset-second-factor': resetSecondFactor,
  'end-sessions': endSessions,
  'end-links': endLinks,
  'stop-requests': stopRequests,
  'stop-request': stopRequest,
  'delete-person': deletePerson,
  verify,
  'compare-row': compareRow,
  invoices,
  backup,
  'verify-backup': verifyBackup,
  restore,
  'new-master-key': makeMasterKey,
  'rotate-keys': rotate,
  'replace-data-keys': replaceDataKeys,
  'rebuild-search': rebuildSearch,
  'hash-contacts': hashContactsAnew,
}
