import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { findDirector } from '#app/features/guild/public-list/texts.nl.ts'
import { listedMembers } from '#app/features/guild/public-list/listed.server.ts'
import { membersNear, tidyPlace } from '#app/features/guild/public-list/nearby.ts'
import { head } from '#app/features/content/head.server.ts'
import { breadcrumbs, webPage } from '#app/features/content/structured-data.server.ts'
import { textFor } from '#app/locales/promises.ts'
import { Breadcrumb, Lead, Narrow, SearchForm } from '#app/ui/index.ts'
import { useFrame } from '../kit/frame/frame.ts'
import type { Route } from './+types/find.ts'
import { ListedMembers } from './listed-members.tsx'
import { PageHead } from '../public/page-head.tsx'

const PATH = href('/uitvaartondernemers/zoeken')

/** On one page. */
const MOST = 100

export async function loader({ url }: Route.LoaderArgs) {
  const place = tidyPlace(url.searchParams.get('q'))
  const { title, description, directors } = findDirector
  const places = [{ href: href('/uitvaartondernemers'), text: directors }, { text: title }]
  const graph = [webPage(PATH, title, description), breadcrumbs(places, PATH)]
  const { members: found, isNear } = membersNear(await listedMembers(), place)
  return {
    place,
    places,
    members: found.slice(0, MOST),
    isNear,
    isMore: found.length > MOST,
    head: head({ path: PATH, title, description, graph }),
  }
}

/** The members that agreed to be found here, by town or postal code. Nothing of who looks is kept. */
export default function FindDirector({ loaderData }: Route.ComponentProps) {
  const { place, places, members, isNear, isMore, head: about } = loaderData
  const { t } = useTranslation(['findDirector', 'common'])
  const kept = useFrame()?.promises
  return (
    <Narrow>
      <PageHead head={about} />
      {place && <meta name="robots" content="noindex" />}
      <Breadcrumb label={t('common:nav.you')} items={places} />
      <h1>{t('title')}</h1>
      <Lead>{kept && textFor(findDirector.lead, kept)}</Lead>
      <SearchForm action={PATH} label={t('label')} submit={t('submit')} query={place} />
      <p>{t('private')}</p>
      <ListedMembers place={place} members={members} isNear={isNear} />
      {isMore && <p>{t('more', { count: MOST })}</p>}
      {place && (
        <p>
          <a href={PATH}>{t('showAll')}</a>
        </p>
      )}
      <h2>{t('choiceTitle')}</h2>
      <p>{t('choice')}</p>
      <p>
        <a href={href('/dossieropvragen')}>{t('askLink')}</a>
      </p>
    </Narrow>
  )
}
