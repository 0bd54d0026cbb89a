/** A file that goes with a mail. */
export type Attachment = { name: string; type: string; text: string }

/** What an appointment is about, a line each. */
type Facts = { facts: readonly string[]; attachment: Attachment; link: string }

/**
 * Every mail that the application sends, with what its template needs. `link` is a whole address. A
 * stranger's words go into mails to the office only; to anyone else no more than a name, which the
 * template leaves out when it has a link in it.
 */
export type MailContents =
  | { kind: 'verify'; firstName: string; link: string }
  /** Confirms the address and asks for a password, where the one of the sign-up is not to be trusted. */
  | { kind: 'choose-password'; link: string }
  | { kind: 'account-exists'; firstName: string; link: string }
  /** For who asks to confirm an address that was confirmed before. */
  | { kind: 'already-confirmed'; link: string }
  | { kind: 'welcome'; firstName: string; link: string }
  | { kind: 'one-time-link'; link: string }
  | { kind: 'reset'; link: string }
  | { kind: 'password-changed'; link: string }
  /** Wrong passwords came in for the account, more than its owner can have typed. */
  | { kind: 'password-guessing'; link: string }
  | { kind: 'reminder'; link: string }
  /** `date`: from when on the account is deleted. */
  | { kind: 'deletion-requested'; date: string; link: string }
  | { kind: 'account-deleted'; link: string }
  /** `cancel` is the address for cancelling; `link` that for changing. */
  | ({
      kind: 'appointment-booked' | 'appointment-changed'
      firstName: string
      cancel?: string
    } & Facts)
  | ({ kind: 'appointment-cancelled'; firstName: string } & Facts)
  /** To the office. */
  | ({ kind: 'office-booked' | 'office-changed' | 'office-cancelled' } & Facts)
  | { kind: 'office-callback'; facts: readonly string[]; link: string }
