import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { ButtonLink, type ButtonVariant } from '#app/ui/index.ts'
import { useKnown, useSignedIn } from './signed-in.ts'

/**
 * 'Zelf wensen vastleggen' (specification 2.1): to the interview, or to a new account. Who was here
 * before signs in on the way.
 */
export function StartButton() {
  const { t } = useTranslation('site')
  const [signedIn, known] = [useSignedIn(), useKnown()]
  return (
    <ButtonLink href={signedIn || known ? href('/vragenlijst') : `${href('/auth')}?tab=signup`}>{t('home.record')}</ButtonLink>
  )
}

/** 'Uw wensen bekijken': to the overview, or to the sign-in page. */
export function ViewButton({ variant }: { variant?: ButtonVariant }) {
  const { t } = useTranslation('site')
  const [signedIn, known] = [useSignedIn(), useKnown()]
  return (
    <ButtonLink href={signedIn || known ? href('/dashboard') : href('/auth')} variant={variant}>
      {t('home.view')}
    </ButtonLink>
  )
}
