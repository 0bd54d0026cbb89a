import { useTranslation } from '#app/locales/use-translation.ts'
import { withLaw } from '#app/features/interview/legal.ts'
import {
  type Position,
  type QuestionKey,
  questionAddress,
  type QuestionWay,
} from '#app/features/interview/one-by-one.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { type SectionKey, sectionOf } from '#app/features/interview/sections/index.ts'
import { addressOf, type Place, stepWithNeighbours } from '#app/features/interview/step.ts'
import { askingOnly, type Field } from '#app/forms/fields.ts'
import { ConversationLayout } from '#app/ui/page/conversation.tsx'
import { StepSky } from '#app/ui/drawing/hours.tsx'
import { Button, ButtonRow } from '#app/ui/index.ts'
import { Failure } from '../kit/failure.tsx'
import { useFrame } from '../kit/frame/frame.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { AboutWhoWrites, ReadAlong } from './around-owner.tsx'
import { OneQuestion, SaidByForm } from './questions.tsx'
import { SaveNotice, SectionForm } from './section-form.tsx'
import { hasProblems, StepProblems } from './step-problems.tsx'
import type { SectionState } from './step-state.ts'

type QuestionPageProps = SectionState & {
  section: SectionKey
  question: QuestionKey
  /** Not known while nothing can be looked up. */
  position?: Position
}

/** A question alone on a page; the form is that of its step, with one question. */
export function QuestionPage({ question, position, ...step }: QuestionPageProps) {
  const { t } = useTranslation()
  const state = { ...step, only: [question] }
  const text = sectionTexts(state.section)
  const label = text.fields[question]?.label
  const count = position ? t('interview.single.count', position) : ''
  const isLast = !stepWithNeighbours(state.section, state.place).next && position && !position.next
  const end = state.place ? 'interview.allSteps' : 'interview.ways.controleren'
  const onward = t(isLast ? end : 'interview.ways.volgende')
  const progress = [count, text.title].filter(Boolean).join(' · ')
  return (
    <ConversationLayout title={t('interview.inspiration')} aside={text.inspiration}>
      <PageTitle title={`${progress}: ${label}`} failed={hasProblems(state)} />
      <StepSky
        area={state.section}
        label={count}
        back={{
          label: t('nav.you'),
          href: `${addressOf(state.section, state.place)}#${question}`,
          text: t('interview.single.all'),
        }}
      />
      <Failure kind={state.failure} />
      <AboutWhoWrites />
      <SaveNotice kind={state.notice} button={onward} />
      <StepProblems {...state} changed={t('interview.single.changed')} later={null} />
      <h1>{position?.group ?? text.title}</h1>
      <AnswerSaved />
      <ReadAlong section={state.section} />
      <SectionForm
        {...state}
        button={onward}
        page={questionAddress(state.section, question, state.place)}
        defaultButton={{ name: 'naar', value: 'volgende' }}
      >
        <SaidByForm {...state} />
        {fieldsOnPage(state).map((field) => (
          <OneQuestion key={field.key} field={field} {...state} />
        ))}
        <Ways section={state.section} place={state.place} position={position} onward={onward} />
      </SectionForm>
    </ConversationLayout>
  )
}

/** The question itself, as the law is now. */
const fieldsOnPage = ({ section, only, notes }: SectionState): readonly Field[] =>
  askingOnly(withLaw(sectionOf(section), notes), only ?? []).fields

function AnswerSaved() {
  const { t } = useTranslation()
  const saved = useFrame()?.flash?.key === 'answerSaved'
  return saved ? <p>{t('interview.single.saved')}</p> : null
}

type WaysProps = {
  section: SectionKey
  place: Place
  position: Position | undefined
  /** What the button that goes on says. */
  onward: string
}

function Ways({ section, place, position, onward }: WaysProps) {
  const { t } = useTranslation()
  const step = stepWithNeighbours(section, place)
  const isFirst = !step.previous && position !== undefined && !position.previous
  const way = (value: QuestionWay) => ({ name: 'naar', value })
  return (
    <>
      <ButtonRow>
        <Button {...way('volgende')}>{onward}</Button>
        {!isFirst && (
          <Button {...way('vorige')} variant="secondary">
            {t('interview.ways.vorige')}
          </Button>
        )}
      </ButtonRow>
      <ButtonRow>
        <Button {...way('opslaan')} variant="quiet">
          {t('interview.single.stop')}
        </Button>
      </ButtonRow>
    </>
  )
}
