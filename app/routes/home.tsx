import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { homePage } from '#app/features/content/home.server.ts'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { site } from '#app/locales/nl/site.ts'
import {
  ButtonLink,
  ButtonRow,
  CardList,
  Hero,
  Lead,
  LinkCard,
  Part,
  Points,
  Questions,
  SplitPart,
  StillLife,
} from '#app/ui/index.ts'
import type { Route } from './+types/home.ts'
import { PageHead } from './public/page-head.tsx'
import { QuickActions } from './public/quick-actions.tsx'
import { ArticleCards } from './public/article-cards.tsx'
import { useSignedIn } from './public/signed-in.ts'
import { StartButton, ViewButton } from './public/start-buttons.tsx'

export const loader = homePage

const { why, steps, reasons, family, faq, promises, what } = site.home

/** The landing page (specification 2.2). */
export default function Home({ loaderData: { head, cards, claims } }: Route.ComponentProps) {
  const { t } = useTranslation(['site', 'common'])
  return (
    <>
      <PageHead head={head} />
      <Hero
        badge={t('common:site.badge')}
        title={t('home.heading')}
        promises={promises}
        picture={<StillLife />}
      >
        <Lead>{t('home.lead')}</Lead>
        <ButtonRow>
          <StartButton />
          <ButtonLink href={href('/afspraak')} variant="secondary">
            {t('home.plan')}
          </ButtonLink>
          <ViewButton variant="secondary" />
        </ButtonRow>
      </Hero>
      <Part title={why.title} strip>
        <p>{why.lead}</p>
        <Points items={why.items} />
        {claims.survey && <p>{t('home.survey', claims.survey)}</p>}
        {claims.users && <p>{t('home.users', { total: claims.users })}</p>}
      </Part>
      <Areas />
      <Part title={steps.title} strip>
        <Points items={steps.items} numbered />
        <ButtonRow>
          <StartButton />
          <ButtonLink href={href('/hoewerkthet/stappen')} variant="quiet">
            {steps.more}
          </ButtonLink>
        </ButtonRow>
      </Part>
      <SplitPart title={what.title} intro={<a href={href('/allesoverwensen')}>{what.more}</a>}>
        {what.text.map((paragraph) => (
          <Lead key={paragraph}>{paragraph}</Lead>
        ))}
      </SplitPart>
      <Part title={reasons.title}>
        <Points items={reasons.items} />
      </Part>
      <Part title={family.title} strip>
        <p>{family.lead}</p>
        <Points items={family.items} />
        <p>
          <a href={href('/kennisbank/:slug', { slug: 'gezin-gesprekken-wensen' })}>{family.more}</a>
        </p>
      </Part>
      <SplitPart title={faq.title} intro={<a href={href('/veelgestelde-vragen')}>{faq.more}</a>}>
        <Questions items={faq.items} />
      </SplitPart>
      <SplitPart
        title={t('home.knowledge.title')}
        strip
        intro={<a href={href('/kennisbank')}>{t('home.knowledge.more')}</a>}
      >
        <ArticleCards cards={cards} />
      </SplitPart>
      <QuickActions variant="featured" />
    </>
  )
}

/** The seven life areas; each leads to its questions. */
function Areas() {
  const { t } = useTranslation('site')
  const signedIn = useSignedIn()
  return (
    <SplitPart title={t('home.areas.title')} intro={t('home.areas.lead')}>
      <CardList>
        {sectionKeys.map((key) => (
          <LinkCard
            key={key}
            area={key}
            title={t(`home.areas.${key}.title`)}
            href={signedIn ? addressOf(key) : `${href('/auth')}?tab=signup`}
          >
            {t(`home.areas.${key}.text`)}
          </LinkCard>
        ))}
      </CardList>
    </SplitPart>
  )
}
