import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { businessFingerprint } from '#app/features/guild/business.server.ts'
import { changeBusiness } from '#app/features/guild/change.server.ts'
import { memberForm } from '#app/features/guild/forms/member-form.ts'
import { asTyped } from '#app/forms/rows.ts'
import { guild } from '#app/features/guild/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm, refuseSubmission } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/change.ts'
import { editConflict, parseFormWithSeen } from '#app/routes/kit/edits/edit-conflict.server.ts'
import {
  EditConflict,
  type EditConflictReply,
  failedBy,
  SEEN_FIELD,
  seenOrNow,
} from '#app/routes/kit/edits/edit-conflict.tsx'
import { memberOr404 } from './member-or-404.server.ts'
import { OfficePage } from '../office-page.tsx'

export const handle: PageHandle = { shows: 'members' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'members.manage')
  const member = await memberOr404(actor, params.id)
  return { member, seen: businessFingerprint(member), prove: await proofNeeded(actor) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'members.manage')
  const { id, email } = await memberOr404(actor, params.id)
  const form = await readForm(request)
  const submission = parseFormWithSeen(memberForm, form)
  // Who gets the mail of the next invitation is in, as at a new member.
  const moves = submission.complete && !isSame(submission.complete.email, email)
  const wrong = moves && (await unproven(actor, form))
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'memberChange', async (business) => {
    const changed = await changeBusiness(actor, id, submission.seen, business)
    if (changed.ok)
      return redirectWithFlash(href('/admin/gilde/leden/:id', { id }), { key: 'memberChanged' })
    if (changed.reason === 'unknown') throw data('member', { status: 404 })
    if (changed.reason === 'known')
      return refuseSubmission(submission, { email: [guild.create.known] })
    return editConflict(submission)
  })
}

export { headers } from '#app/routes/kit/attempt.server.ts'

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** What else is changed needs no proof: it is asked for once it is needed. */
const asksProof = (reply: EditConflictReply | undefined) =>
  ['currentPassword', 'proofCode', 'passkey'].some((name) => reply?.errors?.[name])

const { fields } = guild.create

/** What the office knows of a member, to be put right. */
export default function ChangeMember({ loaderData, actionData }: Route.ComponentProps) {
  const { member, seen, prove } = loaderData
  const reply: EditConflictReply | undefined = actionData
  const { t } = useTranslation('guild')
  const company = member.companyName
  const stored = asTyped(memberForm, member)
  const compared = { reply, fields: memberForm.fields, stored }
  const page = href('/admin/gilde/leden/:id', { id: member.id })
  return (
    <OfficePage
      title={t('change.title', { company })}
      parent={{ href: page, text: company }}
      failed={failedBy(compared)}
      problems={<Problems errors={reply?.errors} texts={fields} />}
    >
      <Failure kind={reply?.failure} />
      <EditConflict {...compared} texts={fields} />
      <Lead>{t('change.lead')}</Lead>
      <form method="post" noValidate>
        <input type="hidden" name={SEEN_FIELD} value={seenOrNow(reply, seen)} />
        <FormFields
          fields={memberForm.fields}
          texts={fields}
          values={reply?.typed ?? stored}
          errors={reply?.errors}
          mark="optional"
        />
        {asksProof(reply) && <ProveField asked={prove} reply={reply} />}
        <ButtonRow>
          <Button>{t('change.submit')}</Button>
          <ButtonLink href={page} variant="secondary">
            {t('change.cancel')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </OfficePage>
  )
}
