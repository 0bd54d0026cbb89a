import { useTranslation } from '#app/locales/use-translation.ts'
import { type Field, isBox } from '#app/forms/fields.ts'
import { asPostalCode } from '#app/forms/formats.ts'
import { type Typed, typedText } from '#app/forms/rows.ts'
import { StatusMessage } from '#app/ui/index.ts'
import type { FormReply } from '../answer-form.server.ts'

/** `isClash`: someone stored something else since the form was made. */
export type EditConflictReply = FormReply & { isClash?: true }

/** Name of the hidden input that says what the form was made from. */
export const SEEN_FIELD = 'gezien'

/** @param now of what is stored; a form that is shown again for a mistake stays as old as it was */
export const seenOrNow = (reply: EditConflictReply | undefined, now: string): string =>
  typedText(reply?.typed ?? {}, SEEN_FIELD) || now

type Compared = {
  reply: EditConflictReply | undefined
  fields: readonly Field[]
  /** As `asTyped` gives it. */
  stored: Typed
}

/** What is stored now and is not what was typed. */
const othersOf = ({ reply, fields, stored }: Compared): Field[] =>
  fields.filter((field) => written(field, reply?.typed ?? {}) !== written(field, stored))

/** By which one answer is as another. A postal code is stored as on an envelope, however it was typed. */
function written(field: Field, answers: Typed): string {
  if (isBox(field)) return String(isTicked(answers[field.key]))
  const text = typedText(answers, field.key).trim()
  const isPostalCode = field.kind === 'text' && field.format === 'postalCode'
  return isPostalCode ? asPostalCode(text) : text
}

const isTicked = (value: unknown) => value === true || value === 'true'

/** Whether a page has something to be mended: what is stored as it was typed has not. */
export const failedBy = (compared: Compared): boolean =>
  compared.reply !== undefined && !(compared.reply.isClash && othersOf(compared).length === 0)

type EditConflictProps = Compared & { texts: Record<string, { label: string }> }

/** Says what is stored now and is not what was typed; nothing where nobody else stored anything. */
export function EditConflict({ reply, fields, texts, stored }: EditConflictProps) {
  const { t } = useTranslation()
  if (!reply?.isClash) return null
  const others = othersOf({ reply, fields, stored })
  const inWords = (field: Field) =>
    isBox(field)
      ? t(isTicked(stored[field.key]) ? 'clash.yes' : 'clash.no')
      : typedText(stored, field.key) || t('clash.nothing')
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
        {others.map((field) => (
          <li key={field.key}>{`${texts[field.key]?.label}: ${inWords(field)}`}</li>
        ))}
      </ul>
    </StatusMessage>
  )
}
