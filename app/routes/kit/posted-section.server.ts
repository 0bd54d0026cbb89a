import { createContext, data } from 'react-router'
import type { Definition } from '#app/forms/fields.ts'
import type { Typed } from '#app/forms/rows.ts'
import type { Saved } from '#app/forms/stored/decide.ts'
import {
  type AnswersPage,
  type FormSave,
  pageAfter,
  readPosted,
  reopened,
} from '#app/forms/stored/posted.server.ts'
import { stateOfForm } from '#app/forms/stored/form-state.server.ts'
import { isWhole } from '#app/forms/stored/whole.ts'
import type { FailureKind } from '#app/locales/common.nl.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import { orElse, type Where } from '#app/platform/unexpected.server.ts'

type PostedForm = {
  definition: Definition
  form: FormData
  where: Where
  /** What its page shows whatever was posted. */
  fixed?: Typed
  /** What is said when it could not be saved; 'saving' unless given. */
  failure?: FailureKind
}

type PostedSection<D extends Definition, S extends Saved> = PostedForm & {
  /** What the form asks. */
  asked: D | (() => Promise<D>)
  /** The answers that the page would show by itself. */
  shown: () => Promise<Typed>
  save: (save: FormSave<D>) => Promise<S>
  /** Whether the page lets choose between what was typed and what is stored; it does unless given. */
  chooses?: boolean
}

type Stay = ReturnType<typeof data<AnswersPage>>

/**
 * Saves what was posted by a form that shows stored answers, as far as it is right.
 *
 * @returns the same page again when it is not done (`stay`), or could not be, else the save and the form's id
 */
export const saveSectionForm = <D extends Definition, S extends Saved>(
  posted: PostedSection<D, S>,
): Promise<{ stay: Stay } | { saved: Extract<S, { ok: true }>; id: string }> =>
  orElse(
    posted.where,
    () => trySave(posted),
    (status) => ({ stay: givenBack(posted, status) }),
  )

async function trySave<D extends Definition, S extends Saved>(posted: PostedSection<D, S>) {
  const { definition, form, shown, fixed = {}, chooses = true } = posted
  const asked = typeof posted.asked === 'function' ? await posted.asked() : posted.asked
  const read = readPosted(asked, form)
  const { said, save } = read
  if (!said.whole || said.restored || read.rowsChanged) {
    const page = reopened(definition, form, await shown())
    const notice = said.restored ? ('restored' as const) : undefined
    return { stay: data<AnswersPage>({ ...page, notice }, { status: said.whole ? 200 : 422 }) }
  }
  const saved = await posted.save(save)
  if (saved.ok && save.wrong.length === 0)
    return { saved: saved as Extract<S, { ok: true }>, id: save.id }
  const page = pageAfter(saved, read, chooses)
  const values = { ...page.values, ...fixed }
  return { stay: data<AnswersPage>({ ...page, values }, { status: saved.ok ? 422 : 409 }) }
}

/** Whether the answer to a post holds all that its page shows, so that nothing need be read for it. */
export const showsPosted = createContext(false)

/**
 * The page of a save that could not be done, with what was posted.
 *
 * @param status 503 for an outage, 500 for a bug
 */
export function givenBack(
  { definition, form, where, fixed = {}, failure = 'saving' }: PostedForm,
  status: 503 | 500 = 503,
): Stay {
  where.context.set(showsPosted, isAway())
  const page = reopened(definition, form, {})
  const values = { ...page.values, ...fixed }
  const { account } = stateOfForm(form)
  return data<AnswersPage>({ ...page, values, cut: !isWhole(form), account, failure }, { status })
}
