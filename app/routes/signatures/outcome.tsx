import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Head } from '#app/features/content/head.server.ts'
import type { Newest } from '#app/features/signatures/check.server.ts'
import type { checking } from '#app/features/signatures/texts.nl.ts'
import type { Statement } from '#app/features/signatures/verify.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { ButtonLink, ButtonRow, Lead, Narrow, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { PageHead } from '../public/page-head.tsx'

type Facts = Pick<Statement, 'name' | 'number' | 'part'> & {
  /** Of a booklet. */
  version: { number: number; confirmedAt: string } | null
  /** Of data of an account. */
  exportedAt: string | null
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
          {facts.version && <IsNewer version={facts.version.number} newest={newest} />}
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

function FactList({ name, number, part, version, exportedAt, signed }: Facts) {
  const { t } = useTranslation('checking')
  const date = version && dateOf(version.confirmedAt)
  const until = signed?.keyUntil && dateOf(signed.keyUntil)
  const signedOn = signed && dateOf(signed.on)
  const facts: [question: string, answer: string | null][] = [
    [t('facts.name'), name || t('facts.noName')],
    [t('facts.number'), number],
    [t('facts.part'), t(`facts.parts.${part}`)],
    [t('facts.version'), version && t('facts.versionOf', { number: version.number, date })],
    [t('facts.exportedAt'), exportedAt && dateOf(exportedAt)],
    [t('facts.signedOn'), until ? t('facts.oldKey', { date: signedOn, until }) : signedOn],
  ]
  const items = facts.flatMap(([question, answer]) => (answer ? [{ question, answer }] : []))
  return <SummaryList items={items} />
}

function IsNewer({ version, newest }: { version: number; newest: Newest | null }) {
  const { t } = useTranslation('checking')
  if (!newest)
    return (
      <>
        <h2>{t('newest.title')}</h2>
        <p>{t('newest.unsaid')}</p>
        <p>
          <a href={href('/dossieropvragen')}>{t('newest.died')}</a>
        </p>
      </>
    )
  const { number, confirmedAt, changedSince } = newest
  return (
    <>
      <h2>{t('newest.title')}</h2>
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
