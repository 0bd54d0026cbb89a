import { areConcerned } from '#app/features/release/request.server.ts'
import type { ContactAsked } from '#app/features/release/forms/request-forms.ts'
import type { Definition } from '#app/forms/fields.ts'
import { errorsFor } from '#app/forms/submission.server.ts'

/**
 * What is wrong with a form that names as trusted person who works for the member that asks, or for the
 * office. Null when nothing is.
 *
 * @param member for which a colleague asks; that of who asks unless it is given
 */
export async function wrongContact(
  userId: string,
  form: Definition,
  contact: ContactAsked,
  member?: string,
) {
  const { email, contactTelefoon: phone } = contact
  const concerned = await areConcerned(userId, { email, phone }, member)
  if (!concerned.email && !concerned.phone) return null
  const said = member ? 'contactOfMember' : 'contactConcerned'
  const address = form.fields.find((field) => field.kind === 'text' && field.format === 'email')
  return errorsFor(form, {
    ...(concerned.email && address && { [address.key]: said }),
    ...(concerned.phone && { contactTelefoon: said }),
  })
}
