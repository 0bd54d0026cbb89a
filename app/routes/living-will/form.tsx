import { randomUUID } from 'node:crypto'
import { useTranslation } from 'react-i18next'
import { href, redirect } from 'react-router'
import { type AnswersPage, reopened } from '#app/forms/stored/answers-page.server.ts'
import { readPostedAnswers } from '#app/forms/stored/posted-answers.server.ts'
import { readLivingWillForm, saveAnswers } from '#app/features/living-will/living-will.server.ts'
import { toMend } from '#app/features/living-will/answers.ts'
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
import { SelfSavingForm } from '../kit/saving/self-saving-form.tsx'
import { FORM, HOME, TO_MEND } from './parts.tsx'
import { SaidByForm } from '../interview/questions.tsx'
import { SaveNotice } from '../interview/section-form.tsx'
import { ChangedElsewhere } from './changed.tsx'

const AUTOSAVE = href('/dashboard/wilsverklaring/invullen/automatisch')

/**
 * `isPrinted`: what changes now must be printed again. `asked`: the PDF was asked for, and could not be made.
 */
type FormPage = AnswersPage & { isPrinted?: boolean; asked?: boolean }

export async function loader({ request, context, url }: Route.LoaderArgs): Promise<FormPage> {
  const user = requireUser(context)
  const page = await storedPage(user.id)
  const pending = await heldPost(request, user, 'livingWill')
  const asked = url.searchParams.has(TO_MEND)
  if (!pending) return asked ? { ...page, errors: toMend(page.values), asked } : page
  return { ...page, ...reopened(livingWill, pending, page.values), notice: 'pending' }
}

/** The page with what is stored. @throws a redirect without consent to keep anything */
async function storedPage(account: string) {
  const { consent, answers: values, ...from } = await readLivingWillForm(account)
  if (!consent) throw redirect(HOME, 303)
  return { values, ...from, saveId: randomUUID(), account }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readOwnForm(request, user)
  const page = { definition: livingWill, form, where: { request, context }, chooses: false }
  const done = await savePosted(user.id, page)
  if (typeof done !== 'string') return done
  await dropPending(request, user, 'livingWill')
  return redirectWithFlash(HOME, { key: 'livingWillSaved', saved: done })
}

/**
 * @returns the id of the form; the same page again when it is not done, or could not be
 * @throws a redirect without consent to keep anything
 */
async function savePosted(userId: string, page: PostedForm) {
  try {
    const post = readPostedAnswers(livingWill, page.form)
    if (!post.asksToSave) return pageAsPosted(page, post, (await storedPage(userId)).values)
    const saved = await saveAnswers(userId, post.save)
    if (!saved.ok && saved.reason === 'consent') throw redirect(HOME, 303)
    return pageUnlessDone(page, post, saved) ?? post.save.id
  } catch (error) {
    return pageAfterFailure(page, error)
  }
}

/** The questions of the living will, as a form of the same kind as the interview's. */
export default function LivingWillForm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['livingWill', 'common'])
  const page: FormPage = { ...loaderData, ...actionData }
  const { values, errors = {}, conflict, notice, failure } = page
  const failed = Object.keys(errors).length > 0 || Boolean(conflict ?? failure)
  return (
    <DashboardPage
      current="livingWill"
      title={t('form.title')}
      failed={failed}
      parent={{ href: HOME, text: t('title') }}
    >
      <Failure kind={failure} />
      <Problems
        errors={errors}
        texts={livingWillQuestions.fields}
        title={actionData || !page.asked ? undefined : t('form.toMend')}
      />
      {conflict && <ChangedElsewhere stored={conflict.stored} />}
      <SaveNotice kind={notice} button={t('form.save')} />
      <Lead>{t('form.lead')}</Lead>
      {page.isPrinted && <p>{t('form.printed')}</p>}
      <SelfSavingForm
        {...page}
        page={FORM}
        by={conflict ? '' : AUTOSAVE}
        draft="autoSave_questionnaire"
        name={livingWill.key}
        button={t('form.save')}
      >
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
      </SelfSavingForm>
    </DashboardPage>
  )
}
