import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { senderForm } from '#app/features/letters/sender-form.ts'
import { changeSender, readSender } from '#app/features/letters/sender.server.ts'
import { cardDesk } from '#app/features/card-desk/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import { editConflict, parseFormWithSeen } from '#app/routes/kit/edits/edit-conflict.server.ts'
import {
  EditConflict,
  type EditConflictReply,
  failedBy,
  SEEN_FIELD,
  seenOrNow,
} from '#app/routes/kit/edits/edit-conflict.tsx'
import type { Route } from './+types/sender.ts'
import { SettingsPage } from './settings-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { revision, ...sender } = await readSender(requireCapability(context, 'cards.settings'))
  return { sender, revision }
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.settings')
  const submission = parseFormWithSeen(senderForm, await readForm(request))
  return answerForm({ request, context }, submission, 'sender', async (sender) => {
    if (await changeSender(actor, sender, Number(submission.seen) || 0))
      return redirectWithFlash(href('/admin/contacten/retouradres'), { key: 'senderChanged' })
    return editConflict(submission)
  })
}

/** Where cards come back to that are not delivered. */
export default function SenderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  const reply: EditConflictReply | undefined = actionData
  const { sender, revision } = loaderData
  const { fields } = cardDesk.sender
  const compared = { reply, fields: senderForm.fields, stored: sender }
  return (
    <SettingsPage
      current="sender"
      failed={failedBy(compared)}
      problems={<Problems errors={reply?.errors} />}
    >
      <Failure kind={reply?.failure} />
      <EditConflict {...compared} texts={fields} />
      <Lead>{t('sender.lead')}</Lead>
      <form method="post" noValidate>
        <FormFields
          fields={senderForm.fields}
          texts={fields}
          values={reply?.typed ?? sender}
          errors={reply?.errors}
          mark="optional"
        />
        <input type="hidden" name={SEEN_FIELD} value={seenOrNow(reply, String(revision))} />
        <ButtonRow>
          <Button>{t('sender.save')}</Button>
        </ButtonRow>
      </form>
    </SettingsPage>
  )
}
