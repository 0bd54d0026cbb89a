import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { authenticator } from '#app/features/accounts/authenticator.server.ts'
import type { Reply } from '#app/features/accounts/form.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { lookAtToken } from '#app/features/accounts/tokens.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { localPath, readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { DeadLink } from './dead-link.tsx'
import { LinkPage } from './link-page.tsx'
import { welcome } from './signed-in.server.ts'
import type { Route } from './+types/link.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const found = await lookAtToken(token, 'link')
  return data({ token, email: found?.email }, { status: found ? 200 : 410 })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const back = localPath(url.searchParams.get('terug'))
  await readForm(request.clone())
  return orElse(
    { request, context },
    () => comeIn(request, userOf(context), back),
    () => data<Reply>({ failure: 'signIn' }, { status: 503 }),
  )
}

async function comeIn(request: Request, previous: SignedIn | null, back: string | undefined) {
  const identified = await authenticator.authenticate('link', request)
  if (!identified.ok) return data<Reply>({}, { status: 410 })
  return welcome({ request, userId: identified.userId, previous, back })
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
