import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { phoneInWords } from '#app/locales/phone.ts'
import type { ContactCall } from '#app/features/release/telephone-answer.server.ts'
import { answerThatSaid } from '#app/features/release/states.ts'
import { momentOf } from '#app/locales/dates.ts'
import { Button, ButtonRow, Card, SummaryList } from '#app/ui/index.ts'
import { answerInWords } from '../../release/state-words.ts'
import type { Asked } from './note-call.tsx'

/** When, and by which colleague. */
const notedWords = ({ notedAt, notedBy }: ContactCall, t: TFunction<'release'>) => {
  const moment = momentOf(notedAt)
  return notedBy ? t('call.notedBy', { moment, by: notedBy }) : moment
}

type NotedProps = Asked & { call: ContactCall; waits: boolean }

/** What was written down; a colleague who did not do so confirms it. */
export function NotedCall({ call, waits, kind, companyName: company, name }: NotedProps) {
  const { t } = useTranslation('release')
  const given = answerThatSaid(kind, call)
  // The release before asked both in one.
  const said = given ? answerInWords(given, { company, name }, t) : t('because.contact-denies')
  return (
    <Card title={t('call.noted')}>
      <SummaryList
        items={[
          { question: t('call.answer'), answer: said },
          { question: t('call.phone'), answer: phoneInWords(call.phone) },
          { question: t('call.calledAt'), answer: momentOf(call.calledAt) },
          { question: t('call.notedAt'), answer: notedWords(call, t) },
          ...(call.confirmedAt
            ? [{ question: t('call.confirmedAt'), answer: momentOf(call.confirmedAt) }]
            : []),
        ]}
      />
      {waits && call.own && <p>{t('call.own')}</p>}
      {waits && !call.own && (
        <form method="post" noValidate>
          <p>{t('call.second')}</p>
          <ButtonRow>
            <Button name="gesprek" value={call.id}>
              {t('call.confirm')}
            </Button>
          </ButtonRow>
        </form>
      )}
    </Card>
  )
}
