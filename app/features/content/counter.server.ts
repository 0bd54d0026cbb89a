import type { DbRow } from '#db/row.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { ask } from '#app/platform/database/sql.server.ts'
import { log } from '#app/platform/log.server.ts'

/** Specification 9, in ms. */
export const FRESH_MS = 300_000

/**
 * What is counted at most once in five minutes, with one retry.
 *
 * @param now the time in ms
 */
export function counted<T>(count: () => Promise<T>, now: () => number = Date.now) {
  let known: T | undefined
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
    async known(): Promise<T | undefined> {
      if (now() - asked >= FRESH_MS) await refresh()
      return known
    },
    /** The last count, while it is counted anew if need be. */
    last(): T | undefined {
      if (now() - asked >= FRESH_MS) void refresh()
      return known
    },
  }
}

/** 'Meer dan 3 wensen' says that hardly anybody is here. */
const FEW = 100

/** A number of it. No visitor waits: the last count is shown; none while it is unknown. */
export function counter(count: () => Promise<number>, now?: () => number) {
  const { refresh, known, last } = counted(count, now)
  return {
    refresh,
    known,
    /** Like '1.234'; null while the count is unknown or low. */
    shown(): string | null {
      const number = last() ?? 0
      return number < FEW ? null : numberOf(number)
    },
  }
}

export const recordedWishes = counter(async () => {
  const [row] = await ask(
    (sql) =>
      sql<
        DbRow<'total_wishes_count', 'total_wishes_count! as total'>[]
      >`select total_wishes_count() as total`,
  )
  return Number(row?.total)
})

export const activeGuildMembers = counter(async () => {
  const [row] = await ask(
    (sql) =>
      sql<
        DbRow<'active_guild_members_count', 'active_guild_members_count! as total'>[]
      >`select active_guild_members_count() as total`,
  )
  return Number(row?.total)
})
