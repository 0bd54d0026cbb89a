import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { ButtonLink, type ButtonVariant } from '#app/ui/index.ts'
import { useSignedIn } from './signed-in.ts'

/** 'Zelf wensen vastleggen' (specification 2.1): to the interview, or to a new account. */
export function StartButton() {
  const { t } = useTranslation('site')
  return (
    <ButtonLink href={useSignedIn() ? href('/vragenlijst') : `${href('/auth')}?tab=signup`}>{t('home.record')}</ButtonLink>
  )
}

/** 'Uw wensen bekijken': to the overview, or to the sign-in page. */
export function ViewButton({ variant }: { variant?: ButtonVariant }) {
  const { t } = useTranslation('site')
  return (
    <ButtonLink href={useSignedIn() ? href('/dashboard') : href('/auth')} variant={variant}>
      {t('home.view')}
    </ButtonLink>
  )
}
