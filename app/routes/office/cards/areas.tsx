import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { chosenIn, restIn, restOf, wantedIn } from '#app/features/card-desk/area-form.server.ts'
import { FORMER, nameFor, NOBODY, REST } from '#app/features/card-desk/area-names.ts'
import { searchAreas } from '#app/features/card-desk/area-search.ts'
import { type Area, assignAreas, listAreas } from '#app/features/card-desk/areas.server.ts'
import { nameOfContact } from '#app/features/card-desk/contact-name.ts'
import { listContacts } from '#app/features/card-desk/contacts.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { queryOf, readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import {
  Button,
  ButtonRow,
  FormGroup,
  Lead,
  RadioGroup,
  SearchForm,
  StatusMessage,
} from '#app/ui/index.ts'
import { ChoiceMatrix } from '#app/ui/office-matrix.tsx'
import type { FormReply } from '../../answer-form.server.ts'
import { Failure } from '../../failure.tsx'
import { Problems } from '../../problems.tsx'
import type { Route } from './+types/areas.ts'
import { SettingsPage } from './settings-page.tsx'

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

/** `clashes`: what someone else gave away meanwhile. `chosen`: by the name of the input. */
type Reply = FormReply & {
  clashes?: Area[]
  chosen?: Record<string, string>
  /** Nobody was chosen for the rest, or somebody who is no contact (any more). */
  unknown?: 'contact' | 'rest'
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.settings')
  const form = await readForm(request)
  const save = async () => {
    const contacts = (await listContacts(actor)).map(({ id }) => id)
    const isKnown = (id: string | null) => id === null || contacts.includes(id)
    const rest = restIn(form)
    if (rest && !isKnown(rest.to)) return data<Reply>({ unknown: 'rest' }, { status: 422 })
    const wanted = rest ? restOf(await listAreas(actor), rest.to) : wantedIn(form)
    if (!wanted.every(({ to }) => isKnown(to)))
      return data<Reply>({ unknown: 'contact', chosen: chosenIn(form) }, { status: 422 })
    const clashes = await assignAreas(actor, wanted)
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

/** All regions without a contact to one, for a first set-up. */
function Rest({ names, errors }: { names: Names; errors: string[] }) {
  const { t } = useTranslation('cardDesk')
  return (
    <FormGroup id="alles" title={t('areas.rest')} intro={t('areas.restText')}>
      <form method="post" action={href('/admin/contacten/postcodegebieden')} noValidate>
        <RadioGroup
          id={REST}
          name={REST}
          legend={t('areas.restWho')}
          options={Object.entries(names).map(([value, label]) => ({ value, label }))}
          errors={errors}
          required
        />
        <ButtonRow>
          <Button name="intent" value="rest" variant="secondary">
            {t('areas.restSubmit')}
          </Button>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}

type MatrixProps = { areas: Area[]; names: Names; chosen: Record<string, string> }

function Matrix({ areas, names, chosen }: MatrixProps) {
  const { t } = useTranslation('cardDesk')
  const contacts = Object.entries(names).map(([value, label]) => ({ value, label }))
  return (
    <form method="post" id="gebieden" tabIndex={-1}>
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
