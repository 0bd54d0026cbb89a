import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { senderForm } from '#app/features/card-desk/forms.ts'
import { changeSender, readSender } from '#app/features/card-desk/sender.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { cardDesk } from '#app/locales/nl/card-desk.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { Button, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm } from '../../answer-form.server.ts'
import { Failure } from '../../failure.tsx'
import { Problems } from '../../problems.tsx'
import type { Route } from './+types/sender.ts'
import { clash, Clash, type ClashReply, REVISION, revisionIn } from './clash.tsx'
import { SettingsPage } from './settings-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { revision, ...sender } = await readSender(requireCapability(context, 'cards.settings'))
  return { sender, revision }
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.settings')
  const form = await readForm(request)
  const submission = parseForm(senderForm, form)
  return answerForm({ request, context }, submission, 'sender', async (sender) => {
    if (await changeSender(actor, sender, revisionIn(form)))
      return redirectWithFlash(href('/admin/contacten/retouradres'), { key: 'senderChanged' })
    const { revision, ...stored } = await readSender(actor)
    return clash(submission, { lines: Object.values(stored), revision })
  })
}

/** Where cards come back to that are not delivered. */
export default function SenderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  const reply: ClashReply | undefined = actionData
  return (
    <SettingsPage current="sender" failed={reply !== undefined}>
      <Failure kind={reply?.failure} />
      <Problems errors={reply?.errors} />
      <Clash reply={reply} />
      <Lead>{t('sender.lead')}</Lead>
      <form method="post" noValidate>
        <FormFields
          fields={senderForm.fields}
          texts={cardDesk.sender.fields}
          values={reply?.typed ?? loaderData.sender}
          errors={reply?.errors}
          mark="optional"
        />
        <input
          type="hidden"
          name={REVISION}
          value={reply?.stored?.revision ?? loaderData.revision}
        />
        <ButtonRow>
          <Button>{t('sender.save')}</Button>
        </ButtonRow>
      </form>
    </SettingsPage>
  )
}
