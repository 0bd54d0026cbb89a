import { dayAfter, dayOf } from '#app/locales/dates.ts'
import { TASK_GROUPS, type TaskGroup, TASKS } from './general-tasks.ts'
import { firstDays } from './texts.nl.ts'

/** One thing to do. */
export type Task = {
  /** Names it among those of its list, and stays what it is: who ticked it is kept by this. */
  id: string
  group: TaskGroup
  title: string
  why?: string | undefined
  /** For who has other customs: what may be left out of it. */
  notNeeded?: string | undefined
  /** Whom to call for it. */
  calls?: { name: string; phone: string }[] | undefined
}

/** The things of a group, and which it is. */
export type TaskList = { group: TaskGroup; tasks: Task[] }

/**
 * Everything that there is to do, in the order of time. What somebody wrote down takes the place of what is
 * general where it has its id; what has an id of its own comes after the general things of its group.
 *
 * @param late whether a day has passed
 */
export function taskLists(own: readonly Task[] = [], late = false): TaskList[] {
  const general = TASKS.map(({ id, group }): Task => ({ id, group, ...firstDays.tasks[id] }))
  const all = general.map((task) => own.find(({ id }) => id === task.id) ?? task)
  const added = own.filter(({ id }) => !general.some((task) => task.id === id))
  return TASK_GROUPS.map((group) => ({
    group,
    tasks: [...all, ...added]
      .filter((task) => task.group === group)
      .map((task) => (late ? withoutHaste(task) : task)),
  }))
}

/** Whether a whole day has passed since a death, whatever its hour. @param diedOn '2026-11-19' */
export const isLate = (diedOn: string, now: Date): boolean => dayAfter(diedOn, 1) < dayOf(now)

const HASTE = firstDays.tasks.donor.why

/** What could not wait is no more to be said. */
const withoutHaste = ({ why, notNeeded, ...task }: Task): Task => ({
  ...task,
  why: why === HASTE ? undefined : why,
  notNeeded: notNeeded === HASTE ? undefined : notNeeded,
})
