import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { z } from 'zod'
import { listBatches } from '#app/features/card-desk/batches.server.ts'
import {
  BATCH_SIZE,
  type CardDesk,
  makeBatch,
  readDesk,
} from '#app/features/card-desk/desk.server.ts'
import type { OrderState } from '#app/features/cards/states.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { nextPageAddress, numberCursorIn } from '#app/platform/http/cursor.ts'
import { ButtonLink, ButtonRow, Lead, StatusMessage } from '#app/ui/index.ts'
import { type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/desk.ts'
import { ReadyOrders, NoSender, BlockedOrders, HeldOrders } from './orders-waiting.tsx'
import { Batches } from './batch-list.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'cards.print')
  const before = numberCursorIn(url.searchParams.get('voor'))
  const [desk, { rows: batches, next }] = [await readDesk(actor), await listBatches(actor, before)]
  const older = next && nextPageAddress(url, 'voor', next)
  return { ...desk, batches, older, most: BATCH_SIZE, isFirst: !before }
}

type DeskReply = FormReply & { refused?: 'none' | 'sender' }

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.print')
  const contact = z.uuid().safeParse((await readForm(request)).get('contact'))
  const make = async () => {
    const made = contact.success
      ? await makeBatch(actor, contact.data)
      : ({ ok: false, reason: 'none' } as const)
    if (!made.ok) return data<DeskReply>({ refused: made.reason }, { status: 409 })
    const batch = String(made.number)
    return redirectWithFlash(href('/admin/kaartjes/:batch', { batch }), { key: 'batchMade' })
  }
  return orSay({ request, context }, 'cards', make)
}

/** Orders of cards: how many, what can be printed, what cannot, and what was. */
export default function CardDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  const reply: DeskReply | undefined = actionData
  const { counts, ready, held, blocked, hasSender, batches, older, most, isFirst } = loaderData
  return (
    <OfficePage title={t('desk.title')} failed={reply !== undefined}>
      <Failure kind={reply?.failure} />
      {reply?.refused === 'none' && (
        <StatusMessage kind="error" title={t('desk.takenTitle')}>
          <p>{t('desk.taken')}</p>
        </StatusMessage>
      )}
      <Lead>{t('desk.lead')}</Lead>
      <p>{t('desk.counts', inWords(counts))}</p>
      {hasSender ? <ReadyOrders ready={ready} most={most} /> : <NoSender />}
      <HeldOrders held={held} />
      <BlockedOrders blocked={blocked} />
      <h2>{t('desk.batchesTitle')}</h2>
      {batches.length > 0 ? <Batches batches={batches} /> : <p>{t('desk.noBatches')}</p>}
      <ButtonRow>
        {!isFirst && (
          <ButtonLink href={href('/admin/kaartjes')} variant="secondary">
            {t('desk.newest')}
          </ButtonLink>
        )}
        {older && (
          <ButtonLink href={older} variant="secondary">
            {t('desk.older')}
          </ButtonLink>
        )}
      </ButtonRow>
    </OfficePage>
  )
}

/** Orders by how far they are, as they are read. */
function inWords(counts: CardDesk['counts']) {
  const many = (state: OrderState) => numberOf(counts[state] ?? 0)
  return {
    requested: many('requested'),
    batched: many('batched'),
    printed: many('printed'),
    posted: many('posted'),
    returned: many('returned'),
  }
}
