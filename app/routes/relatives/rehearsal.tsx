import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { currentRelative } from '#app/features/relatives/current.server.ts'
import { rehearsalOf } from '#app/features/relatives/reading/readable.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { RehearsalStrip } from '#app/ui/relatives/rehearsal-strip.tsx'
import { calledBy } from '#app/platform/names.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { requirePromise } from './promised.server.ts'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { RehearsedPage, STAGES, type StageName, waysOf } from './rehearsed-page.tsx'
import type { Route } from './+types/rehearsal.ts'

const STAGE_NAMES = Object.keys(STAGES) as StageName[]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requirePromise()
  const { id } = requireUser(context)
  const relative = await currentRelative(id, params.relative)
  if (!relative) throw data('relative', { status: 404 })
  const asked = url.searchParams
  const stage = STAGE_NAMES.find((one) => one === asked.get('fase')) ?? 'eerst'
  const wishes = await rehearsalOf(id, relative, STAGES[stage])
  const part = wishes.chapters.find(({ name }) => name === asked.get('deel'))?.name ?? null
  const isEnd = asked.get('deel') === 'einde'
  return {
    relative: relative.id,
    reader: calledBy(relative.card),
    readerName: nameOf(relative.card),
    stage,
    wishes,
    part,
    isEnd,
    isOpen: asked.has('open'),
    isEvening: stage !== 'eerst' && !part && !isEnd && wishes.chapters.length > 0,
  }
}

export const handle = lampHandle

/** The owner sees what a contact sees, at each stage, by the same pages. */
export default function Rehearsal({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('relativesReading')
  const { relative, reader, stage } = loaderData
  const ways = waysOf(relative, stage)
  return (
    <>
      <PageTitle title={t('rehearsal.title', { name: reader })} />
      <RehearsalStrip
        label={t('rehearsal.label', { name: reader })}
        text={t('rehearsal.strip', { name: reader })}
        items={[
          ...STAGE_NAMES.map((one) => ({
            href: waysOf(relative, one).start,
            text: t(`rehearsal.stages.${one}`),
            current: one === stage,
          })),
          {
            href: href('/dashboard/contacten/:relative', { relative }),
            text: t('rehearsal.close'),
          },
        ]}
      />
      <RehearsedPage {...loaderData} ways={ways} />
    </>
  )
}
