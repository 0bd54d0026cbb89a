import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { findSignUp } from '#app/features/sign-in/confirm-sign-up.server.ts'
import { OLDER_FORM_ADDRESS } from '#app/features/registration/registration.server.ts'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import { PasswordInput } from '#app/ui/index.ts'
import { orSay } from '../kit/answer-form.server.ts'
import { DeadLink } from './dead-link.tsx'
import { fieldProps } from './errors.tsx'
import { LinkPage } from './link-page.tsx'
import { signUpBrowserOf } from './sign-up-browser.server.ts'
import type { Route } from './+types/verify.ts'
import { choosePasswordInstead, confirmAddress } from './verify.server.ts'

export { headers } from '../kit/attempt.server.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const found = await findSignUp(token, await signUpBrowserOf(request))
  if (!found) return data({ state: 'dead' as const }, { status: 410 })
  const { email, elsewhere } = found
  return data({ state: 'form' as const, token, email, elsewhere })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const back = localPath(url.searchParams.get('terug'))
  const where = { request, context }
  const confirming = { form, where, back }
  return orSay(where, back === OLDER_FORM_ADDRESS ? 'profile' : 'signUp', () =>
    form.get('intent') === 'choose'
      ? choosePasswordInstead(confirming)
      : confirmAddress(confirming),
  )
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const field = fieldProps(actionData)
  if (loaderData.state === 'dead')
    return (
      <DeadLink
        note={t('dead.verify')}
        again={{ href: href('/auth'), text: t('dead.signIn') }}
        other={{ href: href('/auth/controleer-uw-mail'), text: t('dead.resend') }}
      />
    )
  const { token, email, elsewhere } = loaderData
  return (
    <LinkPage
      title={t('verify.title')}
      text={t(elsewhere ? 'verify.elsewhere' : 'verify.text')}
      submit={t('verify.submit')}
      token={token}
      email={email}
      reply={actionData}
      other={elsewhere ? { intent: 'choose', text: t('verify.choose') } : undefined}
    >
      {elsewhere && (
        <PasswordInput
          {...field('password')}
          label={t('verify.password')}
          autoComplete="current-password"
          required
        />
      )}
      {elsewhere && <p>{t('verify.chooseLoses')}</p>}
    </LinkPage>
  )
}
