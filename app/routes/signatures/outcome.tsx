import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { Head } from '#app/features/content/head.server.ts'
import type { Newest } from '#app/features/signatures/check.server.ts'
import type { checking } from '#app/features/signatures/texts.nl.ts'
import type { Statement } from '#app/features/signatures/verify.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { ButtonLink, ButtonRow, Lead, Narrow, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { PageHead } from '../public/page-head.tsx'

type Facts = Pick<Statement, 'name' | 'number' | 'part' | 'version' | 'confirmedAt'> & {
  /** `keyUntil`: the last day on which its key was in use; null while it is. Paper is not signed. */
  signed: { on: string; keyUntil: string | null } | null
}

/** What became of what somebody had checked. */
export type Shown = {
  state: keyof (typeof checking)['outcomes']
  helpdesk: string
  /** What the paper says; null where it cannot be trusted. */
  facts: Facts | null
  /** Null for who may not know. */
  newest: Newest | null
}

type OutcomePageProps = Shown & { head: Head }

/** What was found, and what to do now. */
export function OutcomePage({ state, helpdesk, facts, newest, head }: OutcomePageProps) {
  const { t } = useTranslation('checking')
  const title = t(`outcomes.${state}.title`)
  return (
    <Narrow>
      <PageHead head={{ ...head, title }} />
      <h1>{title}</h1>
      <StatusMessage kind={facts ? 'success' : 'error'}>
        <p>{t(`outcomes.${state}.text`)}</p>
      </StatusMessage>
      <Lead>{t(`outcomes.${state}.next`, { email: helpdesk })}</Lead>
      {facts && (
        <>
          <FactList {...facts} />
          <h2>{t('newest.title')}</h2>
          <IsNewer version={facts.version} newest={newest} />
        </>
      )}
      <ButtonRow>
        <ButtonLink href={href('/controleer')} variant="secondary">
          {t('another')}
        </ButtonLink>
      </ButtonRow>
    </Narrow>
  )
}

function FactList({ name, number, part, version, confirmedAt, signed }: Facts) {
  const { t } = useTranslation('checking')
  const items = [
    [t('facts.name'), name || t('facts.noName')],
    [t('facts.number'), number],
    [t('facts.part'), t(`facts.parts.${part}`)],
    [t('facts.version'), t('facts.versionOf', { number: version, date: dateOf(confirmedAt) })],
  ].map(([question = '', answer = '']) => ({ question, answer }))
  if (!signed) return <SummaryList items={items} />
  const date = dateOf(signed.on)
  const until = signed.keyUntil && dateOf(signed.keyUntil)
  const answer = until ? t('facts.oldKey', { date, until }) : date
  return <SummaryList items={[...items, { question: t('facts.signedOn'), answer }]} />
}

function IsNewer({ version, newest }: { version: number; newest: Newest | null }) {
  const { t } = useTranslation('checking')
  if (!newest)
    return (
      <>
        <p>{t('newest.unsaid')}</p>
        <p>
          <a href={href('/dossieropvragen')}>{t('newest.died')}</a>
        </p>
      </>
    )
  const { number, confirmedAt, changedSince } = newest
  return (
    <>
      <p>
        {number > version
          ? t('newest.newer', { number, date: dateOf(confirmedAt) })
          : t('newest.same')}{' '}
        {changedSince && t('newest.changedSince')}
      </p>
      <p>
        <a href={href('/dashboard/versies')}>{t('newest.look')}</a>
      </p>
    </>
  )
}
