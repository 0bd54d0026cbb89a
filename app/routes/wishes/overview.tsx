import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { type Person, readPerson } from '#app/features/accounts/profile.server.ts'
import { lastOrder } from '#app/features/cards/orders.server.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { contactList } from '#app/features/interview/sections/naw.ts'
import type { StepStatuses } from '#app/features/interview/step-status.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { readSteps } from '#app/features/wishes/steps.server.ts'
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
  Cover,
  DownloadIcon,
  Rows,
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
        <Wishes summary={summary} steps={steps} person={person} />
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

type WishesProps = { summary: Summary; steps: StepStatuses; person: Person }

function Wishes({ summary, steps, person }: WishesProps) {
  const { t } = useTranslation()
  return (
    <>
      <BookCover {...person} {...summary} />
      {!summary.isCompleted && <Draft confirmed={summary.confirmed} />}
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
        <Contents sections={summary.sections} steps={steps} />
      </ScreenOnly>
      {summary.sections.map(({ key, ...section }) => (
        <SectionCard key={key} section={key} {...section} />
      ))}
    </>
  )
}

type BookCoverProps = Person &
  Pick<Summary, 'number' | 'isCompleted' | 'confirmed' | 'updatedAt' | 'stillRightAt'>

/** A print that is found must say whose it is. */
function BookCover({ name, dateOfBirth, city, ...file }: BookCoverProps) {
  const { t } = useTranslation()
  const { number, isCompleted, confirmed, updatedAt, stillRightAt } = file
  const person = [
    dateOfBirth && t('wishes.born', { date: dateOf(dateOfBirth) }),
    city && t('wishes.lives', { city }),
  ].filter(Boolean)
  const version = isCompleted && confirmed
  return (
    <Cover title={name && t('wishes.of', { name })}>
      {person.length > 0 && <p>{person.join(' ')}</p>}
      <p>
        <strong>
          {version
            ? t('wishes.version', {
                number: version.number,
                date: dateOf(version.confirmedAt),
              })
            : t('wishes.draft')}
        </strong>
        <br />
        {t('wishes.updated', { date: dateOf(updatedAt) })}
        {stillRightAt && (
          <>
            <br />
            {t('wishes.stillRight', { date: dateOf(stillRightAt) })}
          </>
        )}
        <br />
        {t('wishes.number')} <strong>{number}</strong>
      </p>
    </Cover>
  )
}

function Draft({ confirmed }: Pick<Summary, 'confirmed'>) {
  const { t } = useTranslation()
  const check = <ButtonLink href={href('/dashboard/controleren')}>{t('wishes.confirm')}</ButtonLink>
  return (
    <StatusMessage kind="info" title={t('wishes.draftTitle')} printed>
      <p>{t('wishes.draftText')}</p>
      {confirmed ? (
        <ConfirmedBefore {...confirmed}>{check}</ConfirmedBefore>
      ) : (
        <ScreenOnly>{check}</ScreenOnly>
      )}
    </StatusMessage>
  )
}

/** What may lie in a drawer at home. */
function Booklet() {
  const { t } = useTranslation()
  const booklet = href('/dashboard/wensen.pdf')
  return (
    <>
      <ButtonRow>
        <ButtonLink href={booklet} variant="secondary">
          <DownloadIcon />
          {t('wishes.pdf')}
        </ButtonLink>
      </ButtonRow>
      <p>
        <a href={`${booklet}?letters=groot`}>{t('wishes.pdfLarge')}</a>
      </p>
    </>
  )
}

/** What is not for them is a document of its own. */
function Apart() {
  const { t } = useTranslation()
  const apart = `${href('/dashboard/wensen.pdf')}?deel=vertrouwelijk`
  return (
    <>
      <ButtonRow>
        <ButtonLink href={apart} variant="secondary">
          <DownloadIcon />
          {t('wishes.pdfApart')}
        </ButtonLink>
      </ButtonRow>
      <p>
        <a href={`${apart}&letters=groot`}>{t('wishes.pdfApartLarge')}</a>
      </p>
      <p>{t('wishes.pdfApartNote')}</p>
    </>
  )
}

type ContentsProps = Pick<Summary, 'sections'> & { steps: StepStatuses }

/** The chapters of the booklet: to what was answered in each, or to its questions. */
function Contents({ sections, steps }: ContentsProps) {
  const { t } = useTranslation()
  const items = sectionKeys.map((key) => {
    const count = sections.find((section) => section.key === key)?.answers.length ?? 0
    const status = t(`interview.start.status.${steps[key]}`)
    return {
      title: sectionTexts(key).title,
      text: count > 0 ? t('wishes.answers', { count, status }) : status,
      href: count > 0 ? `#${key}` : addressOf(key),
    }
  })
  return (
    <>
      <h2>{t('wishes.contents')}</h2>
      <Rows items={items} numbered />
    </>
  )
}
