import { randomUUID } from 'node:crypto'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { sectionOf } from '#app/features/interview/sections/index.ts'
import { musicList } from '#app/features/interview/sections/rituelen.ts'
import { readSectionPage } from '#app/features/wishes/saving/section-page.server.ts'
import { reopened } from '#app/forms/stored/answers-page.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { Button, ButtonLink, ButtonRow, DefaultSubmit } from '#app/ui/index.ts'
import type { Route } from './+types/music.ts'
import { dropAsked, heldPost } from '../kit/pending-post.server.ts'
import { showsPosted } from '../kit/same-page.server.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { Failure } from '../kit/failure.tsx'
import { SectionQuestions } from '../interview/questions.tsx'
import { saveForm } from '../interview/save-form.server.ts'
import { SaveNotice, SectionForm } from '../interview/section-form.tsx'
import { hasProblems, StepProblems } from '../interview/step-problems.tsx'
import type { SectionState } from '../interview/step-state.ts'

export { headers } from '../kit/attempt.server.ts'

const HERE = href('/vragenlijst/documenten/muziek')
const section = 'rituelen'
const only = [musicList.key]

/** The list of music: one question of the interview, on a page of its own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(showsPosted)) return null
  const user = requireUser(context)
  const [stored, pending] = await Promise.all([
    readOnly(asPerson(user.id), (sql) => readSectionPage(sql, user, section)),
    heldPost(request, user, 'music'),
  ])
  const page = { ...stored, saveId: randomUUID(), account: user.id }
  if (!pending) return page
  const again = reopened(sectionOf(section), pending, stored.values)
  return { ...page, ...again, notice: 'pending' as const }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readForm(request)
  const where = { request, context }
  const done = await saveForm({ subject: user, section, only, form, where, final: false })
  if ('stay' in done) return done.stay
  await dropAsked(request, user, section, only)
  const key = done.saved.isNew ? 'wishesSaved' : 'musicSaved'
  return redirectWithFlash(`${href('/vragenlijst/documenten')}#muziek`, {
    key,
    saved: done.id,
  })
}

export default function Music({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData ? { ...loaderData, ...actionData } : loaderData
  return state && <MusicPage section={section} only={only} notes={[]} {...state} />
}

function MusicPage(state: SectionState) {
  const { t } = useTranslation('documents')
  return (
    <DashboardPage
      current="documents"
      title={t('music.page')}
      failed={hasProblems(state)}
      problems={<StepProblems {...state} changed={t('music.changed')} later={null} />}
    >
      <Failure kind={state.failure} />
      <SaveNotice kind={state.notice} />
      <p>{t('music.draft')}</p>
      <SectionForm {...state} page={HERE}>
        <DefaultSubmit>{t('music.submit')}</DefaultSubmit>
        <SectionQuestions {...state} />
        <ButtonRow>
          <Button>{t('music.submit')}</Button>
          <ButtonLink href={href('/vragenlijst/documenten')} variant="quiet">
            {t('back')}
          </ButtonLink>
        </ButtonRow>
      </SectionForm>
    </DashboardPage>
  )
}
