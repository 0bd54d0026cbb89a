import { href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { pastOf } from '#app/features/release/office-requests.server.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { releaseDesk } from '#app/features/release/desk-texts.nl.ts'
import { momentOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { CHOOSE } from './decide.tsx'

/**
 * Answers a decision that came too late: that it was not saved, and by whom it was decided before, and when.
 *
 * @param pressed the button of the decision
 * @returns null where nothing was decided
 */
export async function decidedMeanwhile(
  actor: Actor,
  id: string,
  pressed: unknown,
): Promise<Response | null> {
  const { steps, approvals, refusal } = await pastOf(actor, id)
  const last = steps.at(-1)
  if (!last || isOpenState(last.next)) return null
  const what = releaseDesk.decided
  const did =
    pressed === 'accorderen' ? what.approval : pressed === CHOOSE ? what.choice : what.refusal
  const page = href('/admin/toegangsverzoeken/:id', { id })
  const values = { did, moment: momentOf(last.at) }
  switch (last.next) {
    case 'completed':
      return redirectWithFlash(page, {
        key: 'decided_completed',
        values: { ...values, who: approvals.at(-1)?.by ?? what.colleague },
      })
    case 'rejected':
      return redirectWithFlash(page, {
        key: 'decided_rejected',
        values: {
          ...values,
          who: last.because === 'contact-denies' ? what.contact : (refusal?.by ?? what.colleague),
        },
      })
    default:
      return redirectWithFlash(page, { key: 'decided_over', values })
  }
}
