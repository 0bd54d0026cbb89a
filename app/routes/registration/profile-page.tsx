import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { profileForm } from '#app/features/registration/profile-form.ts'
import type { ProfileReply } from '#app/features/registration/profile.server.ts'
import { profileTexts } from '#app/features/registration/texts.nl.ts'
import { signInAddress } from '#app/platform/http/sign-in-address.ts'
import { Button, ButtonRow, FieldGroups, FormField, Lead, Narrow } from '#app/ui/index.ts'
import { Problems } from '../kit/problems.tsx'
import { PageTitle } from '../kit/page-title.tsx'

export type ProfileProps = { stage: 'profile'; reply?: ProfileReply }

/** 'Persoonlijk Profiel Aanmaken', for who has no account yet; the registration goes on from it. */
export function ProfilePage({ reply }: ProfileProps) {
  const { t } = useTranslation(['registration', 'common'])
  const { values = {}, errors = {}, missing = false } = reply ?? {}
  const { title, intro } = profileTexts
  return (
    <Narrow>
      <PageTitle title={title} failed={reply !== undefined} />
      <Problems
        title={missing ? t('notices.profile.title') : undefined}
        first={missing ? [{ href: '#firstName', text: t('notices.profile.text') }] : []}
        errors={errors}
        labelOf={labelOf}
      />
      <h1>{title}</h1>
      <Lead>{intro}</Lead>
      <p>
        {t('profile.known')} <a href={signInAddress(href('/formulier'))}>{t('profile.signIn')}</a>.
      </p>
      <form method="post" action={href('/aanmelden')} noValidate>
        <input type="hidden" name="profiel" value="ja" />
        <FieldGroups fields={profileForm.fields} texts={profileTexts.fields}>
          {(field) => (
            <FormField
              field={field}
              text={fieldTextsOf(field.key)}
              value={values[field.key]}
              errors={errors}
              mark="optional"
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

const fieldTextsOf = (key: string) => profileTexts.fields[key as keyof typeof profileTexts.fields]
const labelOf = (name: string) => fieldTextsOf(name)?.label ?? name
