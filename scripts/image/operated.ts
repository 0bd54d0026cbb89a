/** Each command of who runs the site, as it is tried in the image: what it does where nobody has an account. */

/** What stands on the line behind the name, the code, and what is said. */
export type Tried = { line: string[]; code: 0 | 1; says: RegExp }

const does = (says: RegExp, ...line: string[]): Tried => ({ line, code: 0, says })
const refuses = (says: RegExp, ...line: string[]): Tried => ({ line, code: 1, says })

const NOBODY = 'niemand@example.nl'
const REQUEST = '0190c5a0-0000-7000-8000-000000000001'

/**
 * @param backups a folder that it may write to
 * @param key of age: its public half, and the file of the other
 */
export function operated(
  backups: string,
  { recipient, file }: { recipient: string; file: string },
): Record<string, Tried> {
  return {
    status: does(/Migrations: all applied\n.*Database: PostgreSQL \d/s),
    backup: does(/Written: \S+, [1-9]\d* rows/, '--to', backups, '--recipient', recipient, '--yes'),
    'verify-backup': does(/Whole: /, '--from', backups),
    restore: refuses(/is not empty/, '--from', backups, '--identity', file, '--yes'),
    verify: does(/Checked: \d+ versions.*Tampered with: 0\nChecked: \d+ rows.*Tampered with: 0/s),
    'compare-row': refuses(/There is no row 1/, '2026-01-31', '1', '0'.repeat(64)),
    invoices: does(/number;kind;day/, '2026'),
    attention: does(/Nothing needs a person/),
    job: does(/chain-audit is in the queue/, 'chain-audit', '--yes'),
    'first-administrator': refuses(/nobody/, NOBODY, '--yes'),
    'give-role': refuses(/nobody/, NOBODY, 'staff', '--yes'),
    'take-role': refuses(/does not have the role/, NOBODY, 'staff', '--yes'),
    'reset-second-factor': refuses(/nobody/, NOBODY, '--made-sure', 'face-to-face', '--yes'),
    'end-sessions': does(/Everybody was signed out: 0/, '--all', '--yes'),
    'end-links': refuses(/nobody/, NOBODY, '--yes'),
    'stop-requests': refuses(/nobody/, NOBODY, '--yes'),
    'stop-request': refuses(/nobody/, REQUEST, '--yes'),
    'delete-person': refuses(/nobody/, NOBODY, '--yes'),
    'new-master-key': refuses(/KMS_KEY is not set/, 'k2'),
    'rotate-keys': does(/Keys wrapped anew: 0/, '--yes'),
    'replace-data-keys': does(/People: 0/, '--older-than', '2026-01-31', '--yes'),
    'rebuild-search': does(/Made anew: 0/, '--yes'),
    'hash-contacts': does(/Filled in: 0/, '--yes'),
  }
}
