import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import passkeys from '#app/enhance/passkeys.ts?worker&url'
import { Button, ButtonRow, HintAndErrors } from '#app/ui/index.ts'
import { useFrame } from './frame/frame.ts'

type PasskeyButtonProps = {
  /** 'add': the device makes one. 'show': it signs with one that it has. */
  use: 'add' | 'show'
  /** Whether the form goes out by itself then; else it says that one can go on. */
  sends?: boolean
  errors: readonly string[] | undefined
  children: ReactNode
}

/** In a form: asks the device for a passkey, which goes along as `passkey`. Without script it says so. */
export function PasskeyButton({ use, sends = false, errors, children }: PasskeyButtonProps) {
  const { t } = useTranslation('account')
  const frame = useFrame()
  return (
    <div
      data-passkey={use}
      data-options={href('/auth/passkey')}
      data-sends={sends || undefined}
      data-done={t('passkeys.shown')}
      data-failed={t('passkeys.failed')}
    >
      <HintAndErrors id="passkey" errors={errors} />
      <input type="hidden" name="passkey" />
      <ButtonRow>
        <Button type="button" id="passkey" variant={sends ? 'primary' : 'secondary'} hidden>
          {children}
        </Button>
      </ButtonRow>
      <output>{t('passkeys.needsScript')}</output>
      <script type="module" src={passkeys} nonce={frame?.nonce} />
    </div>
  )
}
