import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { type CardBatch, findBatch } from '#app/features/card-desk/batches.server.ts'
import { isPaper, printBatch } from '#app/features/card-desk/print.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, Card, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { fileInstead, givePdf } from '#app/routes/kit/file-answer.ts'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/batch.ts'
import { BatchSign, printerWords } from './batch-list.tsx'
import { addressOfStep, batchSteps } from './batch-steps.ts'
import { Orders } from './batch-orders.tsx'

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
      <p>
        <BatchSign {...batch} />
      </p>
      <BatchFacts batch={batch} />
      {state === 'made' && (isOwn ? <Print /> : <p>{t('batch.taken')}</p>)}
      <ButtonRow>
        {batchSteps(batch).map((step) => (
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

function BatchFacts({ batch }: { batch: CardBatch }) {
  const { t } = useTranslation('cardDesk')
  const { t: office } = useTranslation('office')
  const { printedWith, createdAt, state } = batch
  return (
    <Card title={t('batch.factsTitle')}>
      <SummaryList
        items={[
          { question: t('batch.contact'), answer: printedWith.contact.name },
          { question: t('batch.made'), answer: dateOf(createdAt) },
          {
            question: t(state === 'made' ? 'batch.printer.made' : 'batch.printer.after'),
            answer: printerWords(batch, office, t),
          },
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
