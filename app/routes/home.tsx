import { useTranslation } from 'react-i18next'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { AreaCard, ButtonLink, ButtonRow, CardList, Lead } from '#app/ui/index.ts'
import { userOf } from '#app/middleware/user.server.ts'
import type { Route } from './+types/home.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { signedIn: userOf(context) !== null }
}

export default function Home({ loaderData: { signedIn } }: Route.ComponentProps) {
  const { t } = useTranslation(['common', 'interview'])
  return (
    <>
      <title>{`${t('home.title')} | ${t('site.name')}`}</title>
      <meta name="description" content={t('home.description')} />
      <h1>{t('home.title')}</h1>
      <Lead>{t('home.lead')}</Lead>
      <ButtonRow>
        <ButtonLink href={signedIn ? '/vragenlijst' : '/auth?tab=signup'}>
          {t('home.start')}
        </ButtonLink>
        <ButtonLink href={signedIn ? '/dashboard' : '/auth'} variant="secondary">
          {t('home.overview')}
        </ButtonLink>
      </ButtonRow>
      <h2>{t('home.areasTitle')}</h2>
      <p>{t('home.areasLead')}</p>
      <CardList>
        {sectionKeys.map((key) => (
          <AreaCard
            key={key}
            area={key}
            title={t(`interview:sections.${key}.title`)}
            href={`/vragenlijst/${key}`}
          />
        ))}
      </CardList>
    </>
  )
}
