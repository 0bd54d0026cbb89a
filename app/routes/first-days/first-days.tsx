import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { plainHead } from '#app/features/content/head.server.ts'
import { deathForm } from '#app/features/first-days/death-form.ts'
import { isLate, taskLists } from '#app/features/first-days/tasks.ts'
import { termInWords } from '#app/features/first-days/term-words.server.ts'
import { firstDays } from '#app/features/first-days/texts.nl.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { momentAt } from '#app/locales/dates.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Lead, ScreenOnly } from '#app/ui/index.ts'
import { LampPage } from '#app/ui/lamp/lamp.tsx'
import { TaskLists, Tasks } from '#app/ui/lamp/tasks.tsx'
import { answerForm, refuseSubmission } from '../kit/answer-form.server.ts'
import { Failure } from '../kit/failure.tsx'
import { lampHandle } from './lamp-frame.tsx'
import { Problems } from '../kit/problems.tsx'
import { PageHead } from '../public/page-head.tsx'
import type { Route } from './+types/first-days.ts'
import { Reckoned, ReckonForm } from './reckon.tsx'

const PATH = href('/overleden/eerste-dagen')

export const handle = lampHandle

export const loader = () => ({ head: plainHead(PATH, firstDays.days) })

/**
 * Nothing is kept, and the day of a death stands in no address, which browsers and proxies remember: the
 * answer to the post is the page itself, without a redirect.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const now = new Date()
  const form = deathForm(now)
  const submission = parseForm(form, await readForm(request))
  return answerForm(
    { request, context },
    submission,
    'sending',
    async ({ dag: day, tijd: time }) => {
      if (time && momentAt(day, time) > now)
        return refuseSubmission(submission, errorsFor(form, { tijd: 'timeToCome' }))
      return { term: await termInWords({ day, time }, now), isLate: isLate(day, now) }
    },
  )
}

const { fields, groups } = firstDays.days

/** Between when a funeral may be, and what there is to do; for anybody. */
export default function FirstDays({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('firstDays')
  const term = actionData && 'term' in actionData ? actionData.term : undefined
  const lists = taskLists([], actionData && 'term' in actionData ? actionData.isLate : false)
  const reply = actionData && 'term' in actionData ? undefined : actionData
  const { typed, errors, failure } = reply ?? {}
  return (
    <LampPage>
      <PageHead head={loaderData.head} failed={reply !== undefined} />
      <Failure kind={failure} />
      <Problems errors={errors} texts={fields} />
      <h1>{t('days.title')}</h1>
      {term ? (
        <Reckoned term={term} />
      ) : (
        <>
          <ScreenOnly>
            <Lead>{t('days.lead')}</Lead>
            <ReckonForm typed={typed} errors={errors} />
          </ScreenOnly>
        </>
      )}
      <TaskLists>
        {lists.map(({ group, tasks }) => (
          <section key={group}>
            <h2 id={group}>{groups[group]}</h2>
            <Tasks label={group} tasks={tasks} />
          </section>
        ))}
      </TaskLists>
      <p>{t('days.nobody')}</p>
      <ScreenOnly>
        <p>
          <a href={href('/uitvaartondernemers/zoeken')}>{t('days.director')}</a>
        </p>
        <p>
          <a href={href('/overleden/eerste-uren')}>{t('days.first')}</a>
        </p>
      </ScreenOnly>
      <p data-print={t('print')}>{t('howToPrint')}</p>
    </LampPage>
  )
}
