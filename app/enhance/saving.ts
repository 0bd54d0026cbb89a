/** As plain values: no page, no clock, no network. */

/** In ms, after the last change. */
export const DEBOUNCE = 3000
/** In ms, after a save without a readable answer. */
export const RETRY = 30_000

export type SaveReply = {
  ok: boolean
  reason?: string
  revision: number
  time: string
  /** The questions of which the answer was not stored. */
  open?: string
  /** What is said below the title of each group. */
  counts?: string[]
}

/**
 * On the page and not in `saved` is dirty. Back from memory, a page can be leaving and wait at
 * once.
 */
export type SavingState = {
  saved: string
  sending: string | null
  /** Only kept here: there is no address, or someone has to choose. */
  stopped: boolean
  /** A save by hand, or the person, has the last word. */
  leaving: boolean
  /** The last save was refused: nobody was signed in. */
  refused: boolean
}

export type SavingEvent =
  | { is: 'changed' }
  | { is: 'due' }
  | { is: 'answered'; reply: SaveReply }
  | { is: 'unanswered' }
  | { is: 'submitted' }
  /** Another tab or program is in front of the page. */
  | { is: 'covered' }
  /** The page is in front again: one may have signed in elsewhere. */
  | { is: 'shown' }
  | { is: 'left' }
  | { is: 'back' }

export type Effect =
  /** Be `due` after so long, instead of any earlier wait. */
  | { do: 'wait'; ms: number }
  | { do: 'number' }
  | { do: 'send' }
  | { do: 'part' }
  /** Keep the form in the browser, in place of what was kept. */
  | { do: 'keep' }
  | { do: 'drop' }
  | { do: 'renew' }
  | { do: 'saved'; reply: SaveReply }
  | { do: 'failed'; reason: string }

type Next = [SavingState, Effect[]]

const KEEP: Effect = { do: 'keep' }
const NUMBER: Effect = { do: 'number' }

/** @returns the new state, and what is to be done, in order */
export function next(state: SavingState, event: SavingEvent, answers: string): Next {
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
    case 'shown':
      return state.refused ? next(state, { is: 'due' }, answers) : [state, []]
    case 'left': {
      if (state.leaving || !isDirty) return [state, []]
      // The number tells later that this form may have saved by itself.
      const kept = [NUMBER, KEEP]
      return [{ ...state, leaving: true }, state.stopped ? kept : [...kept, { do: 'part' }]]
    }
    case 'back':
      return [{ ...state, leaving: false }, [{ do: 'renew' }]]
  }
}

function save(state: SavingState, answers: string): Next {
  if (state.sending !== null) return [state, []]
  if (state.stopped) return [state, [KEEP]]
  return [{ ...state, sending: answers }, [NUMBER, { do: 'send' }]]
}

function answered(state: SavingState, reply: SaveReply, answers: string): Next {
  if (!reply.ok) {
    const { reason = '' } = reply
    const refused = reason === 'signedOut'
    // A session that got a new token while this was under way is there with the next request. Only
    // once: a page that nobody comes back to does not ask for ever.
    const again = refused && !state.refused ? DEBOUNCE : undefined
    const after = { ...state, stopped: reason === 'conflict', refused }
    return settled(after, answers, [{ do: 'failed', reason }], again)
  }
  const saved = state.sending ?? state.saved
  const effects: Effect[] = [{ do: 'saved', reply }]
  const after: Effect[] = reply.open ? [KEEP] : [{ do: 'drop' }]
  const done = { ...state, saved, refused: false }
  return settled(done, answers, answers === saved ? [...effects, ...after] : effects)
}

function settled(state: SavingState, answers: string, effects: Effect[], again?: number): Next {
  const ms = answers === state.sending ? again : DEBOUNCE
  const wait: Effect[] = ms ? [{ do: 'wait', ms }] : []
  return [{ ...state, sending: null }, [...effects, ...wait]]
}

/** @param kept whether this browser keeps the text */
export function wordsFor(reason: string, kept: boolean): [what: string, more: string] {
  if (reason === 'conflict') return [reason, '']
  if (kept && reason === 'invalid') return ['', '']
  return [kept ? 'failed' : 'unkept', reason]
}
