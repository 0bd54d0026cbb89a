import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import type { Reply } from '#app/features/accounts/form.ts'
import { requestMail } from '#app/features/accounts/mail-requests.server.ts'
import { parseFields } from '#app/features/accounts/parse.server.ts'
import { emailSchema } from '#app/features/accounts/schemas.server.ts'
import type { Carried } from '#app/features/registration/carried.server.ts'
import { register } from '#app/features/registration/registration.server.ts'
import { flashOf, redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requestFacts } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { orElse, type Where } from '#app/platform/unexpected.server.ts'
import { Button, FormGroup, Lead, Narrow, StatusMessage, StepProgress } from '#app/ui/index.ts'
import { failed, refuse, tooOften } from '../auth/actions.server.ts'
import { countOrWait } from '../auth/attempt.server.ts'
import { EmailField } from '../auth/email-field.tsx'
import { FormErrors, useFields } from '../auth/errors.tsx'
import { markSignUpBrowser } from '../auth/sign-up-browser.server.ts'
import type { Route } from './+types/confirm.ts'
import { StagePage } from './stage-page.tsx'
import { carriedIn, failureOf, privacyStage } from './stages.server.ts'

const HERE = '/aanmelden/bevestigen'

export { headers } from '../auth/attempt.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { key, values } = flashOf(context) ?? {}
  return { email: values?.email, isNew: key === 'accountMade' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { network } = context.get(requestFacts)
  const where = { request, context }
  return form.has('gegevens') ? signUp(where, form, network) : sendAgain(where, form, network)
}

/** Makes the account once someone agrees; whoever asks hears the same (specification 8). */
async function signUp(where: Where, form: FormData, network: string) {
  const carried = carriedIn(form)
  if (!carried) return redirectWithFlash('/aanmelden', { key: 'registrationExpired' })
  if (form.get('privacyConsent') !== 'true')
    return data(privacyStage(carried, { refused: true }), { status: 422 })
  return orElse(
    where,
    () => make(where.request, carried, network),
    () => data(privacyStage(carried, { failure: failureOf(carried) }), { status: 503 }),
  )
}

async function make(request: Request, carried: Carried, network: string) {
  const wait = await countOrWait('signUp', carried.typed.email ?? '', network)
  if (wait) return data(privacyStage(carried, { wait: wait.minutes }), wait.init)
  const { browser, headers } = await markSignUpBrowser(request)
  const email = await register(carried, browser, network)
  if (!email) return redirectWithFlash('/aanmelden', { key: 'registrationExpired' })
  return redirectWithFlash(HERE, { key: 'accountMade', values: { email } }, headers)
}

function sendAgain(where: Where, form: FormData, network: string) {
  const submission = parseFields(form, emailSchema)
  if (submission.status !== 'success') return refuse(submission)
  const { email } = submission.value
  return orElse(
    where,
    async () => {
      const wait = await countOrWait('resend', email, network)
      if (wait) return tooOften(submission, wait)
      await requestMail({ kind: 'confirm', email }, network)
      return redirectWithFlash(HERE, { key: 'mailSent', values: { email } })
    },
    () => failed(form, emailSchema, 'resend'),
  )
}

/** Stage 3 of 3: the e-mail with the link. */
export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'stage' in actionData) return <StagePage {...actionData} />
  return <Sent {...loaderData} reply={actionData} />
}

type SentProps = { email: string | undefined; isNew: boolean; reply: Reply | undefined }

function Sent({ email, isNew, reply }: SentProps) {
  const { t } = useTranslation(['registration', 'accounts', 'common'])
  const field = useFields(reply)('email')
  const label = t('step', { number: 3, total: 3 })
  return (
    <Narrow>
      <FormErrors title={`${label}: ${t('confirm.title')}`} reply={reply} />
      <StepProgress label={label} current={3} total={3} />
      <h1>{t('confirm.title')}</h1>
      {/* Specification 8: 'Account aangemaakt', then this. */}
      {isNew && <StatusMessage kind="success" title={t('common:flash.mailSentTitle')} />}
      <Lead>{t(email ? 'confirm.lead' : 'accounts:checkMail.leadNew')}</Lead>
      <p>
        {email && `${t('confirm.sentTo', { email })} `}
        {t('accounts:checkMail.valid')}
      </p>
      <p>{t('confirm.known')}</p>
      <FormGroup
        id="opnieuw"
        title={t('accounts:checkMail.notSeenTitle')}
        intro={t('accounts:checkMail.notSeen')}
      >
        <form method="post" action={HERE} noValidate>
          <EmailField {...field} defaultValue={field.defaultValue ?? email} />
          <Button variant="secondary">{t('confirm.again')}</Button>
        </form>
      </FormGroup>
    </Narrow>
  )
}
