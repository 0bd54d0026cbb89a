import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import type { Reply } from '#app/features/accounts/form.ts'
import { confirmTakeOver, findTakeOver } from '#app/features/accounts/take-over.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { DeadLink } from './dead-link.tsx'
import { LinkPage } from './link-page.tsx'
import type { Route } from './+types/take-over-confirm.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const email = await findTakeOver(token)
  return data({ token, email }, { status: email ? 200 : 410 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token'))
  return orElse(
    { request, context },
    async () =>
      (await confirmTakeOver(token))
        ? redirectWithFlash(href('/auth'), { key: 'verified' })
        : data<Reply>({}, { status: 410 }),
    (status) => data<Reply>({ failure: 'signUp' }, { status }),
  )
}

/** Where the link leads that makes an address the one of an account with a code. */
export default function ConfirmTakeOver({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('accounts')
  const { token, email } = loaderData
  if (!email)
    return (
      <DeadLink
        title={t('takeOver.deadTitle')}
        again={{ href: href('/dossier-overnemen'), text: t('takeOver.again') }}
      />
    )
  return (
    <LinkPage
      title={t('verify.title')}
      text={t('takeOver.confirm')}
      submit={t('verify.submit')}
      token={token}
      email={email}
      reply={actionData}
    />
  )
}
