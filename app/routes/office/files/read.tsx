import { useTranslation } from '#app/locales/use-translation.ts'
import { data } from 'react-router'
import { type AskedProof, proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { readFileForm } from '#app/features/office-files/read-form.ts'
import { readWishesOf, type WishesOf } from '#app/features/wishes/file/wishes-of.server.ts'
import type { Typed } from '#app/forms/rows.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { officeFiles } from '#app/features/office-files/texts.nl.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm, type FormReply, refuseSubmission } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { Route } from './+types/read.ts'
import { AskForMore } from './ask-for-more.tsx'
import { OfficePage } from '../office-page.tsx'
import { ReadWishes } from './read-wishes.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const prove = await proofNeeded(requireCapability(context, 'file.read'))
  return { prove, number: url.searchParams.get('dossier')?.slice(0, 20) ?? '' }
}

type ReadReply = FormReply & { file?: WishesOf; isBraked?: true }

/** Every reading is a post: each has its own row in the log. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'file.read')
  const form = await readForm(request)
  const submission = parseForm(readFileForm, form)
  const wrong = submission.complete && (await unproven(actor, form))
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'role', async ({ number, reason }) => {
    const read = await readWishesOf(actor, number, reason)
    if (!read.ok) {
      const isBraked = read.reason === 'braked'
      const said = isBraked ? officeFiles.read.braked : officeFiles.read.unknown
      const { data: reply } = refuseSubmission(submission, { number: [said] })
      return data<ReadReply>({ ...reply, ...(isBraked && { isBraked }) }, { status: 422 })
    }
    return data<ReadReply>({ file: read.value }, { status: 200 })
  })
}

export { headers } from '#app/routes/kit/attempt.server.ts'

/** Someone's wishes, for who has a reason to read them; their owner sees that. */
export default function ReadFile({
  loaderData: { prove, number },
  actionData,
}: Route.ComponentProps) {
  const reply: ReadReply | undefined = actionData
  const { t } = useTranslation('officeFiles')
  if (reply?.file) return <ReadWishes {...reply.file} />
  return (
    <OfficePage
      title={t('read.title')}
      failed={reply !== undefined}
      problems={<Problems errors={reply?.errors} texts={officeFiles.read.fields} />}
    >
      <Failure kind={reply?.failure} />
      <Lead>{t('read.lead')}</Lead>
      <p>{t('read.secret')}</p>
      {reply?.isBraked && <AskForMore />}
      <ReadForm prove={prove} typed={reply?.typed ?? { number }} reply={reply} />
    </OfficePage>
  )
}

type FormProps = {
  prove: AskedProof | null
  typed: Typed | undefined
  reply: FormReply | undefined
}

function ReadForm({ prove, typed, reply }: FormProps) {
  const { t } = useTranslation('officeFiles')
  return (
    <form method="post" noValidate>
      <FormFields
        fields={readFileForm.fields}
        texts={officeFiles.read.fields}
        values={typed}
        errors={reply?.errors}
        mark="optional"
      />
      <ProveField asked={prove} reply={reply} />
      <ButtonRow>
        <Button>{t('read.submit')}</Button>
      </ButtonRow>
    </form>
  )
}
