import { randomUUID } from 'node:crypto'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { contactFieldsOf } from '#app/features/release/request-contents.server.ts'
import { membersWhoMayAsk, openFor } from '#app/features/release/opened-by-office.server.ts'
import { memberAskingForm, requestForms } from '#app/features/release/forms/request-forms.ts'
import { type Typed, typedText } from '#app/forms/rows.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Lead, RadioGroup, StatusMessage } from '#app/ui/index.ts'
import { refuseSubmission, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { kindIn, SORTS } from '../../release/kinds.ts'
import { readAsked } from '../../release/read-asked.server.ts'
import { RequestForm, RequestProblems } from '../../release/request-form.tsx'
import { wrongContact } from '../../release/wrong-contact.server.ts'
import { LIST } from './list-address.ts'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/open.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const members = (await membersWhoMayAsk(actor)).map(({ id, companyName, city }) => ({
    id,
    companyName,
    city,
  }))
  const dossierNummer = url.searchParams.get('dossier')?.slice(0, 20) ?? ''
  return { made: randomUUID(), kind: kindIn(params.soort), members, values: { dossierNummer } }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const kind = kindIn(params.soort)
  const form = await readForm(request)
  const { submission, asked } = readAsked(kind, form)
  const { complete: by, ...chosen } = parseForm(memberAskingForm, form)
  const made = String(form.get('aanvraag') ?? '')
  const read = {
    typed: { ...submission.typed, ...chosen.typed, aanvraag: made },
    errors: { ...chosen.errors, ...submission.errors },
  }
  return orSay(
    { request, context },
    'sending',
    async () => {
      const member = (await membersWhoMayAsk(actor)).find(({ id }) => id === by?.gildelid)
      const wrong = errorsFor(memberAskingForm, { gildelid: 'memberAsking' })
      if (!member) return refuseSubmission({ ...read, errors: { ...wrong, ...read.errors } })
      if (!asked) return refuseSubmission(read)
      const concerned = await wrongContact(
        actor.id,
        requestForms[kind],
        contactFieldsOf(asked),
        member.id,
      )
      if (concerned) return refuseSubmission(read, concerned)
      if (!(await openFor(actor, member, asked, made || undefined)))
        return refuseSubmission(read, wrong)
      return redirectWithFlash(LIST, { key: 'request_opened_for' })
    },
    read.typed,
  )
}

/** A colleague fills in a request for a member on the telephone, who looks at it and pays. */
export default function Open({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { made, kind, members, values } = loaderData
  const { t } = useTranslation('release')
  const shown: Typed = reply?.typed ?? values
  const other = kind === 'full' ? 'living_will' : 'full'
  const instead = href('/admin/toegangsverzoeken/nieuw/:soort', { soort: SORTS[other] })
  const dossier = values.dossierNummer
  return (
    <OfficePage
      title={t(`desk.open.title.${kind}`)}
      parent={{ href: LIST, text: t('office.title') }}
      failed={reply !== undefined}
      problems={<RequestProblems kind={kind} errors={reply?.errors} />}
    >
      <Failure kind={reply?.failure} />
      <Lead>{t('desk.open.lead')}</Lead>
      <StatusMessage kind="info">
        <p>{t('desk.open.other')}</p>
      </StatusMessage>
      <p>
        <a href={dossier ? `${instead}?${new URLSearchParams({ dossier })}` : instead}>
          {t(`desk.open.instead.${other}`)}
        </a>
      </p>
      {members.length === 0 && <p>{t('desk.open.none')}</p>}
      <RequestForm
        kind={kind}
        values={shown}
        errors={reply?.errors}
        submit={t('desk.open.submit')}
        back={LIST}
      >
        <input type="hidden" name="aanvraag" value={typedText(shown, 'aanvraag') || made} />
        <RadioGroup
          id="gildelid"
          name="gildelid"
          legend={t('desk.open.member')}
          options={members.map(({ id, companyName, city }) => ({
            value: id,
            label: city ? `${companyName}, ${city}` : companyName,
          }))}
          value={typedText(shown, 'gildelid')}
          errors={reply?.errors?.gildelid}
        />
      </RequestForm>
    </OfficePage>
  )
}
