import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { PersonOnPaper } from '#app/features/accounts/profile.server.ts'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import type { StepStatuses } from '#app/features/interview/step-status.ts'
import type { Progress } from '#app/features/wishes/file/progress.server.ts'
import { standingOf } from '#app/features/wishes/file/standing.ts'
import { ButtonLink, ButtonRow, DownloadIcon, ScreenOnly } from '#app/ui/index.ts'
import { stepWords } from '../interview/step-words.ts'
import { BookCover, type ShownSummary } from './booklet.tsx'
import { DetailsCard, DraftCard } from './draft-card.tsx'
import { EmptySection } from './open-questions.tsx'
import { SectionCard } from './section-card.tsx'
import { TwoAnswers } from './two-answers.tsx'

type WishesProps = {
  summary: ShownSummary & Progress
  steps: StepStatuses
  person: PersonOnPaper
  quote: string | null
  /** Whether cards are sent once the wishes are confirmed. */
  cardsWait: boolean
}

const isMostlyOpen = (steps: StepStatuses) =>
  sectionKeys.filter((key) => steps[key] === 'open').length > sectionKeys.length / 2

/** The booklet on screen: its cover, and chapters that one opens. */
export function WishesOverview({ summary, steps, person, quote, cardsWait }: WishesProps) {
  const { t } = useTranslation()
  const { sections } = summary
  const isJustBegun = !summary.confirmed && isMostlyOpen(steps)
  const standing = standingOf(summary)
  const ways = <Ways isFirst={standing === 'confirmed' || isJustBegun} />
  return (
    <>
      <BookCover {...person} {...summary} quote={quote} />
      {/* Who has most of it before them reads first how to go on. */}
      {isJustBegun && ways}
      {standing !== 'confirmed' && (
        <DraftCard confirmed={summary.confirmed} isJustBegun={isJustBegun} cardsWait={cardsWait} />
      )}
      {standing === 'confirmed' && summary.changed.length > 0 && <DetailsCard />}
      {summary.isDisputed && <TwoAnswers />}
      {!isJustBegun && ways}
      {sectionKeys.map((key) => {
        const section = sections.find((one) => one.key === key)
        const note = stepWords(t, key, steps, summary)
        return section ? (
          <SectionCard {...section} key={key} section={key} note={note} />
        ) : (
          <ScreenOnly key={key}>
            {/* Its link says that nothing is filled in. */}
            <EmptySection section={key} note={steps[key] === 'open' ? undefined : note} isBrief />
          </ScreenOnly>
        )
      })}
      {sections
        .filter(({ key }) => key === 'formulier')
        .map(({ key, ...section }) => (
          <SectionCard key={key} section={key} {...section} />
        ))}
    </>
  )
}

/** To the questions, and the booklet to keep. @param isFirst where there is nothing more urgent to do */
function Ways({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation()
  return (
    <ScreenOnly>
      <ButtonRow>
        <ButtonLink href={href('/vragenlijst')} variant={isFirst ? 'primary' : 'secondary'}>
          {t('wishes.change')}
        </ButtonLink>
        <ButtonLink href={href('/dashboard/wensen.pdf')} variant="quiet">
          <DownloadIcon />
          {t('wishes.pdf')}
        </ButtonLink>
      </ButtonRow>
    </ScreenOnly>
  )
}
