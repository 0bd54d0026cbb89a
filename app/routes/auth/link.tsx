import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { identify } from '#app/features/sign-in/authenticator.server.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { readMarks } from '#app/features/sign-in/known-browsers.server.ts'
import { lookAtToken } from '#app/features/sign-in/tokens.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { DeadLink } from './dead-link.tsx'
import { LinkPage } from './link-page.tsx'
import { welcome } from './signed-in.server.ts'
import { orSay } from '../kit/answer-form.server.ts'
import type { Route } from './+types/link.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const found = await lookAtToken(token, 'link')
  return data({ token, email: found?.email }, { status: found ? 200 : 410 })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const back = localPath(url.searchParams.get('terug'))
  const token = String((await readForm(request)).get('token'))
  const where = { request, context }
  return orSay(where, 'signIn', () => comeIn(token, where, back))
}

async function comeIn(token: string, { request, context }: Where, back: string | undefined) {
  const { network } = context.get(requestFacts)
  const marks = await readMarks(request.headers.get('cookie'))
  const identified = await identify('link', { token }, { network, marks })
  if (!identified.ok) return data<SignInReply>({}, { status: 410 })
  return welcome({ request, userId: identified.userId, previous: userOf(context), back })
}

export default function OneTimeLink({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email } = loaderData
  const { t } = useTranslation('accounts')
  if (!email) return <DeadLink again={{ href: href('/auth'), text: t('dead.signIn') }} />
  return (
    <LinkPage
      title={t('link.pageTitle')}
      text={t('link.pageText')}
      submit={t('link.confirm')}
      token={token}
      email={email}
      reply={actionData}
    />
  )
}
