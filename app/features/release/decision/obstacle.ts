/**
 * All that is asked of an approval, in the order in which it is said: the page of a request says it before,
 * and who approves it is told. The database asks again what concerns the colleague, how many approve, and that
 * there is a file (`check_request_step`, and the policies of `access_request_approvals`).
 */
import type { Comparison } from './comparison.ts'
import type { ContactPhone } from './contact-phone.ts'
import { APPROVALS, type ApprovalRefused, type RequestKind, type RequestState } from '../states.ts'

/** A request, as far as it decides whether the colleague who looks at it approves it. */
export type DecidableRequest = {
  kind: RequestKind
  state: RequestState
  found: boolean
  deliverable: boolean
  /** Whether its owner asked for the end of their account. */
  isGoing: boolean
  /** Whether its money went back without being asked for, or is disputed, until somebody settles that. */
  isMoneyBack: boolean
  /** Whether the member was stopped, so that it can get nothing. */
  isInactive: boolean
  otherApproved: boolean
  compared: Comparison | null
  byMe: boolean
  /** How many colleagues approved it, as far as that counts. */
  approved: number
  /** Why who looks at it is none of those who approve it, by `approval_refused`. */
  refused: ApprovalRefused | null
  /** Whether it was heard from somebody else than its trusted person, or a certificate was seen. */
  isHeard: boolean
  /** Whether somebody who was called says no. */
  isDenied: boolean
  /** Why its owner does not know of it yet; null once they were told, or a colleague tried to. */
  untold: OwnerUntold | null
} & Looked &
  Trusted

/** call: no mail reaches the owner, and nobody called them. mail: theirs did not go yet. */
export type OwnerUntold = 'call' | 'mail'

/** What the colleague who looks at a request did before they say how they checked it. */
type Looked = {
  /** Looked at the certificate of the death. */
  sawCertificate: boolean
  /** Looked whose file it is: there is nothing to hold beside a request otherwise. */
  sawWhose: boolean
  /** Called somebody who says the same, and wrote that down. */
  heardMyself: boolean
}

/**
 * By which number a trusted person was called: one that the owner gave, another, or that was not written down. Only
 * the first makes theirs a yes of somebody whom the owner knows.
 */
export type CalledNumber = 'given' | 'other' | 'unclear'

/** How the trusted person of a request was named. */
type Trusted = {
  /** Whether the owner named this address. */
  contactKnown: boolean
  /** Null until it was compared. */
  contactPhone: ContactPhone | null
  /** Of who answered by telephone. Null for who did not. */
  called: CalledNumber | null
  hasAddress: boolean
  hasPhone: boolean
}

type Compared = Pick<DecidableRequest, 'compared'>
type InFile = Pick<DecidableRequest, 'found' | 'deliverable'>

/** As far as it decides whether a request can only be refused. */
type Judged = Compared & InFile & Pick<DecidableRequest, 'isDenied'>

type Said = { nagekeken?: readonly string[] | undefined; ondanks?: string | undefined }

/** What a colleague said, and whether they showed who they are: false as well where that was not asked. */
export type SaidToApprove = Said & { proven: boolean }

/**
 * Whether neither name nor day of birth is right. Initials, and a last name that is only alike, prove no name
 * where the day of birth differs; where that cannot be compared, a wholly different name stands alone.
 */
function isOfAnother({ name, birth }: Comparison): boolean {
  if (birth === 'same') return false
  return birth === 'differs' ? ['differs', 'initial', 'surname'].includes(name) : name === 'differs'
}

const OBSTACLES = {
  /** The day of death cannot be. */
  impossible: ({ compared }: Compared) =>
    compared?.death === 'future' || compared?.death === 'beforeBirth',
  /** No word of a colleague takes the place of both name and day of birth. */
  differs: ({ compared }: Compared) => compared !== null && isOfAnother(compared),
  /** Somebody who knows the owner, or the owner of a living will, said no on the telephone. */
  denied: ({ isDenied }: Judged) => isDenied,
  /** It is not to be decided on yet. What cannot be compared (any more) is approved by nobody. */
  early: ({ state, compared }) => state !== 'pending_verification' || !compared,
  /** There is no such file. */
  notFound: ({ found }) => !found,
  /** No living will was signed. */
  unsigned: ({ found, deliverable }: InFile) => found && !deliverable,
  /** Its owner asked for the end of their account, and may think again until the last day. */
  going: ({ isGoing }) => isGoing,
  /** The member was stopped: nobody of it gets anything, and the family would wait. */
  inactive: ({ isInactive }) => isInactive,
  /** It is not paid for any more, or that is in doubt. */
  moneyBack: ({ isMoneyBack }) => isMoneyBack,
  /** Another request for this file was approved. */
  other: ({ otherApproved }) => otherApproved,
  /** Its owner, who could stop it, does not know of it. */
  untold: ({ untold }) => untold !== null,
  /** Who asks confirms it, or a colleague who decides. */
  self: ({ compared }) => compared?.confirmsItself ?? false,
  /** Who approves did so before. */
  again: ({ byMe }) => byMe,
  /** It is about who approves, or about a file that names them as a contact. */
  contact: ({ refused }) => refused === 'contact',
  /** Who approves has the right to since it was paid. */
  late: ({ refused }) => refused === 'late',
  /** Who approves has the right from another who approved, or gave it to them: two are to be two people. */
  given: ({ refused }) => refused === 'given',
  /** Who approves opened it for the member. */
  opened: ({ refused }) => refused === 'opened',
} satisfies Record<string, (request: DecidableRequest) => boolean>

/** What can be said of some checks only by who did it, and what that takes. */
export const DONE = {
  'named-called': 'heardMyself',
  'certificate-seen': 'sawCertificate',
  'details-compared': 'sawWhose',
} as const satisfies Record<string, keyof Looked>

const LACKS = {
  /** A detail differs, and no reason was given. */
  unexplained: (request, { ondanks }) => takesReason(request) && !ondanks,
  /** It was not said how it was checked. */
  unchecked: (_, { nagekeken = [] }) => nagekeken.length === 0,
  /** It was said that something was done that who says so did not do. */
  undone: (request, { nagekeken = [] }) =>
    Object.entries(DONE).some(([check, done]) => nagekeken.includes(check) && !request[done]),
  /** Whoever said yes is a stranger to the owner, and nobody heard of it otherwise. */
  unheard: (request, { nagekeken = [] }) =>
    takesHearing(request) && !(request.kind === 'full' && nagekeken.includes('certificate-seen')),
  /**
   * The owner said lately that they live, and nobody called anybody about it since, nor saw a certificate: family
   * may have signed in after the death, and there may be nobody to call.
   */
  uncalled: (request, { nagekeken = [] }) =>
    takesCall(request) && !(request.kind === 'full' && nagekeken.includes('certificate-seen')),
  /** Who approves did not show (again) who they are, or was not asked to: the form was not complete. */
  unproven: (_, { proven }) => !proven,
} satisfies Record<string, (request: DecidableRequest, said: SaidToApprove) => boolean>

export type Obstacle = keyof typeof OBSTACLES
export type Lack = keyof typeof LACKS

/** Why who asks cannot approve a request now. The only place that says so. */
export const obstacleTo = (request: DecidableRequest): Obstacle | null =>
  firstOf(OBSTACLES, (applies) => applies(request))

/** Why a request can only be refused, whoever decides and whatever it still waits for. */
export const hopeless = (request: Judged): Hopeless | null =>
  HOPELESS.find((name) => OBSTACLES[name](request)) ?? null
const HOPELESS = ['impossible', 'differs', 'denied', 'unsigned'] as const
export type Hopeless = (typeof HOPELESS)[number]

/** What an approval lacks that nothing stands in the way of. */
export const lackOf = (request: DecidableRequest, said: SaidToApprove): Lack | null =>
  firstOf(LACKS, (applies) => applies(request, said))

function firstOf<K extends string, F>(guards: Record<K, F>, applies: (guard: F) => boolean) {
  for (const [name, guard] of Object.entries(guards) as [K, F][]) if (applies(guard)) return name
  return null
}

/**
 * Whether the owner knows who answered: called by a number of theirs, or asked by an address that they gave. Who
 * is called by any other number, or by one that was not written down, is known by no address.
 */
export const isVouched = ({ contactKnown, contactPhone, called, hasAddress }: Trusted): boolean =>
  called
    ? called === 'given'
    : hasAddress
      ? contactKnown
      : contactPhone === 'same' || contactPhone === 'other'

/** Whether a yes has to be heard from somebody else than its trusted person, and was not. */
export const takesHearing = (request: Trusted & Pick<DecidableRequest, 'isHeard'>): boolean =>
  !isVouched(request) && !request.isHeard

/** Whether the owner said lately that they live, and somebody has to be called who says otherwise. */
export const takesCall = ({ compared }: Compared): boolean =>
  compared?.saidAlive?.answered === false

/** Whether with this approval what was asked for is given: that is asked about once more. */
export const isLastApproval = ({ kind, approved }: Pick<DecidableRequest, 'kind' | 'approved'>) =>
  approved + 1 >= APPROVALS[kind]

/** Whether the colleague who approves has to say why they do all the same. */
export const takesReason = ({
  compared,
  kind,
}: Compared & Pick<DecidableRequest, 'kind'>): boolean =>
  compared !== null &&
  (compared.name === 'differs' ||
    compared.name === 'surname' ||
    compared.birth === 'differs' ||
    isUnsureAlone(compared) ||
    compared.death === 'old' ||
    compared.confirmedLater ||
    (kind === 'full' && compared.saidAlive !== null) ||
    compared.writtenLater !== null)

/** A name that is not quite the same, with no day of birth beside it. */
const isUnsureAlone = ({ name, birth }: Comparison) =>
  birth !== 'same' && (name === 'like' || name === 'initial')
