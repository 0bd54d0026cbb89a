import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { head } from '#app/features/content/head.server.ts'
import { opening } from '#app/features/opening/opening.server.ts'
import { openingWords } from '#app/features/opening/opening.ts'
import { service, webPage } from '#app/features/content/structured-data.server.ts'
import { appointments } from '#app/features/appointments/texts.nl.ts'
import { CardList, Lead, LinkCard, Narrow } from '#app/ui/index.ts'
import { StepProgress } from '#app/ui/page/progress.tsx'
import { PageHead } from '#app/routes/public/page-head.tsx'
import type { Route } from './+types/start.ts'

export function loader() {
  const { title, description } = appointments.start
  const path = href('/afspraak')
  return {
    head: head({ path, title, description, graph: [webPage(path, title, description), service()] }),
    opening: opening(),
  }
}

/** Step 1: which kind of conversation. */
export default function Start({
  loaderData: { head: about, opening: open },
}: Route.ComponentProps) {
  const { t } = useTranslation('appointments')
  const { t: common } = useTranslation()
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
      <p>{t('start.hours', openingWords(open, common))}</p>
    </Narrow>
  )
}
