import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { member } from '#app/features/guild/member-texts.nl.ts'
import { ownBusinessForm } from '#app/features/guild/forms/own-business-form.ts'
import type { OwnBusiness } from '#app/features/guild/own-business.server.ts'
import { phoneInWords } from '#app/locales/phone.ts'
import type { Typed } from '#app/forms/rows.ts'
import { Button, ButtonRow, Card, FormFields, SummaryList } from '#app/ui/index.ts'
import { OfficeBody } from '#app/ui/office/office-body.tsx'
import { type EditConflictReply, SEEN_FIELD, seenOrNow } from '../kit/edits/edit-conflict.tsx'

const { fields } = member.business

type ChangeProps = { stored: Typed; seen: string; reply: EditConflictReply | undefined }

/** The form in which the owner of a company changes how to reach it. */
export function ChangeDetails({ stored, seen, reply }: ChangeProps) {
  const { t } = useTranslation('member')
  return (
    <Card title={t('business.byYou')}>
      <form method="post" noValidate>
        <input type="hidden" name={SEEN_FIELD} value={seenOrNow(reply, seen)} />
        <FormFields
          fields={ownBusinessForm.fields}
          texts={fields}
          values={reply?.typed ?? stored}
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

/** The same for who may not change it. */
export function BusinessDetails(business: OwnBusiness) {
  const { t } = useTranslation('member')
  return (
    <Card title={t('business.byOwner')}>
      <OfficeBody>
        <SummaryList
          items={ownBusinessForm.fields.map(({ key }) => ({
            question: fields[key].label,
            answer: detailOf(key === 'phone' ? shownPhone(business) : business[key], t),
          }))}
        />
      </OfficeBody>
    </Card>
  )
}

const shownPhone = ({ phone }: OwnBusiness) => phone && phoneInWords(phone)

function detailOf(detail: string | boolean | null, t: TFunction<'member'>): string {
  if (typeof detail === 'boolean') return t(`business.listed.${detail ? 'yes' : 'no'}`)
  return detail ?? t('business.none')
}
