import { randomUUID } from 'node:crypto'
import { useTranslation } from 'react-i18next'
import { href, redirect } from 'react-router'
import { type AnswersPage, reopened } from '#app/forms/stored/answers-page.server.ts'
import { readPostedAnswers } from '#app/forms/stored/posted-answers.server.ts'
import { WHOLE } from '#app/forms/stored/own-fields.ts'
import { readLivingWillForm, saveAnswers } from '#app/features/living-will/living-will.server.ts'
import { livingWill } from '#app/features/living-will/questions.ts'
import { livingWillQuestions } from '#app/features/living-will/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { Button, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { Problems } from '../kit/problems.tsx'
import type { Route } from './+types/form.ts'
import { Failure } from '../kit/failure.tsx'
import { readOwnForm } from '../kit/own-form.server.ts'
import { heldPost, dropPending } from '../kit/pending-post.server.ts'
import {
  pageAfterFailure,
  pageAsPosted,
  pageUnlessDone,
  type PostedForm,
} from '../kit/same-page.server.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { HOME } from './parts.tsx'
import { SaidByForm } from '../interview/questions.tsx'
import { SaveNotice } from '../interview/section-form.tsx'
import { ChangedElsewhere } from './changed.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const page = await storedPage(user.id)
  const pending = await heldPost(request, user, 'livingWill')
  if (!pending) return page
  return { ...page, ...reopened(livingWill, pending, page.values), notice: 'pending' as const }
}

/** The page with what is stored. @throws a redirect without consent to keep anything */
async function storedPage(account: string): Promise<AnswersPage> {
  const { consent, answers: values, ...from } = await readLivingWillForm(account)
  if (!consent) throw redirect(HOME, 303)
  return { values, ...from, saveId: randomUUID(), account }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readOwnForm(request, user)
  const page = { definition: livingWill, form, where: { request, context }, chooses: false }
  const stay = await savePosted(user.id, page)
  if (stay) return stay
  await dropPending(request, user, 'livingWill')
  return redirectWithFlash(HOME, { key: 'livingWillSaved' })
}

/**
 * @returns the same page again when it is not done, or could not be
 * @throws a redirect without consent to keep anything
 */
async function savePosted(userId: string, page: PostedForm) {
  try {
    const post = readPostedAnswers(livingWill, page.form)
    if (!post.asksToSave) return pageAsPosted(page, post, (await storedPage(userId)).values)
    const saved = await saveAnswers(userId, post.save)
    if (!saved.ok && saved.reason === 'consent') throw redirect(HOME, 303)
    return pageUnlessDone(page, post, saved)
  } catch (error) {
    return pageAfterFailure(page, error)
  }
}

/** The questions of the living will, as a form of the same kind as the interview's. */
export default function LivingWillForm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['livingWill', 'common'])
  const page: AnswersPage = { ...loaderData, ...actionData }
  const { values, errors = {}, conflict, notice, failure } = page
  const problems = Object.entries(errors).map(([name, [text = '']]) => ({
    href: `#${name}`,
    text: `${livingWillQuestions.fields[name as 'treatments'].label} ${text}`,
  }))
  return (
    <DashboardPage
      current="livingWill"
      title={t('form.title')}
      failed={problems.length > 0 || conflict !== undefined || failure !== undefined}
      parent={{ href: HOME, text: t('title') }}
    >
      <Failure kind={failure} />
      <Problems first={problems} />
      {conflict && <ChangedElsewhere stored={conflict.stored} />}
      <SaveNotice kind={notice} />
      <Lead>{t('form.lead')}</Lead>
      <form method="post" action={href('/dashboard/wilsverklaring/invullen')} noValidate>
        <SaidByForm {...page} />
        <FormFields
          fields={livingWill.fields}
          texts={livingWillQuestions.fields}
          values={values}
          errors={errors}
        />
        <ButtonRow>
          <Button>{t('form.save')}</Button>
        </ButtonRow>
        <input type="hidden" {...WHOLE} />
      </form>
    </DashboardPage>
  )
}
