import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { plainHead } from '#app/features/content/head.server.ts'
import { checkCodeForm } from '#app/features/signatures/check-form.ts'
import { asCode, isCode } from '#app/features/signatures/code.ts'
import { lookUpCode, tooManyCodes } from '#app/features/signatures/codes.server.ts'
import { checking } from '#app/features/signatures/texts.nl.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Lead, Narrow } from '#app/ui/index.ts'
import { answerForm, refuseSubmission, refuseTooOften } from '../kit/answer-form.server.ts'
import { Failure, TooOftenMessage } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'
import { PageHead } from '../public/page-head.tsx'
import type { Route } from './+types/check-code.ts'
import { CodeForm } from './code-form.tsx'
import { OutcomePage } from './outcome.tsx'
import { shownOfCode } from './shown.server.ts'

export { headers } from '../kit/attempt.server.ts'

export const loader = () => ({ head: plainHead(href('/controleer/code'), checking) })

/** The answer to the post is the page itself: the code and what it says stand in no address. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseForm(checkCodeForm, await readForm(request))
  return answerForm({ request, context }, submission, 'checking', async ({ code: typed }) => {
    const code = asCode(typed)
    // Known without asking anybody: it is no guess, and is not counted as one.
    if (!isCode(code)) return refuseSubmission(submission, MISTYPED)
    const wait = await tooManyCodes(context.get(requestFacts).network)
    if (wait !== undefined) return refuseTooOften(submission, wait)
    const said = await lookUpCode(code)
    if (!said) return refuseSubmission(submission, UNKNOWN)
    return { shown: await shownOfCode(said, context) }
  })
}

const MISTYPED = errorsFor(checkCodeForm, { code: 'bookletCode' })
const UNKNOWN = errorsFor(checkCodeForm, { code: 'bookletCodeUnknown' })

/** Says of a code on paper whose booklet it is and which version; for anybody who has the paper. */
export default function CheckCode({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('checking')
  if (actionData && 'shown' in actionData)
    return <OutcomePage {...actionData.shown} head={loaderData.head} />
  const { typed, errors, failure, wait } = actionData ?? {}
  return (
    <Narrow>
      <PageHead head={loaderData.head} failed={actionData !== undefined} />
      <meta name="robots" content="noindex" />
      <Failure kind={failure} />
      <TooOftenMessage minutes={wait} />
      <Problems errors={errors} />
      <h1>{t('title')}</h1>
      <Lead>{t('paper')}</Lead>
      <CodeForm typed={typed} errors={errors} />
      <p>
        <a href={href('/controleer')}>{t('fileInstead')}</a>
      </p>
    </Narrow>
  )
}
