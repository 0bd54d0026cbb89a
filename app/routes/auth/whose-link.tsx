import { useTranslation } from '#app/locales/use-translation.ts'

/** Whose account a link is for: nobody goes on in someone else's, whoever sent them the link. */
export function WhoseLink({ email }: { email: string }) {
  const { t } = useTranslation('accounts')
  return <p>{t('link.whose', { email })}</p>
}
