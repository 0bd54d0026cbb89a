import { Fragment } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { type Member, membersFor } from '#app/features/guild/office.server.ts'
import { memberSearchForm } from '#app/features/guild/forms/search-form.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { guild } from '#app/features/guild/texts.nl.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { fieldsIn } from '#app/platform/http/form.server.ts'
import { nextPageAddress, cursorIn } from '#app/platform/http/cursor.ts'
import { Button, ButtonLink, ButtonRow, FormFields } from '#app/ui/index.ts'
import { CellNote, DataTable, Day, LivePart } from '#app/ui/office/office.tsx'
import { SearchFields } from '#app/ui/office/office-search.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/list.ts'
import { isNarrowed, Older, Refresh, SearchFold } from '../list-parts.tsx'
import { MemberLink, ReferralUrl } from './parts.tsx'
import { OfficePage } from '../office-page.tsx'

export const handle: PageHandle = { shows: 'members' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'members.manage')
  const { typed, errors, complete } = parseForm(memberSearchForm, fieldsIn(url))
  if (!complete) return data({ typed, errors, rows: [], older: undefined }, { status: 422 })
  const { zoek: text, stand: state } = complete
  const after = cursorIn(url.searchParams.get('voor'))
  const { rows, next } = await membersFor(actor, { text, state, after })
  return { typed, errors, rows, older: next && nextPageAddress(url, 'voor', next) }
}

/** All members (specification 2.8). */
export default function Members({ loaderData }: Route.ComponentProps) {
  const { typed, errors, rows, older } = loaderData
  const { t } = useTranslation('guild')
  const failed = Object.keys(errors).length > 0
  const found = rows.length === 0 ? t('members.none') : t('members.found', { count: rows.length })
  const said = older ? t('members.foundMore', { count: rows.length }) : found
  return (
    <OfficePage title={t('members.title')} failed={failed} problems={<Problems errors={errors} />}>
      <Refresh shows="lijst" text={t('refresh')}>
        <ButtonLink href={href('/admin/gilde/nieuw')}>{t('create.title')}</ButtonLink>
      </Refresh>
      <SearchFold title={t('members.searchTitle')} isOpen={isNarrowed(typed) || failed}>
        <form action={href('/admin/gilde/leden')} noValidate data-search="" data-shows="lijst">
          <SearchFields>
            <FormFields
              fields={memberSearchForm.fields}
              texts={guild.members.fields}
              values={typed}
              errors={errors}
            />
            <ButtonRow>
              <Button variant="secondary">{t('members.search')}</Button>
            </ButtonRow>
          </SearchFields>
        </form>
      </SearchFold>
      <LivePart name="lijst" said={said}>
        {rows.length > 0 ? <MemberList rows={rows} /> : !failed && <p>{t('members.none')}</p>}
        <Older href={older} />
      </LivePart>
    </OfficePage>
  )
}

function MemberList({ rows }: { rows: readonly Member[] }) {
  const { t } = useTranslation('guild')
  return (
    <DataTable
      caption={t('members.caption')}
      columns={[
        t('company'),
        t('state'),
        t('codeAndUrl'),
        t('referrals'),
        t('openRequests'),
        t('created'),
      ]}
      rows={rows.map((member) => ({
        key: member.id,
        cells: [
          <MemberLink key="member" {...member} />,
          t(`states.${member.state}`),
          <Fragment key="code">
            {member.code}
            {member.state !== 'new' && (
              <CellNote>
                <ReferralUrl {...member} />
              </CellNote>
            )}
          </Fragment>,
          ...(member.state === 'new'
            ? ['', '']
            : [numberOf(member.referrals), numberOf(member.openRequests)]),
          <Day key="since">{dateOf(member.createdAt)}</Day>,
        ],
      }))}
    />
  )
}
