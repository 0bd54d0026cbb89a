import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { Reply } from '#app/features/accounts/form.ts'
import {
  type Checked,
  checkCode,
  checkRecoveryCode,
} from '#app/features/accounts/second-factor.server.ts'
import { codeForm, recoveryForm } from '#app/features/accounts/second-factor-forms.server.ts'
import { endSession, findPending } from '#app/features/accounts/sessions.server.ts'
import { landingOf } from '#app/features/accounts/sign-in.server.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { sessionCookie } from '#app/platform/cookies.server.ts'
import { localPath, readForm } from '#app/platform/form.server.ts'
import { addressWith } from '#app/platform/links.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { Button, ButtonRow, FormGroup, Lead, Narrow, TextInput } from '#app/ui/index.ts'
import { answerForm, refuse, tooOften } from '../answer-form.server.ts'
import { FormErrors, fieldsOf } from './errors.tsx'
import { enter } from './signed-in.server.ts'
import type { Route } from './+types/second-step.ts'

export async function loader({ request, url }: Route.LoaderArgs) {
  await pendingOf(request, backOf(url))
  return null
}

const backOf = (url: URL) => localPath(url.searchParams.get('terug'))

/** @throws the way to the sign-in page, where no sign-in waits for a code (any more) */
async function pendingOf(request: Request, back: string | undefined) {
  const token: unknown = await sessionCookie().parse(request.headers.get('cookie'))
  const userId = typeof token === 'string' ? await findPending(token) : null
  if (typeof token !== 'string' || !userId)
    throw await redirectWithFlash(addressWith(href('/auth'), back), { key: 'signInAgain' })
  return { token, userId }
}

type Asked = { token: string; userId: string; where: Where; back: string | undefined }

export async function action({ request, context, url }: Route.ActionArgs) {
  const back = backOf(url)
  const pending = await pendingOf(request, back)
  const form = await readForm(request)
  const asked = { ...pending, where: { request, context }, back }
  return form.has('recoveryCode') ? recover(form, asked) : showCode(form, asked)
}

function showCode(form: FormData, asked: Asked) {
  const submission = parseForm(codeForm, form)
  return answerForm(asked.where, submission, 'signIn', async ({ code }) => {
    const checked = await checkCode(asked.userId, code.replaceAll(/\s/g, ''))
    return checked.ok
      ? comeIn(asked)
      : refuseFor(submission, checked, errorsFor(codeForm, { code: 'codeWrong' }))
  })
}

function recover(form: FormData, asked: Asked) {
  const submission = parseForm(recoveryForm, form)
  return answerForm(asked.where, submission, 'signIn', async ({ recoveryCode }) => {
    const checked = await checkRecoveryCode(asked.userId, recoveryCode)
    const errors = errorsFor(recoveryForm, { recoveryCode: 'recoveryCodeWrong' })
    return checked.ok ? comeIn(asked) : refuseFor(submission, checked, errors)
  })
}

function refuseFor(
  submission: Parameters<typeof refuse>[0],
  checked: Exclude<Checked, { ok: true }>,
  errors: Reply['errors'],
) {
  return checked.reason === 'tooOften'
    ? tooOften(submission, checked.seconds)
    : refuse(submission, errors)
}

/** The session that waited ends; another begins. */
async function comeIn({ token, userId, where: { request }, back }: Asked) {
  await endSession(token)
  const entering = { request, userId, proof: 'two factors' as const, previous: null, back }
  return enter(entering, (begun, headers) =>
    redirectWithFlash(back ?? landingOf(begun), { key: 'welcomeBack' }, headers),
  )
}

export { headers } from './attempt.server.ts'

/** Between the password and the account: a code of the telephone, or one of those on paper. */
export default function SecondStep({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const field = fieldsOf(actionData)
  return (
    <Narrow>
      <FormErrors title={t('secondStep.title')} reply={actionData} />
      <h1>{t('secondStep.title')}</h1>
      <Lead>{t('secondStep.lead')}</Lead>
      <form method="post" noValidate>
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
