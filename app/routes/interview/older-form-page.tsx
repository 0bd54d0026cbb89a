import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Deletion } from '#app/features/accounts/leaving.server.ts'
import { signInAddress } from '#app/platform/http/sign-in-address.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { overviewOf, type Place } from '#app/features/interview/step.ts'
import {
  Breadcrumb,
  Button,
  ButtonLink,
  ButtonRow,
  Disclosure,
  Lead,
  Narrow,
  StatusMessage,
  withHelpLines,
} from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { Failure } from '../kit/failure.tsx'
import { SectionQuestions } from './questions.tsx'
import { SaveNotice, SectionForm } from './section-form.tsx'
import { hasProblems, Later, StepProblems } from './step-problems.tsx'
import type { SectionState } from './step-state.ts'

type FormPageProps = SectionState & {
  /** True when someone saved without being signed in: nothing is stored. */
  signedOut?: boolean
  /** The interview and the form have different answers to the same question. */
  twoAnswers?: boolean
  /** When the account goes, where its owner asked for that. */
  deletion?: Deletion | null
}

/** The older form (specification 2.6): every question on one page, in cards, with one button. */
export function OlderFormPage({
  signedOut = false,
  twoAnswers = false,
  deletion,
  ...state
}: FormPageProps) {
  const { t } = useTranslation()
  const text = sectionTexts(state.section)
  const failed = signedOut || hasProblems(state)
  const back = wayBackTo(state.place, t)
  return (
    <Narrow>
      <PageTitle title={text.title} failed={failed} />
      <Breadcrumb label={t('nav.you')} items={[back, { text: text.title }]} />
      {signedOut && <SignedOut />}
      {deletion && <DeletionNotice {...deletion} whereOneWrites />}
      <Failure kind={state.failure} />
      <SaveNotice kind={state.notice} />
      <StepProblems
        {...state}
        changed={t(twoAnswers ? 'formulier.twoAnswersTitle' : 'formulier.changed')}
        why={twoAnswers ? t('formulier.twoAnswers') : undefined}
        later={<Later href={back.href} />}
      />
      <h1>{text.title}</h1>
      <Lead>{text.intro}</Lead>
      <Disclosure summary={t('interview.inspiration')}>
        {text.inspiration.map((paragraph) => (
          <p key={paragraph}>{withHelpLines(paragraph)}</p>
        ))}
      </Disclosure>
      <SectionForm {...state}>
        <SectionQuestions {...state} />
        <p>{t(state.place ? 'formulier.lastOfClient' : 'formulier.last')}</p>
        <ButtonRow>
          <Button>{t(state.place ? 'interview.save' : 'formulier.save')}</Button>
          <ButtonLink href={back.href} variant="secondary">
            {state.place ? back.text : t('interview.ways.dashboard')}
          </ButtonLink>
        </ButtonRow>
      </SectionForm>
    </Narrow>
  )
}

const wayBackTo = (place: Place, t: TFunction) =>
  place
    ? { href: overviewOf(place), text: t('interview.allSteps') }
    : { href: href('/dashboard'), text: t('nav.wishes') }

/** Nothing is lost: the form below holds what was typed and can be sent again after signing in. */
function SignedOut() {
  const { t } = useTranslation()
  return (
    <StatusMessage kind="error" title={t('flash.notSignedInTitle')}>
      <p>{t('formulier.signedOut')}</p>
      <p>{t('formulier.signedOutNext')}</p>
      <ul>
        <li>
          <a href={signInAddress(href('/formulier'))} target="_blank">
            {t('formulier.signIn')}
          </a>
        </li>
        <li>
          <a href={href('/formulier')} target="_blank">
            {t('formulier.makeProfile')}
          </a>
        </li>
      </ul>
    </StatusMessage>
  )
}
