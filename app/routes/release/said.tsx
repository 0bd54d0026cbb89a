import { href } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { PageTitle } from '../page-title.tsx'

/** What became of a link in a mail: nothing more to do here. */
export function Said({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('release')
  return (
    <Narrow>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <Lead>{text}</Lead>
      <ButtonRow>
        <ButtonLink href={href('/')} variant="secondary">
          {t('stop.home')}
        </ButtonLink>
      </ButtonRow>
    </Narrow>
  )
}
