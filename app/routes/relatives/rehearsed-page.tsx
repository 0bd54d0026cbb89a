import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import {
  type ChapterName,
  CHAPTERS,
  type ReadingStage,
} from '#app/features/relatives/reading/chapters.ts'
import type { ReadableWishes } from '#app/features/relatives/reading/readable.ts'
import { ButtonLink } from '#app/ui/index.ts'
import { Aside, Ways } from '#app/ui/relatives/reading.tsx'
import {
  ReadingChapter,
  ReadingEnd,
  ReadingFirst,
  ReadingStart,
  type ReadingWays,
} from './reading-pages.tsx'

/** The stages, by what stands in the address. */
export const STAGES = { nu: 'now', eerst: 'first', alles: 'all' } as const satisfies Record<
  string,
  ReadingStage
>
export type StageName = keyof typeof STAGES

type Shown = {
  relative: string
  reader: string
  stage: StageName
  wishes: ReadableWishes
  part: ChapterName | null
  isEnd: boolean
  isOpen: boolean
}

/** Where the pages of a rehearsal stand. */
export function waysOf(relative: string, stage: StageName): ReadingWays & { start: string } {
  const page = href('/dashboard/contacten/:relative/zien', { relative })
  const at = (name: StageName, rest = '') => `${page}?fase=${name}${rest}`
  return {
    start: at(stage),
    first: stage === 'alles' ? at('eerst') : null,
    chapter: (name: ChapterName, open = false) =>
      at(stage, `&deel=${name}${open ? '&open=1' : ''}`),
    end: at(stage, '&deel=einde'),
    file: (id, inSight = false) =>
      inSight
        ? href('/vragenlijst/documenten/:id/klein', { id })
        : href('/vragenlijst/documenten/:id/bestand', { id }),
  }
}

/** A page as the contact will have it. */
export function RehearsedPage(props: Shown & { ways: ReadingWays }) {
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
    return (
      <>
        <h1>{t('rehearsal.title', { name: reader })}</h1>
        <p>{t('rehearsal.nothingNow', { name: reader })}</p>
      </>
    )
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
