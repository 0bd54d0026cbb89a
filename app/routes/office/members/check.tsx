import { useTranslation } from '#app/locales/use-translation.ts'
import { activationForm } from '#app/features/guild/forms/activation-form.ts'
import type { MemberDetails } from '#app/features/guild/office.server.ts'
import { phoneInWords } from '#app/locales/phone.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import { FormFields } from '#app/ui/index.ts'

type CheckProps = {
  member: Pick<MemberDetails, 'kvk' | 'phone' | 'contactName'>
  reply: FormReply | undefined
}

/** What a colleague says they did before an application is let in. */
export function MemberCheck({ member, reply }: CheckProps) {
  const { t } = useTranslation('guild')
  const { kvk, phone, contactName: name } = member
  const texts = {
    kvkGezien: { label: kvk ? t('check.number', { kvk }) : t('check.noNumber') },
    gebeld: {
      label: phone
        ? t('check.call', { name, phone: phoneInWords(phone) })
        : t('check.callSomebody', { name }),
    },
    gebeldOp: { label: t('check.fields.gebeldOp.label') },
  }
  return (
    <>
      <h2>{t('check.title')}</h2>
      <p>{t('check.why')}</p>
      <FormFields
        fields={activationForm.fields}
        texts={texts}
        values={reply?.typed}
        errors={reply?.errors}
      />
    </>
  )
}
