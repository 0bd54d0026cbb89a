import type { Definition } from '#app/forms/fields.ts'
import { type Comparison, takesReason } from '../comparison.ts'
import type { RequestKind } from '../states.ts'

/** How who approves looked into a request. Chosen, not written: nobody's life goes into it. */
export const CHECKS = [
  'contact-called',
  'member-called',
  'certificate-seen',
  'details-compared',
  'card-seen',
] as const
export type ApprovalCheck = (typeof CHECKS)[number]

/** Why a request is approved of which one detail differs, or whose day of death is not likely. */
export const DESPITE = ['other-name', 'typing-error', 'file-wrong', 'death-sure'] as const
export type Despite = (typeof DESPITE)[number]

/** Who asks for a living will says of nobody that they died. */
const OF_A_DEATH: readonly ApprovalCheck[] = ['certificate-seen']
const checks = (of: RequestKind) =>
  ({
    key: 'nagekeken',
    kind: 'choices',
    options: of === 'full' ? CHECKS : CHECKS.filter((one) => !OF_A_DEATH.includes(one)),
    required: true,
  }) as const

/** A colleague approves a request. */
const approveAlikeForm = (of: RequestKind) =>
  ({ key: 'approve', fields: [checks(of)] }) as const satisfies Definition

/** The form for a request in which something differs, which the colleague explains. */
export const approveDifferingForm = (of: RequestKind) =>
  ({
    key: 'approve',
    fields: [checks(of), { key: 'ondanks', kind: 'choice', options: DESPITE, required: true }],
  }) as const satisfies Definition

/** Chooses the form for a request by how far it was compared. */
export const approveForm = ({
  kind,
  compared,
}: {
  kind: RequestKind
  compared: Comparison | null
}) => (compared && takesReason(compared) ? approveDifferingForm(kind) : approveAlikeForm(kind))

export type Approval = { nagekeken: ApprovalCheck[]; ondanks?: Despite }
