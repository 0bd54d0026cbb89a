import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { readSteps } from '#app/features/wishes/saving/steps.server.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { readProgress } from '#app/features/wishes/file/progress.server.ts'
import { goingOn } from '#app/features/interview/step-status.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { AreaRows, Breadcrumb, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { cameFrom } from '../living-will/way-back.ts'
import { PageTitle } from '../kit/page-title.tsx'
import type { Route } from './+types/start.ts'
import { stepWords } from './step-words.ts'

export function loader({ context }: Route.LoaderArgs) {
  return statusOf(requireUser(context).id)
}

const statusOf = (userId: string) =>
  readOnly(asPerson(userId), async (sql) => {
    const steps = await readSteps(sql, userId)
    return { steps, progress: await readProgress(sql, userId, steps) }
  })

export default function InterviewStart({ loaderData }: Route.ComponentProps) {
  const { steps, progress } = loaderData
  const isNew = sectionKeys.every((key) => steps[key] === 'open')
  const { t } = useTranslation()
  const isConfirmed = progress?.isCompleted ?? false
  const title = t(isConfirmed ? 'interview.start.changeTitle' : 'interview.start.title')
  return (
    <>
      <PageTitle title={title} />
      <Breadcrumb
        label={t('nav.you')}
        items={[{ href: href('/dashboard'), text: t('nav.wishes') }, { text: t('nav.interview') }]}
      />
      <h1>{title}</h1>
      <Lead>{t(isConfirmed ? 'interview.start.changeLead' : 'interview.start.lead')}</Lead>
      {!isConfirmed && (
        <ButtonRow>
          <ButtonLink href={goingOn(steps)}>
            {t(isNew ? 'interview.start.begin' : 'interview.start.continue')}
          </ButtonLink>
        </ButtonRow>
      )}
      <h2>{t('interview.start.steps')}</h2>
      <AreaRows
        items={sectionKeys.map((area, index) => ({
          area,
          title: sectionTexts(area).title,
          // One who comes back to change something looks for its title, not for the order.
          ...(!isConfirmed && {
            text: [
              t('interview.step', { number: index + 1, total: sectionKeys.length }),
              stepWords(t, area, steps, progress),
            ]
              .filter(Boolean)
              .join('\u00a0· '),
          }),
          href: addressOf(area),
        }))}
      />
      <p>
        <a href={href('/vragenlijst/documenten')}>{t('interview.start.documents')}</a>
      </p>
      <p>
        <a href={cameFrom('vragenlijst')}>{t('interview.start.livingWill')}</a>
      </p>
      <p>
        <a href={href('/formulier')}>{t('formulier.link')}</a>
      </p>
      <p>
        <a href={href('/vragenlijst/papier')}>{t('interview.start.paper')}</a>
      </p>
    </>
  )
}
