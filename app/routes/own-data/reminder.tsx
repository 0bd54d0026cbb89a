import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import { confirmStillRight, findReminder } from '#app/features/reminders/reminders.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { Button, ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { PageTitle } from '../page-title.tsx'
import type { Route } from './+types/reminder.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const reminder = await findReminder(token)
  if (!reminder) return data({ state: 'dead' as const, token }, { status: 410 })
  return data({ state: reminder.confirmedAt ? ('confirmed' as const) : ('open' as const), token })
}

/** Needs no sign-in: the link is known to the owner of the mailbox only, and shows nothing. */
export async function action({ request }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token'))
  if (!(await confirmStillRight(token))) return data({ state: 'dead' as const }, { status: 410 })
  return redirect(`${href('/herinnering')}?${new URLSearchParams({ token })}`, 303)
}

/** Where the link of a reminder leads. It says nothing of the wishes: who has the mail may look. */
export default function Reminder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['reminders', 'common'])
  const { state, token } = { ...loaderData, ...actionData }
  const change = (
    <ButtonLink href={href('/vragenlijst')} variant="secondary">
      {t('change')}
    </ButtonLink>
  )
  return (
    <Narrow>
      <PageTitle title={t(`${state}.title`)} />
      <h1>{t(`${state}.title`)}</h1>
      <Lead>{t(`${state}.text`)}</Lead>
      {state === 'open' ? (
        <form method="post">
          <input type="hidden" name="token" value={token} />
          <p>{t('open.next')}</p>
          <ButtonRow>
            <Button>{t('stillRight')}</Button>
            {change}
          </ButtonRow>
        </form>
      ) : (
        <ButtonRow>{change}</ButtonRow>
      )}
    </Narrow>
  )
}
