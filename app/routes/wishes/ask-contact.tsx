import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Reading } from '#app/features/contacts/rules-form.ts'
import { addressOfQuestion } from '#app/features/interview/step.ts'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'

/** A contact to ask, or that there is nobody who can be asked. */
export type ToAsk = { id: string; name: string; reading: Reading } | 'nobody'

/** What is left to do while nobody said yes to reading the wishes. */
export function AskContact({ toAsk }: { toAsk: ToAsk }) {
  const { t } = useTranslation(['confirming', 'relatives'])
  const isNobody = toAsk === 'nobody'
  const to = isNobody
    ? addressOfQuestion('naw', 'contacts')
    : href('/dashboard/contacten/:relative', { relative: toAsk.id })
  return (
    <>
      <h2>{isNobody ? t('confirmed.nameTitle') : t('confirmed.askTitle', toAsk)}</h2>
      <p>
        {isNobody
          ? t('confirmed.nameText')
          : t(`relatives:shortLater.${toAsk.reading}`, { name: toAsk.name })}
      </p>
      <ButtonRow>
        <ButtonLink href={to}>
          {isNobody ? t('confirmed.name') : t('confirmed.ask', toAsk)}
        </ButtonLink>
      </ButtonRow>
    </>
  )
}
