import { useTranslation } from '#app/locales/use-translation.ts'
import { href, redirect } from 'react-router'
import { paperForm } from '#app/features/deaths/paper-form.ts'
import { ownPaper, storePaper } from '#app/features/deaths/paper.server.ts'
import { deaths } from '#app/features/deaths/texts.nl.ts'
import { tooManyUploads } from '#app/features/documents/uploads.server.ts'
import { MAX_CERTIFICATE_BYTES } from '#app/features/release/forms/certificate-form.ts'
import type { ProofRefusal } from '#app/features/release/proof.server.ts'
import { parseUpload } from '#app/forms/upload.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { postedFileSize } from '#app/platform/http/upload.server.ts'
import { Button, ButtonLink, ButtonRow, FormFields } from '#app/ui/index.ts'
import { LampPage } from '#app/ui/lamp/lamp.tsx'
import { calledBy } from '#app/platform/names.ts'
import { readerHandle } from '../first-days/lamp-frame.tsx'
import { Failure } from '../kit/failure.tsx'
import { orSay, refuseSubmission } from '../kit/answer-form.server.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { Problems } from '../kit/problems.tsx'
import { refusedProof } from '../kit/refused-proof.ts'
import { requireReader } from '../relatives/reader.server.ts'
import type { Route } from './+types/paper.ts'

export const handle = readerHandle

export async function loader(asked: Route.LoaderArgs) {
  const reader = await requireReader(asked, asked.params.relative)
  const { owner } = reader.card
  return { ...(await ownPaper(reader)), id: reader.id, owner: calledBy(owner) }
}

export async function action(asked: Route.ActionArgs) {
  const { request, context, params } = asked
  const reader = await requireReader(asked, params.relative)
  if (await tooManyUploads(reader.id)) return refused('often')
  if (postedFileSize(request) > MAX_CERTIFICATE_BYTES) return refused('tooLarge')
  const { submission, received } = await parseUpload(
    request,
    paperForm,
    (contents, { file: name }) => storePaper(reader, contents, name),
  )
  if (!received) return refuseSubmission(submission)
  return orSay({ request, context }, 'request', async () => {
    const stored = await received
    if (!stored.ok && stored.reason !== 'over') return refused(stored.reason)
    const page = href('/contactpersoon/:relative/overleden', { relative: reader.id })
    // The page itself says that it came.
    return stored.ok ? redirect(page, 303) : redirectWithFlash(page, { key: 'deathPaperOver' })
  })
}

const refused = (reason: Exclude<ProofRefusal, 'over'>) =>
  refusedProof(reason, deaths.paper.refused)

/** A contact adds the paper of a doctor or a town hall, which two colleagues look at. */
export default function PaperPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { id, open, addedAt, name } = loaderData
  const { t } = useTranslation('deaths')
  const back = (
    <ButtonLink
      href={href('/contactpersoon/:relative/overleden', { relative: id })}
      variant={open ? 'secondary' : 'primary'}
    >
      {t(open && !addedAt ? 'paper.later' : 'paper.back')}
    </ButtonLink>
  )
  return (
    <LampPage>
      <meta name="robots" content="noindex" />
      <PageTitle title={t('paper.title')} failed={reply !== undefined} />
      <Failure kind={reply?.failure} />
      <Problems errors={reply?.errors} />
      <h1>{t('paper.title')}</h1>
      {!open && (
        <>
          <p>{t('paper.over')}</p>
          <ButtonRow>{back}</ButtonRow>
        </>
      )}
      {open && (
        <>
          {!addedAt && <p>{t('paper.now')}</p>}
          <p>
            {addedAt
              ? t('paper.added', { name: name ?? '', moment: momentOf(addedAt) })
              : t('paper.lead')}
          </p>
          <form method="post" encType="multipart/form-data" noValidate>
            <FormFields
              fields={paperForm.fields}
              texts={deaths.paper.fields}
              errors={reply?.errors}
              mark="optional"
            />
            <ButtonRow>
              <Button>{t(addedAt ? 'paper.replace' : 'paper.submit')}</Button>
              {back}
            </ButtonRow>
          </form>
          <p>{t('paper.photo')}</p>
          <p>{t('paper.kept')}</p>
        </>
      )}
    </LampPage>
  )
}
