/**
 * Tables whose rows are left out of the backup of the contents and kept in the one of the people,
 * for 30 days at most: who someone is, the keys that open what they wrote, and what the master key
 * alone opens. A backup of the contents opens nothing without a key from the other. See
 * docs/operations.md, 'Backups', which has the commands.
 */
export const PEOPLE_TABLES = [
  'users',
  'user_roles',
  'person_keys',
  'sessions',
  'tokens',
  'mails',
  'mail_requests',
  'card_orders',
  'cards',
  'card_requests',
  'account_deletions',
  'pending_posts',
  'appointments',
  'callback_requests',
  'rate_limits',
] as const
