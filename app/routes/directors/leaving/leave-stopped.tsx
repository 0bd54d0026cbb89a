import { useTranslation } from '#app/locales/use-translation.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import type { AskedProof } from '#app/features/sign-in/prove.server.ts'
import { Button, ButtonRow } from '#app/ui/index.ts'
import { ProveField } from '../../kit/prove-field.tsx'

type LeaveStoppedProps = {
  company: string
  /** False for an owner, who ends the membership by a mail. */
  leaves: boolean
  prove: AskedProof | null
  reply: SignInReply | undefined
}

/** By which somebody of a company whose membership was stopped has nothing to do with it any more. */
export function LeaveStopped({ company, leaves, prove, reply }: LeaveStoppedProps) {
  const { t } = useTranslation('member')
  if (!leaves) return <p>{t('stopped.end')}</p>
  return (
    <section>
      <h2>{t('stopped.leave.title', { company })}</h2>
      <p>{t('stopped.leave.text')}</p>
      <form method="post" noValidate>
        <ProveField asked={prove} reply={reply} />
        <ButtonRow>
          <Button variant="secondary">{t('stopped.leave.submit')}</Button>
        </ButtonRow>
      </form>
    </section>
  )
}
