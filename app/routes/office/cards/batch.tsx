import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { type Batch, type BatchOrder, findBatch } from '#app/features/card-desk/batches.server.ts'
import { isPaper, printBatch } from '#app/features/card-desk/print.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { Button, ButtonLink, ButtonRow, Card, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { DataTable } from '#app/ui/office.tsx'
import { fileInstead, givePdf } from '../../file-answer.ts'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/batch.ts'
import { addressOfStep, stepsOf } from './batch-steps.ts'

export const middleware: Route.MiddlewareFunction[] = [fileInstead]

/** @throws a 404 answer when there is no batch with this number */
async function batchOf(actor: Actor, number: string) {
  const batch = /^[1-9]\d{0,8}$/.test(number) ? await findBatch(actor, Number(number)) : null
  if (!batch) throw data('batch', { status: 404 })
  return batch
}

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  batchOf(requireCapability(context, 'cards.print'), params.batch)

/** Names and addresses are read by a post: each reading is noted. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.print')
  const batch = await batchOf(actor, params.batch)
  const paper = String((await readForm(request)).get('papier'))
  const printed = isPaper(paper) ? await printBatch(actor, batch, paper) : 'taken'
  if (printed === 'taken') return data({ taken: true }, { status: 409 })
  return givePdf(context, `partij-${batch.number}-${paper}.pdf`, printed)
}

/** One batch: what is in it, printing it, and how far it is. */
export default function BatchPage({ loaderData: batch, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  const { number, state, isOwn, contents } = batch
  return (
    <OfficePage
      title={t('batch.title', { number })}
      parent={{ href: href('/admin/kaartjes'), text: t('desk.title') }}
      failed={actionData !== undefined}
    >
      {actionData && (
        <StatusMessage kind="error" title={t('batch.tookTitle')}>
          <p>{t('batch.took')}</p>
        </StatusMessage>
      )}
      <Facts batch={batch} />
      {state === 'made' && (isOwn ? <Print /> : <p>{t('batch.taken')}</p>)}
      <ButtonRow>
        {stepsOf(batch).map((step) => (
          <ButtonLink key={step} href={addressOfStep(number, step)} variant="secondary">
            {t(`batch.steps.${step}`)}
          </ButtonLink>
        ))}
      </ButtonRow>
      {contents.length > 0 ? (
        <Orders batch={batch} contents={contents} />
      ) : (
        <p>{t('batch.empty')}</p>
      )}
    </OfficePage>
  )
}

function Facts({ batch }: { batch: Batch }) {
  const { t } = useTranslation('cardDesk')
  const { printedWith, createdAt, printer, isOwn, state } = batch
  return (
    <Card title={t('batch.factsTitle')}>
      <SummaryList
        items={[
          { question: t('batch.contact'), answer: printedWith.contact.name },
          { question: t('batch.made'), answer: dateOf(createdAt) },
          {
            question: t('batch.printer'),
            answer: isOwn ? t('desk.you') : (printer ?? t('desk.nobody')),
          },
          { question: t('batch.state'), answer: t(`desk.batchStates.${state}`) },
        ]}
      />
    </Card>
  )
}

function Print() {
  const { t } = useTranslation('cardDesk')
  return (
    <Card title={t('batch.printTitle')}>
      <p>{t('batch.printText')}</p>
      <form method="post">
        <ButtonRow>
          <Button name="papier" value="kaartjes">
            {t('batch.sheets')}
          </Button>
          <Button name="papier" value="brieven" variant="secondary">
            {t('batch.letters')}
          </Button>
        </ButtonRow>
      </form>
    </Card>
  )
}

function Orders({ batch, contents }: { batch: Batch; contents: BatchOrder[] }) {
  const { t } = useTranslation('cardDesk')
  return (
    <DataTable
      caption={t('batch.orders')}
      columns={(['file', 'variant', 'orderState', 'note', 'action'] as const).map((key) =>
        t(`batch.${key}`),
      )}
      rows={contents.map((order) => ({
        key: order.id,
        cells: [
          order.fileNumber,
          t(`batch.variants.${order.variant}`),
          `${t(`desk.states.${order.state}`)}, ${dateOf(order.changedAt)}`,
          <Note key="note" batch={batch} order={order} />,
          <StepLink key="step" batch={batch} order={order} />,
        ],
      }))}
    />
  )
}

type OrderProps = { batch: Batch; order: BatchOrder }

/** What must come out of the envelope. */
function Note({ batch, order: { state, held, revoked, returnedBecause } }: OrderProps) {
  const { t } = useTranslation('cardDesk')
  if (held) return t(`batch.held.${state === 'printed' ? 'printed' : 'batched'}`)
  if (returnedBecause) return t(`step.fields.because.options.${returnedBecause}`)
  if (batch.state === 'posted' || revoked.length === 0) return null
  if (state === 'revoked' || revoked.length === 3) return t('batch.gone')
  return t('batch.revoked', { numbers: revoked.join(', ') })
}

const STEP_OF = { batched: 'gedrukt', printed: 'verstuurd', posted: 'teruggekomen' } as const

/** The next step of one order. */
function StepLink({ batch, order: { id, state, held, fileNumber } }: OrderProps) {
  const { t } = useTranslation('cardDesk')
  if (held || !(state in STEP_OF) || (state === 'batched' && !batch.isOwn)) return null
  const step = STEP_OF[state as keyof typeof STEP_OF]
  return (
    <a
      href={addressOfStep(batch.number, step, id)}
      aria-label={t('batch.stepOne', { step: t(`batch.one.${step}`), number: fileNumber })}
    >
      {t(`batch.one.${step}`)}
    </a>
  )
}
