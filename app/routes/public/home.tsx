import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { homePage } from '#app/features/content/home.server.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { site } from '#app/features/content/texts.nl.ts'
import {
  ButtonLink,
  ButtonRow,
  Hero,
  Lead,
  LetterFigure,
  LandingPart,
  Points,
  FrequentQuestions,
  TitledRows,
  SplitPart,
} from '#app/ui/index.ts'
import type { Route } from './+types/home.ts'
import { useSaid } from '../kit/promises.ts'
import { PageHead } from './page-head.tsx'
import { QuickActions } from './quick-actions.tsx'
import { useSignedIn } from './signed-in.ts'
import { StartButton, ViewButton } from './start-buttons.tsx'

export const loader = homePage

const { letter, why, steps, what, reasons, family, promises } = site.home
const { title: faqTitle, more: faqMore } = site.home.faq

/** The landing page (specification 2.2), in the order in which a visitor asks. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('site')
  const say = useSaid()
  const { head, cards, claims, faq } = loaderData
  return (
    <>
      <PageHead head={head} />
      <Hero title={t('home.heading')} promises={promises}>
        <Lead>{t('home.lead')}</Lead>
        <ButtonRow>
          <StartButton />
          <ButtonLink href={href('/afspraak')} variant="secondary">
            {t('home.plan')}
          </ButtonLink>
          <ViewButton variant="quiet" />
        </ButtonRow>
      </Hero>
      <Areas />
      <SplitPart title={letter.title}>
        <LetterFigure below={letter.below}>{letter.text}</LetterFigure>
      </SplitPart>
      <SplitPart
        title={steps.title}
        strip
        intro={<a href={href('/hoewerkthet/stappen')}>{steps.more}</a>}
      >
        <TitledRows items={steps.items} numbered />
      </SplitPart>
      <SplitPart title={what.title} intro={<a href={href('/allesoverwensen')}>{what.more}</a>}>
        {what.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3>{reasons.title}</h3>
        <p>{reasons.text}</p>
        <h3>{family.title}</h3>
        <p>{family.text}</p>
        <p>
          <a href={href('/kennisbank/:slug', { slug: 'gezin-gesprekken-wensen' })}>{family.more}</a>
        </p>
        {claims.survey && <p>{t('home.survey', claims.survey)}</p>}
        {claims.users && <p>{t('home.users', { total: claims.users })}</p>}
      </SplitPart>
      <LandingPart title={why.title} strip>
        <p>{why.lead}</p>
        <Points items={why.items.map(({ title, text }) => ({ title, text: say(text) }))} />
      </LandingPart>
      <SplitPart title={faqTitle} intro={<a href={href('/veelgestelde-vragen')}>{faqMore}</a>}>
        <FrequentQuestions items={faq} />
      </SplitPart>
      <SplitPart
        title={t('home.knowledge.title')}
        strip
        intro={<a href={href('/kennisbank')}>{t('home.knowledge.more')}</a>}
      >
        <TitledRows items={cards.map(({ path, title }) => ({ title, href: path }))} />
      </SplitPart>
      <QuickActions variant="compact" />
    </>
  )
}

/** The seven life areas as a table of contents; each leads to its questions. */
function Areas() {
  const { t } = useTranslation('site')
  const signedIn = useSignedIn()
  return (
    <SplitPart title={t('home.areas.title')} strip intro={t('home.areas.lead')}>
      <TitledRows
        numbered
        items={sectionKeys.map((key) => ({
          title: t(`home.areas.${key}.title`),
          text: t(`home.areas.${key}.text`),
          href: signedIn ? addressOf(key) : `${href('/auth')}?tab=signup`,
        }))}
      />
    </SplitPart>
  )
}
