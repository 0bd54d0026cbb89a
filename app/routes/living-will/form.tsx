import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import { answers } from '#app/forms/answers.ts'
import { fingerprintText } from '#app/forms/stored/fingerprints.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import type { SectionData } from '#app/forms/values.ts'
import { isWhole, shownAgain, WHOLE } from '#app/forms/stored/whole.ts'
import { readForm, saveAnswers } from '#app/features/living-will/living-will.server.ts'
import { livingWill } from '#app/features/living-will/questions.ts'
import { livingWillQuestions } from '#app/locales/nl/living-will.ts'
import type { FailureKind } from '#app/locales/nl/common.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  Card,
  FormFields,
  Lead,
  StatusMessage,
  SummaryList,
} from '#app/ui/index.ts'
import { Problems } from '../problems.tsx'
import type { Route } from './+types/form.ts'
import { Failure } from '../failure.tsx'
import { pendingPost, dropPending, readOwnForm } from '../pending-post.server.ts'
import { DashboardPage } from '../dashboard-page.tsx'
import { HOME } from './parts.tsx'
import { saveHead } from '../interview/save-head.server.ts'
import { Notice } from '../interview/section-form.tsx'
import { shownFilled } from '../interview/shown-after.ts'

type FormState = {
  values: Typed
  revision: number
  /** Fingerprints of the answers that it was made from. */
  opened: string | undefined
  notice?: 'pending'
  errors?: FieldErrors
  failure?: FailureKind
  /** What another tab saved in between. */
  stored?: SectionData
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const stored = await storedPage(user.id)
  const pending = await pendingPost(request, user, 'livingWill')
  if (!pending) return { page: stored, account: user.id }
  const { typed } = parseForm(livingWill, pending)
  const page: FormState = { ...again(pending, typed, stored.values), notice: 'pending' }
  return { page, account: user.id }
}

/** The page with what is stored. @throws a redirect without consent to keep anything */
async function storedPage(userId: string): Promise<FormState> {
  const { consent, answers: values, ...from } = await readForm(userId)
  if (!consent) throw redirect(HOME, 303)
  return { values, ...from }
}

const madeFrom = saveHead.pick({ revision: true, opened: true })

/** The page with what was posted; of one that was cut off, the next save asks about each difference. */
function again(form: FormData, typed: Typed, stored: Typed): FormState {
  const values = shownAgain(livingWill, form, typed, stored)
  if (!isWhole(form)) return { values, revision: 0, opened: undefined, failure: 'cut' }
  const { revision, opened } = madeFrom.parse(Object.fromEntries(form))
  return { values, revision, opened: opened && fingerprintText(opened) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readOwnForm(request, user)
  const { values: right, errors, typed } = parseForm(livingWill, form)
  if (!isWhole(form)) {
    const { values } = await storedPage(user.id)
    return data(again(form, typed, values), { status: 422 })
  }
  const from = madeFrom.parse(Object.fromEntries(form))
  const wrong = Object.keys(errors)
  const save = () => saveAnswers(user.id, { ...from, data: right, wrong })
  const saved = await orElse({ request, context }, save, (status) => status)
  if (typeof saved === 'number')
    return data({ ...again(form, typed, {}), failure: 'saving' } as FormState, { status: saved })
  if (!saved.ok && saved.reason === 'consent') return redirect(HOME, 303)
  const { revision, opened, stored } = saved
  const page: FormState = { values: shownFilled(saved, typed, right), revision, opened, errors }
  if (!saved.ok) return data({ ...page, stored }, { status: 409 })
  if (Object.keys(errors).length > 0) return data(page, { status: 422 })
  await dropPending(request, user, 'livingWill')
  return redirectWithFlash(HOME, { key: 'livingWillSaved' })
}

/** The questions of the living will, as a form of the same kind as the interview's. */
export default function LivingWillForm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['livingWill', 'common'])
  const page: FormState = actionData ?? loaderData.page
  const { values, revision, opened, errors = {}, stored, notice, failure } = page
  const problems = Object.entries(errors).map(([name, [text = '']]) => ({
    href: `#${name}`,
    text: `${livingWillQuestions.fields[name as 'treatments'].label} ${text}`,
  }))
  return (
    <DashboardPage
      current="livingWill"
      title={t('form.title')}
      failed={problems.length > 0 || stored !== undefined || failure !== undefined}
      parent={{ href: HOME, text: t('title') }}
    >
      <Failure kind={failure} />
      <Problems first={problems} />
      {stored && <Changed stored={stored} />}
      <Notice kind={notice} />
      <Lead>{t('form.lead')}</Lead>
      <form method="post" action={href('/dashboard/wilsverklaring/invullen')} noValidate>
        <input type="hidden" name="revision" value={revision} />
        {opened !== undefined && <input type="hidden" name="opened" value={opened} />}
        <input type="hidden" name="account" value={loaderData.account} />
        <FormFields
          fields={livingWill.fields}
          texts={livingWillQuestions.fields}
          values={values}
          errors={errors}
        />
        <ButtonRow>
          <Button>{t('form.save')}</Button>
          <ButtonLink href={HOME} variant="secondary">
            {t('step.back')}
          </ButtonLink>
        </ButtonRow>
        <input type="hidden" {...WHOLE} />
      </form>
    </DashboardPage>
  )
}

/** Nothing was overwritten: what was stored in between stands beside what was typed. */
function Changed({ stored }: { stored: SectionData }) {
  const { t } = useTranslation(['livingWill', 'common'])
  return (
    <>
      <StatusMessage kind="error">
        <p>{t('form.conflict')}</p>
      </StatusMessage>
      <Card title={t('common:interview.conflict.stored')}>
        <SummaryList items={answers(livingWill, livingWillQuestions, stored)} />
      </Card>
    </>
  )
}
