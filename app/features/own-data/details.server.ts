import { saveProfileDetails } from '#app/features/accounts/contact-details.server.ts'
import { askingOnly } from '#app/forms/fields.ts'
import { findWishFile } from '#app/features/wishes/file.server.ts'
import { readPage, type SectionPage } from '#app/features/wishes/page.server.ts'
import { type SaveResult, saveSectionIn } from '#app/features/wishes/save.server.ts'
import type { AnswersTo } from '#app/features/interview/sections/index.ts'
import { naw } from '#app/features/interview/sections/naw.ts'
import type { Fingerprints } from '#app/forms/stored/merge.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { withActor, asPerson, readOnly } from '#app/platform/sql.server.ts'

/** Name, date of birth, phone and address: the questions of the step about contacts that the account has too. */
export const detailsSection = askingOnly(naw, [
  'firstName',
  'lastName',
  'dateOfBirth',
  'phone',
  'street',
  'postalCode',
  'city',
])

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
