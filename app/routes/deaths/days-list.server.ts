import { ownTasksOf } from '#app/features/deaths/own-tasks.ts'
import { laterIn } from '#app/features/deaths/family-sheet.ts'
import { deathList } from '#app/features/deaths/list.nl.ts'
import { readCopy } from '#app/features/deaths/read.server.ts'
import { type Sharer, sharedList, type Tick } from '#app/features/deaths/ticks.server.ts'
import type { ReadableWishes } from '#app/features/relatives/reading/readable.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { isLate, type TaskList, taskLists } from '#app/features/first-days/tasks.ts'
import { dayOf, joinedList, timeOf, weekdayDateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import type { TickTask } from '#app/ui/lamp/tasks.tsx'
import { calledBy } from '#app/platform/names.ts'

const t = dutch<['deathList']>({ deathList })

/** The list as one of those who share it sees it. */
export type SeenList = {
  lists: { group: TaskList['group']; tasks: TickTask[] }[]
  /** Whether what is done at once may have been done: nobody knows that of what stands in the wishes. */
  isLate: boolean
  /** The first names of the others, joined; empty where there are none. */
  others: string
  /** By what one calls who wrote the wishes. */
  owner: string
  /** What was written after the confirmation and is not on the list; null where nothing was. */
  later: string | null
  /** Whether anything of the wishes is read now. */
  isRead: boolean
  ticks: readonly Tick[]
}

/** Reads what there is to do, with what the contact's copy says of it now, and who did what. */
export async function listOf(sharer: Sharer, request: string, now: Date): Promise<SeenList> {
  const [wishes, { ticks, others }] = await Promise.all([
    readCopy(sharer, request),
    sharedList(sharer),
  ])
  const own = wishes ? ownTasksOf(wishes, nameOf(sharer.card)) : []
  const doneBy = new Map(ticks.map((tick) => [tick.task, doneWords(tick, now)]))
  const owner = wishes?.firstName || calledBy(sharer.card.owner)
  const late = isLate(sharer.report.diedOn, now)
  return {
    later: wishes && laterWords(wishes, owner),
    lists: taskLists(own, late).map(({ group, tasks }) => ({
      group,
      tasks: tasks.map((task) => ({ ...task, done: doneBy.get(task.id) })),
    })),
    isLate: late,
    others: joinedList(others),
    owner,
    isRead: wishes !== null,
    ticks,
  }
}

/** The list is made of what was confirmed: what came later is read where the wishes are. */
function laterWords(wishes: ReadableWishes, name: string): string | null {
  const labels = laterIn(wishes).map(({ label }) => label.split(' (', 1)[0] ?? label)
  return labels.length > 0 ? t('later', { name, labels: labels.join('; ') }) : null
}

/** 'Lisa, 10.30 uur', with the day where it was another. */
function doneWords({ name, at }: Tick, now: Date): string {
  const who = name || t('somebody')
  const time = timeOf(at)
  return dayOf(at) === dayOf(now)
    ? t('done', { name: who, time })
    : t('doneOn', { name: who, day: weekdayDateOf(at), time })
}

/** That another did it before; null where that is not so (any more). */
export function alreadyWords({ lists, ticks }: SeenList, task: string | null): string | null {
  const tick = ticks.find((one) => one.task === task)
  const done = lists.flatMap(({ tasks }) => tasks).find(({ id }) => id === task)
  return tick && done ? t('already', { name: tick.name || t('somebody'), task: done.title }) : null
}
