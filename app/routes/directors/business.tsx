import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import {
  changeOwnBusiness,
  type OwnBusiness,
  ownBusiness,
} from '#app/features/guild/own-business.server.ts'
import { ownBusinessForm } from '#app/features/guild/own-business-form.ts'
import { asTyped } from '#app/forms/rows.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { member } from '#app/features/guild/member-texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, Card, FormFields, Lead, SummaryList } from '#app/ui/index.ts'
import { answerForm, type FormReply } from '../kit/answer-form.server.ts'
import { Failure } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'
import type { Route } from './+types/business.ts'
import { GuildPage } from './guild-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const business = await ownBusiness(requireCapability(context, 'guild.enter'))
  if (!business) throw data('member', { status: 404 })
  return { business, helpdesk: env().HELPDESK_EMAIL }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  const submission = parseForm(ownBusinessForm, await readForm(request))
  return answerForm({ request, context }, submission, 'details', async (changed) => {
    if (!(await changeOwnBusiness(user, changed))) throw data('capability', { status: 403 })
    return redirectWithFlash(href('/franchise/gegevens'), { key: 'businessSaved' })
  })
}

const { fields } = member.business

const labelOf = (name: string) => fields[name as keyof typeof fields]?.label

/** What the register knows of a member, and what it changes of that itself. */
export default function Business({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { business, helpdesk } = loaderData
  const { t } = useTranslation('member')
  const { companyName, email, kvk, isOwner } = business
  return (
    <GuildPage current="business" title={t('business.title')} failed={reply !== undefined}>
      <Failure kind={reply?.failure} />
      <Problems errors={reply?.errors} labelOf={labelOf} />
      <Lead>{t('business.lead')}</Lead>
      <Card title={t('business.byOffice')}>
        <SummaryList
          items={[
            { question: t('business.company'), answer: companyName },
            { question: t('business.email'), answer: email },
            { question: t('business.kvk'), answer: kvk ?? t('business.none') },
          ]}
        />
        <p>{t('business.byOfficeText', { email: helpdesk })}</p>
      </Card>
      {isOwner ? (
        <ChangeDetails business={business} reply={reply} />
      ) : (
        <BusinessDetails {...business} />
      )}
      <p>
        <a href={href('/uitvaartondernemers/zoeken')}>{t('business.listLink')}</a>
      </p>
    </GuildPage>
  )
}

type ChangeProps = { business: OwnBusiness; reply: FormReply | undefined }

function ChangeDetails({ business, reply }: ChangeProps) {
  const { t } = useTranslation('member')
  return (
    <Card title={t('business.byYou')}>
      <form method="post" noValidate>
        <FormFields
          fields={ownBusinessForm.fields}
          texts={fields}
          values={reply?.typed ?? asTyped(ownBusinessForm, business)}
          errors={reply?.errors}
          mark="optional"
        />
        <ButtonRow>
          <Button>{t('business.submit')}</Button>
        </ButtonRow>
      </form>
    </Card>
  )
}

function BusinessDetails(business: OwnBusiness) {
  const { t } = useTranslation('member')
  return (
    <Card title={t('business.byOwner')}>
      <SummaryList
        items={ownBusinessForm.fields.map(({ key }) => ({
          question: fields[key].label,
          answer: detailOf(business[key], t),
        }))}
      />
    </Card>
  )
}

function detailOf(detail: string | boolean | null, t: TFunction<'member'>): string {
  if (typeof detail === 'boolean') return t(`business.listed.${detail ? 'yes' : 'no'}`)
  return detail ?? t('business.none')
}
