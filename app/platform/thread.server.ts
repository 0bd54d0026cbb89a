import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type ThreadLimits = {
  /** A thread that needs more ends; the process goes on. */
  megabytes: number
  /** For one task, in ms, the start of the thread included. */
  deadline: number
}

/** Idle for so long, in ms, it ends and gives its memory back. */
const REST = 60_000

/**
 * Starts a worker thread for one task after the other. A task that fails, is late or runs out of
 * memory takes the thread along; the next gets a new one.
 *
 * @param file answers each message with one; it gets no settings, so no secrets
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
