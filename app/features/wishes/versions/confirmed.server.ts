import { cardsOf } from '#app/features/cards/requests.server.ts'
import { greetedAs } from '#app/features/accounts/profile.server.ts'
import { quotable } from '#app/features/interview/own-words.ts'
import { livingWillOf } from '#app/features/living-will/completed.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { findWishFile } from '../file/file.server.ts'
import { readSection } from '../file/sections.server.ts'
import { newestVersion } from './versions.server.ts'

type ConfirmedWishes = {
  file: string
  version: number
  confirmedAt: Date
  firstName: string
  /** How the person wants to be remembered, where that can be set in large letters. */
  remembered: string | null
  cards: Awaited<ReturnType<typeof cardsOf>>
  livingWill: Awaited<ReturnType<typeof livingWillOf>>
}

/** Reads what someone has confirmed; null when nothing was yet, or something has changed since. */
export function readConfirmed(userId: string): Promise<ConfirmedWishes | null> {
  return readOnly(asPerson(userId), async (sql) => {
    const file = await findWishFile(sql, userId)
    const newest = file?.isCompleted ? await newestVersion(sql, file.id) : null
    if (!file || !newest) return null
    const { number: version, confirmedAt } = newest
    return {
      file: file.number,
      version,
      confirmedAt,
      firstName: await greetedAs(sql, userId),
      remembered: quotable((await readSection(sql, userId, 'kaars')).data.remembered),
      cards: await cardsOf(sql, userId),
      livingWill: await livingWillOf(sql, userId),
    }
  })
}
