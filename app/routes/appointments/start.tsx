import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { head } from '#app/features/content/head.server.ts'
import { service, webPage } from '#app/features/content/structured-data.server.ts'
import { appointments } from '#app/locales/nl/appointments.ts'
import { env } from '#app/platform/env.server.ts'
import { CardList, Lead, LinkCard, Narrow, StepProgress } from '#app/ui/index.ts'
import { PageHead } from '#app/routes/public/page-head.tsx'
import type { Route } from './+types/start.ts'

export function loader() {
  const { title, description } = appointments.start
  const path = href('/afspraak')
  return {
    head: head({ path, title, description, graph: [webPage(path, title, description), service()] }),
    hours: env().OPENING_HOURS,
  }
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Step 1: which kind of conversation. */
export default function Start({ loaderData: { head: about, hours } }: Route.ComponentProps) {
  const { t } = useTranslation('appointments')
  return (
    <Narrow>
      <PageHead head={about} />
      <StepProgress label={t('step', { number: 1 })} current={1} total={3} />
      <h1>{t('start.title')}</h1>
      <Lead>{t('start.lead')}</Lead>
      <h2>{t('start.choose')}</h2>
      <CardList>
        {(['online', 'locatie'] as const).map((kind) => (
          <LinkCard
            key={kind}
            href={`${href('/afspraak/gegevens')}?soort=${kind}`}
            title={t(`kinds.${kind}.title`)}
          >
            {t(`kinds.${kind}.text`)}
          </LinkCard>
        ))}
      </CardList>
      <p>{t('start.hours', { opens: clock(hours.opens), closes: clock(hours.closes) })}</p>
    </Narrow>
  )
}
