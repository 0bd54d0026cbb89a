import { useTranslation } from '#app/locales/use-translation.ts'
import { Outlet } from 'react-router'
import { noMandate } from '#app/access/in-file.server.ts'
import { findHeldMandate } from '#app/features/mandates/held-mandates.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import {
  refuseWhileAway,
  requireCapability,
  requireCapabilityBelow,
} from '#app/middleware/user.server.ts'
import { StatusMessage } from '#app/ui/index.ts'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [requireCapabilityBelow('conversations.hold')]

export async function loader({ context, params }: Route.LoaderArgs) {
  refuseWhileAway()
  const held = await findHeldMandate(
    requireCapability(context, 'conversations.hold'),
    params.mandate,
  )
  if (!held) throw noMandate()
  const { name, number, until } = held
  return { name, number, until }
}

/** Whose file a colleague writes in, above every page that does. */
export default function ConversationLayout({ loaderData }: Route.ComponentProps) {
  const { name, number, until } = loaderData
  const { t } = useTranslation('mandates')
  const moment = momentOf(until)
  return (
    <>
      <StatusMessage kind="info" title={t('banner.title', { name: name || t('running.nameless') })}>
        <p>{number ? t('banner.text', { number, moment }) : t('banner.textNew', { moment })}</p>
      </StatusMessage>
      <Outlet />
    </>
  )
}
