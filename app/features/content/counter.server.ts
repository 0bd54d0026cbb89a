import { numberOf } from '#app/locales/numbers.ts'
import { ask } from '#app/platform/sql.server.ts'
import { log } from '#app/platform/log.server.ts'

/** Specification 9, in ms. */
export const FRESH_MS = 300_000

/**
 * At most once in five minutes, with one retry. No visitor waits: the last count is shown while it
 * is counted anew; none while that fails.
 *
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
    refresh,
    /** Undefined while it cannot be counted. */
    async known(): Promise<number | undefined> {
      if (now() - asked >= FRESH_MS) await refresh()
      return known
    },
    /** Like '1.234'; null while the count is unknown or nothing. */
    shown(): string | null {
      if (now() - asked >= FRESH_MS) void refresh()
      return known ? numberOf(known) : null
    },
  }
}

export const recordedWishes = counter(async () => {
  const [row] = await ask((sql) => sql<{ total: string }[]>`select total_wishes_count() as total`)
  return Number(row?.total)
})

export const activeGuildMembers = counter(async () => {
  const [row] = await ask(
    (sql) => sql<{ total: string }[]>`select active_guild_members_count() as total`,
  )
  return Number(row?.total)
})
