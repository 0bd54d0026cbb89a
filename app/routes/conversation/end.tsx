import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { noMandate } from '#app/access/in-file.server.ts'
import { endConversation } from '#app/features/mandates/mandate-end.server.ts'
import { findHeldMandate } from '#app/features/mandates/held-mandates.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { Failure } from '../kit/failure.tsx'
import { OfficePage } from '../office/office-page.tsx'
import { orSay } from '../kit/answer-form.server.ts'
import type { Route } from './+types/end.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const held = await findHeldMandate(
    requireCapability(context, 'conversations.hold'),
    params.mandate,
  )
  if (!held) throw noMandate()
  return { mandate: held.mandate, name: held.name, byLetter: held.byLetter }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'conversations.hold')
  return orSay({ request, context }, 'conversation', async () => {
    const held = await findHeldMandate(actor, params.mandate)
    if (held) await endConversation(actor, held)
    const key = held?.byLetter ? 'conversationEndedByLetter' : 'conversationEnded'
    return redirectWithFlash(href('/admin/wensengesprek'), { key })
  })
}

/** Asks before a colleague has no more access to the file of a client. */
export default function EndConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { mandate, name: known, byLetter } = loaderData
  const { t } = useTranslation('mandates')
  const name = known || t('running.nameless')
  const back = href('/admin/wensengesprek/:mandate', { mandate })
  return (
    <OfficePage title={t('end.title')} failed={actionData !== undefined}>
      <Failure kind={actionData?.failure} />
      <Lead>{t('end.lead', { name })}</Lead>
      {byLetter ? (
        <p>
          {t('end.textByLetter', { name })}{' '}
          <a href={href('/admin/wensengesprek/:mandate/brief', { mandate })}>
            {t('overview.letter')}
          </a>
        </p>
      ) : (
        <p>{t('end.text')}</p>
      )}
      <form method="post" noValidate>
        <ButtonRow>
          <Button>{t('end.submit')}</Button>
          <ButtonLink href={back} variant="secondary">
            {t('end.cancel')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </OfficePage>
  )
}
