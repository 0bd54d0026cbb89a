/** Buttons on the page of a request that decide nothing of it: each does one thing and says what became of it. */
import { data, href, redirect } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import {
  endUnfetched,
  giveMoreTime,
  retryDelivery,
} from '#app/features/delivery/delivered.server.ts'
import { askForCertificate } from '#app/features/release/certificate.server.ts'
import {
  lookAtNamed,
  type NamedPerson,
} from '#app/features/release/decision/contact-phone.server.ts'
import { lookAtWhose, type IdentifiedOwner } from '#app/features/release/office-requests.server.ts'
import type { RefusalReason } from '#app/features/release/states.ts'
import type { PlainFlash } from '#app/locales/flash.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { PROVE } from './delivery/card.tsx'

export type DecisionReply = FormReply & {
  whose?: IdentifiedOwner | null
  named?: NamedPerson[]
  /** The reason for which a refusal is asked about once more. */
  sure?: RefusalReason
}

/** Who decides, and may be asked to show (again) who they are. */
export type Colleague = Actor & SignedIn

/** The page of a request with a message. */
export const backTo = (id: string, key: PlainFlash) =>
  redirectWithFlash(href('/admin/toegangsverzoeken/:id', { id }), { key })

type Button = {
  press: (
    actor: Colleague,
    id: string,
    form: FormData,
  ) => Promise<Response | ReturnType<typeof data<DecisionReply>>>
  /** Whether it is also for who works for the member that asks. */
  ofOwn?: boolean
}

/** By the value of the button. */
export const OTHER_BUTTONS = new Map<unknown, Button>([
  [
    'opnieuw',
    {
      ofOwn: true,
      press: async (actor, id) =>
        backTo(id, (await retryDelivery(actor, id)) ? 'delivery_again' : 'delivery_done'),
    },
  ],
  [
    PROVE,
    {
      ofOwn: true,
      press: async (actor, id, form) => {
        const wrong = await unproven(actor, form)
        if (wrong) return data<DecisionReply>(wrong, { status: 422 })
        return redirect(href('/admin/toegangsverzoeken/:id', { id }), 303)
      },
    },
  ],
  [
    'akte',
    {
      press: async (actor, id) =>
        backTo(
          id,
          (await askForCertificate(actor, id)) ? 'certificateAsked' : 'certificateNotAsked',
        ),
    },
  ],
  [
    'meer-tijd',
    {
      press: async (actor, id) =>
        backTo(id, (await giveMoreTime(actor, id)) ? 'delivery_more_time' : 'delivery_decided'),
    },
  ],
  [
    'beeindigen',
    {
      press: async (actor, id) =>
        backTo(id, (await endUnfetched(actor, id)) ? 'delivery_ended' : 'delivery_decided'),
    },
  ],
  [
    'bekijken',
    { press: async (actor, id) => data<DecisionReply>({ whose: await lookAtWhose(actor, id) }) },
  ],
  [
    'genoemd',
    { press: async (actor, id) => data<DecisionReply>({ named: await lookAtNamed(actor, id) }) },
  ],
])
