/** The two forms of a decision. All is chosen and nothing written: nobody's life goes into it. */
import type { Definition, Field } from '#app/forms/fields.ts'
import { type DecidableRequest, DONE, isVouched, takesReason } from './obstacle.ts'
import { REFUSALS, type RefusalReason, type RequestKind } from '../states.ts'

/** How who approves looked into a request. */
export const CHECKS = [
  'contact-called',
  'named-called',
  'member-called',
  'certificate-seen',
  'details-compared',
  'card-seen',
] as const
export type ApprovalCheck = (typeof CHECKS)[number]

/** Why a request is approved of which one detail differs, or whose day of death is not likely. */
export const DESPITE = ['other-name', 'typing-error', 'file-wrong', 'death-sure'] as const
export type Despite = (typeof DESPITE)[number]

/** As far as it decides what can be chosen. */
type Asked = { kind: RequestKind; hasCertificate: boolean; card: string }

/**
 * Who asks for a living will says of nobody that they died; a certificate and a card are seen where there
 * is one.
 *
 * @param none what cannot have been done either
 */
const checks = ({ kind, hasCertificate, card }: Asked, none: readonly ApprovalCheck[] = []) => {
  const nothingToSee: Partial<Record<ApprovalCheck, boolean>> = {
    'certificate-seen': kind !== 'full' || !hasCertificate,
    'card-seen': card === 'none',
  }
  return {
    key: 'nagekeken',
    kind: 'choices',
    options: CHECKS.filter((one) => !nothingToSee[one] && !none.includes(one)),
    required: true,
    says: { required: 'checksOpen' },
  } as const
}

/** Of who may live no day of death is sure. */
const despite = (kind: RequestKind) =>
  ({
    key: 'ondanks',
    kind: 'choice',
    options: DESPITE.filter((one) => kind === 'full' || one !== 'death-sure'),
    says: { required: 'reasonOpen' },
  }) as const

/** A colleague approves a request. Whether that takes a reason is known where it is compared. */
export const approveForm = (request: Asked) =>
  ({
    key: 'approve',
    fields: [checks(request), despite(request.kind)],
  }) as const satisfies Definition

/** What its page asks: a reason too, for a request that takes one. */
export function askedToApprove(request: DecidableRequest & Asked): readonly Field[] {
  const field = checks(request, undone(request))
  return takesReason(request) ? [field, { ...despite(request.kind), required: true }] : [field]
}

/** Nobody did what they did not do before, nor called a trusted person of whom no number is known. */
const undone = (request: DecidableRequest): ApprovalCheck[] =>
  CHECKS.filter((check) =>
    check === 'contact-called'
      ? !isVouched(request) && !request.hasPhone
      : check in DONE && !request[DONE[check as keyof typeof DONE]],
  )

/** What a colleague chose, as far as they did. */
export type Approval = {
  nagekeken?: ApprovalCheck[] | undefined
  ondanks?: Despite | undefined
}

/** Reasons that are none for a request of the other kind. */
const OTHER_KIND: Record<RequestKind, RefusalReason> = {
  full: 'not-signed',
  living_will: 'no-death',
}

/**
 * A colleague says why they refuse a request: not that there is no file before it was looked for, nor of a member that
 * takes part that it was stopped.
 */
export const refuseForm = ({
  kind,
  lookedUp,
  isInactive,
}: {
  kind: RequestKind
  lookedUp: boolean
  isInactive: boolean
}) =>
  ({
    key: 'refuse',
    fields: [
      {
        key: 'reden',
        kind: 'choice',
        options: REFUSALS.filter(
          (one) =>
            one !== OTHER_KIND[kind] &&
            (lookedUp || one !== 'no-such-file') &&
            (isInactive || one !== 'member-stopped'),
        ),
        required: true,
      },
    ],
  }) as const satisfies Definition
