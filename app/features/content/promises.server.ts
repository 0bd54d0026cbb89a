import type { KeptPromises } from '#app/locales/promises.ts'
import { env } from '#app/platform/env.server.ts'

/** What others can do by now, as the settings say. */
export const keptPromises = (): KeptPromises => ({
  directors: env().PROMISE_DIRECTORS,
  relatives: env().PROMISE_RELATIVES,
})
