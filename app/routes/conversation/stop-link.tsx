import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { endByLink, isLinkAlive } from '#app/features/mandates/mandate-end.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { LinkPage } from '../auth/link-page.tsx'
import { LinkOutcome } from '../kit/link-outcome.tsx'
import type { Route } from './+types/stop-link.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  if (url.searchParams.has('gelukt')) return data({ token: '', works: false, stopped: true })
  const token = url.searchParams.get('token') ?? ''
  const works = await isLinkAlive(token)
  return data({ token, works, stopped: false }, { status: works ? 200 : 410 })
}

/** Needs no sign-in: the link is known to the owner of the mailbox only, and shows nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token'))
  const stopped = await endByLink(token, context.get(requestFacts).reference)
  if (!stopped) return data(null, { status: 410 })
  return redirect(`${href('/meeschrijven-stoppen')}?gelukt=`, 303)
}

/** Where the link leads that ends the writing along of a colleague. */
export default function StopWritingAlong({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('mandates')
  const link = { href: href('/auth'), text: t('stop.signIn') }
  const { stopped, works, token } = loaderData
  if (stopped) return <LinkOutcome title={t('stop.done')} text={t('stop.doneText')} link={link} />
  if (!works) return <LinkOutcome title={t('stop.deadTitle')} text={t('stop.dead')} link={link} />
  return (
    <LinkPage
      title={t('stop.title')}
      text={t('stop.text')}
      submit={t('stop.submit')}
      token={token}
    />
  )
}
