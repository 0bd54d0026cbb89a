import { numberOf } from '#app/locales/numbers.ts'
import { ask } from '#app/platform/sql.server.ts'
import { log } from '#app/platform/log.server.ts'

/** How long a count is good for, and the pages that show it (specification 9). */
export const FRESH_MS = 300_000

/**
 * A count that is asked for at most once in five minutes, with one retry. Nobody waits for it: what
 * was counted last is given, and counted anew in the meantime. While counting fails there is none.
 *
 * @param count asks for it
 * @param now the time in ms
 */
export function counter(count: () => Promise<number>, now: () => number = Date.now) {
  let known: number | undefined
  let asked = Number.NEGATIVE_INFINITY
  async function refresh() {
    asked = now()
    known = await count()
      .catch(count)
      .catch((error: unknown) => {
        log().warn({ err: error }, 'counting failed')
        return undefined
      })
  }
  return {
    /** Counts now. */
    refresh,
    /** The count as the Dutch write it: '1.234'; null while it is unknown or nothing. */
    shown(): string | null {
      if (now() - asked >= FRESH_MS) void refresh()
      return known ? numberOf(known) : null
    },
  }
}

/** All wish files of the register. */
export const recordedWishes = counter(async () => {
  const [row] = await ask((sql) => sql<{ total: string }[]>`select total_wishes_count() as total`)
  return Number(row?.total)
})
