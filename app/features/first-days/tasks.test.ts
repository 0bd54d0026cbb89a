import { expect, test } from 'vitest'
import { type Task, taskLists } from './tasks.ts'

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
      call: { name: 'DELA', phone: '040-1234567' },
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
