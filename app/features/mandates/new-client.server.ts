import { randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { type KeyPurpose, keyFromRow, newPersonKey } from '#app/access/keys.server.ts'
import { joinAddress } from '#app/features/accounts/address.ts'
import { CONSENT_VERSION } from '#app/features/accounts/consents.server.ts'
import { requestCountedMail } from '#app/features/sign-in/mail-requests.server.ts'
import { type Profile, sealProfile } from '#app/features/accounts/profile.server.ts'
import { emailHashes, rowOf } from '#app/features/file-index/index.server.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import { searchKeys } from '#app/platform/keys/search-keys.server.ts'
import { brokenRule } from '#app/platform/database/sql-code.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { uuidOf } from '#app/platform/uuid.server.ts'
import { findHeldMandate } from './held-mandates.server.ts'
import { tellOfMandate } from './mandate.server.ts'
import type { newClientForm } from './new-client-form.ts'

type NewClientAnswers = AnswersOf<typeof newClientForm>

export type Prepared = { ok: true; id: string; mandate: string } | { ok: false; reason: 'taken' }

/**
 * Makes an account for a client who has none, and the mandate to write along in it. A client with
 * an address is mailed what was agreed, and the ordinary link for choosing a password.
 *
 * @param network of the colleague, by which mails to an address are counted
 * @param form id with which the form was made: sent once more it leads to the client that it made
 */
export async function prepareAccount(
  actor: Actor,
  answers: NewClientAnswers,
  network: string,
  form: string = randomUUID(),
): Promise<Prepared> {
  const [id, mandate] = [randomUUID(), uuidOf([form, answers])]
  const email = answers.reached === 'email' ? (answers.email ?? null) : null
  if (!(await isMade(actor, { id, mandate, email, answers }))) {
    const held = await findHeldMandate(actor, mandate)
    return held ? { ok: true, id: held.subject, mandate } : { ok: false, reason: 'taken' }
  }
  if (email) await requestCountedMail({ kind: 'reset', email }, network)
  return { ok: true, id, mandate }
}

type NewClient = { id: string; mandate: string; email: string | null; answers: NewClientAnswers }

/** @returns false where another account has the address, or this form made one before */
async function isMade(actor: Actor, client: NewClient): Promise<boolean> {
  try {
    return await makeAccount(actor, client)
  } catch (error) {
    if (brokenRule(error) !== 'mandates_pkey') throw error
    return false
  }
}

function makeAccount(actor: Actor, { id, mandate, email, answers }: NewClient): Promise<boolean> {
  const token = randomToken()
  const { consent, days } = answers
  const profile = profileFrom(answers)
  const wrapped = (purpose: KeyPurpose) => newPersonKey(id, purpose)
  const personal = wrapped('personal')
  const { sealed: card, words } = rowOf(id, profile)
  return withActor(asPerson(actor.id), async (sql) => {
    const [row] = await sql<DbRow<'prepare_account', 'prepare_account as until'>[]>`
      select prepare_account(
        ${id}, ${email}, ${personal}, ${wrapped('secret')},
        ${sealProfile(keyFromRow(personal, id, 'personal'), id, profile)}, ${card},
        ${words}::bigint[], ${emailHashes(email)}::bigint[], ${searchKeys()[0].name},
        ${consent}, ${CONSENT_VERSION}, ${mandate}, ${Number(days)}, ${tokenHash(token)},
        ${actor.request}) as until`
    if (row?.until && email)
      await tellOfMandate(sql, actor, { email, until: row.until, consent, token })
    return Boolean(row?.until)
  })
}

function profileFrom({
  firstName,
  lastName,
  dateOfBirth,
  street,
  postalCode,
  city,
}: NewClientAnswers) {
  const address = joinAddress({ street, postalCode, city })
  return { firstName, lastName, dateOfBirth, ...(address && { address }) } satisfies Profile
}
