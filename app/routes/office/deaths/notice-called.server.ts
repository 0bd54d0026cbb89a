import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { reportForOffice } from '#app/features/deaths/office-reports.server.ts'
import {
  type CallConfirmed,
  type CallNoted,
  type LetterSent,
  noticeForOffice,
  type OneNotice,
} from '#app/features/deaths/notices/office-notices.server.ts'
import type { LetterAddress } from '#app/features/deaths/notices/kinds.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { requestCalled } from '../requests/request-called.server.ts'

type Called = { id: string; notice: string }

async function findNotice(actor: Actor, { id, notice }: Called): Promise<OneNotice | null> {
  const found = isUuid(notice) ? await noticeForOffice(actor, notice) : null
  return found?.reportId === id ? found : null
}

/**
 * Reads whom an address names that is to be told something of a death.
 *
 * @throws a 404 answer when there is nobody (any more)
 */
export async function noticeCalled(actor: Actor, called: Called): Promise<OneNotice> {
  const found = await findNotice(actor, called)
  if (!found) throw data('request', { status: 404 })
  return found
}

/**
 * The same for what a colleague posts, who had the page open.
 *
 * @throws the way back to the death, with a message, where that person is to be told nothing any more
 */
export async function noticePosted(actor: Actor, called: Called): Promise<OneNotice> {
  const found = await findNotice(actor, called)
  if (found) return found
  const { id } = await requestCalled(actor, called.id, reportForOffice)
  const report = href('/admin/toegangsverzoeken/overlijden/:id', { id })
  throw await redirectWithFlash(report, { key: 'notice_gone' })
}

/** Where a new letter may go, in what came of a call; undefined where none is asked for. */
export const addressIn = (said: Partial<LetterAddress>): LetterAddress | undefined => {
  const { straat, postcode, plaats } = said
  return straat && postcode && plaats ? { straat, postcode, plaats } : undefined
}

type Became = CallNoted | CallConfirmed | LetterSent

/** Where a colleague calls or writes to one of them. */
export const pageOfNotice = ({ id, reportId }: OneNotice) =>
  href('/admin/toegangsverzoeken/overlijden/:id/contact/:notice', { id: reportId, notice: id })

/** Says what became of a call or a letter, on its page, or on that of the report where there is nothing to see any more. */
export const sayOfNotice = (notice: OneNotice, became: Became) => {
  const to =
    became === 'gone'
      ? href('/admin/toegangsverzoeken/overlijden/:id', { id: notice.reportId })
      : pageOfNotice(notice)
  const isLetter = became === 'asked' || became === 'runs'
  return redirectWithFlash(to, { key: isLetter ? `code_${became}` : `notice_${became}` })
}
