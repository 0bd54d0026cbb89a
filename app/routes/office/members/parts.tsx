import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Member } from '#app/features/guild/office.server.ts'
import { Button, type ButtonVariant } from '#app/ui/index.ts'

/** What is done to a member at once, by the value that its button posts. */
export const CHANGES = ['activeren', 'uitnodigen'] as const
export type MemberChangeKind = (typeof CHANGES)[number]

type MemberFormProps = Pick<Member, 'id'> & {
  /** The parts of the page that show what it changes. */
  shows: string
  children: ReactNode
}

/** What the buttons that change a member stand in, with what they ask for besides. */
export const MemberForm = ({ id, shows, children }: MemberFormProps) => (
  <form method="post" action={href('/admin/gilde/leden/:id', { id })} data-shows={shows} noValidate>
    {children}
  </form>
)

type MemberButtonProps = Pick<Member, 'companyName'> & {
  change: MemberChangeKind
  text: string
  variant?: ButtonVariant
}

/** A button that changes a member. */
export const MemberButton = ({ companyName, change, text, variant }: MemberButtonProps) => (
  <Button name="intent" value={change} variant={variant} aria-label={`${text}: ${companyName}`}>
    {text}
  </Button>
)

/** The name of a member, to its page. */
export function MemberLink({ id, companyName }: Pick<Member, 'id' | 'companyName'>) {
  return <a href={href('/admin/gilde/leden/:id', { id })}>{companyName}</a>
}

/** An address that can be selected; with script a button copies it (specification 9: for 2 s). */
export function ReferralUrl({
  companyName,
  referralUrl,
}: Pick<Member, 'companyName' | 'referralUrl'>) {
  const { t } = useTranslation('guild')
  return (
    <span
      data-copy={t('copy.label')}
      data-name={t('copy.name', { company: companyName })}
      data-copied={t('copy.done')}
      data-said={t('copy.said')}
    >
      {referralUrl}
    </span>
  )
}
