import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import {
  firstPasswordForm,
  memberPasswordForm,
  newPasswordForm,
  takeOverForm,
} from '#app/features/sign-in/forms.server.ts'
import { isBornOn } from '#app/features/accounts/prepared.server.ts'
import { dateOfBirthField } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { generatePassword } from '#app/features/sign-in/passwords.server.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { findReset, resetPassword } from '#app/features/sign-in/reset.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import type { Route } from './+types/reset-password.ts'
import { orSay, refuseSubmission, refuseTooOften } from '#app/routes/kit/answer-form.server.ts'
import { PageTitle } from '#app/routes/kit/page-title.tsx'
import { Lead, Narrow } from '#app/ui/index.ts'
import { DeadLink } from '../dead-link.tsx'
import { type GoingOn, goOn, goOnAgain } from './go-on.server.ts'
import { ResetForm } from './reset-form.tsx'

/** The three states of specification 2.3. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  const found = token ? await findReset(token) : null
  if (token && found) return data({ state: 'form' as const, token, ...found })
  if (!token && url.searchParams.has('gelukt') && userOf(context))
    return data({ state: 'done' as const, next: backOf(url) ?? href('/dashboard') })
  return data({ state: 'dead' as const }, { status: 410 })
}

const backOf = (url: URL) => localPath(url.searchParams.get('terug'))

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const { typed } = parseForm(ASKED, form)
  if (form.get('intent') === 'generate')
    return data<SignInReply>({ typed, generated: generatePassword() })
  return orSay(
    { request, context },
    'password',
    () =>
      choosePassword(form, context.get(requestFacts).network, {
        request,
        previous: userOf(context),
        back: backOf(url),
      }),
    typed,
  )
}

/** All that they ask: what was typed comes back before it is known which of them it is. */
const ASKED = {
  key: 'asked',
  fields: [...firstPasswordForm.fields, dateOfBirthField],
} as const satisfies Definition

const FORMS = {
  confirm: firstPasswordForm,
  change: newPasswordForm,
  takeover: takeOverForm,
  member: memberPasswordForm,
}

/** Sets the password and signs its owner in. Who confirms an account by it consents first. */
async function choosePassword(form: FormData, network: string, going: GoingOn) {
  const token = String(form.get('token'))
  const found = await findReset(token)
  if (!found) return goOnAgain(form, network, going)
  const submission = parseForm(FORMS[found.kind], form)
  if (!submission.complete) return refuseSubmission(submission)
  const { password, ...names } = submission.complete
  if ('dateOfBirth' in names) {
    const born = await isBornOn(token, names.dateOfBirth)
    if (!born.ok && born.reason === 'tooOften') return refuseTooOften(submission, born.seconds)
    if (!born.ok)
      return refuseSubmission(
        submission,
        errorsFor(takeOverForm, { dateOfBirth: 'dateOfBirthOther' }),
      )
  }
  const userId = await resetPassword(token, password, 'firstName' in names ? names : undefined)
  return userId ? goOn(userId, going) : goOnAgain(form, network, going)
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  if (loaderData.state === 'done') return <ResetDone next={loaderData.next} />
  if (loaderData.state === 'form') return <ResetForm {...loaderData} reply={actionData} />
  return (
    <DeadLink
      title={t('reset.deadTitle')}
      again={{ href: `${href('/auth')}?tab=forgot`, text: t('dead.reset') }}
    />
  )
}

/** Specification 9: on after two seconds, to the wishes or to where someone came from, and a link for who does not want to wait. */
function ResetDone({ next }: { next: string }) {
  const { t } = useTranslation(['accounts', 'common'])
  const toWishes = next === href('/dashboard')
  return (
    <Narrow>
      <PageTitle title={t('reset.doneTitle')} />
      <meta httpEquiv="refresh" content={`2;url=${next}`} />
      <h1>{t('reset.doneTitle')}</h1>
      <Lead>{t(toWishes ? 'reset.done' : 'reset.doneElsewhere')}</Lead>
      <p>
        <a href={next}>{t(toWishes ? 'reset.goOn' : 'reset.goOnElsewhere')}</a>
      </p>
    </Narrow>
  )
}
