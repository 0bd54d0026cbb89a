/**
 * Contacts who come by to read. They need no account and no password: a link in a mail to their address
 * opens a visit, in the browser that asked for it. Who is signed in with that address is the same person.
 */
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { contactHash } from '#app/features/accounts/contact-details.server.ts'
import {
  addressOfContact,
  openCardOf,
  type Relative,
  relativeColumns,
  relativeFrom,
} from '#app/features/contacts/people.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import {
  asSystem,
  enqueue,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { noteTry } from '#app/platform/tries.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import {
  blindHash,
  openForSystem,
  randomToken,
  sealForSystem,
  tokenHash,
} from '#app/platform/keys/crypto.server.ts'
import { countAttempt, countFrom } from '#app/platform/limits.server.ts'
import { HOUR_SECONDS } from '#app/platform/durations.ts'

/** Of one address: a stranger fills nobody's mailbox. Beyond it nothing is sent, and nothing said. */
const MAILS = { name: 'visit mail', points: 5, seconds: HOUR_SECONDS }
/** From one network. */
const ASKED = { name: 'visit asked', points: 20, seconds: HOUR_SECONDS }
const OPENED = { name: 'visit opened', points: 60, seconds: HOUR_SECONDS }

/** How long a link waits for its button. */
const LINK = '1 hour'
/** A visit ends after two hours without a page, and at the end of the day in any case. */
const IDLE = '2 hours'
const LONGEST = '12 hours'
/** How long the button of a link opens the visit again that it opened. */
const AGAIN = '1 minute'

const REQUEST = 'visit request'

type VisitRequest = { email: string; browser: string }

/**
 * Leaves an address for a job to look up: the answer and its time are the same whether or not anybody is
 * known by it.
 *
 * @param browser a token that the browser keeps: the link works there
 * @returns the seconds to wait, when there were too many
 */
export async function askForVisit(
  email: string,
  browser: string,
  network: string,
): Promise<number | undefined> {
  const wait = await countFrom(ASKED, network)
  if (wait !== undefined) return wait
  if ((await countAttempt(MAILS, email.toLowerCase())) !== undefined) return undefined
  const asked: VisitRequest = { email, browser: tokenHash(browser).toString('base64url') }
  const sealed = sealForSystem(asked, REQUEST).toString('base64url')
  await withActor(asSystem('relatives'), (sql) =>
    enqueue(sql, 'answer-visit-request', { sealed }, `visit ${tokenHash(sealed).toString('hex')}`),
  )
  return undefined
}

/** Mails a link to who asked, where somebody lets them read. */
export async function answerVisitRequest(payload: unknown): Promise<void> {
  const { sealed } = payload as { sealed: string }
  const { email, browser } = openForSystem<VisitRequest>(Buffer.from(sealed, 'base64url'), REQUEST)
  await withActor(asSystem('relatives'), async (sql) => {
    const address = contactHash(email)
    const [relative] = await readersBy(sql, address)
    if (!relative && !(await readsCopies(sql, address))) return
    const token = randomToken()
    await sql`
      insert into relative_links (hash, relative_id, address, purpose, browser, expires_at)
      values (${tokenHash(token)}, ${relative?.id ?? null}, ${relative ? null : address}, 'visit',
              ${Buffer.from(browser, 'base64url')}, now() + ${LINK}::interval)`
    await queueMail(sql, {
      kind: 'relative-visit',
      to: relative?.card.email ?? email,
      firstName: '',
      link: absoluteLink(href('/contactpersoon/link'), { token }),
    })
  })
}

/** Whether somebody reads a copy, also of who has no account any more. */
async function readsCopies(sql: Sql, address: Buffer): Promise<boolean> {
  const [row] = await sql<DbRow<'reads_copies', 'reads_copies! as reads'>[]>`
    select reads_copies(${address}) as reads`
  return row?.reads ?? false
}

/** A contact who may read what somebody else wrote, or may one day. */
export type Reader = Relative & {
  ownerId: string
  /** Whether who named them deletes their account: then nothing is read, until they take that back. */
  isGoing?: boolean
}

type ReaderRow = Parameters<typeof relativeFrom>[0] &
  DbRow<'relatives', 'owner_id as ownerId'> &
  Pick<Reader, 'isGoing'>

/**
 * Those with an address who said yes and are who was meant. Where two of one person have the same
 * address, it is that of both.
 *
 * @param address by `addressOfContact`
 */
async function readersBy(sql: Sql, address: Buffer): Promise<Reader[]> {
  const rows = await sql<ReaderRow[]>`
    select ${relativeColumns(sql)}, r.owner_id as "ownerId",
           exists (select from account_deletions d where d.user_id = r.owner_id) as "isGoing"
      from relatives r
     where r.state = 'confirmed'
       and r.id in (
         select of_owner.id from relatives named join relatives of_owner using (owner_id)
          where named.contact_hash = ${address}
         union all
         select id from relatives where sha256(uuid_send(id)) = ${address})
     order by r.created_at, r.id`
  return rows
    .map(({ ownerId, isGoing, ...row }) => ({ ...relativeFrom(row), ownerId, isGoing }))
    .filter((reader) => addressOfContact(reader).equals(address))
}

/** Reads for whom somebody with this address may read. */
export const readersAt = (address: Buffer): Promise<Reader[]> =>
  readOnly(asSystem('relatives'), (sql) => readersBy(sql, address))

/** open: a button opens a visit. elsewhere: another browser asked for it. */
export type LinkState = 'open' | 'elsewhere' | 'dead'

/** Looks at a link and changes nothing. @param browser the token that this browser keeps, if any */
export const lookAtVisitLink = (token: string, browser: string | undefined): Promise<LinkState> =>
  readOnly(asSystem('relatives'), async (sql) => {
    const [row] = await sql<DbRow<'relative_links', 'browser' | 'used_at as usedAt'>[]>`
      select l.browser, l.used_at as "usedAt"
        from relative_links l left join relatives r on r.id = l.relative_id
       where ${isLinkToVisit(sql, token)}`
    const isHere = browser !== undefined && row?.browser?.equals(tokenHash(browser))
    if (!row || (row.usedAt && !(isHere && (await justBegan(sql, visitBy(token, browser))))))
      return 'dead'
    return isHere ? 'open' : 'elsewhere'
  })

const isLinkToVisit = (sql: Sql, token: string) => sql`
  l.hash = ${tokenHash(token)} and l.purpose = 'visit' and l.expires_at > now()
  and (l.relative_id is null or r.state = 'confirmed')`

/**
 * The token of the visit that a link opens in a browser: the same one when its button is pressed twice and
 * the first answer got lost. Only who has both, and our key, can tell it.
 */
const visitBy = (token: string, browser: string) =>
  blindHash('visit by a link', `${browser} ${token}`)

/** Whether a visit began a moment ago and has not ended since: only so long its link opens it again. */
async function justBegan(sql: Sql, visit: string): Promise<boolean> {
  const rows = await sql`
    select 1 from relative_visits
     where hash = ${tokenHash(visit)} and started_at > now() - ${AGAIN}::interval`
  return rows.length > 0
}

/**
 * Uses a link up, in the browser that asked for it. Pressed again within a minute it opens the same visit,
 * unless that was ended.
 *
 * @returns the token of the visit, for its cookie; null when the link does not work here (any more)
 */
export async function openVisit(
  token: string,
  browser: string | undefined,
  network: string,
): Promise<string | null> {
  const isTooOften = (await countFrom(OPENED, network)) !== undefined
  const visit = isTooOften ? null : await takeVisitLink(token, browser)
  noteTry('visit', { ok: visit !== null, reason: isTooOften ? 'tooOften' : 'link' })
  return visit
}

const takeVisitLink = (token: string, browser: string | undefined): Promise<string | null> =>
  withActor(asSystem('relatives'), async (sql) => {
    if (!browser) return null
    const [row] = await sql<
      (DbRow<'relatives', 'id?' | 'sealed?'> &
        DbRow<'relative_links', 'address' | 'used_at as usedAt'>)[]
    >`
      select r.id, r.sealed, l.address, l.used_at as "usedAt"
        from relative_links l left join relatives r on r.id = l.relative_id
       where ${isLinkToVisit(sql, token)} and l.browser = ${tokenHash(browser)}
         for update of l`
    if (!row) return null
    const visit = visitBy(token, browser)
    if (row.usedAt) return (await justBegan(sql, visit)) ? visit : null
    await sql`update relative_links set used_at = now() where hash = ${tokenHash(token)}`
    const { id, sealed, address } = row
    const whose = id && sealed ? addressOfContact({ id, card: openCardOf(id, sealed) }) : address
    return whose && beginVisit(sql, whose, visit)
  })

/**
 * Begins a visit of a contact.
 *
 * @param address by `addressOfContact`
 * @returns its token, for the cookie
 */
export async function beginVisit(
  sql: Sql,
  address: Buffer,
  visit = randomToken(),
): Promise<string> {
  await sql`
    insert into relative_visits (hash, address) values (${tokenHash(visit)}, ${address})`
  return visit
}

/**
 * Whose visit a cookie is of, by the hash of their address; null when it has ended. Notes once in five
 * minutes that somebody was there.
 */
export async function visitOf(token: string): Promise<Buffer | null> {
  const [row] = await readOnly(
    asSystem('relatives'),
    (sql) => sql<(DbRow<'relative_visits', 'address'> & { isOld: boolean })[]>`
      select address, seen_at < now() - interval '5 minutes' as "isOld" from relative_visits
       where hash = ${tokenHash(token)} and seen_at > now() - ${IDLE}::interval
         and started_at > now() - ${LONGEST}::interval`,
  )
  if (row?.isOld)
    await withActor(
      asSystem('relatives'),
      (sql) => sql`update relative_visits set seen_at = now() where hash = ${tokenHash(token)}`,
    )
  return row?.address ?? null
}

/** Ends a visit. */
export const endVisit = (token: string): Promise<unknown> =>
  withActor(
    asSystem('relatives'),
    (sql) => sql`delete from relative_visits where hash = ${tokenHash(token)}`,
  )
