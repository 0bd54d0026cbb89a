import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { type PersonOnPaper, readPerson } from '#app/features/accounts/profile.server.ts'
import { lastOrder } from '#app/features/cards/orders.server.ts'
import { requestWaits } from '#app/features/cards/requests.server.ts'
import { contactList } from '#app/features/interview/sections/naw.ts'
import { relativesOf } from '#app/features/contacts/people.server.ts'
import { readinessOf } from '#app/features/contacts/readiness.ts'
import { reportsAboutMe } from '#app/features/deaths/owner.server.ts'
import { keptPromises } from '#app/features/content/promises.server.ts'
import { quoteOf } from '#app/features/booklet/first.ts'
import { readSteps } from '#app/features/wishes/saving/steps.server.ts'
import { readOverview } from '#app/features/wishes/file/summary.server.ts'
import { findDeletion } from '#app/features/accounts/leaving.server.ts'
import { askedAboutMe, lateFetchesIn } from '#app/features/release/owner-requests.server.ts'
import { overviewParts } from '#app/features/own-data/overview.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { Cover } from '#app/ui/drawing/cover.tsx'
import { ButtonLink, ButtonRow, ScreenOnly } from '#app/ui/index.ts'
import { calledBy } from '#app/platform/names.ts'
import type { Route } from './+types/overview.ts'
import { ReportsAboutMe, RequestAboutMe } from '../deaths/owner-parts.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { FetchedNotice } from '../own-data/fetched-notice.tsx'
import { OverviewPartCards } from './overview-parts.tsx'
import { Booklet, type ShownSummary } from './booklet.tsx'
import { WishesOverview } from './booklet-on-screen.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return everythingOf(requireUser(context).id)
}

async function everythingOf(id: string) {
  const [summary, asked, [steps, deletion, cards, cardsWait, parts, person, fetches, relatives]] =
    await Promise.all([
      readOverview(id),
      askedAboutMe(id),
      readOnly(asPerson(id), (sql) =>
        Promise.all([
          readSteps(sql, id),
          findDeletion(sql, id),
          lastOrder(sql, id),
          requestWaits(sql, id),
          overviewParts(sql, id),
          readPerson(sql, id),
          lateFetchesIn(sql),
          keptPromises().relatives ? relativesOf(sql, id) : [],
        ]),
      ),
    ])
  const quote = summary && quoteOf(summary.sections)
  const people = relatives.map(({ state, answersUntil, takenBackAt, card }) => ({
    state,
    answersUntil,
    takenBackAt,
    firstName: calledBy(card),
    hasEmail: card.email !== '',
  }))
  const readiness = people.length > 0 ? readinessOf(people) : null
  const reports = relatives.length > 0 ? await runningAboutMe(id) : []
  const about = { cards, cardsWait, parts, person, quote, readiness }
  return { summary, asked, steps, deletion, fetches, reports, ...about }
}

/** One that was stopped stands on the page of contacts. */
const runningAboutMe = async (id: string) =>
  (await reportsAboutMe(id)).filter(({ stopped }) => stopped === null)

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { summary, asked, deletion, fetches, reports, cardsWait } = loaderData
  const { t } = useTranslation()
  return (
    <DashboardPage current="overview" title={t('wishes.title')}>
      <ReportsAboutMe reports={reports} />
      <RequestAboutMe asked={asked} />
      <FetchedNotice fetches={fetches} />
      {deletion && <DeletionNotice {...deletion} />}
      {summary && summary.sections.length > 0 ? (
        <WishesOverview {...loaderData} summary={summary} cardsWait={cardsWait && !deletion} />
      ) : (
        <NoWishes {...loaderData.person} />
      )}
      <ScreenOnly>
        <OverviewPartCards {...loaderData} contacts={contactsIn(summary)} />
        {summary && <Booklet sections={summary.sections} />}
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

/** The cover is there before there is anything in it. */
function NoWishes({ name }: Pick<PersonOnPaper, 'name'>) {
  const { t } = useTranslation()
  return (
    <>
      <Cover title={name && t('wishes.of', { name })}>
        <p>
          <strong>{t('wishes.none')}</strong>
        </p>
      </Cover>
      <p>{t('wishes.noneText')}</p>
      <ButtonRow>
        <ButtonLink href={href('/vragenlijst')}>{t('wishes.record')}</ButtonLink>
      </ButtonRow>
    </>
  )
}
