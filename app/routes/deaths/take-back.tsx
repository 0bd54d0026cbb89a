import { useTranslation } from '#app/locales/use-translation.ts'
import { Button, ButtonLink } from '#app/ui/index.ts'
import { Aside, ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import type { TakeBackStanding, TooLateStanding } from './standing.server.ts'
import { CallUs, pageOf, takeBackPageOf, type Who } from './who.tsx'

/** The way to taking it back, for who waits after a mistake. */
export function TakeBackLink({ who, word }: { who: Who } & Pick<TakeBackStanding, 'word'>) {
  const { t } = useTranslation('deaths')
  return (
    <p>
      <a href={takeBackPageOf(who)}>{t(`takeBack.link.${word}`)}</a>
    </p>
  )
}

/** One quiet question to who said that somebody died, before they take it back: that stops everything. */
export function TakeBack({ who, word, report, told }: { who: Who } & TakeBackStanding) {
  const { t } = useTranslation('deaths')
  const title = t('question.no.sure', who)
  return (
    <ReadingPage title={title}>
      <PageTitle title={title} />
      <p>{t(`takeBack.lead.${word}`, who)}</p>
      <p>{t('takeBack.told', { names: told })}</p>
      <form method="post" action={takeBackPageOf(who)} noValidate>
        <input type="hidden" name="bericht" value={report} />
        <input type="hidden" name="zeker" value="ja" />
        <Ways>
          <Button name="antwoord" value="no">
            {t('question.no.confirm', who)}
          </Button>
          <ButtonLink href={pageOf(who)} variant="secondary">
            {t('question.no.back')}
          </ButtonLink>
        </Ways>
      </form>
      <Aside>{t('takeBack.day')}</Aside>
    </ReadingPage>
  )
}

/** To who says no when others read already. */
export function TooLate({ who }: { who: Who } & TooLateStanding) {
  const { t } = useTranslation('deaths')
  const title = t('takeBack.tooLate.title')
  return (
    <ReadingPage title={title}>
      <PageTitle title={title} />
      <p>{t('takeBack.tooLate.text', who)}</p>
      <p>{t('takeBack.tooLate.owner', who)}</p>
      <Ways>
        <CallUs isFirst />
        <ButtonLink href={pageOf(who)} variant="secondary">
          {t('question.no.back')}
        </ButtonLink>
      </Ways>
    </ReadingPage>
  )
}
