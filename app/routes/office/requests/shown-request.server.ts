import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { nameIn, fileNumberIn } from '#app/features/release/request-contents.server.ts'

const MINUTE = 60_000

/** What the lists say of a request. */
export const shownRequest = ({ asked, ...request }: OfficeRequest) => ({
  ...request,
  minutes: (Date.now() - request.changedAt.getTime()) / MINUTE,
  name: asked && nameIn(asked),
  number: asked ? fileNumberIn(asked) : undefined,
})
export type ShownRequest = ReturnType<typeof shownRequest>
