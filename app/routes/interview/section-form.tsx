import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import { ASKED } from '#app/features/interview/one-by-one.ts'
import { addressOf, autosaveAddress } from '#app/features/interview/step.ts'
import { DefaultSubmit, StatusMessage } from '#app/ui/index.ts'
import { SelfSavingForm } from '../kit/saving/self-saving-form.tsx'
import type { SectionState } from './step-state.ts'

/** Where the browser keeps what could not be saved (specification 3, 'Local draft record'). */
function draftKey(section: FileSectionKey) {
  if (section === 'secret') return undefined
  return section === 'formulier' ? 'autoSave_wishForm' : 'autoSave_questionnaire'
}

type SectionFormProps = SectionState & {
  /** Its address, where that is not the page of the section. */
  page?: string
  /** The button that the Enter key presses, where others come before the one in sight. */
  defaultButton?: { name: string; value: string }
  /** What the button that saves says, where that is not 'Opslaan'. */
  button?: string
  children: ReactNode
}

/** The form of a section, with what the script needs for saving by itself. */
export function SectionForm(props: SectionFormProps) {
  const { defaultButton, children, page = addressOf(props.section, props.place), ...state } = props
  const { t } = useTranslation()
  const { only = [], button = t('interview.save') } = state
  const byItself = state.account !== undefined
  // Nothing of a client stays behind in a colleague's browser.
  const draft = state.place ? undefined : draftKey(state.section)
  // Where texts of two tabs stand side by side, only the person chooses.
  const url = state.conflict ? '' : autosaveAddress(state.section, state.place)
  return (
    <SelfSavingForm
      {...state}
      page={page}
      by={byItself ? url : undefined}
      draft={draft}
      name={[state.section, ...only].join('/')}
      button={button}
    >
      {defaultButton && <DefaultSubmit {...defaultButton}>{t('interview.save')}</DefaultSubmit>}
      {only.map((question) => (
        <input key={question} type="hidden" name={ASKED} value={question} />
      ))}
      {children}
    </SelfSavingForm>
  )
}

/** Says why the page shows something that was not saved (specification 8, 'Draft restore notice'). */
export function SaveNotice({ kind, button }: { kind: SectionState['notice']; button?: string }) {
  const { t } = useTranslation()
  if (!kind) return null
  const named = { button: button ?? t('interview.save') }
  return (
    <StatusMessage kind="info" title={t(`interview.notice.${kind}Title`)}>
      <p>{t(`interview.notice.${kind}`, named)}</p>
    </StatusMessage>
  )
}
