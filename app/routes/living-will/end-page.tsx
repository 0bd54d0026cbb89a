import { useTranslation } from 'react-i18next'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { DashboardPage } from '../dashboard-page.tsx'
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
        <ButtonRow>
          {/* A text browser turns a post without any value into a plain visit. */}
          <Button variant="danger" name="intent" value="ja">
            {confirm}
          </Button>
          <ButtonLink href={HOME} variant="secondary">
            {t('revoke.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </DashboardPage>
  )
}
