import { Fragment, type ReactNode } from 'react'
import type { FieldTexts } from '#app/forms/answers.ts'
import type { Field } from '#app/forms/fields.ts'
import { withLaw } from '#app/features/interview/legal.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { sectionOf } from '#app/features/interview/sections/index.ts'
import { FormGroup } from '#app/ui/index.ts'
import { StepField } from './step-fields.tsx'
import { Choose } from './step-problems.tsx'
import type { SectionState } from './step-state.ts'

/** What the form of a section holds: its questions, and what they were made from. */
export function Questions(state: SectionState) {
  const { account = '', revision, saveId, after = '' } = state
  return (
    <>
      {Object.entries({ account, revision, saveId, after, sequence: 0 }).map(([name, value]) => (
        // Browsers that fill in forms again after a reload must leave these as they are.
        <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
      ))}
      <Groups {...state} />
    </>
  )
}

/** The questions of a section as the law is now. */
function Groups(state: SectionState) {
  const section = withLaw(sectionOf(state.section), state.notes)
  return (
    <FieldGroups fields={section.fields} texts={sectionTexts(state.section).fields}>
      {(field) => <Question field={field} {...state} />}
    </FieldGroups>
  )
}

type FieldGroupsProps = {
  fields: readonly Field[]
  texts: Record<string, FieldTexts>
  children: (field: Field) => ReactNode
}

/** Fields in their groups; a field with a group title starts a new one. */
export function FieldGroups({ fields: all, texts, children }: FieldGroupsProps) {
  const groups: { title?: string | undefined; fields: Field[] }[] = [{ fields: [] }]
  for (const field of all) {
    const title = texts[field.key]?.group
    if (title) groups.push({ title, fields: [] })
    groups.at(-1)?.fields.push(field)
  }
  return groups
    .filter(({ fields }) => fields.length > 0)
    .map(({ title, fields }) => {
      const questions = fields.map((field) => (
        <Fragment key={field.key}>{children(field)}</Fragment>
      ))
      const id = `groep-${fields[0]?.key}`
      return title ? (
        <FormGroup key={id} id={id} title={title}>
          {questions}
        </FormGroup>
      ) : (
        questions
      )
    })
}

function Question({ field, ...state }: SectionState & { field: Field }) {
  const text = sectionTexts(state.section).fields[field.key]
  if (!text) return null
  const choice = state.conflict?.choices[field.key]
  return (
    <StepField
      field={field}
      text={text}
      value={state.values[field.key]}
      errors={state.errors ?? {}}
      notes={state.notes.filter((note) => note.field === field.key)}
    >
      {state.conflict && choice !== undefined && (
        <Choose
          section={state.section}
          name={field.key}
          stored={state.conflict.stored}
          choice={choice}
        />
      )}
    </StepField>
  )
}
