import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { cancelDeletion, deletionOf } from '#app/features/deletion/deletion.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { LinkPage } from '../auth/link-page.tsx'
import { LinkOutcome } from '../kit/link-outcome.tsx'
import type { Route } from './+types/account-keep-link.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  if (url.searchParams.has('gelukt')) return data({ token: '', works: false, kept: true })
  const token = url.searchParams.get('token') ?? ''
  const works = (await deletionOf(token)) !== null
  return data({ token, works, kept: false }, { status: works ? 200 : 410 })
}

/** Needs no sign-in: the link is known to the owner of the mailbox only, and shows nothing. */
export async function action({ request }: Route.ActionArgs) {
  const userId = await deletionOf(String((await readForm(request)).get('token')))
  if (!userId) return data(null, { status: 410 })
  await cancelDeletion(userId)
  return redirect(`${href('/account-behouden')}?gelukt=`, 303)
}

/** Where the link of the mail about a deletion leads. */
export default function KeepAccount({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('ownData')
  const link = { href: href('/auth'), text: t('deletion.keep.signIn') }
  if (loaderData.kept)
    return (
      <LinkOutcome title={t('deletion.keep.done')} text={t('deletion.keep.doneText')} link={link} />
    )
  if (!loaderData.works)
    return (
      <LinkOutcome
        title={t('deletion.keep.deadTitle')}
        text={t('deletion.keep.dead')}
        link={link}
      />
    )
  return (
    <LinkPage
      title={t('deletion.keep.title')}
      text={t('deletion.keep.text')}
      submit={t('deletion.planned.keep')}
      token={loaderData.token}
    />
  )
}
