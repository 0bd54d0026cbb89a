import { saveProfileDetails } from '#app/features/accounts/contact-details.server.ts'
import { nameField } from '#app/features/accounts/forms.server.ts'
import { askingOnly, type Field } from '#app/forms/fields.ts'
import { findWishFile } from '#app/features/wishes/file.server.ts'
import { readPage, type SectionPage } from '#app/features/wishes/page.server.ts'
import { type SaveResult, saveSectionIn } from '#app/features/wishes/save.server.ts'
import type { AnswersTo } from '#app/features/interview/sections/index.ts'
import { naw } from '#app/features/interview/sections/naw.ts'
import type { Fingerprints } from '#app/forms/stored/merge.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { withActor, asPerson, readOnly } from '#app/platform/sql.server.ts'

const asked = askingOnly(naw, [
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
  key: asked.key,
  // The same questions, so that every answer is one to the step.
  fields: asked.fields.map(asAccountAsks) as readonly Field[] as typeof asked.fields,
}

/** With the revision of the step about contacts. */
export const readDetails = (user: SignedIn): Promise<SectionPage> =>
  readOnly(asPerson(user.id), (sql) => readPage(sql, user, 'naw'))

export type DetailsSave = {
  id: string
  revision: number
  opened: Fingerprints | undefined
  data: AnswersTo<'naw'>
  wrong: readonly string[]
}

/**
 * With a file the step about contacts is saved, and the profile follows; without one, the profile
 * alone.
 */
export function saveDetails(
  user: SignedIn,
  { id, revision, opened, data, wrong }: DetailsSave,
): Promise<SaveResult | { ok: true }> {
  return withActor(asPerson(user.id), async (sql) => {
    if (!(await findWishFile(sql, user.id))) {
      const { values } = await readPage(sql, user, 'naw')
      await saveProfileDetails(sql, user.id, { ...values, ...data })
      return { ok: true }
    }
    const form = { id, revision, opened, data, wrong, fromPage: true }
    return saveSectionIn(sql, user.id, { ...form, section: 'naw', final: false })
  })
}
