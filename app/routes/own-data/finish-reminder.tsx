import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import {
  isOff,
  isOffByLink,
  turnOffFinishReminder,
  turnOffByLink,
} from '#app/features/reminders/finish.server.ts'
import { refuseWhileAway, userOf } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { signInAddress } from '#app/platform/http/sign-in-address.ts'
import { Button, ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'
import type { Route } from './+types/finish-reminder.ts'

/** By the link of the mail, or for who is signed in. Looking changes nothing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  const user = userOf(context)
  if (token === null && !user) throw toSignIn()
  const off = token === null && user ? await isOff(user.id) : await isOffByLink(token ?? '')
  if (off === null) return data({ state: 'dead' as const, token }, { status: 410 })
  return data({ state: off ? ('off' as const) : ('on' as const), token })
}

function toSignIn() {
  refuseWhileAway()
  return redirect(signInAddress(href('/herinnering/afmaken')), 303)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = form.get('token')
  const user = userOf(context)
  if (token === null && !user) throw toSignIn()
  if (token === null && user) {
    await turnOffFinishReminder(user.id, form.get('stand') === 'uit')
    return redirect(href('/herinnering/afmaken'), 303)
  }
  if (!(await turnOffByLink(String(token))))
    return data({ state: 'dead' as const, token: null }, { status: 410 })
  return redirect(
    `${href('/herinnering/afmaken')}?${new URLSearchParams({ token: String(token) })}`,
    303,
  )
}

/** Where the one mail that asks someone back is turned off, and on again. */
export default function FinishReminder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('reminders')
  const { state, token } = { ...loaderData, ...actionData }
  const canSwitch = state === 'on' || (state === 'off' && token === null)
  return (
    <Narrow>
      <PageTitle title={t(`finish.${state}.title`)} />
      <h1>{t(`finish.${state}.title`)}</h1>
      <Lead>{t(`finish.${state}.text`)}</Lead>
      <form method="post">
        {token !== null && <input type="hidden" name="token" value={token} />}
        <ButtonRow>
          {canSwitch && (
            <Button name="stand" value={state === 'on' ? 'uit' : 'aan'}>
              {t(`finish.${state}.switch`)}
            </Button>
          )}
          <ButtonLink href={href('/vragenlijst')} variant="secondary">
            {t('finish.goOn')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </Narrow>
  )
}
