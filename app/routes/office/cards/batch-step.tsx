import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import {
  findBatch,
  moveOrders,
  takeBatch,
  wasOpened,
} from '#app/features/card-desk/batches.server.ts'
import { returnForm } from '#app/features/card-desk/forms.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { cardDesk } from '#app/features/card-desk/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { DangerRow, FormFields, Lead, StatusMessage } from '#app/ui/index.ts'
import { answerForm, type FormReply } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/batch-step.ts'
import { batchSteps, STATE_AFTER, STATE_BEFORE, STEPS } from './batch-steps.ts'

type Params = { batch: string; step: string }

/**
 * The batch, the step, and the orders that it is about.
 *
 * @throws a 404 answer when there is no such batch, step or order
 */
async function batchOr404(actor: Actor, { batch: number, step: name }: Params, url: URL) {
  const step = STEPS.find((one) => one === name)
  const batch = /^[1-9]\d{0,8}$/.test(number) ? await findBatch(actor, Number(number)) : null
  if (!batch || !step) throw data('batch', { status: 404 })
  const one = url.searchParams.get('aanvraag') ?? undefined
  const order = batch.contents.find(({ id }) => id === one)
  if (one && (!order || step === 'overnemen')) throw data('batch', { status: 404 })
  const concerned = batch.contents.filter(
    ({ id, state, held }) =>
      step === 'overnemen' || (state === STATE_BEFORE[step] && !held && (!one || id === one)),
  )
  const isOpen = order ? step !== 'gedrukt' || batch.isOwn : batchSteps(batch).includes(step)
  const canBe = isOpen && concerned.length > 0
  return { batch, step, order, canBe, count: concerned.length }
}

/** Back to the batch, where a colleague or another window was first. */
const late = ({ batch }: Pick<Params, 'batch'>) =>
  redirectWithFlash(href('/admin/kaartjes/:batch', { batch }), { key: 'cardsLate' })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'cards.print')
  const { batch, step, order, canBe, count } = await batchOr404(actor, params, url)
  if (!canBe) throw await late(params)
  const isUnopened = step === 'gedrukt' && !(await wasOpened(actor, batch))
  return { number: batch.number, step, fileNumber: order?.fileNumber, count, isUnopened }
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.print')
  const { batch, step, order } = await batchOr404(actor, params, url)
  const submission = parseForm(
    step === 'teruggekomen' ? returnForm : NO_QUESTIONS,
    await readForm(request),
  )
  return answerForm({ request, context }, submission, 'cards', async ({ because }) => {
    const path = href('/admin/kaartjes/:batch', { batch: params.batch })
    if (step === 'overnemen') {
      const taken = await takeBatch(actor, batch)
      return taken ? redirectWithFlash(path, { key: 'batchTaken' }) : late(params)
    }
    const to = STATE_AFTER[step]
    const moved = await moveOrders(actor, batch, { one: order?.id, to, because })
    if (moved === 0) return late(params)
    const key = step === 'verstuurd' ? 'cardsPostedByOffice' : 'cardsMoved'
    return redirectWithFlash(path, { key, values: { orders: String(moved) } })
  })
}

const NO_QUESTIONS = { ...returnForm, fields: [] }

/** Asks before a step that cannot be taken back. */
export default function BatchStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  const reply: FormReply | undefined = actionData
  const { number, step, fileNumber, count, isUnopened } = loaderData
  const back = href('/admin/kaartjes/:batch', { batch: String(number) })
  return (
    <OfficePage
      title={t(`step.${step}.title`, { number })}
      parent={{ href: back, text: t('batch.title', { number }) }}
      failed={reply !== undefined}
      problems={<Problems errors={reply?.errors} />}
    >
      <Failure kind={reply?.failure} />
      {isUnopened && <StatusMessage kind="warning">{t('step.unopened')}</StatusMessage>}
      <Lead>{t(`step.${step}.text`)}</Lead>
      <p>{fileNumber ? t('step.only', { number: fileNumber }) : t('step.all', { count })}</p>
      <form method="post" noValidate>
        {step === 'teruggekomen' && (
          <FormFields
            fields={returnForm.fields}
            texts={cardDesk.step.fields}
            values={reply?.typed}
            errors={reply?.errors}
            mark="optional"
          />
        )}
        <DangerRow intent={step} back={back} backText={t('step.back')}>
          {t(`step.${step}.confirm`)}
        </DangerRow>
      </form>
    </OfficePage>
  )
}
