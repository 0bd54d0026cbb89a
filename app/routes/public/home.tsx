import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { homePage } from '#app/features/content/home.server.ts'
import { site } from '#app/features/content/texts.nl.ts'
import { ButtonLink, ButtonRow, Lead, TitledRows } from '#app/ui/index.ts'
import {
  Door,
  Half,
  Halves,
  Hero,
  HomePart,
  LargeLetter,
  More,
  Morning,
  SplitPart,
  Three,
} from '#app/ui/page/home.tsx'
import { Questions } from '#app/ui/page/prose.tsx'
import type { Route } from './+types/home.ts'
import { useSaid } from '../kit/promises.ts'
import { Areas, BeginWithQuestion } from './home-parts.tsx'
import { PageHead } from './page-head.tsx'
import { useSignedIn } from './signed-in.ts'
import { StartButton, ViewButton } from './start-buttons.tsx'

export const loader = homePage

const { letter, why, steps, what, reasons, family, promises, door, morning } = site.home
const { title: faqTitle, more: faqMore } = site.home.faq

/** The landing page (specification 2.2), in the order in which a visitor asks. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('site')
  const say = useSaid()
  const signedIn = useSignedIn()
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
      <Door question={door.question} href={href('/overleden')} text={door.link} />
      <LargeLetter title={letter.title} below={letter.below}>
        {letter.text}
      </LargeLetter>
      {!signedIn && <BeginWithQuestion />}
      <HomePart title={why.title}>
        <p>{why.lead}</p>
        <Three items={why.items.map(({ title, text }) => ({ title, text: say(text) }))} />
      </HomePart>
      <Areas />
      <HomePart title={steps.title}>
        <Three items={steps.items} numbered />
        <More href={href('/hoewerkthet/stappen')} text={steps.more} />
      </HomePart>
      <SplitPart title={what.title}>
        {what.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <More href={href('/allesoverwensen')} text={what.more} />
        <h3>{reasons.title}</h3>
        <p>{reasons.text}</p>
        <h3>{family.title}</h3>
        <p>{family.text}</p>
        <More
          href={href('/kennisbank/:slug', { slug: 'gezin-gesprekken-wensen' })}
          text={family.more}
        />
        {claims.survey && <p>{t('home.survey', claims.survey)}</p>}
        {claims.users && <p>{t('home.users', { total: claims.users })}</p>}
      </SplitPart>
      <Halves>
        <Half title={faqTitle}>
          <Questions items={faq} />
          <More href={href('/veelgestelde-vragen')} text={faqMore} />
        </Half>
        <Half title={t('home.knowledge.title')}>
          <TitledRows items={cards.map(({ path, title }) => ({ title, href: path }))} />
          <More href={href('/kennisbank')} text={t('home.knowledge.more')} />
        </Half>
      </Halves>
      <Morning title={morning.title}>
        <p>{morning.text}</p>
        <ButtonRow>
          <StartButton />
        </ButtonRow>
      </Morning>
    </>
  )
}
