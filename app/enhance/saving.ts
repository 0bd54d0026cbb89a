/**
 * What saving by itself does next, as plain values: no page, no clock, no network. `autosave.ts`
 * tells what happens, and carries out what follows from it.
 */

/** How long after the last change. */
export const DEBOUNCE = 3000
/** After a save that got no answer, or none that can be read. */
export const RETRY = 30_000

/** What the server says of a save. */
export type Reply = { ok: boolean; reason?: string; revision: number; time: string }

/**
 * Answers are compared as text: what is on the page and not in `saved` is dirty. Being on the way out
 * and waiting for an answer can be at once, for a page can come back from the memory of the browser.
 */
export type State = {
  /** The answers that the server is known to have. */
  saved: string
  /** The answers that are being sent; null when none are. */
  sending: string | null
  /** Nothing is sent any more, only kept here: there is no address for it, or someone has to choose. */
  stopped: boolean
  /** The page is on its way out: a save by hand, or the person, has the last word. */
  leaving: boolean
}

export type Event =
  /** Someone typed or chose. */
  | { is: 'changed' }
  /** It is time, or the network is back. */
  | { is: 'due' }
  | { is: 'answered'; reply: Reply }
  | { is: 'unanswered' }
  /** Saved by hand. */
  | { is: 'submitted' }
  /** Another tab or program is in front. */
  | { is: 'covered' }
  /** The page goes, and comes back from the memory of the browser. */
  | { is: 'left' }
  | { is: 'back' }

export type Effect =
  /** Be `due` after so long; whatever was waited for before is forgotten. */
  | { do: 'wait'; ms: number }
  /** Give the form its next number. */
  | { do: 'number' }
  | { do: 'send' }
  /** Send without waiting for an answer. */
  | { do: 'part' }
  /** Keep the form in the browser, and forget what was kept. */
  | { do: 'keep' }
  | { do: 'drop' }
  /** Become a form of its own. */
  | { do: 'renew' }
  | { do: 'saved'; reply: Reply }
  /** Keep the form, and say why it was not saved. */
  | { do: 'failed'; reason: string }

type Next = [State, Effect[]]

const KEEP: Effect = { do: 'keep' }
const NUMBER: Effect = { do: 'number' }

/**
 * @param answers on the page now
 * @returns the state from now on, and what is to be done, in this order
 */
export function next(state: State, event: Event, answers: string): Next {
  const isDirty = answers !== state.saved
  switch (event.is) {
    case 'changed':
      return [{ ...state, leaving: false }, [{ do: 'wait', ms: DEBOUNCE }]]
    case 'due':
      return state.leaving || !isDirty ? [state, []] : save(state, answers)
    case 'answered':
      return answered(state, event.reply, answers)
    case 'unanswered':
      return settled(state, answers, [{ do: 'failed', reason: '' }], RETRY)
    case 'submitted':
      return [{ ...state, leaving: true }, isDirty ? [KEEP] : []]
    case 'covered': {
      if (state.leaving || !isDirty) return [state, []]
      const [after, effects] = save(state, answers)
      return [after, [...effects, KEEP]]
    }
    case 'left': {
      if (state.leaving || !isDirty) return [state, []]
      // The number is in what is kept, too: it tells that this form may have saved by itself.
      const kept = [NUMBER, KEEP]
      return [{ ...state, leaving: true }, state.stopped ? kept : [...kept, { do: 'part' }]]
    }
    case 'back':
      return [{ ...state, leaving: false }, [{ do: 'renew' }]]
  }
}

function save(state: State, answers: string): Next {
  if (state.sending !== null) return [state, []]
  if (state.stopped) return [state, [KEEP]]
  return [{ ...state, sending: answers }, [NUMBER, { do: 'send' }]]
}

function answered(state: State, reply: Reply, answers: string): Next {
  if (!reply.ok) {
    const { reason = '' } = reply
    return settled({ ...state, stopped: reason === 'conflict' }, answers, [
      { do: 'failed', reason },
    ])
  }
  const saved = state.sending ?? state.saved
  const effects: Effect[] = [{ do: 'saved', reply }]
  return settled(
    { ...state, saved },
    answers,
    answers === saved ? [...effects, { do: 'drop' }] : effects,
  )
}

/** Nothing is under way any more. What was typed meanwhile is saved soon. */
function settled(state: State, answers: string, effects: Effect[], again?: number): Next {
  const ms = answers === state.sending ? again : DEBOUNCE
  const wait: Effect[] = ms ? [{ do: 'wait', ms }] : []
  return [{ ...state, sending: null }, [...effects, ...wait]]
}

/**
 * The words for a save that failed, by the names that the page has them under.
 *
 * @param kept whether this browser keeps the text
 */
export function wordsFor(reason: string, kept: boolean): [what: string, more: string] {
  if (reason === 'conflict') return [reason, '']
  // Someone is still filling in: nothing failed, and the text is kept here until it is right.
  if (kept && reason === 'invalid') return ['', '']
  return [kept ? 'failed' : 'unkept', reason]
}
