import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { passOnOwnership } from '#app/features/guild/leave.server.ts'
import { ownBusiness } from '#app/features/guild/own-business.server.ts'
import { isOwner, ownPeople } from '#app/features/guild/people.server.ts'
import { factorsOf } from '#app/features/second-factor/second-factor.server.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { phoneInWords } from '#app/locales/phone.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { ButtonLink, ButtonRow, DangerRow, Lead } from '#app/ui/index.ts'
import { FormErrorSummary, replyHasErrors } from '../../auth/errors.tsx'
import { ProveField } from '../../kit/prove-field.tsx'
import { unproven } from '../../kit/prove.server.ts'
import type { Route } from './+types/person-owner.ts'
import { GuildPage } from '../guild-page.tsx'

/** @throws a 404 answer where the one who asks is no owner; a redirect where no such colleague signs in (any more) */
async function colleagueOf(owner: Actor, id: string) {
  const people = await ownPeople(owner)
  if (!isOwner(people, owner.id)) throw data('colleague', { status: 404 })
  const found = people.find((one) => one.id === id && one.part === 'colleague')
  if (!found?.userId) throw await redirectWithFlash(PEOPLE, { key: 'colleagueGone' })
  return { ...found, userId: found.userId }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = requireCapability(context, 'guild.enter')
  const { name, userId } = await colleagueOf(owner, params.id)
  const { code, passkey } = await factorsOf(userId)
  const business = await ownBusiness(owner)
  const { email = '', phone } = business ?? {}
  return {
    name,
    company: business?.companyName ?? '',
    reach: [email, ...(phone ? [phoneInWords(phone)] : [])].join(', '),
    helpdesk: env().HELPDESK_EMAIL,
    maySignForAll: code || passkey,
    prove: await proofNeeded(owner),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const owner = requireCapability(context, 'guild.enter')
  const { id, name } = await colleagueOf(owner, params.id)
  const wrong = await unproven(owner, await readForm(request))
  if (wrong) return data<SignInReply>(wrong, { status: 422 })
  const how = await passOnOwnership(owner, id)
  if (how === 'refused') throw data('colleague', { status: 404 })
  if (how === 'gone') return redirectWithFlash(PEOPLE, { key: 'colleagueGone' })
  const key = how === 'done' ? 'ownerPassed' : 'ownerFactor'
  return redirectWithFlash(PEOPLE, { key, values: { name } })
}

const PEOPLE = href('/franchise/collegas')

export { headers } from '../../kit/attempt.server.ts'

/** Says what a colleague may who becomes the owner of a member, and what who was that may no more. */
export default function PassOn({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { maySignForAll, prove, ...who } = loaderData
  const { t } = useTranslation('member')
  return (
    <GuildPage
      current="people"
      title={t('pass.title', who)}
      isPart
      failed={replyHasErrors(reply)}
      problems={<FormErrorSummary reply={reply} />}
    >
      <Lead>{t(maySignForAll ? 'pass.lead' : 'pass.factor', who)}</Lead>
      <p>{t('pass.what', who)}</p>
      <p>{t('pass.reach', who)}</p>
      {maySignForAll ? (
        <form method="post" noValidate>
          <p>{t('pass.told')}</p>
          <ProveField asked={prove} reply={reply} />
          <DangerRow intent="doorgeven" back={PEOPLE} backText={t('remove.cancel')}>
            {t('pass.submit', who)}
          </DangerRow>
        </form>
      ) : (
        <ButtonRow>
          <ButtonLink href={PEOPLE} variant="secondary">
            {t('pass.back')}
          </ButtonLink>
        </ButtonRow>
      )}
    </GuildPage>
  )
}
