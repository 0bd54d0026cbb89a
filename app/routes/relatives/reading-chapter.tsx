import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { isReported } from '#app/features/deaths/report.server.ts'
import { CHAPTERS } from '#app/features/relatives/reading/chapters.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import type { ReadableWishes } from '#app/features/relatives/reading/readable.ts'
import { Button, ScreenOnly } from '#app/ui/index.ts'
import { Aside } from '#app/ui/relatives/reading.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { readerHandle } from '../first-days/lamp-frame.tsx'
import { EndHere, FirstHere } from './reading/after.tsx'
import { readHere } from './reader.server.ts'
import { ReadingChapter, ReadingEnd } from './reading-pages.tsx'
import { copyFacts, waysOf } from './reading-ways.ts'
import type { Route } from './+types/reading-chapter.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { params, url } = asked
  const { reader, wishes } = await readHere(asked, params.relative)
  const chapter = wishes.chapters.find(({ name }) => name === params.chapter) ?? null
  const page = chapter ? 'chapter' : pageOf(wishes, params.chapter)
  if (!page) throw elsewhere(params)
  const isOpen = url.searchParams.has('open')
  const isKept = reader.reader !== null
  return {
    relative: reader.id,
    readerName: nameOf(reader.card),
    copy: copyFacts(reader),
    wishes,
    page,
    chapter,
    isOpen,
    isKept,
    isReported: Boolean(!reader.copy && reader.reader && (await isReported(reader.reader))),
  }
}

/** A chapter of which there is nothing now leads to what is there; the rest is no page at all. */
const elsewhere = ({ relative, chapter }: Route.LoaderArgs['params']) =>
  chapter === 'einde' || CHAPTERS.some((one) => one === chapter)
    ? redirect(href('/contactpersoon/:relative', { relative }), 303)
    : data('chapter', { status: 404 })

/** What stands beside the chapters: what is needed first after a death, and the end of reading. */
function pageOf({ first, chapters }: ReadableWishes, asked: string): 'first' | 'end' | null {
  if (asked === 'eerst' && first) return 'first'
  return asked === 'einde' && chapters.length > 0 ? 'end' : null
}

export const handle = readerHandle

/** A chapter of what a contact reads, what is needed first, and the end. */
export default function ReadingChapterHere({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('relativesReading')
  const { relative, copy, wishes, page, chapter, isOpen, isKept } = loaderData
  const ways = waysOf(relative, copy !== null)
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageTitle title={chapter?.title ?? t(page === 'first' ? 'first.title' : 'end.title')} />
      {chapter ? (
        <ReadingChapter
          wishes={wishes}
          ways={ways}
          chapter={chapter}
          isOpen={isOpen}
          isReported={loaderData.isReported}
          stop={<StopHere relative={relative} chapter={chapter.name} isKept={isKept} />}
        />
      ) : page === 'first' ? (
        <FirstHere relative={relative} wishes={wishes} copy={copy} />
      ) : (
        <ReadingEnd wishes={wishes} ways={ways}>
          {copy && <EndHere relative={relative} wishes={wishes} copy={copy} />}
        </ReadingEnd>
      )}
    </>
  )
}

type StopProps = { relative: string; chapter: string; isKept: boolean }

function StopHere({ relative, chapter, isKept }: StopProps) {
  const { t } = useTranslation('relativesReading')
  return (
    <form method="post" action={href('/contactpersoon/:relative', { relative })}>
      <Button name="deel" value={chapter} variant="quiet">
        {t('chapter.stop')}
      </Button>
      {isKept && (
        <ScreenOnly>
          <Aside>{t('chapter.kept')}</Aside>
        </ScreenOnly>
      )}
    </form>
  )
}
