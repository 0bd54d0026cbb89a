import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { callForm } from '#app/features/release/forms/call-form.ts'
import { type RequestKind, TRUSTED_ANSWERS } from '#app/features/release/states.ts'
import { officeRequests } from '#app/features/release/texts/office.nl.ts'
import type { FieldTexts } from '#app/forms/answer.ts'
import type { Typed } from '#app/forms/rows.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import { Button, ButtonRow, FormFields } from '#app/ui/index.ts'
import { answerInWords } from '../../release/state-words.ts'

/** What a trusted person is asked about. */
export type Asked = {
  kind: RequestKind
  companyName: string
  /** Of the one who died, or whose living will it is, as the company wrote it. */
  name: string | null
}

type NoteProps = Asked & {
  values: Typed
  reply: FormReply | undefined
  /** Whether a call was written down already. */
  isAgain: boolean
}

/** What to ask, and where a colleague writes down which answer it was. */
export function NoteCall({ kind, companyName: company, name, values, reply, isAgain }: NoteProps) {
  const { t } = useTranslation('release')
  return (
    <>
      <h2>{t(isAgain ? 'call.againTitle' : 'call.noteTitle')}</h2>
      <p>{t(`call.ask.${kind}`, { company, name: name ?? t('confirm.person') })}</p>
      <form method="post" noValidate>
        <FormFields
          fields={callForm(kind).fields}
          texts={textsOf({ kind, companyName: company, name }, t)}
          values={values}
          errors={reply?.errors}
          mark="optional"
        />
        <ButtonRow>
          <Button variant={isAgain ? 'secondary' : 'primary'}>{t('call.submit')}</Button>
        </ButtonRow>
      </form>
    </>
  )
}

/** With the names that the answers leave open. */
function textsOf(
  { kind, companyName: company, name }: Asked,
  t: TFunction<'release'>,
): Record<string, FieldTexts> {
  const { antwoord, ...others } = officeRequests.call.fields
  const options = TRUSTED_ANSWERS[kind].map((one) => [
    one,
    answerInWords(one, { company, name }, t),
  ])
  return {
    ...others,
    antwoord: {
      ...antwoord,
      options: { ...antwoord.options, ...Object.fromEntries(options) },
    },
  }
}
