import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { linkFile } from '#app/features/office-files/link.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { DangerRow, Lead, StatusMessage } from '#app/ui/index.ts'
import { type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/unlink.ts'
import { fileOr404 } from './file-or-404.server.ts'
import { OfficePage } from '../office-page.tsx'

export const handle: PageHandle = { shows: 'details' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'file.link')
  const { number, name, member } = await fileOr404(actor, params.number)
  return { number, name, member, prove: await proofNeeded(actor) }
}

type UnlinkReply = FormReply & { isChanged?: true }

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'file.link')
  const form = await readForm(request)
  const { number, member } = await fileOr404(actor, params.number)
  const page = href('/admin/wensen/:number', { number })
  if (!member) return redirectWithFlash(page, { key: 'fileUnlinked' })
  if (form.get('gezien') !== member.id)
    return data<UnlinkReply>({ isChanged: true }, { status: 409 })
  const wrong = await unproven(actor, form)
  if (wrong) return data<UnlinkReply>(wrong, { status: 422 })
  return orSay({ request, context }, 'fileUnlink', async () => {
    const { ok } = await linkFile(actor, { number, member }, null)
    return ok
      ? redirectWithFlash(page, { key: 'fileUnlinked' })
      : data<UnlinkReply>({ isChanged: true }, { status: 409 })
  })
}

export { headers } from '#app/routes/kit/attempt.server.ts'

/** Asks before a file is no longer linked to a funeral director. */
export default function UnlinkFile({ loaderData, actionData }: Route.ComponentProps) {
  const { number, name, member, prove } = loaderData
  const reply: UnlinkReply | undefined = actionData
  const { t } = useTranslation('officeFiles')
  const back = href('/admin/wensen/:number', { number })
  return (
    <OfficePage
      title={t(member ? 'unlink.title' : 'unlink.titleNone', { number })}
      failed={reply !== undefined}
      parent={{ href: back, text: t('details.title', { number }) }}
      problems={<Problems errors={reply?.errors} />}
    >
      <Failure kind={reply?.failure} />
      {member && reply?.isChanged && (
        <StatusMessage kind="error" title={t('link.changedTitle')}>
          <p>{t('link.changed')}</p>
        </StatusMessage>
      )}
      {!member && <Lead>{t('unlink.none')}</Lead>}
      {member && (
        <>
          <Lead>
            {t('unlink.lead', {
              name: name || t('details.unknown'),
              company: member.companyName,
            })}
          </Lead>
          <p>{t('unlink.told')}</p>
          <form method="post" noValidate>
            <input type="hidden" name="gezien" value={member.id} />
            <ProveField asked={prove} reply={reply} />
            <DangerRow intent="ontkoppelen" back={back} backText={t('unlink.cancel')}>
              {t('unlink.submit')}
            </DangerRow>
          </form>
        </>
      )}
    </OfficePage>
  )
}
