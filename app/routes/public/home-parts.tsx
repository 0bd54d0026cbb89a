import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { HomePart, SplitPart, StepsOfDay } from '#app/ui/page/home.tsx'
import { FirstAnswerForm } from '../registration/first-answer-form.tsx'
import { useSignedIn } from './signed-in.ts'

/** One question with its sheet: what is written goes along to a new account. */
export function BeginWithQuestion() {
  const { t } = useTranslation('registration')
  return (
    <SplitPart title={t('begin.lead')}>
      <FirstAnswerForm />
    </SplitPart>
  )
}

/** The seven life areas, each at its hour of one day; each leads to its questions. */
export function Areas() {
  const { t } = useTranslation('site')
  const signedIn = useSignedIn()
  return (
    <HomePart title={t('home.areas.title')} strip>
      <p>{t('home.areas.lead')}</p>
      <StepsOfDay
        items={sectionKeys.map((area) => ({
          area,
          title: t(`home.areas.${area}.title`),
          text: t(`home.areas.${area}.text`),
          href: signedIn ? addressOf(area) : `${href('/auth')}?tab=signup`,
        }))}
      />
    </HomePart>
  )
}
