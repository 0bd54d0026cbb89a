import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import {
  confirmStillRight,
  findReminder,
  type Reminder as SentReminder,
} from '#app/features/reminders/reminders.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'
import type { Route } from './+types/reminder.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const reminder = await findReminder(token)
  if (!reminder) return data({ state: 'dead' as const, token }, { status: 410 })
  return data({ state: reminderState(reminder), token })
}

function reminderState({ draft, confirmedAt }: SentReminder): 'draft' | 'confirmed' | 'open' {
  if (draft) return 'draft'
  return confirmedAt ? 'confirmed' : 'open'
}

/** Needs no sign-in: the link is known to the owner of the mailbox only, and shows no answer. */
export async function action({ request }: Route.ActionArgs) {
  const token = String((await readForm(request)).get('token'))
  const reminder = await findReminder(token)
  if (!reminder) return data({ state: 'dead' as const }, { status: 410 })
  // What is not confirmed is not noted; the page says so.
  await confirmStillRight(token)
  return redirect(`${href('/herinnering')}?${new URLSearchParams({ token })}`, 303)
}

/** Where the link of a reminder leads. It says nothing of the wishes: who has the mail may look. */
export default function Reminder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('reminders')
  const { state, token } = { ...loaderData, ...actionData }
  return (
    <Narrow>
      <PageTitle title={t(`${state}.title`)} />
      <h1>{t(`${state}.title`)}</h1>
      <Lead>{t(`${state}.text`)}</Lead>
      {state === 'open' && <StillRight token={token} />}
      {state === 'draft' && <ToCheck />}
      {(state === 'confirmed' || state === 'dead') && (
        <ButtonRow>
          <ChangeWishesButton />
        </ButtonRow>
      )}
    </Narrow>
  )
}

function StillRight({ token }: { token: string }) {
  const { t } = useTranslation('reminders')
  return (
    <form method="post">
      <input type="hidden" name="token" value={token} />
      <p>{t('open.next')}</p>
      <ButtonRow>
        <Button>{t('stillRight')}</Button>
        <ChangeWishesButton />
      </ButtonRow>
    </form>
  )
}

function ToCheck() {
  const { t } = useTranslation('reminders')
  return (
    <>
      <p>{t('draft.next')}</p>
      <ButtonRow>
        <ButtonLink href={href('/dashboard/controleren')}>{t('draft.check')}</ButtonLink>
        <ChangeWishesButton />
      </ButtonRow>
    </>
  )
}

function ChangeWishesButton() {
  const { t } = useTranslation('reminders')
  return (
    <ButtonLink href={href('/vragenlijst')} variant="secondary">
      {t('change')}
    </ButtonLink>
  )
}
