import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { lastDayOfTerm } from '#app/features/delivery/term.ts'
import type { ReadableWishes } from '#app/features/relatives/reading/readable.ts'
import { hourOfLaterMail, hourOfReading } from '#app/features/relatives/reading/by-day.ts'
import { dateOf } from '#app/locales/dates.ts'
import { ButtonLink, ScreenOnly } from '#app/ui/index.ts'
import { Aside, ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import { ReadingFirst } from '../reading-pages.tsx'
import { type CopyFacts, waysOf } from '../reading-ways.ts'

/** Says from when something is there: 'vanavond, vanaf 22.15 uur'. */
export function useFromWhen(): (when: Date) => string {
  const { t } = useTranslation('relativesReading')
  return (when) => {
    const { key, ...said } = hourOfReading(when, new Date())
    return t(`from.${key}`, said)
  }
}

/** Says when the mail about it comes, where that is later; else nothing. */
function useLaterMail(): (when: Date) => string {
  const { t } = useTranslation('relativesReading')
  return (when) => {
    const later = hourOfLaterMail(when, new Date())
    return later ? t(`mailed.${later.key}`, later) : ''
  }
}

type HereProps = { relative: string; wishes: ReadableWishes; copy: CopyFacts | null }

const daysOf = (relative: string) => href('/contactpersoon/:relative/eerste-dagen', { relative })
const PUBLIC_DAYS = href('/overleden/eerste-dagen')
const bookletOf = (relative: string) => href('/contactpersoon/:relative/boekje', { relative })

/** 'Eerst dit' after a death, with how to keep it, what to do in which order, and when the rest is there. */
export function FirstHere({ relative, wishes, copy }: HereProps) {
  const { t } = useTranslation('relativesReading')
  const fromWhen = useFromWhen()
  const laterMail = useLaterMail()
  const ways = waysOf(relative, copy !== null)
  const isAll = wishes.stage === 'all'
  const [given] = wishes.chapters
  return (
    <ReadingFirst wishes={wishes} ways={ways} diedOn={copy?.diedOn ?? null}>
      <Ways>
        <ButtonLink href={isAll ? ways.start : bookletOf(relative)}>
          {isAll ? t('first.rest') : t('first.keep')}
        </ButtonLink>
        <ButtonLink href={copy ? daysOf(relative) : PUBLIC_DAYS} variant="secondary">
          {t('first.days')}
        </ButtonLink>
        {!isAll && given && (
          <ButtonLink href={ways.chapter(given.name)} variant="secondary">
            {t('first.given', { name: wishes.firstName || t('someone') })}
          </ButtonLink>
        )}
      </Ways>
      {!isAll && copy?.allAt && (
        <Aside>
          {t(given ? 'first.laterMore' : 'first.later', { when: fromWhen(copy.allAt) })}{' '}
          {copy.hasEmail && laterMail(copy.allAt)}
        </Aside>
      )}
      <ScreenOnly>
        {copy && <Aside>{t('first.noSignIn', { name: wishes.firstName || t('someone') })}</Aside>}
        <Aside>
          <a href={href('/contactpersoon')}>{t('first.back')}</a>
        </Aside>
      </ScreenOnly>
    </ReadingFirst>
  )
}

/** How to keep what was read, and how long it can be read. */
export function EndHere({ relative, wishes, copy }: HereProps) {
  const { t } = useTranslation('relativesReading')
  const fromWhen = useFromWhen()
  if (wishes.stage === 'first')
    return (
      <>
        {copy?.allAt && <p>{t('first.laterMore', { when: fromWhen(copy.allAt) })}</p>}
        <Ways>
          <ButtonLink href={waysOf(relative, true).start}>{t('end.toFirst')}</ButtonLink>
        </Ways>
      </>
    )
  return (
    <>
      <Ways>
        <ButtonLink href={bookletOf(relative)}>{t('end.booklet')}</ButtonLink>
        {wishes.documents.length > 0 && (
          <ButtonLink
            href={href('/contactpersoon/:relative/alles', { relative })}
            variant="secondary"
          >
            {t('end.everything')}
          </ButtonLink>
        )}
        <ButtonLink href={daysOf(relative)} variant="secondary">
          {t('first.days')}
        </ButtonLink>
      </Ways>
      {copy?.until && <p>{t('end.until', { date: dateOf(lastDayOfTerm(copy.until)) })}</p>}
    </>
  )
}

/** That the time to read is over. */
export function OverHere({ name }: { name: string }) {
  const { t } = useTranslation('relativesReading')
  return (
    <ReadingPage title={t('over.title')}>
      <p>{t('over.text', { name })}</p>
      <p>{t('over.kept')}</p>
      <p>{t('over.thanks', { name })}</p>
      <Ways>
        <ButtonLink href={href('/contactpersoon')} variant="secondary">
          {t('over.back')}
        </ButtonLink>
      </Ways>
    </ReadingPage>
  )
}
