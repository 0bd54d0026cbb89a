import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { isOwner, ownPeople, removeColleague } from '#app/features/guild/people.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { DangerRow, Lead } from '#app/ui/index.ts'
import type { Route } from './+types/person-remove.ts'
import { GuildPage } from '../guild-page.tsx'

/** @throws a 404 answer where the one who asks is no owner; a redirect where there is no such colleague (any more) */
async function colleagueOf(owner: Actor, id: string) {
  const people = await ownPeople(owner)
  if (!isOwner(people, owner.id)) throw data('colleague', { status: 404 })
  const found = people.find((one) => one.id === id && one.part === 'colleague')
  if (!found) throw await redirectWithFlash(PEOPLE, { key: 'colleagueGone' })
  return found
}

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const owner = requireCapability(context, 'guild.enter')
  const { name, email, userId } = await colleagueOf(owner, params.id)
  return { name, email, how: userId ? ('used' as const) : ('invited' as const) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const owner = requireCapability(context, 'guild.enter')
  const { id, userId } = await colleagueOf(owner, params.id)
  const done = userId ? 'colleagueRemoved' : 'colleagueUninvited'
  const key = (await removeColleague(owner, id)) ? done : 'colleagueGone'
  return redirectWithFlash(PEOPLE, { key })
}

const PEOPLE = href('/franchise/collegas')

/** Says what becomes of a colleague whose access stops, or of an invitation that is taken back. */
export default function RemovePerson({ loaderData: { how, ...who } }: Route.ComponentProps) {
  const { t } = useTranslation('member')
  return (
    <GuildPage current="people" title={t(`remove.${how}.title`, who)} isPart>
      <Lead>{t(`remove.${how}.lead`, who)}</Lead>
      <p>{t(`remove.${how}.stays`, who)}</p>
      <form method="post">
        <DangerRow intent="verwijderen" back={PEOPLE} backText={t('remove.cancel')}>
          {t(`people.remove.${how}`)}
        </DangerRow>
      </form>
    </GuildPage>
  )
}
