import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { plainHead } from '#app/features/content/head.server.ts'
import { ASKED, questionAddress } from '#app/features/interview/one-by-one.ts'
import { veerTexts } from '#app/features/interview/sections/veer.nl.ts'
import { questionForm } from '#app/features/pending-posts/forms.ts'
import type { FieldPairs } from '#app/features/pending-posts/pending-posts.server.ts'
import { checkFirstAnswer } from '#app/features/registration/first-answer.server.ts'
import { firstAnswerForm } from '#app/features/registration/first-answer.ts'
import { registration } from '#app/features/registration/texts.nl.ts'
import { landingOf } from '#app/features/sign-in/sign-in.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { signInAddress } from '#app/platform/http/sign-in-address.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { Lead, Narrow } from '#app/ui/index.ts'
import { keepInBrowser } from '../kit/pending-post.server.ts'
import { Problems } from '../kit/problems.tsx'
import { PageHead } from '../public/page-head.tsx'
import type { Route } from './+types/begin.ts'
import { FirstAnswerForm } from './first-answer-form.tsx'
import { type Stage, StagePage } from './stage-page.tsx'
import { registrationStage, wizardStateIn } from './stages.server.ts'

const [{ key: QUESTION }] = firstAnswerForm.fields
const ITS_PAGE = questionAddress('veer', QUESTION)
/** Where who is signed in answers it; others have work here, and no wishes of their own. */
function ownPageOf(user: SignedIn): string {
  const landing = landingOf(user)
  return landing === href('/dashboard') ? ITS_PAGE : landing
}
const head = () => plainHead(href('/beginnen'), registration.begin)

/** Begins with a question, for who has no account yet. */
export function loader({ context }: Route.LoaderArgs) {
  const user = userOf(context)
  if (user) throw redirect(ownPageOf(user), 303)
  return { head: head() }
}

/** `isBack`: they have an account, and take along what they wrote. */
type Reply = Stage | { stage: 'question'; typed: Typed; errors: FieldErrors; isBack?: true }

/** Goes on to signing up; what was written goes along in its pages, sealed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const user = userOf(context)
  const begun = wizardStateIn(form)?.begun
  const written = begun?.[QUESTION] ?? String(form.get(QUESTION) ?? '')
  if (user) return toOwnPage({ request, context }, user, written)
  if (begun) return data<Reply>({ stage: 'question', typed: begun, errors: {}, isBack: true })
  const checked = checkFirstAnswer(form)
  if (checked.ok) return data<Reply>(registrationStage(checked.wizardState))
  const { typed, errors, missing } = checked.submission
  const said = missing.includes(QUESTION) ? { [QUESTION]: [registration.begin.open] } : errors
  return data<Reply>({ stage: 'question', typed, errors: said }, { status: 422 })
}

/** Who is signed in after all finds it on the page of the question. */
async function toOwnPage(where: Where, user: SignedIn, written: string) {
  const page = ownPageOf(user)
  if (page !== ITS_PAGE) return redirect(page, 303)
  const posted: FieldPairs = [
    [ASKED, QUESTION],
    [QUESTION, written],
  ]
  const waiting = { userId: user.id, form: questionForm('veer') }
  const headers = await keepInBrowser(where, waiting, posted)
  return redirect(page, { status: 303, headers })
}

export default function Begin({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('registration')
  if (actionData && actionData.stage !== 'question') return <StagePage {...actionData} />
  const { typed, errors = {}, isBack } = actionData ?? {}
  return (
    <Narrow>
      <PageHead head={loaderData.head} failed={actionData !== undefined && !isBack} />
      <Problems errors={errors} labelOf={() => veerTexts.fields[QUESTION].label} />
      <h1>{t('begin.title')}</h1>
      <Lead>{t('begin.lead')}</Lead>
      {isBack && (
        <p>
          {t('begin.known')} <a href={signInAddress(ITS_PAGE)}>{t('start.signIn')}</a>
        </p>
      )}
      <FirstAnswerForm typed={typed} errors={errors} />
      <p>
        <a href={href('/aanmelden')}>{t('begin.account')}</a>
      </p>
    </Narrow>
  )
}
