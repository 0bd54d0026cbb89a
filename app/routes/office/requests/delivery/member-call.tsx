import { useTranslation } from '#app/locales/use-translation.ts'
import type { MemberCalls } from '#app/features/calls/unanswered.server.ts'
import { MEMBER_CALLS } from '#app/features/calls/unanswered.ts'
import { Button, ButtonRow } from '#app/ui/index.ts'
import { unansweredWords } from '../../unanswered-words.ts'

/** Who called the member last about what nobody got, and a button for what came of the next call. */
export function MemberCall({ calls, now }: { calls: MemberCalls; now: Date }) {
  const { t } = useTranslation(['delivery', 'office'])
  const { t: office } = useTranslation('office')
  const tried = unansweredWords(calls, now, office)
  return (
    <form method="post" noValidate>
      {tried && <p>{`${tried}.`}</p>}
      <p>{t('office.called')}</p>
      <input type="hidden" name="intent" value="lid-gebeld" />
      <ButtonRow>
        {MEMBER_CALLS.map((said) => (
          <Button key={said} variant="secondary" name="gesprek" value={said}>
            {t(`office.calls.${said}`)}
          </Button>
        ))}
      </ButtonRow>
    </form>
  )
}
