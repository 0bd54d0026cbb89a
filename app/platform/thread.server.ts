import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type ThreadLimits = {
  /** Memory for its objects. A thread that needs more ends, and the process goes on. */
  megabytes: number
  /** How long one task may take, in ms, the start of the thread included. */
  deadline: number
}

/** A thread that nobody has asked for anything for so long, in ms, ends and gives its memory back. */
const REST = 60_000

/**
 * Does tasks in a thread of their own, so that what is long or large is in nobody's way. The thread
 * starts with the first task. One that fails, is late or runs out of memory takes the thread along;
 * the next task gets a new one.
 *
 * @param file of the thread, a TypeScript source: it answers each message with one message. It gets
 *   no settings, for it needs no secrets
 * @returns a function that does one task; never call it before the last one is done
 */
export function thread<Task, Result>(file: string, { megabytes, deadline }: ThreadLimits) {
  let worker: Worker | undefined
  let rest: NodeJS.Timeout | undefined

  const start = () =>
    new Worker(file, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })

  const end = async () => {
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  return async (task: Task): Promise<Result> => {
    clearTimeout(rest)
    worker ??= start()
    worker.ref()
    try {
      const answer = answerOf<Result>(worker, deadline)
      worker.postMessage(task)
      const result = await answer
      worker.unref()
      return result
    } catch (error) {
      await end()
      throw error
    } finally {
      rest = setTimeout(() => void end(), REST).unref()
    }
  }
}

/** @throws when the thread fails, ends or is late */
async function answerOf<Result>(worker: Worker, deadline: number): Promise<Result> {
  const settled = new AbortController()
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(deadline)])
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([answer]) => answer as Result),
      once(worker, 'exit', { signal }).then(([code]) => {
        throw new Error(`the thread ended with code ${code}`)
      }),
    ])
  } finally {
    settled.abort()
  }
}
