import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { type PersonOnPaper, readPerson } from '#app/features/accounts/profile.server.ts'
import { lastOrder } from '#app/features/cards/orders.server.ts'
import { contactList } from '#app/features/interview/sections/naw.ts'
import type { StepStatuses } from '#app/features/interview/step-status.ts'
import { readSteps } from '#app/features/wishes/saving/steps.server.ts'
import { readSummary } from '#app/features/wishes/file/summary.server.ts'
import { findDeletion } from '#app/features/deletion/deletion.server.ts'
import { overviewParts } from '#app/features/own-data/overview.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { ButtonLink, ButtonRow, Card, ScreenOnly } from '#app/ui/index.ts'
import type { Route } from './+types/overview.ts'
import { CardsNote } from '../cards/cards-note.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { OverviewPartCards } from './overview-parts.tsx'
import { SectionCard } from './section-card.tsx'
import { TwoAnswers } from './two-answers.tsx'
import { Apart, BookCover, Booklet, type ShownSummary, WishesContents } from './booklet.tsx'
import { DraftCard } from './draft-card.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return everythingOf(requireUser(context).id)
}

async function everythingOf(id: string) {
  const [summary, [steps, deletion, cards, parts, person]] = await Promise.all([
    readSummary(id),
    readOnly(asPerson(id), (sql) =>
      Promise.all([
        readSteps(sql, id),
        findDeletion(sql, id),
        lastOrder(sql, id),
        overviewParts(sql, id),
        readPerson(sql, id),
      ]),
    ),
  ])
  return { summary, steps, deletion, cards, parts, person }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { summary, steps, deletion, cards, parts, person } = loaderData
  const { t } = useTranslation()
  return (
    <DashboardPage current="overview" title={t('wishes.title')}>
      {deletion && <DeletionNotice {...deletion} />}
      {summary && summary.sections.length > 0 ? (
        <WishesOverview summary={summary} steps={steps} person={person} />
      ) : (
        <NoWishes />
      )}
      <ScreenOnly>
        {cards && <CardsNote {...cards} />}
        <OverviewPartCards parts={parts} contacts={contactsIn(summary)} />
      </ScreenOnly>
    </DashboardPage>
  )
}

/** Everybody who was named, also without an e-mail address. */
function contactsIn(summary: ShownSummary | null): number {
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

type WishesProps = { summary: ShownSummary; steps: StepStatuses; person: PersonOnPaper }

function WishesOverview({ summary, steps, person }: WishesProps) {
  const { t } = useTranslation()
  return (
    <>
      <BookCover {...person} {...summary} />
      {!summary.isCompleted && <DraftCard confirmed={summary.confirmed} />}
      {summary.isDisputed && <TwoAnswers />}
      <ScreenOnly>
        <ButtonRow>
          <ButtonLink
            href={href('/vragenlijst')}
            variant={summary.isCompleted ? 'primary' : 'secondary'}
          >
            {t('wishes.change')}
          </ButtonLink>
        </ButtonRow>
        <Booklet />
        {summary.sections.some(({ key }) => key === 'secret') && <Apart />}
        <WishesContents sections={summary.sections} steps={steps} />
      </ScreenOnly>
      {summary.sections.map(({ key, ...section }) => (
        <SectionCard key={key} section={key} {...section} />
      ))}
    </>
  )
}
