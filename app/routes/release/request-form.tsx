import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { requestForms } from '#app/features/release/forms/request-forms.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import { memberAsks } from '#app/features/release/texts/member-asks.nl.ts'
import type { FieldTexts } from '#app/forms/answer.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { Button, ButtonLink, ButtonRow, FormFields } from '#app/ui/index.ts'
import { Problems } from '../kit/problems.tsx'

const requestTexts = (kind: RequestKind): Record<string, FieldTexts> => memberAsks.ask.fields[kind]

type RequestFormProps = {
  kind: RequestKind
  values: Typed
  errors: FieldErrors | undefined
  submit: string
  /** The address of who thinks better of it. */
  back: string
  /** Stands before the questions. */
  children: ReactNode
  /** Stands before the button: what it leads to. */
  before?: ReactNode
}

/** What is asked for with a request, of a member or of a colleague who has one on the telephone. */
export function RequestForm({
  kind,
  values,
  errors,
  submit,
  back,
  children,
  before,
}: RequestFormProps) {
  const { t } = useTranslation('release')
  return (
    <form method="post" noValidate>
      {children}
      <FormFields
        fields={requestForms[kind].fields}
        texts={requestTexts(kind)}
        values={values}
        errors={errors}
        mark="optional"
      />
      {before}
      <ButtonRow>
        <Button>{submit}</Button>
        <ButtonLink href={back} variant="secondary">
          {t('ask.back')}
        </ButtonLink>
      </ButtonRow>
    </form>
  )
}

type ProblemsProps = { kind: RequestKind; errors: FieldErrors | undefined; title?: string }

/** What is wrong with it. */
export const RequestProblems = ({ kind, errors, title }: ProblemsProps) => (
  <Problems title={title} errors={errors} texts={requestTexts(kind)} />
)
