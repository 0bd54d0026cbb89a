import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { WaitingWords } from '#app/features/deaths/waiting.server.ts'
import { ButtonLink } from '#app/ui/index.ts'
import { Aside, ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import { PassedSteps } from '#app/ui/relatives/waiting.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import type { TakeBackStanding } from './standing.server.ts'
import { TakeBackLink } from './take-back.tsx'
import { CallUs, type Who } from './who.tsx'

type WaitingProps = {
  who: Who
  words: WaitingWords
  /** Whether a paper came that is looked at. */
  hasPaper: boolean
  /** Null for who did not say yes. */
  takeBack: TakeBackStanding | null
  children: ReactNode
}

/** Who let us know waits: from which hour there is something to read, and what can be done meanwhile. */
export function Waiting({ who, words, hasPaper, takeBack, children }: WaitingProps) {
  const { t } = useTranslation('deaths')
  const title = t('waiting.title')
  const paper = href('/contactpersoon/:relative/papier', { relative: who.relative })
  const { waitsFor, waitsUntil, first, all, steps } = words
  const isOnlyWay = waitsFor.length === 1 && !who.readsNow
  return (
    <ReadingPage title={title}>
      <PageTitle title={title} />
      {who.readsNow && <ReadsNow {...who} what={who.readsNow} />}
      {waitsFor.length > 0 && <p>{waitsFor.join(' ')}</p>}
      <p>
        <b>{first}</b> {all}
      </p>
      <p>{who.hasEmail ? `${t('waiting.mails')} ${words.mailLater}` : t('waiting.noMail')}</p>
      <p>{t('waiting.noSignIn', who)}</p>
      {children}
      {waitsFor.length > 0 && !hasPaper && (
        <Ways>
          <ButtonLink href={paper} variant={isOnlyWay ? 'primary' : 'secondary'}>
            {t('waiting.sendPaper')}
          </ButtonLink>
        </Ways>
      )}
      <h2>{t('waiting.meanwhile')}</h2>
      <Ways>
        <ButtonLink href={href('/overleden/eerste-uren')} variant="secondary">
          {t('waiting.hours')}
        </ButtonLink>
        <ButtonLink href={href('/overleden/eerste-dagen')} variant="secondary">
          {t('waiting.days')}
        </ButtonLink>
      </Ways>
      {hasPaper && (
        <p>
          <a href={paper}>{t('waiting.otherPaper')}</a>
        </p>
      )}
      <PassedSteps
        steps={steps}
        title={t('waiting.stepsTitle')}
        done={t('waiting.steps.done')}
        toCome={t('waiting.steps.toCome')}
      />
      {waitsUntil && <Aside>{waitsUntil}</Aside>}
      {takeBack && <TakeBackLink who={who} word={takeBack.word} />}
      <Aside>{t('waiting.call')}</Aside>
      <CallUs />
    </ReadingPage>
  )
}

type ReadsNowProps = Pick<Who, 'relative' | 'owner'> & { what: NonNullable<Who['readsNow']> }

/** What somebody could read before this they still can: that comes first now. */
function ReadsNow({ relative, owner, what }: ReadsNowProps) {
  const { t } = useTranslation('deaths')
  const farewell = href('/contactpersoon/:relative/lezen/:chapter', {
    relative,
    chapter: 'afscheid',
  })
  const start = href('/contactpersoon/:relative', { relative })
  return (
    <>
      <p>
        <b>{t('waiting.readsNow.may', { owner })}</b>
      </p>
      <Ways>
        <ButtonLink href={what === 'arrange' ? farewell : start}>
          {t(`waiting.readsNow.${what}`)}
        </ButtonLink>
      </Ways>
    </>
  )
}
