import { useTranslation } from '#app/locales/use-translation.ts'
import { DangerRow, Lead } from '#app/ui/index.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { HOME } from './parts.tsx'

type EndPageProps = Record<'title' | 'lead' | 'text' | 'confirm', string>

/** Asks whether something of the living will is really to end. */
export function EndPage({ title, lead, text, confirm }: EndPageProps) {
  const { t } = useTranslation('livingWill')
  return (
    <DashboardPage current="livingWill" title={title} parent={{ href: HOME, text: t('title') }}>
      <Lead>{lead}</Lead>
      <p>{text}</p>
      <form method="post">
        <DangerRow intent="ja" back={HOME} backText={t('revoke.back')}>
          {confirm}
        </DangerRow>
      </form>
    </DashboardPage>
  )
}
