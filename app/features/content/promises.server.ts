import type { Kept } from '#app/locales/promises.ts'
import { env } from '#app/platform/env.server.ts'

export const keptPromises = (): Kept => ({
  directors: env().PROMISE_DIRECTORS,
  relatives: env().PROMISE_RELATIVES,
})
