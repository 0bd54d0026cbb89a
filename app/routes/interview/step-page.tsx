import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { firstQuestion } from '#app/features/interview/one-by-one.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import type { StepStatus } from '#app/features/interview/step-status.ts'
import {
  addressOf,
  addressAtEnd,
  overviewOf,
  type Place,
  stepWithNeighbours,
  stepsIn,
} from '#app/features/interview/step.ts'
import { Button, ButtonRow, Disclosure, MoreWays, withHelpLines } from '#app/ui/index.ts'
import { StepSky } from '#app/ui/drawing/hours.tsx'
import { BesideSteps } from '#app/ui/page/beside-steps.tsx'
import { InLargeLetters } from '#app/ui/page/large-letters.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { Failure } from '../kit/failure.tsx'
import { cameFrom } from '../living-will/way-back.ts'
import { AboutWhoWrites, ReadAlong, useAround } from './around-owner.tsx'
import { SectionQuestions } from './questions.tsx'
import { stepWords } from './step-words.ts'
import { SaveNotice, SectionForm } from './section-form.tsx'
import { hasProblems, Later, StepProblems } from './step-problems.tsx'
import type { SectionState } from './step-state.ts'

/** One step of the interview: a plain form that posts to its own address. */
export function StepPage(state: SectionState & { section: SectionKey }) {
  const { t } = useTranslation(['common', 'mandates'])
  const { section, place } = state
  const { number, total, next } = stepWithNeighbours(section, place)
  const text = sectionTexts(section)
  const label = t('interview.step', { number, total })
  const failed = hasProblems(state)
  const title = `${label}: ${text.title}`
  return (
    <BesideSteps
      label={t(place ? 'mandates:overview.steps' : 'interview.start.steps')}
      steps={stepsIn(place).map((key, index) => ({
        href: addressOf(key, place),
        text: `${index + 1}. ${sectionTexts(key).title}`,
        mark: state.steps && stepWords(t, key, state.steps, state.progress),
      }))}
      current={addressOf(section, place)}
    >
      <PageTitle title={title} failed={failed} />
      <StepSky
        area={section}
        label={label}
        back={{ label: t('nav.you'), href: overviewOf(place), text: t('interview.allSteps') }}
      />
      <Failure kind={state.failure} />
      <AboutWhoWrites />
      <SaveNotice kind={state.notice} />
      <StepProblems
        {...state}
        changed={t('interview.conflict.title')}
        later={<Later href={next ? addressOf(next, place) : addressAtEnd(place)} />}
      />
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      <ReadAlong section={section} />
      <InLargeLetters href={firstQuestion(section, place)}>
        {t('interview.single.link')}
      </InLargeLetters>
      <Disclosure summary={t('interview.inspiration')}>
        {text.inspiration.map((paragraph) => (
          <p key={paragraph}>{withHelpLines(paragraph)}</p>
        ))}
      </Disclosure>
      <SectionForm {...state} defaultButton={{ name: 'naar', value: 'opslaan' }}>
        <SectionQuestions {...state} />
        {!place && <OwnLinks section={section} />}
        <StepButtons section={section} place={place} />
        <StepStatusMark status={state.steps?.[section]} />
      </SectionForm>
    </BesideSteps>
  )
}

/** To what only the owner does. */
function OwnLinks({ section }: { section: SectionKey }) {
  if (section === 'rituelen') return <MusicLink />
  if (section === 'praktisch') return <LivingWillLink />
  return section === 'naw' ? <FinishReminderLink /> : null
}

function MusicLink() {
  const { t } = useTranslation()
  return (
    <p>
      {t('interview.music')}{' '}
      <a href={href('/vragenlijst/documenten')}>{t('interview.musicLink')}</a>
    </p>
  )
}

function LivingWillLink() {
  const { t } = useTranslation()
  return (
    <p>
      {t('interview.livingWill')}{' '}
      <a href={cameFrom('praktisch')}>{t('interview.livingWillLink')}</a>
    </p>
  )
}

/** The other mail that reminds, which is not asked for; whose account goes will get none. */
function FinishReminderLink() {
  const { t } = useTranslation('reminders')
  if (useAround()?.deletion) return null
  return (
    <p>
      {t('finish.on.text')} <a href={href('/herinnering/afmaken')}>{t('finish.change')}</a>
    </p>
  )
}

function StepButtons({ section, place }: { section: SectionKey; place: Place }) {
  const { t } = useTranslation()
  const { previous, next } = stepWithNeighbours(section, place)
  const onward = next ? 'volgende' : place ? 'dashboard' : 'controleren'
  const others = (['opslaan', 'vorige', 'dashboard'] as const).filter((way) => way !== onward)
  const textOf = (way: typeof onward | (typeof others)[number]) =>
    place && way === 'dashboard' ? t('interview.allSteps') : t(`interview.ways.${way}`)
  return (
    <>
      {!next && <p>{t(place ? 'interview.lastStepOfClient' : 'interview.lastStep')}</p>}
      <ButtonRow>
        <Button name="naar" value={onward}>
          {textOf(onward)}
        </Button>
        {others.map((way) => (
          <Button
            key={way}
            name="naar"
            value={way}
            variant="quiet"
            disabled={way === 'vorige' && !previous}
          >
            {textOf(way)}
          </Button>
        ))}
      </ButtonRow>
    </>
  )
}

/** What the person says of the step: done, or left open on purpose; and how to take that back. */
function StepStatusMark({ status = 'open' }: { status: StepStatus | undefined }) {
  const { t } = useTranslation()
  const isMarked = status === 'done' || status === 'skipped'
  const mark = isMarked ? status : 'ask'
  const ways = isMarked ? (['later'] as const) : (['klaar', 'overslaan'] as const)
  return (
    <MoreWays summary={t(`interview.mark.${mark}Title`)}>
      <p>{t(`interview.mark.${mark}`)}</p>
      <ButtonRow>
        {ways.map((way) => (
          <Button key={way} name="naar" value={way} variant="quiet">
            {t(`interview.ways.${way}`)}
          </Button>
        ))}
      </ButtonRow>
    </MoreWays>
  )
}
