import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { isTask } from '#app/features/deaths/own-tasks.ts'
import { tickTask } from '#app/features/deaths/ticks.server.ts'
import { deathForm } from '#app/features/first-days/death-form.ts'
import { termInWords } from '#app/features/first-days/term-words.server.ts'
import { firstDays } from '#app/features/first-days/texts.nl.ts'
import { asTyped } from '#app/forms/rows.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { momentAt } from '#app/locales/dates.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { StatusMessage } from '#app/ui/index.ts'
import { LampPage } from '#app/ui/lamp/lamp.tsx'
import { Whose } from '#app/ui/relatives/reading.tsx'
import { answerForm, refuseSubmission } from '../kit/answer-form.server.ts'
import { Failure } from '../kit/failure.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { Problems } from '../kit/problems.tsx'
import { WhoseLink } from '../relatives/reading-pages.tsx'
import { readerHandle } from '../first-days/lamp-frame.tsx'
import { Reckoned } from '../first-days/reckon.tsx'
import { alreadyWords, listOf } from './days-list.server.ts'
import { DaysFoot, OtherTime, SharedLists } from './days-parts.tsx'
import { requireSharer } from './sharer.server.ts'
import type { Route } from './+types/days.ts'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const sharer = await requireSharer({ request, context }, params.relative)
  const now = new Date()
  const { diedOn } = sharer.report
  const seen = await listOf(sharer, context.get(requestFacts).reference, now)
  return {
    relative: sharer.id,
    seen,
    already: alreadyWords(seen, url.searchParams.get('al')),
    term: await termInWords({ day: diedOn }, now),
    known: asTyped(deathForm(now), { dag: diedOn }),
  }
}

/** Ticks a line; or reckons with a time of their own, of which nothing is kept. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const sharer = await requireSharer({ request, context }, params.relative)
  const posted = await readForm(request)
  const task = posted.get('done') ?? posted.get('undo')
  if (typeof task === 'string') return tick(sharer, task, posted.has('done'))
  const now = new Date()
  const form = deathForm(now)
  const submission = parseForm(form, posted)
  return answerForm({ request, context }, submission, 'sending', async ({ dag, tijd: time }) => {
    if (time && momentAt(dag, time) > now)
      return refuseSubmission(submission, errorsFor(form, { tijd: 'timeToCome' }))
    return { term: await termInWords({ day: dag, time }, now) }
  })
}

async function tick(
  sharer: Awaited<ReturnType<typeof requireSharer>>,
  task: string,
  done: boolean,
) {
  if (!isTask(task)) throw data('task', { status: 422 })
  const outcome = await tickTask(sharer, task, done)
  // Stopped meanwhile: the page says where to go on.
  const query = outcome === 'already' ? `?al=${task}` : ''
  const page = href('/contactpersoon/:relative/eerste-dagen', { relative: sharer.id })
  return redirect(`${page}${query}${query ? '' : `#${task}`}`, 303)
}

export const handle = readerHandle

const { fields } = firstDays.days

/** Between when the funeral may be, and what there is to do, which the contacts of a file share. */
export default function SharedDays({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('firstDays')
  const { relative, seen, already, known } = loaderData
  const own = actionData && 'term' in actionData ? actionData.term : undefined
  const reply = actionData && 'term' in actionData ? undefined : actionData
  const { typed, errors, failure } = reply ?? {}
  const term = own ?? loaderData.term
  return (
    <LampPage>
      <meta name="robots" content="noindex" />
      <PageTitle title={t('days.title')} failed={reply !== undefined} />
      <Failure kind={failure} />
      <Whose>
        <WhoseLink name={seen.owner} href={href('/contactpersoon/:relative', { relative })} />
      </Whose>
      <Problems errors={errors} texts={fields} />
      <h1>{t('days.title')}</h1>
      {already && <StatusMessage kind="info">{already}</StatusMessage>}
      <Reckoned
        term={term}
        other={<OtherTime typed={typed ?? known} errors={errors} isOpen={reply !== undefined} />}
      />
      <SharedLists {...seen} />
      <DaysFoot relative={relative} isRead={seen.isRead} />
    </LampPage>
  )
}
