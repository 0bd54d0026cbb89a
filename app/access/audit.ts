/** What is noted. A row says by whom, whose it is, and in which request. */
export const ACTIONS = [
  'files.search',
  'file.details',
  'file.read',
  'file.braked',
  'files.braked',
  'reading.ask',
  'reading.allow',
  'reading.deny',
  'file.write',
  'file.change',
  'file.delete',
  'file.link',
  'file.unlink',
  'account.prepare',
  'mandate.give',
  'mandate.end',
  'mandate.miss',
  'role.give',
  'role.take',
  'member.create',
  'member.activate',
  'member.deactivate',
  'member.invite',
  'member.join',
  'member.change',
  'member.list',
  'member.unlist',
  'member.refuse',
  'member.remove',
  'member.leave',
  'member.pass',
  'member.own',
  'colleague.invite',
  'colleague.remove',
  'colleague.leave',
  'appointment.book',
  'appointment.move',
  'appointment.cancel',
  'cards.batch',
  'cards.take',
  'cards.print',
  'cards.printed',
  'cards.posted',
  'cards.returned',
  'access.ask',
  'access.confirm',
  'access.verify',
  'access.call',
  'access.uncall',
  'access.approve',
  'access.unapprove',
  'access.complete',
  'access.refuse',
  'access.stop',
  'access.leak',
  'access.expire',
  'access.deliver',
  'access.look',
  'access.fetch',
  'access.delete',
  'access.certificate',
  'access.open',
  'access.extend',
  'access.keep',
  'access.agree',
  'relative.invite',
  'relative.answer',
  'relative.decline',
  'relative.confirm',
  'relative.rules',
  'relative.withdraw',
  'relative.letter',
  'relative.reports',
  'death.report',
  'death.answer',
  'death.paper',
  'death.look',
  'death.approve',
  'death.certain',
  'death.first',
  'death.all',
  'death.give',
  'death.read',
  'death.stop',
  'death.refuse',
  'death.expire',
  'death.end',
  'death.tell',
  'death.address',
  'death.call',
  'death.post',
  'death.letter',
  'attention.done',
  'attention.again',
  'attention.drop',
  'factor.reset',
  'sessions.end',
  'sessions.all',
  'links.end',
  'sessions.family',
  'job.start',
  'keys.wrap',
  'keys.replace',
  'search.rebuild',
  'contacts.hash',
  'backup.make',
  'backup.destroy',
  'backup.restore',
] as const
export type Action = (typeof ACTIONS)[number]

/** Parts of a file that are read apart. */
export type Scope = 'details' | 'sections' | 'documents' | 'living will' | 'confidential'

/** Parts that a contact is let read one by one while the owner lives. The older form is one of them. */
export const SHARED_PARTS = [
  'details',
  'naw',
  'veer',
  'kaars',
  'steen',
  'rituelen',
  'praktisch',
  'formulier',
  'documents',
  'living will',
] as const
export type SharedPart = (typeof SHARED_PARTS)[number]

/** Why someone reads what is not theirs. Chosen, not written: the log holds no words about people. */
export const REASONS = ['asked-by-owner', 'fault-in-file', 'duty-by-law'] as const
/** How an operator makes sure who asks for a lost second factor. */
export const MADE_SURE = ['face-to-face', 'known-number'] as const

/**
 * No choice of who reads. 'conversation': who writes along, as the owner agreed. 'delivery': the copy
 * of a file that is released is made. 'copy-for-contact': the copy that a contact reads after a death is
 * made. 'access-request': who decides on a request looked whose file it
 * is for. 'death-report': who decides looked of whom a death was reported. 'shared-by-owner': a contact
 * read what the owner lets them read.
 */
export type AuditReason =
  | (typeof REASONS)[number]
  | 'conversation'
  | 'delivery'
  | 'copy-for-contact'
  | 'access-request'
  | 'death-report'
  | 'shared-by-owner'
