import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import { type FileSectionKey, sectionKeys } from '#app/features/interview/sections/index.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { readCheck } from '#app/features/wishes/file/summary.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { OpensAll } from '#app/ui/chapter.tsx'
import { Lead, StatusMessage } from '#app/ui/index.ts'
import { orSay } from '../kit/answer-form.server.ts'
import type { Route } from './+types/check.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { Failure } from '../kit/failure.tsx'
import { CheckDone, Confirm, CONFIRM } from './check-end.tsx'
import { ConfirmedBefore } from './confirmed-before.tsx'
import { checkAddress, checkViewOf, Points } from './points.tsx'
import { SectionCard } from './section-card.tsx'
import { TwoAnswers } from './two-answers.tsx'
import { OLDER_FORM, OpenQuestions, WrittenFor, EmptySection } from './open-questions.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  const check = await readCheck(id)
  if (!check) throw redirect(href('/vragenlijst'), 303)
  return { ...check, deletion: await plannedDeletion(id), view: checkViewOf(url) }
}

/** When what the page shows was last changed; without it, long ago. */
const momentSeen = z.coerce.date().catch(new Date(0))

/** Confirms what the page showed, and nothing else. */
export async function action(args: Route.ActionArgs) {
  const { id } = requireUser(args.context)
  const seen = momentSeen.parse((await readForm(args.request)).get('seen'))
  return orSay(args, 'saving', () => confirmWishes(id, seen))
}

async function confirmWishes(id: string, seen: Date) {
  const file = await completeFile(id, seen)
  if (!file) return redirect(href('/vragenlijst'), 303)
  const { notConfirmed } = file
  if (notConfirmed === 'changed') return data({ failure: undefined }, { status: 409 })
  if (notConfirmed)
    return redirectWithFlash(href('/dashboard/controleren'), {
      key: `notConfirmed_${notConfirmed}`,
    })
  return redirect(href('/dashboard/bevestigd'), 303)
}

/** Every answer of every step once more, and the button that confirms them. */
export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('confirming')
  const { sections, open, writtenFor, isCompleted, isDisputed, confirmed, updatedAt } = loaderData
  const { points, view, deletion } = loaderData
  const answered = new Map(sections.map((section) => [section.key, section]))
  const keys: FileSectionKey[] = [...sectionKeys, ...(answered.has('formulier') ? OLDER_FORM : [])]
  return (
    <DashboardPage current="overview" title={t('check.title')} failed={actionData !== undefined}>
      <Failure kind={actionData?.failure} />
      {actionData && !actionData.failure && (
        <StatusMessage kind="error" title={t('check.changedTitle')}>
          <p>{t('check.changed')}</p>
        </StatusMessage>
      )}
      {deletion && <DeletionNotice {...deletion} whereOneWrites />}
      <Lead>{t('check.lead')}</Lead>
      {!isCompleted && (
        <p>
          <a href={`#${CONFIRM}`}>{t('check.toConfirm')}</a>
        </p>
      )}
      <OpensAll>
        <a href={checkAddress({ ...view, isOpen: !view.isOpen })}>
          {t(view.isOpen ? 'check.closeAll' : 'check.openAll')}
        </a>
      </OpensAll>
      <Points points={points} view={view} />
      {!isCompleted && confirmed && <ConfirmedBefore {...confirmed} />}
      <WrittenFor sections={writtenFor} />
      <OpenQuestions questions={open} />
      {isDisputed && <TwoAnswers />}
      {keys.map((key) => {
        const section = answered.get(key)
        return section ? (
          <SectionCard
            key={key}
            section={key}
            title={section.title}
            answers={section.answers}
            opens={view.isOpen ? 'always' : 'wide'}
          />
        ) : (
          <EmptySection key={key} section={key} />
        )
      })}
      {isCompleted ? <CheckDone confirmed={confirmed} /> : <Confirm seen={updatedAt} />}
    </DashboardPage>
  )
}
