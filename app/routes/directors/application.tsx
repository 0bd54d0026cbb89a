import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { applicationForm } from '#app/features/guild/forms/application-form.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { articleAt } from '#app/features/content/articles.server.ts'
import { applyForMembership, tooManyApplications } from '#app/features/guild/application.server.ts'
import { site } from '#app/features/content/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Lead, Narrow } from '#app/ui/index.ts'
import { answerForm, refuseTooOften } from '../kit/answer-form.server.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { TextPage } from '../public/article-page.tsx'
import type { Route } from './+types/application.ts'
import { ApplicationForm } from './application-form.tsx'
import { FormProblems } from './problems.tsx'

const PATH = href('/uitvaartondernemers/aanmeldformulier')

export function loader({ url }: Route.LoaderArgs) {
  const article = articleAt(PATH)
  if (!article) throw data('path', { status: 404 })
  return { article, isSent: url.searchParams.has('gelukt') }
}

export { headers } from '../kit/attempt.server.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseForm(applicationForm, await readForm(request))
  return answerForm({ request, context }, submission, 'sending', async (answers) => {
    const wait = await tooManyApplications(context.get(requestFacts).network)
    if (wait !== undefined) return refuseTooOften(submission, wait)
    await applyForMembership(answers)
    return redirectWithFlash(`${PATH}?gelukt=`, { key: 'applied' })
  })
}

/** A business applies to become a guild member: what that means, and the form, once. */
export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, errors } = actionData ?? {}
  const failed = actionData !== undefined
  if (loaderData.isSent && !failed) return <Applied />
  return (
    <TextPage
      article={loaderData.article}
      failed={failed}
      problems={<FormProblems reply={actionData} texts={site.apply.fields} />}
    >
      <ApplicationForm typed={typed} errors={errors} />
    </TextPage>
  )
}

/** What comes after an application was sent. */
function Applied() {
  const { t } = useTranslation('site')
  return (
    <Narrow>
      <PageTitle title={t('apply.sent.title')} />
      <h1>{t('apply.sent.title')}</h1>
      <Lead>{t('apply.sent.lead')}</Lead>
      <p>{t('apply.sent.mail')}</p>
      <p>{t('apply.sent.until')}</p>
      <ul>
        <li>
          <a href={href('/uitvaartondernemers/samenwerkingsmodel')}>{t('apply.sent.how')}</a>
        </li>
        <li>
          <a href={PATH}>{t('apply.another')}</a>
        </li>
      </ul>
    </Narrow>
  )
}
