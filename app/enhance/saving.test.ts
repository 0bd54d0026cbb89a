import { describe, expect, test } from 'vitest'
import {
  DEBOUNCE,
  type Effect,
  type SavingEvent,
  next,
  RETRY,
  type SavingState,
  wordsFor,
} from './saving.ts'

/** The server has 'old'. */
const idle: SavingState = {
  saved: 'old',
  sending: null,
  stopped: false,
  leaving: false,
  refused: false,
}
const sending: SavingState = { ...idle, sending: 'new' }
const stopped: SavingState = { ...idle, stopped: true }
const leaving: SavingState = { ...idle, leaving: true }
const signedOut: SavingState = { ...idle, refused: true }

const soon: Effect = { do: 'wait', ms: DEBOUNCE }
const later: Effect = { do: 'wait', ms: RETRY }
const number: Effect = { do: 'number' }
const keep: Effect = { do: 'keep' }
const send: Effect = { do: 'send' }
const reply = { ok: true, revision: 2, time: '10:00' }
const answered: SavingEvent = { is: 'answered', reply }
const refused = (reason?: string): SavingEvent => ({
  is: 'answered',
  reply: { ok: false, revision: 1, time: '', ...(reason && { reason }) },
})
const failed = (reason = ''): Effect => ({ do: 'failed', reason })

type Row = [
  what: string,
  before: SavingState,
  event: SavingEvent,
  answers: string,
  changes: Partial<SavingState>,
  effects: Effect[],
]

const rows: Row[] = [
  ['a change is saved soon', idle, { is: 'changed' }, 'new', {}, [soon]],
  ['a change while saving waits', sending, { is: 'changed' }, 'newer', {}, [soon]],
  ['a change means that one stays', leaving, { is: 'changed' }, 'new', { leaving: false }, [soon]],

  ['what is dirty is sent in time', idle, { is: 'due' }, 'new', { sending: 'new' }, [number, send]],
  ['what is not dirty is not', idle, { is: 'due' }, 'old', {}, []],
  ['one save at a time', sending, { is: 'due' }, 'newer', {}, []],
  ['nothing is sent on the way out', leaving, { is: 'due' }, 'new', {}, []],
  ['where nothing is sent it is kept', stopped, { is: 'due' }, 'new', {}, [keep]],

  [
    'a save is done',
    sending,
    answered,
    'new',
    { saved: 'new', sending: null },
    [{ do: 'saved', reply }, { do: 'drop' }],
  ],
  [
    'a save that left an answer out keeps it',
    sending,
    { is: 'answered', reply: { ...reply, open: 'Postcode' } },
    'new',
    { saved: 'new', sending: null },
    [{ do: 'saved', reply: { ...reply, open: 'Postcode' } }, keep],
  ],
  [
    'a save is done, and what was typed since is saved soon and kept',
    sending,
    answered,
    'newer',
    { saved: 'new', sending: null },
    [{ do: 'saved', reply }, soon],
  ],
  [
    'a save is done on the way out',
    { ...sending, leaving: true },
    answered,
    'new',
    { saved: 'new', sending: null },
    [{ do: 'saved', reply }, { do: 'drop' }],
  ],
  ...['invalid', 'away'].map((reason): Row => [
    `a save that is refused (${reason}) is not repeated by itself`,
    sending,
    refused(reason),
    'new',
    { sending: null },
    [failed(reason)],
  ]),
  [
    'a save without a session is tried once more: it may have got a new token meanwhile',
    sending,
    refused('signedOut'),
    'new',
    { sending: null, refused: true },
    [failed('signedOut'), soon],
  ],
  [
    'and then no more by itself',
    { ...signedOut, sending: 'new' },
    refused('signedOut'),
    'new',
    { sending: null },
    [failed('signedOut')],
  ],
  [
    'signed in again, it is saved',
    { ...signedOut, sending: 'new' },
    answered,
    'new',
    { saved: 'new', sending: null, refused: false },
    [{ do: 'saved', reply }, { do: 'drop' }],
  ],
  [
    'in front again after that it is',
    signedOut,
    { is: 'shown' },
    'new',
    { sending: 'new' },
    [number, send],
  ],
  ['in front again with nothing new', signedOut, { is: 'shown' }, 'old', {}, []],
  ['in front again, and nobody was signed out', idle, { is: 'shown' }, 'new', {}, []],
  ['a refusal without a reason', sending, refused(), 'new', { sending: null }, [failed()]],
  [
    'a refusal, and what was typed since is tried',
    sending,
    refused('invalid'),
    'newer',
    { sending: null },
    [failed('invalid'), soon],
  ],
  [
    'a conflict stops',
    sending,
    refused('conflict'),
    'new',
    { sending: null, stopped: true },
    [failed('conflict')],
  ],
  [
    'no answer: once more later',
    sending,
    { is: 'unanswered' },
    'new',
    { sending: null },
    [failed(), later],
  ],
  [
    'no answer, and what was typed since is tried soon',
    sending,
    { is: 'unanswered' },
    'newer',
    { sending: null },
    [failed(), soon],
  ],

  ['saving by hand keeps the text', idle, { is: 'submitted' }, 'new', { leaving: true }, [keep]],
  ['saving by hand with nothing new', idle, { is: 'submitted' }, 'old', { leaving: true }, []],

  [
    'covered: saved and kept',
    idle,
    { is: 'covered' },
    'new',
    { sending: 'new' },
    [number, send, keep],
  ],
  ['covered while saving: kept', sending, { is: 'covered' }, 'newer', {}, [keep]],
  ['covered with nothing new', idle, { is: 'covered' }, 'old', {}, []],
  ['covered on the way out', leaving, { is: 'covered' }, 'new', {}, []],

  [
    'left: kept with its number, and sent without waiting',
    idle,
    { is: 'left' },
    'new',
    { leaving: true },
    [number, keep, { do: 'part' }],
  ],
  [
    'left while saving: the same',
    sending,
    { is: 'left' },
    'newer',
    { leaving: true },
    [number, keep, { do: 'part' }],
  ],
  ['left where nothing is sent', stopped, { is: 'left' }, 'new', { leaving: true }, [number, keep]],
  ['left with nothing new', idle, { is: 'left' }, 'old', {}, []],
  ['left after saving by hand', leaving, { is: 'left' }, 'new', {}, []],
  ['back from memory', leaving, { is: 'back' }, 'new', { leaving: false }, [{ do: 'renew' }]],
]

test.each(rows)('%s', (_what, before, event, answers, changes, effects) => {
  const frozen = Object.freeze({ ...before })
  expect(next(frozen, event, answers)).toEqual([{ ...before, ...changes }, effects])
})

test('a form that cannot be saved by itself is only kept', () => {
  let state: SavingState = { ...stopped, saved: '' }
  const all: Effect[] = []
  for (const is of ['changed', 'due', 'covered', 'submitted', 'left', 'back'] as const) {
    const [after, effects] = next(state, { is }, 'typed')
    state = after
    all.push(...effects)
  }
  expect(all.filter((effect) => effect.do === 'send' || effect.do === 'part')).toEqual([])
})

describe('the words for a save that failed', () => {
  test.each([
    ['conflict', true, ['conflict', '']],
    ['conflict', false, ['conflict', '']],
    ['invalid', true, ['', '']],
    ['invalid', false, ['unkept', 'invalid']],
    ['signedOut', true, ['failed', 'signedOut']],
    ['', true, ['failed', '']],
    ['', false, ['unkept', '']],
  ])('%j, kept: %j', (reason, kept, words) => {
    expect(wordsFor(reason, kept)).toEqual(words)
  })
})
