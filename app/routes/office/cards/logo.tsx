import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { logoForm } from '#app/features/card-desk/forms.ts'
import { MAX_LOGO_BYTES, readLogo, storeLogo } from '#app/features/card-desk/logo.server.ts'
import { parseUpload } from '#app/forms/upload.server.ts'
import { cardDesk } from '#app/features/card-desk/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { postedFileSize } from '#app/platform/http/upload.server.ts'
import { Button, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import { type FormReply, refuseSubmission, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { Route } from './+types/logo.ts'
import { SettingsPage } from './settings-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const logo = await readLogo(requireCapability(context, 'cards.settings'))
  return { logo: logo && { id: logo.id, width: logo.width, height: logo.height } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.settings')
  if (postedFileSize(request) > MAX_LOGO_BYTES) return refusedLogo('tooLarge')
  const { submission, received } = await parseUpload(request, logoForm, (contents) =>
    storeLogo(actor, contents),
  )
  if (!received) return refuseSubmission(submission)
  const store = async () => {
    const stored = await received
    if (!stored.ok) return refusedLogo(stored.reason)
    return redirectWithFlash(href('/admin/contacten/logo'), { key: 'logoStored' })
  }
  return orSay({ request, context }, 'logo', store)
}

const refusedLogo = (reason: 'tooLarge' | 'picture') =>
  data<FormReply>(
    { errors: { file: [cardDesk.logo[reason]] } },
    { status: reason === 'tooLarge' ? 413 : 422 },
  )

/** The logo on cards and letters. */
export default function LogoPage({ loaderData: { logo }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  return (
    <SettingsPage
      current="logo"
      failed={actionData !== undefined}
      problems={<Problems errors={actionData?.errors} />}
    >
      <Failure kind={actionData?.failure} />
      <Lead>{t('logo.lead')}</Lead>
      {logo ? (
        <p>
          <img
            src={href('/admin/contacten/logo/:id', { id: logo.id })}
            width={logo.width}
            height={logo.height}
            alt={t('logo.current')}
          />
        </p>
      ) : (
        <p>{t('logo.none')}</p>
      )}
      <p>{t('logo.kept')}</p>
      <form method="post" encType="multipart/form-data" noValidate>
        <FormFields
          fields={logoForm.fields}
          texts={cardDesk.logo.fields}
          errors={actionData?.errors}
          mark="optional"
        />
        <ButtonRow>
          <Button>{t('logo.save')}</Button>
        </ButtonRow>
      </form>
    </SettingsPage>
  )
}
