import { useTranslation } from 'react-i18next'
import type { Field } from '#app/forms/fields.ts'
import { type Typed, typedText } from '#app/forms/rows.ts'
import { StatusMessage } from '#app/ui/index.ts'
import type { FormReply } from '../kit/answer-form.server.ts'

/** `isClash`: someone stored something else since the form was made. */
export type EditConflictReply = FormReply & { isClash?: true }

/** Name of the hidden input that says what the form was made from. */
export const SEEN_FIELD = 'gezien'

/** @param now of what is stored; a form that is shown again for a mistake stays as old as it was */
export const seenOrNow = (reply: EditConflictReply | undefined, now: string): string =>
  typedText(reply?.typed ?? {}, SEEN_FIELD) || now

type EditConflictProps = {
  reply: EditConflictReply | undefined
  fields: readonly Field[]
  texts: Record<string, { label: string }>
  stored: Typed
}

/** Says what is stored now and is not what was typed; nothing where nobody else stored anything. */
export function EditConflict({ reply, fields, texts, stored }: EditConflictProps) {
  const { t } = useTranslation('office')
  if (!reply?.isClash) return null
  const typed = reply.typed ?? {}
  const others = fields.filter(({ key }) => typedText(typed, key) !== typedText(stored, key))
  // Whoever did that: it may have been the first of two presses of one button.
  if (others.length === 0)
    return (
      <StatusMessage kind="info" title={t('clash.sameTitle')}>
        <p>{t('clash.same')}</p>
      </StatusMessage>
    )
  return (
    <StatusMessage kind="error" title={t('clash.title')}>
      <p>{t('clash.text')}</p>
      <ul>
        {others.map(({ key }) => (
          <li key={key}>
            {`${texts[key]?.label}: ${typedText(stored, key) || t('clash.nothing')}`}
          </li>
        ))}
      </ul>
    </StatusMessage>
  )
}
