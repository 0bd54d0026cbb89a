import { randomUUID } from 'node:crypto'
import { data, href } from 'react-router'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { readPage } from '#app/features/wishes/page.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { refuseWhileAway, userOf } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import { givenBack, saveForm, showsPosted, unsaved } from './save-form.server.ts'
import { ProfilePage } from '../registration/profile-page.tsx'
import type { Route } from './+types/older-form.ts'
import { FormPage } from './older-form-page.tsx'

const section = 'formulier'

export const handle = { shows: 'wishes' }

/** 'Persoonlijke Wensen Vastleggen' for a person's own file; visitors first make a profile. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = userOf(context)
  if (context.get(showsPosted)) return null
  refuseWhileAway()
  if (!user) return null
  return page(user)
}

const page = (user: SignedIn) =>
  readOnly(asPerson(user.id), async (sql) => {
    const stored = await readPage(sql, user, section)
    return { ...stored, saveId: randomUUID(), account: user.id }
  })

/** Saves the form; that completes the file (specification 4, 'Wish'). */
export async function action({ request, context }: Route.ActionArgs) {
  const user = userOf(context)
  const form = await readForm(request)
  const where = { request, context }
  if (isAway()) return givenBack({ section, form, where })
  if (!user) return data({ ...unsaved(section, form), signedOut: true }, { status: 401 })
  const done = await saveForm({ user, section, form, where, final: true })
  if ('stay' in done) return done.stay
  const { number, notConfirmed } = done.saved
  const key = notConfirmed ? `notConfirmed_${notConfirmed}` : 'formSaved'
  return redirectWithFlash(href('/dashboard'), { key, values: { number, saved: done.id } })
}

export default function OlderForm({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData ? { ...loaderData, ...actionData } : loaderData
  return state ? (
    <FormPage section={section} notes={[]} {...state} />
  ) : (
    <ProfilePage stage="profile" />
  )
}
