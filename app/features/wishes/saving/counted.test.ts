/** What became of a save is counted, for what watches the register. */
import { beforeAll, expect, test } from 'vitest'
import { readMetrics, startMetrics } from '#app/platform/metrics.server.ts'
import { whileFailing } from '#tests/fixtures/faults/failing.ts'
import { readOpenMetrics } from '#tests/fixtures/metrics.ts'
import { save, saved, user } from '#tests/fixtures/people/saves.ts'

async function counted(): Promise<Record<string, number>> {
  const { samples } = readOpenMetrics((await readMetrics([])).text)
  const saves = samples.filter(({ name }) => name === 'wensenregister_saves_total')
  return Object.fromEntries(saves.map(({ labels, value }) => [labels.outcome, value]))
}

beforeAll(startMetrics)

test('each outcome is there from the beginning, and grows by each save of its kind', async () => {
  expect(await counted()).toEqual({ stored: 0, conflict: 0, failed: 0 })
  await saved({})
  expect(await counted()).toEqual({ stored: 1, conflict: 0, failed: 0 })
  const other = await save({ data: { energy: 'iets anders' } })
  expect(other.ok).toBe(false)
  expect(await counted()).toEqual({ stored: 1, conflict: 1, failed: 0 })
  const failing = whileFailing('wishes', `new.user_id = '${user.id}'`, () =>
    save({ revision: 1, data: { energy: 'fietsen' } }),
  )
  await expect(failing).rejects.toThrow('on purpose')
  expect(await counted()).toEqual({ stored: 1, conflict: 1, failed: 1 })
})
