export type Attachment = { name: string; type: string; text: string }

/** A text, or its paragraphs. */
export type Paragraphs = string | readonly string[]

/** A fact is written as 'Datum: 12 mei'. `follows`: what comes next, after the facts. */
type MailFacts = {
  facts: readonly string[]
  follows?: Paragraphs
  attachment: Attachment
  link: string
}

/** For the trusted person in a request; `about`: the dead, or who the living will is of. */
type ToContact = ToldContact & { firstName: string; about: string }

/**
 * Who is asked something has a link, and the facts `below` its button. `company`: who asks, as a sentence
 * begins. `fetched`: a sentence of what was got before a stop; `answered`: what who signed in said then. `next`: what comes after a refusal.
 * `lives`: it was about a living will, so nobody died.
 */
export type ToldContact =
  | {
      kind: `access-confirm${'' | '-living-will'}${'' | '-again'}`
      company: string
      follows: Paragraphs
      link: string
      below: readonly string[]
    }
  | {
      kind: `access-ready${'' | '-living-will'}`
      company: string
      facts: readonly string[]
    }
  | {
      kind: `access-handed-over${'' | '-living-will'}` | 'access-ungot-living-will'
      company: string
    }
  | {
      kind: 'access-inactive-contact'
      company: string
      facts: readonly string[]
      lives: boolean
    }
  | {
      /** `why`: a sentence. */
      kind: 'access-rejected-contact'
      why: string
      facts: readonly string[]
      lives?: boolean
    }
  | {
      kind: `access-${'over' | 'deletion-soon' | 'deleted' | 'kept'}-contact`
      facts: readonly string[]
      lives?: boolean
    }
  | {
      kind: `access-stopped${'' | '-alive' | '-signed-in' | '-desk'}-contact`
      facts: readonly string[]
      fetched: string
      answered?: string
      lives?: boolean
    }

/**
 * A stranger's words go to the office only; to others no more than a name, left out when it has a
 * link in it. `link` is a whole address, absent where there is nothing to do.
 */
export type MailContents =
  | { kind: 'verify'; firstName: string; link: string }
  /** Where the password of the sign-up is not to be trusted. */
  | { kind: 'choose-password'; link: string }
  /** For an address that was typed with the code of a letter: names nobody. */
  | { kind: 'take-over'; firstName: ''; link: string }
  /** The same, where the address has an account already: another of its mailbox may have typed it. */
  | { kind: 'take-over-taken'; firstName: ''; link: string }
  | { kind: 'account-exists'; firstName: string; link: string }
  /** For who asks to confirm an address that was confirmed before. */
  | { kind: 'already-confirmed'; link: string }
  | { kind: 'welcome'; firstName: string; link: string }
  | { kind: 'one-time-link'; link: string }
  | { kind: 'reset'; link: string }
  | { kind: 'password-changed'; link: string }
  /** More wrong passwords than the owner can have typed. */
  | { kind: 'password-guessing'; link: string }
  | {
      kind: 'wishes-confirmed'
      firstName: string
      facts: readonly string[]
      follows: Paragraphs
      link: string
    }
  /** The same of who had asked to delete their account; `date`: from when on it is deleted. */
  | {
      kind: 'wishes-confirmed-leaving'
      firstName: string
      facts: readonly string[]
      date: string
      link: string
    }
  /** Somebody signed in while a release runs, and said that they are not the owner, or that it goes on. */
  | { kind: 'family-turned-away' | 'living-will-goes-on'; firstName: string; link: string }
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
  /** For administrators; `facts`: which role, for whom and by whom. */
  | { kind: 'office-role-given' | 'office-role-taken'; facts: readonly string[]; link: string }
  /** For who has the file; `facts`: which, and why. */
  | { kind: 'wishes-read'; facts: readonly string[]; link: string }
  /** For administrators; `facts`: who, and how many. */
  | { kind: 'office-many-read'; facts: readonly string[]; link: string }
  /** For administrators; `facts`: who. */
  | { kind: 'office-many-found'; facts: readonly string[]; link: string }
  /** For other administrators; `facts`: who asks. */
  | {
      kind: 'office-more-asked' | 'office-more-found-asked'
      facts: readonly string[]
      link: string
    }
  /** For who asked to read or to look up more. */
  | { kind: 'more-allowed' | 'more-denied'; link: string }
  | { kind: 'more-found-allowed' | 'more-found-denied'; link: string }
  /** `facts`: who may write what until when; `link` ends it without signing in. */
  | { kind: 'mandate-given'; facts: readonly string[]; link: string }
  | { kind: 'mandate-ended'; link: string }
  /** For the colleague who held it; `facts`: of which file. */
  | { kind: 'mandate-taken-back'; facts: readonly string[]; link: string }
  /** For a contact; `about`: who named them. */
  | {
      kind: 'relative-confirmed'
      firstName: string
      about: string
    }
  | {
      kind: 'relative-confirmed-now'
      firstName: string
      about: string
      link: string
    }
  /** `facts`: what they are asked, by what was chosen for them. */
  | {
      kind: 'relative-invited'
      firstName: string
      about: string
      facts: readonly string[]
      link: string
    }
  | {
      kind: 'relative-withdrawn' | 'relative-taken-back' | 'relative-moved' | 'relative-file-gone'
      firstName: string
      about: string
    }
  /** For who asked to read; names nobody: a widow may read the mail of who died. */
  | { kind: 'relative-visit'; firstName: ''; link: string }
  /** For a contact; `about`: who named them. */
  | {
      kind: 'death-first' | 'death-all'
      firstName: string
      about: string
      facts: readonly string[]
      link: string
    }
  /** `by`: who let us know; `date`: of the death; `before`: what stopped an earlier report, with a space. */
  | {
      kind: 'death-asked'
      firstName: string
      about: string
      by: string
      date: string
      before: string
      link: string
    }
  /** `date`: when what they could read is deleted, since a director had it. */
  | { kind: 'death-file-goes'; firstName: string; about: string; date: string; link: string }
  /** To who was told that, once it is called off; `why`: since what. */
  | { kind: 'death-file-stays'; firstName: string; about: string; why: string }
  /** `date`: the last day on which they can read. */
  | { kind: 'death-ends-soon'; firstName: string; about: string; date: string; link: string }
  | { kind: 'death-refused' | 'death-expired'; firstName: string; about: string; link: string }
  /** `by`: who let us know; `denied`: a sentence that says who said that it is not so. */
  | { kind: 'death-stopped'; firstName: string; about: string; by: string; denied: string }
  | { kind: 'death-ended'; firstName: string; about: string }
  /** For who may live; `about`: who let us know. `link` stops it; what happens otherwise stands `below`. */
  | {
      kind: 'death-warning'
      firstName: string
      about: string
      facts: readonly string[]
      below: readonly string[]
      link: string
    }
  /** `by`: who let us know; `denied`: a sentence that says what stopped it; `facts`: who read until then. */
  | {
      kind: 'death-stopped-owner'
      firstName: string
      by: string
      denied: string
      facts: readonly string[]
      link: string
    }
  /** For who named them; `about`: the contact. */
  | {
      kind: 'relative-accepted' | 'relative-declined' | 'relative-stopped' | 'relative-arranges-not'
      firstName: string
      about: string
      link: string
    }
  /** `facts`: what counts from when on; `link` keeps what counts now. */
  | { kind: 'wait-shorter'; facts: readonly string[]; link: string }
  | { kind: 'cards-posted' | 'cards-returned'; link: string }
  | { kind: 'reminder'; firstName: string; link: string }
  /** `stop`: where no more of it is asked for. Names nobody: it comes unasked, to whoever reads there. */
  | { kind: 'finish-reminder'; firstName: ''; link: string; stop: string }
  /** `date`: from when on the account is deleted. */
  | { kind: 'deletion-requested'; firstName: string; date: string; link: string }
  /** By the person, or by the office. */
  | {
      kind:
        | 'account-deleted'
        | 'file-deleted'
        | 'file-deleted-after-death'
        | 'file-deleted-after-delivery'
    }
  /** By the office; `facts`: which. */
  | { kind: 'details-changed'; facts: readonly string[]; link: string }
  /** To the address before. */
  | { kind: 'email-changed' }
  /** To the one from now on. */
  | { kind: 'email-changed-here'; link: string }
  /** `cancel` is the address for cancelling, `link` the one for changing. */
  | ({
      kind: 'appointment-booked' | 'appointment-changed' | 'appointment-changed-by-us'
      firstName: string
      cancel?: string
    } & MailFacts)
  | ({
      kind: 'appointment-cancelled' | 'appointment-cancelled-by-us'
      firstName: string
    } & MailFacts)
  /** For a company: `firstName` is the whole name of its contact, `follows` the reason. */
  | { kind: 'membership-stopped'; firstName: string; follows: Paragraphs; link: string }
  | ({ kind: 'office-booked' | 'office-changed' | 'office-cancelled' } & MailFacts)
  /** `firstName`: the whole name of who applies. */
  | { kind: 'application-received'; firstName: string; link: string }
  /** For a member: `firstName` is the whole name of who is asked for. */
  | {
      kind: 'member-active' | 'member-welcome' | 'membership-ended' | 'application-refused'
      firstName: string
      link: string
    }
  /** For who is to work with a member, until `date`; `facts` says with which. */
  | { kind: 'member-invited' | 'member-join'; firstName: string; date: string; link: string }
  | {
      kind: 'colleague-invited' | 'colleague-join'
      firstName: string
      date: string
      facts: readonly string[]
      link: string
    }
  /** For the owner of a member; `facts`: who came in, and where. */
  | { kind: 'colleague-joined'; firstName: string; facts: readonly string[]; link: string }
  /** For who worked with a member; `facts`: which, and who stopped it. */
  | { kind: 'colleague-stopped'; firstName: string; facts: readonly string[]; link: string }
  /** For the owner of a member; `facts`: who went, and where. No `link` while its membership is stopped. */
  | { kind: 'colleague-left'; firstName: string; facts: readonly string[]; link?: string }
  /** For who owns a member from now on, and who did; `facts`: which, who the other is, and how it is reached. */
  | {
      kind: 'owner-new' | 'owner-former'
      firstName: string
      facts: readonly string[]
      link: string
    }
  /** For who worked with a member that is gone; `follows`: what becomes of their account. */
  | {
      kind: 'colleague-ended'
      firstName: string
      facts: readonly string[]
      follows: Paragraphs
      link: string
    }
  /** For a member; `facts`: how much. */
  | { kind: 'payment-returned'; firstName: string; facts: readonly string[]; link: string }
  /** For who was linked to a member that is gone, or whose link the office changed. */
  | {
      kind: 'director-gone' | 'director-linked' | 'director-unlinked'
      facts: readonly string[]
      link: string
    }
  /** For a member; `by`: who of the company did it, at the beginning of a sentence. */
  | {
      kind: 'access-withdrawn'
      firstName: string
      about: string
      by: string
      facts: readonly string[]
      link: string
    }
  /** For a member; `firstName`: the name of the company, `about`: whose file it asks for. */
  | {
      kind: `access-${'asked' | 'asked-living-will' | 'confirmed' | 'delayed' | 'expired' | 'delivered-living-will' | 'deletion-soon' | 'deleted' | 'certificate' | 'certificate-needed' | 'more-time' | 'not-fetched' | 'not-fetched-living-will'}`
      firstName: string
      about: string
      facts: readonly string[]
      follows?: Paragraphs
      link: string
    }
  /** For a member that was stopped, and signs in no more. */
  | {
      kind: 'access-delivered-inactive'
      firstName: string
      about: string
      facts: readonly string[]
    }
  /** `confidential`: a sentence, of that there is such a part or that there is none. */
  | {
      kind: 'access-delivered'
      firstName: string
      about: string
      facts: readonly string[]
      confidential: string
      link: string
    }
  | {
      kind: `access-stopped${'' | '-alive' | '-signed-in' | '-gone' | '-living-will'}`
      firstName: string
      about: string
      facts: readonly string[]
      fetched: string
      answered?: string
      link: string
    }
  /** The office stopped it; `why`: a sentence. */
  | {
      kind: 'access-stopped-desk'
      firstName: string
      about: string
      facts: readonly string[]
      why: string
      fetched: string
      link: string
    }
  /** `next`: what a member does after the reason for which it was refused. */
  | {
      kind: 'access-rejected'
      firstName: string
      about: string
      facts: readonly string[]
      next: string
      link: string
    }
  /** For a member, before it pays. */
  | {
      kind: 'access-opened'
      firstName: string
      about: string
      facts: readonly string[]
      link: string
    }
  | ToContact
  /** For the owner of the file, who can stop it; `company`: who asks, as a sentence begins. */
  | {
      kind: `access-${'stop' | 'approved-owner'}${'' | '-living-will'}`
      company: string
      follows: Paragraphs
      below: readonly string[]
      link: string
    }
  /** For the owner of the file; `asked`: a sentence, of who wanted to read what. */
  | {
      kind: `access-${'rejected' | 'expired' | 'withdrawn'}-owner`
      asked: string
      facts: readonly string[]
      link: string
    }
  /** For the owner of the file, and for the office. */
  | {
      kind:
        | 'office-delivery'
        | 'access-deletion-soon-owner'
        | 'office-not-fetched'
        | 'office-access-stopped'
        | 'office-access-living-will'
        | 'office-access-call'
        | 'office-access-call-noted'
      facts: readonly string[]
      link: string
    }
  /** `when`: by when it is of use, as its subject begins. */
  | {
      kind: 'office-access' | 'office-access-second'
      facts: readonly string[]
      when: string
      link: string
    }
  | {
      kind: 'office-access-stopped-fetched'
      company: string
      facts: readonly string[]
      link: string
    }
  | {
      kind: `access-stopped${'' | '-desk'}-owner`
      asked: string
      facts: readonly string[]
      fetched: string
      link: string
    }
  | { kind: 'office-death' | 'office-death-second' | 'office-death-tell'; link: string }
  | { kind: 'access-kept'; facts: readonly string[] }
  | {
      kind: 'office-callback' | 'office-application' | `office-member-${'left' | 'address'}`
      facts: readonly string[]
      link: string
    }
