import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { FieldTexts } from '#app/forms/answer.ts'
import { askingOnly, type Field } from '#app/forms/fields.ts'
import { type LegalNote, withLaw } from '#app/features/interview/legal.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { sectionOf } from '#app/features/interview/sections/index.ts'
import { questionsIn, stepWithNeighbours } from '#app/features/interview/step.ts'
import { isTyped, lineOf, type RemovedRow } from '#app/forms/rows.ts'
import type { AnswersPage } from '#app/forms/stored/answers-page.server.ts'
import { questionOfName } from '#app/forms/values.ts'
import { withCapital, withoutCapital } from '#app/locales/capitals.ts'
import { dateOf, joinedList, monthOf } from '#app/locales/dates.ts'
import { FieldGroups, FormField, StatusMessage } from '#app/ui/index.ts'
import { ChooseAnswer } from '../kit/conflict.tsx'
import { useAddressHints, useAround } from './around-owner.tsx'
import type { SectionState } from './step-state.ts'

/** What the form of a section holds: its questions, and what they were made from. */
export const SectionQuestions = (state: SectionState) => (
  <>
    <SaidByForm {...state} />
    <Groups {...state} />
  </>
)

/** What the answers on the page were made from. */
export function SaidByForm({ account = '', revision, opened, saveId, after = '' }: AnswersPage) {
  const said = Object.entries({ account, revision, opened, saveId, after, sequence: 0 }).filter(
    // What is not said counts as not known; an empty text would say that nothing was answered.
    ([, value]) => value !== undefined,
  )
  return said.map(([name, value]) => (
    // Browsers that fill in forms again after a reload must leave these as they are.
    <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
  ))
}

/** The questions of a section as the law is now. */
function Groups(state: SectionState) {
  const section = withLaw(sectionOf(state.section), state.notes)
  const only = state.only ?? questionsIn(state.section, state.place)
  const { fields } = only ? askingOnly(section, only) : section
  return (
    <FieldGroups
      fields={fields}
      texts={sectionTexts(state.section).fields}
      counts={state.only ? undefined : state.counts}
      isOpen={(group, index) => index === 0 || group.some((field) => isInUse(field, state))}
    >
      {(field) => <OneQuestion field={field} {...state} />}
    </FieldGroups>
  )
}

/** Whether there is something to see at a question: an answer, a row, a mistake or a choice. */
function isInUse({ key }: Field, { values, errors = {}, conflict, elsewhere }: SectionState) {
  const value: unknown = values[key as keyof typeof values]
  const hasRows = Array.isArray(value) && value.length > 1
  const isWrong = Object.keys(errors).some((name) => questionOfName(name) === key)
  const isDisputed = key in { ...conflict?.choices, ...elsewhere }
  return hasRows || isWrong || isDisputed || isFilled(value)
}

const isFilled = (value: unknown) => value !== false && isTyped(value)

/** Which options the law did not allow when we last looked, and where each stands; undefined where it allows all. */
function useLaw(notes: readonly LegalNote[]) {
  const { t } = useTranslation()
  if (notes.length === 0) return undefined
  const said = [...Map.groupBy(notes, ({ reviewedOn }) => reviewedOn)].map(([day, same]) =>
    t('interview.law.notYet', {
      count: same.length,
      options: withCapital(joinedList(same.map(({ option }) => withoutCapital(option)))),
      date: monthOf(day),
    }),
  )
  const sources = new Map(notes.map(({ sourceUrl, sourceName }) => [sourceUrl, sourceName]))
  const link = [...sources].map(([to, name]) => ({
    href: to,
    text: t('interview.law.source', { name }),
  }))
  return { said: said.join(' '), link }
}

type ElsewhereProps = { field: Field; elsewhere: SectionState['elsewhere'] }

/** A choice here takes the place of one elsewhere; a text does not. */
function useElsewhere({ field, elsewhere: said = {} }: ElsewhereProps): string | undefined {
  const { t } = useTranslation()
  const other = said[field.key]
  if (!other) return undefined
  const { section, answer } = other
  if (section !== 'formulier')
    return t('formulier.inInterview', { answer, number: stepWithNeighbours(section).number })
  return t(field.kind === 'choice' ? 'formulier.chosenThere' : 'formulier.writtenThere', { answer })
}

/** Where cards that were asked for are, or that none are sent, in the place of how one asks; undefined of other questions. */
function useCardsSaid(field: Field, { values, cards }: SectionState) {
  const { t } = useTranslation('cards')
  const isLeaving = Boolean(useAround()?.deletion)
  if (field.key !== 'receiveCards') return undefined
  if (isLeaving) return { hint: t('page.held') }
  // A page that is given back has it as it was posted.
  const isTicked = String(values[field.key as keyof typeof values]) === 'true'
  if (!isTicked || !cards) return undefined
  const { state, createdAt, changedAt } = cards
  const said = [
    t('page.asked', { date: dateOf(createdAt) }),
    ...(state === 'requested' ? [] : [t(`page.stands.${state}`, { date: dateOf(changedAt) })]),
  ]
  return { hint: said.join(' '), link: { href: href('/dashboard/kaartjes'), text: t('page.link') } }
}

/** Names the row that a button just took away. */
function RowGone({ field, text, index, row }: RemovedRow & { field: Field; text: FieldTexts }) {
  const { t } = useTranslation()
  const legend = `${text.row} ${index + 1}`
  const between = field.kind === 'rows' ? field.between : undefined
  const line = lineOf(Object.values(row ?? {}).map(String), between)
  const gone = line ? `${legend} (${line})` : legend
  return (
    <StatusMessage kind="info">
      <p>{t('interview.rowGone', { row: gone })}</p>
    </StatusMessage>
  )
}

/**
 * A question of the interview, with what the law says of its options, where else it was answered,
 * and what has to be chosen when two tabs disagree. One without texts is not shown.
 */
export function OneQuestion({ field, ...state }: SectionState & { field: Field }) {
  const elsewhere = useElsewhere({ field, elsewhere: state.elsewhere })
  const ordered = useCardsSaid(field, state)
  const value: unknown = state.values[field.key as keyof typeof state.values]
  const notes = state.notes.filter((note) => note.field === field.key)
  const law = useLaw(notes)
  const cellHints = useAddressHints(field.key === 'contacts' ? value : undefined)
  const asks: FieldTexts | undefined = sectionTexts(state.section).fields[field.key]
  if (!asks) return null
  const text = {
    ...asks,
    ...ordered,
    ...(law && { hint: [law.said, asks.hint].filter(Boolean).join(' '), link: law.link }),
  }
  const choice = state.conflict?.choices[field.key]
  // What is stored may be an option that the law does not allow (any more).
  const all: readonly Field[] = sectionOf(state.section).fields
  const asked = all.find(({ key }) => key === field.key) ?? field
  return (
    <FormField
      field={field}
      text={elsewhere ? { ...text, hint: [text.hint, elsewhere].filter(Boolean).join(' ') } : text}
      value={value}
      errors={state.errors ?? {}}
      cellHints={cellHints}
      said={
        state.removed?.list === field.key && (
          <RowGone field={field} text={text} {...state.removed} />
        )
      }
      optionHints={Object.fromEntries(notes.map((note) => [note.option, note.explanation]))}
    >
      {state.conflict && choice !== undefined && (
        <ChooseAnswer field={asked} text={text} stored={state.conflict.stored} choice={choice} />
      )}
    </FormField>
  )
}
