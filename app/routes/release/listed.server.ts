import type { OwnRequest } from '#app/features/release/request.server.ts'
import { nameIn, fileNumberIn } from '#app/features/release/request-contents.server.ts'
import type { ListedRequest } from './own-requests.tsx'

/** Only what a list shows of it goes to the page. */
export function listedOwnRequest({ asked, ...request }: OwnRequest): ListedRequest {
  const { availableUntil: until } = request
  return {
    ...request,
    name: (asked && nameIn(asked)) ?? null,
    number: asked && fileNumberIn(asked),
    isOver: until !== null && until <= new Date(),
  }
}
