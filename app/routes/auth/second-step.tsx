import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { Reply } from '#app/features/accounts/form.ts'
import { checkPasskey } from '#app/features/accounts/passkeys.server.ts'
import {
  type Checked,
  checkCode,
  checkRecoveryCode,
  factorsOf,
} from '#app/features/accounts/second-factor.server.ts'
import {
  codeForm,
  passkeyForm,
  recoveryForm,
} from '#app/features/accounts/second-factor-forms.server.ts'
import { endSession } from '#app/features/accounts/sessions.server.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { localPath, readForm } from '#app/platform/form.server.ts'
import { addressWith } from '#app/platform/links.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { Button, ButtonRow, FormGroup, Lead, Narrow, TextInput } from '#app/ui/index.ts'
import { answerForm, refuse, tooOften } from '../answer-form.server.ts'
import { PasskeyButton } from '../passkey-button.tsx'
import { WRONG } from '../own-data/prove.server.ts'
import { FormErrors, fieldsOf } from './errors.tsx'
import { enter, pendingIn } from './signed-in.server.ts'
import { landingFor } from './landing.server.ts'
import type { Route } from './+types/second-step.ts'

export async function loader({ request, url }: Route.LoaderArgs) {
  const { id } = await pendingOf(request, backOf(url))
  return factorsOf(id)
}

const backOf = (url: URL) => localPath(url.searchParams.get('terug'))

/** @throws the way to the sign-in page, where no sign-in waits for a code (any more) */
async function pendingOf(request: Request, back: string | undefined) {
  const pending = await pendingIn(request)
  if (!pending)
    throw await redirectWithFlash(addressWith(href('/auth'), back), { key: 'signInAgain' })
  return pending
}

type Asked = Awaited<ReturnType<typeof pendingOf>> & { where: Where; back: string | undefined }

export async function action({ request, context, url }: Route.ActionArgs) {
  const back = backOf(url)
  const pending = await pendingOf(request, back)
  const form = await readForm(request)
  const asked = { ...pending, where: { request, context }, back }
  if (form.has('passkey')) return showPasskey(form, asked)
  return form.has('recoveryCode') ? recover(form, asked) : showCode(form, asked)
}

function showPasskey(form: FormData, asked: Asked) {
  const submission = parseForm(passkeyForm, form)
  return answerForm(asked.where, submission, 'signIn', async ({ passkey }) => {
    const checked = await checkPasskey(asked, passkey)
    return checked.ok ? comeIn(asked) : refuseFor(submission, checked, WRONG.passkey)
  })
}

function showCode(form: FormData, asked: Asked) {
  const submission = parseForm(codeForm, form)
  return answerForm(asked.where, submission, 'signIn', async ({ code }) => {
    const checked = await checkCode(asked.id, code.replaceAll(/\s/g, ''))
    return checked.ok
      ? comeIn(asked)
      : refuseFor(submission, checked, errorsFor(codeForm, { code: 'codeWrong' }))
  })
}

function recover(form: FormData, asked: Asked) {
  const submission = parseForm(recoveryForm, form)
  return answerForm(asked.where, submission, 'signIn', async ({ recoveryCode }) => {
    const checked = await checkRecoveryCode(asked.id, recoveryCode)
    const errors = errorsFor(recoveryForm, { recoveryCode: 'recoveryCodeWrong' })
    return checked.ok ? comeIn(asked) : refuseFor(submission, checked, errors)
  })
}

function refuseFor(
  submission: Parameters<typeof refuse>[0],
  checked: Exclude<Checked<'code' | 'passkey'>, { ok: true }>,
  errors: Reply['errors'],
) {
  return checked.reason === 'tooOften'
    ? tooOften(submission, checked.seconds)
    : refuse(submission, errors)
}

/** The session that waited ends; another begins. */
async function comeIn({ token, id: userId, where: { request }, back }: Asked) {
  await endSession(token)
  const entering = { request, userId, proof: 'two factors' as const, previous: null, back }
  return enter(entering, async (begun, headers) => {
    const next = back ?? (await landingFor(userId, begun))
    return redirectWithFlash(next, { key: 'welcomeBack' }, headers)
  })
}

export { headers } from './attempt.server.ts'

/** Between the password and the account: a passkey, a code of the telephone, or one of those on paper. */
export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { code, passkey } = loaderData
  const { t } = useTranslation('accounts')
  const field = fieldsOf(actionData)
  return (
    <Narrow>
      <FormErrors title={t('secondStep.title')} reply={actionData} />
      <h1>{t('secondStep.title')}</h1>
      {passkey && (
        <form method="post" noValidate>
          <Lead>{t('secondStep.passkey')}</Lead>
          <PasskeyButton use="show" sends errors={actionData?.errors?.passkey}>
            {t('secondStep.withPasskey')}
          </PasskeyButton>
        </form>
      )}
      {code && (
        <form method="post" noValidate>
          <Lead>{t(passkey ? 'secondStep.orCode' : 'secondStep.lead')}</Lead>
          <TextInput
            {...field('code')}
            label={t('secondStep.code')}
            hint={t('secondStep.hint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            fit="short"
            required
          />
          <ButtonRow>
            <Button>{t('secondStep.submit')}</Button>
          </ButtonRow>
        </form>
      )}
      <FormGroup id="kwijt" title={t('secondStep.lostTitle')} intro={t('secondStep.lost')}>
        <form method="post" noValidate>
          <TextInput
            {...field('recoveryCode')}
            label={t('secondStep.recoveryCode')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <Button variant="secondary">{t('secondStep.useRecovery')}</Button>
        </form>
      </FormGroup>
    </Narrow>
  )
}
