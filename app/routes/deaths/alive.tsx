import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import {
  lookAtStopLink,
  readersBesides,
  stopByLink,
  type Warned,
} from '#app/features/deaths/links.server.ts'
import { weekdayMomentOf } from '#app/locales/dates.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { LinkPage } from '../auth/link-page.tsx'
import { LinkOutcome } from '../kit/link-outcome.tsx'
import { ReadBesides } from './owner-parts.tsx'
import type { PageHandle } from '../kit/page-handle.ts'
import type { Route } from './+types/alive.ts'

const PAGE = href('/ik-leef')

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  const stopped = url.searchParams.get('gestopt')
  const token = stopped ?? url.searchParams.get('token') ?? ''
  const along = await readersBesides(token)
  if (stopped !== null) return data({ token: '', warned: null, along, isDone: true })
  const warned = await lookAtStopLink(token)
  const follows = warned && { by: warned.by, follows: followsFor(warned) }
  return data(
    { token, warned: follows, along: warned ? along : [], isDone: false },
    { status: warned ? 200 : 410 },
  )
}

/** Until when nothing is read, or that it is read already. */
function followsFor({ state, waitsUntil }: Warned) {
  if (state === 'first' || state === 'all') return { key: 'isRead' as const }
  const isLater = waitsUntil > new Date()
  return isLater
    ? { key: 'notYet' as const, moment: weekdayMomentOf(waitsUntil) }
    : { key: 'notCertain' as const }
}

/** Needs no sign-in: the link is known to the owner of the mailbox only, and shows nothing. */
export async function action({ request }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token'))
  if (!(await stopByLink(token))) return data(null, { status: 410 })
  return redirect(`${PAGE}?${new URLSearchParams({ gestopt: token })}`, 303)
}

export const handle: PageHandle = { slimFoot: true }

/** The owner of a file says that they live. */
export default function Alive({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('deaths')
  const { token, warned, along, isDone } = loaderData
  const link = { href: href('/auth'), text: t('alive.signIn'), variant: 'secondary' } as const
  if (isDone)
    return (
      <LinkOutcome title={t('alive.doneTitle')} text={t('alive.done')} link={link}>
        <ReadBesides readers={along} />
      </LinkOutcome>
    )
  // A link may have been cut off: whoever signs in stops all the same.
  if (!warned || actionData === null)
    return <LinkOutcome title={t('alive.deadTitle')} text={t('alive.dead')} link={link} />
  return (
    <LinkPage
      title={t('alive.title')}
      text={t('alive.lead', { name: warned.by })}
      submit={t('alive.submit')}
      token={token}
    >
      <p>
        <b>{t(`alive.${warned.follows.key}`, { moment: warned.follows.moment ?? '' })}</b>
      </p>
      <p>{t('alive.text')}</p>
      <ReadBesides readers={along} />
    </LinkPage>
  )
}
