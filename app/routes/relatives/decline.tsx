import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { declineAfterAll, isMourned } from '#app/features/contacts/invitation.server.ts'
import { isReported } from '#app/features/deaths/report.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { calledBy } from '#app/platform/names.ts'
import { readerHandle } from '../first-days/lamp-frame.tsx'
import { orSay } from '../kit/answer-form.server.ts'
import { Failure } from '../kit/failure.tsx'
import { AfterYes, Outcome } from './answer-parts.tsx'
import { UNTOLD } from './answer-said.server.ts'
import { requireReader } from './reader.server.ts'
import type { Route } from './+types/decline.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { relative } = asked.params
  const reader = await requireReader(asked, relative)
  const { owner } = reader.card
  return {
    relative,
    name: calledBy(owner),
    mayDecline: !(await isReported(reader)),
    isMourned: await isMourned(reader.ownerId),
  }
}

/** Only the button says no: a post without it changes nothing. */
export async function action(asked: Route.ActionArgs) {
  const { request, context, params } = asked
  const reader = await requireReader(asked, params.relative)
  if ((await readForm(request)).get('antwoord') !== 'nee') throw data('answer', { status: 422 })
  const page = href('/contactpersoon/:relative/toch-niet', { relative: reader.id })
  const untold = (await isMourned(reader.ownerId)) ? `&${UNTOLD}=1` : ''
  const said = `${href('/contactpersoon/antwoord')}?gezegd=nee${untold}`
  return orSay({ request, context }, 'sending', async () =>
    redirect(
      (await declineAfterAll(reader.id, context.get(requestFacts).reference)) ? said : page,
      303,
    ),
  )
}

export const handle = readerHandle

/** Where a contact who said yes says that they would rather not after all. */
export default function Decline({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['relatives', 'relativesReading'])
  const { relative, mayDecline, isMourned: untold } = loaderData
  const name = loaderData.name || t('relativesReading:someone')
  const back = { href: href('/contactpersoon'), text: t('answer.afterBack') }
  if (!mayDecline)
    return (
      <Outcome title={t('answer.afterTitle')} text={t('answer.afterWait', { name })} back={back} />
    )
  return (
    <AfterYes
      name={name}
      isMourned={untold}
      action={href('/contactpersoon/:relative/toch-niet', { relative })}
      stay={back.href}
      {...(actionData && { failure: <Failure kind={actionData.failure} /> })}
    />
  )
}
