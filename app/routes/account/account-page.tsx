import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { Field } from '#app/forms/fields.ts'
import { shownDay } from '#app/forms/formats.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import type { SectionData } from '#app/forms/values.ts'
import { WHOLE } from '#app/forms/stored/whole.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { FailureKind } from '#app/locales/nl/common.ts'
import { Button, ButtonRow, FormField, FormGroup, Lead, Rows } from '#app/ui/index.ts'
import { Problems } from '../problems.tsx'
import { Failure } from '../failure.tsx'
import { DashboardPage } from '../dashboard-page.tsx'
import { Notice } from '../interview/section-form.tsx'

type AccountPageProps = {
  fields: readonly Field[]
  values: Typed
  revision: number
  opened: string | undefined
  saveId: string
  account: string
  /** Says why the page shows what was not saved. */
  notice?: 'pending' | undefined
  email: string
  helpdesk: string
  errors?: FieldErrors
  failure?: FailureKind | undefined
  /** Fields that were changed elsewhere since the form was opened, and what is stored for them. */
  conflict?: { fields: string[]; stored: SectionData }
}

/** Name, date of birth, phone and address to change, and the ways to change the rest. */
export function AccountPage(props: AccountPageProps) {
  const { conflict, email, helpdesk } = props
  const { t } = useTranslation('account')
  const elsewhere = (conflict?.fields ?? []).map((name): [string, string[]] => {
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
    >
      <Failure kind={props.failure} />
      <Problems
        title={conflict && t('details.conflictTitle')}
        errors={errors}
        labelOf={(name) => texts[name]?.label}
      />
      {isWrong && !conflict && <p>{t('details.restSaved')}</p>}
      <Notice kind={props.notice} />
      <Lead>{t('details.lead')}</Lead>
      <p>{t('details.draft')}</p>
      <DetailsForm {...props} errors={errors} />
      <FormGroup id="e-mailadres" title={t('details.emailTitle')}>
        <p>{t('details.email', { email })}</p>
        <p>{t('details.emailChange', { helpdesk })}</p>
        <p>{t('details.emailLost')}</p>
      </FormGroup>
      <FormGroup id="veiligheid" title={t('details.safetyTitle')}>
        <Rows items={ways} />
      </FormGroup>
    </DashboardPage>
  )
}

/** To what is changed on a page of its own. */
const WAYS = [
  ['password', href('/dashboard/account/wachtwoord')],
  ['secondFactor', href('/dashboard/account/tweede-stap')],
  ['wait', href('/dashboard/account/bedenktijd')],
  ['privacy', href('/dashboard/privacy')],
] as const

type DetailsFormProps = Omit<AccountPageProps, 'errors'> & { errors: FieldErrors }

function DetailsForm(props: DetailsFormProps) {
  const { fields, values, revision, opened, saveId, account, errors } = props
  const { t } = useTranslation('account')
  const texts = sectionTexts('naw').fields
  return (
    <form method="post" noValidate>
      <input type="hidden" name="revision" value={revision} />
      {opened !== undefined && <input type="hidden" name="opened" value={opened} />}
      <input type="hidden" name="saveId" value={saveId} />
      <input type="hidden" name="account" value={account} />
      {fields.map((field) => {
        const text = texts[field.key]
        return (
          text && (
            <FormField
              key={field.key}
              field={field}
              text={text}
              value={values[field.key]}
              errors={errors}
              mark="optional"
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
