import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { keepsWait, keepWait } from '#app/features/release/preferences.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { LinkPage } from '../auth/link-page.tsx'
import { LinkOutcome } from '../kit/link-outcome.tsx'
import type { Route } from './+types/keep-wait.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  if (url.searchParams.has('gelukt')) return data({ token: '', works: false, kept: true })
  const token = url.searchParams.get('token') ?? ''
  const works = await keepsWait(token)
  return data({ token, works, kept: false }, { status: works ? 200 : 410 })
}

/** Needs no sign-in: the link is known to the owner of the mailbox only, and shows nothing. */
export async function action({ request }: Route.ActionArgs) {
  if (!(await keepWait(String((await readForm(request)).get('token')))))
    return data(null, { status: 410 })
  return redirect(`${href('/bedenktijd-houden')}?gelukt=`, 303)
}

/** Where the link leads that keeps the longer waiting time. */
export default function KeepWait({ loaderData: { kept, works, token } }: Route.ComponentProps) {
  const { t } = useTranslation('release')
  const link = { href: href('/auth'), text: t('wait.keep.link') }
  if (kept)
    return <LinkOutcome title={t('wait.keep.done')} text={t('wait.keep.doneText')} link={link} />
  if (!works)
    return <LinkOutcome title={t('wait.keep.deadTitle')} text={t('wait.keep.dead')} link={link} />
  return (
    <LinkPage
      title={t('wait.keep.title')}
      text={t('wait.keep.text')}
      submit={t('wait.keep.submit')}
      token={token}
    />
  )
}
