import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { plainHead } from '#app/features/content/head.server.ts'
import { checkFileForm, MOST_CHECKED } from '#app/features/signatures/check-form.ts'
import { checkFile, tooManyChecks } from '#app/features/signatures/check.server.ts'
import { checking } from '#app/features/signatures/texts.nl.ts'
import { parseUpload } from '#app/forms/upload.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { postedFileSize } from '#app/platform/http/upload.server.ts'
import { Button, ButtonRow, FormFields, Lead, Narrow } from '#app/ui/index.ts'
import {
  type FormReply,
  orSay,
  refuseSubmission,
  refuseTooOften,
} from '../kit/answer-form.server.ts'
import { Failure, TooOftenMessage } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'
import { PageHead } from '../public/page-head.tsx'
import type { Route } from './+types/check.ts'
import { CodeForm } from './code-form.tsx'
import { OutcomePage } from './outcome.tsx'
import { shownOf } from './shown.server.ts'

export { headers } from '../kit/attempt.server.ts'

/** What stands above the page; the same for everybody. */
export const loader = () => ({ head: plainHead(href('/controleer'), checking) })

/** The answer to the post is the page itself: what was found stands in no address. */
export const action = ({ request, context }: Route.ActionArgs) =>
  orSay({ request, context }, 'checking', async () => {
    const wait = await tooManyChecks(context.get(requestFacts).network)
    if (wait !== undefined) return refuseTooOften({ typed: {}, errors: {} }, wait)
    if (postedFileSize(request) > MOST_CHECKED) return tooLarge()
    const { submission, received } = await parseUpload(request, checkFileForm, checkFile)
    if (!received) return refuseSubmission(submission)
    const checked = await received
    if (checked.state === 'tooLarge') return tooLarge()
    return { shown: await shownOf(checked, context) }
  })

const tooLarge = () =>
  data<FormReply>({ errors: { bestand: [checking.refused.tooLarge] } }, { status: 413 })

/** Says of a booklet whose it is, which version, and whether it was changed; for anybody. */
export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('checking')
  if (actionData && 'shown' in actionData)
    return <OutcomePage {...actionData.shown} head={loaderData.head} />
  const { errors, failure, wait } = actionData ?? {}
  return (
    <Narrow>
      <PageHead head={loaderData.head} failed={actionData !== undefined} />
      <Failure kind={failure} />
      <TooOftenMessage minutes={wait} />
      <Problems errors={errors} />
      <h1>{t('title')}</h1>
      <Lead>{t('lead')}</Lead>
      <form method="post" encType="multipart/form-data" noValidate>
        <FormFields
          fields={checkFileForm.fields}
          texts={checking.fields}
          errors={errors}
          mark="optional"
        />
        <p>{t('kept')}</p>
        <ButtonRow>
          <Button>{t('submit')}</Button>
        </ButtonRow>
      </form>
      <h2>{t('paperTitle')}</h2>
      <p>{t('paper')}</p>
      <CodeForm />
    </Narrow>
  )
}
