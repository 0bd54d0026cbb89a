import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import { CHAPTERS } from '#app/features/relatives/reading/chapters.ts'
import { readNow, stopAt, stoppedAt } from '#app/features/relatives/reading/reading.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { requireReader } from './reader.server.ts'
import { ReadingStart } from './reading-pages.tsx'
import { waysOfNow } from './reading-ways.ts'
import type { Route } from './+types/reading-start.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const reader = await requireReader({ request, context }, params.relative)
  const [wishes, place] = await Promise.all([
    readNow(reader, context.get(requestFacts).reference),
    stoppedAt(reader),
  ])
  return { relative: reader.id, wishes, place, isEvening: true }
}

/** Keeps where somebody stopped reading. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const reader = await requireReader({ request, context }, params.relative)
  const asked = (await readForm(request)).get('deel')
  const chapter = CHAPTERS.find((one) => one === asked)
  if (!chapter) throw data('chapter', { status: 422 })
  await stopAt(reader, chapter)
  return redirect(`${href('/contactpersoon')}?gestopt=1`, 303)
}

export const handle = lampHandle

/** What somebody wrote for a contact, begun with their own words. */
export default function ReadingNow({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('relativesReading')
  const { relative, wishes, place } = loaderData
  const name = wishes.firstName || t('someone')
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageTitle title={t('whoseOf', { name })} />
      <ReadingStart wishes={wishes} ways={waysOfNow(relative)} stoppedAt={place} />
    </>
  )
}
