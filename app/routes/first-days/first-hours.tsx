import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { plainHead } from '#app/features/content/head.server.ts'
import { termFigures } from '#app/features/first-days/term-words.server.ts'
import { firstDays } from '#app/features/first-days/texts.nl.ts'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'
import { LampPage } from '#app/ui/lamp/lamp.tsx'
import { LampSteps } from '#app/ui/lamp/ways.tsx'
import { lampHandle } from './lamp-frame.tsx'
import { PageHead } from '../public/page-head.tsx'
import type { Route } from './+types/first-hours.ts'

export const handle = lampHandle

export const loader = () => ({
  figures: termFigures(),
  head: plainHead(href('/overleden/eerste-uren'), firstDays.hours),
})

const { hours } = firstDays
const DAYS = href('/overleden/eerste-dagen')

/** What to do when somebody has just died, and what not. */
export default function FirstHours({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('firstDays')
  return (
    <LampPage>
      <PageHead head={loaderData.head} />
      <h1>{t('hours.title')}</h1>
      {/* Who needs it needs nothing else. */}
      <ButtonRow>
        <ButtonLink href="tel:112">{hours.emergency}</ButtonLink>
      </ButtonRow>
      <LampSteps items={hours.steps} />
      <p>{t('hours.insurance')}</p>
      <p>{t('hours.term', loaderData.figures)}</p>
      <ButtonRow>
        <ButtonLink href={DAYS}>{t('hours.reckon')}</ButtonLink>
      </ButtonRow>
      <p data-print={t('print')}>{t('howToPrint')}</p>
    </LampPage>
  )
}
