import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { flashOf } from '#app/middleware/flash.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, FormGroup, Lead, Narrow, TextInput } from '#app/ui/index.ts'
import type { Route } from './+types/check-mail.ts'
import { sendAgain } from './actions.server.ts'
import { FormErrors, fieldProps } from './errors.tsx'
import { signUpAddressOf } from './sign-up-browser.server.ts'

export { headers } from '../kit/attempt.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  return { email: flashOf(context)?.email ?? (await signUpAddressOf(request)) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const { network } = context.get(requestFacts)
  const back = localPath(url.searchParams.get('terug'))
  return sendAgain(
    { request, context },
    { form, network, here: href('/auth/controleer-uw-mail'), back },
  )
}

/** After signing up: what to do now. For who comes here by themselves: a new mail. */
export default function CheckMail({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const field = fieldProps(actionData)('email')
  return (
    <Narrow>
      <meta name="robots" content="noindex" />
      <FormErrors title={t('checkMail.title')} reply={actionData} />
      <h1>{t('checkMail.title')}</h1>
      <Lead>{t(email ? 'checkMail.lead' : 'checkMail.leadNew')}</Lead>
      <p>
        {email && `${t('checkMail.sentTo', { email })} `}
        {t('checkMail.valid')}
      </p>
      <p>{t('checkMail.known')}</p>
      <FormGroup id="opnieuw" title={t('checkMail.notSeenTitle')} intro={t('checkMail.notSeen')}>
        <form method="post" noValidate>
          <TextInput
            {...field}
            defaultValue={field.defaultValue ?? email}
            label={t('auth.email')}
            type="email"
            autoComplete="username"
            required
          />
          <ButtonRow>
            <Button variant="secondary">{t('checkMail.submit')}</Button>
          </ButtonRow>
        </form>
      </FormGroup>
    </Narrow>
  )
}
