import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { cardContactForm } from '#app/features/card-desk/forms.ts'
import type { Typed } from '#app/forms/rows.ts'
import { cardDesk } from '#app/features/card-desk/texts.nl.ts'
import { Button, ButtonLink, ButtonRow, FormFields } from '#app/ui/index.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import {
  EditConflict,
  type EditConflictReply,
  failedBy,
} from '#app/routes/kit/edits/edit-conflict.tsx'
import { SettingsPage } from './settings-page.tsx'

type ContactFormProps = {
  title: string
  values: Typed
  reply: EditConflictReply | undefined
  /** What the form carries along unseen. */
  hidden: Record<string, string>
}

/** Name and ways to reach a contact, on a page of its own. */
export function ContactForm({ title, values, reply, hidden }: ContactFormProps) {
  const { t } = useTranslation('cardDesk')
  const { fields } = cardDesk.contact
  const compared = { reply, fields: cardContactForm.fields, stored: values }
  return (
    <SettingsPage
      current="contacts"
      title={title}
      failed={failedBy(compared)}
      problems={<Problems errors={reply?.errors} />}
    >
      <Failure kind={reply?.failure} />
      <EditConflict {...compared} texts={fields} />
      <form method="post" noValidate>
        <FormFields
          fields={cardContactForm.fields}
          texts={fields}
          values={reply?.typed ?? values}
          errors={reply?.errors}
          mark="optional"
        />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ButtonRow>
          <Button>{t('contact.save')}</Button>
          <ButtonLink href={href('/admin/contacten')} variant="secondary">
            {t('contact.cancel')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </SettingsPage>
  )
}
