import type { ReactNode } from 'react'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { Button, ButtonLink, ButtonRow, DefaultSubmit, Lead, Narrow } from '#app/ui/index.ts'
import { FormErrors } from './errors.tsx'
import { WhoseLink } from './whose-link.tsx'

type LinkPageProps = {
  title: string
  text: string
  submit: string
  token: string
  /** Address of the account that the link opens, where it opens one. */
  email?: string
  /** What was wrong when the button was pressed before. */
  reply?: SignInReply | undefined
  /** What is asked before the button. */
  children?: ReactNode
  /** Another button, and what it posts as `intent`. */
  other?: { intent: string; text: string } | undefined
  /** A way on that changes nothing. */
  leave?: { href: string; text: string } | undefined
}

/** Where a link from a mail leads: a button, so that only a person uses the link up. */
export function LinkPage(props: LinkPageProps) {
  const { title, text, submit, token, email, reply, children, other, leave } = props
  return (
    <Narrow>
      <FormErrors title={title} reply={reply} />
      <h1>{title}</h1>
      <Lead>{text}</Lead>
      {email && <WhoseLink email={email} />}
      <form method="post" noValidate>
        <DefaultSubmit>{submit}</DefaultSubmit>
        <input type="hidden" name="token" value={token} />
        {children}
        <ButtonRow>
          <Button>{submit}</Button>
          {other && (
            <Button variant="secondary" name="intent" value={other.intent}>
              {other.text}
            </Button>
          )}
          {leave && (
            <ButtonLink href={leave.href} variant="secondary">
              {leave.text}
            </ButtonLink>
          )}
        </ButtonRow>
      </form>
    </Narrow>
  )
}
