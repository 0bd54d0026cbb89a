import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { acceptInvitation, findInvitation } from '#app/features/guild/invite.server.ts'
import { ownGuildMember } from '#app/features/guild/member.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { OtherAccount } from '../kit/frame/other-account.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import type { Route } from './+types/join.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { id, email } = user
  const token = url.searchParams.get('token') ?? ''
  const company = token ? await findInvitation(id, token) : null
  const own = company ? null : await ownGuildMember(user)
  const page = { token, company, email, joined: own?.companyName }
  return data(page, { status: company ? 200 : 410 })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id } = requireUser(context)
  const token = String((await readForm(request)).get('token') ?? '')
  const { reference } = context.get(requestFacts)
  if (!(await acceptInvitation({ id, request: reference }, token)))
    return data(null, { status: 410 })
  return redirectWithFlash(href('/franchise/dashboard'), { key: 'memberJoined' })
}

/** Someone makes the account that they have that of a guild member. */
export default function Join({ loaderData }: Route.ComponentProps) {
  const { token, company, email, joined } = loaderData
  const { t } = useTranslation('guild')
  if (!company)
    return (
      <Narrow>
        <PageTitle title={t('join.deadTitle')} />
        <h1>{t('join.deadTitle')}</h1>
        {joined ? <Joined company={joined} /> : <Lead>{t('join.dead')}</Lead>}
        <OtherAccount />
      </Narrow>
    )
  const title = t('join.title', { company })
  return (
    <Narrow>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <Lead>{t('join.lead', { company })}</Lead>
      <p>{t('join.whose', { email })}</p>
      <form method="post" noValidate>
        <input type="hidden" name="token" value={token} />
        <ButtonRow>
          <Button>{t('join.submit')}</Button>
        </ButtonRow>
      </form>
      <p>{t('join.notYou')}</p>
    </Narrow>
  )
}

/** To who pressed twice, or comes back by the mail. */
function Joined({ company }: { company: string }) {
  const { t } = useTranslation('guild')
  return (
    <>
      <Lead>{t('join.joined', { company })}</Lead>
      <ButtonRow>
        <ButtonLink href={href('/franchise/dashboard')}>{t('join.toDashboard')}</ButtonLink>
      </ButtonRow>
    </>
  )
}
