import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { verifyEmail } from '#app/features/accounts/sign-up.server.ts'
import { tokenWorks } from '#app/features/accounts/tokens.server.ts'
import { FORM } from '#app/features/registration/registration.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { localPath, readForm } from '#app/platform/form.server.ts'
import { addressWith } from '#app/platform/links.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { DeadLink } from './dead-link.tsx'
import { LinkPage } from './link-page.tsx'
import type { Route } from './+types/verify.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const works = await tokenWorks(token, 'verify')
  return data({ token, works }, { status: works ? 200 : 410 })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token'))
  const back = localPath(url.searchParams.get('terug'))
  return orElse(
    { request, context },
    () => confirm(token, back),
    () =>
      data(
        { failure: back === FORM ? ('profile' as const) : ('signUp' as const) },
        { status: 503 },
      ),
  )
}

async function confirm(token: string, back: string | undefined) {
  if (!(await verifyEmail(token))) return data(null, { status: 410 })
  const key = back === FORM ? 'profileMade' : 'verified'
  return redirectWithFlash(addressWith(href('/auth'), back), { key })
}

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  const { token, works } = loaderData
  const { t } = useTranslation('accounts')
  if (works)
    return (
      <LinkPage
        title={t('verify.title')}
        text={t('verify.text')}
        submit={t('verify.submit')}
        token={token}
        failure={actionData?.failure}
      />
    )
  return (
    <DeadLink
      note={t('dead.verify')}
      again={{ href: href('/auth'), text: t('dead.signIn') }}
      other={{ href: href('/auth/controleer-uw-mail'), text: t('dead.resend') }}
    />
  )
}
