import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import {
  areasForm,
  restForm,
  unassignedTo,
  wantedBy,
} from '#app/features/card-desk/area-form.server.ts'
import { REST } from '#app/features/card-desk/area-names.ts'
import { searchAreas } from '#app/features/card-desk/area-search.ts'
import { type PostcodeArea, assignAreas, listAreas } from '#app/features/card-desk/areas.server.ts'
import { nameOfContact } from '#app/features/card-desk/contact-name.ts'
import { listContacts } from '#app/features/card-desk/contacts.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { queryOf, readForm } from '#app/platform/http/form.server.ts'
import { Lead, SearchForm, StatusMessage } from '#app/ui/index.ts'
import { type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { Route } from './+types/areas.ts'
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

/** `clashes`: what someone else gave away meanwhile. */
type AreasReply = FormReply & {
  clashes?: PostcodeArea[]
  /** Nobody was chosen for the rest, or somebody who is no contact (any more). */
  unknown?: 'contact' | 'rest'
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.settings')
  const form = await readForm(request)
  const rest = form.get('intent') === REST ? parseForm(restForm, form) : undefined
  const areas = parseForm(areasForm(form), form)
  const { typed } = areas
  const save = async () => {
    const contacts = (await listContacts(actor)).map(({ id }) => id)
    const isKnown = (id: string | null | undefined) => id === null || contacts.includes(id ?? '')
    const all = rest?.complete?.[REST]
    if (rest && !isKnown(all)) return data<AreasReply>({ unknown: 'rest' }, { status: 422 })
    const wanted = all ? unassignedTo(await listAreas(actor), all) : wantedBy(areas.values)
    if (!wanted.every(({ to }) => isKnown(to)))
      return data<AreasReply>({ unknown: 'contact', typed }, { status: 422 })
    const clashes = await assignAreas(actor, wanted)
    if (clashes.length > 0) return data<AreasReply>({ clashes }, { status: 409 })
    const path = href('/admin/contacten/postcodegebieden')
    return redirectWithFlash(`${path}${url.search}`, { key: 'assignmentChanged' })
  }
  return orSay({ request, context }, 'assignment', save, typed)
}

/** Which contact answers for which region (specification 2.8, 'Postcodegebieden'). */
export default function Areas({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  const reply: AreasReply | undefined = actionData
  const { query, names, areas, unassigned } = loaderData
  return (
    <SettingsPage current="areas" failed={reply !== undefined}>
      <Failure kind={reply?.failure} />
      <Clashes areas={reply?.clashes} names={names} />
      {reply?.unknown && (
        <Problems
          first={[
            {
              href: reply.unknown === 'rest' ? `#${REST}` : '#gebieden',
              text: t(`areas.unknown.${reply.unknown}`),
            },
          ]}
        />
      )}
      <Lead>{t('areas.lead')}</Lead>
      {unassigned > 0 && (
        <StatusMessage kind="info" title={t('areas.unassigned', { count: unassigned })}>
          <p>{t('areas.warning')}</p>
        </StatusMessage>
      )}
      {unassigned > 0 && Object.keys(names).length > 0 && (
        <Rest names={names} errors={reply?.unknown === 'rest' ? [t('areas.unknown.rest')] : []} />
      )}
      <SearchForm
        action={href('/admin/contacten/postcodegebieden')}
        label={t('areas.search')}
        submit={t('areas.submitSearch')}
        query={query}
      />
      {Object.keys(names).length === 0 && (
        <p>
          {t('areas.noContacts')} <a href={href('/admin/contacten/nieuw')}>{t('contacts.add')}</a>
        </p>
      )}
      {areas.length === 0 ? (
        <p>{t('areas.notFound', { query })}</p>
      ) : (
        <Matrix
          areas={areas}
          names={names}
          chosen={reply?.typed ?? {}}
          isOpen={query !== '' || reply !== undefined}
        />
      )}
    </SettingsPage>
  )
}
