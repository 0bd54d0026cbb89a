import { useTranslation } from 'react-i18next'
import type { FormState } from '#app/platform/fields.server.ts'
import { Button, ButtonRow, FormGroup, TextInput, type TextInputProps } from '#app/ui/index.ts'

type Name =
  | 'companyName'
  | 'contactName'
  | 'email'
  | 'phone'
  | 'street'
  | 'houseNumber'
  | 'postalCode'
  | 'city'
  | 'website'
  | 'kvk'

/** In the order in which they are asked, and how a browser can help with each. */
const FIELDS: [Name, Partial<TextInputProps>][] = [
  ['companyName', { autoComplete: 'organization', required: true }],
  ['contactName', { autoComplete: 'name', required: true }],
  ['email', { type: 'email', autoComplete: 'email', required: true }],
  ['phone', { type: 'tel', autoComplete: 'tel', fit: 'medium', required: true }],
  ['street', { autoComplete: 'address-line1', required: true }],
  ['houseNumber', { autoComplete: 'address-line2', fit: 'short', required: true }],
  ['postalCode', { autoComplete: 'postal-code', fit: 'short', required: true }],
  ['city', { autoComplete: 'address-level2', required: true }],
  ['website', { type: 'url', autoComplete: 'url' }],
  ['kvk', { inputMode: 'numeric', fit: 'medium' }],
]

/** What a business fills in to become a guild member. */
export function ApplicationForm({ typed = {}, errors = {} }: Partial<FormState>) {
  const { t } = useTranslation(['site', 'common'])
  return (
    <FormGroup id="aanmelden" title={t('apply.title')}>
      <form method="post" noValidate>
        {FIELDS.map(([name, more]) => (
          <TextInput
            key={name}
            {...more}
            id={name}
            name={name}
            label={t(`apply.${name}`)}
            errors={errors[name]}
            defaultValue={typed[name]}
            optionalText={more.required ? undefined : t('common:form.optional')}
          />
        ))}
        <ButtonRow>
          <Button>{t('apply.submit')}</Button>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}
