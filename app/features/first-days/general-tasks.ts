/** When something is to be done: at once, before the funeral, or when it is over. */
export type TaskGroup = 'today' | 'before' | 'later'
/** The groups in the order of time. */
export const TASK_GROUPS = ['today', 'before', 'later'] as const satisfies readonly TaskGroup[]

/** What there is to do after nearly every death; the words are in the texts. */
export const TASKS = [
  { id: 'doctor', group: 'today' },
  { id: 'donor', group: 'today' },
  { id: 'insurance', group: 'today' },
  { id: 'director', group: 'today' },
  { id: 'close', group: 'today' },
  { id: 'registration', group: 'before' },
  { id: 'choice', group: 'before' },
  { id: 'clothes', group: 'before' },
  { id: 'laidOut', group: 'before' },
  { id: 'coffin', group: 'before' },
  { id: 'card', group: 'before' },
  { id: 'farewell', group: 'before' },
  { id: 'home', group: 'before' },
  { id: 'bank', group: 'later' },
  { id: 'will', group: 'later' },
  { id: 'income', group: 'later' },
  { id: 'subscriptions', group: 'later' },
  { id: 'remembrance', group: 'later' },
] as const satisfies readonly { id: string; group: TaskGroup }[]
