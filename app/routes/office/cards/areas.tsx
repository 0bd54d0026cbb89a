import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { chosenIn, wantedIn } from '#app/features/card-desk/area-form.server.ts'
import { FORMER, nameFor, NOBODY } from '#app/features/card-desk/area-names.ts'
import { searchAreas } from '#app/features/card-desk/area-search.ts'
import { type Area, assignAreas, listAreas } from '#app/features/card-desk/areas.server.ts'
import { nameOfContact } from '#app/features/card-desk/contact-name.ts'
import { listContacts } from '#app/features/card-desk/contacts.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { Button, ButtonRow, Lead, SearchForm, StatusMessage } from '#app/ui/index.ts'
import { ChoiceMatrix } from '#app/ui/office-matrix.tsx'
import type { FormReply } from '../../answer-form.server.ts'
import { Failure } from '../../failure.tsx'
import type { Route } from './+types/areas.ts'
import { SettingsPage } from './settings-page.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'cards.settings')
  const [all, contacts] = await Promise.all([listAreas(actor), listContacts(actor)])
  const names = Object.fromEntries(contacts.map((one) => [one.id, nameOfContact(one)]))
  const query = url.searchParams.get('q')?.slice(0, 200) ?? ''
  return {
    query,
    names,
    areas: searchAreas(all, query, ({ contactId }) => names[contactId ?? ''] ?? ''),
    unassigned: all.filter(({ contactId }) => !contactId).length,
  }
}

/** `clashes`: what someone else gave away meanwhile. `chosen`: by the name of the input. */
type Reply = FormReply & { clashes?: Area[]; chosen?: Record<string, string> }

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.settings')
  const form = await readForm(request)
  const save = async () => {
    const clashes = await assignAreas(actor, wantedIn(form))
    if (clashes.length > 0) return data<Reply>({ clashes }, { status: 409 })
    const path = href('/admin/contacten/postcodegebieden')
    return redirectWithFlash(`${path}${url.search}`, { key: 'assignmentChanged' })
  }
  return orElse({ request, context }, save, (status) =>
    data<Reply>({ failure: 'assignment', chosen: chosenIn(form) }, { status }),
  )
}

/** Which contact answers for which region (specification 2.8, 'Postcodegebieden'). */
export default function Areas({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  const reply: Reply | undefined = actionData
  const { query, names, areas, unassigned } = loaderData
  return (
    <SettingsPage current="areas" failed={reply !== undefined}>
      <Failure kind={reply?.failure} />
      <Clashes areas={reply?.clashes} names={names} />
      <Lead>{t('areas.lead')}</Lead>
      {unassigned > 0 && (
        <StatusMessage kind="info" title={t('areas.unassigned', { count: unassigned })}>
          <p>{t('areas.warning')}</p>
        </StatusMessage>
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
        <Matrix areas={areas} names={names} chosen={reply?.chosen ?? {}} />
      )}
    </SettingsPage>
  )
}

type Names = Record<string, string>

function Clashes({ areas = [], names }: { areas: Area[] | undefined; names: Names }) {
  const { t } = useTranslation('cardDesk')
  if (areas.length === 0) return null
  return (
    <StatusMessage kind="error" title={t('areas.clashTitle')}>
      <p>{t('areas.clash')}</p>
      <ul>
        {areas.map(({ name, start, contactId }) => (
          <li key={start}>{`${name}: ${names[contactId ?? ''] ?? t('areas.nobody')}`}</li>
        ))}
      </ul>
    </StatusMessage>
  )
}

type MatrixProps = { areas: Area[]; names: Names; chosen: Record<string, string> }

function Matrix({ areas, names, chosen }: MatrixProps) {
  const { t } = useTranslation('cardDesk')
  const contacts = Object.entries(names).map(([value, label]) => ({ value, label }))
  return (
    <form method="post">
      <ChoiceMatrix
        caption={t('areas.caption', { count: areas.length })}
        title={t('areas.area')}
        options={[{ value: NOBODY, label: t('areas.nobody') }, ...contacts]}
        rows={areas.map(({ name, start, end, contactId }) => ({
          name: nameFor(start),
          title: name,
          note: `${start}–${end}`,
          badge: contactId ? undefined : t('areas.badge'),
          chosen: chosen[nameFor(start)] ?? contactId ?? NOBODY,
        }))}
      />
      {areas.map(({ start, contactId }) => (
        <input
          key={start}
          type="hidden"
          name={`${FORMER}${nameFor(start)}`}
          value={contactId ?? NOBODY}
        />
      ))}
      <ButtonRow>
        <Button>{t('areas.save')}</Button>
      </ButtonRow>
    </form>
  )
}
