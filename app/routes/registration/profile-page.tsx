import { useTranslation } from 'react-i18next'
import { profileForm } from '#app/features/registration/profile-form.ts'
import type { ProfileReply } from '#app/features/registration/profile.server.ts'
import { profileTexts } from '#app/locales/nl/registration.ts'
import {
  Button,
  ButtonRow,
  ErrorSummary,
  FieldGroups,
  FormField,
  Lead,
  Narrow,
} from '#app/ui/index.ts'
import { problemsOf } from '../problems.tsx'
import { PageTitle } from '../page-title.tsx'

export type ProfileProps = { stage: 'profile'; reply?: ProfileReply }

/** 'Persoonlijk Profiel Aanmaken', for who has no account yet; the registration goes on from it. */
export function ProfilePage({ reply }: ProfileProps) {
  const { t } = useTranslation(['registration', 'common'])
  const { values = {}, errors = {}, missing = false } = reply ?? {}
  const { title, intro } = profileTexts
  return (
    <Narrow>
      <PageTitle title={title} failed={reply !== undefined} />
      <ErrorSummary
        title={t(missing ? 'notices.profile.title' : 'common:form.errorTitle')}
        items={[
          ...(missing ? [{ href: '#firstName', text: t('notices.profile.text') }] : []),
          ...problemsOf(errors, labelOf),
        ]}
      />
      <h1>{title}</h1>
      <Lead>{intro}</Lead>
      <p>
        {t('profile.known')} <a href="/auth?terug=/formulier">{t('profile.signIn')}</a>.
      </p>
      <form method="post" action="/aanmelden" noValidate>
        <input type="hidden" name="profiel" value="ja" />
        <FieldGroups fields={profileForm.fields} texts={profileTexts.fields}>
          {(field) => (
            <FormField
              field={field}
              text={textsOf(field.key)}
              value={values[field.key]}
              errors={errors}
            />
          )}
        </FieldGroups>
        <p>{t('profile.next')}</p>
        <ButtonRow>
          <Button>{t('profile.submit')}</Button>
        </ButtonRow>
      </form>
    </Narrow>
  )
}

const textsOf = (key: string) => profileTexts.fields[key as keyof typeof profileTexts.fields]
const labelOf = (name: string) => textsOf(name)?.label ?? name
