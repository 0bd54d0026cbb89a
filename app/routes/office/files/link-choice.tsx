import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { AskedProof } from '#app/features/sign-in/prove.server.ts'
import type { FileDetails } from '#app/features/office-files/details.server.ts'
import type { LinkableMember } from '#app/features/office-files/link.server.ts'
import { typedText } from '#app/forms/rows.ts'
import { Button, ButtonLink, ButtonRow, FormGroup, RadioGroup } from '#app/ui/index.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { linkAddress } from './link-search.tsx'

/** What may reach the browser of the file that was chosen. */
export const chosen = ({ number, name, email, member }: FileDetails) => ({
  number,
  name,
  email,
  member,
})
type Chosen = ReturnType<typeof chosen>

export type LinkReply = FormReply & { isChanged?: true }

type ChooseProps = {
  file: Chosen
  members: LinkableMember[]
  prove: AskedProof | null
  reply: LinkReply | undefined
}

/**
 * The form that links a file to a member. It posts the member that it showed, so that a link which
 * a colleague made meanwhile is not lost unseen.
 */
export function ChooseMember({ file, members, prove, reply }: ChooseProps) {
  const { number, name, email, member } = file
  const { t } = useTranslation('officeFiles')
  return (
    <FormGroup id="koppelen" title={t('link.of', { number })}>
      <p>
        {t('link.person', {
          name: name || t('details.unknown'),
          email: email ?? t('details.noAddress'),
        })}
      </p>
      <p>
        {member
          ? t('details.link.linked', { company: member.companyName })
          : t('details.link.none')}
      </p>
      {members.length === 0 && <p>{t('link.noMembers')}</p>}
      <form method="post" action={linkAddress(number)} noValidate>
        <input type="hidden" name="dossier" value={number} />
        <input type="hidden" name="gezien" value={member?.id ?? ''} />
        {members.length > 0 && (
          <>
            <RadioGroup
              id="lid"
              name="lid"
              legend={t('link.member')}
              options={members.map(({ id, companyName, city }) => ({
                value: id,
                label: companyName,
                hint: city,
              }))}
              value={typedText(reply?.typed ?? {}, 'lid')}
              errors={reply?.errors?.lid}
              required
            />
            <ProveField asked={prove} reply={reply} />
            <p>{t(member ? 'link.confirmOther' : 'link.confirm')}</p>
          </>
        )}
        <ButtonRow>
          {members.length > 0 && <Button>{t('link.submit')}</Button>}
          <ButtonLink href={href('/admin/koppeling')} variant="secondary">
            {t('link.cancel')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}
