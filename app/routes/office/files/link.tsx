import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { linkForm } from '#app/features/office-files/link-form.ts'
import { activeMembers, linkFile } from '#app/features/office-files/link.server.ts'
import { searchFiles } from '#app/features/office-files/search.server.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { queryOf, readForm } from '#app/platform/http/form.server.ts'
import { nextPageAddress, numberCursorIn } from '#app/platform/http/cursor.ts'
import { StatusMessage } from '#app/ui/index.ts'
import { answerForm, refuseSubmission } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/link.ts'
import { fileOrNull } from './file-or-404.server.ts'
import { OfficePage } from '../office-page.tsx'
import { type LinkCandidates, Search } from './link-search.tsx'
import { chosen, type LinkReply, ChooseMember } from './link-choice.tsx'

export const handle: PageHandle = { shows: 'files' }

/** Specification 9, 'Dossier link search minimum'. */
const SHORTEST = 3

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'file.link')
  const query = queryOf(url)
  const number = url.searchParams.get('dossier')
  const searches = query.length >= SHORTEST
  const found = searches ? await foundBy(actor, query, url) : undefined
  const file = number ? await fileOrNull(actor, number) : undefined
  const members = file ? await activeMembers(actor) : []
  const prove = file ? await proofNeeded(actor) : null
  const loaded = {
    query,
    found,
    file: file && chosen(file),
    isUnknown: file === null,
    members,
    prove,
  }
  return data(loaded, { status: found?.isBraked ? 429 : 200 })
}

async function foundBy(actor: Actor, query: string, url: URL): Promise<LinkCandidates> {
  const { rows, next, isBraked } = await searchFiles(
    actor,
    query,
    numberCursorIn(url.searchParams.get('na')),
  )
  return { rows, older: next && nextPageAddress(url, 'na', next), isBraked }
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'file.link')
  const form = await readForm(request)
  const submission = parseForm(linkForm, form)
  const wrong = submission.complete && (await unproven(actor, form))
  if (wrong) return refuseSubmission(submission, wrong.errors)
  const refused = (codes: Parameters<typeof errorsFor>[1]) =>
    refuseSubmission(submission, errorsFor(linkForm, codes))
  return answerForm({ request, context }, submission, 'fileLink', async (given) => {
    const { dossier: number, lid: member } = given
    const members = await activeMembers(actor)
    const file = await fileOrNull(actor, number)
    if (!file) return refused({ dossier: 'fileUnknown' })
    if (!members.some(({ id }) => id === member)) return refused({ lid: 'fileAndMember' })
    if (file.member?.id === member) return done('fileLinkedAlready')
    const isSeen = form.get('gezien') === (file.member?.id ?? '')
    const linked = isSeen && (await linkFile(actor, file, member))
    if (linked && linked.ok) return done('fileLinked')
    if (linked && linked.reason === 'unknown') return refused({ dossier: 'fileUnknown' })
    return data<LinkReply>({ isChanged: true }, { status: 409 })
  })
}

const done = (key: 'fileLinked' | 'fileLinkedAlready') =>
  redirectWithFlash(href('/admin/koppeling'), { key })

/** Links a wish file to another guild member (specification 2.8, 'Dossierkoppeling'). */
export default function LinkFile({ loaderData, actionData }: Route.ComponentProps) {
  const { query, found, file, isUnknown, members, prove } = loaderData
  const reply: LinkReply | undefined = actionData
  const { t } = useTranslation(['officeFiles', 'common'])
  return (
    <OfficePage
      title={t('link.title')}
      failed={reply !== undefined}
      problems={<Problems errors={reply?.errors} />}
    >
      <Failure kind={reply?.failure} />
      {reply?.isChanged && (
        <StatusMessage kind="error" title={t('link.changedTitle')}>
          <p>{t('link.changed')}</p>
        </StatusMessage>
      )}
      {isUnknown && (
        <StatusMessage kind="error" title={t('common:validation.fileUnknown')}>
          <p>{t('link.unknownText')}</p>
        </StatusMessage>
      )}
      {file ? (
        <ChooseMember file={file} members={members} prove={prove} reply={reply} />
      ) : (
        <Search query={query} found={found} />
      )}
    </OfficePage>
  )
}
