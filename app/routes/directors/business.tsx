import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import {
  changeOwnBusiness,
  ownBusiness,
  ownBusinessFingerprint,
} from '#app/features/guild/own-business.server.ts'
import { ownBusinessForm } from '#app/features/guild/forms/own-business-form.ts'
import { asTyped } from '#app/forms/rows.ts'
import { member } from '#app/features/guild/member-texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Card, Lead, SummaryList } from '#app/ui/index.ts'
import { OfficeBody } from '#app/ui/office/office-body.tsx'
import { answerForm } from '../kit/answer-form.server.ts'
import { editConflict, parseFormWithSeen } from '../kit/edits/edit-conflict.server.ts'
import { EditConflict, type EditConflictReply, failedBy } from '../kit/edits/edit-conflict.tsx'
import { Failure } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'
import type { Route } from './+types/business.ts'
import { BusinessDetails, ChangeDetails } from './business-parts.tsx'
import { GuildPage } from './guild-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const business = await ownBusiness(requireCapability(context, 'guild.enter'))
  if (!business) throw data('member', { status: 404 })
  return { business, seen: ownBusinessFingerprint(business), helpdesk: env().HELPDESK_EMAIL }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  const submission = parseFormWithSeen(ownBusinessForm, await readForm(request))
  return answerForm({ request, context }, submission, 'details', async (changed) => {
    const done = await changeOwnBusiness(user, submission.seen, changed)
    if (!done.ok && done.reason === 'changed') return editConflict(submission)
    if (!done.ok) throw data('capability', { status: 403 })
    return redirectWithFlash(href('/franchise/gegevens'), { key: 'businessSaved' })
  })
}

const { fields } = member.business

/** What the register knows of a member, and what it changes of that itself. */
export default function Business({ loaderData, actionData }: Route.ComponentProps) {
  const { business, seen, helpdesk } = loaderData
  const reply: EditConflictReply | undefined = actionData
  const { t } = useTranslation('member')
  const { companyName, email, kvk, isOwner } = business
  const stored = asTyped(ownBusinessForm, business)
  const compared = { reply, fields: ownBusinessForm.fields, stored }
  return (
    <GuildPage
      current="business"
      title={t('business.title')}
      failed={failedBy(compared)}
      problems={<Problems errors={reply?.errors} texts={fields} />}
    >
      <Failure kind={reply?.failure} />
      <EditConflict {...compared} texts={fields} />
      <Lead>{t('business.lead')}</Lead>
      <Card title={t('business.byOffice')}>
        <OfficeBody>
          <SummaryList
            items={[
              { question: t('business.company'), answer: companyName },
              { question: t('business.email'), answer: email },
              { question: t('business.kvk'), answer: kvk ?? t('business.none') },
            ]}
          />
        </OfficeBody>
      </Card>
      <p>
        {`${t('business.byOfficeText')} `}
        <a href={`mailto:${helpdesk}`}>{t('business.mailUs', { email: helpdesk })}</a>
      </p>
      {isOwner ? (
        <ChangeDetails stored={stored} seen={seen} reply={reply} />
      ) : (
        <BusinessDetails {...business} />
      )}
      <p>
        <a href={href('/uitvaartondernemers/zoeken')}>{t('business.listLink')}</a>
      </p>
      {isOwner && (
        <ul>
          <li>
            <a href={href('/franchise/collegas')}>{t('business.passOn')}</a>
          </li>
          <li>
            <a href={href('/franchise/stoppen')}>{t('end.link')}</a>
          </li>
        </ul>
      )}
    </GuildPage>
  )
}
