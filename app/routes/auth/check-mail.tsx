import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { parseFields } from '#app/features/accounts/parse.server.ts'
import { emailSchema } from '#app/features/accounts/schemas.server.ts'
import { resendVerification } from '#app/features/accounts/sign-up.server.ts'
import { flashOf, redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requestFacts } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { Button, FormGroup, Lead, Narrow, TextInput } from '#app/ui/index.ts'
import type { Route } from './+types/check-mail.ts'
import { failed, refuse } from './actions.server.ts'
import { countOrRefuse } from './attempt.server.ts'
import { FormErrors, useFields } from './errors.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { email: flashOf(context)?.values?.email }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const submission = parseFields(form, emailSchema)
  if (submission.status !== 'success') return refuse(submission)
  const { email } = submission.value
  return orElse(
    { request, context },
    () => resend(email, context.get(requestFacts).network),
    () => failed(form, emailSchema, 'resend'),
  )
}

async function resend(email: string, network: string) {
  await countOrRefuse('resend', email, network)
  await resendVerification(email)
  const flash = { key: 'mailResent', values: { email } }
  return redirectWithFlash(href('/auth/controleer-uw-mail'), flash)
}

/** After signing up: what to do now, and a new mail for who did not get one. */
export default function CheckMail({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const field = useFields(actionData)('email')
  return (
    <Narrow>
      <FormErrors title={t('checkMail.title')} reply={actionData} />
      <h1>{t('checkMail.title')}</h1>
      <Lead>{t('checkMail.lead')}</Lead>
      <p>{email ? `${t('checkMail.sentTo', { email })} ${t('checkMail.valid')}` : t('checkMail.valid')}</p>
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
          <Button variant="secondary">{t('checkMail.submit')}</Button>
        </form>
      </FormGroup>
    </Narrow>
  )
}
