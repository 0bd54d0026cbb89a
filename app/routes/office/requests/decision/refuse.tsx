import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { refuseForm } from '#app/features/release/decision/decision-forms.ts'
import { refuseRequest } from '#app/features/release/decision/decision.server.ts'
import { nameIn } from '#app/features/release/request-contents.server.ts'
import { funeralOf } from '#app/features/release/waiting-requests.server.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { dayOf, weekdayDateOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { isPaidBack } from '#app/features/release/states.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { Button, ButtonLink, ButtonRow } from '#app/ui/index.ts'
import { OfficePage } from '../../office-page.tsx'
import { LIST } from '../list-address.ts'
import type { Route } from './+types/refuse.ts'
import { chosenIn, requestAskedAbout } from './asked-about.server.ts'
import { decidedMeanwhile } from './decided.server.ts'
import { backTo } from './other-buttons.server.ts'

export const handle: PageHandle = { shows: 'requests' }

const pageOf = (id: string) => href('/admin/toegangsverzoeken/:id', { id })

/** What is asked about, with the reason. @throws the way back where none was chosen */
async function read(actor: Actor, id: string, asking: Request) {
  const request = await requestAskedAbout(actor, id, 'afwijzen')
  const { complete } = parseForm(refuseForm(request), chosenIn(asking))
  if (!complete) throw redirect(`${pageOf(id)}#afwijzen`, 303)
  return { request, reason: complete.reden }
}

export async function loader({ context, params, request: asking }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const { request, reason } = await read(actor, params.id, asking)
  const { id, companyName: company, asked, isFree } = request
  const funeral = asked && (await funeralOf(asked))
  return {
    id,
    company,
    reason,
    isFree,
    name: (asked && nameIn(asked)) ?? null,
    funeral: funeral && funeral >= dayOf(new Date()) ? weekdayDateOf(funeral) : null,
    prove: isPaidBack(reason) ? await proofNeeded(actor) : null,
  }
}

/** What gives money back asks who refuses to show who they are. */
export async function action({ context, params, request: asking }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const form = await readForm(asking)
  const { request, reason } = await read(actor, params.id, asking)
  const wrong = isPaidBack(reason) && (await unproven(actor, form))
  if (wrong) return data<FormReply>(wrong, { status: 422 })
  return orSay({ request: asking, context }, 'request', async () => {
    const refused = await refuseRequest(actor, request.id, reason)
    if (refused === 'contact') return backTo(request.id, 'request_contact')
    if (!refused)
      return (
        (await decidedMeanwhile(actor, request.id, 'afwijzen')) ??
        backTo(request.id, 'request_gone')
      )
    return redirectWithFlash(LIST, { key: 'request_refused' })
  })
}

export { headers } from '../../../kit/attempt.server.ts'

/** What a refusal does, before it is done. */
export default function RefuseRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id, company, reason, isFree, name, funeral, prove } = loaderData
  const { t } = useTranslation('release')
  const reply: FormReply = actionData ?? {}
  return (
    <OfficePage
      title={t('desk.sure.title', { name: name ?? t('desk.named.owner') })}
      parent={{ href: pageOf(id), text: name ?? t('office.one', { company }) }}
      failed={Object.keys(reply).length > 0}
      problems={<Problems errors={reply.errors} />}
    >
      <Failure kind={reply.failure} />
      {funeral && <p>{t('desk.sure.funeral', { day: funeral })}</p>}
      <p>
        {t('desk.sure.reason', { company, reason: t(`office.fields.reden.options.${reason}`) })}
      </p>
      {!isFree && (
        <p>{t(isPaidBack(reason) ? 'desk.sure.money' : 'desk.sure.noMoney', { company })}</p>
      )}
      <p>{t('desk.sure.told')}</p>
      <form method="post" noValidate>
        <ProveField asked={prove} reply={reply} />
        <ButtonRow>
          <Button variant="danger">{t('desk.sure.yes')}</Button>
          <ButtonLink href={`${pageOf(id)}#afwijzen`} variant="secondary">
            {t('desk.sure.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </OfficePage>
  )
}
