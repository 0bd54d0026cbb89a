/** What who signs in answers while a release of their file runs: that they are the owner, or family. */
import { href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import {
  type OwnerQuestion,
  ownerQuestionIn,
} from '#app/features/accounts/owner-question.server.ts'
import { greetedAs } from '#app/features/accounts/profile.server.ts'
import { emailOf } from '#app/features/accounts/users.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { asSystem, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { BrowserMark } from './known-browsers.server.ts'
import { type Begun, isAsked, openAsked, type Waiting } from './sessions.server.ts'

/**
 * `to`: what was asked, null where nothing was any more. `goOn`: the requests for their living will of which they say
 * that these go on.
 */
export type OwnersAnswer = { to: OwnerQuestion['about'] | null; goOn: readonly string[] }

/**
 * Lets in who says that they are the owner. What runs stops by it, but for what they let go on: of that the
 * owner is mailed, since who has the password may have said so.
 *
 * @returns null when the sign-in does not wait (any more); 'asked else' when something else is asked by now, such as
 *   of a death of which somebody let us know meanwhile: that was answered by nobody
 */
export function letOwnerIn(
  by: Pick<Actor, 'request'>,
  waiting: Waiting,
  { to, goOn }: OwnersAnswer,
  marks: BrowserMark[],
): Promise<Begun | 'asked else' | null> {
  return withActor(asSystem('accounts'), async (sql) => {
    if (!(await isAsked(sql, waiting))) return null
    const asked = await ownerQuestionIn(sql, waiting.id)
    if (asked && asked.about !== to) return 'asked else'
    await sql`select agree_to_living_wills(${waiting.id}, ${goOn})`
    if (goOn.length > 0) await noteGoesOn(sql, by, waiting.id)
    return openAsked(sql, waiting, marks)
  })
}

async function noteGoesOn(sql: Sql, by: Pick<Actor, 'request'>, id: string) {
  await noteAudit(sql, by, { action: 'access.agree', subject: id })
  await mailOwner(sql, id, 'living-will-goes-on')
}

/**
 * Ends the sign-in of who says that they are family: nothing opened and nothing stops. The owner, who may
 * live, is mailed. Nothing is done when the sign-in does not wait (any more).
 */
export function turnFamilyAway(by: Pick<Actor, 'request'>, waiting: Waiting): Promise<void> {
  return withActor(asSystem('accounts'), async (sql) => {
    if (!(await isAsked(sql, waiting))) return
    await sql`delete from sessions where id = ${waiting.sessionId}`
    await noteAudit(sql, by, { action: 'sessions.family', subject: waiting.id })
    await mailOwner(sql, waiting.id, 'family-turned-away')
  })
}

/** Tells the owner, who may not be who signed in. */
async function mailOwner(sql: Sql, id: string, kind: 'living-will-goes-on' | 'family-turned-away') {
  const [to, firstName] = [await emailOf(sql, id), await greetedAs(sql, id)]
  await queueMail(sql, { kind, to, firstName, link: absoluteLink(href('/auth')) })
}
