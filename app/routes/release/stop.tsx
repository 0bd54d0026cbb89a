import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import { lookAtLink, stopByLink } from '#app/features/release/links.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { LinkPage } from '../auth/link-page.tsx'
import { Said } from '../said.tsx'
import type { Route } from './+types/stop.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  if (url.searchParams.has('gelukt')) return data({ token: '', company: null, done: true })
  const token = url.searchParams.get('token') ?? ''
  const linked = await lookAtLink(token, 'stop')
  const page = { token, company: linked?.companyName ?? null, done: false }
  return data(page, { status: linked ? 200 : 410 })
}

/** Needs no sign-in: the link is known to the owner of the mailbox only, and shows nothing. */
export async function action({ request }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token'))
  if (!(await stopByLink(token))) return data(null, { status: 410 })
  return redirect(`${href('/dossieropvragen/stoppen')}?gelukt=`, 303)
}

/** The owner of a file stops a request for it. */
export default function StopRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { token, company, done } = loaderData
  const { t } = useTranslation('release')
  const link = { href: href('/'), text: t('stop.home'), variant: 'secondary' } as const
  if (done) return <Said title={t('stop.doneTitle')} text={t('stop.done')} link={link} />
  if (!company || actionData === null)
    return <Said title={t('stop.deadTitle')} text={t('stop.dead')} link={link} />
  return (
    <LinkPage
      title={t('stop.title')}
      text={t('stop.lead', { company })}
      submit={t('stop.submit')}
      token={token}
    >
      <p>{t('stop.text')}</p>
    </LinkPage>
  )
}
