import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { dropRequest, ownRequest } from '#app/features/release/request.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { GuildPage } from '../../directors/guild-page.tsx'
import { Asked } from '../asked.tsx'
import type { Route } from './+types/drop.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const own = isUuid(params.id) ? await ownRequest(user.id, params.id) : null
  if (own?.state !== 'unpaid') throw data('request', { status: 404 })
  return { id: own.id, asked: own.asked }
}

export async function action({ context, params }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  const done = isUuid(params.id) && (await dropRequest(user.id, params.id))
  const next = href('/franchise/dashboard')
  return redirectWithFlash(next, { key: done ? 'request_thrown' : 'request_settled' })
}

/** Asks once before a request that was not paid goes. */
export default function DropRequest({ loaderData: { id, asked } }: Route.ComponentProps) {
  const { t } = useTranslation('release')
  return (
    <GuildPage current="dashboard" title={t('drop.title')} isPart>
      <Lead>{t('drop.lead')}</Lead>
      <Asked asked={asked} />
      <form method="post" noValidate>
        <ButtonRow>
          <Button variant="danger">{t('drop.submit')}</Button>
          <ButtonLink href={href('/franchise/aanvragen/:id', { id })} variant="secondary">
            {t('drop.keep')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </GuildPage>
  )
}
