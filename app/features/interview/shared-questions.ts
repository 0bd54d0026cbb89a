/**
 * What the older form asks as well as the interview has one answer: the interview's. The form shows
 * it in its own words, and changes it. Rules without a database: see docs/decisions/0027.
 */
import type { Field } from '#app/forms/fields.ts'
import { isAnswered, isShown, sameValue, type SectionData, type Value } from '#app/forms/values.ts'
import type { formulier } from './sections/formulier.ts'
import {
  type AnswersTo,
  type FileData,
  type FileSectionKey,
  type QuestionOf,
  type SomeAnswers,
  sectionOf,
} from './sections/index.ts'
import { type SharedAnswers, jewelry, clothing, musicStyle, songs, style } from './shared-words.ts'

/** The steps that ask something of what the form asks. */
const STEPS = ['rituelen', 'praktisch'] as const
type SharingStep = (typeof STEPS)[number]
type FormQuestion = (typeof formulier)['fields'][number]['key']

/** As the form says it: null where it has no words for it, undefined where nothing was answered. */
type TextAnswer = string | null | undefined

type Shared = {
  form: FormQuestion
  step: SharingStep
  /** The questions of the step that hold the answer. */
  questions: readonly string[]
  toForm: (step: SectionData) => TextAnswer
  /** What changes in the step; undefined where it has no words for what the form says. */
  toStep: (said: string | undefined, step: SectionData) => SharedAnswers | undefined
}

/** A choice of which the options have the same meaning; the others are said in one place only. */
function choice<F extends FormQuestion, S extends SharingStep, Q extends QuestionOf<S> & string>(
  form: F,
  step: S,
  question: Q,
  options: { [Option in AnswersTo<'formulier'>[F] & string]?: AnswersTo<S>[Q] & string },
): Shared {
  const pairs = Object.entries<string | undefined>(options)
  return {
    form,
    step,
    questions: [question],
    toForm(answers) {
      const given = answers[question]
      if (!isAnswered(given)) return undefined
      return pairs.find(([, option]) => option === given)?.[0] ?? null
    },
    toStep(said) {
      const option = said && pairs.find(([one]) => one === said)?.[1]
      return said && !option ? undefined : { [question]: option }
    },
  }
}

/** The same text: in the one of these questions that applies, else with the form. */
function text<S extends SharingStep>(
  form: FormQuestion,
  step: S,
  ...questions: readonly (QuestionOf<S> & string)[]
): Shared {
  const section = sectionOf<SharingStep>(step)
  const fields: readonly Field[] = section.fields
  const applying = (answers: SectionData) =>
    questions.find((question) =>
      fields.some((field) => field.key === question && isShown(section, field, answers)),
    )
  const textIn = (value: Value | undefined) => (isAnswered(value) ? String(value) : undefined)
  return {
    form,
    step,
    questions,
    toForm(answers) {
      const question = applying(answers)
      return question && textIn(answers[question])
    },
    toStep(said, answers) {
      const question = applying(answers)
      return question && { [question]: said }
    },
  }
}

/** A text on which another question depends stands after that one. */
const shared: readonly Shared[] = [
  choice('personalInfo_donorCard', 'praktisch', 'hasDonation', { ja: 'Ja', nee: 'Nee' }),
  text('personalInfo_organDonation', 'praktisch', 'donationDetails'),
  choice('ceremonyType', 'praktisch', 'burial', { begraven: 'Begraven', cremeren: 'Cremeren' }),
  text(
    'ceremonyPreferences_graveOrCremation',
    'praktisch',
    'burialDetails',
    'cremationDetails',
    'resomationDetails',
    'vearaardingDetails',
  ),
  text('ceremonyLocation', 'rituelen', 'serviceLocation'),
  { form: 'ceremonyStyle', step: 'rituelen', ...style },
  { form: 'ceremonyPreferences_clothing', step: 'rituelen', ...clothing },
  { form: 'ceremonyPreferences_jewelry', step: 'rituelen', ...jewelry },
  { form: 'musicPreferences_songs', step: 'rituelen', ...songs },
  { form: 'musicPreferences_style', step: 'rituelen', ...musicStyle },
  text('personalTouches_flowers', 'rituelen', 'flowers'),
]

const isStep = (section: string): section is SharingStep => STEPS.some((step) => step === section)

/** The sections that hold a part of what this one asks. */
export function sectionsSharing(section: string): (SharingStep | 'formulier')[] {
  if (section === 'formulier') return [...STEPS]
  return isStep(section) ? ['formulier'] : []
}

type Working = { form: SectionData } & Record<SharingStep, SectionData>

const workingCopy = (data: FileData): Working => ({
  form: { ...data.formulier },
  rituelen: { ...data.rituelen },
  praktisch: { ...data.praktisch },
})

/** Only sections that were there, or have an answer now. */
function closed(data: FileData, { form, ...steps }: Working): FileData {
  const parts = Object.entries({ ...steps, formulier: form }).filter(
    ([key, answers]) => key in data || Object.keys(answers).length > 0,
  )
  return { ...data, ...Object.fromEntries(parts) }
}

const withChanges = (answers: SectionData, changes: SharedAnswers): SectionData =>
  Object.fromEntries(
    Object.entries({ ...answers, ...changes }).filter(
      (entry): entry is [string, Value] => entry[1] !== undefined,
    ),
  )

/**
 * A file with each answer in one place. What older files hold on the form moves to the interview.
 * An answer that differs from the interview's stays on the form until its owner has chosen
 * (`answeredTwice`).
 */
export function united(data: FileData): FileData {
  const now = workingCopy(data)
  for (const { form, step, toForm, toStep } of shared) {
    const own = now.form[form]
    if (own === undefined) continue
    const said = toForm(now[step])
    const change = said === undefined && toStep(String(own), now[step])
    if (change) now[step] = withChanges(now[step], change)
    if (change || said === own) delete now.form[form]
  }
  return closed(data, now)
}

/** Questions of the form to which a united file has another answer in the interview. */
export const answeredTwice = (data: FileData): FormQuestion[] =>
  shared.filter((one) => isAnsweredTwice(one, workingCopy(data))).map(({ form }) => form)

const isAnsweredTwice = ({ form, step, toForm }: Shared, now: Working) =>
  now.form[form] !== undefined && toForm(now[step]) !== undefined

/** The form as it reads: what only it asks, and the interview's answers in its words. */
export function olderFormAnswers(data: FileData): AnswersTo<'formulier'> {
  const now = workingCopy(data)
  const read = { ...now.form }
  for (const one of shared) {
    const said = one.toForm(now[one.step])
    if (said) read[one.form] = said
    else if (isAnsweredTwice(one, now)) delete read[one.form]
  }
  return read
}

/**
 * The file when a page of the section says this.
 *
 * @param before united
 */
export function withAnswers(
  before: FileData,
  section: FileSectionKey,
  says: SomeAnswers,
): FileData {
  if (section === 'formulier') return withForm(before, says)
  return isStep(section) ? withStep(before, section, says) : { ...before, [section]: says }
}

/**
 * The file when the form says this. What the interview says and the form cannot stays, unless the
 * form says something else.
 */
function withForm(before: FileData, says: SomeAnswers): FileData {
  const was = workingCopy(before)
  const now = { ...was, form: { ...says } as SectionData }
  for (const { form, step, toForm, toStep } of shared) {
    const given = now.form[form]
    const there = toForm(now[step])
    if (given === there || (given === undefined && there === null)) {
      delete now.form[form]
      continue
    }
    // Where another question brought a text out that was hidden, both stay.
    const wasHidden = there && there !== toForm(was[step])
    const said = [wasHidden && there, given].filter(Boolean).join('\n')
    const change = toStep(said || undefined, now[step])
    now[step] = withChanges(now[step], change ?? toStep(undefined, now[step]) ?? {})
    if (change) delete now.form[form]
  }
  return closed(before, now)
}

/**
 * The file when a step says this. A choice that only the form could say gives way to one that is made
 * now; a text on the form stays until its owner has chosen.
 */
function withStep(before: FileData, step: SharingStep, says: SomeAnswers): FileData {
  const now = { ...workingCopy(before), [step]: { ...says } as SectionData }
  const was: SectionData = before[step] ?? {}
  for (const one of shared) {
    if (one.step !== step || fieldOf(one.form)?.kind !== 'choice') continue
    const isNew = one.questions.some((question) => !sameValue(was[question], now[step][question]))
    if (isNew && one.toForm(now[step]) !== undefined) delete now.form[one.form]
  }
  return closed(before, now)
}

const fieldOf = (question: FormQuestion): Field | undefined =>
  sectionOf('formulier').fields.find(({ key }) => key === question)

/** A question that is answered elsewhere and cannot be shown here. */
export type AnsweredElsewhere = {
  here: string
  section: SharingStep | 'formulier'
  /** The questions that hold the answer there. */
  there: readonly string[]
}

/**
 * Answers that the page of a section cannot show: it has no words for them, or they differ from its
 * own.
 *
 * @param data united
 */
export function answeredElsewhere(section: string, data: FileData): AnsweredElsewhere[] {
  const now = workingCopy(data)
  if (section === 'formulier')
    return shared
      .filter((one) => one.toForm(now[one.step]) === null || isAnsweredTwice(one, now))
      .map(({ form, step, questions }) => ({ here: form, section: step, there: questions }))
  return shared
    .filter(({ form, step }) => step === section && now.form[form] !== undefined)
    .map(({ form, questions }) => ({
      here: questions[0] ?? '',
      section: 'formulier',
      there: [form],
    }))
}
