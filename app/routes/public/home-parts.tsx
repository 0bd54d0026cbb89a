import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { sectionKeys } from '#app/features/interview/sections/index.ts'
import { addressOf } from '#app/features/interview/step.ts'
import { TitledRows } from '#app/ui/index.ts'
import { Columns, HomePart, SplitPart } from '#app/ui/page/home.tsx'
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

/** The seven life areas as a table of contents; each leads to its questions. */
export function Areas() {
  const { t } = useTranslation('site')
  const signedIn = useSignedIn()
  return (
    <HomePart title={t('home.areas.title')} strip>
      <p>{t('home.areas.lead')}</p>
      <Columns>
        <TitledRows
          numbered
          items={sectionKeys.map((key) => ({
            title: t(`home.areas.${key}.title`),
            text: t(`home.areas.${key}.text`),
            href: signedIn ? addressOf(key) : `${href('/auth')}?tab=signup`,
          }))}
        />
      </Columns>
    </HomePart>
  )
}
