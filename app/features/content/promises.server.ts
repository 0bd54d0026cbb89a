import type { KeptPromises } from '#app/locales/promises.ts'
import { env } from '#app/platform/env.server.ts'

export const keptPromises = (): KeptPromises => ({
  directors: env().PROMISE_DIRECTORS,
  relatives: env().PROMISE_RELATIVES,
})
