import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { type Asked, proofNeeded } from '#app/features/accounts/prove.server.ts'
import type { FileDetails } from '#app/features/office-files/details.server.ts'
import { lookAtFile } from '#app/features/office-files/details.server.ts'
import { activeMembers, linkFile, type Member } from '#app/features/office-files/link.server.ts'
import {
  type FoundFile,
  type FoundFiles,
  placeIn,
  searchFiles,
} from '#app/features/office-files/search.server.ts'
import { officeFiles } from '#app/features/office-files/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { queryOf, readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  FormGroup,
  Lead,
  RadioGroup,
  SearchForm,
  StatusMessage,
} from '#app/ui/index.ts'
import { DataTable, LivePart } from '#app/ui/office.tsx'
import type { FormReply } from '../answer-form.server.ts'
import { Failure } from '../failure.tsx'
import { ProveField } from '../own-data/prove-field.tsx'
import { unproven } from '../own-data/prove.server.ts'
import { Problems } from '../problems.tsx'
import type { Route } from './+types/link.ts'
import { useFound } from './file-search.tsx'
import { OfficePage } from './office-page.tsx'

export const handle = { shows: 'files' }

/** Specification 9, 'Dossier link search minimum'. */
const SHORTEST = 3

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'file.link')
  const query = queryOf(url)
  const number = url.searchParams.get('dossier')
  const searches = query.length >= SHORTEST
  const found = searches
    ? await searchFiles(actor, query, placeIn(url.searchParams.get('na')))
    : undefined
  const file = number ? await lookAtFile(actor, number) : undefined
  const members = file ? await activeMembers(actor) : []
  const prove = file ? await proofNeeded(actor) : null
  return { query, found, file: file && chosen(file), isUnknown: file === null, members, prove }
}

const chosen = ({ number, name, email, member }: FileDetails) => ({ number, name, email, member })
type Chosen = ReturnType<typeof chosen>

type Reply = FormReply & { isChanged?: true; chosen?: string }

export async function action({ context, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'file.link')
  const form = await readForm(request)
  const given = (name: string) => String(form.get(name) ?? '')
  const [number, member, seen] = [given('dossier'), given('lid'), given('gezien')]
  const refused = (text: string, field: string) =>
    data<Reply>({ errors: { [field]: [text] }, chosen: member }, { status: 422 })
  const { neither, unknown } = officeFiles.link
  if (!number || !member) return refused(neither, 'lid')
  const wrong = await unproven(actor, form)
  if (wrong) return data<Reply>({ ...wrong, chosen: member }, { status: 422 })
  return orElse(
    { request, context },
    async () => {
      const members = await activeMembers(actor)
      const file = await lookAtFile(actor, number)
      if (!file) return refused(unknown, 'dossier')
      if (!members.some(({ id }) => id === member)) return refused(neither, 'lid')
      if (file.member?.id === member)
        return redirectWithFlash(href('/admin/koppeling'), { key: 'fileLinkedAlready' })
      const isSeen = seen === (file.member?.id ?? '')
      const linked = isSeen && (await linkFile(actor, file, member))
      if (linked && linked.ok)
        return redirectWithFlash(href('/admin/koppeling'), { key: 'fileLinked' })
      if (linked && linked.reason === 'unknown') return refused(unknown, 'dossier')
      return data<Reply>({ isChanged: true }, { status: 409 })
    },
    (status) => data<Reply>({ failure: 'fileLink', chosen: member }, { status }),
  )
}

export { headers } from '../auth/attempt.server.ts'

/** Links a wish file to another guild member (specification 2.8, 'Dossierkoppeling'). */
export default function LinkFile({ loaderData, actionData }: Route.ComponentProps) {
  const { query, found, file, isUnknown, members, prove } = loaderData
  const reply: Reply | undefined = actionData
  const { t } = useTranslation('officeFiles')
  return (
    <OfficePage title={t('link.title')} failed={reply !== undefined}>
      <Failure kind={reply?.failure} />
      {reply?.isChanged && (
        <StatusMessage kind="error" title={t('link.changedTitle')}>
          <p>{t('link.changed')}</p>
        </StatusMessage>
      )}
      <Problems errors={reply?.errors} />
      {isUnknown && (
        <StatusMessage kind="error" title={t('link.unknown')}>
          <p>{t('link.unknownText')}</p>
        </StatusMessage>
      )}
      {file ? (
        <Choose file={file} members={members} prove={prove} reply={reply} />
      ) : (
        <Search query={query} found={found} />
      )}
    </OfficePage>
  )
}

type SearchProps = { query: string; found: FoundFiles | undefined }

function Search({ query, found }: SearchProps) {
  const { t } = useTranslation('officeFiles')
  const { files, next } = found ?? { files: [], next: undefined }
  const said = useFound({ files, next })
  return (
    <>
      <Lead>{t('link.lead')}</Lead>
      <SearchForm
        action={href('/admin/koppeling')}
        label={t('search.label')}
        submit={t('search.submit')}
        query={query}
        shows="gevonden"
      />
      <LivePart name="gevonden" said={found && said}>
        {query && !found && <p>{t('link.short')}</p>}
        {files.length > 0 ? <Found files={files} /> : found && <p>{t('search.none')}</p>}
        {next && (
          <ButtonRow>
            <ButtonLink href={addressOf({ q: query, na: next })} variant="secondary">
              {t('search.next')}
            </ButtonLink>
          </ButtonRow>
        )}
      </LivePart>
    </>
  )
}

const addressOf = (query: Record<string, string>) =>
  `${href('/admin/koppeling')}?${new URLSearchParams(query)}`

const COLUMNS = ['number', 'name', 'email', 'phone'] as const

function Found({ files }: { files: FoundFile[] }) {
  const { t } = useTranslation('officeFiles')
  return (
    <DataTable
      caption={t('link.caption')}
      columns={COLUMNS.map((column) => t(`search.columns.${column}`))}
      rows={files.map(({ number, name, email, phone }) => ({
        key: number,
        cells: [
          <a key="number" href={addressOf({ dossier: number })}>
            {number}
          </a>,
          name,
          email,
          phone,
        ],
      }))}
    />
  )
}

type ChooseProps = {
  file: Chosen
  members: Member[]
  prove: Asked | null
  reply: Reply | undefined
}

function Choose({ file, members, prove, reply }: ChooseProps) {
  const { number, name, email, member } = file
  const { t } = useTranslation('officeFiles')
  return (
    <FormGroup id="koppelen" title={t('link.of', { number })}>
      <p>
        {t('link.person', {
          name: name || t('details.unknown'),
          email: email ?? t('details.noAddress'),
        })}
      </p>
      <p>
        {member
          ? t('details.link.linked', { company: member.companyName })
          : t('details.link.none')}
      </p>
      {members.length === 0 && <p>{t('link.noMembers')}</p>}
      <form method="post" action={addressOf({ dossier: number })} noValidate>
        <input type="hidden" name="dossier" value={number} />
        <input type="hidden" name="gezien" value={member?.id ?? ''} />
        {members.length > 0 && (
          <>
            <RadioGroup
              id="lid"
              name="lid"
              legend={t('link.member')}
              options={members.map(({ id, companyName, city }) => ({
                value: id,
                label: companyName,
                hint: city,
              }))}
              value={reply?.chosen}
              errors={reply?.errors?.lid}
              required
            />
            <ProveField asked={prove} reply={reply} />
            <p>{t(member ? 'link.confirmOther' : 'link.confirm')}</p>
          </>
        )}
        <ButtonRow>
          {members.length > 0 && <Button>{t('link.submit')}</Button>}
          <ButtonLink href={href('/admin/koppeling')} variant="secondary">
            {t('link.cancel')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}
