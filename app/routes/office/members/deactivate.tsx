import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { activeGuildMembers } from '#app/features/content/counter.server.ts'
import { deactivateMember } from '#app/features/guild/change.server.ts'
import { deactivateForm } from '#app/features/guild/forms/deactivate-form.ts'
import {
  type LeftRequest,
  leftOfMember,
} from '#app/features/release/stops/left-of-member.server.ts'
import { isOpenState, REQUEST_KINDS } from '#app/features/release/states.ts'
import { weekdayDateOf } from '#app/locales/dates.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { guild } from '#app/features/guild/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { DangerRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm, type FormReply, refuseSubmission } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/deactivate.ts'
import { memberOr404 } from './member-or-404.server.ts'
import { OfficePage } from '../office-page.tsx'

export const handle: PageHandle = { shows: 'members' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'members.manage')
  const { id, companyName, state } = await memberOr404(actor, params.id)
  const isActive = state === 'active'
  const prove = isActive ? await proofNeeded(actor) : null
  const left = isActive ? await leftOfMember(actor, id) : []
  return { id, company: companyName, isActive, left, prove }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'members.manage')
  const { id } = await memberOr404(actor, params.id)
  const form = await readForm(request)
  const submission = parseForm(deactivateForm, form)
  const wrong = submission.complete && (await unproven(actor, form))
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'memberStatus', async ({ because }) => {
    const changed = await deactivateMember(actor, id, because)
    if (!changed.ok && changed.reason === 'unknown') throw data('member', { status: 404 })
    if (changed.ok) await activeGuildMembers.refresh()
    const key = changed.ok ? 'member_deactiveren' : 'memberAlready'
    return redirectWithFlash(href('/admin/gilde/leden/:id', { id }), { key })
  })
}

export { headers } from '#app/routes/kit/attempt.server.ts'

/** Asks why, which the company is mailed. */
export default function DeactivateMember({ loaderData, actionData }: Route.ComponentProps) {
  const { id, company, isActive, left, prove } = loaderData
  const reply: FormReply | undefined = actionData
  const { t } = useTranslation('guild')
  const page = href('/admin/gilde/leden/:id', { id })
  const open = left.filter(({ state }) => isOpenState(state))
  return (
    <OfficePage
      title={t('stop.title', { company })}
      parent={{ href: page, text: company }}
      failed={reply !== undefined}
      problems={<Problems errors={reply?.errors} />}
    >
      <Failure kind={reply?.failure} />
      <Lead>{t(isActive ? 'stop.lead' : 'stop.already')}</Lead>
      <Left said={t('stop.requests', { count: open.length })} requests={open} />
      {REQUEST_KINDS.map((kind) => (
        <Left
          key={kind}
          said={t(`stop.left.${kind}`)}
          requests={left.filter((one) => one.kind === kind && !open.includes(one))}
        />
      ))}
      {isActive && (
        <form method="post" noValidate>
          <FormFields
            fields={deactivateForm.fields}
            texts={guild.stop.fields}
            values={reply?.typed}
            errors={reply?.errors}
          />
          <p>{t('stop.told')}</p>
          <ProveField asked={prove} reply={reply} />
          <DangerRow intent="deactiveren" back={page} backText={t('stop.cancel')}>
            {t('deactivate')}
          </DangerRow>
        </form>
      )}
    </OfficePage>
  )
}

type LeftProps = { said: string; requests: readonly LeftRequest[] }

/** What the company asked for, or did not get yet: each is a family that waits, or a doctor. */
function Left({ said, requests }: LeftProps) {
  const { t } = useTranslation('guild')
  if (requests.length === 0) return null
  return (
    <>
      <p>{said}</p>
      <ul>
        {requests.map(({ id, name, funeral }) => (
          <li key={id}>
            <a href={href('/admin/toegangsverzoeken/:id', { id })}>{name ?? t('stop.nameless')}</a>
            {funeral && ` ${t('stop.funeral', { day: weekdayDateOf(funeral) })}`}
          </li>
        ))}
      </ul>
    </>
  )
}
