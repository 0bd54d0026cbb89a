import { useTranslation } from 'react-i18next'
import { Button, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'

type LinkPageProps = { title: string; text: string; submit: string; token: string }

/** Where a link from a mail leads: one button, so that only a person uses the link up. */
export function LinkPage({ title, text, submit, token }: LinkPageProps) {
  const { t } = useTranslation()
  return (
    <Narrow>
      <title>{`${title} | ${t('site.name')}`}</title>
      <h1>{title}</h1>
      <Lead>{text}</Lead>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <ButtonRow>
          <Button>{submit}</Button>
        </ButtonRow>
      </form>
    </Narrow>
  )
}
