import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import postgres from 'postgres'

/** People in one transaction. */
export const BATCH = 5000

/** What a worker is given. */
export type Filling = { ownerUrl: string; letterBytes: number }

export type NumberRange = { first: number; last: number }

/** Nobody can sign in with it. */
export const NO_PASSWORD = '-'

/** As in the migration that makes it: filling it row by row takes most of the time. */
const TERMS = `
  create index if not exists file_index_terms on file_index
    using gin ((by_words || by_email || ranges_of(position))) with (fastupdate = off)`

/**
 * Fills a database with files of people who do not exist, each sealed with keys of its own as any
 * other. What is there already is passed by: broken off, it goes on where it was. Nobody can sign in
 * as one of them.
 *
 * @param ownerUrl of a database that is nobody's: references are not checked while it is filled
 * @param letterBytes how large the files are that they stored, at least
 * @returns the seconds that it took
 */
export async function makeManyFiles(
  ownerUrl: string,
  wanted: number,
  say: (text: string) => void,
  letterBytes = 0,
): Promise<number> {
  const began = performance.now()
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    if (await holds(owner, wanted)) return 0
    await owner`drop index if exists file_index_terms`
    await makeAll({ ownerUrl, letterBytes }, wanted, say)
    say('Making the index of the search …')
    await owner`set maintenance_work_mem = '1GB'`
    await owner.unsafe(TERMS)
    say('Tidying, so that nothing has to be done by who uses it …')
    await owner`vacuum (freeze, analyze)`
    await owner`checkpoint`
    return Math.round((performance.now() - began) / 1000)
  } finally {
    await owner.end()
  }
}

/** Whether all were made before, and the index after them. */
async function holds(owner: postgres.Sql, wanted: number): Promise<boolean> {
  const [row] = await owner<{ holds: boolean }[]>`
    select to_regclass('file_index_terms') is not null
           and (select count(*) from users where password_hash = ${NO_PASSWORD}) >= ${wanted} as holds`
  return row?.holds ?? false
}

async function makeAll(workerData: Filling, wanted: number, say: (text: string) => void) {
  const batches = batchesOf(wanted)
  const began = performance.now()
  let [made, told] = [0, began]
  const work = async () => {
    const worker = new Worker(new URL('many-files-worker.ts', import.meta.url), {
      workerData,
    })
    for (const batch of batches) {
      worker.postMessage(batch)
      const [count] = (await once(worker, 'message')) as [number]
      made += count
      if (performance.now() - told < 10_000) continue
      told = performance.now()
      say(`${made} of ${wanted} files made in ${Math.round((told - began) / 1000)} s`)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  say(`${made} files made in ${Math.round((performance.now() - began) / 1000)} s`)
}

/** Shared by the workers, each of which takes the next one. */
function* batchesOf(wanted: number): Generator<NumberRange> {
  for (let first = 1; first <= wanted; first += BATCH)
    yield { first, last: Math.min(wanted, first + BATCH - 1) }
}
