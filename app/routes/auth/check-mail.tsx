import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { requestMail } from '#app/features/accounts/mail-requests.server.ts'
import { parseFields } from '#app/features/accounts/parse.server.ts'
import { emailSchema } from '#app/features/accounts/schemas.server.ts'
import { flashOf, redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requestFacts } from '#app/platform/context.server.ts'
import { localPath, readForm } from '#app/platform/form.server.ts'
import { addressWith } from '#app/platform/links.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { Button, FormGroup, Lead, Narrow, TextInput } from '#app/ui/index.ts'
import type { Route } from './+types/check-mail.ts'
import { failed, refuse, tooOften } from './actions.server.ts'
import { countOrWait } from './attempt.server.ts'
import { FormErrors, useFields } from './errors.tsx'

export { headers } from './attempt.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { email: flashOf(context)?.values?.email }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const submission = parseFields(form, emailSchema)
  if (submission.status !== 'success') return refuse(submission)
  const { email } = submission.value
  const { network } = context.get(requestFacts)
  const back = localPath(url.searchParams.get('terug'))
  return orElse(
    { request, context },
    async () => {
      const wait = await countOrWait('resend', email, network)
      if (wait) return tooOften(submission, wait)
      await requestMail({ kind: 'confirm', email, back }, network)
      const next = addressWith(href('/auth/controleer-uw-mail'), back)
      return redirectWithFlash(next, { key: 'mailSent', values: { email } })
    },
    () => failed(form, emailSchema, 'resend'),
  )
}

/** After signing up: what to do now. For who comes here by themselves: a new mail. */
export default function CheckMail({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const field = useFields(actionData)('email')
  return (
    <Narrow>
      <FormErrors title={t('checkMail.title')} reply={actionData} />
      <h1>{t('checkMail.title')}</h1>
      <Lead>{t(email ? 'checkMail.lead' : 'checkMail.leadNew')}</Lead>
      <p>
        {email && `${t('checkMail.sentTo', { email })} `}
        {t('checkMail.valid')}
      </p>
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
