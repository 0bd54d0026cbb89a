/** A colleague opens a request for a member on the telephone. */
import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { env } from '#app/platform/env.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { sqlCode } from '#app/platform/database/sql-code.server.ts'
import { uuidOf } from '#app/platform/uuid.server.ts'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { aboutRequest } from './mails.server.ts'
import { type RequestContents, sealAsked } from './request-contents.server.ts'
import { release } from './texts.nl.ts'

const t = dutch<['release']>({ release })

export type AskingMember = DbRow<
  'members_who_may_ask',
  'id!' | 'company_name! as companyName' | 'city!' | 'email!'
>

/** Lists members that this colleague can open a request for: active, and not their own. */
export const membersWhoMayAsk = ({ id }: Pick<Actor, 'id'>): Promise<AskingMember[]> =>
  readOnly(
    asPerson(id),
    (sql) => sql<AskingMember[]>`
      select id, company_name as "companyName", city, email from members_who_may_ask()`,
  )

/**
 * Opens a request for a member. It waits for its payment, and the member is mailed. Nothing here
 * looks whether there is such a file. The same form sent once more finds its first request.
 *
 * @param form id with which the form was made
 * @returns false when that member takes no part (any more)
 */
export async function openFor(
  actor: Actor,
  member: AskingMember,
  asked: RequestContents,
  form: string = randomUUID(),
): Promise<boolean> {
  try {
    // Another one for a form that was changed. The office reads no request that is not paid.
    return await openRequest(actor, member, asked, uuidOf([form, member.id, asked]))
  } catch (error) {
    if (sqlCode(error) !== '23505') throw error
    return true
  }
}

function openRequest(
  actor: Actor,
  member: AskingMember,
  asked: RequestContents,
  id: string,
): Promise<boolean> {
  return withActor(asPerson(actor.id), async (sql) => {
    const [row] = await sql<DbRow<'open_request_for', 'open_request_for as opened'>[]>`
      select open_request_for(${id}, ${member.id}, ${asked.kind}, ${sealAsked(id, asked)},
                              ${actor.request}) as opened`
    if (!row?.opened) return false
    await queueMail(sql, {
      kind: 'access-opened',
      to: member.email,
      firstName: member.companyName,
      ...(await openedFacts(asked)),
      link: absoluteLink(href('/franchise/aanvragen/:id', { id })),
    })
    return true
  })
}

/** Whose file it is, by when the funeral is, and what it costs. */
async function openedFacts(asked: RequestContents) {
  const { about, facts } = await aboutRequest(asked)
  const price = t('facts.price', { price: eurosOf(env().ACCESS_PRICE_CENTS) })
  return { about, facts: [...facts, price] }
}
