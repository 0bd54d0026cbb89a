import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { head } from '#app/features/content/head.server.ts'
import { breadcrumbs, webPage } from '#app/features/content/structured-data.server.ts'
import { site } from '#app/features/content/texts.nl.ts'
import { Breadcrumb, ButtonLink, ButtonRow, DownloadIcon, Lead, Narrow } from '#app/ui/index.ts'
import type { Route } from './+types/paper.ts'
import { PageHead } from './page-head.tsx'

const PDF = href('/vragenlijst/papier/vragenlijst.pdf')

export function loader() {
  const { title, description } = site.paper
  const path = href('/vragenlijst/papier')
  const places = [{ text: title }]
  const graph = [webPage(path, title, description), breadcrumbs(places, path)]
  return { places, head: head({ path, title, description, graph }) }
}

/** The interview on paper: where to get it, and what it is not. */
export default function Paper({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['site', 'common'])
  return (
    <Narrow>
      <PageHead head={loaderData.head} />
      <Breadcrumb label={t('common:nav.you')} items={loaderData.places} />
      <h1>{t('paper.title')}</h1>
      <Lead>{t('paper.lead')}</Lead>
      <ButtonRow>
        <ButtonLink href={PDF}>
          <DownloadIcon />
          {t('paper.normal')}
        </ButtonLink>
        <ButtonLink href={`${PDF}?letters=groot`} variant="secondary">
          <DownloadIcon />
          {t('paper.large')}
        </ButtonLink>
      </ButtonRow>
      <p>{t('paper.about')}</p>
      <p>{t('paper.print')}</p>
      <p>{t('paper.register')}</p>
      <p>
        <a href={href('/vragenlijst')}>{t('paper.online')}</a>
      </p>
    </Narrow>
  )
}
