import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import { lookAtLink, stopByLink } from '#app/features/release/links.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { LinkPage } from '../auth/link-page.tsx'
import { LinkOutcome } from '../kit/link-outcome.tsx'
import type { PageHandle } from '../kit/page-handle.ts'
import type { Route } from './+types/stop.ts'

const PAGE = href('/dossieropvragen/stoppen')
/** What one came to do: stop it, or leave it as it is. */
const AFTER = ['gelukt', 'niets'] as const

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  const after = AFTER.find((one) => url.searchParams.has(one))
  if (after) return data({ token: '', about: null, after })
  const token = url.searchParams.get('token') ?? ''
  const linked = await lookAtLink(token, 'stop')
  const about = linked && {
    kind: linked.kind,
    company: linked.companyName,
    follows: linked.isApproved ? ('approved' as const) : ('text' as const),
  }
  const page = { token, about, after: undefined }
  return data(page, { status: linked ? 200 : 410 })
}

/** Needs no sign-in: the link is known to the owner of the mailbox only, and shows nothing. */
export async function action({ request }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token'))
  if (!(await stopByLink(token))) return data(null, { status: 410 })
  return redirect(`${PAGE}?gelukt=`, 303)
}

export const handle: PageHandle = { slimFoot: true }

/** The owner of a file stops a request for it. */
export default function StopRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { token, about, after } = loaderData
  const { t } = useTranslation('release')
  const link = { href: href('/'), text: t('stop.home'), variant: 'secondary' } as const
  if (after === 'gelukt')
    return <LinkOutcome title={t('stop.doneTitle')} text={t('stop.done')} link={link} />
  if (after) return <LinkOutcome title={t('stop.leftTitle')} text={t('stop.left')} link={link} />
  // A link may have been cut off: whoever signs in stops all the same.
  if (!about || actionData === null) {
    const signIn = { href: href('/auth'), text: t('stop.signIn') }
    return <LinkOutcome title={t('stop.deadTitle')} text={t('stop.dead')} link={signIn} />
  }
  const { kind, company, follows } = about
  return (
    <LinkPage
      title={t(`stop.title.${kind}`)}
      text={t(`stop.lead.${kind}`, { company })}
      submit={t('stop.submit')}
      token={token}
      leave={{ href: `${PAGE}?niets=`, text: t(`stop.leave.${kind}`) }}
    >
      <p>{t(`stop.${follows}.${kind}`)}</p>
    </LinkPage>
  )
}
