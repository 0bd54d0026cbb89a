import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { colleagueForm } from '#app/features/guild/forms/colleague-form.ts'
import { member } from '#app/features/guild/member-texts.nl.ts'
import { Button, ButtonRow, FormFields, FormGroup, OfAnother } from '#app/ui/index.ts'
import type { FormReply } from '../../kit/answer-form.server.ts'

const { fields } = member.people

/** What somebody reads who is no owner, and how they go. */
export function OnlyOwner() {
  const { t } = useTranslation('member')
  return (
    <>
      <p>{t('people.onlyOwner')}</p>
      <p>
        <a href={href('/franchise/collegas/vertrekken')}>{t('people.leave')}</a>
      </p>
    </>
  )
}

/** The form by which an owner invites a colleague. */
export function Invite({ reply }: { reply: FormReply | undefined }) {
  const { t } = useTranslation('member')
  return (
    <FormGroup id="uitnodigen" title={t('people.inviteTitle')} intro={t('people.inviteText')}>
      <form method="post" noValidate>
        <OfAnother value={true}>
          <FormFields
            fields={colleagueForm.fields}
            texts={fields}
            values={reply?.typed}
            errors={reply?.errors}
            mark="optional"
          />
        </OfAnother>
        <ButtonRow>
          <Button>{t('people.submit')}</Button>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}
