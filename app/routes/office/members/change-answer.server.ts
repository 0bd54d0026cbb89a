import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { activeGuildMembers } from '#app/features/content/counter.server.ts'
import { activationForm, MEMBER_CHECKED } from '#app/features/guild/forms/activation-form.ts'
import {
  activateMember,
  inviteAgain,
  type MemberMarked,
} from '#app/features/guild/change.server.ts'
import type { MemberDetails } from '#app/features/guild/office.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { answerForm, type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'
import { proofLeftOpen, unproven } from '#app/routes/kit/prove.server.ts'
import { CHANGES, type MemberChangeKind } from './parts.tsx'

type Changed = Pick<MemberDetails, 'id' | 'state'>

/**
 * Does what a button of the page of a member asks. Letting a company in takes a fresh proof of who does so;
 * an application takes a look at it besides.
 *
 * @throws a 404 answer where nothing such is asked, or there is no such member (any more)
 */
export async function answerTo(
  where: Where,
  actor: Actor & SignedIn,
  member: Changed,
  form: FormData,
) {
  const change = CHANGES.find((one) => one === form.get('intent'))
  if (!change) throw data('member', { status: 404 })
  if (change === 'activeren' && member.state === 'new') return letIn(where, actor, member, form)
  const wrong = change === 'activeren' && (await unproven(actor, form))
  if (wrong) return data<FormReply>(wrong, { status: 422 })
  const run = change === 'activeren' ? activateMember : inviteAgain
  return orSay(where, 'memberStatus', async () => say(member, change, await run(actor, member.id)))
}

async function letIn(where: Where, actor: Actor & SignedIn, member: Changed, form: FormData) {
  const submission = parseForm(activationForm, form)
  const { complete, errors, typed } = submission
  const wrong = complete
    ? await unproven(actor, form)
    : { errors: await proofLeftOpen(actor, form) }
  if (wrong)
    return data<FormReply>(
      { ...wrong, typed, errors: { ...errors, ...wrong.errors } },
      { status: 422 },
    )
  return answerForm(where, submission, 'memberStatus', async ({ gebeldOp }) =>
    say(member, 'activeren', await activateMember(actor, member.id, MEMBER_CHECKED, gebeldOp)),
  )
}

async function say({ id }: Changed, change: MemberChangeKind, changed: MemberMarked) {
  if (!changed.ok && changed.reason === 'unknown') throw data('member', { status: 404 })
  if (changed.ok) await activeGuildMembers.refresh()
  const key = changed.ok ? (`member_${change}` as const) : 'memberAlready'
  return redirectWithFlash(href('/admin/gilde/leden/:id', { id }), { key })
}
