import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import {
  lookAtLink,
  stopByLink,
  type StoppedByLink,
  stoppedByLink,
} from '#app/features/release/links.server.ts'
import { momentOf } from '#app/locales/dates.ts'
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
  const token = url.searchParams.get('token') ?? ''
  if (after) {
    const stopped = after === 'gelukt' ? await stoppedByLink(token) : null
    return data({ token: '', about: null, after, stopped })
  }
  const linked = await lookAtLink(token, 'stop')
  const about = linked && {
    kind: linked.kind,
    company: linked.companyName,
    why: linked.kind === 'living_will' ? linked.asked.verklaring : undefined,
    follows: linked.isApproved ? ('approved' as const) : ('text' as const),
  }
  const page = { token, about, after: undefined, stopped: null }
  return data(page, { status: linked ? 200 : 410 })
}

/** Needs no sign-in: the link is known to the owner of the mailbox only, and shows nothing. */
export async function action({ request }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token'))
  if (!(await stopByLink(token))) return data(null, { status: 410 })
  return redirect(`${PAGE}?gelukt=&token=${encodeURIComponent(token)}`, 303)
}

export const handle: PageHandle = { slimFoot: true }

/** With what was got by then. Of a link that says no more nothing is known. */
function doneText(stopped: StoppedByLink | null, t: TFunction<'release'>) {
  if (!stopped) return t('stop.over')
  const { kind, companyName: company, fetchedAt } = stopped
  const fetched = fetchedAt
    ? t(`facts.fetched.owner.${kind}`, { company, moment: momentOf(fetchedAt) })
    : t('facts.fetched.owner.nothing')
  return t('stop.done', { fetched })
}

/** The owner of a file stops a request for it. */
export default function StopRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { token, about, after, stopped } = loaderData
  const { t } = useTranslation('release')
  const link = { href: href('/'), text: t('stop.home'), variant: 'secondary' } as const
  if (after === 'gelukt')
    return <LinkOutcome title={t('stop.doneTitle')} text={doneText(stopped, t)} link={link} />
  if (after) return <LinkOutcome title={t('stop.leftTitle')} text={t('stop.left')} link={link} />
  // A link may have been cut off: whoever signs in stops all the same.
  if (!about || actionData === null) {
    const signIn = { href: href('/auth'), text: t('stop.signIn') }
    return <LinkOutcome title={t('stop.deadTitle')} text={t('stop.dead')} link={signIn} />
  }
  const { kind, company, why, follows } = about
  return (
    <LinkPage
      title={
        kind === 'living_will' && follows === 'approved'
          ? t('stop.titleApproved', { company })
          : t(`stop.title.${kind}`)
      }
      text={t(`stop.lead.${kind}`, { company })}
      submit={t('stop.submit')}
      token={token}
      leave={{ href: `${PAGE}?niets=`, text: t(`stop.leave.${kind}`) }}
    >
      {why && <p>{t('confirm.why', { company, why })}</p>}
      <p>{t(`stop.${follows}.${kind}`)}</p>
    </LinkPage>
  )
}
