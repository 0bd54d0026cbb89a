export type Attachment = { name: string; type: string; text: string }

/** A text, or its paragraphs. */
export type Paragraphs = string | readonly string[]

/** A fact is written as 'Datum: 12 mei'. `follows`: what comes next, after the facts. */
type Facts = {
  facts: readonly string[]
  follows?: Paragraphs
  attachment: Attachment
  link: string
}

/**
 * A stranger's words go to the office only; to others no more than a name, left out when it has a
 * link in it. `link` is a whole address, absent where there is nothing to do.
 */
export type MailContents =
  | { kind: 'verify'; firstName: string; link: string }
  /** Where the password of the sign-up is not to be trusted. */
  | { kind: 'choose-password'; link: string }
  | { kind: 'account-exists'; firstName: string; link: string }
  /** For who asks to confirm an address that was confirmed before. */
  | { kind: 'already-confirmed'; link: string }
  | { kind: 'welcome'; firstName: string; link: string }
  | { kind: 'one-time-link'; link: string }
  | { kind: 'reset'; link: string }
  | { kind: 'password-changed'; link: string }
  /** More wrong passwords than the owner can have typed. */
  | { kind: 'password-guessing'; link: string }
  | { kind: 'wishes-confirmed'; facts: readonly string[]; follows: Paragraphs; link: string }
  /** `link` leads to choosing another password, for who did not do it. */
  | {
      kind:
        | 'second-factor-on'
        | 'second-factor-off'
        | 'passkey-added'
        | 'passkey-removed'
        | 'recovery-code-used'
        | 'code-guessing'
      link: string
    }
  /** `facts`: which role. */
  | { kind: 'role-given' | 'role-taken'; facts: readonly string[]; link: string }
  /** `facts`: who may write what until when; `link` ends it without signing in. */
  | { kind: 'mandate-given'; facts: readonly string[]; link: string }
  | { kind: 'mandate-ended'; link: string }
  | { kind: 'cards-posted' | 'cards-returned'; link: string }
  | { kind: 'reminder'; link: string }
  /** `stop`: where no more of it is asked for. */
  | { kind: 'finish-reminder'; link: string; stop: string }
  /** `date`: from when on the account is deleted. */
  | { kind: 'deletion-requested'; date: string; link: string }
  /** By the person, or by the office. */
  | { kind: 'account-deleted' | 'file-deleted' | 'file-deleted-after-delivery' }
  /** By the office; `facts`: which. */
  | { kind: 'details-changed'; facts: readonly string[]; link: string }
  /** To the address before. */
  | { kind: 'email-changed' }
  /** To the one from now on. */
  | { kind: 'email-changed-here'; link: string }
  /** `cancel` is the address for cancelling, `link` the one for changing. */
  | ({
      kind: 'appointment-booked' | 'appointment-changed'
      firstName: string
      cancel?: string
    } & Facts)
  | ({ kind: 'appointment-cancelled'; firstName: string } & Facts)
  | ({ kind: 'office-booked' | 'office-changed' | 'office-cancelled' } & Facts)
  /** `firstName`: the whole name of who applies. */
  | { kind: 'application-received'; firstName: string; link: string }
  /** For a member: `firstName` is the whole name of who is asked for. */
  | {
      kind:
        | 'member-invited'
        | 'member-active'
        | 'member-join'
        | 'membership-ended'
        | 'application-refused'
      firstName: string
      link: string
    }
  /** For who is to work with a member: `facts` says which. */
  | {
      kind: 'colleague-invited' | 'colleague-join'
      firstName: string
      facts: readonly string[]
      link: string
    }
  /** For a member; `facts`: how much. */
  | { kind: 'payment-returned'; firstName: string; facts: readonly string[]; link: string }
  /** For who was linked to a member that is gone. */
  | { kind: 'director-gone'; facts: readonly string[]; link: string }
  /** For a member; `firstName`: the name of the company. */
  | {
      kind: `access-${'asked' | 'confirmed' | 'approved' | 'rejected' | 'stopped' | 'expired' | 'delivered' | 'deletion-soon' | 'deleted'}`
      firstName: string
      facts: readonly string[]
      link: string
    }
  /** For the trusted person in a request, and for the owner of the file. */
  | {
      kind:
        | 'access-confirm'
        | 'access-confirm-living-will'
        | 'access-stop'
        | 'access-approved-owner'
        | 'access-stopped-owner'
        | 'access-handed-over'
        | 'office-delivery'
        | 'access-stopped-contact'
        | 'access-deletion-soon-contact'
        | 'access-deletion-soon-owner'
        | 'access-deleted-contact'
        | 'office-access-stopped'
        | 'office-access'
      facts: readonly string[]
      link: string
    }
  | { kind: 'office-callback' | 'office-application'; facts: readonly string[]; link: string }
