/**
 * Who is told of a step of a request, whoever took it. The job that looks after requests asks it, each
 * minute and at once when a step was taken, of every step that nobody was told of yet.
 */
import type { Sql } from '#app/platform/database/sql.server.ts'
import {
  askContact,
  noteForMember,
  type RequestStep,
  tellContactOfEnd,
  tellMember,
  tellMemberOfRefusal,
  tellMemberOfStop,
  tellMemberOfWithdrawal,
  tellOffice,
  tellOfficeOfStop,
  tellOwner,
  tellOwnerToStop,
} from './mails.server.ts'
import type { RequestState } from './states.ts'
import { tellWarned } from './stops/warned.server.ts'

/** Queues the mails of a step, in the transaction that notes that they were. */
export async function tellOf(sql: Sql, step: RequestStep): Promise<void> {
  await TOLD[step.next](sql, step)
}

/**
 * Whether the trusted person is asked again. Only they hear of it: for the others nothing changed.
 */
export const isAskedAgain = ({ former, next }: RequestStep) => former === next

const nobody = async () => {}

const TOLD: Record<RequestState, (sql: Sql, step: RequestStep) => Promise<unknown>> = {
  unpaid: nobody,
  async waiting_contact(sql, step) {
    await askContact(sql, step)
    if (isAskedAgain(step)) return
    await tellMember(sql, step, step.kind === 'full' ? 'access-asked' : 'access-asked-living-will')
    await tellOwnerToStop(sql, step, 'access-stop')
  },
  waiting_time: (sql, step) => tellMember(sql, step, 'access-confirmed'),
  async pending_verification(sql, step) {
    if (step.former === 'waiting_contact') await tellMember(sql, step, 'access-confirmed')
    await tellOffice(sql, step)
  },
  async completed(sql, step) {
    // Its mail is that of the delivery, which comes within minutes or says that it takes longer.
    await noteForMember(sql, step.requestId, 'completed')
    await tellOwnerToStop(sql, step, 'access-approved-owner')
  },
  async rejected(sql, step) {
    await tellMemberOfRefusal(sql, step)
    await tellOwner(sql, step, 'access-rejected-owner')
    await tellContactOfEnd(sql, step, 'rejected')
  },
  async stopped(sql, step) {
    await tellMemberOfStop(sql, step)
    await tellOwner(sql, step, 'access-stopped-owner')
    await tellContactOfEnd(sql, step, 'stopped')
    if (step.former !== 'completed') return
    await tellOfficeOfStop(sql, step)
    await tellWarned(sql, step.requestId, step.because)
  },
  async expired(sql, step) {
    if (step.former === 'unpaid') return
    const end = step.because === 'contact-silent' ? 'expired' : 'withdrawn'
    // A member that is gone was told by what ended it.
    if (step.because === 'withdrawn') await tellMemberOfWithdrawal(sql, step)
    else if (step.because !== 'member-gone') await tellMember(sql, step, 'access-expired')
    await tellOwner(sql, step, `access-${end}-owner`)
    // Who said yes hears that it does not go on; who did not, that they need not answer.
    await tellContactOfEnd(sql, step, 'rejected')
  },
}
