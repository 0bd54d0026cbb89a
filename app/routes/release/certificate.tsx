import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { tooManyUploads } from '#app/features/documents/uploads.server.ts'
import {
  certificateForm,
  MAX_CERTIFICATE_BYTES,
} from '#app/features/release/forms/certificate-form.ts'
import { ownCertificate, storeCertificate } from '#app/features/release/certificate.server.ts'
import type { ProofRefusal } from '#app/features/release/proof.server.ts'
import { ownRequest } from '#app/features/release/request.server.ts'
import { parseUpload } from '#app/forms/upload.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { memberAsks } from '#app/features/release/texts/member-asks.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { postedFileSize } from '#app/platform/http/upload.server.ts'
import { ButtonLink, ButtonRow, Lead, StatusMessage } from '#app/ui/index.ts'
import { refuseSubmission, orSay } from '../kit/answer-form.server.ts'
import { GuildPage } from '../directors/guild-page.tsx'
import { Failure } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'
import { refusedProof } from '../kit/refused-proof.ts'
import type { Route } from './+types/certificate.ts'
import { CertificateForm } from './certificate-form.tsx'

/** @throws a 404 answer when it is not theirs, or not about somebody who died */
async function certificateFor(userId: string, id: string) {
  const request = isUuid(id) ? await ownRequest(userId, id) : null
  if (request?.kind !== 'full') throw data('request', { status: 404 })
  return ownCertificate(userId, id)
}

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  return { ...(await certificateFor(user.id, id)), id }
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  await certificateFor(user.id, id)
  if (await tooManyUploads(user.id)) return refusedCertificate('often')
  if (postedFileSize(request) > MAX_CERTIFICATE_BYTES) return refusedCertificate('tooLarge')
  const { submission, received } = await parseUpload(
    request,
    certificateForm,
    (contents, { file: name }) => storeCertificate(user.id, id, contents, name),
  )
  if (!received) return refuseSubmission(submission)
  return orSay({ request, context }, 'request', async () => {
    const stored = await received
    if (!stored.ok && stored.reason !== 'over') return refusedCertificate(stored.reason)
    const key = stored.ok ? 'certificateStored' : 'certificateOver'
    return redirectWithFlash(href('/franchise/aanvragen/:id/akte', { id }), { key })
  })
}

const refusedCertificate = (reason: Exclude<ProofRefusal, 'over'>) =>
  refusedProof(reason, memberAsks.certificate.refused)

/** A member adds the certificate of the death to a request of its own. */
export default function CertificatePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { id, open, addedAt, name, asked } = loaderData
  const { t } = useTranslation('release')
  const back = (
    <ButtonLink href={href('/franchise/aanvragen/:id', { id })} variant="secondary">
      {t('certificate.back')}
    </ButtonLink>
  )
  return (
    <GuildPage
      current="dashboard"
      title={t('certificate.title')}
      isPart
      failed={reply !== undefined}
      problems={<Problems errors={reply?.errors} />}
    >
      <Failure kind={reply?.failure} />
      <Lead>{t(asked ? 'certificate.leadNeeded' : 'certificate.lead')}</Lead>
      {addedAt && (
        <StatusMessage kind="success">
          <p>{t('certificate.added', { name: name ?? '', moment: momentOf(addedAt) })}</p>
        </StatusMessage>
      )}
      {open ? (
        <CertificateForm errors={reply?.errors} isThere={addedAt !== null} back={back} />
      ) : (
        <>
          <p>{t('certificate.over')}</p>
          <ButtonRow>{back}</ButtonRow>
        </>
      )}
    </GuildPage>
  )
}
