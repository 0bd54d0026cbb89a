import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import type { Reply } from '#app/features/accounts/form.ts'
import { signedInRecently } from '#app/features/accounts/prove.server.ts'
import { qrCells } from '#app/features/accounts/qr-code.server.ts'
import {
  beginSetUp,
  confirmSetUp,
  newRecoveryCodes,
  readSecondFactor,
  removeSecondFactor,
} from '#app/features/accounts/second-factor.server.ts'
import { codeForm } from '#app/features/accounts/second-factor-forms.server.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { needsSecondFactor, requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { answerForm, refuse, tooOften } from '../answer-form.server.ts'
import { FormErrorSummary, hasErrors } from '../auth/errors.tsx'
import { DashboardPage } from '../dashboard-page.tsx'
import { unproven } from '../own-data/prove.server.ts'
import { FactorStatus, RecoveryCodes, SetUpForm } from './second-factor-parts.tsx'
import type { Route } from './+types/second-factor.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { setUp, since, codesLeft } = await readSecondFactor(user)
  return {
    setUp: setUp && { secret: setUp.secret, cells: qrCells(setUp.address) },
    since,
    codesLeft,
    isLost: user.secondFactor === 'lost',
    /** Who works for the register cannot do without. */
    isRequired: needsSecondFactor(user),
    prove: !(await signedInRecently(user)),
  }
}

type Answer = Reply & { codes?: string[] }

const HERE = href('/dashboard/account/tweede-stap')

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent === 'confirm') return confirm(user, form, { context, request })
  // Who used a recovery code has just shown who they are.
  const wrong = user.secondFactor === 'lost' ? null : await unproven(user, form)
  if (wrong) return data<Answer>(wrong, { status: 422 })
  if (intent === 'codes' && user.secondFactor === 'set')
    return data<Answer>({ codes: await newRecoveryCodes(user) }, { status: 200 })
  if (intent === 'off' && user.secondFactor === 'set' && !needsSecondFactor(user)) {
    await removeSecondFactor(user)
    return redirectWithFlash(HERE, { key: 'secondFactorOff' })
  }
  if (intent !== 'begin') throw data('form', { status: 400 })
  await beginSetUp(user)
  return redirectWithFlash(HERE, { key: 'secondFactorBegun' })
}

function confirm(user: SignedIn, form: FormData, where: Where) {
  const submission = parseForm(codeForm, form)
  return answerForm(where, submission, 'secondFactor', async ({ code }) => {
    const confirmed = await confirmSetUp(user, code.replaceAll(/\s/g, ''))
    if (confirmed.ok) return data<Answer>({ codes: confirmed.codes }, { status: 200 })
    if (confirmed.reason === 'tooOften') return tooOften(submission, confirmed.seconds)
    if (confirmed.reason === 'notBegun') return redirectWithFlash(HERE, { key: 'beginAgain' })
    return refuse(submission, errorsFor(codeForm, { code: 'codeWrong' }))
  })
}

export { headers } from '../auth/attempt.server.ts'

/** Setting up, renewing and ending the second step of signing in. */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const reply: Answer | undefined = actionData
  const { setUp, ...status } = loaderData
  const { t } = useTranslation('account')
  return (
    <DashboardPage
      current="account"
      title={t('secondFactor.title')}
      failed={hasErrors(reply)}
      parent={{ href: href('/dashboard/account'), text: t('details.title') }}
    >
      <FormErrorSummary reply={reply} />
      {reply?.codes ? (
        <RecoveryCodes codes={reply.codes} />
      ) : (
        <>
          {setUp && <SetUpForm {...setUp} reply={reply} />}
          <FactorStatus {...status} isBegun={setUp !== null} reply={reply} />
        </>
      )}
    </DashboardPage>
  )
}
