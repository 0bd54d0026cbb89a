import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { CONSENT_KINDS } from '#app/features/accounts/consents.server.ts'
import { withdraw } from '#app/features/own-data/withdraw.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/consent-withdraw.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'

const OVERVIEW = href('/dashboard/privacy')
/** Without consent to keep anything, nothing is kept. */
const DELETE = href('/dashboard/account/verwijderen')

function consentKindOr404(wanted: string) {
  const kind = CONSENT_KINDS.find((candidate) => candidate === wanted)
  if (!kind) throw data('consent', { status: 404 })
  return kind
}

export function loader({ context, params }: Route.LoaderArgs) {
  requireUser(context)
  return { kind: consentKindOr404(params.kind) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id } = requireUser(context)
  const kind = consentKindOr404(params.kind)
  await readForm(request)
  if (kind === 'privacy') return redirect(DELETE, 303)
  await withdraw(id, kind)
  return redirectWithFlash(OVERVIEW, { key: 'healthWithdrawn' })
}

/** What follows from withdrawing a consent, and the button that does it. */
export default function WithdrawConsent({ loaderData: { kind } }: Route.ComponentProps) {
  const { t } = useTranslation('account')
  const back = (
    <ButtonLink href={OVERVIEW} variant="secondary">
      {t('privacy.confirm.cancel')}
    </ButtonLink>
  )
  return (
    <DashboardPage
      current="privacy"
      title={t(`privacy.confirm.${kind}.title`)}
      parent={{ href: OVERVIEW, text: t('privacy.title') }}
    >
      <Lead>{t(`privacy.confirm.${kind}.text`)}</Lead>
      <p>{t(`privacy.confirm.${kind}.rest`)}</p>
      {kind === 'health' ? (
        <form method="post">
          <ButtonRow>
            {/* A text browser turns a post without any value into a plain visit. */}
            <Button variant="danger" name="intent" value="intrekken">
              {t('privacy.confirm.health.submit')}
            </Button>
            {back}
          </ButtonRow>
        </form>
      ) : (
        <ButtonRow>
          <ButtonLink href={DELETE}>{t('privacy.confirm.privacy.submit')}</ButtonLink>
          {back}
        </ButtonRow>
      )}
    </DashboardPage>
  )
}
