import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { takeOverByCodeForm } from '#app/features/sign-in/forms.server.ts'
import { generatePassword } from '#app/features/sign-in/passwords.server.ts'
import { askToTakeOver } from '#app/features/sign-in/take-over.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { errorsFor, errorText, parseForm } from '#app/forms/submission.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  DefaultSubmit,
  Lead,
  Narrow,
  TextInput,
} from '#app/ui/index.ts'
import { answerForm, refuseSubmission, refuseTooOften } from '#app/routes/kit/answer-form.server.ts'
import { useFrame } from '#app/routes/kit/frame/frame.ts'
import { PageTitle } from '#app/routes/kit/page-title.tsx'
import type { Route } from './+types/take-over.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { ConsentField } from '../consent-field.tsx'
import { FormErrors, fieldProps } from '../errors.tsx'
import { PasswordFields } from '../password-fields.tsx'
import { markSignUpBrowser } from '../sign-up-browser.server.ts'

export { headers } from '../../kit/attempt.server.ts'

export const loader = ({ url }: Route.LoaderArgs) => ({ asked: url.searchParams.has('gelukt') })

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const submission = parseForm(takeOverByCodeForm, form)
  if (form.get('intent') === 'generate')
    return data<SignInReply>({ typed: submission.typed, generated: generatePassword() })
  return answerForm({ request, context }, submission, 'signUp', async (answers) => {
    const { browser, headers } = await markSignUpBrowser(request)
    const asked = await askToTakeOver(answers, browser, context.get(requestFacts).network)
    if (asked.ok) return redirect(`${href('/dossier-overnemen')}?gelukt=`, { status: 303, headers })
    if (asked.reason === 'tooOften') return refuseTooOften(submission, asked.seconds)
    if (asked.reason === 'expired') return refuseSubmission(submission, expired(asked.until))
    return refuseSubmission(submission, WRONG[asked.reason])
  })
}

const WRONG = {
  code: errorsFor(takeOverByCodeForm, { code: 'takeoverCode' }),
  birthDate: errorsFor(takeOverByCodeForm, { dateOfBirth: 'dateOfBirthOther' }),
}

const [CODE] = takeOverByCodeForm.fields

const expired = (until: Date) => ({
  code: [errorText(CODE, 'takeoverCodeOver', { until: dateOf(until) })],
})

/** Takes over an account that was made in a conversation, with the code of a letter. */
export default function TakeOver({ loaderData: { asked }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const reply: SignInReply | undefined = actionData
  const field = fieldProps(reply)
  const phone = useFrame()?.phone
  if (asked)
    return (
      <Narrow>
        <meta name="robots" content="noindex" />
        <PageTitle title={t('takeOver.askedTitle')} />
        <h1>{t('takeOver.askedTitle')}</h1>
        <Lead>{t('takeOver.asked')}</Lead>
        <p>{t('takeOver.askedNothing')}</p>
        <ButtonRow>
          <ButtonLink href={href('/dossier-overnemen')} variant="secondary">
            {t('takeOver.askedAgain')}
          </ButtonLink>
        </ButtonRow>
      </Narrow>
    )
  return (
    <Narrow>
      <meta name="robots" content="noindex" />
      <FormErrors title={t('takeOver.title')} reply={reply} />
      <h1>{t('takeOver.title')}</h1>
      <Lead>{t('takeOver.lead')}</Lead>
      {phone && reply?.errors?.code && <p>{t('takeOver.call', { phone })}</p>}
      <form method="post" noValidate>
        <DefaultSubmit>{t('takeOver.submit')}</DefaultSubmit>
        <TextInput
          {...field('code')}
          label={t('takeOver.code')}
          hint={t('takeOver.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <BirthDateField reply={reply} />
        <TextInput
          {...field('email')}
          label={t('auth.email')}
          hint={t('takeOver.emailHint')}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordFields reply={reply} />
        <ConsentField reply={reply} />
        <ButtonRow>
          <Button>{t('takeOver.submit')}</Button>
        </ButtonRow>
      </form>
    </Narrow>
  )
}
