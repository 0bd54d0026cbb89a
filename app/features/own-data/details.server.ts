import { personKey } from '#app/access/keys.server.ts'
import { saveProfileDetails } from '#app/features/accounts/contact-details.server.ts'
import { nameField } from '#app/features/sign-in/forms.server.ts'
import { askingOnly, type Field } from '#app/forms/fields.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import {
  readSectionPage,
  type SectionPage,
} from '#app/features/wishes/saving/section-page.server.ts'
import {
  type WishSave,
  type SaveResult,
  saveInTransaction,
} from '#app/features/wishes/saving/save-in-transaction.server.ts'
import { naw } from '#app/features/interview/sections/naw.ts'
import type { Saved } from '#app/forms/stored/decide.ts'
import { saveAlone } from '#app/forms/stored/save-alone.server.ts'
import { fingerprintsUnder } from '#app/forms/stored/fingerprints.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { withActor, asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'

const shared = askingOnly(naw, [
  'firstName',
  'lastName',
  'dateOfBirth',
  'phone',
  'street',
  'postalCode',
  'city',
])

/** A name as at sign-up; a new phone number needs no address. */
function asAccountAsks(field: Field): Field {
  if (field.key === 'firstName' || field.key === 'lastName') return { ...field, ...nameField }
  const { required: _, ...open } = field
  return open
}

/** Name, date of birth, phone and address: the questions of the step about contacts that the account has too. */
export const detailsSection = {
  key: shared.key,
  // The same questions, so that every answer is one to the step.
  fields: shared.fields.map(asAccountAsks) as readonly Field[] as typeof shared.fields,
}

/** With the revision of the step about contacts. */
export const readDetails = (user: SignedIn): Promise<SectionPage> =>
  readOnly(asPerson(user.id), (sql) => readSectionPage(sql, user, 'naw'))

/**
 * With a file the step about contacts is saved, and the profile follows; without one, the profile
 * alone.
 */
export function saveDetails(
  user: SignedIn,
  save: Omit<WishSave, 'section' | 'final'>,
): Promise<SaveResult | Saved> {
  return withActor(asPerson(user.id), async (sql) =>
    (await findWishFile(sql, user.id))
      ? saveInTransaction(sql, user.id, { ...save, fromPage: true, section: 'naw', final: false })
      : saveProfile(sql, user, save),
  )
}

async function saveProfile(
  sql: Sql,
  user: SignedIn,
  save: Omit<WishSave, 'section' | 'final'>,
): Promise<Saved> {
  const { values: data, revision } = await readSectionPage(sql, user, naw.key)
  const key = await personKey(sql, user.id, 'personal')
  const rules = { fields: naw.fields, fingerprint: fingerprintsUnder(key, naw.key) }
  return saveAlone(save, { data, revision }, rules, (details) =>
    saveProfileDetails(sql, user.id, details),
  )
}
