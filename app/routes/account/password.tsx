import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { changePassword } from '#app/features/sign-in/change-password.server.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { changePasswordForm } from '#app/features/sign-in/forms.server.ts'
import { generatePassword } from '#app/features/sign-in/passwords.server.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, DefaultSubmit, Lead, TextInput } from '#app/ui/index.ts'
import { answerForm, refuseSubmission, refuseTooOften } from '../kit/answer-form.server.ts'
import { FormErrorSummary, replyHasErrors, fieldProps } from '../auth/errors.tsx'
import { PasswordFields } from '../auth/password-fields.tsx'
import { enter } from '../auth/signed-in.server.ts'
import { ProveField } from '../kit/prove-field.tsx'
import { unproven } from '../kit/prove.server.ts'
import type { Route } from './+types/password.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { prove: await proofNeeded(requireUser(context)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readForm(request)
  if (form.get('intent') === 'generate') return data<SignInReply>({ generated: generatePassword() })
  const submission = parseForm(changePasswordForm, form)
  // The new session counts as a sign-in, so it takes no less than one.
  const wrong = submission.complete && (await unproven(user, form))
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'password', async (answers) => {
    const changed = await changePassword(user, answers.currentPassword, answers.password)
    if (!changed.ok && changed.reason === 'tooOften')
      return refuseTooOften(submission, changed.seconds)
    if (!changed.ok) return refuseSubmission(submission, REFUSED[changed.reason])
    const entering = { request, userId: user.id, proof: user.assurance, previous: user }
    return enter(entering, (_begun, headers) =>
      redirectWithFlash(href('/dashboard/account'), { key: 'passwordChanged' }, headers),
    )
  })
}

const REFUSED = {
  password: errorsFor(changePasswordForm, { currentPassword: 'passwordWrong' }),
  same: errorsFor(changePasswordForm, { password: 'passwordSame' }),
}

export { headers } from '../kit/attempt.server.ts'

export default function Password({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { t } = useTranslation('account')
  const field = fieldProps(reply)
  return (
    <DashboardPage
      current="account"
      title={t('password.title')}
      failed={replyHasErrors(reply)}
      parent={{ href: href('/dashboard/account'), text: t('details.title') }}
      problems={<FormErrorSummary reply={reply} />}
    >
      <Lead>{t('password.lead')}</Lead>
      <form method="post" noValidate>
        <DefaultSubmit>{t('password.submit')}</DefaultSubmit>
        <TextInput
          {...field('currentPassword')}
          label={t('password.current')}
          hint={t('password.forgot')}
          type="password"
          autoComplete="current-password"
          required
        />
        <ProveField asked={loaderData.prove} reply={reply} withPassword={false} />
        <PasswordFields
          reply={reply}
          labels={{ password: t('password.next'), confirmPassword: t('password.confirm') }}
        />
        <ButtonRow>
          <Button>{t('password.submit')}</Button>
          <ButtonLink href={href('/dashboard/account')} variant="secondary">
            {t('password.cancel')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </DashboardPage>
  )
}
