import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import type { Submission } from '#app/forms/submission.server.ts'
import { StatusMessage } from '#app/ui/index.ts'
import type { FormReply } from '../../answer-form.server.ts'

/** Where a colleague changed the same meanwhile: what is stored now, and its number. */
export type ClashReply = FormReply & { stored?: { lines: string[]; revision: number } }

/** What was typed comes back, with what it would replace. Sent once more, it does. */
export const clash = ({ typed }: Pick<Submission, 'typed'>, stored: ClashReply['stored']) =>
  data<ClashReply>({ typed, ...(stored && { stored }) }, { status: 409 })

/** Says what a colleague stored meanwhile; nothing when nobody did. */
export function Clash({ reply }: { reply: ClashReply | undefined }) {
  const { t } = useTranslation('cardDesk')
  if (!reply?.stored) return null
  return (
    <StatusMessage kind="error" title={t('clash.title')}>
      <p>{t('clash.text')}</p>
      <ul>
        {reply.stored.lines.filter(Boolean).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </StatusMessage>
  )
}

/** The number in a hidden input, of what the form was made from. */
export const REVISION = 'revision'
export const revisionIn = (form: FormData): number => Number(form.get(REVISION)) || 0
