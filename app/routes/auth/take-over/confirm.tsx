import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { takeOverElsewhereForm } from '#app/features/sign-in/forms.server.ts'
import { generatePassword } from '#app/features/sign-in/passwords.server.ts'
import { confirmTakeOver, findTakeOver } from '#app/features/sign-in/take-over.server.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { refuseSubmission, refuseTooOften, orSay } from '#app/routes/kit/answer-form.server.ts'
import { PageTitle } from '#app/routes/kit/page-title.tsx'
import type { Route } from './+types/confirm.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { DeadLink } from '../dead-link.tsx'
import { LinkPage } from '../link-page.tsx'
import { PasswordFields } from '../password-fields.tsx'
import { signUpBrowserOf } from '../sign-up-browser.server.ts'

export { headers } from '../../kit/attempt.server.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const found = await findTakeOver(token, await signUpBrowserOf(request))
  const helpdesk = env().HELPDESK_EMAIL
  return data({ token, found, helpdesk }, { status: found ? 200 : 410 })
}

type TakeOverReply = SignInReply & { taken?: true }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const submission = parseForm(takeOverElsewhereForm, form)
  if (form.get('intent') === 'generate')
    return data<TakeOverReply>({ typed: submission.typed, generated: generatePassword() })
  return orSay(
    { request, context },
    'signUp',
    () => confirmByForm(form, submission, request),
    submission.typed,
  )
}

type Submitted = ReturnType<typeof parseForm<typeof takeOverElsewhereForm>>

const WRONG = errorsFor(takeOverElsewhereForm, { dateOfBirth: 'dateOfBirthOther' })

/** In the browser in which the code was typed the button is enough. */
async function confirmByForm(form: FormData, submission: Submitted, request: Request) {
  const token = String(form.get('token'))
  const browser = await signUpBrowserOf(request)
  const found = await findTakeOver(token, browser)
  if (!found) return data<TakeOverReply>({}, { status: 410 })
  if (found.elsewhere && !submission.complete) return refuseSubmission(submission)
  const outcome = await confirmTakeOver(token, browser, submission.complete ?? undefined)
  if (outcome.ok) return redirectWithFlash(href('/auth'), { key: 'verified' })
  if (outcome.reason === 'tooOften') return refuseTooOften(submission, outcome.seconds)
  if (outcome.reason === 'birthDate') return refuseSubmission(submission, WRONG)
  const isTaken = outcome.reason === 'taken'
  return data<TakeOverReply>(isTaken ? { taken: true } : {}, { status: isTaken ? 409 : 410 })
}

/** Where the link leads that makes an address the one of an account with a code. */
export default function ConfirmTakeOver({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const { token, found, helpdesk } = loaderData
  const reply: TakeOverReply | undefined = actionData
  if (reply?.taken && found) return <TakenOverMessage email={found.email} helpdesk={helpdesk} />
  if (!found)
    return (
      <DeadLink
        title={t('takeOver.deadTitle')}
        note={t('dead.verify')}
        again={{ href: href('/auth'), text: t('dead.signIn') }}
        other={{ href: href('/dossier-overnemen'), text: t('takeOver.again') }}
      />
    )
  const { email, elsewhere } = found
  return (
    <LinkPage
      title={t('verify.title')}
      text={t(elsewhere ? 'takeOver.elsewhere' : 'takeOver.confirm')}
      submit={t('verify.submit')}
      token={token}
      email={email}
      reply={reply}
    >
      {elsewhere && <BirthDateField reply={reply} />}
      {elsewhere && <PasswordFields reply={reply} />}
    </LinkPage>
  )
}

/** Nothing was lost: the file still waits for whoever has the letter. */
function TakenOverMessage({ email, helpdesk }: { email: string; helpdesk: string }) {
  const { t } = useTranslation('accounts')
  return (
    <Narrow>
      <PageTitle title={t('takeOver.takenTitle')} />
      <h1>{t('takeOver.takenTitle')}</h1>
      <Lead>{t('link.whose', { email })}</Lead>
      <p>{t('takeOver.taken')}</p>
      <p>{t('takeOver.takenHelp', { email: helpdesk })}</p>
      <ButtonRow>
        <ButtonLink href={href('/dossier-overnemen')}>{t('takeOver.again')}</ButtonLink>
        <ButtonLink href={href('/auth')} variant="secondary">
          {t('dead.signIn')}
        </ButtonLink>
      </ButtonRow>
    </Narrow>
  )
}
