import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { approveForm } from '#app/features/release/decision/decision-forms.ts'
import { approveRequest } from '#app/features/release/decision/decision.server.ts'
import { isLastApproval, lackOf, obstacleTo } from '#app/features/release/decision/obstacle.ts'
import { pastOf } from '#app/features/release/office-requests.server.ts'
import { nameIn } from '#app/features/release/request-contents.server.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { OfficePage } from '../../office-page.tsx'
import { LIST } from '../list-address.ts'
import type { Route } from './+types/approve.ts'
import { isLack } from './answer.server.ts'
import { chosenIn, notKept, requestAskedAbout } from './asked-about.server.ts'
import { decidedMeanwhile } from './decided.server.ts'
import { HeardBefore } from './heard-before.tsx'
import { backTo } from './other-buttons.server.ts'

export const handle: PageHandle = { shows: 'requests' }

const pageOf = (id: string) => href('/admin/toegangsverzoeken/:id', { id })

/** What is asked about, with what was chosen. @throws the way back where this is not the last approval */
async function read(actor: Actor, id: string, asking: Request) {
  const request = await requestAskedAbout(actor, id, 'accorderen')
  const approval = parseForm(approveForm(request), chosenIn(asking)).values
  const obstacle = obstacleTo(request)
  if (obstacle) throw await backTo(id, `request_${obstacle}`)
  if (!isLastApproval(request) || lackOf(request, { ...approval, proven: true }))
    throw await notKept(actor, request, asking)
  return { request, approval }
}

export async function loader({ context, params, request: asking }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const { request, approval } = await read(actor, params.id, asking)
  const { approvals, calls } = await pastOf(actor, params.id)
  const { id, kind, companyName: company, asked } = request
  const name = (asked && nameIn(asked)) ?? null
  const { nagekeken: checks = [], ondanks: despite } = approval
  const prove = await proofNeeded(actor)
  return { id, kind, company, name, checks, despite, approvals, calls, prove }
}

export async function action({ context, params, request: asking }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const form = await readForm(asking)
  const { request, approval } = await read(actor, params.id, asking)
  const wrong = await unproven(actor, form)
  if (wrong) return data<FormReply>(wrong, { status: 422 })
  return orSay({ request: asking, context }, 'request', async () => {
    const said = { proven: true, sure: true }
    const became = await approveRequest(actor, request.id, approval, said)
    if (became === 'completed') return redirectWithFlash(LIST, { key: 'request_completed' })
    if (isLack(became) || became === 'last') return notKept(actor, request, asking)
    const decided = became === 'gone' && (await decidedMeanwhile(actor, request.id, 'accorderen'))
    return decided || backTo(request.id, `request_${became}`)
  })
}

export { headers } from '../../../kit/attempt.server.ts'

/** What the last approval does, before it is done. */
export default function ApproveRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, company, name, checks, despite, approvals, calls, prove } = loaderData
  const { t } = useTranslation('release')
  const reply: FormReply = actionData ?? {}
  return (
    <OfficePage
      title={t(`desk.last.${kind}.title`, { company, name: name ?? t('desk.named.owner') })}
      parent={{ href: pageOf(id), text: name ?? t('office.one', { company }) }}
      failed={Object.keys(reply).length > 0}
      problems={<Problems errors={reply.errors} />}
    >
      <Failure kind={reply.failure} />
      <Lead>{t(`desk.last.${kind}.text`, { company })}</Lead>
      <p>{t(`desk.last.${kind}.after`)}</p>
      <p>{t('desk.last.checked')}</p>
      <ul>
        {checks.map((check) => (
          <li key={check}>{t(`desk.fields.nagekeken.options.${check}`)}</li>
        ))}
        {despite && <li>{t(`desk.fields.ondanks.options.${despite}`)}</li>}
      </ul>
      <HeardBefore request={{ kind }} name={name} approvals={approvals} calls={calls} />
      <form method="post" noValidate>
        <ProveField asked={prove} reply={reply} />
        <ButtonRow>
          <Button>{t('desk.last.yes')}</Button>
          <ButtonLink href={`${pageOf(id)}#accorderen`} variant="secondary">
            {t('desk.sure.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </OfficePage>
  )
}
