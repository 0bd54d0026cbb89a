import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import type { Reply } from '#app/features/accounts/form.ts'
import { keepMarks, readMarks } from '#app/features/accounts/known-browsers.server.ts'
import { parseFields, replyTo } from '#app/features/accounts/parse.server.ts'
import { passwordIsRight } from '#app/features/accounts/passwords.server.ts'
import { signUpPasswordSchema } from '#app/features/accounts/schemas.server.ts'
import {
  chooseInstead,
  findSignUp,
  type FoundSignUp,
  verifyEmail,
} from '#app/features/accounts/sign-up.server.ts'
import { FORM } from '#app/features/registration/registration.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requestFacts } from '#app/platform/context.server.ts'
import { localPath, readForm } from '#app/platform/form.server.ts'
import { addressWith, backTo } from '#app/platform/links.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { TextInput } from '#app/ui/index.ts'
import { refuse, tooOften } from './actions.server.ts'
import { countOrWait } from './attempt.server.ts'
import { DeadLink } from './dead-link.tsx'
import { useFields } from './errors.tsx'
import { LinkPage } from './link-page.tsx'
import { signUpBrowserOf } from './sign-up-browser.server.ts'
import type { Route } from './+types/verify.ts'

export { headers } from './attempt.server.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const found = await findSignUp(token, await signUpBrowserOf(request))
  if (!found) return data({ state: 'dead' as const }, { status: 410 })
  const { email, elsewhere } = found
  return data({ state: 'form' as const, token, email, elsewhere })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const back = localPath(url.searchParams.get('terug'))
  const { network } = context.get(requestFacts)
  const confirming = { form, request, network, back }
  return orElse(
    { request, context },
    () => (form.get('intent') === 'choose' ? choose(confirming) : confirm(confirming)),
    () => data<Reply>({ failure: back === FORM ? 'profile' : 'signUp' }, { status: 503 }),
  )
}

type Confirming = { form: FormData; request: Request; network: string; back: string | undefined }

const dead = () => data<Reply>({}, { status: 410 })

/** To choosing a password anew, for who does not have the one of the sign-up. */
async function choose({ form, back }: Confirming) {
  const token = await chooseInstead(String(form.get('token')))
  if (!token) return dead()
  return redirect(
    `${href('/reset-password')}?${new URLSearchParams({ token, ...backTo(back) })}`,
    303,
  )
}

async function confirm({ form, request, network, back }: Confirming) {
  const token = String(form.get('token'))
  const found = await findSignUp(token, await signUpBrowserOf(request))
  if (!found) return dead()
  const refusal = found.elsewhere ? await unproven(found, form, network) : null
  if (refusal) return refusal
  const marks = await verifyEmail(token, await readMarks(request.headers.get('cookie')))
  if (!marks) return dead()
  const headers = new Headers({ 'set-cookie': await keepMarks(marks) })
  const key = back === FORM ? 'profileMade' : 'verified'
  return redirectWithFlash(addressWith(href('/auth'), back), { key }, headers)
}

/** Asks for the password of a sign-up. @returns what is wrong with it, or null */
async function unproven({ email, passwordHash }: FoundSignUp, form: FormData, network: string) {
  const submission = parseFields(form, signUpPasswordSchema)
  if (submission.status !== 'success') return refuse(submission)
  const wait = await countOrWait('confirm', email, network)
  if (wait) return tooOften(submission, wait)
  if (await passwordIsRight(passwordHash, submission.value.password)) return null
  const reply = replyTo(submission, [], { password: ['signUpPasswordWrong'] })
  return data<Reply>(reply, { status: 422 })
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const field = useFields(actionData)
  if (loaderData.state === 'dead')
    return (
      <DeadLink
        note={t('dead.verify')}
        again={{ href: href('/auth'), text: t('dead.signIn') }}
        other={{ href: href('/auth/controleer-uw-mail'), text: t('dead.resend') }}
      />
    )
  const { token, email, elsewhere } = loaderData
  return (
    <LinkPage
      title={t('verify.title')}
      text={t(elsewhere ? 'verify.elsewhere' : 'verify.text')}
      submit={t('verify.submit')}
      token={token}
      email={email}
      reply={actionData}
      other={elsewhere ? { intent: 'choose', text: t('verify.choose') } : undefined}
    >
      {elsewhere && (
        <TextInput
          {...field('password')}
          label={t('verify.password')}
          type="password"
          autoComplete="current-password"
          required
        />
      )}
    </LinkPage>
  )
}
