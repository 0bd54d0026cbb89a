import { useTranslation } from '#app/locales/use-translation.ts'
import { href, redirect } from 'react-router'
import { z } from 'zod'
import { takeBack } from '#app/features/mandates/mandate-end.server.ts'
import { mandatesGivenBy } from '#app/features/mandates/own-mandates.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/mandates.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'

const PRIVACY = href('/dashboard/privacy')

export const loader = ({ context }: Route.LoaderArgs) => mandatesGivenBy(requireUser(context).id)

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context)
  const { data: mandate } = z.uuid().safeParse((await readForm(request)).get('mandate'))
  if (!mandate) return redirect(PRIVACY, 303)
  await takeBack(user, mandate, context.get(requestFacts).reference)
  const others = await mandatesGivenBy(user.id)
  return others.length > 0
    ? redirectWithFlash(href('/dashboard/privacy/meeschrijven'), { key: 'mandateTakenBackOne' })
    : redirectWithFlash(PRIVACY, { key: 'mandateTakenBack' })
}

/** Who may write in one's file now, and the button that ends it. */
export default function Mandates({ loaderData: mandates }: Route.ComponentProps) {
  const { t } = useTranslation(['mandates', 'account'])
  return (
    <DashboardPage
      current="privacy"
      title={t('own.title')}
      parent={{ href: PRIVACY, text: t('account:privacy.title') }}
    >
      <Lead>{t(mandates.length > 0 ? 'own.lead' : 'own.none')}</Lead>
      {mandates.map(({ id, to, givenAt, until }) => (
        <form key={id} method="post">
          <p>
            {t('own.row', {
              name: to ?? t('own.someone'),
              given: momentOf(givenAt),
              until: momentOf(until),
            })}
          </p>
          <ButtonRow>
            <Button variant="danger" name="mandate" value={id}>
              {t('stop.submit')}
            </Button>
          </ButtonRow>
        </form>
      ))}
    </DashboardPage>
  )
}
