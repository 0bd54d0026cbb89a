import {
  type HeldConversation,
  conversationsSince,
} from '#app/features/appointments/held.server.ts'
import { averageAge } from '#app/features/figures/age.server.ts'
import { counted } from '#app/features/content/counter.server.ts'
import { env } from '#app/platform/env.server.ts'
import { ask, type Sql } from '#app/platform/database/sql.server.ts'

/** Files that were begun: all, and those of this day, this week, and before this month. */
type Growth = { total: number; today: number; week: number; beforeMonth: number }

/** Counts that take no rows along. @param at the moment that 'today' is of */
export async function growthAt(sql: Sql, at: Date): Promise<Growth> {
  const [row] = await sql<Growth[]>`
    select total::int, today::int, week::int, before_month::int as "beforeMonth"
      from wish_growth(${at})`
  if (!row) throw new Error('no count')
  return row
}

/** At most five minutes old (specification 9). */
const growth = counted(() => ask((sql) => growthAt(sql, new Date())))

export type Intake = {
  growth: (Growth & { month: number | null }) | undefined
  today: HeldConversation[]
  /** Of today and of this week: how many are over, and how many there are or should be. */
  heldToday: number
  heldThisWeek: number
  /** In years; null when it is not known, or of too few people to say. */
  age: number | null
  goal: { week: number; minutes: string }
}

/** What the intake screen shows (specification 2.7), in real figures. */
export async function intakeFigures(officeId: string, now = new Date()): Promise<Intake> {
  const [{ week, today }, known, age] = await Promise.all([
    conversationsSince(officeId, now),
    growth.known(),
    averageAge({ id: officeId }),
  ])
  const { CONVERSATIONS_A_WEEK, CONVERSATION_MINUTES } = env()
  const over = (all: HeldConversation[]) => all.filter(({ end }) => end <= now).length
  return {
    growth: known && { ...known, month: percentMore(known) },
    today,
    heldToday: over(today),
    heldThisWeek: over(week),
    age,
    goal: { week: CONVERSATIONS_A_WEEK, minutes: CONVERSATION_MINUTES },
  }
}

/** By how many per cent there are more files than as the month began. Null when there were none. */
export const percentMore = ({ total, beforeMonth }: Growth): number | null =>
  beforeMonth > 0 ? Math.round(((total - beforeMonth) / beforeMonth) * 100) : null
