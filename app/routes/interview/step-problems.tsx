import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { questionLabelOf } from '#app/features/interview/section-texts.ts'
import { askingFields } from '#app/features/interview/step.ts'
import { useDisputed } from '../kit/conflict.tsx'
import { Problems } from '../kit/problems.tsx'
import type { SectionState } from './step-state.ts'

type StepProblemsProps = SectionState & {
  /** Says that the page was changed elsewhere. */
  changed: string
  /** What that means, where it is not the usual. */
  why?: string | undefined
  /** The way on for who does not want to mend the rest now. */
  later: ReactNode
}

/** Whether something is in the way of saving the page. */
export const hasProblems = ({ errors = {}, conflict, failure }: SectionState): boolean =>
  Object.keys(errors).length > 0 || conflict !== undefined || failure !== undefined

/** Whether a part of the address was left open, which is asked for as a whole. */
const asksAddress = (section: SectionState['section'], errors: object) =>
  section === 'naw' && ['street', 'postalCode', 'city'].some((part) => part in errors)

/** What is wrong, and what was changed elsewhere, with a link to each field. */
export function StepProblems({
  section,
  errors = {},
  conflict,
  changed,
  why,
  later,
}: StepProblemsProps) {
  const { t } = useTranslation()
  const asking = askingFields(section)
  const isWrong = Object.keys(errors).length > 0
  const needsAddress = Object.keys(errors).some((name) => name in asking)
  const disputed = useDisputed(conflict, (name) => questionLabelOf(section, name))
  return (
    <>
      <Problems
        title={conflict ? changed : needsAddress ? t('flash.cardsNeedAddressTitle') : undefined}
        errors={errors}
        // The notice about cards stands by itself (specification 5, 'Interview').
        labelOf={(name) => (name in asking ? undefined : questionLabelOf(section, name))}
        last={disputed}
      />
      {conflict && <p>{why ?? t('interview.conflict.text')}</p>}
      {!conflict && asksAddress(section, errors) && <p>{t('interview.halfAddress')}</p>}
      {!conflict && isWrong && later}
    </>
  )
}

/** What was right is safe, so someone who does not want to mend the rest now can go on. */
export function Later({ href }: { href: string }) {
  const { t } = useTranslation()
  return (
    <p>
      {t('interview.restSaved')} <a href={href}>{t('interview.later')}</a>
    </p>
  )
}
