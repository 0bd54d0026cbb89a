import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { z } from 'zod'
import { type Batch, listBatches } from '#app/features/card-desk/batches.server.ts'
import {
  BATCH_SIZE,
  type Blocked,
  type Desk,
  makeBatch,
  readDesk,
} from '#app/features/card-desk/desk.server.ts'
import type { OrderState } from '#app/features/cards/states.ts'
import { dateOf } from '#app/locales/dates.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { Button, ButtonLink, ButtonRow, Lead, StatusMessage } from '#app/ui/index.ts'
import { Figure, Figures } from '#app/ui/office-figures.tsx'
import { DataTable } from '#app/ui/office.tsx'
import type { FormReply } from '../../answer-form.server.ts'
import { Failure } from '../../failure.tsx'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/desk.ts'

/** The number of the batch after which the list goes on. */
const placeOf = z.coerce.number().int().positive().max(1e9).optional().catch(undefined)

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'cards.print')
  const before = placeOf.parse(url.searchParams.get('voor') ?? undefined)
  const [desk, list] = [await readDesk(actor), await listBatches(actor, before)]
  return { ...desk, ...list, most: BATCH_SIZE, isFirst: !before }
}

type Reply = FormReply & { refused?: 'none' | 'sender' }

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.print')
  const contact = z.uuid().safeParse((await readForm(request)).get('contact'))
  const make = async () => {
    const made = contact.success
      ? await makeBatch(actor, contact.data)
      : ({ ok: false, reason: 'none' } as const)
    if (!made.ok) return data<Reply>({ refused: made.reason }, { status: 409 })
    const batch = String(made.number)
    return redirectWithFlash(href('/admin/kaartjes/:batch', { batch }), { key: 'batchMade' })
  }
  return orElse({ request, context }, make, (status) =>
    data<Reply>({ failure: 'cards' }, { status }),
  )
}

/** Orders of cards: how many, what can be printed, what cannot, and what was. */
export default function CardDesk({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  const reply: Reply | undefined = actionData
  const { counts, ready, held, blocked, hasSender, batches, next, most, isFirst } = loaderData
  return (
    <OfficePage title={t('desk.title')} failed={reply !== undefined}>
      <Failure kind={reply?.failure} />
      {reply?.refused === 'none' && (
        <StatusMessage kind="error" title={t('desk.takenTitle')}>
          <p>{t('desk.taken')}</p>
        </StatusMessage>
      )}
      <Lead>{t('desk.lead')}</Lead>
      <Counts counts={counts} />
      {hasSender ? <Ready ready={ready} most={most} /> : <NoSender />}
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
        {next && (
          <ButtonLink href={`${href('/admin/kaartjes')}?voor=${next}`} variant="secondary">
            {t('desk.older')}
          </ButtonLink>
        )}
      </ButtonRow>
    </OfficePage>
  )
}

const SHOWN: OrderState[] = ['requested', 'batched', 'printed', 'posted', 'returned']

function Counts({ counts }: Pick<Desk, 'counts'>) {
  const { t } = useTranslation('cardDesk')
  return (
    <Figures>
      {SHOWN.map((state) => (
        <Figure
          key={state}
          label={t(`desk.states.${state}`)}
          value={numberOf(counts[state] ?? 0)}
        />
      ))}
    </Figures>
  )
}

function Ready({ ready, most }: Pick<Desk, 'ready'> & { most: number }) {
  const { t } = useTranslation('cardDesk')
  return (
    <>
      <h2>{t('desk.readyTitle')}</h2>
      {ready.length === 0 ? (
        <p>{t('desk.nothingReady')}</p>
      ) : (
        <>
          <p>{t('desk.makeHow', { most })}</p>
          <DataTable
            caption={t('desk.ready')}
            columns={[t('desk.contact'), t('desk.orders'), t('desk.make')]}
            rows={ready.map(({ contactId, name, orders }) => ({
              key: contactId,
              cells: [name, orders, <MakeButton key="make" contactId={contactId} name={name} />],
            }))}
          />
        </>
      )}
    </>
  )
}

function MakeButton({ contactId, name }: { contactId: string; name: string }) {
  const { t } = useTranslation('cardDesk')
  return (
    <form method="post">
      <Button
        variant="secondary"
        name="contact"
        value={contactId}
        aria-label={t('desk.makeOne', { name })}
      >
        {t('desk.make')}
      </Button>
    </form>
  )
}

function NoSender() {
  const { t } = useTranslation('cardDesk')
  return (
    <StatusMessage kind="error" title={t('desk.senderTitle')}>
      <p>{t('desk.sender')}</p>
      <p>
        <a href={href('/admin/contacten/retouradres')}>{t('desk.senderLink')}</a>
      </p>
    </StatusMessage>
  )
}

/** More of them say nothing new. */
const MOST_SHOWN = 100

function BlockedOrders({ blocked }: { blocked: Blocked[] }) {
  const { t } = useTranslation('cardDesk')
  if (blocked.length === 0) return null
  return (
    <>
      <h2>{t('desk.blockedTitle')}</h2>
      <StatusMessage kind="info" title={t('desk.blocked', { count: blocked.length })}>
        <p>{t('desk.blockedText')}</p>
        <p>
          <a href={href('/admin/contacten/postcodegebieden')}>{t('desk.blockedLink')}</a>
        </p>
      </StatusMessage>
      <DataTable
        caption={t('desk.blockedTitle')}
        columns={[t('desk.file'), t('desk.area'), t('desk.since')]}
        rows={blocked.slice(0, MOST_SHOWN).map(({ fileNumber, createdAt, area }) => ({
          key: `${fileNumber} ${createdAt.toISOString()}`,
          cells: [fileNumber, area ?? t('desk.noArea'), dateOf(createdAt)],
        }))}
      />
    </>
  )
}

/** Whose death was reported: nothing goes to their address. */
function HeldOrders({ held }: Pick<Desk, 'held'>) {
  const { t } = useTranslation('cardDesk')
  if (held.length === 0) return null
  return (
    <>
      <h2>{t('desk.heldTitle')}</h2>
      <StatusMessage kind="info" title={t('desk.held', { count: held.length })}>
        <p>{t('desk.heldText')}</p>
      </StatusMessage>
      <DataTable
        caption={t('desk.heldTitle')}
        columns={[t('desk.file'), t('desk.since')]}
        rows={held.slice(0, MOST_SHOWN).map(({ fileNumber, createdAt }) => ({
          key: `${fileNumber} ${createdAt.toISOString()}`,
          cells: [fileNumber, dateOf(createdAt)],
        }))}
      />
    </>
  )
}

function Batches({ batches }: { batches: Batch[] }) {
  const { t } = useTranslation('cardDesk')
  return (
    <DataTable
      caption={t('desk.batches')}
      columns={(['batch', 'contact', 'orders', 'made', 'printer', 'state'] as const).map((key) =>
        t(`desk.${key}`),
      )}
      rows={batches.map((batch) => ({
        key: batch.id,
        cells: [
          <a key="batch" href={href('/admin/kaartjes/:batch', { batch: String(batch.number) })}>
            {t('batch.title', { number: batch.number })}
          </a>,
          batch.printedWith.contact.name,
          batch.orders,
          dateOf(batch.createdAt),
          batch.isOwn ? t('desk.you') : (batch.printer ?? t('desk.nobody')),
          t(`desk.batchStates.${batch.state}`),
        ],
      }))}
    />
  )
}
