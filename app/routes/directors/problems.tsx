import { useTranslation } from '#app/locales/use-translation.ts'
import type { FieldTexts } from '#app/forms/answer.ts'
import type { FormReply } from '../kit/answer-form.server.ts'
import { Failure } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'

type FormProblemsProps = {
  reply: FormReply | undefined
  texts: Readonly<Record<string, FieldTexts>>
}

/** What is wrong with a form of a business, or went wrong with it; both begin with its name. */
export function FormProblems({ reply = {}, texts }: FormProblemsProps) {
  const { t } = useTranslation()
  const { errors, failure, wait } = reply
  const tooOften = wait !== undefined && t('validation.tooOften', { count: wait })
  return (
    <>
      <Failure kind={failure} />
      <Problems
        errors={errors}
        texts={texts}
        last={tooOften ? [{ href: '#companyName', text: tooOften }] : []}
      />
    </>
  )
}
