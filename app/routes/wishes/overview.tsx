import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { type Person, readPerson } from '#app/features/accounts/profile.server.ts'
import { lastOrder } from '#app/features/cards/orders.server.ts'
import { contactList } from '#app/features/interview/sections/naw.ts'
import { readSummary } from '#app/features/wishes/summary.server.ts'
import { findDeletion } from '#app/features/deletion/deletion.server.ts'
import { overviewParts } from '#app/features/own-data/overview.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import {
  ButtonLink,
  ButtonRow,
  Card,
  DownloadIcon,
  Lead,
  ScreenOnly,
  StatusMessage,
} from '#app/ui/index.ts'
import type { Route } from './+types/overview.ts'
import { CardsNote } from '../cards/cards-note.tsx'
import { DashboardPage } from '../dashboard-page.tsx'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { ConfirmedBefore } from './confirmed-before.tsx'
import { OverviewParts } from './overview-parts.tsx'
import { SectionCard } from './section-card.tsx'
import { TwoAnswers } from './two-answers.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return everythingOf(requireUser(context).id)
}

async function everythingOf(id: string) {
  const [summary, [deletion, cards, parts, person]] = await Promise.all([
    readSummary(id),
    readOnly(asPerson(id), (sql) =>
      Promise.all([
        findDeletion(sql, id),
        lastOrder(sql, id),
        overviewParts(sql, id),
        readPerson(sql, id),
      ]),
    ),
  ])
  return { summary, deletion, cards, parts, person }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { summary, deletion, cards, parts, person } = loaderData
  const { t } = useTranslation()
  return (
    <DashboardPage current="overview" title={t('wishes.title')}>
      {deletion && <DeletionNotice {...deletion} />}
      {summary && summary.sections.length > 0 ? (
        <Wishes summary={summary} person={person} />
      ) : (
        <NoWishes />
      )}
      <ScreenOnly>
        {cards && <CardsNote {...cards} />}
        {parts && <OverviewParts {...parts} contacts={contactsIn(summary)} />}
      </ScreenOnly>
    </DashboardPage>
  )
}

/** Everybody who was named, also without an e-mail address. */
function contactsIn(summary: Summary | null): number {
  const naw = summary?.sections.find(({ key }) => key === 'naw')
  const answer = naw?.answers.find(({ key }) => key === contactList.key)?.answer
  return typeof answer === 'object' && 'rows' in answer ? answer.rows.length : 0
}

function NoWishes() {
  const { t } = useTranslation()
  return (
    <Card title={t('wishes.none')}>
      <p>{t('wishes.noneText')}</p>
      <ButtonLink href={href('/vragenlijst')}>{t('wishes.record')}</ButtonLink>
    </Card>
  )
}

type Summary = NonNullable<Awaited<ReturnType<typeof loader>>['summary']>

function Wishes({ summary, person }: { summary: Summary; person: Person }) {
  const { t } = useTranslation()
  return (
    <>
      <Whose {...person} />
      <Lead>
        {t('wishes.number')} <strong>{summary.number}</strong>
        <br />
        {t('wishes.updated', { date: dateOf(summary.updatedAt) })}
        {summary.stillRightAt && (
          <>
            <br />
            {t('wishes.stillRight', { date: dateOf(summary.stillRightAt) })}
          </>
        )}
      </Lead>
      {!summary.isCompleted && <Draft confirmed={summary.confirmed} />}
      {summary.isDisputed && <TwoAnswers />}
      <ButtonRow>
        <ButtonLink
          href={href('/vragenlijst')}
          variant={summary.isCompleted ? 'primary' : 'secondary'}
        >
          {t('wishes.change')}
        </ButtonLink>
        <ButtonLink href={href('/dashboard/wensen.pdf')} variant="secondary">
          <DownloadIcon />
          {t('wishes.pdf')}
        </ButtonLink>
      </ButtonRow>
      <OtherBooklets />
      {summary.sections.map(({ key, ...section }) => (
        <SectionCard key={key} section={key} {...section} />
      ))}
    </>
  )
}

/** A print that is found must say whose it is. */
function Whose({ name, dateOfBirth, city }: Person) {
  const { t } = useTranslation()
  const facts = [
    dateOfBirth && t('wishes.born', { date: dateOf(dateOfBirth) }),
    city && t('wishes.lives', { city }),
  ].filter(Boolean)
  return (
    <p>
      {name && <strong>{t('wishes.of', { name })}</strong>} {facts.join(' ')}
    </p>
  )
}

function Draft({ confirmed }: Pick<Summary, 'confirmed'>) {
  const { t } = useTranslation()
  return (
    <StatusMessage kind="info" title={t('wishes.draftTitle')} printed>
      <p>{t('wishes.draftText')}</p>
      {confirmed && <ConfirmedBefore {...confirmed} />}
      <ScreenOnly>
        <ButtonLink href={href('/dashboard/controleren')}>{t('wishes.confirm')}</ButtonLink>
      </ScreenOnly>
    </StatusMessage>
  )
}

/** The booklet in other forms, beside the one that most people want. */
function OtherBooklets() {
  const { t } = useTranslation()
  const booklet = href('/dashboard/wensen.pdf')
  return (
    <ul>
      <li>
        <a href={`${booklet}?letters=groot`}>{t('wishes.pdfLarge')}</a>
      </li>
      <li>
        <a href={`${booklet}?voor=familie`}>{t('wishes.pdfFamily')}</a>
      </li>
      <li>
        <a href={`${booklet}?voor=familie&letters=groot`}>{t('wishes.pdfFamilyLarge')}</a>
      </li>
    </ul>
  )
}
