import { href, redirect } from 'react-router'
import { printNewCode, printNoticeLetter } from '#app/features/deaths/notices/letter.server.ts'
import {
  letterToPrint,
  type LetterToPrint,
  type OneNotice,
} from '#app/features/deaths/notices/office-notices.server.ts'
import { selfCalledForm } from '#app/features/deaths/notices/kinds.ts'
import { deathNotices } from '#app/features/deaths/notices/texts.nl.ts'
import { fileNameOf } from '#app/files/names.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { countPrint, fileInstead, givePdf } from '../../kit/file-answer.ts'
import type { Route } from './+types/notice-letter.ts'
import { noticeCalled, noticePosted } from './notice-called.server.ts'

export const middleware: Route.MiddlewareFunction[] = [fileInstead]

const pageOf = (params: { id: string; notice: string }) =>
  href('/admin/toegangsverzoeken/overlijden/:id/contact/:notice', params)

/** What the button posts to. */
export async function loader({ context, params }: Route.LoaderArgs) {
  await noticeCalled(requireCapability(context, 'requests.decide'), params)
  return redirect(pageOf(params), 303)
}

/** The letter to a contact without an e-mail address; that it was printed is noted. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const notice = await noticePosted(actor, params)
  if (
    asksWhoCalled(notice) &&
    parseForm(selfCalledForm, await readForm(request)).complete?.zelf !== 'ja'
  )
    return redirectWithFlash(pageOf(params), { key: 'notice_uncalled' })
  await countPrint(actor.id)
  const letter = await letterToPrint(actor, notice)
  if (typeof letter === 'string')
    return redirectWithFlash(pageOf(params), { key: `notice_${letter}` })
  const { about } = notice
  const title = about === 'new-code' ? deathNotices.codeLetter : deathNotices.about[about]
  return givePdf(context, fileNameOf(title, [notice.name], 'pdf'), await printed(notice, letter))
}

/** A letter with a new code goes to who asked for it: who makes it called them. */
const asksWhoCalled = ({ about, printedAt, hasPhone, own, seen }: OneNotice) =>
  about === 'new-code' && !printedAt && hasPhone && !own && seen

const printed = (notice: OneNotice, { card, code }: LetterToPrint) =>
  notice.about === 'new-code'
    ? printNewCode(card, code ?? '', notice)
    : printNoticeLetter(card, notice.about, notice)

export default function NoPage() {
  return null
}
