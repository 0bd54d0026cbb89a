/**
 * All that is asked of an approval, in the order in which it is said: the page of a request says it before,
 * and who approves it is told. The database asks again what concerns the colleague, how many approve, and that
 * there is a file (`check_request_step`, and the policies of `access_request_approvals`).
 */
import type { Comparison } from './comparison.ts'
import type { ContactPhone } from './contact-phone.ts'
import type { ApprovalRefused, RequestKind, RequestState } from '../states.ts'

/** A request, as far as it decides whether the colleague who looks at it approves it. */
export type DecidableRequest = {
  kind: RequestKind
  state: RequestState
  found: boolean
  deliverable: boolean
  otherApproved: boolean
  compared: Comparison | null
  byMe: boolean
  /** Without one, nobody saw it. */
  hasCertificate: boolean
  /** Why who looks at it is none of those who approve it, by `approval_refused`. */
  refused: ApprovalRefused | null
  /** Whether an approval that counts saw a certificate, or called somebody whom the owner named. */
  isHeard: boolean
} & Trusted

/** How the trusted person of a request was named. */
type Trusted = {
  /** Whether the owner named this address. */
  contactKnown: boolean
  /** Null until it was compared. */
  contactPhone: ContactPhone | null
  hasAddress: boolean
  hasPhone: boolean
}

type Compared = Pick<DecidableRequest, 'compared'>
type InFile = Pick<DecidableRequest, 'found' | 'deliverable'>

type Said = { nagekeken?: readonly string[] | undefined; ondanks?: string | undefined }

/** What a colleague said, and whether they showed who they are: false as well where that was not asked. */
export type SaidToApprove = Said & { proven: boolean }

const OBSTACLES = {
  /** The day of death cannot be. */
  impossible: ({ compared }: Compared) =>
    compared?.death === 'future' || compared?.death === 'beforeBirth',
  /** Both name and day of birth do: initials and a last name that is only alike prove no name then. */
  differs: ({ compared }: Compared) =>
    compared?.birth === 'differs' && ['differs', 'initial', 'surname'].includes(compared.name),
  /** It is not to be decided on yet. What cannot be compared (any more) is approved by nobody. */
  early: ({ state, compared }) => state !== 'pending_verification' || !compared,
  /** There is no such file. */
  notFound: ({ found }) => !found,
  /** No living will was signed. */
  unsigned: ({ found, deliverable }: InFile) => found && !deliverable,
  /** Another request for this file was approved. */
  other: ({ otherApproved }) => otherApproved,
  /** Who asks confirms it, or a colleague who decides. */
  self: ({ compared }) => compared?.confirmsItself ?? false,
  /** Who approves did so before. */
  again: ({ byMe }) => byMe,
  /** Who approves has the right to since it was paid. */
  late: ({ refused }) => refused === 'late',
  /** Who approves has the right from another who approved, or gave it to them: two are to be two people. */
  given: ({ refused }) => refused === 'given',
  /** Who approves opened it for the member. */
  opened: ({ refused }) => refused === 'opened',
} satisfies Record<string, (request: DecidableRequest) => boolean>

/** The checks by which a death is heard of otherwise than by its trusted person. */
export const HEARD = ['named-called', 'certificate-seen'] as const

const LACKS = {
  /** A detail differs, and no reason was given. */
  unexplained: (request, { ondanks }) => takesReason(request) && !ondanks,
  /** It was not said how it was checked, or it was said in a way that cannot be. */
  unchecked: ({ hasCertificate }, { nagekeken = [] }) =>
    nagekeken.length === 0 || (!hasCertificate && nagekeken.includes('certificate-seen')),
  /** Whoever confirmed a death is a stranger to its owner, and nobody heard of it otherwise. */
  unheard: (request, { nagekeken = [] }) =>
    request.kind === 'full' &&
    !isVouched(request) &&
    !request.isHeard &&
    !nagekeken.some((one) => HEARD.some((heard) => heard === one)),
  /** Who approves did not show (again) who they are, or was not asked to: the form was not complete. */
  unproven: (_, { proven }) => !proven,
} satisfies Record<string, (request: DecidableRequest, said: SaidToApprove) => boolean>

export type Obstacle = keyof typeof OBSTACLES
export type Lack = keyof typeof LACKS

/** Why who asks cannot approve a request now. The only place that says so. */
export const obstacleTo = (request: DecidableRequest): Obstacle | null =>
  firstOf(OBSTACLES, (applies) => applies(request))

/** Why a request can only be refused, whoever decides and whatever it still waits for. */
export const hopeless = (request: Compared & InFile): Hopeless | null =>
  HOPELESS.find((name) => OBSTACLES[name](request)) ?? null
const HOPELESS = ['impossible', 'differs', 'unsigned'] as const
export type Hopeless = (typeof HOPELESS)[number]

/** What an approval lacks that nothing stands in the way of. */
export const lackOf = (request: DecidableRequest, said: SaidToApprove): Lack | null =>
  firstOf(LACKS, (applies) => applies(request, said))

function firstOf<K extends string, F>(guards: Record<K, F>, applies: (guard: F) => boolean) {
  for (const [name, guard] of Object.entries(guards) as [K, F][]) if (applies(guard)) return name
  return null
}

/**
 * Whether the owner knows who answered: asked by an address that they gave, or called by a number of theirs
 * (`mayBeCalled`).
 */
export const isVouched = ({ contactKnown, contactPhone, hasAddress }: Trusted): boolean =>
  hasAddress ? contactKnown : contactPhone === 'same' || contactPhone === 'other'

/** Whether the colleague who approves has to say why they do all the same. */
export const takesReason = ({ compared }: Compared): boolean =>
  compared !== null &&
  (compared.name === 'differs' ||
    compared.name === 'surname' ||
    compared.birth === 'differs' ||
    compared.death === 'old' ||
    compared.confirmedLater)
