import { expect, test } from 'vitest'
import { isLate, type Task, taskLists } from './tasks.ts'

const idsOf = (own: Task[] = []) =>
  taskLists(own).map(({ group, tasks }) => [group, tasks.map(({ id }) => id)])

test('what there is to do stands in three groups, each thing once', () => {
  const lists = taskLists()
  expect(lists.map(({ group }) => group)).toEqual(['today', 'before', 'later'])
  const all = lists.flatMap(({ tasks }) => tasks)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const { title, why, notNeeded } of all) {
    expect(title.split(' ').length).toBeLessThan(9)
    expect(why ?? notNeeded ?? '').not.toMatch(/moet|verplicht u/)
  }
})

test('what somebody wrote down takes the place of what is general, or comes after it', () => {
  const own: Task[] = [
    {
      id: 'insurance',
      group: 'today',
      title: 'DELA bellen',
      why: 'polis 4481.223.907',
      calls: [{ name: 'DELA', phone: '040-1234567' }],
    },
    { id: 'hall', group: 'before', title: 'De zaal van het clubhuis vragen' },
  ]
  const [today, before] = taskLists(own)
  expect(today?.tasks.find(({ id }) => id === 'insurance')).toEqual(own[0])
  expect(before?.tasks.at(-1)).toEqual(own[1])
  const general = idsOf()
  const [first, second, third] = idsOf(own)
  expect([first, third]).toEqual([general[0], general[2]])
  expect(second).toEqual(['before', [...(general[1]?.[1] ?? []), 'hall']])
})

test('a thing can move to another group', () => {
  const own: Task[] = [{ id: 'bank', group: 'today', title: 'De bank bellen' }]
  const [today, , later] = taskLists(own)
  expect(today?.tasks.map(({ id }) => id)).toContain('bank')
  expect(later?.tasks.map(({ id }) => id)).not.toContain('bank')
})

test('what cannot wait is said for a day', () => {
  const haste = 'Donatie kan niet wachten.'
  const own: Task = { id: 'donor', group: 'today', title: 'De arts', why: 'Ja', notNeeded: haste }
  for (const tasks of [[], [own]]) {
    expect(JSON.stringify(taskLists(tasks))).toContain(haste)
    const late = taskLists(tasks, true)
    expect(JSON.stringify(late)).not.toContain(haste)
    expect(late.map((list) => list.tasks.length)).toEqual(
      taskLists(tasks).map((list) => list.tasks.length),
    )
  }
})

// At 22.30 uur: somebody may have died a minute before midnight.
test.each([
  ['2026-11-23', '2026-11-23T21:30Z', false],
  ['2026-11-23', '2026-11-24T21:30Z', false],
  ['2026-11-23', '2026-11-24T23:30Z', true],
  ['2026-11-23', '2026-11-27T12:00Z', true],
])('of who died on %s a day has passed at %s: %s', (day, now, late) => {
  expect(isLate(day, new Date(now))).toBe(late)
})
