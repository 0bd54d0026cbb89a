import { useTranslation } from '#app/locales/use-translation.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { typedText } from '#app/forms/rows.ts'
import { StatusMessage } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { Failure, TooOftenMessage } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'

export type AuthFormProps = {
  reply: SignInReply | undefined
  /** The views of the account page, and the page for who got no mail. */
  addresses: { signin: string; signup: string; forgot: string; mail: string }
  /** The address that a mail was just asked for. */
  mailed: string | undefined
}

type FormErrorsProps = {
  title: string
  reply: SignInReply | undefined
  /** Says what is wrong with the form as a whole, before the fields are named. */
  notice?: { title: string; text: string } | undefined
}

/** Fields whose messages do not say which one they are about. */
const UNNAMED = ['firstName', 'lastName', 'email', 'password', 'dateOfBirth'] as const

/** Title of the page, and everything that is wrong with the form at the top of it. */
export function FormErrors({ title, reply, notice }: FormErrorsProps) {
  return (
    <>
      <PageTitle title={title} failed={replyHasErrors(reply)} />
      <FormErrorSummary reply={reply} notice={notice} />
    </>
  )
}

/** Whether anything is wrong with the form, or went wrong with it. */
export const replyHasErrors = (reply: SignInReply | undefined): boolean =>
  Object.keys(reply?.errors ?? {}).length > 0 ||
  reply?.refused !== undefined ||
  reply?.failure !== undefined ||
  reply?.byLink !== undefined ||
  reply?.wait !== undefined

/** Everything that is wrong with the form, with a link to each field. */
export function FormErrorSummary({ reply = {}, notice }: Omit<FormErrorsProps, 'title'>) {
  const { t } = useTranslation('accounts')
  const { failure, byLink, wait, refused, errors = {} } = reply
  if (failure) return <Failure kind={failure} />
  if (byLink) return <OnlyByLink />
  if (wait !== undefined) return <TooOftenMessage minutes={wait} account />
  if (refused)
    return (
      <Problems title={t('signIn.refused')} first={[{ href: '#email', text: t('signIn.wrong') }]} />
    )
  const [firstName = 'firstName'] = Object.keys(errors)
  return (
    <Problems
      title={notice?.title}
      first={notice && [{ href: `#${firstName}`, text: notice.text }]}
      errors={errors}
      labelOf={(name, text) => {
        const field = UNNAMED.find((one) => one === name)
        const label = field && t(`auth.${field}`)
        return label && !text.toLowerCase().includes(label.toLowerCase()) ? label : undefined
      }}
    />
  )
}

/** Says that only a link helps now, and where it is asked for. */
function OnlyByLink() {
  const { t } = useTranslation('accounts')
  return (
    <StatusMessage kind="error" title={t('signIn.byLinkTitle')}>
      <p>{t('signIn.byLink')}</p>
      <p>
        <a href="#link-email">{t('signIn.toLink')}</a>
      </p>
    </StatusMessage>
  )
}

/** Id, name, errors and, except for passwords, what was typed: the same for each field of a form. */
export const fieldProps =
  ({ typed = {}, errors = {} }: SignInReply = {}) =>
  (name: string) => ({
    id: name,
    name,
    errors: errors[name],
    defaultValue: name in typed ? typedText(typed, name) : undefined,
  })
