import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { listPasskeys } from '#app/features/second-factor/passkeys.server.ts'
import { qrCells } from '#app/features/letters/qr-code.server.ts'
import {
  beginSetUp,
  newRecoveryCodes,
  readSecondFactor,
  removeSecondFactor,
} from '#app/features/second-factor/second-factor.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { needsSecondFactor, requireUser, secondFactorPage } from '#app/middleware/user.server.ts'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import { Lead } from '#app/ui/index.ts'
import { FormErrorSummary, replyHasErrors } from '../auth/errors.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { unproven } from '../kit/prove.server.ts'
import { NewPasskey, PasskeyList } from './passkeys.tsx'
import { FactorStatus, RecoveryCodes, SetUpForm } from './second-factor-parts.tsx'
import type { Route } from './+types/second-factor.ts'
import {
  type SecondFactorReply,
  add,
  removePasskeyForm,
  confirmSetUpForm,
} from './second-factor.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { setUp, since, codesLeft, code } = await readSecondFactor(user)
  return {
    setUp: setUp && { ...setUp, cells: qrCells(setUp.address) },
    since,
    codesLeft,
    hasPhone: code,
    passkeys: await listPasskeys(user),
    isLost: user.secondFactor === 'lost',
    /** Who works for the register cannot do without. */
    isRequired: needsSecondFactor(user),
    prove: await proofNeeded(user),
    back: backOf(url),
  }
}

/** The page that asked for a second factor, if one did. */
const backOf = (url: URL) => localPath(url.searchParams.get('terug'))

export async function action({ context, request, url }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readForm(request)
  const here = secondFactorPage(backOf(url))
  const posted = { user, form, here, where: { request, context } }
  const intent = form.get('intent')
  if (intent === 'confirm') return confirmSetUpForm(posted)
  if (intent === 'addPasskey') return add(posted)
  // Who used a recovery code has just shown who they are.
  const wrong = user.secondFactor === 'lost' ? null : await unproven(user, form)
  if (wrong) return data<SecondFactorReply>(wrong, { status: 422 })
  if (intent === 'codes' && user.secondFactor === 'set')
    return data<SecondFactorReply>({ codes: await newRecoveryCodes(user) }, { status: 200 })
  if (intent === 'off' && user.secondFactor === 'set' && !needsSecondFactor(user)) {
    await removeSecondFactor(user)
    return redirectWithFlash(here, { key: 'secondFactorOff' })
  }
  // What follows is a page that shows how, to who has just shown who they are.
  if (intent === 'passkey') return redirectWithFlash(here, { key: 'passkeyBegun' })
  const passkey = form.get('remove')
  if (typeof passkey === 'string') return removePasskeyForm(user, passkey, here)
  if (intent !== 'begin') throw data('form', { status: 400 })
  await beginSetUp(user)
  return redirectWithFlash(here, { key: 'secondFactorBegun' })
}

export { headers } from '../kit/attempt.server.ts'

/** Setting up, renewing and ending the second step of signing in. */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const reply: SecondFactorReply | undefined = actionData
  const { setUp, passkeys, back, ...status } = loaderData
  const prove = status.isLost ? null : status.prove
  const { t } = useTranslation('account')
  return (
    <DashboardPage
      current="account"
      title={t('secondFactor.title')}
      failed={replyHasErrors(reply)}
      parent={{ href: href('/dashboard/account'), text: t('details.title') }}
      problems={<FormErrorSummary reply={reply} />}
    >
      {reply?.codes ? (
        <RecoveryCodes codes={reply.codes} back={back} />
      ) : (
        <>
          <Lead>{t('secondFactor.lead')}</Lead>
          {setUp && <SetUpForm {...setUp} reply={reply} />}
          <FactorStatus {...status} prove={prove} isBegun={setUp !== null} reply={reply}>
            <PasskeyList passkeys={passkeys} canBegin={prove !== null} />
          </FactorStatus>
          {prove === null && <NewPasskey reply={reply} />}
        </>
      )}
    </DashboardPage>
  )
}
