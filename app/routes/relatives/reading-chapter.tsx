import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { readNow } from '#app/features/relatives/reading/reading.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { Button } from '#app/ui/index.ts'
import { Aside } from '#app/ui/relatives/reading.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { requireReader } from './reader.server.ts'
import { ReadingChapter, ReadingEnd } from './reading-pages.tsx'
import { waysOfNow } from './reading-ways.ts'
import type { Route } from './+types/reading-chapter.ts'

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const reader = await requireReader({ request, context }, params.relative)
  const wishes = await readNow(reader, context.get(requestFacts).reference)
  const chapter = wishes.chapters.find(({ name }) => name === params.chapter) ?? null
  if (!chapter && params.chapter !== 'einde') throw data('chapter', { status: 404 })
  return { relative: reader.id, wishes, chapter, isOpen: url.searchParams.has('open') }
}

export const handle = lampHandle

/** A chapter of what a contact reads now, and the end. */
export default function ReadingChapterNow({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('relativesReading')
  const { relative, wishes, chapter, isOpen } = loaderData
  const ways = waysOfNow(relative)
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageTitle title={chapter?.title ?? t('end.title')} />
      {chapter ? (
        <ReadingChapter
          wishes={wishes}
          ways={ways}
          chapter={chapter}
          isOpen={isOpen}
          stop={<StopHere relative={relative} chapter={chapter.name} />}
        />
      ) : (
        <ReadingEnd wishes={wishes} ways={ways}>
          {null}
        </ReadingEnd>
      )}
    </>
  )
}

function StopHere({ relative, chapter }: { relative: string; chapter: string }) {
  const { t } = useTranslation('relativesReading')
  return (
    <form method="post" action={href('/contactpersoon/:relative', { relative })}>
      <Button name="deel" value={chapter} variant="quiet">
        {t('chapter.stop')}
      </Button>
      <Aside>{t('chapter.kept')}</Aside>
    </form>
  )
}
