import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/index.ts'
import { ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { ReachUs } from './after-answer.tsx'
import type { QuestionProps } from './trusted-question.tsx'

/** What the trusted person said, with a button that takes it back. */
export function SaidYes({ kind, companyName: company, name, token, help }: QuestionProps) {
  const { t } = useTranslation('release')
  const title = t('confirm.said.title')
  return (
    <ReadingPage title={title}>
      <meta name="robots" content="noindex" />
      <PageTitle title={title} />
      <p>{t(`confirm.said.${kind}`, { name: name ?? t('confirm.them'), company })}</p>
      <p>{t('confirm.said.right')}</p>
      <p>
        {t('confirm.said.wrong')} <ReachUs {...help} />
      </p>
      <form method="post" noValidate>
        <input type="hidden" name="token" value={token} />
        <Ways>
          <Button name="intent" value={kind === 'full' ? 'mag-niet' : 'nee'} variant="secondary">
            {t('confirm.said.stop')}
          </Button>
        </Ways>
      </form>
    </ReadingPage>
  )
}
