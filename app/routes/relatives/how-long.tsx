import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { monthsForm } from '#app/features/release/forms/months-form.ts'
import { relatives } from '#app/features/contacts/texts.nl.ts'
import type { FieldTexts } from '#app/forms/answer.ts'
import { waitInWords } from '#app/features/release/forms/wait-words.ts'
import { Button, ButtonRow, FormFields } from '#app/ui/index.ts'
import type { FormReply } from '../kit/answer-form.server.ts'

export const howLongTexts: Record<string, FieldTexts> = relatives.howLong.fields

type HowLongProps = {
  months: number
  /** In hours. */
  wait: number
  reply: FormReply | undefined
}

/** When contacts read after a death, and how long: both are the owner's to choose. */
export function HowLong({ months, wait, reply }: HowLongProps) {
  const { t } = useTranslation('relatives')
  return (
    <>
      <h2>{t('howLong.title')}</h2>
      <p>{t('howLong.know')}</p>
      <p>
        {wait === 0 ? t('howLong.waitNone') : t('howLong.wait', { time: waitInWords(wait) })}{' '}
        <a href={href('/dashboard/account/bedenktijd')}>{t('howLong.waitChange')}</a>
      </p>
      <p>{t('howLong.stages')}</p>
      <form method="post" noValidate>
        <FormFields
          fields={monthsForm.fields}
          texts={howLongTexts}
          values={reply?.typed ?? { maanden: String(months) }}
          errors={reply?.errors}
          mark="optional"
        />
        <ButtonRow>
          <Button variant="secondary">{t('howLong.submit')}</Button>
        </ButtonRow>
      </form>
    </>
  )
}
