import type { ReactNode } from 'react'
import { WAITED, WHOLE } from '#app/forms/stored/own-fields.ts'
import type { AnswersPage } from '#app/forms/stored/answers-page.server.ts'
import { AutosaveStatus } from './autosave-status.tsx'

type SelfSavingFormProps = Pick<AnswersPage, 'unsaved' | 'notice' | 'cut'> & {
  /** The page of the form, which takes its posts. */
  page: string
  /** Where the script saves it; '' where only a person can choose what is saved, undefined where nobody can. */
  by: string | undefined
  /** Under which key the browser keeps what could not be saved; undefined where it keeps nothing. */
  draft: string | undefined
  /** Names the form among those that the browser keeps. */
  name: string
  file?: { id: string; number: string } | undefined
  /** What the button that saves by hand says. */
  button: string
  children: ReactNode
}

/** A form with stored answers, with what the script needs for saving it by itself. */
export const SelfSavingForm = (props: SelfSavingFormProps) => (
  // With its own address: after a row was added the page's has a '#' that should not stay.
  <form
    method="post"
    action={props.page}
    noValidate
    data-step={props.name}
    data-autosave={props.by}
    data-draft={props.draft}
    data-wish={props.file?.id}
    data-number={props.file?.number}
    data-unsaved={props.unsaved ? '' : undefined}
  >
    {props.notice === 'pending' && <input type="hidden" {...WAITED} />}
    {props.children}
    {props.by !== undefined && (
      <AutosaveStatus page={props.page} button={props.button} secret={!props.draft} />
    )}
    {!props.cut && <input type="hidden" {...WHOLE} />}
  </form>
)
