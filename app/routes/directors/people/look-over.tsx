import { useTranslation } from '#app/locales/use-translation.ts'
import { member } from '#app/features/guild/member-texts.nl.ts'
import { Button, ButtonRow, Lead, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { GuildPage } from '../guild-page.tsx'

export type LookOverProps = { name: string; email: string }

const { fields } = member.people

/** Whom an invitation goes to, and what they read, before it goes: a mistyped address is a stranger's. */
export function LookOver({ name, email }: LookOverProps) {
  const { t } = useTranslation('member')
  return (
    <GuildPage current="people" title={t('people.look.title')} isPart>
      <Lead>{t('people.look.lead')}</Lead>
      <SummaryList
        items={[
          { question: fields.name.label, answer: name },
          { question: fields.email.label, answer: email },
        ]}
      />
      <StatusMessage kind="warning">
        <p>{t('people.look.reads')}</p>
      </StatusMessage>
      <form method="post" noValidate>
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="email" value={email} />
        <ButtonRow>
          <Button name="intent" value="zeker">
            {t('people.look.submit')}
          </Button>
          <Button variant="secondary" name="intent" value="terug">
            {t('people.look.back')}
          </Button>
        </ButtonRow>
      </form>
    </GuildPage>
  )
}
