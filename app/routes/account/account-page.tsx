import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Field } from '#app/forms/fields.ts'
import { shownDay } from '#app/forms/formats.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import type { AnswersPage } from '#app/forms/stored/answers-page.server.ts'
import { WHOLE } from '#app/forms/stored/own-fields.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { Button, ButtonRow, FormField, FormGroup, Lead, TitledRows } from '#app/ui/index.ts'
import { Problems } from '../kit/problems.tsx'
import { Failure } from '../kit/failure.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { SaidByForm } from '../interview/questions.tsx'
import { SaveNotice } from '../interview/section-form.tsx'

type AccountPageProps = AnswersPage & {
  fields: readonly Field[]
  email: string
  helpdesk: string
}

/** Name, date of birth, phone and address to change, and the ways to change the rest. */
export function AccountPage(props: AccountPageProps) {
  const { conflict, email, helpdesk } = props
  const { t } = useTranslation('account')
  const elsewhere = Object.keys(conflict?.choices ?? {}).map((name): [string, string[]] => {
    const stored = shownDay(String(conflict?.stored[name] ?? t('details.nothing')))
    return [name, [t('details.conflict', { stored })]]
  })
  const errors = { ...props.errors, ...Object.fromEntries(elsewhere) }
  const texts = sectionTexts('naw').fields
  const isWrong = Object.keys(errors).length > 0
  const ways = WAYS.map(([way, address]) => ({
    title: t(`details.${way}Link`),
    text: t(`details.${way}`),
    href: address,
  }))
  return (
    <DashboardPage
      current="account"
      title={t('details.title')}
      failed={isWrong || props.failure !== undefined}
      problems={
        <Problems title={conflict && t('details.conflictTitle')} errors={errors} texts={texts} />
      }
    >
      <Failure kind={props.failure} />
      {isWrong && !conflict && <p>{t('details.restSaved')}</p>}
      <SaveNotice kind={props.notice} />
      <Lead>{t('details.lead')}</Lead>
      <p>{t('details.draft')}</p>
      <DetailsForm {...props} errors={errors} />
      <FormGroup id="e-mailadres" title={t('details.emailTitle')}>
        <p>{t('details.email', { email })}</p>
        <p>{t('details.emailChange', { helpdesk })}</p>
        <p>{t('details.emailLost')}</p>
      </FormGroup>
      <FormGroup id="veiligheid" title={t('details.safetyTitle')}>
        <TitledRows items={ways} />
      </FormGroup>
    </DashboardPage>
  )
}

/** To what is changed on a page of its own. */
const WAYS = [
  ['password', href('/dashboard/account/wachtwoord')],
  ['secondFactor', href('/dashboard/account/tweede-stap')],
  ['wait', href('/dashboard/account/bedenktijd')],
  ['director', href('/dashboard/account/uitvaartondernemer')],
  ['privacy', href('/dashboard/privacy')],
] as const

type DetailsFormProps = AccountPageProps & { errors: FieldErrors }

function DetailsForm(props: DetailsFormProps) {
  const { fields, values, errors } = props
  const { t } = useTranslation(['account', 'common'])
  const texts = sectionTexts('naw').fields
  return (
    <form method="post" noValidate>
      <SaidByForm {...props} />
      {fields.map((field) => {
        const text = texts[field.key]
        return (
          text && (
            <FormField
              key={field.key}
              field={field}
              text={field.required ? { ...text, mark: t('common:form.required') } : text}
              value={values[field.key]}
              errors={errors}
            />
          )
        )
      })}
      <ButtonRow>
        <Button>{t('details.submit')}</Button>
      </ButtonRow>
      <input type="hidden" {...WHOLE} />
    </form>
  )
}
