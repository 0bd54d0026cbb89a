import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { FormState } from '#app/platform/fields.server.ts'
import { Button, ButtonRow, TextArea, TextInput } from '#app/ui/index.ts'

const FIELDS = ['companyName', 'contactName', 'email', 'phone', 'message'] as const

/** Fits any page of the funeral directors' section: it posts to an address of its own. */
export function CallbackForm({ typed = {}, errors = {} }: Partial<FormState>) {
  const { t } = useTranslation(['callbacks', 'common'])
  const field = (name: (typeof FIELDS)[number]) => ({
    id: name,
    name,
    label: t(name),
    errors: errors[name],
    defaultValue: typed[name],
  })
  return (
    <form method="post" action={href('/uitvaartondernemers/terugbellen')} noValidate>
      <TextInput {...field('companyName')} autoComplete="organization" required />
      <TextInput {...field('contactName')} autoComplete="name" required />
      <TextInput {...field('email')} type="email" autoComplete="email" required />
      <TextInput {...field('phone')} type="tel" autoComplete="tel" fit="medium" required />
      <TextArea {...field('message')} optionalText={t('common:form.optional')} />
      <ButtonRow>
        <Button>{t('submit')}</Button>
      </ButtonRow>
    </form>
  )
}
