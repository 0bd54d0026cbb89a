import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import {
  deliveryOf,
  endedByOffice,
  lookAtDelivery,
  ownerNameOf,
} from '#app/features/delivery/delivered.server.ts'
import { LATE_AFTER } from '#app/features/delivery/term.ts'
import { type OwnRequest, ownRequest } from '#app/features/release/request.server.ts'
import { dayAfter, dayOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { FormErrorSummary } from '../../auth/errors.tsx'
import { GuildPage } from '../../directors/guild-page.tsx'
import { unproven } from '../../kit/prove.server.ts'
import { listedOwnRequest } from '../listed.server.ts'
import type { Route } from './+types/delivered.ts'
import { neededFirst } from './needed-first.server.ts'
import { DeliveryState } from './delivery-state.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const { id } = user
  const request = isUuid(params.id) ? await ownRequest(id, params.id) : null
  if (!request) throw data('request', { status: 404 })
  const delivery = await deliveryOf(id, params.id)
  if (!delivery) throw redirect(href('/franchise/dashboard'), 303)
  const { kind, asked } = request
  const state = deliveryStateOf(request, delivery)
  const needed = state === 'ready' ? await neededFirst(user, params.id) : null
  const isOpen = state === 'ready' && !needed
  const first = isOpen ? await lookAtDelivery(user, params.id) : null
  const files = needed ? [] : delivery.files
  const name = ownerNameOf(files, asked)
  const { diedOn, funeralBy, isLate, isToGetToday } = await listedOwnRequest(request)
  const about = { number: asked?.dossierNummer ?? null, name, diedOn, funeralBy, isLate }
  const withheld = needed ? [] : delivery.withheld
  const endedAt = state === 'over' ? await endedByOffice(params.id) : null
  const endsSoon = isSoon(delivery.deletesAt)
  const ends = { ...endOf(delivery), isToGetToday }
  const shown = { ...delivery, endedAt, endsSoon, ends, needed, first, files, withheld }
  const page = { id: params.id, kind, state, ...about, ...shown }
  return data(page, { status: state === 'over' || state === 'stopped' ? 410 : 200 })
}

/** Within a week of the end it is said before all else. */
const SOON_MS = 7 * DAY_MS
const isSoon = (end: Date | null) => end !== null && end.getTime() - Date.now() < SOON_MS

/** By what is said of the end: whether it is near, and whether everything was got. */
function endOf({ deletesAt, files }: ShownDelivery) {
  const day = deletesAt && dayOf(deletesAt)
  const today = dayOf(new Date())
  const near = day === today ? 'today' : day === dayAfter(today, 1) ? 'tomorrow' : 'later'
  return { near, allGot: files.every(({ fetchedAt }) => fetchedAt) } as const
}

type ShownDelivery = NonNullable<Awaited<ReturnType<typeof deliveryOf>>>

function deliveryStateOf(
  { state }: OwnRequest,
  { deliveredAt, availableUntil, files, failures }: ShownDelivery,
) {
  if (state !== 'completed') return 'stopped'
  if (!deliveredAt) return failures >= LATE_AFTER ? 'late' : 'making'
  return availableUntil && files.length > 0 ? 'ready' : 'over'
}

/** Shows who gets it, before the first document. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  if (!isUuid(params.id) || !(await ownRequest(user.id, params.id)))
    throw data('request', { status: 404 })
  const wrong = await unproven(user, await readForm(request))
  if (wrong) return data<SignInReply>(wrong, { status: 422 })
  return redirect(href('/franchise/aanvragen/:id/dossier', { id: params.id }), 303)
}

export { headers } from '../../kit/attempt.server.ts'

type DeliveryPageProps = Route.ComponentProps['loaderData']

/** By the name in the file, or as it was asked for until one gets it; forgotten some time after the end. */
function deliveryTitle(
  { kind, name }: Pick<DeliveryPageProps, 'kind' | 'name'>,
  t: TFunction<'delivery'>,
) {
  if (!name) return t(kind === 'full' ? 'page.title' : 'page.titleWill')
  return t(kind === 'full' ? 'page.titleOf' : 'page.titleWillOf', { name })
}

/** What a member asked for, to get; and until when. */
export default function Delivered({ loaderData: page, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('delivery')
  const title = deliveryTitle(page, t)
  return (
    <GuildPage
      current="dashboard"
      title={title}
      failed={actionData !== undefined}
      isPart
      problems={<FormErrorSummary reply={actionData} />}
    >
      <DeliveryState {...page} reply={actionData} />
      <ButtonRow>
        <ButtonLink href={href('/franchise/dashboard')} variant="secondary">
          {t('page.toRequests')}
        </ButtonLink>
      </ButtonRow>
    </GuildPage>
  )
}
