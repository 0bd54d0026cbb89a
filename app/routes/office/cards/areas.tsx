import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { REST } from '#app/features/card-desk/area-names.ts'
import { searchAreas } from '#app/features/card-desk/area-search.ts'
import { listAreas } from '#app/features/card-desk/areas.server.ts'
import { nameOfContact } from '#app/features/card-desk/contact-name.ts'
import { listContacts } from '#app/features/card-desk/contacts.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { queryOf, readForm } from '#app/platform/http/form.server.ts'
import { Lead, StatusMessage } from '#app/ui/index.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { Route } from './+types/areas.ts'
import { answerAreas, type AreasReply } from './areas-answer.server.ts'
import { SettingsPage } from './settings-page.tsx'
import { Clashes, Rest, Matrix } from './area-matrix.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'cards.settings')
  const [all, contacts] = await Promise.all([listAreas(actor), listContacts(actor)])
  const names = Object.fromEntries(contacts.map((one) => [one.id, nameOfContact(one)]))
  const query = queryOf(url)
  return {
    query,
    names,
    areas: searchAreas(all, query, ({ contactId }) => names[contactId ?? ''] ?? ''),
    unassigned: all.filter(({ contactId }) => !contactId).length,
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.settings')
  return answerAreas({ request, context }, actor, await readForm(request), url)
}

/** Which contact answers for which region (specification 2.8, 'Postcodegebieden'). */
export default function Areas({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  const reply: AreasReply | undefined = actionData
  const { query, names, areas, unassigned } = loaderData
  return (
    <SettingsPage
      current="areas"
      failed={reply !== undefined}
      problems={
        reply?.unknown && (
          <Problems
            first={[
              {
                href: reply.unknown === 'rest' ? `#${REST}` : '#gebieden',
                text: t(`areas.unknown.${reply.unknown}`),
              },
            ]}
          />
        )
      }
    >
      <Failure kind={reply?.failure} />
      <Clashes areas={reply?.clashes} names={names} />
      <Lead>{t('areas.lead')}</Lead>
      {unassigned > 0 && (
        <StatusMessage kind="info" title={t('areas.unassigned', { count: unassigned })}>
          <p>{t('areas.warning')}</p>
        </StatusMessage>
      )}
      {unassigned > 0 && Object.keys(names).length > 0 && (
        <Rest names={names} errors={reply?.unknown === 'rest' ? [t('areas.unknown.rest')] : []} />
      )}
      {Object.keys(names).length === 0 && (
        <p>
          {t('areas.noContacts')} <a href={href('/admin/contacten/nieuw')}>{t('contacts.add')}</a>
        </p>
      )}
      <Matrix
        areas={areas}
        names={names}
        query={query}
        chosen={reply?.typed ?? {}}
        isOpen={query !== '' || reply !== undefined}
      />
    </SettingsPage>
  )
}
