import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { authenticator } from '#app/features/accounts/authenticator.server.ts'
import { tokenWorks } from '#app/features/accounts/tokens.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { DeadLink } from './dead-link.tsx'
import { LinkPage } from './link-page.tsx'
import { welcome } from './signed-in.server.ts'
import type { Route } from './+types/link.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const works = await tokenWorks(token, 'link')
  return data({ token, works }, { status: works ? 200 : 410 })
}

export async function action({ context, request }: Route.ActionArgs) {
  await readForm(request.clone())
  const identified = await authenticator.authenticate('link', request)
  if (!identified.ok) return data(null, { status: 410 })
  return welcome({ request, userId: identified.userId, previous: userOf(context) })
}

export default function OneTimeLink({ loaderData: { token, works } }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  if (!works) return <DeadLink again={{ href: href('/auth'), text: t('dead.signIn') }} />
  return (
    <LinkPage
      title={t('link.pageTitle')}
      text={t('link.pageText')}
      submit={t('link.confirm')}
      token={token}
    />
  )
}
