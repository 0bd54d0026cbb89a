import { useTranslation } from '#app/locales/use-translation.ts'
import { useLocation } from 'react-router'
import { Button, ButtonRow, Disclosure, PasswordInput, TextInput } from '#app/ui/index.ts'
import type { PostedAgain } from './retry-form.server.ts'

/** Sends a form once more that could not be taken in; what was typed comes along. */
export function RetryForm({ posted }: { posted: PostedAgain }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const texts = posted.fields.map(([, value]) => value).filter(isText)
  return (
    <>
      {texts.length > 0 && (
        <Disclosure summary={t('errors.retry.typed')}>
          {texts.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </Disclosure>
      )}
      <form
        method="post"
        action={pathname + search}
        encType={posted.file && 'multipart/form-data'}
        noValidate
        data-unsaved=""
      >
        {posted.fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {posted.passwords.map((name) => (
          <PasswordInput
            key={name}
            id={name}
            name={name}
            label={t(`errors.retry.${labelOf(name)}`)}
            autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
            required
          />
        ))}
        {posted.file && (
          <TextInput id="file" name={posted.file} type="file" label={t('errors.retry.file')} />
        )}
        <ButtonRow>
          <Button>{t('errors.unexpected.retry')}</Button>
        </ButtonRow>
      </form>
    </>
  )
}

/** Something that a person wrote, and not a choice, a number or a name of ours. */
const isText = (value: string) => /\p{L}\s+\p{L}/u.test(value)

const labelOf = (name: string) =>
  name === 'currentPassword' || name === 'confirmPassword' ? name : 'password'
