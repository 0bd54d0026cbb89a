import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Definition } from '../fields.ts'
import { isTyped, type RemovedRow, type Typed } from '../rows.ts'
import { parseForm, type Submission } from '../submission.server.ts'
import { pickValues, questionOfName } from '../values.ts'
import type { Save } from './decide.ts'
import { readFingerprints } from './fingerprints.server.ts'
import { CHOICE, WHOLE } from './own-fields.ts'

const FORM_STATE = z.object({
  revision: z.coerce.number().int().min(0).catch(0),
  opened: z.unknown().optional().transform(readFingerprints),
  saveId: z.uuid().catch(() => randomUUID()),
  after: z.uuid().optional().catch(undefined),
  sequence: z.coerce.number().int().min(0).max(1e6).catch(0),
  account: z.uuid().optional().catch(undefined),
})

/**
 * What a form that shows stored answers says of itself, beside the answers: what it was made from, as
 * fingerprints and as the revision that they had, its own id and whose it is. Anything odd counts as
 * not said.
 */
export function stateOfForm(form: FormData) {
  const all = [...form]
  const said = all.filter(([name]) => name in FORM_STATE.shape)
  const state = FORM_STATE.parse(Object.fromEntries(said))
  return {
    ...state,
    /** Whether it came from a page that was there to the end. */
    isWhole: form.has(WHOLE.name),
    /** The browser kept a draft and wants the page with it; nothing is stored. */
    isRestored: form.has('herstel'),
    choices: choicesIn(all),
    /** The form whose saves the next page has seen: this one, if it may have saved by itself. */
    previousForm: state.sequence > 0 ? state.saveId : state.after,
  }
}

/** The answers to "which text do you want to keep?", by question; '' where that was left open. */
function choicesIn(fields: [string, FormDataEntryValue][]): Record<string, string> {
  const chosen = fields.filter(([name]) => name.startsWith(CHOICE))
  return Object.fromEntries(chosen.map(([name, said]) => [name.slice(CHOICE.length), `${said}`]))
}

/** What a form asks to be stored, with what names the form. */
export type FormSave<D extends Definition = Definition> = Omit<Save, 'data' | 'wrong'> & {
  id: string
  after: string | undefined
  data: Submission<D>['values']
  wrong: string[]
}

/** A post of a form that shows stored answers. */
export type PostedAnswers<D extends Definition = Definition> = {
  /** Whose page it comes from; undefined where it does not say. */
  account: string | undefined
  /** False for what comes from a page that was cut off; nothing of it may be stored. */
  isWhole: boolean
  /** Whether the browser wants the page with its draft. */
  isRestored: boolean
  /**
   * Whether it is to be stored: it is whole, and not only the page with a draft or another row was
   * asked for.
   */
  asksToSave: boolean
  /** Whether a button of the page asked for another row or one less; and the row that it took away. */
  isRowDone: boolean
  removed: RemovedRow | undefined
  /** As it was typed, without the answers that give way to what is stored. */
  typed: Typed
  /** The answers that are right. */
  right: Submission<D>['values']
  /** What is wrong, in words, by the name of the input. */
  errors: Submission['errors']
  save: FormSave<D>
}

/**
 * Reads a form that shows stored answers: what it says of itself, its answers, and what it asks to be
 * stored. Nothing fails: what cannot be read is wrong, or counts as not said.
 *
 * @param definition the questions that the form asks
 * @param by who sent it; of saves with one count those by hand are newer than the script's. Only 'hand',
 *   which says that it is done, is asked about addresses that were probably typed wrong
 */
export function readPostedAnswers<const D extends Definition>(
  definition: D,
  form: FormData,
  by: 'hand' | 'row button' | 'script' = 'hand',
): PostedAnswers<D> {
  const { isWhole, isRestored, choices, sequence, ...state } = stateOfForm(form)
  const { typed, values, errors, rowsChanged, isRowDone, removed } = parseForm(
    definition,
    form,
    by === 'hand',
  )
  const { kept, undecided } = outcomeOf(choices, typed)
  // Where the stored answer is to be kept, what was typed is no part of the save.
  const withoutKept = <Values extends object>(all: Values) =>
    pickValues(all, (name) => !kept.includes(questionOfName(name)))
  const open = withoutKept(errors)
  const save: FormSave<D> = {
    id: state.saveId,
    after: state.after,
    revision: state.revision,
    opened: state.opened,
    sequence: by === 'script' ? sequence * 2 : sequence * 2 + 1,
    automatic: by === 'script',
    data: withoutKept(values) as Submission<D>['values'],
    wrong: [...new Set(Object.keys(open).map(questionOfName))],
    undecided,
  }
  const asksToSave = isWhole && !isRestored && !rowsChanged
  return {
    account: state.account,
    isWhole,
    isRestored,
    asksToSave,
    isRowDone,
    removed,
    typed: withoutKept(typed),
    right: values,
    errors: open,
    save,
  }
}

/**
 * What the choices that were posted come to.
 *
 * @returns the questions that keep their stored answer, and those that still have to be chosen
 */
function outcomeOf(choices: Record<string, string>, typed: Typed) {
  const kept: string[] = []
  const undecided: string[] = []
  for (const [name, choice] of Object.entries(choices)) {
    if (choice === 'opgeslagen' || (choice === 'was-leeg' && !isTyped(typed[name]))) kept.push(name)
    else if (choice !== 'getypt') undecided.push(name)
  }
  return { kept, undecided }
}
