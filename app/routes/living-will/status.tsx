import { useTranslation } from '#app/locales/use-translation.ts'
import { data, redirect } from 'react-router'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import { healthConsentForm } from '#app/features/living-will/forms.ts'
import {
  allowHealthData,
  type LivingWills,
  printDraft,
  readLivingWills,
} from '#app/features/living-will/living-will.server.ts'
import { cardsLackMention } from '#app/features/wishes/cards.server.ts'
import { askedAboutMe } from '#app/features/release/owner-requests.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { refuseSubmission } from '../kit/answer-form.server.ts'
import type { Route } from './+types/status.ts'
import { AskMention } from '../cards/mention.tsx'
import { RequestAboutMe } from '../deaths/owner-parts.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { FORM, HOME, TO_MEND } from './parts.tsx'
import { LivingWillConsent } from './consent.tsx'
import { LivingWillLaw } from './law.tsx'
import { WAYS_BACK } from './way-back.ts'
import { rememberedWayBack } from './way-back.server.ts'
import { WillDraftCard, NoLivingWill, OnPaper, ValidCard } from './cards.tsx'

/** What the page says of a living will; its answers stay where they are. */
const shownDraft = (will: LivingWills['draft']) =>
  will && {
    state: will.state,
    dates: will.dates,
    changedAt: will.changedAt,
    scanId: will.scanId,
    title: will.title,
  }

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  const { consent, draft, valid } = await readLivingWills(id)
  const { from, headers } = await rememberedWayBack(request, url)
  const lacksMention = valid !== null && (await cardsLackMention(id))
  const asked = await askedAboutMe(id)
  const page = {
    asked,
    deletion: await plannedDeletion(id),
    consent,
    draft: shownDraft(draft),
    valid: shownDraft(valid),
    lacksMention,
    from,
  }
  return data(page, { headers })
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readForm(request)
  if (form.get('intent') === 'afdrukken') {
    const printed = await printDraft(user.id)
    if (printed === 'toMend') return redirect(`${FORM}?${TO_MEND}=`, 303)
    return redirectWithFlash(HOME, { key: FLASH_OF[printed] })
  }
  const submission = parseForm(healthConsentForm, form)
  if (!submission.complete) return refuseSubmission(submission)
  await allowHealthData(user.id)
  return redirect(FORM, 303)
}

const FLASH_OF = {
  printed: 'livingWillPrinted',
  empty: 'livingWillEmpty',
} as const

/** The medical living will: what it is worth, and what the person has (specification 2.1). */
export default function LivingWill({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('livingWill')
  const { asked, deletion, consent, draft, valid, lacksMention, from } = loaderData
  const errors = actionData?.errors
  return (
    <DashboardPage current="livingWill" title={t('title')} failed={errors !== undefined}>
      {deletion && <DeletionNotice {...deletion} whereOneWrites />}
      <RequestAboutMe asked={asked} />
      {!consent && <LivingWillConsent errors={errors} />}
      {consent && <Lead>{t('lead')}</Lead>}
      {lacksMention && <AskMention />}
      {consent && !draft && !valid && <NoLivingWill />}
      {draft && <WillDraftCard {...draft} replaces={valid !== null} />}
      {valid && <ValidCard {...valid} renewing={draft !== null} />}
      {consent && <OnPaper replaces={valid !== null} />}
      {from && (
        <ButtonRow>
          <ButtonLink href={WAYS_BACK[from]} variant="secondary">
            {t(`back.${from}`)}
          </ButtonLink>
        </ButtonRow>
      )}
      <LivingWillLaw hasBegun={draft !== null || valid !== null} />
    </DashboardPage>
  )
}
