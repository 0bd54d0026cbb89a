import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { isPastFor, reportFor } from '#app/features/deaths/report.server.ts'
import { RUNNING } from '#app/features/deaths/states.ts'
import { whyStoppedFor } from '#app/features/deaths/stops/stopped.server.ts'
import { CHAPTERS } from '#app/features/relatives/reading/chapters.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { partsNow, stopAt, stoppedAt } from '#app/features/relatives/reading/reading.server.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { calledBy } from '#app/platform/names.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { readerHandle } from '../first-days/lamp-frame.tsx'
import { whoReads } from '../deaths/standing.server.ts'
import { FirstHere, OverHere } from './reading/after.tsx'
import { readerHere, readHere } from './reader.server.ts'
import { ReadingStart } from './reading-pages.tsx'
import { copyFacts, waysOf } from './reading-ways.ts'
import type { Route } from './+types/reading-start.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { relative } = asked.params
  const here = await readerHere(asked, relative)
  if (here.isOver) {
    const { owner } = here.card
    return data({ over: calledBy(owner), read: null }, { status: 410 })
  }
  const { copy: made, reader } = here
  const isGoing = reader?.isGoing === true
  const report = !made && reader && !isGoing ? await reportFor(reader) : null
  const runs = RUNNING.some((state) => state === report?.state)
  const mayBePast = !made && !isGoing && !report
  if (reader && nothingNow(reader) && (runs || (mayBePast && (await isPastFor(reader)))))
    throw redirect(href('/contactpersoon/:relative/overleden', { relative }), 303)
  const { wishes } = await readHere(asked, relative)
  const copy = copyFacts(here)
  const place = await stoppedAt(here)
  const isEvening = wishes.stage !== 'first'
  const readerName = nameOf(here.card)
  const stopped =
    reader && report?.state === 'stopped' ? whyStoppedFor(report, whoReads(reader)) : null
  const read = { relative, wishes, copy, place, isGoing, stopped }
  return data({ over: null, read, isEvening, readerName })
}

const nothingNow = (reader: Reader) => partsNow(reader).length === 0

/** Keeps where somebody stopped reading; who cannot go on there later has stopped all the same. */
export async function action(asked: Route.ActionArgs) {
  const reader = await readerHere(asked, asked.params.relative)
  const given = (await readForm(asked.request)).get('deel')
  const chapter = CHAPTERS.find((one) => one === given)
  if (!chapter) throw data('chapter', { status: 422 })
  const isKept = await stopAt(reader, chapter)
  return redirect(`${href('/contactpersoon')}${isKept ? '?gestopt=1' : ''}`, 303)
}

export const handle = readerHandle

/**
 * What somebody wrote for a contact: begun with their own words, or at once after the death with what is
 * needed first.
 */
export default function ReadingHere({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('relativesReading')
  const { over, read } = loaderData
  const name = (read ? read.wishes.firstName : over) || t('someone')
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageTitle title={t('whoseOf', { name })} />
      {!read ? (
        <OverHere name={name} />
      ) : read.wishes.stage === 'first' ? (
        <FirstHere {...read} />
      ) : (
        <ReadingStart
          wishes={read.wishes}
          ways={waysOf(read.relative, read.copy !== null)}
          stoppedAt={read.place}
          isClosed={read.isGoing}
        >
          {read.wishes.stage === 'now' && <WhileNothing {...read} name={name} />}
        </ReadingStart>
      )}
    </>
  )
}

type NothingProps = {
  relative: string
  name: string
  isGoing: boolean
  /** What stopped the report of a death that ran before. */
  stopped: string | null
}

/** Where nothing is read yet: the way to let us know of a death, unless they delete their account, and back. */
function WhileNothing({ relative, name, isGoing, stopped }: NothingProps) {
  const { t } = useTranslation('deaths')
  return (
    <>
      {stopped && <p>{stopped}</p>}
      {!isGoing && (
        <p>
          <a href={href('/contactpersoon/:relative/overleden', { relative })}>
            {t(stopped ? 'report.listStopped' : 'report.list', { owner: name })}
          </a>
        </p>
      )}
      <p>
        <a href={href('/contactpersoon')}>{t('report.backToList')}</a>
      </p>
    </>
  )
}
