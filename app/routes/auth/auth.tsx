import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { companyOf, referralCode } from '#app/features/accounts/referral.server.ts'
import { landingOf } from '#app/features/sign-in/sign-in.server.ts'
import { plainHead } from '#app/features/content/head.server.ts'
import { accounts } from '#app/features/sign-in/texts.nl.ts'
import { flashOf, redirectWithFlash } from '#app/middleware/flash.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import { addressWith } from '#app/platform/http/links.server.ts'
import { PageHead } from '#app/routes/public/page-head.tsx'
import { HiddenText, Narrow, Tabs } from '#app/ui/index.ts'
import type { Route } from './+types/auth.ts'
import { doJob } from './actions.server.ts'
import { FormErrors, replyHasErrors } from './errors.tsx'
import { ReferredBy } from './referred-by.tsx'
import { ForgotForm } from './reset/forgot-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const VIEWS = { signin: SignInForm, signup: SignUpForm, forgot: ForgotForm }
type View = keyof typeof VIEWS

const TEXTS = { signin: accounts.signIn, signup: accounts.signUp, forgot: accounts.forgot }

const viewOf = (tab: string | null): View =>
  tab === 'signup' ? 'signup' : tab === 'forgot' || tab === 'forgotten' ? 'forgot' : 'signin'

/** The rest of the address stays the same from view to view and through errors. */
function authAddress(view: View, referral: string | undefined, back: string | undefined): string {
  const query = new URLSearchParams({ tab: view })
  if (referral) query.set('ref', referral)
  if (back) query.set('terug', back)
  return `${href('/auth')}?${query}`
}

function headOf(view: View) {
  const path = view === 'signin' ? href('/auth') : authAddress(view, undefined, undefined)
  return plainHead(path, TEXTS[view])
}

function readAuthAddress({ searchParams }: URL) {
  return {
    view: viewOf(searchParams.get('tab')),
    referral: referralCode(searchParams.get('ref')),
    back: localPath(searchParams.get('terug')),
  }
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { view, referral, back } = readAuthAddress(url)
  const user = userOf(context)
  if (user && request.method === 'GET') {
    const next = back ?? landingOf(user)
    throw referral ? await redirectWithFlash(next, { key: 'codeForNew' }) : redirect(next, 303)
  }
  return {
    view,
    head: headOf(view),
    mailed: flashOf(context)?.email,
    by: view === 'signup' && referral ? await companyOf(referral) : undefined,
    addresses: {
      signin: authAddress('signin', referral, back),
      signup: authAddress('signup', referral, back),
      forgot: authAddress('forgot', referral, back),
      mail: addressWith(href('/auth/controleer-uw-mail'), back),
    },
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const { network } = context.get(requestFacts)
  const post = { form, network, user: userOf(context), ...readAuthAddress(url) }
  const answer = doJob({ request, context }, post)
  if (!answer) throw data('form', { status: 400 })
  return answer
}

export { headers } from '../kit/attempt.server.ts'

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { view, addresses, by, mailed, head: about } = loaderData
  const { t } = useTranslation('accounts')
  const Form = VIEWS[view]
  // The tab of where one is says the title to the eye.
  const hasTabs = view !== 'forgot'
  return (
    <Narrow>
      {replyHasErrors(actionData) ? (
        <FormErrors title={about.title} reply={actionData} />
      ) : (
        <PageHead head={about} />
      )}
      {hasTabs && (
        <Tabs
          label={t('auth.tabs')}
          isTitle
          current={addresses[view]}
          items={[
            { href: addresses.signin, text: t('auth.signIn') },
            { href: addresses.signup, text: t('auth.signUp') },
          ]}
        />
      )}
      <h1>{hasTabs ? <HiddenText>{about.title}</HiddenText> : about.title}</h1>
      {by !== undefined && <ReferredBy company={by} />}
      <Form reply={actionData} addresses={addresses} mailed={mailed} />
    </Narrow>
  )
}
