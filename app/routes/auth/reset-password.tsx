import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import { parseFields, replyTo } from '#app/features/accounts/parse.server.ts'
import { generatePassword } from '#app/features/accounts/passwords.server.ts'
import type { Reply } from '#app/features/accounts/form.ts'
import { resetPassword } from '#app/features/accounts/reset.server.ts'
import { newPasswordSchema } from '#app/features/accounts/schemas.server.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { signIn } from '#app/features/accounts/sign-in.server.ts'
import { tokenWorks } from '#app/features/accounts/tokens.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { sessionCookie } from '#app/platform/cookies.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { Button, ButtonRow, DefaultSubmit, Lead, Narrow, StatusMessage } from '#app/ui/index.ts'
import type { Route } from './+types/reset-password.ts'
import { DeadLink } from './dead-link.tsx'
import { FormErrors } from './errors.tsx'
import { PasswordFields } from './password-fields.tsx'

/** The three states of specification 2.3. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  if (token && (await tokenWorks(token, 'reset'))) return data({ state: 'form' as const, token })
  if (!token && url.searchParams.has('gelukt') && userOf(context))
    return data({ state: 'done' as const, token })
  return data({ state: 'dead' as const, token }, { status: 410 })
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = String(form.get('token'))
  if (form.get('intent') === 'generate') return data<Reply>({ generated: generatePassword() })
  const submission = parseFields(form, newPasswordSchema)
  if (submission.status !== 'success') return data<Reply>(replyTo(submission), { status: 422 })
  const { password } = submission.value
  return orElse(
    { request, context },
    () => choose(token, password, userOf(context), request),
    () => data<Reply>({ failure: 'password' }, { status: 503 }),
  )
}

/** Sets the password and signs its owner in. */
async function choose(token: string, password: string, previous: SignedIn | null, request: Request) {
  const userId = await resetPassword(token, password)
  if (!userId) return data<Reply>({}, { status: 410 })
  const session = await signIn(userId, previous, request.headers.get('user-agent'))
  const headers = new Headers({ 'set-cookie': await sessionCookie().serialize(session.token) })
  return redirect(`${href('/reset-password')}?gelukt`, { status: 303, headers })
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  if (loaderData.state === 'done') return <Done />
  if (loaderData.state === 'form')
    return <ResetForm token={loaderData.token ?? ''} reply={actionData} />
  return (
    <DeadLink
      title={t('reset.deadTitle')}
      again={{ href: `${href('/auth')}?tab=forgot`, text: t('dead.reset') }}
    />
  )
}

function ResetForm({ token, reply }: { token: string; reply: Reply | undefined }) {
  const { t } = useTranslation('accounts')
  return (
    <Narrow>
      <FormErrors title={t('reset.title')} reply={reply} />
      {!reply && <StatusMessage kind="info">{t('reset.started')}</StatusMessage>}
      <h1>{t('reset.title')}</h1>
      <Lead>{t('reset.lead')}</Lead>
      <form method="post" noValidate>
        <DefaultSubmit>{t('reset.submit')}</DefaultSubmit>
        <input type="hidden" name="token" value={token} />
        <PasswordFields reply={reply} />
        <ButtonRow>
          <Button>{t('reset.submit')}</Button>
        </ButtonRow>
      </form>
    </Narrow>
  )
}

/** Specification 9: on to the wishes after two seconds, and a link for who does not want to wait. */
function Done() {
  const { t } = useTranslation(['accounts', 'common'])
  return (
    <Narrow>
      <title>{`${t('reset.doneTitle')} | ${t('common:site.name')}`}</title>
      <meta httpEquiv="refresh" content="2;url=/dashboard" />
      <h1>{t('reset.doneTitle')}</h1>
      <Lead>{t('reset.done')}</Lead>
      <p>
        <a href={href('/dashboard')}>{t('reset.goOn')}</a>
      </p>
    </Narrow>
  )
}
