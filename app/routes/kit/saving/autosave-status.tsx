import { useTranslation } from '#app/locales/use-translation.ts'
import { signInAddress } from '#app/platform/http/sign-in-address.ts'
import { LiveNote } from '#app/ui/index.ts'

type AutosaveStatusProps = {
  /** The page itself, to come back to after signing in. */
  page: string
  /** What the button that saves by hand says. */
  button: string
  /** Nothing of this page is kept in the browser. */
  secret?: boolean
}

/**
 * Where the script says how saving goes. Its words are here, so that the script holds no text, and
 * the element itself is in the page from the start, so that readers announce what is put into it.
 */
export function AutosaveStatus({ page, button, secret = false }: AutosaveStatusProps) {
  const { t } = useTranslation()
  return (
    <LiveNote
      words={{
        'data-saving': t('interview.autosave.saving'),
        'data-saved': t('interview.autosave.saved', { time: '{time}' }),
        'data-signed': t('interview.autosave.signed'),
        'data-open': t('interview.autosave.open', { open: '{open}' }),
        'data-failed': t('interview.autosave.failed'),
        'data-unkept': t(secret ? 'interview.autosave.failedSecret' : 'interview.autosave.unkept'),
        'data-invalid': t('interview.autosave.invalid', { button }),
        'data-frozen': t('interview.autosave.frozen', { button }),
        'data-signed-out': t('interview.autosave.signedOut'),
        'data-conflict': t('interview.autosave.conflict', { button }),
        'data-sign-in': secret ? undefined : t('interview.autosave.signIn'),
        'data-sign-in-at': secret ? undefined : signInAddress(page),
        'data-after': t(secret ? 'interview.autosave.afterSecret' : 'interview.autosave.after', {
          button,
        }),
      }}
    />
  )
}
