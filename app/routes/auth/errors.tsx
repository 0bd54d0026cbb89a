import { useTranslation } from 'react-i18next'
import { type Reply, typed } from '#app/features/accounts/form.ts'
import type { FieldError } from '#app/features/accounts/schemas.server.ts'
import { ErrorSummary, StatusMessage } from '#app/ui/index.ts'
import { PageTitle } from '../page-title.tsx'
import { Failure, TooOften } from '../failure.tsx'

export type FormProps = {
  reply: Reply | undefined
  /** The views of the account page, and the page for who got no mail. */
  addresses: { signin: string; signup: string; forgot: string; mail: string }
}

/** Whether address and password do not belong together (specification 8). */
export const isRefused = (reply: Reply | undefined): boolean =>
  reply?.error?.['']?.includes('credentials' satisfies FieldError) ?? false

type FormErrorsProps = {
  title: string
  reply: Reply | undefined
  /** Says what is wrong with the form as a whole, before the fields are named. */
  notice?: { title: string; text: string } | undefined
}

/** Fields whose messages do not say which one they are about. */
const UNNAMED = ['firstName', 'lastName', 'email', 'password', 'dateOfBirth'] as const

/** Title of the page, and everything that is wrong with the form at the top of it. */
export function FormErrors({ title, reply, notice }: FormErrorsProps) {
  return (
    <>
      <PageTitle title={title} failed={hasErrors(reply)} />
      <FormErrorSummary reply={reply} notice={notice} />
    </>
  )
}

/** Whether anything is wrong with the form, or went wrong with it. */
export const hasErrors = (reply: Reply | undefined): boolean =>
  Object.keys(reply?.error ?? {}).length > 0 ||
  reply?.failure !== undefined ||
  reply?.byLink !== undefined ||
  reply?.wait !== undefined

/** Everything that is wrong with the form, with a link to each field. */
export function FormErrorSummary({ reply, notice }: Omit<FormErrorsProps, 'title'>) {
  const { t } = useTranslation(['common', 'accounts'])
  const refused = isRefused(reply)
  const named = (name: string, code: FieldError) => {
    const text = t(`accounts:errors.${code}`)
    const unnamed = UNNAMED.find((one) => one === name)
    const general = code === 'required' || code === 'nameLong' || code === 'nameCharacters'
    return unnamed && general ? `${t(`accounts:auth.${unnamed}`)}: ${text}` : text
  }
  const items = refused
    ? [{ href: '#email', text: t('accounts:signIn.wrong') }]
    : Object.entries(reply?.error ?? {}).flatMap(([name, codes]) =>
        (codes ?? []).map((code) => ({
          href: `#${name}`,
          text: named(name, code as FieldError),
        })),
      )
  if (notice) items.unshift({ href: items[0]?.href ?? '#firstName', text: notice.text })
  if (reply?.failure) return <Failure kind={reply.failure} />
  if (reply?.byLink) return <OnlyByLink />
  if (reply?.wait !== undefined) return <TooOften minutes={reply.wait} />
  return (
    <ErrorSummary
      title={notice?.title ?? (refused ? t('accounts:errors.credentials') : t('form.errorTitle'))}
      items={items}
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
export function useFields(reply: Reply | undefined) {
  const { t } = useTranslation('accounts')
  return (name: string) => ({
    id: name,
    name,
    errors: reply?.error?.[name]?.map((code) => t(`errors.${code as FieldError}`)),
    defaultValue: typed(reply, name),
  })
}
