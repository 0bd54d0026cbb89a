import { data } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import {
  noticeForOffice,
  type OneNotice,
} from '#app/features/deaths/notices/office-notices.server.ts'
import { requestCalled } from '../requests/request-called.server.ts'

/**
 * Reads whom an address names that is to be told something of a death.
 *
 * @throws a 404 answer when there is nobody (any more)
 */
export async function noticeCalled(
  actor: Actor,
  { id, notice }: { id: string; notice: string },
): Promise<OneNotice> {
  const found = await requestCalled(actor, notice, noticeForOffice)
  if (found.reportId !== id) throw data('request', { status: 404 })
  return found
}
