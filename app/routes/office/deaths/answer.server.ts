import { data, href, redirect } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { approveDeathForm, refuseDeathForm } from '#app/features/deaths/office-forms.ts'
import {
  approveDeath,
  type DeathApproved,
  type DecisionRefused,
  lookAtReported,
  type OfficeReport,
  refuseDeath,
  type ReportedOwner,
} from '#app/features/deaths/office-reports.server.ts'
import { askNewCode, type CodeAsked } from '#app/features/deaths/notices/office-notices.server.ts'
import { deathsDesk } from '#app/features/deaths/office-texts.nl.ts'
import { lookAtWhomToCall, type ToCall } from '#app/features/deaths/notices/whom-to-call.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import {
  answerForm,
  type FormReply,
  orSay,
  refuseSubmission,
} from '#app/routes/kit/answer-form.server.ts'
import { proofLeftOpen, unproven } from '#app/routes/kit/prove.server.ts'
import { LIST } from '../requests/list-address.ts'

const pageOf = (id: string) => href('/admin/toegangsverzoeken/overlijden/:id', { id })

type Colleague = Actor & SignedIn
/** As far as it decides what can be chosen. */
type Posted = Pick<OfficeReport, 'id' | 'paperId' | 'callNeeded'>
export type ReportReply = FormReply & { whose?: ReportedOwner | null; toCall?: ToCall[] }

/** Does what a colleague pressed on the page of a death that contacts let us know of. */
export async function answerTo(where: Where, actor: Colleague, report: Posted, form: FormData) {
  const { id } = report
  const letterFor = form.get('brief')
  if (typeof letterFor === 'string') return askLetter(where, actor, id, letterFor)
  switch (form.get('intent')) {
    case 'bekijken':
      return data<ReportReply>({ whose: await lookAtReported(actor, id) })
    case 'nummers':
      return data<ReportReply>({ toCall: await lookAtWhomToCall(actor, id) })
    case 'accorderen':
      return approve(where, actor, report, form)
    case 'afwijzen':
      return refuse(where, actor, report, form)
    default: {
      const errors = { accorderen: [deathsDesk.choose] }
      return data<ReportReply>({ typed: typedIn(report, form), errors }, { status: 422 })
    }
  }
}

const LETTER_SAID = {
  asked: 'code_asked',
  runs: 'code_runs',
  gone: 'notice_gone',
  contact: 'notice_contact',
} as const satisfies Record<CodeAsked, string>

/** A contact lost the letter with which they read. */
const askLetter = (where: Where, actor: Colleague, id: string, relative: string) =>
  orSay(where, 'request', async () => {
    const became = isUuid(relative) ? await askNewCode(actor, id, relative) : 'gone'
    return redirectWithFlash(pageOf(id), { key: LETTER_SAID[became] })
  })

/** Of both ways, so that what was chosen for the one is there after the other. */
const typedIn = (report: Posted, form: FormData) => ({
  ...parseForm(refuseDeathForm(report), form).typed,
  ...parseForm(approveDeathForm(report), form).typed,
})

async function approve(where: Where, actor: Colleague, report: Posted, form: FormData) {
  const { id } = report
  const submission = { ...parseForm(approveDeathForm(report), form), typed: typedIn(report, form) }
  if (!submission.complete) return refuseSubmission(submission, await proofLeftOpen(actor, form))
  const wrong = await unproven(actor, form)
  if (wrong) return data<ReportReply>({ ...wrong, typed: submission.typed }, { status: 422 })
  const paper = String(form.get('papier'))
  return answerForm(where, submission, 'request', async ({ nagekeken }) => {
    const became: DeathApproved = isUuid(paper)
      ? await approveDeath(actor, id, paper, nagekeken, false)
      : 'other-paper'
    if (became === 'unchecked')
      return refuseSubmission(submission, { nagekeken: [deathsDesk.approve.unchecked] })
    if (became === 'uncalled')
      return refuseSubmission(submission, {
        nagekeken: [deathsDesk.approve.uncalled[report.callNeeded ?? 'denier-called']],
      })
    if (became === 'last' || became === 'certain')
      return redirect(lastPage(id, paper, nagekeken), 303)
    return redirectWithFlash(pageOf(id), { key: SAID[became] })
  })
}

/** What was chosen goes along in the address, so that going back and loading anew ask the same. */
function lastPage(id: string, paper: string, checks: readonly string[]): string {
  const chosen = new URLSearchParams([
    ['papier', paper],
    ...checks.map((one) => ['nagekeken', one]),
  ])
  return `${href('/admin/toegangsverzoeken/overlijden/:id/accorderen', { id })}?${chosen}`
}

const WHY = {
  contact: 'death_contact',
  late: 'death_late',
  given: 'death_given',
} as const satisfies Record<DecisionRefused, string>

/** What is said of an approval that did not make a death certain. */
export const SAID = {
  first: 'death_first',
  gone: 'death_gone',
  'other-paper': 'death_other_paper',
  again: 'death_again',
  unseen: 'death_unseen',
  ...WHY,
} as const satisfies Record<Exclude<DeathApproved, AskedAgain>, string>

/** Not told by a message. */
type AskedAgain = 'certain' | 'last' | 'unchecked' | 'uncalled'

const REFUSED = { done: 'death_refused', gone: 'death_gone', contact: 'death_contact' } as const

const refuse = (where: Where, actor: Colleague, report: Posted, form: FormData) =>
  answerForm(
    where,
    { ...parseForm(refuseDeathForm(report), form), typed: typedIn(report, form) },
    'request',
    async ({ reden }) =>
      redirectWithFlash(LIST, { key: REFUSED[await refuseDeath(actor, report.id, reden)] }),
  )
