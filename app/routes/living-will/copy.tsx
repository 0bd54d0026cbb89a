import { useTranslation } from '#app/locales/use-translation.ts'
import { readCodicil } from '#app/features/wishes/codicil.server.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Card, Large, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/copy.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { HOME } from './parts.tsx'

export const loader = ({ context }: Route.LoaderArgs) => readCodicil(requireUser(context).id)

/** The wishes for the funeral in large letters, to copy by hand: only that has the form of the law. */
export default function LivingWillCopy({ loaderData: { lines, chosen } }: Route.ComponentProps) {
  const { t } = useTranslation('livingWill')
  return (
    <DashboardPage
      current="livingWill"
      title={t('copy.title')}
      parent={{ href: HOME, text: t('title') }}
    >
      <Lead>{t('copy.lead')}</Lead>
      <p>{t('copy.why')}</p>
      <p>{t('copy.keep')}</p>
      {!chosen && (
        <>
          <p>{t('copy.none')}</p>
          <ButtonRow>
            <ButtonLink href={addressOf('praktisch')} variant="secondary">
              {t('copy.choose')}
            </ButtonLink>
          </ButtonRow>
        </>
      )}
      <Card title={t('copy.textTitle')}>
        {lines.map((line, index) => (
          <Large key={index}>{line}</Large>
        ))}
      </Card>
      <p>{t('copy.print')}</p>
    </DashboardPage>
  )
}
