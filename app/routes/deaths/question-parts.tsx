import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { SAID, type Said } from '#app/features/deaths/states.ts'
import { dateOf } from '#app/locales/dates.ts'
import { Button, ButtonRow } from '#app/ui/index.ts'
import { LampPage } from '#app/ui/page/lamp.tsx'
import { PageTitle } from '../kit/page-title.tsx'

/** Who is asked, by whose link, and what another let us know. */
export type Asked = {
  token: string
  name: string
  ownerFirst: string
  by: string
  /** '2026-11-19' */
  diedOn: string
}

/** What became of it. */
export const Told = ({ title, text }: { title: string; text: string }) => (
  <LampPage>
    <meta name="robots" content="noindex" />
    <PageTitle title={title} />
    <h1>{title}</h1>
    <p>{text}</p>
  </LampPage>
)

/** What another contact is asked, with the three answers. */
export function Ask({ token, name, ownerFirst, by, diedOn }: Asked) {
  const { t } = useTranslation('deaths')
  const title = t('question.title', { name, owner: ownerFirst })
  return (
    <LampPage>
      <meta name="robots" content="noindex" />
      <PageTitle title={title} />
      <h1>{title}</h1>
      <p>{t('question.lead', { by, owner: ownerFirst, date: dateOf(diedOn) })}</p>
      <p>{t('question.why')}</p>
      <form method="post" action={href('/contactpersoon/overleden')} noValidate>
        <input type="hidden" name="token" value={token} />
        <ButtonRow>
          {SAID.map((one: Said) => (
            <Button
              key={one}
              name="antwoord"
              value={one}
              variant={one === 'yes' ? 'primary' : 'secondary'}
            >
              {t(`question.${one}.button`)}
            </Button>
          ))}
        </ButtonRow>
      </form>
    </LampPage>
  )
}
