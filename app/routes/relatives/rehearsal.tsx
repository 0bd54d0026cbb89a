import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { currentRelative } from '#app/features/relatives/current.server.ts'
import {
  type ChapterName,
  CHAPTERS,
  type ReadingStage,
} from '#app/features/relatives/reading/chapters.ts'
import type { ReadableWishes } from '#app/features/relatives/reading/contents.ts'
import { rehearsalOf } from '#app/features/relatives/reading/readable.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { ButtonLink } from '#app/ui/index.ts'
import { Aside, RehearsalStrip, Ways } from '#app/ui/relatives/reading.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { requirePromise } from './promised.server.ts'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import {
  ReadingChapter,
  ReadingEnd,
  ReadingFirst,
  ReadingStart,
  type ReadingWays,
} from './reading-pages.tsx'
import type { Route } from './+types/rehearsal.ts'

const STAGES = { nu: 'now', eerst: 'first', alles: 'all' } as const satisfies Record<
  string,
  ReadingStage
>
type StageName = keyof typeof STAGES
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
  const { firstName, lastName } = relative.card
  return {
    relative: relative.id,
    reader: firstName || lastName,
    stage,
    wishes,
    part,
    isEnd,
    isOpen: asked.has('open'),
    isEvening: stage !== 'eerst' && !part && !isEnd && wishes.chapters.length > 0,
  }
}

export const handle = lampHandle

type Shown = Awaited<ReturnType<typeof loader>>

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

function waysOf(relative: string, stage: StageName): ReadingWays & { start: string } {
  const page = href('/dashboard/contacten/:relative/zien', { relative })
  const at = (name: StageName, rest = '') => `${page}?fase=${name}${rest}`
  return {
    start: at(stage),
    first: stage === 'alles' ? at('eerst') : null,
    chapter: (name: ChapterName, open = false) =>
      at(stage, `&deel=${name}${open ? '&open=1' : ''}`),
    end: at(stage, '&deel=einde'),
    file: (id) => href('/vragenlijst/documenten/:id/bestand', { id }),
  }
}

function RehearsedPage(props: Shown & { ways: ReadingWays }) {
  const { t } = useTranslation('relativesReading')
  const { wishes, ways, part, isEnd, isOpen, reader, stage, relative } = props
  if (wishes.stage === 'first')
    return (
      <ReadingFirst wishes={wishes} ways={ways} diedOn={null}>
        <p>{t('rehearsal.later')}</p>
        <Ways>
          <ButtonLink href={waysOf(relative, 'alles').start}>{t('rehearsal.chapter')}</ButtonLink>
        </Ways>
      </ReadingFirst>
    )
  if (stage === 'nu' && wishes.chapters.length === 0)
    return <p>{t('rehearsal.nothingNow', { name: reader })}</p>
  const chapter = chapterOf(wishes, part)
  if (chapter)
    return (
      <ReadingChapter
        wishes={wishes}
        ways={ways}
        chapter={chapter}
        isOpen={isOpen}
        stop={
          <Aside>
            <a href={ways.start}>{t('chapter.stop')}</a>
          </Aside>
        }
      />
    )
  if (isEnd)
    return (
      <ReadingEnd wishes={wishes} ways={ways}>
        {null}
      </ReadingEnd>
    )
  return <ReadingStart wishes={wishes} ways={ways} stoppedAt={null} />
}

const chapterOf = ({ chapters }: ReadableWishes, part: ChapterName | null) =>
  CHAPTERS.includes(part as ChapterName) ? chapters.find(({ name }) => name === part) : undefined
